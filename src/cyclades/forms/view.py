"""What a player may know, built by listing what is open. Others' gold is the base game's only secret."""

from __future__ import annotations

from typing import Any

from cyclades.engine.cities.discounts import discounts_left
from cyclades.engine.cities.holdings import (
    artifacts_of,
    buildings_in_supply,
    metropolis_count,
    metropolises_in_supply,
    philosophers_in_supply,
    priestesses_in_supply,
    priests_in_supply,
    prosperity_in_supply,
    revenue,
    undead_fleets_in_supply,
    undead_troops_in_supply,
)
from cyclades.engine.creatures.standing_figures import is_closed
from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.engine import Engine
from cyclades.engine.war.units import heroes_on
from cyclades.engine.words.pieces import BUILDINGS, CARDS, CITIES, FIRST_ARTIFACT, FIRST_HERO, GODS, NONE
from cyclades.forms.decision import decision_of, subject_of
from cyclades.forms.module_form import item_names
from cyclades.forms.names import Names
from cyclades.forms.position import city_form, open_parts
from cyclades.forms.under_way import under_way
from cyclades.forms.values import members


def view_of(engine: Engine, names: Names, player: int | None) -> dict[str, Any]:
    """The table as a player sees it (None: a spectator), ready for JSON."""
    return OpenView(engine, names).seen_by(player)


class OpenView:
    """What everybody sees of a position, worked out once for all who look; `seen_by` adds what one of them knows.

    The views share their parts: nobody changes them.
    """

    def __init__(self, engine: Engine, names: Names) -> None:
        self.engine = engine
        self.names = names
        config = engine.config
        state = engine.state
        turn = None
        if state.turn_player != NONE:
            turn = {"player": CITIES[state.turn_player], "god": GODS[state.turn_god], "recruited": state.recruited}
        self.table = open_parts(engine, names)
        if config.heroes:
            for territory, isle in enumerate(self.table["isles"].values()):
                isle["heroes"] = [CARDS[FIRST_HERO + hero] for hero in members(heroes_on(engine, territory))]
        self.cities = [self._city(seat) for seat in range(config.players)]
        self.before = {
            "players": config.players,
            "board": config.board.id,
            "modules": list(config.modules),
            "options": config.options.as_dict(),
            "metropolises_to_win": config.metropolises_to_win,
            "cycle": state.cycle,
            "phase": PHASES[state.phase].name,
        }
        self.apollo = [names.name("marker", marker) for marker in waiting_at_apollo(engine)]
        self.supplies = supplies_form(engine)
        self.closed_seas = [name for sea, name in enumerate(config.board.sea_ids) if is_closed(engine, sea)]
        self.under_way = under_way(engine, names)
        self.turn = turn
        self.end = {
            "ending": ENDINGS[state.ending] or None,
            "winners": [CITIES[winner] for winner in members(state.winners)],
        }

    def _city(self, seat: int) -> dict[str, Any]:
        engine = self.engine
        config = engine.config
        city = city_form(engine, seat)
        city["metropolises"] = metropolis_count(engine, seat)
        city["revenue"] = revenue(engine, seat)
        if config.teams:
            city["team"] = config.team_of[seat]
            city["partner"] = CITIES[config.partner[seat]]
        if config.titans:
            city["artifacts"] = [CARDS[FIRST_ARTIFACT + held] for held in members(artifacts_of(engine, seat))]
        city["discounts_left"] = discounts_left(engine, seat)
        return city

    def seen_by(self, player: int | None) -> dict[str, Any]:
        engine = self.engine
        config = engine.config
        state = engine.state
        cities: dict[str, Any] = {}
        for seat, known in enumerate(self.cities):
            city = dict(known)
            if knows_gold(engine, player, seat):
                city["gold"] = state.gold[seat]
            if config.favours:
                secret = state.secret_items[seat]
                city["secret_items"] = item_names(secret) if seat == player or state.ending else set_size(secret)
            cities[CITIES[seat]] = city
        table = self.table
        if config.favours:
            table = {**table, "items_unseen": item_names(unseen_items(engine, player))}
        return {
            "player": None if player is None else CITIES[player],
            **self.before,
            **table,
            "apollo": self.apollo,
            "cities": cities,
            "supplies": self.supplies,
            "closed_seas": self.closed_seas,
            "under_way": self.under_way,
            "turn": self.turn,
            "decision": _decision_form(engine, self.names, player),
            **self.end,
        }


def supplies_form(engine: Engine) -> dict[str, Any]:
    """What can still be had of each thing that all share (B1.2, B1.3)."""
    config = engine.config
    supplies: dict[str, Any] = {
        "buildings": {
            BUILDINGS[building]: buildings_in_supply(engine, building)
            for building in range(1, config.building_kinds + 1)
        },
        "metropolises": metropolises_in_supply(engine),
        "markers": prosperity_in_supply(engine),
        "priests": priests_in_supply(engine),
        "philosophers": philosophers_in_supply(engine),
    }
    if config.hades:
        supplies["undead"] = {"troops": undead_troops_in_supply(engine), "fleets": undead_fleets_in_supply(engine)}
    if config.favours:
        supplies["priestesses"] = priestesses_in_supply(engine)
    return supplies


def knows_gold(engine: Engine, player: int | None, seat: int) -> bool:
    """His own, his partner's (T7.1), and everybody's where gold is open or the game is over."""
    config = engine.config
    if config.options.open_gold or engine.state.ending or seat == player:
        return True
    return player is not None and config.partner[player] == seat


def unseen_items(engine: Engine, player: int | None) -> int:
    """The items whose place a player doesn't know: in the deck, before another one face down, or shown to him."""
    state = engine.state
    unseen = int(engine.config.item_cards) & ~int(state.item_discard)
    for seat in range(engine.config.players):
        unseen &= ~int(state.items[seat])
        if seat == player:
            unseen &= ~int(state.secret_items[seat])
    return unseen


def waiting_at_apollo(engine: Engine) -> list[int]:
    """The markers that still wait there; those that had their turn are back on the turn track."""
    state = engine.state
    return [marker for marker in list(state.apollo_queue)[state.apollo_turn :] if marker != NONE]


def _decision_form(engine: Engine, names: Names, player: int | None) -> dict[str, Any] | None:
    """Everyone sees who is asked about what; only he sees what he can do, for that depends on his gold."""
    decider = engine.decider()
    if decider == NONE:
        return None
    if decider == player:
        decision = decision_of(engine, names)
        assert decision is not None
        return decision.as_json()
    return {"kind": engine.room().name, "player": CITIES[decider], "subject": subject_of(engine, names, player)}
