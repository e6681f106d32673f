"""Coming to a table and going: hello, welcome, what was missed."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any, Final

from cyclades.table.bot_turns import wake_bots
from cyclades.table.chat import line_of
from cyclades.table.errors import Refused
from cyclades.table.incoming import Log
from cyclades.table.outgoing import PROTOCOL_VERSION, EarlierLog, ProposalMessage, Unreadable, Welcome
from cyclades.table.proposals import is_about, shown
from cyclades.table.receivers import entry_for
from cyclades.table.sealed_chance import seed_hash
from cyclades.table.seats import seat_of_token, with_seat
from cyclades.table.start import start_if_ready
from cyclades.table.storage import EntryRow, StorageError
from cyclades.table.story import Story, seal_of, stored_record
from cyclades.table.table import UNREADABLE, Table
from cyclades.table.visitor import Visitor

CHAT_SHOWN: Final = 200  # lines
LOG_SHOWN: Final = 200  # entries at once; more would be more than a slow client takes


async def arrive(table: Table, visitor: Visitor, token: str | None) -> None:
    """Somebody says hello: with a token to his seat, without to watch."""
    async with table.lock:
        seat = None if token is None else seat_of_token(table.seats, token)
        before = table.summary()
        if seat is not None:
            await _is_back(table, seat)
        await table.note_visit()
        visitor.seat = seat
        table.visitors[visitor] = None
        await welcome(table, visitor)
        if table.summary() != before:
            table.show_table(but=visitor)
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


async def depart(table: Table, visitor: Visitor) -> None:
    """A visitor is gone."""
    async with table.lock:
        if visitor not in table.visitors:
            return
        before = table.online
        del table.visitors[visitor]
        with contextlib.suppress(StorageError):
            await table.note_visit()
        for seat in before - table.online:
            table.gone[seat] = table.house.clock()
        if table.online != before:
            table.show_table()


async def welcome(table: Table, visitor: Visitor) -> None:
    """All that somebody needs who knows nothing. Needs the table's lock."""
    play = await table.play()
    clerk = table.clerk
    entries = await log_of(table, last=LOG_SHOWN)
    names = play.game.names if play else None
    seed = table.row.seed
    seat = visitor.seat
    chat = await clerk.read(clerk.storage.chat, table.row.id, table.team(seat), CHAT_SHOWN)
    visitor.send(
        Welcome(
            version=PROTOCOL_VERSION,
            table=table.summary(),
            seat=seat,
            seed_hash=None if seed is None else seed_hash(seed),
            seq=entries[-1].seq if entries else 0,
            game=table.game_form(play, seat) if play else None,
            unreadable=None if table.fault is None else Unreadable(actions=play.game.action_count if play else 0),
            log=[entry_for(names, entry, seat, seed) for entry in entries],
            log_from=entries[0].seq if entries else 1,
            chat=[line_of(row) for row in chat],
            proposal=shown(table.row.proposal),
            seed=seed.hex() if seed is not None and table.row.phase == "over" else None,
            rematch=table.row.rematch,
        )
    )


async def resync(table: Table, visitor: Visitor, have: int) -> None:
    """Everything newer than what a client has; if that is much, all anew."""
    async with table.lock:
        play = await table.play()
        if play is None or have > play.seq or have + LOG_SHOWN < play.seq:
            await welcome(table, visitor)
            return
        for entry in await table.clerk.read(table.clerk.storage.entries, table.row.id, have):
            visitor.send(table.entry_message(play, entry, visitor.seat))
        visitor.send(table.message())
        visitor.send(ProposalMessage(proposal=shown(table.row.proposal)))


async def earlier(table: Table, visitor: Visitor, message: Log) -> None:
    """The part of the log before an entry."""
    async with table.lock:
        play = await table.play()
        names = play.game.names if play else None
        entries = await log_of(table, message.before, LOG_SHOWN)
        shown_entries = [entry_for(names, entry, visitor.seat, table.row.seed) for entry in entries]
        visitor.send(EarlierLog(id=message.id, entries=shown_entries))


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
