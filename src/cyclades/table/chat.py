"""Talking at a table: to all, or to one's own team."""

from __future__ import annotations

from typing import Any

from cyclades.table.clean_text import clean_chat
from cyclades.table.errors import Refused
from cyclades.table.incoming import Chat
from cyclades.table.outgoing import Ack, ChatLine, ChatMessage
from cyclades.table.seats import own_seat
from cyclades.table.storage import ChatRow
from cyclades.table.table import Table
from cyclades.table.visitor import Visitor


async def say(table: Table, visitor: Visitor, message: Chat) -> None:
    text = clean_chat(message.text)
    async with table.lock:
        seat = own_seat(visitor.seat)
        team = None if message.to == "all" else _own_team(table, seat)
        row = ChatRow(table.house.clock(), seat, table.seats[seat].name or "", text, team)
        new = await table.clerk.do(table.clerk.storage.add_chat, table.row.id, message.id, row)
        play = await table.play()
        visitor.send(Ack(id=message.id, seq=play.seq if play else 0))
        if new:
            table.show(ChatMessage(**_told(row)), team=team)


def _own_team(table: Table, seat: int) -> int:
    """The team one talks to in private (T7.1): who belongs to it is settled when the game begins."""
    team = table.team(seat)
    if team is None:
        raise Refused("no_teams")
    if table.row.phase == "open":
        raise Refused("not_started")
    return team


def line_of(row: ChatRow) -> ChatLine:
    """A line as whoever may read it sees it."""
    return ChatLine(**_told(row))


def _told(row: ChatRow) -> dict[str, Any]:
    to = "all" if row.team is None else "team"
    return {"at": row.at, "seat": row.seat, "name": row.name, "text": row.text, "to": to}
