"""Choices outside one's own turn, and inside battles: each is tried, with chance as it may fall. Compiled."""

from __future__ import annotations

from typing import Final

from cyclades.bots.merchant.battles import INSIDE_BATTLE, answer_usually
from cyclades.bots.merchant.worth import Judge
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64

TRIALS: Final = 24  # of a battle
FEW_TRIALS: Final = 6  # of anything else that chance has a part in


def best_choice(engine: Engine, player: i64, seed: i64, judge: Judge) -> i64:
    """The action after which the position is worth the most on average."""
    judge.forget()
    in_battle = INSIDE_BATTLE[engine.state.stack[engine.state.top]] != 0
    count = engine.find_legal()
    best: i64 = 0
    best_worth: float = 0.0
    for i in range(count):
        trials: i64 = TRIALS if in_battle else FEW_TRIALS
        total: float = 0.0
        done: i64 = 0
        while done < trials:
            child = engine.copy()
            child.chance = SeededChance(seed + done * 7919)
            child.take(engine.legal[i])
            answer_usually(child)
            total += judge.worth(child, player)
            done += 1
            if not child.irrevocable:
                break  # nothing was left to chance
        worth = total / float(done)
        if i == 0 or worth > best_worth:
            best = i
            best_worth = worth
    return engine.legal[best]
