"""Isle figures: where they stand, when they leave, which seas they close (C0.5 to C0.7, B5.9)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.state import changed
from cyclades.engine.war.units import bury, empty_sea, undead_at
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, FIRST_FIGURE, LAST_FIGURE, NONE, POLYPHEMUS


def territory_of_figure(engine: Engine, card: i64) -> i64:
    """The isle a figure stands on, or NONE."""
    if engine.state.holder[card] == NONE:
        return NONE
    for territory in range(engine.board.territory_count):
        if engine.state.figure[territory] == card:
            return territory
    return NONE


def is_closed(engine: Engine, sea: i64) -> bool:
    """B5.9: the Kraken is there, or the sea touches Polyphemus's isle."""
    state = engine.state
    if state.kraken == sea:
        return True
    if state.holder[POLYPHEMUS] == NONE:  # nearly always: many seas are asked about
        return False
    isle = territory_of_figure(engine, POLYPHEMUS)
    return isle != NONE and engine.board.touches(sea, isle)


def remove_figure(engine: Engine, territory: i64) -> None:
    """The figure leaves the board and its card goes to the discard at the same moment (C0.5)."""
    state = engine.state
    card = state.figure[territory]
    state.figure = changed(state.figure, territory, NONE)
    state.take_away(card)
    state.discard |= BIT[card]
    if engine.heard:
        engine.tell(events.FigureLeft(card, territory))


def has_to_leave(engine: Engine, player: i64, card: i64) -> bool:
    """Whether a figure is his and of an earlier cycle (C0.5)."""
    return engine.state.holder[card] == player and engine.state.called_in[card] < engine.state.cycle


def dismiss_figures(engine: Engine, player: i64) -> None:
    """At the start of a turn: his figures of earlier cycles leave (C0.5)."""
    for card in range(FIRST_FIGURE, LAST_FIGURE + 1):
        if has_to_leave(engine, player, card):
            remove_figure(engine, territory_of_figure(engine, card))


def lose_stack(engine: Engine, sea: i64) -> None:
    """All fleets of a sea go back to their owner (C13, C17)."""
    state = engine.state
    fleets = state.fleets[sea]
    if engine.heard:
        engine.tell(events.FleetsLost(state.fleet_owner[sea], sea, fleets, undead_at(engine, sea)))
    empty_sea(engine, sea)
    bury(engine, fleets)
