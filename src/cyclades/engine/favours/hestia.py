"""Hestia (H4.2): a port, fortress, temple or university is built."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import buildings_in_supply, free_slot
from cyclades.engine.favours.favour import Favour
from cyclades.engine.gods.building import put_up
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import HESTIA_BUILDING
from cyclades.engine.words.actions import AT_BUILD, BUILD, build, build_territory, build_type
from cyclades.engine.words.pieces import BUILDING_COUNT, NONE, THEATRE
from cyclades.engine.words.refusals import Refusal, refuse

NOT_A_THEATRE: Final = Fault("not_a_theatre", rule="H4.2")
NOT_YOUR_ISLE: Final = Fault("building_isle_not_yours", "isle", rule="H4.2")
NO_FREE_SLOT: Final = Fault("no_free_slot", "isle")
NO_BUILDING_LEFT: Final = Fault("no_building_left", "building")


def any_slot(engine: Engine) -> bool:
    """Whether the player whose turn it is has room for a building."""
    state = engine.state
    for territory in range(engine.board.territory_count):
        if state.owner[territory] == state.turn_player and free_slot(engine, territory) != NONE:
            return True
    return False


def building_fault(engine: Engine, building: i64, territory: i64) -> Fault | None:
    """Why a building that is paid for can't stand there."""
    state = engine.state
    if state.owner[territory] != state.turn_player:
        return NOT_YOUR_ISLE
    if free_slot(engine, territory) == NONE:
        return NO_FREE_SLOT
    return None if buildings_in_supply(engine, building) > 0 else NO_BUILDING_LEFT


class Hestia(Favour):
    def __init__(self) -> None:
        self.price = 2

    def can(self, engine: Engine) -> bool:
        if not any_slot(engine):
            return False
        for building in range(1, BUILDING_COUNT + 1):
            if buildings_in_supply(engine, building) > 0:
                return True
        return False

    def why_not(self, engine: Engine) -> Refusal:
        return refuse("no_room_to_build")

    def begin(self, engine: Engine) -> None:
        engine.push(HESTIA_BUILDING)


class HestiaBuilding(Choice):
    """Which building, and where."""

    name = "hestia_building"
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = BUILD
    automatic = True

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        building = build_type(AT_BUILD + thing)
        if building == THEATRE:
            return NOT_A_THEATRE
        return building_fault(engine, building, build_territory(AT_BUILD + thing))

    def options(self, engine: Engine) -> None:
        for building in range(1, BUILDING_COUNT + 1):
            for territory in range(engine.board.territory_count):
                self.consider(engine, build(building, territory) - AT_BUILD)

    def chosen(self, engine: Engine, thing: i64) -> None:
        engine.pop()
        put_up(engine, build_type(AT_BUILD + thing), build_territory(AT_BUILD + thing), 0)  # paid with the favour
