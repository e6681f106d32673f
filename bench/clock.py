"""How every contender is measured: the same way, for the same time. Standard library only: peers run it too."""

from __future__ import annotations

import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second: `work` does some and says how many."""
    done = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        done += work()
    return done / spent
