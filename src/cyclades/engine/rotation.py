"""Which gods are available in a cycle, and in which order (B3.4, B3.5). Hidden gods are those not in the row."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.chance import DRAW_GOD
from cyclades.engine.config import Config
from cyclades.engine.engine import Engine
from cyclades.engine.packed import i64
from cyclades.engine.pieces import ARES, ATHENA, BIT, GOD_COUNT, NONE, POSEIDON, ZEUS

SHUFFLED_GODS: Final = (1 << POSEIDON) | (1 << ARES) | (1 << ZEUS) | (1 << ATHENA)
GOD_TILES: Final = 4


class Rotation:
    """All four gods, shuffled every cycle: five players."""

    available: i64 = GOD_TILES

    def lay(self, engine: Engine) -> None:
        """Lay the row for this cycle."""
        self.shuffle_behind(engine, 0, SHUFFLED_GODS)

    def shuffle_behind(self, engine: Engine, place: i64, gods: i64) -> None:
        """Draw gods of a set onto the available places from `place` on."""
        god_row = engine.state.god_row
        while place < self.available:
            god = engine.draw(DRAW_GOD, gods)
            gods -= BIT[god]
            god_row[place] = god
            place += 1


class LastFaceDown(Rotation):
    """The last one lies face down and is first in the next cycle: two and four players."""

    def __init__(self) -> None:
        self.available = GOD_TILES - 1

    def lay(self, engine: Engine) -> None:
        if engine.state.cycle == 1:
            self.shuffle_behind(engine, 0, SHUFFLED_GODS)
            return
        hidden = hidden_gods(engine)
        engine.state.god_row[0] = engine.draw(DRAW_GOD, hidden)
        self.shuffle_behind(engine, 1, SHUFFLED_GODS - hidden)


class TwoByTwo(Rotation):
    """Two gods, then the other two in the order they lay, then all are shuffled again: three players."""

    def __init__(self) -> None:
        self.available = 2

    def lay(self, engine: Engine) -> None:
        # Nobody has seen the order of the hidden ones: it is drawn when they are turned up.
        gods = SHUFFLED_GODS if engine.state.cycle % 2 == 1 else hidden_gods(engine)
        self.shuffle_behind(engine, 0, gods)


def hidden_gods(engine: Engine) -> i64:
    """The set of face-down gods."""
    god_row = engine.state.god_row
    hidden: i64 = SHUFFLED_GODS
    for place in range(GOD_COUNT):
        if god_row[place] != NONE:
            hidden &= ~BIT[god_row[place]]
    if engine.state.covered != NONE:  # H2.2
        hidden &= ~BIT[engine.state.covered]
    return hidden


ROTATIONS: Final[dict[int, Rotation]] = {2: LastFaceDown(), 3: TwoByTwo(), 4: LastFaceDown(), 5: Rotation()}


def prelude_gods(config: Config) -> i64:
    """H1.2: how many gods are available in the preliminary round."""
    return GOD_TILES - 1 if config.two_players else config.players - 1


def lay_prelude_gods(engine: Engine) -> None:
    """They are drawn at random."""
    rotation = Rotation()
    rotation.available = prelude_gods(engine.config)
    rotation.lay(engine)
    tell_gods(engine)


def tell_gods(engine: Engine) -> None:
    if engine.heard:
        engine.tell(events.GodsLaid(tuple([god for god in engine.state.god_row if god != NONE])))


def lay_gods(engine: Engine) -> None:
    """Lay this cycle's gods out; nobody is covered."""
    ROTATIONS[engine.config.players].lay(engine)
    engine.state.covered = NONE
    tell_gods(engine)
