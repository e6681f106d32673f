"""The Aegis (H4.5): it saves a unit of its holder's that a battle would cost him."""

from __future__ import annotations

from cyclades.engine.favours.items.hands import asks_about
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import AEGIS


def may_save(engine: Engine, player: i64) -> bool:
    """Whether who loses a unit is asked about it (H4.7)."""
    return asks_about(engine, player, AEGIS)
