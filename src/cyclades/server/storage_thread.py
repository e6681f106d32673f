"""The one thread that reads and writes the storage: the server goes on while the disk works.

What is asked for while the disk is busy is written together afterwards, so that many tables share one wait for it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cyclades.table.storage import Answer, Arguments, Storage, StorageError

MOST_TOGETHER: Final = 500  # calls


@dataclass(frozen=True, slots=True)
class _Call:
    call: Callable[[], Any]
    writes: bool
    answer: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class StorageThread:
    """The clerk of a server: does what the storage does, in order, without making anybody wait who didn't ask."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._asked: queue.SimpleQueue[_Call | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    async def do(self, call: Callable[Arguments, Answer], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Answer:
        return await self._ask(lambda: call(*args, **kwargs), writes=True)

    async def read(
        self, call: Callable[Arguments, Answer], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Answer:
        return await self._ask(lambda: call(*args, **kwargs), writes=False)

    async def _ask(self, call: Callable[[], Answer], writes: bool) -> Answer:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._asked.put(_Call(call, writes, answer, loop))
        return await answer

    def close(self) -> None:
        """When all that was asked for is done."""
        self._asked.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._asked.get()) is not None:
            calls = [first]
            last = False
            while len(calls) < MOST_TOGETHER and not self._asked.empty() and not last:
                following = self._asked.get()
                if following is None:
                    last = True
                else:
                    calls.append(following)
            self._carry_out(calls)
            if last:
                break
        self.storage.close()

    def _carry_out(self, calls: list[_Call]) -> None:
        """In order. From the first that writes on none is answered before all are on disk."""
        looks = next((number for number, one in enumerate(calls) if one.writes), len(calls))
        self._answer(calls[:looks], [self._outcome(one) for one in calls[:looks]])
        together = calls[looks:]
        if not together:
            return
        try:
            with self.storage.together():
                outcomes = [self._outcome(one) for one in together]
        except StorageError as error:
            outcomes = [error] * len(together)
        self._answer(together, outcomes)

    def _outcome(self, one: _Call) -> Any:
        """What a call answers, or the exception that it raises."""
        try:
            return one.call()
        except self.storage.faults as error:
            return StorageError("database_fails", reason=repr(error))
        except Exception as error:
            return error

    def _answer(self, calls: list[_Call], outcomes: list[Any]) -> None:
        if calls:
            calls[0].loop.call_soon_threadsafe(_deliver, calls, outcomes)


def _deliver(calls: list[_Call], outcomes: list[Any]) -> None:
    for one, outcome in zip(calls, outcomes, strict=True):
        if one.answer.done():
            continue  # nobody waits any more
        if isinstance(outcome, Exception):
            one.answer.set_exception(outcome)
        else:
            one.answer.set_result(outcome)
