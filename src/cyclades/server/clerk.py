"""The one thread that reads and writes the storage: the server goes on while the disk works."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cyclades.server.storage import Storage

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class Clerk:
    """Does what the storage does, in order, without making anybody wait who didn't ask."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._thread = ThreadPoolExecutor(1, "storage")

    async def do(self, call: Callable[Arguments, Answer], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Answer:
        """Call one of the storage's methods. It is carried out to its end even if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._thread, lambda: call(*args, **kwargs)))

    def close(self) -> None:
        """When all that was asked for is done."""
        self._thread.submit(self.storage.close)
        self._thread.shutdown(wait=True)
