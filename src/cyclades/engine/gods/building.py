"""Putting up buildings (B5.7, B5.8)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import buildings_in_supply, free_slot
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import FOUNDING
from cyclades.engine.machine.state import changed
from cyclades.engine.words import events
from cyclades.engine.words.actions import build
from cyclades.engine.words.pieces import NONE
from cyclades.engine.words.refusals import Refusal, refuse


def offer_building(engine: Engine, building: i64) -> None:
    """Offer a type of building on every isle where it can stand."""
    player = engine.state.turn_player
    owner = engine.state.owner
    if buildings_in_supply(engine, building) == 0:
        return
    for territory in range(engine.board.territory_count):
        if owner[territory] == player and free_slot(engine, territory) != NONE:
            engine.offer(build(building, territory))


def why_not_put_up(engine: Engine, building: i64, territory: i64, rule: str = "") -> Refusal | None:
    """Why a building can't stand there, whatever it costs; `rule` is the one by which it is put up."""
    state = engine.state
    if state.owner[territory] != state.turn_player:
        return refuse("building_isle_not_yours", rule, isle=territory)
    if free_slot(engine, territory) == NONE:
        return refuse("no_free_slot", isle=territory)
    return None if buildings_in_supply(engine, building) > 0 else refuse("no_building_left", building=building)


def put_up(engine: Engine, building: i64, territory: i64, price: i64) -> None:
    """Build (B5.7, B5.8); it may complete a set (B7.1)."""
    state = engine.state
    slot = free_slot(engine, territory)
    state.gold[state.turn_player] -= price
    state.buildings = changed(state.buildings, slot, building)
    if engine.heard:
        within = slot - engine.board.first_slot[territory]
        engine.tell(events.Built(state.turn_player, building, territory, within, price))
    engine.push(FOUNDING, state.turn_player)
