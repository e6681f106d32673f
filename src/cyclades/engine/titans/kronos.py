"""Kronos (T3): a building of a god above him, or a titan if he is first; one titan for sale."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import titans_in_supply
from cyclades.engine.gods.building import offer_building, put_up, why_not_put_up
from cyclades.engine.gods.god import God, why_not_pay
from cyclades.engine.gods.recruiting import offer_barracks, why_not_barracks
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_RECRUIT_TITAN, BUILD, RECRUIT_TITAN, build_territory, build_type
from cyclades.engine.words.pieces import (
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
from cyclades.engine.words.refusals import Refusal, refuse

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
        if titans_in_supply(engine, engine.state.turn_player) > 0:
            offer_barracks(engine, AT_RECRUIT_TITAN)

    def options(self, engine: Engine) -> None:
        state = engine.state
        price = self.price(engine)
        if price != NONE and price <= state.gold[state.turn_player]:
            self.offer_recruits(engine)
        for building in range(1, BUILDING_COUNT + 1):
            if gift_building_left(engine, building):
                offer_building(engine, building)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_TITAN:
            return self.why_not_titan(engine, action - AT_RECRUIT_TITAN)
        return God.why_not(self, engine, family, action)

    def why_not_titan(self, engine: Engine, territory: i64) -> Refusal | None:
        left = titans_in_supply(engine, engine.state.turn_player)
        return (
            self.why_none_for_sale(engine, left, "no_more_titans_for_sale", "all_titans_on_board")
            or why_not_barracks(engine, territory, "T3.2")
            or why_not_pay(engine, self.price(engine))
        )

    def why_not_build(self, engine: Engine, building: i64, territory: i64) -> Refusal | None:
        if not gives_type(engine, building):
            return refuse("god_not_above_kronos", building=building)
        if engine.state.kronos_gift:
            return refuse("kronos_gift_taken")
        return why_not_put_up(engine, building, territory, "T3.1")

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
