"""The Winged Sandals (T5.5): to any territory of the same isle."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import BIT, FIRST_ARTIFACT, SANDALS

WITH_SANDALS: Final = 1 << (SANDALS - FIRST_ARTIFACT)


def reach(engine: Engine, territory: i64, artifacts: i64) -> i64:
    """The set of territories that a party with these artifacts gets to by the Sandals."""
    if artifacts & WITH_SANDALS:
        return engine.board.isle_mask[territory] & ~BIT[territory]
    return 0
