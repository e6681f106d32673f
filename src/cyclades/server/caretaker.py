"""What a server does for its tables beside serving them: tidies up, drops old ones, watches the disk, says goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

from cyclades.lessons import lessons
from cyclades.server.bot_room import BotRoom, BotRules
from cyclades.server.connection import Connection
from cyclades.server.garbage import search_seldom
from cyclades.server.limits import DAY, Callers
from cyclades.server.reviews import Judgements
from cyclades.server.settings import Settings
from cyclades.server.storage_thread import StorageThread
from cyclades.table.errors import Refused
from cyclades.table.lesson_tables import DAYS_KEPT
from cyclades.table.storage import Storage, StorageError
from cyclades.table.table import House, Table
from cyclades.table.tables import Tables
from cyclades.table.voting import drop_if_lapsed

IDLE_SECONDS: Final = 30.0
LAPSE_SECONDS: Final = 2.0
WATCH_SECONDS: Final = 2.0
EXPIRE_SECONDS: Final = 600.0
EXPIRED_AT_ONCE: Final = 1000  # tables
BYE_SECONDS: Final = 1.0

log = logging.getLogger("cyclades.server")


class Caretaker:
    """Has the tables, and all that they need of a server."""

    def __init__(
        self,
        storage: Storage,
        bot_rules: BotRules,
        settings: Settings,
        clock: Callable[[], int] = lambda: int(time.time()),
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.clerk = StorageThread(storage)
        self.bots = BotRoom(bot_rules)
        self.callers = Callers(tables_a_day=settings.tables)
        self.tables = Tables(House(self.clerk, self.bots, clock, absence=settings.absence))
        self.judgements = Judgements(self.bots, self.clerk, self.callers)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        lasting = (
            self.bots.start(),
            self.bots.move_on(),
            self._read_lessons(),
            self._tidy(),
            self._drop_lapsed(),
            self._watch_storage(),
            self._expire(),
            search_seldom(),
        )
        self._tasks = [asyncio.create_task(one) for one in lasting]

    async def say_bye(self) -> None:
        """Nothing new is begun, and everyone hears that the server closes."""
        self.tables.closing = True
        connections = [connection for table in self.tables.in_use.values() for connection in table.visitors]
        for connection in connections:
            connection.bye("restart")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BYE_SECONDS):
                for connection in connections:
                    if isinstance(connection, Connection):
                        await connection.written.wait()

    async def stop(self) -> None:
        """Everything acknowledged is stored already; let go of the rest."""
        await self.say_bye()
        at_work = [table.bots_at_work for table in self.tables.in_use.values() if table.bots_at_work is not None]
        at_work += [thinking for table in self.tables.in_use.values() for _, thinking in table.questions.values()]
        at_work += [looking for table in self.tables.in_use.values() for looking in table.looks]
        for task in [*self._tasks, *at_work]:
            task.cancel()
        await asyncio.gather(*self._tasks, *at_work, return_exceptions=True)
        await self.judgements.stop()
        self.bots.stop()
        self.clerk.close()

    async def _tidy(self) -> None:
        """Tables nobody was at for a while are dropped; the storage has them."""
        idle: set[str] = set()
        while True:
            await asyncio.sleep(IDLE_SECONDS)
            unused = {
                name
                for name, table in self.tables.in_use.items()
                if not table.users and not table.visitors and table.bots_at_work is None
            }
            for name in idle & unused:
                del self.tables.in_use[name]
            idle = unused

    async def _drop_lapsed(self) -> None:
        """Proposals that were open for too long end."""
        while True:
            await asyncio.sleep(LAPSE_SECONDS)
            for name in [name for name, table in self.tables.in_use.items() if table.row.proposal is not None]:
                with contextlib.suppress(Refused):
                    async with self.tables.at(name) as table:
                        await drop_if_lapsed(table)

    async def _read_lessons(self) -> None:
        """At once, so that nobody at a table waits for them to be checked."""
        await asyncio.to_thread(lessons)

    async def _expire(self) -> None:
        """Tables nobody comes to any more are deleted, those without a game sooner."""
        settings = self.settings
        kept = {"open": settings.keep_open, "running": settings.keep_abandoned}
        while True:
            for phase, days in kept.items():
                if days:
                    with contextlib.suppress(StorageError):  # others say so
                        await self._expire_since(phase, self.clock() - int(days * DAY))
            with contextlib.suppress(StorageError):
                await self._expire_lessons(self.clock() - int(DAYS_KEPT * DAY))
            await asyncio.sleep(EXPIRE_SECONDS)

    async def _expire_since(self, phase: str, before: int) -> None:
        clerk = self.clerk
        for name in await clerk.read(clerk.storage.unvisited, phase, before, EXPIRED_AT_ONCE):
            with contextlib.suppress(Refused):
                async with self.tables.at(name) as table, table.lock:
                    await self._delete(table, table.row.phase == phase)

    async def _expire_lessons(self, before: int) -> None:
        clerk = self.clerk
        for name in await clerk.read(clerk.storage.unvisited_lessons, before, EXPIRED_AT_ONCE):
            with contextlib.suppress(Refused):
                async with self.tables.at(name) as table, table.lock:
                    await self._delete(table, True)

    async def _delete(self, table: Table, is_due: bool) -> None:
        """Delete a table that nobody has come to; whoever is there now counts."""
        clerk = self.clerk
        name, phase = table.row.id, table.row.phase
        if table.visitors or not is_due:
            await clerk.do(clerk.storage.visited, name, self.clock())
            return
        await clerk.do(clerk.storage.delete_table, name, phase != "open")
        table.closed = True
        log.warning("table_expired table=%s phase=%s", name, phase)

    async def _watch_storage(self) -> None:
        """Whoever runs the server hears that its file is gone or damaged before anybody plays on."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self.clerk.read(self.clerk.storage.check)
            except StorageError as error:
                log.critical("storage_lost error=%s", error)

    async def try_storage(self) -> None:
        """Write something that changes nothing; `StorageError` if that fails."""
        await self.clerk.do(self.clerk.storage.try_out)
