"""Hints: whoever has to decide asks what the best bot would do. It thinks beside the table, which goes on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from cyclades.server.bots import situation
from cyclades.server.connection import Connection
from cyclades.server.messages import Hint
from cyclades.server.play import Play
from cyclades.server.playing import play_of
from cyclades.server.refused import Refused
from cyclades.server.seats import own_seat
from cyclades.server.tables import Table

log = logging.getLogger("cyclades.server")


async def ask(table: Table, connection: Connection, message: Hint) -> None:
    """Have a hint thought about, one at a time for each seat; the answer goes to the one who asked."""
    async with table.lock:
        seat = own_seat(connection.seat)
        await _check(table, seat, message.seq)
        seq, before = table.hints.get(seat, (None, None))
        if seq == message.seq:
            raise Refused("hint_under_way")
        thinking = asyncio.create_task(_answer(table, connection, message, seat, before))
        table.hints[seat] = (message.seq, thinking)


async def _answer(
    table: Table, connection: Connection, message: Hint, seat: int, before: asyncio.Task[None] | None
) -> None:
    try:
        if before is not None:  # about a decision that is over
            await asyncio.wait([before])
        hint = await _think(table, seat, message.seq)
        connection.send({"type": "hint", "id": message.id, "seq": message.seq, **hint})
    except Refused as refused:
        connection.refuse(refused, message.id)
    except Exception:
        log.exception("message_failed table=%s", table.row.id)
        connection.refuse(Refused("internal"), message.id)
    finally:
        if table.hints.get(seat, (None, None))[0] == message.seq:  # nobody waits for this one to end
            del table.hints[seat]


async def _think(table: Table, seat: int, seq: int) -> dict[str, Any]:
    async with table.lock:
        play = await _check(table, seat, seq)
        position = situation(play.game, seat)
    hint = await table.house.bots.hint(position, seat, table.asker(hint=True))
    async with table.lock:
        await _check(table, seat, seq)
    if hint is None:
        raise Refused("hint_failed")
    return hint


async def _check(table: Table, seat: int, seq: int) -> Play:
    """The game, if a seat may have a hint there."""
    if not table.row.hints:
        raise Refused("no_hints")
    play = await play_of(table, seat, seq)
    play.check_decides(seat)
    return play
