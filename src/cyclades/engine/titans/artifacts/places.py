"""Where an artifact lies, and who holds it (T5.2)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import FIRST_ARTIFACT, NONE


def place_of(engine: Engine, card: i64) -> i64:
    """The territory it lies on, or NONE."""
    if engine.config.titans:
        return engine.state.artifact_territory[card - FIRST_ARTIFACT]
    return NONE


def holder_of(engine: Engine, card: i64) -> i64:
    """Whose territory it lies on, or NONE."""
    territory = place_of(engine, card)
    if territory == NONE:
        return NONE
    return engine.state.owner[territory]
