"""Kronos (T3): a building of a god above him, or a titan if he is first; one titan for sale."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import AT_RECRUIT_TITAN, BUILD, RECRUIT_TITAN, build, build_territory, build_type
from cyclades.engine.engine import Engine
from cyclades.engine.gods import God, put_up, why_not_pay
from cyclades.engine.holdings import buildings_in_supply, free_slot, titans_in_supply
from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import (
    BUILDING_COUNT,
    FORTRESS,
    GOD_PLACES,
    KRONOS,
    NO_BUILDING,
    NONE,
    PORT,
    TEMPLE,
    UNIVERSITY,
)
from cyclades.engine.refusals import Refusal, refuse

TITAN_PRICE: Final = 2  # T3.2
BUILDING_OF: Final = Row([PORT, FORTRESS, TEMPLE, UNIVERSITY])  # by god


def is_first(engine: Engine) -> bool:
    """Whether Kronos lies at the top of the row."""
    return engine.state.god_row[0] == KRONOS


def gives_type(engine: Engine, building: i64) -> bool:
    """Whether the building's god lies above Kronos this cycle."""
    god_row = engine.state.god_row
    for place in range(GOD_PLACES):
        god = god_row[place]
        if god == KRONOS or god == NONE:
            return False
        if BUILDING_OF[god] == building:
            return True
    return False


def gift_building_left(engine: Engine, building: i64) -> bool:
    return not engine.state.kronos_gift and gives_type(engine, building)


class Kronos(God):
    def __init__(self) -> None:
        self.building = NO_BUILDING

    def price(self, engine: Engine) -> i64:
        """What the next titan costs; NONE when no more is for sale this turn."""
        if is_first(engine) and not engine.state.kronos_gift:
            return 0
        return TITAN_PRICE if engine.state.recruited == 0 else NONE

    def price_of(self, engine: Engine, family: i64) -> i64:
        return 0 if family == BUILD else God.price_of(self, engine, family)

    def offer_recruits(self, engine: Engine) -> None:
        state = engine.state
        if titans_in_supply(engine, state.turn_player) == 0:
            return
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player:
                engine.offer(AT_RECRUIT_TITAN + territory)

    def options(self, engine: Engine) -> None:
        state = engine.state
        price = self.price(engine)
        if price != NONE and price <= state.gold[state.turn_player]:
            self.offer_recruits(engine)
        for building in range(1, BUILDING_COUNT + 1):
            if gift_building_left(engine, building) and buildings_in_supply(engine, building) > 0:
                for territory in range(engine.board.territory_count):
                    if state.owner[territory] == state.turn_player and free_slot(engine, territory) != NONE:
                        engine.offer(build(building, territory))

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_TITAN:
            return self.why_not_titan(engine, action - AT_RECRUIT_TITAN)
        return God.why_not(self, engine, family, action)

    def why_not_titan(self, engine: Engine, territory: i64) -> Refusal | None:
        state = engine.state
        price = self.price(engine)
        if price == NONE:
            return refuse("no_more_titans_for_sale")
        if titans_in_supply(engine, state.turn_player) == 0:
            return refuse("all_titans_on_board")
        if state.owner[territory] != state.turn_player:
            return refuse("not_your_isle", "T3.2", isle=territory)
        return why_not_pay(engine, price)

    def why_not_build(self, engine: Engine, building: i64, territory: i64) -> Refusal | None:
        state = engine.state
        if not gives_type(engine, building):
            return refuse("god_not_above_kronos", building=building)
        if state.kronos_gift:
            return refuse("kronos_gift_taken")
        if state.owner[territory] != state.turn_player:
            return refuse("building_isle_not_yours", "T3.1", isle=territory)
        if free_slot(engine, territory) == NONE:
            return refuse("no_free_slot", isle=territory)
        return None if buildings_in_supply(engine, building) > 0 else refuse("no_building_left", building=building)

    def take(self, engine: Engine, family: i64, action: i64) -> None:
        if family == BUILD:
            engine.state.kronos_gift = 1
            put_up(engine, build_type(action), build_territory(action), 0)
        else:
            self.recruit(engine, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        state = engine.state
        territory = action - AT_RECRUIT_TITAN
        price = self.price(engine)
        if price == 0:
            state.kronos_gift = 1
        else:
            state.recruited += 1
        state.gold[state.turn_player] -= price
        state.titans[territory] += 1
        if engine.heard:
            engine.tell(events.TitanRaised(state.turn_player, territory, price))
