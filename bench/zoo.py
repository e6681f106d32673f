"""Random self-play through a PettingZoo environment: the same loop for ours and for the peer's."""

from __future__ import annotations

import random
from typing import Any


def play_randomly(env: Any) -> int:
    """One game to its end; how many steps it took."""
    env.reset()
    steps = 0
    pick = random.random
    for _ in env.agent_iter():
        seen, _, ended, cut_off, _ = env.last()
        if ended or cut_off:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(legal[int(pick() * len(legal))])
        steps += 1
    return steps
