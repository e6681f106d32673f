"""Hestia (H4.2): a port, fortress, temple or university is built."""

from __future__ import annotations

from cyclades.engine.actions import BUILD, build_territory, build_type
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.favour import Favour
from cyclades.engine.frames import HESTIA_BUILDING
from cyclades.engine.gods import offer_building, put_up
from cyclades.engine.holdings import buildings_in_supply, free_slot
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BUILDING_COUNT, NONE, THEATRE
from cyclades.engine.refusals import Refusal, refuse


def any_slot(engine: Engine) -> bool:
    """Whether the player whose turn it is has room for a building."""
    state = engine.state
    for territory in range(engine.board.territory_count):
        if state.owner[territory] == state.turn_player and free_slot(engine, territory) != NONE:
            return True
    return False


def why_not_put_up(engine: Engine, building: i64, territory: i64) -> Refusal | None:
    """Why a building that is paid for can't stand there."""
    state = engine.state
    if state.owner[territory] != state.turn_player:
        return refuse("building_isle_not_yours", "H4.2", isle=territory)
    if free_slot(engine, territory) == NONE:
        return refuse("no_free_slot", isle=territory)
    return None if buildings_in_supply(engine, building) > 0 else refuse("no_building_left", building=building)


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


class HestiaBuilding(Room):
    """Which building, and where."""

    name = "hestia_building"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        for building in range(1, BUILDING_COUNT + 1):
            offer_building(engine, building)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != BUILD:
            return engine.wrong_moment(family)
        if build_type(action) == THEATRE:
            return refuse("not_a_theatre")
        return why_not_put_up(engine, build_type(action), build_territory(action))

    def take(self, engine: Engine, action: i64) -> None:
        engine.pop()
        put_up(engine, build_type(action), build_territory(action), 0)  # paid with the favour
