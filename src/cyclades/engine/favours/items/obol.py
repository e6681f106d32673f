"""The Obol of the Dead (H4.5): the threat dice are rolled again."""

from __future__ import annotations

from cyclades.engine.favours.items.window import ItemWindow, check_window
from cyclades.engine.hades.threat import roll_threat
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CYCLE, OBOL_WINDOW
from cyclades.engine.words.pieces import OBOL


class ObolWindow(ItemWindow):
    """After the threat dice, of which the second roll stands."""

    name = "obol_window"
    under: tuple[int, ...] = (CYCLE, OBOL_WINDOW)
    phase = "gods"

    def item(self, engine: Engine) -> i64:
        return OBOL

    def used(self, engine: Engine, player: i64) -> None:
        engine.pop()
        engine.state.threat -= engine.state.threat_roll
        roll_threat(engine)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_window(engine, frame, OBOL)
