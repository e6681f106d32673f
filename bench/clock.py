"""How every contender is measured: the same way, for the same time. Standard library only: peers run it too."""

from __future__ import annotations

import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Units of work per second: `work` does some and says how many."""
    done = 0
    begin = clock()
    while (spent := clock() - begin) < seconds:
        done += work()
    return done / spent
