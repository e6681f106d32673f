"""Whole random games inside the engine, for search and measurement."""

from __future__ import annotations

from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import i64


def play_randomly(engine: Engine, chance: SeededChance, most: i64) -> i64:
    """Take random legal actions until the game is over or `most` are taken; how many were."""
    state = engine.state
    taken: i64 = 0
    while taken < most and state.ending == NOT_OVER:
        count = engine.find_legal()
        engine.take(engine.legal[chance.below(count)])
        taken += 1
    return taken
