"""Which gods are available in a cycle, and in which order (B3.4, B3.5). Hidden gods are those not in the row."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.chance import DRAW_GOD
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.state import changed
from cyclades.engine.setting.config import Config
from cyclades.engine.setting.modes import FREE_PLACEMENT, STARTS, TITANS
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, GOD_PLACES, NONE


class Rotation:
    """All gods that fit, shuffled every cycle: five players, with Titans six (T2.1)."""

    def __init__(self, available: i64, rule: str = "B3.5") -> None:
        self.available: i64 = available
        self.rule = rule  # by which a god is not available

    def lay(self, engine: Engine) -> None:
        """Lay the row for this cycle."""
        self.shuffle_behind(engine, 0, engine.config.shuffled_gods)

    def shuffle_behind(self, engine: Engine, place: i64, gods: i64) -> None:
        """Draw gods of a set onto the available places from `place` on."""
        row = engine.state.god_row[:]
        while place < self.available:
            god = engine.draw(DRAW_GOD, gods)
            gods -= BIT[god]
            row[place] = god
            place += 1
        engine.state.god_row = row


class HiddenFirst(Rotation):
    """The last ones lie face down and come first in the next cycle, as many as fit (B3.5, T2.1)."""

    def lay(self, engine: Engine) -> None:
        gods = engine.config.shuffled_gods
        if engine.state.cycle == 1:
            self.shuffle_behind(engine, 0, gods)
            return
        hidden = hidden_gods(engine)
        others = gods - hidden
        place: i64 = 0
        while place < self.available and hidden:
            god = engine.draw(DRAW_GOD, hidden)
            hidden -= BIT[god]
            engine.state.god_row = changed(engine.state.god_row, place, god)
            place += 1
        self.shuffle_behind(engine, place, others)


class TwoByTwo(Rotation):
    """Two gods, then the other two in the order they lay, then all are shuffled again: three players."""

    def lay(self, engine: Engine) -> None:
        # Nobody has seen the order of the hidden ones: it is drawn when they are turned up.
        gods = engine.config.shuffled_gods if engine.state.cycle % 2 == 1 else hidden_gods(engine)
        self.shuffle_behind(engine, 0, gods)


def hidden_gods(engine: Engine) -> i64:
    """The set of face-down gods."""
    god_row = engine.state.god_row
    hidden = engine.config.shuffled_gods
    for place in range(GOD_PLACES):
        if god_row[place] != NONE:
            hidden &= ~BIT[god_row[place]]
    if engine.state.covered != NONE:  # H2.2
        hidden &= ~BIT[engine.state.covered]
    return hidden


def is_available(engine: Engine, god: i64) -> bool:
    """Whether it lies in the row of this cycle."""
    god_row = engine.state.god_row
    for place in range(GOD_PLACES):
        if god_row[place] == god:
            return True
    return False


# By mode and number of players.
BASE_ROTATIONS: Final[dict[int, Rotation]] = {2: HiddenFirst(3), 3: TwoByTwo(2), 4: HiddenFirst(3), 5: Rotation(4)}
ROTATIONS: Final[dict[str, dict[int, Rotation]]] = {
    STARTS: BASE_ROTATIONS,
    FREE_PLACEMENT: BASE_ROTATIONS,
    TITANS: {
        3: HiddenFirst(2, "T2.1"),
        4: HiddenFirst(3, "T2.1"),
        5: HiddenFirst(4, "T2.1"),
        6: Rotation(5, "T2.1"),
    },
}


def rotation_of(config: Config) -> Rotation:
    return ROTATIONS[config.mode][int(config.players)]


def prelude_gods(config: Config) -> i64:
    """H1.2: how many gods are available in the preliminary round."""
    return 3 if config.two_players else config.players - 1


def lay_prelude_gods(engine: Engine) -> None:
    """They are drawn at random."""
    Rotation(prelude_gods(engine.config)).lay(engine)
    tell_gods(engine)


def tell_gods(engine: Engine) -> None:
    if engine.heard:
        engine.tell(events.GodsLaid(tuple([god for god in engine.state.god_row if god != NONE])))


def lay_gods(engine: Engine) -> None:
    """Lay this cycle's gods out; nobody is covered."""
    rotation_of(engine.config).lay(engine)
    engine.state.covered = NONE
    tell_gods(engine)
