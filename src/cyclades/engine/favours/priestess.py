"""Priestesses (H4.4)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events


def has_priestess(engine: Engine, player: i64) -> bool:
    return engine.config.favours and engine.state.priestesses[player] > 0


def spend_priestess(engine: Engine, player: i64, card: i64) -> None:
    """She goes back to the supply; a hero or figure stays for her."""
    engine.state.priestesses[player] -= 1
    if engine.heard:
        engine.tell(events.PriestessSpent(player, card))


def dismiss_priestesses(engine: Engine, player: i64) -> None:
    """All of his go back to the supply (B5.14)."""
    if engine.config.favours:
        engine.state.priestesses[player] = 0
