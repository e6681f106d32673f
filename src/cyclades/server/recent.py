"""An answer that many ask for is worked out once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

SECONDS: Final = 1.0

Answer = TypeVar("Answer")


class Recent(Generic[Answer]):
    """What a question was answered with, at most a second ago."""

    def __init__(self, ask: Callable[[], Awaitable[Answer]], clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._asking = asyncio.Lock()
        self._last: tuple[float, Answer] | None = None

    async def get(self) -> Answer:
        async with self._asking:
            if self._last is None or self._clock() - self._last[0] >= SECONDS:
                self._last = self._clock(), await self._ask()
            return self._last[1]
