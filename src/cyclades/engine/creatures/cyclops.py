"""Cyclops (C8)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_CHOOSE_TYPE,
    CHOOSE_BUILDING,
    CHOOSE_TYPE,
    choose_building,
    chosen_building,
    chosen_on_space,
    chosen_territory,
)
from cyclades.engine.creatures.power import Target
from cyclades.engine.discounts import remove_building
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.fields import Field
from cyclades.engine.frames import CYCLOPS_TYPE, FOUNDING
from cyclades.engine.holdings import buildings_in_supply, slot_of
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BUILDING_COUNT, CYCLOPS, NONE, THEATRE
from cyclades.engine.refusals import Refusal, refuse


class CyclopsBuilding(Target):
    """An own building for which another type's tile is left."""

    name = "cyclops_building"
    cards: tuple[int, ...] = (CYCLOPS,)

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player:
                for building in range(1, engine.config.building_kinds + 1):
                    if other_type_left(engine, building):
                        for on_space in range(2):
                            if slot_of(engine, territory, building, on_space) != NONE:
                                engine.offer(choose_building(territory, building, on_space))

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_BUILDING:
            return engine.wrong_moment(family)
        territory = chosen_territory(action)
        building = chosen_building(action)
        if slot_of(engine, territory, building, chosen_on_space(action)) == NONE:
            return refuse("no_such_building", isle=territory, building=building)
        if engine.state.owner[territory] != engine.state.turn_player:
            return refuse("not_your_building", isle=territory)
        if not other_type_left(engine, building):
            return refuse("no_other_type_left", building=building)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        territory = chosen_territory(action)
        slot = slot_of(engine, territory, chosen_building(action), chosen_on_space(action))
        engine.push(CYCLOPS_TYPE, territory, slot - engine.board.first_slot[territory])


def other_type_left(engine: Engine, building: i64) -> bool:
    for other in range(1, BUILDING_COUNT + 1):
        if other != building and buildings_in_supply(engine, other) > 0:
            return True
    return False


ISLE: Final = 1
SLOT: Final = 2  # counted on that isle


class CyclopsType(Room):
    """What it becomes."""

    name = "cyclops_type"
    fields: tuple[Field, ...] = (Field(ISLE, "isle", "isle"), Field(SLOT, "slot", "number"))
    automatic = True

    def slot(self, engine: Engine) -> i64:
        return engine.board.first_slot[engine.argument(ISLE)] + engine.argument(SLOT)

    def options(self, engine: Engine) -> None:
        former = engine.state.buildings[self.slot(engine)]
        for building in range(1, BUILDING_COUNT + 1):
            if building != former and buildings_in_supply(engine, building) > 0:
                engine.offer(AT_CHOOSE_TYPE + building - 1)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_TYPE:
            return engine.wrong_moment(family)
        building = action - AT_CHOOSE_TYPE + 1
        if building == THEATRE:
            return refuse("never_into_theatre")
        if building == engine.state.buildings[self.slot(engine)]:
            return refuse("same_type", building=building)
        if buildings_in_supply(engine, building) == 0:
            return refuse("no_tile_left", building=building)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        slot = self.slot(engine)
        territory = engine.argument(ISLE)
        within = engine.argument(SLOT)
        building = action - AT_CHOOSE_TYPE + 1
        former = state.buildings[slot]
        engine.pop()
        remove_building(engine, territory, slot)
        state.buildings[slot] = building
        if engine.heard:
            engine.tell(events.BuildingTurned(state.turn_player, territory, within, former, building))
        engine.push(FOUNDING, state.turn_player)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        first_slot = engine.board.first_slot
        isle = frame["isle"]
        frame.demand(state.owner[isle] == state.turn_player, "isle", "it is not his")
        slot = first_slot[isle] + frame["slot"]
        built = slot < first_slot[isle + 1] and state.buildings[slot] != 0
        frame.demand(built, "isle, slot", "there is no building in that slot")
        frame.demand(other_type_left(engine, state.buildings[slot]), "isle, slot", "no other type is left")
