"""Keeps a log small that somebody wants to fill."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 1.0
MOST_LINES: Final = 1_000  # remembered


class OnceASecond(logging.Filter):
    """Lets the same line through once a second; the next one says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.shown: dict[tuple[str, str], tuple[float, int]] = {}  # when, and how many were left out since

    def filter(self, record: logging.LogRecord) -> bool:
        line = record.name, record.getMessage()
        now = self.clock()
        at, left_out = self.shown.get(line, (now - SECONDS, 0))
        if now - at < SECONDS:
            self.shown[line] = at, left_out + 1
            return False
        if len(self.shown) >= MOST_LINES:
            self.shown.clear()
        self.shown[line] = now, 0
        if left_out:
            record.msg, record.args = f"{line[1]} left_out={left_out}", ()
        return True
