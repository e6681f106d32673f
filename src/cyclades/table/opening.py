"""New tables: for a game, at a moment of one that was played, for a lesson, for a rematch."""

from __future__ import annotations

import secrets
import string
from dataclasses import replace
from typing import Any, Final

from cyclades.lessons import Lesson
from cyclades.table.boards import renewed
from cyclades.table.clean_text import clean_name, clean_title
from cyclades.table.errors import Refused
from cyclades.table.incoming import NewTable, Try
from cyclades.table.lesson_tables import lesson_table
from cyclades.table.outgoing import Moved
from cyclades.table.seats import (
    check_name,
    check_seat,
    empty_seats,
    first_free,
    new_token,
    own_seat,
    token_hash,
    with_host,
    with_seat,
)
from cyclades.table.start import start_if_ready
from cyclades.table.storage import SeatRow, TableRow
from cyclades.table.table import Table
from cyclades.table.tables import Tables
from cyclades.table.thinker import Asker
from cyclades.table.visitor import Visitor
from cyclades.table.wishes import bots_of

ID_LENGTH: Final = 10
ID_LETTERS: Final = string.ascii_lowercase + string.digits


def new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


async def create(tables: Tables, wanted: NewTable, config: dict[str, Any]) -> tuple[str, int, str]:
    """A new table with what was `agreed`; its id, its maker's seat and token."""
    bots = bots_of(wanted, tables.house.thinker.levels)
    name = None if wanted.name is None else clean_name(wanted.name)
    token = new_token()
    seats = empty_seats(bots)
    seat = first_free(seats)
    if name is not None:
        check_name(seats, name)
    alone = all(bot is not None for number, bot in enumerate(bots) if number != seat)
    seats = with_host(with_seat(seats, seat, token_hash=token_hash(token), name=name, ready=alone))
    row = TableRow(
        new_table_id(),
        clean_title(wanted.title),
        wanted.visibility,
        "open",
        config,
        tables.house.clock(),
        hints=wanted.hints,
        ledger=wanted.ledger,
        practice=wanted.practice or wanted.first_game,
        origin={"kind": "first_game"} if wanted.first_game else None,
    )
    await _open(tables, row, seats)
    return row.id, seat, token


async def try_moment(
    tables: Tables, wanted: Try, record: dict[str, Any] | str, address: str, played: Table | None = None
) -> tuple[str, int, str]:
    """A new table at a moment of a game that was played, with bots on all seats but one; see `create`."""
    thinker = tables.house.thinker
    if wanted.level not in thinker.levels:
        raise Refused("bad_bots")
    name = None if wanted.name is None else clean_name(wanted.name)
    table_id = new_table_id()
    moment = await thinker.moment(record, wanted.step, Asker(table_id, address, hint=True))
    if moment is None:
        raise Refused("moment_failed")
    if "fault" in moment:
        raise Refused("bad_record", **moment["fault"])
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
        tables.house.clock(),
        practice=True,
        origin={"kind": "moment", "table": None if played is None else played.row.id, "step": wanted.step},
    )
    await _open(tables, row, with_seat(seats, wanted.seat, token_hash=token_hash(token), name=name, ready=True))
    return row.id, wanted.seat, token


async def create_lesson(tables: Tables, lesson: Lesson) -> tuple[str, int, str]:
    """A new table for a lesson; its id, the learner's seat and token."""
    row, seats, seat, token = lesson_table(lesson, new_table_id(), tables.house.clock())
    await _open(tables, row, seats)
    return row.id, seat, token


async def _open(tables: Tables, row: TableRow, seats: list[SeatRow]) -> None:
    await tables.house.clerk.do(tables.house.clerk.storage.create_table, row, seats)
    async with tables.at(row.id) as table, table.lock:
        await start_if_ready(table)


async def rematch(tables: Tables, table: Table, visitor: Visitor) -> None:
    """A new table with the same seats, each with its token; made once, whoever asks."""
    async with table.lock:
        seat = own_seat(visitor.seat)
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
                tables.house.clock(),
                hints=table.row.hints,
                ledger=table.row.ledger,
                practice=table.row.practice,
                origin=table.row.origin,
            )
            # The old table names the new one only when it is there.
            await tables.house.clerk.do(tables.house.clerk.storage.create_table, row, seats)
            await table.save(replace(table.row, rematch=row.id))
            async with tables.at(row.id) as new, new.lock:
                await start_if_ready(new)
        assert table.row.rematch is not None
        table.show(Moved(table=table.row.rematch))
