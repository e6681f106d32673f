"""How far a long run has come."""

from __future__ import annotations

import sys
import time
from typing import Final, Self

BAR_WIDTH: Final = 30
LINE_WIDTH: Final = 78
SECONDS_BETWEEN: Final = 0.1  # two drawings of the bar


class Bar:
    """A progress bar on the standard error stream, if somebody is watching or it is wanted all the same."""

    def __init__(self, games: int, wanted: bool, before: int = 0) -> None:
        self.games = games
        self.before = before  # games that were there when the run began
        self.drawn = wanted or sys.stderr.isatty()
        self.start = self.shown = time.perf_counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.write("", end="\r")

    def show(self, done: int) -> None:
        now = time.perf_counter()
        if now - self.shown < SECONDS_BETWEEN and done < self.games:
            return
        self.shown = now
        speed = (done - self.before) / (now - self.start)
        filled = "#" * (BAR_WIDTH * done // self.games)
        left = (self.games - done) / speed
        text = f"[{filled:.<{BAR_WIDTH}}] {done}/{self.games}  {speed:.1f} games/s  {left:.0f} s left"
        self.write(text)

    def write(self, text: str, end: str = "") -> None:
        if self.drawn:
            sys.stderr.write(f"\r{text:<{LINE_WIDTH}}{end}")
            sys.stderr.flush()
