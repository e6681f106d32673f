"""Coming to a table and going: hello, welcome, what was missed."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any, Final

from cyclades.server.bot_players import wake_bots
from cyclades.server.connection import Connection
from cyclades.server.messages import PROTOCOL_VERSION, Log
from cyclades.server.play import Story, entry_for, seal_of, stored_record
from cyclades.server.proposals import is_about, shown
from cyclades.server.refused import Refused
from cyclades.server.sealed_chance import seed_hash
from cyclades.server.seats import seat_of_token, with_seat
from cyclades.server.start import start_if_ready
from cyclades.server.storage import ChatRow, EntryRow, StorageError
from cyclades.server.tables import UNREADABLE, Table

CHAT_SHOWN: Final = 200  # lines
LOG_SHOWN: Final = 200  # entries at once; more would be more than a slow client takes


async def arrive(table: Table, connection: Connection, token: str | None) -> None:
    """Somebody says hello: with a token to his seat, without to watch."""
    async with table.lock:
        seat = None if token is None else seat_of_token(table.seats, token)
        before = table.summary()
        if seat is not None:
            await _is_back(table, seat)
        await table.note_visit()
        connection.seat = seat
        table.connections[connection] = None
        await welcome(table, connection)
        if table.summary() != before:
            table.show_table(but=connection)
        await start_if_ready(table)  # a crash may have come between a table that is ready when it is made and its start
        wake_bots(table)


async def _is_back(table: Table, seat: int) -> None:
    """He is no longer away, a bot that played for him gives his seat back, and nobody need ask for one."""
    proposal = table.row.proposal
    dropped = proposal is not None and is_about(proposal, seat)
    his = table.seats[seat]
    if not dropped and not his.away and his.bot is None:
        return
    row = replace(table.row, proposal=None) if dropped else table.row
    ready = his.ready and (his.bot is None or table.row.phase != "open")  # the bot was ready, not he
    await table.save(row, with_seat(table.seats, seat, away=False, bot=None, ready=ready))
    if dropped:
        table.show_proposal()


async def depart(table: Table, connection: Connection) -> None:
    """A connection is gone."""
    async with table.lock:
        if connection not in table.connections:
            return
        before = table.online
        del table.connections[connection]
        with contextlib.suppress(StorageError):
            await table.note_visit()
        for seat in before - table.online:
            table.gone[seat] = table.house.clock()
        if table.online != before:
            table.show_table()


async def welcome(table: Table, connection: Connection) -> None:
    """All that somebody needs who knows nothing. Needs the table's lock."""
    play = await table.play()
    clerk = table.clerk
    entries = await log_of(table, last=LOG_SHOWN)
    names = play.game.names if play else None
    seed = table.row.seed
    seat = connection.seat
    chat = await clerk.read(clerk.storage.chat, table.row.id, table.team(seat), CHAT_SHOWN)
    connection.send(
        {
            "type": "welcome",
            "version": PROTOCOL_VERSION,
            "table": table.summary(),
            "seat": seat,
            "seed_hash": None if seed is None else seed_hash(seed),
            "seq": entries[-1].seq if entries else 0,
            "game": table.game_form(play, seat) if play else None,
            "unreadable": None if table.fault is None else {"actions": play.game.action_count if play else 0},
            "log": [entry_for(names, entry, seat, seed) for entry in entries],
            "log_from": entries[0].seq if entries else 1,
            "chat": [chat_form(row) for row in chat],
            "proposal": shown(table.row.proposal),
            "seed": seed.hex() if seed is not None and table.row.phase == "over" else None,
            "rematch": table.row.rematch,
        }
    )


async def resync(table: Table, connection: Connection, have: int) -> None:
    """Everything newer than what a client has; if that is much, all anew."""
    async with table.lock:
        play = await table.play()
        if play is None or have > play.seq or have + LOG_SHOWN < play.seq:
            await welcome(table, connection)
            return
        for entry in await table.clerk.read(table.clerk.storage.entries, table.row.id, have):
            connection.send(table.entry_message(play, entry, connection.seat))
        connection.send({"type": "table", **table.summary()})
        connection.send({"type": "proposal", "proposal": shown(table.row.proposal)})


async def earlier(table: Table, connection: Connection, message: Log) -> None:
    """The part of the log before an entry."""
    async with table.lock:
        play = await table.play()
        names = play.game.names if play else None
        entries = await log_of(table, message.before, LOG_SHOWN)
        shown_entries = [entry_for(names, entry, connection.seat, table.row.seed) for entry in entries]
        connection.send({"type": "log", "id": message.id, "entries": shown_entries})


async def record_of(table: Table) -> dict[str, Any]:
    """The record of a game that is over, or of one that can't be gone on with, as it is stored."""
    async with table.lock:
        play = await table.play()
        seed = table.row.seed
        over = table.row.phase == "over"
        if seed is None or (table.fault is None and not over):
            raise Refused("not_over")
        log = await log_of(table)
        if play is not None and table.fault is None:
            return play.record(seed, log)
        if not log:
            raise Refused("log_unreadable")
        stored = stored_record(table.row.config, Story(None, log)).as_json()
        return stored | ({"seal": seal_of(seed, log, table.row.practice)} if over else {})


async def log_of(table: Table, before: int | None = None, last: int | None = None) -> list[EntryRow]:
    """All entries before one, or the last of them; none where they can't be read at all."""
    if table.row.seed is None:
        return []
    try:
        return await table.clerk.read(table.clerk.storage.entries, table.row.id, 0, before, last)
    except UNREADABLE:
        if table.fault is None:
            raise
        return []


def chat_form(row: ChatRow) -> dict[str, Any]:
    to = "all" if row.team is None else "team"
    return {"at": row.at, "seat": row.seat, "name": row.name, "text": row.text, "to": to}
