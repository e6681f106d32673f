"""Who is next when many want to think: whoever has had least of the workers' time of late."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from cyclades.table.thinker import Asker

HALF_LIFE: Final = 30.0  # seconds, in which what somebody has had counts half
MOST_REMEMBERED: Final = 10_000

Place = TypeVar("Place")


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting(Generic[Place]):
    asker: Asker
    place: asyncio.Future[Place] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Shares:
    """How long each address and each table had a worker, old times counted less."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._had: dict[str, tuple[float, float]] = {}

    def had(self, who: str) -> float:
        seconds, at = self._had.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE) if seconds else 0.0

    def add(self, who: str, seconds: float) -> None:
        if len(self._had) >= MOST_REMEMBERED:
            self._had.clear()
        self._had[who] = self.had(who) + seconds, self.clock()


class FairQueue(Generic[Place]):
    """Gives places away, one for each asker, as they become free."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.free: list[Place] = []
        self.shares = Shares(clock)
        self._waiting: list[_Waiting[Place]] = []
        self._hint_was_last = False

    @property
    def waiting(self) -> int:
        """How many wait that aren't hints and have no time."""
        return sum(not one.asker.hint and not one.asker.time for one in self._waiting)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[Place]:
        """A place for as long as it is used."""
        place = await self.get(asker)
        began = self.clock()
        try:
            yield place
        finally:
            seconds = self.clock() - began
            self.shares.add(f"address {asker.address}", seconds)
            self.shares.add(f"table {asker.table}", seconds)
            self.put(place)

    async def get(self, asker: Asker) -> Place:
        if self.free:
            return self.free.pop()
        one: _Waiting[Place] = _Waiting(asker)
        self._waiting.append(one)
        try:
            return await one.place
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            elif one.place.done() and not one.place.cancelled():
                self.put(one.place.result())
            raise

    def put(self, place: Place) -> None:
        """Somebody's place is free: it goes to the next one."""
        waiting = [one for one in self._waiting if not one.place.done()]  # not those who have just given up
        if not waiting:
            self.free.append(place)
            return
        waiting = [one for one in waiting if not one.asker.time] or waiting
        # Neither lane keeps the other waiting: they take turns.
        lane = [one for one in waiting if one.asker.hint != self._hint_was_last] or waiting
        chosen = min(lane, key=self._had)
        self._hint_was_last = chosen.asker.hint
        self._waiting.remove(chosen)
        chosen.place.set_result(place)

    def _had(self, one: _Waiting[Place]) -> tuple[float, float]:
        return self.shares.had(f"address {one.asker.address}"), self.shares.had(f"table {one.asker.table}")
