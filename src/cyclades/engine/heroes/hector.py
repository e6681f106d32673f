"""Hector (H3.6): +1 in the defence of an isle (`traits`); a set of fewer types founds a metropolis."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import building_count, own_building_fault, theatre_count
from cyclades.engine.cities.metropolis import can_found, consider_type, discard_building
from cyclades.engine.heroes.sacrifice_power import SacrificePower, found_by_sacrifice, refuse_founding
from cyclades.engine.heroes.traits import NUMBERS
from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import HECTOR_SET
from cyclades.engine.words.actions import AT_CHOOSE_BUILDING, CHOOSE_BUILDING, chosen_building
from cyclades.engine.words.pieces import BIT, BUILDING_COUNT, HECTOR, THEATRE
from cyclades.engine.words.refusals import Refusal, refuse

TYPES: Final[int] = NUMBERS["hector"]["types"]

NOT_YOUR_BUILDING: Final = Fault("not_your_building", "isle", rule="H3.6")
TYPE_USED: Final = Fault("type_used", "building", rule="H3.6")

# Arguments of the set's frame.
USED: Final = 1  # types discarded, as a mask
COUNT: Final = 2  # buildings discarded


def has_small_set(engine: Engine, player: i64) -> bool:
    types = theatre_count(engine, player)
    for building in range(1, BUILDING_COUNT + 1):
        if building_count(engine, player, building) > 0:
            types += 1
    return types >= TYPES


class Hector(SacrificePower):
    def can(self, engine: Engine) -> bool:
        player = engine.state.turn_player
        return has_small_set(engine, player) and can_found(engine, player)

    def why_not(self, engine: Engine) -> Refusal:
        if not has_small_set(engine, engine.state.turn_player):
            return refuse("too_few_types", number=TYPES)
        return refuse_founding()

    def carry_out(self, engine: Engine) -> None:
        engine.push(HECTOR_SET)


class HectorSet(Choice):
    """The buildings of the smaller set, one after another."""

    name = "hector_set"
    fields: tuple[Field, ...] = (Field(USED, "types", "types"), Field(COUNT, "count", "number", most=2))
    modules: tuple[str, ...] = ("heroes",)
    asks: i64 = CHOOSE_BUILDING
    automatic = True

    def is_foregone(self, engine: Engine) -> bool:
        """All that he has goes: one of each type there is, and every theatre."""
        left = theatre_count(engine, engine.state.turn_player)
        types: i64 = 0
        for i in range(engine.find_legal()):
            building = chosen_building(engine.legal[i])
            if building != THEATRE:
                if types & BIT[building]:
                    return False
                types |= BIT[building]
                left += 1
        return left == TYPES - engine.argument(COUNT)

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        action = AT_CHOOSE_BUILDING + thing
        fault = own_building_fault(engine, engine.state.turn_player, action, NOT_YOUR_BUILDING)
        if fault is not None:
            return fault
        return TYPE_USED if engine.argument(USED) & BIT[chosen_building(action)] else None

    def options(self, engine: Engine) -> None:
        for building in range(1, engine.config.building_kinds + 1):
            consider_type(self, engine, engine.state.turn_player, building)

    def chosen(self, engine: Engine, thing: i64) -> None:
        action = AT_CHOOSE_BUILDING + thing
        building = chosen_building(action)
        discard_building(engine, engine.state.turn_player, action)
        if building != THEATRE:
            engine.set_argument(USED, engine.argument(USED) | BIT[building])
        engine.set_argument(COUNT, engine.argument(COUNT) + 1)
        if engine.argument(COUNT) == TYPES:
            engine.pop()
            found_by_sacrifice(engine)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        player = state.turn_player
        types = frame["types"]
        count = frame["count"]
        frame.demand(types < BIT[BUILDING_COUNT + 1], "types", "theatre_for_any")
        possible = set_size(types) <= count < TYPES
        frame.demand(possible, "types, count", "given_buildings_impossible")
        differ = set_size(types) == count or engine.config.building_kinds >= THEATRE
        frame.demand(differ, "types, count", "buildings_of_other_types")
        left = theatre_count(engine, player)
        for building in range(1, BUILDING_COUNT + 1):
            if not types & BIT[building] and building_count(engine, player, building) > 0:
                left += 1
        frame.demand(left >= TYPES - count, "types, count", "no_set_of_buildings")
        frame.demand(state.gone & BIT[HECTOR] != 0, "types", "hector_not_sacrificed")
