"""The threat, Hades's coming and the leaving of his undead (H2.1 to H2.3)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.phase import Phase
from cyclades.engine.favours.items.window import open_windows
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import OBOL_WINDOW
from cyclades.engine.machine.state import changed
from cyclades.engine.war.units import take_off_sea
from cyclades.engine.words import events
from cyclades.engine.words.pieces import GOD_PLACES, HADES, NONE, OBOL

HADES_COMES_AT: Final = 9  # H2.1


class Threat(Phase):
    """H2.1: two dice, then whoever may answer them is asked."""

    name = "threat"

    def run(self, engine: Engine) -> bool:
        if engine.config.hades:
            roll_threat(engine)
            open_windows(engine, OBOL_WINDOW, OBOL)
        return True


class Departure(Phase):
    """H2.3: after Apollo, before the victory check."""

    name = "departure"

    def run(self, engine: Engine) -> bool:
        if hades_comes(engine):
            undead_leave(engine)
        return True


def roll_threat(engine: Engine) -> None:
    """Two dice are added."""
    state = engine.state
    one = engine.roll()
    other = engine.roll()
    state.threat_roll = one + other
    state.threat += one + other
    if engine.heard:
        engine.tell(events.ThreatRolled(one, other, state.threat))


def hades_comes(engine: Engine) -> bool:
    """Whether Hades comes this cycle."""
    return engine.config.hades and engine.state.threat >= HADES_COMES_AT


def last_place(engine: Engine) -> i64:
    """The place of the available god right above Apollo."""
    god_row = engine.state.god_row
    place: i64 = 0
    while place + 1 < GOD_PLACES and god_row[place + 1] != NONE:
        place += 1
    return place


def cover_god(engine: Engine) -> None:
    """H2.2."""
    state = engine.state
    place = last_place(engine)
    state.covered = state.god_row[place]
    state.god_row = changed(state.god_row, place, HADES)
    if engine.heard:
        engine.tell(events.HadesCame(state.covered))


def undead_leave(engine: Engine) -> None:
    """H2.3: at the end of his cycle."""
    state = engine.state
    for territory in range(engine.board.territory_count):
        state.undead[territory] = 0
    for sea in range(engine.board.sea_count):
        if state.undead_fleets[sea] > 0:
            take_off_sea(engine, sea, 0, state.undead_fleets[sea])
    state.threat = 0
    if engine.heard:
        engine.tell(events.HadesLeft())
