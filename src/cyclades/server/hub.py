"""All tables of a server: made, found, read from the storage when somebody comes, dropped when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import string
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

from cyclades.lessons import Lesson, lessons
from cyclades.server.boards import renewed
from cyclades.server.bots import BotRoom, BotRules
from cyclades.server.clerk import Clerk
from cyclades.server.connection import Connection
from cyclades.server.consent import drop_if_lapsed
from cyclades.server.fair_queue import Asker
from cyclades.server.garbage import search_seldom
from cyclades.server.lesson_tables import DAYS_KEPT, lesson_table
from cyclades.server.limits import DAY, Callers, clean_name, clean_title
from cyclades.server.messages import NewTable, Try
from cyclades.server.new_tables import bots_of, visibility_of
from cyclades.server.refused import Refused
from cyclades.server.reviews import Judgements
from cyclades.server.seats import (
    check_name,
    check_seat,
    empty_seats,
    first_free,
    new_token,
    own_seat,
    summary,
    token_hash,
    with_seat,
)
from cyclades.server.settings import Settings
from cyclades.server.start import start_if_ready
from cyclades.server.storage import SeatRow, Storage, StorageError, TableRow
from cyclades.server.tables import House, Table

ID_LENGTH: Final = 10
ID_LETTERS: Final = string.ascii_lowercase + string.digits
LOBBY_LIMIT: Final = 200
IDLE_SECONDS: Final = 30.0
LAPSE_SECONDS: Final = 2.0
WATCH_SECONDS: Final = 2.0
EXPIRE_SECONDS: Final = 600.0
EXPIRED_AT_ONCE: Final = 1000  # tables
BYE_SECONDS: Final = 1.0

log = logging.getLogger("cyclades.server")


def new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Hub:
    """The tables that are in use, and the way to all others."""

    def __init__(
        self,
        storage: Storage,
        bot_rules: BotRules,
        settings: Settings,
        clock: Callable[[], int] = lambda: int(time.time()),
    ) -> None:
        self.house = House(Clerk(storage), BotRoom(bot_rules), settings, clock, Callers(tables_a_day=settings.tables))
        self.judgements = Judgements(self.house.bots, self.house.clerk, self.house.callers)
        self.tables: dict[str, Table] = {}
        self.closing = False
        self._loading = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        bots = self.house.bots
        lasting = (
            bots.start(),
            bots.move_on(),
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
        self.closing = True
        connections = [connection for table in self.tables.values() for connection in table.connections]
        for connection in connections:
            connection.bye("restart")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BYE_SECONDS):
                for connection in connections:
                    await connection.written.wait()

    async def stop(self) -> None:
        """Everything acknowledged is stored already; let go of the rest."""
        await self.say_bye()
        at_work = [table.bots_at_work for table in self.tables.values() if table.bots_at_work is not None]
        at_work += [thinking for table in self.tables.values() for _, thinking in table.questions.values()]
        at_work += [looking for table in self.tables.values() for looking in table.looks]
        for task in [*self._tasks, *at_work]:
            task.cancel()
        await asyncio.gather(*self._tasks, *at_work, return_exceptions=True)
        await self.judgements.stop()
        self.house.bots.stop()
        self.house.clerk.close()

    # Finding tables

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table, kept in memory as long as somebody uses it."""
        table = await self._find(table_id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if table.closed:
                self.tables.pop(table_id, None)

    async def _find(self, table_id: str) -> Table:
        if self.closing:
            raise Refused("restart")
        async with self._loading:
            table = self.tables.get(table_id)
            if table is None:
                found = await self.house.clerk.read(self.house.clerk.storage.table, table_id)
                if found is None:
                    raise Refused("unknown_table")
                table = self.tables[table_id] = Table(self.house, *found)
        if table.closed:
            raise Refused("unknown_table")
        return table

    async def _tidy(self) -> None:
        """Tables nobody was at for a while are dropped; the storage has them."""
        idle: set[str] = set()
        while True:
            await asyncio.sleep(IDLE_SECONDS)
            unused = {
                name
                for name, table in self.tables.items()
                if not table.users and not table.connections and table.bots_at_work is None
            }
            for name in idle & unused:
                del self.tables[name]
            idle = unused

    async def _drop_lapsed(self) -> None:
        """Proposals that were open for too long end."""
        while True:
            await asyncio.sleep(LAPSE_SECONDS)
            for name in [name for name, table in self.tables.items() if table.row.proposal is not None]:
                with contextlib.suppress(Refused):
                    async with self.at(name) as table:
                        await drop_if_lapsed(table)

    async def _read_lessons(self) -> None:
        """At once, so that nobody at a table waits for them to be checked."""
        await asyncio.to_thread(lessons)

    async def _expire(self) -> None:
        """Tables nobody comes to any more are deleted, those without a game sooner."""
        settings = self.house.settings
        kept = {"open": settings.keep_open, "running": settings.keep_abandoned}
        while True:
            for phase, days in kept.items():
                if days:
                    with contextlib.suppress(StorageError):  # others say so
                        await self._expire_since(phase, self.house.clock() - int(days * DAY))
            with contextlib.suppress(StorageError):
                await self._expire_lessons(self.house.clock() - int(DAYS_KEPT * DAY))
            await asyncio.sleep(EXPIRE_SECONDS)

    async def _expire_since(self, phase: str, before: int) -> None:
        clerk = self.house.clerk
        for name in await clerk.read(clerk.storage.unvisited, phase, before, EXPIRED_AT_ONCE):
            with contextlib.suppress(Refused):
                async with self.at(name) as table, table.lock:
                    await self._delete(table, table.row.phase == phase)

    async def _expire_lessons(self, before: int) -> None:
        clerk = self.house.clerk
        for name in await clerk.read(clerk.storage.unvisited_lessons, before, EXPIRED_AT_ONCE):
            with contextlib.suppress(Refused):
                async with self.at(name) as table, table.lock:
                    await self._delete(table, True)

    async def _delete(self, table: Table, is_due: bool) -> None:
        """Delete a table that nobody has come to; whoever is there now counts."""
        clerk = self.house.clerk
        name, phase = table.row.id, table.row.phase
        if table.connections or not is_due:
            await clerk.do(clerk.storage.visited, name, self.house.clock())
            return
        await clerk.do(clerk.storage.delete_table, name, phase != "open")
        table.closed = True
        log.warning("table_expired table=%s phase=%s", name, phase)

    async def _watch_storage(self) -> None:
        """Whoever runs the server hears that its file is gone or damaged before anybody plays on."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self.house.clerk.read(self.house.clerk.storage.check)
            except StorageError as error:
                log.critical("storage_lost error=%s", error)

    async def lobby(self) -> list[dict[str, Any]]:
        """Public tables that are open or running, the newest first."""
        rows = await self.house.clerk.read(self.house.clerk.storage.lobby, LOBBY_LIMIT)
        return [self._summary(row, seats) for row, seats in rows]

    async def try_storage(self) -> None:
        """Write something that changes nothing; `StorageError` if that fails."""
        await self.house.clerk.do(self.house.clerk.storage.try_out)

    def _summary(self, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        table = self.tables.get(row.id)
        return summary(row, seats, set()) if table is None else table.summary()

    # Making tables

    async def create(self, wanted: NewTable, config: dict[str, Any]) -> tuple[str, int, str]:
        """A new table with what was `agreed`; its id, its maker's seat and token."""
        visibility = visibility_of(wanted)
        bots = bots_of(wanted, self.house.bots.levels)
        name = None if wanted.name is None else clean_name(wanted.name)
        token = new_token()
        seats = empty_seats(bots)
        seat = first_free(seats)
        if name is not None:
            check_name(seats, name)
        alone = all(bot is not None for number, bot in enumerate(bots) if number != seat)
        seats = with_seat(seats, seat, token_hash=token_hash(token), name=name, ready=alone)
        row = TableRow(
            new_table_id(),
            clean_title(wanted.title),
            visibility,
            "open",
            config,
            self.house.clock(),
            hints=wanted.hints,
            ledger=wanted.ledger,
            practice=wanted.practice or wanted.first_game,
            origin={"kind": "first_game"} if wanted.first_game else None,
        )
        await self._open(row, seats)
        return row.id, seat, token

    async def try_moment(
        self, wanted: Try, record: dict[str, Any] | str, address: str, played: Table | None = None
    ) -> tuple[str, int, str]:
        """A new table at a moment of a game that was played, with bots on all seats but one; see `create`."""
        bots = self.house.bots
        if wanted.level not in bots.levels:
            raise Refused("bad_bots")
        name = None if wanted.name is None else clean_name(wanted.name)
        table_id = new_table_id()
        moment = await bots.moment(record, wanted.step, Asker(table_id, address, hint=True))
        if moment is None:
            raise Refused("moment_failed")
        if "fault" in moment:
            raise Refused("bad_record", fault=moment["fault"])
        if moment["over"]:
            raise Refused("moment_over")
        config = moment["config"]
        seats = empty_seats([None if seat == wanted.seat else wanted.level for seat in range(config["players"])])
        check_seat(seats, wanted.seat)
        if played is not None:
            seats = [replace(seat, colour=other.colour) for seat, other in zip(seats, played.seats, strict=True)]
        if name is not None:
            check_name(seats, name)
        token = new_token()
        row = TableRow(
            table_id,
            clean_title(wanted.title),
            "link",
            "open",
            config,
            self.house.clock(),
            practice=True,
            origin={"kind": "moment", "table": None if played is None else played.row.id, "step": wanted.step},
        )
        await self._open(row, with_seat(seats, wanted.seat, token_hash=token_hash(token), name=name, ready=True))
        return row.id, wanted.seat, token

    async def create_lesson(self, lesson: Lesson) -> tuple[str, int, str]:
        """A new table for a lesson; its id, the learner's seat and token."""
        row, seats, seat, token = lesson_table(lesson, new_table_id(), self.house.clock())
        await self._open(row, seats)
        return row.id, seat, token

    async def _open(self, row: TableRow, seats: list[SeatRow]) -> None:
        await self.house.clerk.do(self.house.clerk.storage.create_table, row, seats)
        async with self.at(row.id) as table, table.lock:
            await start_if_ready(table)

    async def rematch(self, table: Table, connection: Connection) -> None:
        """A new table with the same seats, each with its token; made once, whoever asks."""
        async with table.lock:
            seat = own_seat(connection.seat)
            if table.row.phase != "over":
                raise Refused("not_over")
            if table.row.rematch is None:
                seats = [replace(one, ready=one.bot is not None, away=False) for one in table.seats]
                seats = with_seat(seats, seat, ready=True, bot=None)
                row = TableRow(
                    new_table_id(),
                    table.row.title,
                    table.row.visibility,
                    "open",
                    renewed(table.row.config),
                    self.house.clock(),
                    hints=table.row.hints,
                    ledger=table.row.ledger,
                    practice=table.row.practice,
                    origin=table.row.origin,
                )
                # The old table names the new one only when it is there.
                await self.house.clerk.do(self.house.clerk.storage.create_table, row, seats)
                await table.save(replace(table.row, rematch=row.id))
                async with self.at(row.id) as new, new.lock:
                    await start_if_ready(new)
            table.show({"type": "moved", "table": table.row.rematch})
