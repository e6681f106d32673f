"""The Aegis (H4.5): it saves a unit of its holder's that a battle would cost him."""

from __future__ import annotations

from cyclades.engine.engine import Engine
from cyclades.engine.favours.items.holding import asks_about, has_item
from cyclades.engine.packed import i64
from cyclades.engine.pieces import AEGIS


def may_save(engine: Engine, player: i64) -> bool:
    """Whether who loses a unit is asked about it (H4.7)."""
    return asks_about(engine, player, AEGIS)


def can_save(engine: Engine, player: i64, loser: i64) -> bool:
    """Whether a player can save the loser's unit with it: only his own."""
    return player == loser and has_item(engine, player, AEGIS)
