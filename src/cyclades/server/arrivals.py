"""Coming to a table and going: hello, welcome, what was missed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from cyclades.server.bot_players import wake_bots
from cyclades.server.connection import Connection
from cyclades.server.messages import PROTOCOL_VERSION
from cyclades.server.play import entry_for
from cyclades.server.proposals import is_about, shown
from cyclades.server.refused import Refused
from cyclades.server.sealed_chance import seed_hash
from cyclades.server.seats import seat_of_token, with_seat
from cyclades.server.start import start_if_ready
from cyclades.server.storage import ChatRow
from cyclades.server.tables import Table

CHAT_SHOWN: Final = 200  # lines


async def arrive(table: Table, connection: Connection, token: str | None) -> None:
    """Somebody says hello: with a token to his seat, without to watch."""
    async with table.lock:
        seat = None if token is None else seat_of_token(table.seats, token)
        before = table.summary()
        if seat is not None:
            await _is_back(table, seat)
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
        for seat in before - table.online:
            table.gone[seat] = table.house.clock()
        if table.online != before:
            table.show_table()


async def welcome(table: Table, connection: Connection) -> None:
    """All that somebody needs who knows nothing. Needs the table's lock."""
    play = await table.play()
    clerk = table.clerk
    entries = await clerk.read(clerk.storage.entries, table.row.id) if play else []
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
            "seq": play.seq if play else 0,
            "game": play.form_for(seat) if play else None,
            "log": [entry_for(play.game.names, entry, seat, seed) for entry in entries] if play else [],
            "chat": [chat_form(row) for row in chat],
            "proposal": shown(table.row.proposal),
            "seed": seed.hex() if seed is not None and table.row.phase == "over" else None,
            "rematch": table.row.rematch,
        }
    )


async def resync(table: Table, connection: Connection, have: int) -> None:
    """Everything newer than what a client has."""
    async with table.lock:
        play = await table.play()
        if play is None or have > play.seq:
            await welcome(table, connection)
            return
        for entry in await table.clerk.read(table.clerk.storage.entries, table.row.id, have):
            connection.send(table.entry_message(play, entry, connection.seat))
        connection.send({"type": "table", **table.summary()})
        connection.send({"type": "proposal", "proposal": shown(table.row.proposal)})


async def record_of(table: Table) -> dict[str, Any]:
    """The record of a game that is over."""
    async with table.lock:
        play = await table.play()
        if play is None or table.row.phase != "over":
            raise Refused("not_over")
        assert table.row.seed is not None
        return play.record(table.row.seed, await table.clerk.read(table.clerk.storage.entries, table.row.id))


def chat_form(row: ChatRow) -> dict[str, Any]:
    to = "all" if row.team is None else "team"
    return {"at": row.at, "seat": row.seat, "name": row.name, "text": row.text, "to": to}
