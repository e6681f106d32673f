"""Cyclops (C8)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.discounts import remove_building
from cyclades.engine.cities.holdings import buildings_in_supply, chosen_slot, own_building_fault
from cyclades.engine.creatures.power import Target
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CYCLOPS_TYPE, FOUNDING
from cyclades.engine.machine.state import changed
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_CHOOSE_BUILDING,
    AT_FORGO,
    CHOOSE_BUILDING,
    CHOOSE_TYPE,
    chosen_building,
    chosen_territory,
)
from cyclades.engine.words.pieces import BUILDING_COUNT, CYCLOPS, THEATRE

NOT_YOUR_BUILDING: Final = Fault("not_your_building", "isle")
NO_OTHER_TYPE: Final = Fault("no_other_type_left", "building", rule="C8")
NEVER_INTO_THEATRE: Final = Fault("never_into_theatre", rule="C8")
SAME_TYPE: Final = Fault("same_type", "building", rule="C8")
NO_TILE_LEFT: Final = Fault("no_tile_left", "building", rule="C8")


class CyclopsBuilding(Target):
    """An own building for which another type's tile is left."""

    name = "cyclops_building"
    asks: i64 = CHOOSE_BUILDING
    cards: tuple[int, ...] = (CYCLOPS,)

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        action = AT_CHOOSE_BUILDING + thing
        fault = own_building_fault(engine, engine.state.turn_player, action, NOT_YOUR_BUILDING)
        if fault is not None:
            return fault
        return None if other_type_left(engine, chosen_building(action)) else NO_OTHER_TYPE

    def options(self, engine: Engine) -> None:
        engine.offer(AT_FORGO)
        for territory in range(engine.board.territory_count):
            if engine.state.owner[territory] == engine.state.turn_player:
                self.consider_buildings(engine, territory)

    def strike(self, engine: Engine, card: i64, thing: i64) -> None:
        action = AT_CHOOSE_BUILDING + thing
        territory = chosen_territory(action)
        engine.push(CYCLOPS_TYPE, territory, chosen_slot(engine, action) - engine.board.first_slot[territory])


def other_type_left(engine: Engine, building: i64) -> bool:
    for other in range(1, BUILDING_COUNT + 1):
        if other != building and buildings_in_supply(engine, other) > 0:
            return True
    return False


ISLE: Final = 1
SLOT: Final = 2  # counted on that isle


class CyclopsType(Choice):
    """What it becomes."""

    name = "cyclops_type"
    fields: tuple[Field, ...] = (Field(ISLE, "isle", "isle"), Field(SLOT, "slot", "number"))
    asks: i64 = CHOOSE_TYPE
    automatic = True

    def slot(self, engine: Engine) -> i64:
        return engine.board.first_slot[engine.argument(ISLE)] + engine.argument(SLOT)

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        building = thing + 1
        if building == THEATRE:
            return NEVER_INTO_THEATRE
        if building == engine.state.buildings[self.slot(engine)]:
            return SAME_TYPE
        return None if buildings_in_supply(engine, building) > 0 else NO_TILE_LEFT

    def chosen(self, engine: Engine, thing: i64) -> None:
        state = engine.state
        slot = self.slot(engine)
        territory = engine.argument(ISLE)
        within = engine.argument(SLOT)
        building = thing + 1
        former = state.buildings[slot]
        engine.pop()
        remove_building(engine, territory, slot)
        state.buildings = changed(state.buildings, slot, building)
        if engine.heard:
            engine.tell(events.BuildingTurned(state.turn_player, territory, within, former, building))
        engine.push(FOUNDING, state.turn_player)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        first_slot = engine.board.first_slot
        isle = frame["isle"]
        frame.demand(state.owner[isle] == state.turn_player, "isle", "not_his")
        slot = first_slot[isle] + frame["slot"]
        built = slot < first_slot[isle + 1] and state.buildings[slot] != 0
        frame.demand(built, "isle, slot", "no_building_there")
        frame.demand(other_type_left(engine, state.buildings[slot]), "isle, slot", "no_other_type")
