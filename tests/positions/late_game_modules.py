"""What modules add to a random position of an advanced game."""

from __future__ import annotations

import random
from typing import Any

from cyclades import Board
from cyclades.engine.setting.config import favours_of, items_of
from cyclades.engine.words.pieces import (
    CARDS,
    FAVOURS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GODS,
    ITEMS,
    MAX_TITANS,
    METROPOLISES,
    MILITARY,
    SPECIALS_DRAWN,
)

HEROES = CARDS[FIRST_HERO:FIRST_ARTIFACT]
ARTIFACTS = CARDS[FIRST_ARTIFACT:]
GODS_IN_ROW = {2: 3, 3: 2, 4: 3, 5: 4, 6: 5}  # B3.5, T2.1


def add_modules(
    rng: random.Random,
    board: Board,
    position: dict[str, Any],
    alive: list[str],
    modules: tuple[str, ...],
    teams: bool,
) -> None:
    """Scatter the modules' pieces over a position at the beginning of the offerings."""
    position["modules"] = list(modules)
    gods = (*GODS[:4], "kronos") if "titans" in modules else GODS[:4]
    row = rng.sample(gods, GODS_IN_ROW[position["players"]])
    position["gods"] = row
    if "hades" in modules:
        _add_hades(rng, board, position)
    if "heroes" in modules:
        _add_heroes(rng, position, alive, "hades" in modules)
    if "favours" in modules:
        _add_favours(rng, board, position, alive)
    if "titans" in modules:
        position["teams"] = teams
        _add_titans(rng, position, alive)


def _owned(position: dict[str, Any]) -> list[str]:
    return [name for name, isle in position["isles"].items() if isle["owner"]]


def _add_hades(rng: random.Random, board: Board, position: dict[str, Any]) -> None:
    position["threat_roll"] = rng.randint(0, 6)
    if rng.random() < 0.5:
        position["threat"] = rng.randint(9, 14)
        position["covered"] = position["gods"][-1]
        position["gods"] = [*position["gods"][:-1], "hades"]
    else:
        position["threat"] = rng.randint(0, 8)
    places = [name for name in _owned(position) if not position["isles"][name]["metropolis"]]
    places = [name for name in places if board.has_space[board.territory_ids.index(name)]]
    if places and rng.random() < 0.7:
        name = rng.choice(places)
        first = board.first_slot[board.territory_ids.index(name)]
        isle = position["isles"][name]
        isle["buildings"] = [
            None if board.on_space[first + slot] else building for slot, building in enumerate(isle["buildings"])
        ]
        position["necropolis"] = name
        isle["gold"] = rng.randint(0, 6)
        position["isles"][rng.choice(_owned(position))]["gold"] = rng.randint(0, 3)


def _add_heroes(rng: random.Random, position: dict[str, Any], alive: list[str], hades: bool) -> None:
    heroes: dict[str, Any] = {}
    gone: list[str] = []
    left = ["erinyes", "charon"]
    if hades:
        left.append("empusa")
    free = [name for name, isle in position["isles"].items() if not isle.get("figure")]
    if rng.random() < 0.4:
        called = position["cycle"] - rng.randint(0, 1)
        position["isles"][rng.choice(free)]["figure"] = {
            "card": "cerberus",
            "holder": rng.choice(alive),
            "called": called,
        }
    else:
        left.append("cerberus")
    metropolises = sum(isle["metropolis"] for isle in position["isles"].values())
    for hero in HEROES:
        fate = rng.random()
        if hero == "penthesilea" and fate < 0.2 and metropolises < 10:
            position["hidden_isle"] = rng.choice(alive)
        elif fate < 0.5:
            heroes[hero] = {"isle": rng.choice(_owned(position)), "hired": position["cycle"] - rng.randint(1, 2)}
        elif fate < 0.75:
            gone.append(hero)
        else:
            left.append(hero)
    position.update(heroes=heroes, gone=gone, kept=list(heroes))
    rng.shuffle(left)
    for space, card in enumerate(position["track"]):
        if left and (card is None or rng.random() < 0.4):
            position["track"][space] = left.pop()
    position["discard"] += left[: rng.randint(0, len(left))]


def _add_favours(rng: random.Random, board: Board, position: dict[str, Any], alive: list[str]) -> None:
    tiles = [name for tile, name in enumerate(FAVOURS) if favours_of("heroes" in position["modules"]) >> tile & 1]
    rng.shuffle(tiles)
    if "hades" not in position["gods"]:
        position["favour"] = {"tile": tiles.pop()}
        tiles = tiles[: rng.randint(0, len(tiles))]
    position["favours"] = tiles
    items = [name for item, name in enumerate(ITEMS) if items_of("hades" in position["modules"]) >> item & 1]
    rng.shuffle(items)
    for city in alive:
        priestesses = rng.choice((0, 0, 1, 1, 2)) if len(alive) < 5 else rng.choice((0, 1))
        position["cities"][city]["priestesses"] = priestesses
        for pile, most in (("items", 2), ("secret_items", 2)):
            position["cities"][city][pile] = [items.pop() for _ in range(min(len(items), rng.randint(0, most)))]
    position["item_discard"] = items[: rng.randint(0, len(items))]
    for name in rng.sample(board.sea_ids, rng.randint(0, 6)):
        position["seas"].setdefault(name, {})["markers"] = 1
    for name in rng.sample(_owned(position), 2):
        _put_theatre(rng, position, name)
    if rng.random() < 0.2:
        position["apple"] = {"player": rng.choice(alive), "god": rng.choice(position["gods"])}


def _put_theatre(rng: random.Random, position: dict[str, Any], name: str) -> None:
    """On one of an isle's slots, unless it would complete its owner's set."""
    isle = position["isles"][name]
    slot = rng.randrange(len(isle["buildings"]))
    if isle["metropolis"] or position.get("necropolis") == name:
        return
    former, isle["buildings"][slot] = isle["buildings"][slot], "theatre"
    built = [
        building
        for other in position["isles"].values()
        if other["owner"] == isle["owner"]
        for building in other["buildings"]
        if building
    ]
    types = len(set(built) - {"theatre"})
    if types + built.count("theatre") >= 4:
        isle["buildings"][slot] = former


def _add_titans(rng: random.Random, position: dict[str, Any], alive: list[str]) -> None:
    isles = position["isles"]
    for city in alive:
        for _ in range(rng.randint(0, MAX_TITANS)):
            isle = isles[rng.choice([name for name in isles if isles[name]["owner"] == city])]
            isle["titans"] = isle.get("titans", 0) + 1
    position["specials"] = []
    for kind in rng.sample(METROPOLISES[MILITARY:], SPECIALS_DRAWN):
        ordinary = [isle for isle in isles.values() if isle["metropolis"] and not isle.get("special")]
        if not ordinary or rng.random() < 0.5:
            position["specials"].append(kind)
            continue
        isle = rng.choice(ordinary)
        isle["special"] = kind
        if kind == "cultural" and isle["owner"]:  # three are a metropolis at once (T5.10)
            city = position["cities"][isle["owner"]]
            city["philosophers"] = min(city["philosophers"], 2)
    artifacts = rng.sample(ARTIFACTS, len(ARTIFACTS))
    left = [artifacts.pop()]  # or somebody might have them all
    placed: dict[str, str] = {}
    gone: list[str] = position.get("gone", [])
    for artifact in artifacts:
        fate = rng.random()
        if fate < 0.5:
            placed[artifact] = rng.choice(_owned(position))
        elif fate < 0.6:
            gone.append(artifact)
        else:
            left.append(artifact)
    position.update(artifacts=placed, gone=gone)
    for space in range(len(position["track"])):
        if left and rng.random() < 0.4:
            position["track"][space] = left.pop()
