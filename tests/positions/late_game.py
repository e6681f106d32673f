"""Random positions of an advanced game: full boards, figures, a Kraken, last isles, players already out."""

from __future__ import annotations

import random
from typing import Any

from cyclades import Board
from cyclades.engine.words.pieces import BUILDINGS, CARDS, CERBERUS, CITIES, MINOTAUR
from tests.positions.late_game_modules import add_modules

TYPES = BUILDINGS[1:5]
BASE_CARDS = CARDS[:CERBERUS]
FIGURES = BASE_CARDS[MINOTAUR:]


def late_position(
    rng: random.Random,
    board: Board,
    players: int,
    options: dict[str, object],
    modules: tuple[str, ...] = (),
    teams: bool = False,
) -> dict[str, Any]:
    """A position at the beginning of the offerings that could stand on a table."""
    cities = list(CITIES[:players])
    sides = [cities[first : first + 2] for first in range(0, players, 2)] if teams else [[city] for city in cities]
    left = [side for side in sides if rng.random() < 0.9]
    alive = [city for side in (left if len(left) > 1 else sides) for city in side]
    cycle = rng.randint(3, 20)
    isles = _isles(rng, board, alive, cycle)
    kraken = rng.choice([None, *board.sea_ids])
    order = [f"{city}-{which}" for city in alive for which in (1, 2)] if players == 2 else alive[:]
    rng.shuffle(order)
    common = [card for card in BASE_CARDS if card not in FIGURES]
    track: list[str | None] = rng.sample(common, 3)
    position = {
        "players": players,
        "board": board.id,
        "options": options,
        "cycle": cycle,
        "turn_order": order,
        "cities": {city: _city(rng, city in alive, 3 if players < 6 else 2) for city in cities},
        "track": [card if rng.random() < 0.9 else None for card in track],
        "discard": rng.sample([card for card in common if card not in track], rng.randint(0, 9)),
        "isles": isles,
        "seas": _seas(rng, board, alive, isles, kraken),
        "kraken": kraken,
    }
    if modules:
        add_modules(rng, board, position, alive, modules, teams)
    return position


def _city(rng: random.Random, alive: bool, most: int) -> dict[str, object]:
    if not alive:
        return {"eliminated": True}
    return {"gold": rng.randint(0, 30), "priests": rng.randint(0, most), "philosophers": rng.randint(0, most)}


def _isles(rng: random.Random, board: Board, alive: list[str], cycle: int) -> dict[str, Any]:
    names = board.territory_ids[:]
    rng.shuffle(names)
    owners: list[str | None] = list(alive)
    poor = rng.choice([None, *alive])  # somebody who has but one isle left
    rich: list[str | None] = [city for city in alive if city != poor]
    owners += [rng.choice([*rich, None]) for _ in names[len(owners) :]]
    missing = {city: rng.choice(TYPES) for city in alive}  # nobody owns a set: it would be a metropolis
    reserve = dict.fromkeys(alive, 8)
    supply = dict.fromkeys(TYPES, 10)
    metropolises = 10
    share = rng.choice((0.05, 0.15, 0.3))
    figures = {name: card for name, card in zip(rng.sample(names, 4), FIGURES, strict=True) if rng.random() < 0.4}
    isles: dict[str, Any] = {}
    for name, owner in zip(names, owners, strict=True):
        territory = board.territory_ids.index(name)
        metropolis = metropolises > 0 and rng.random() < share and bool(board.has_space[territory])
        metropolises -= metropolis
        buildings: list[str | None] = []
        for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
            types = [kind for kind in TYPES if supply[kind] and (owner is None or kind != missing[owner])]
            closed = metropolis and board.on_space[slot]
            buildings.append(rng.choice([*types, None]) if not closed else None)
            if buildings[-1]:
                supply[buildings[-1]] -= 1
        isle: dict[str, Any] = {"owner": owner, "buildings": buildings, "metropolis": metropolis}
        isle["markers"] = rng.choice((0, 0, 1))
        if owner is not None:
            isle["troops"] = rng.randint(0, min(4, reserve[owner]))
            reserve[owner] -= isle["troops"]
        if name in figures:
            called = cycle - rng.randint(0, 1)
            isle["figure"] = {"card": figures[name], "holder": rng.choice(alive), "called": called}
        isles[name] = isle
    return isles


def _seas(
    rng: random.Random, board: Board, alive: list[str], isles: dict[str, Any], kraken: str | None
) -> dict[str, Any]:
    closed = {kraken}
    for territory, name in enumerate(board.territory_ids):
        if isles[name].get("figure", {}).get("card") == "polyphemus":
            coast = range(board.coast_first[territory], board.coast_first[territory + 1])
            closed |= {board.sea_ids[board.coast[at]] for at in coast}
    free = [name for name in board.sea_ids if name not in closed]
    seas: dict[str, Any] = {}
    for city in alive:
        reserve = 8
        for _ in range(rng.randint(0, 5)):
            fleets = rng.randint(1, 3)
            if fleets <= reserve and free:
                seas[free.pop(rng.randrange(len(free)))] = {"owner": city, "fleets": fleets}
                reserve -= fleets
    return seas
