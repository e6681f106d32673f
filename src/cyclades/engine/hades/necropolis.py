"""The necropolis (H2.6, H2.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.discounts import remove_building
from cyclades.engine.cities.holdings import revenue_taker
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.state import changed
from cyclades.engine.titans.special_powers import clear_special
from cyclades.engine.words import events
from cyclades.engine.words.pieces import NO_BUILDING, NONE
from cyclades.engine.words.refusals import Refusal, refuse

NECROPOLIS_PRICE: Final = 2  # H2.6


def can_stand_on(engine: Engine, territory: i64) -> bool:
    """Whether the player whose turn it is may put the necropolis there now."""
    state = engine.state
    return (
        state.owner[territory] == state.turn_player
        and engine.board.has_space[territory] != 0
        and state.necropolis != territory
        and not state.necropolis_built
    )


def why_not_stand_on(engine: Engine, territory: i64) -> Refusal | None:
    state = engine.state
    if state.necropolis_built:
        return refuse("necropolis_built")
    if state.owner[territory] != state.turn_player:
        return refuse("building_isle_not_yours", "H2.6", isle=territory)
    if not engine.board.has_space[territory]:
        return refuse("no_metropolis_space", "H2.6", isle=territory)
    return refuse("necropolis_there", isle=territory) if state.necropolis == territory else None


def move_necropolis(engine: Engine, territory: i64) -> None:
    """It comes to an isle's metropolis space; what stood there is gone. Gold on its old isle stays there."""
    state = engine.state
    board = engine.board
    state.gold[state.turn_player] -= NECROPOLIS_PRICE
    state.necropolis_built = 1
    if engine.heard:
        former = None if state.necropolis == NONE else state.necropolis
        engine.tell(events.NecropolisBuilt(state.turn_player, territory, former, NECROPOLIS_PRICE))
    state.necropolis = territory
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if board.on_space[slot] and state.buildings[slot] != NO_BUILDING:
            if engine.heard:
                engine.tell(
                    events.BuildingCleared(state.buildings[slot], territory, slot - board.first_slot[territory])
                )
            remove_building(engine, territory, slot)
    if state.metropolis[territory]:
        state.metropolis = changed(state.metropolis, territory, 0)
        if engine.config.temple_discounts:
            state.metropolis_given = changed(state.metropolis_given, territory, 0)
        clear_special(engine, territory)
        if engine.heard:
            engine.tell(events.MetropolisRazed(state.turn_player, territory))


def grave_gold_on(engine: Engine, territory: i64) -> i64:
    """The gold that lies on an isle (H2.7)."""
    if engine.config.hades:
        return engine.state.grave_gold[territory]
    return 0


def collect_grave_gold(engine: Engine, territory: i64, player: i64) -> None:
    """Gold lying on an isle goes to a player (H2.7)."""
    state = engine.state
    gold = state.grave_gold[territory]
    if gold > 0 and player != NONE:
        state.grave_gold[territory] = 0
        state.gold[player] += gold
        if engine.heard:
            engine.tell(events.GraveGoldTaken(player, territory, gold))


def collect_graves(engine: Engine) -> None:
    """At revenue: to whoever has the revenue of the isle (H2.7, H3.7)."""
    for territory in range(len(engine.state.grave_gold)):
        collect_grave_gold(engine, territory, revenue_taker(engine, territory))
