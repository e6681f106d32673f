"""At a running game: acting, undoing, asking why, talking."""

from __future__ import annotations

from typing import Any

from cyclades.server.arrivals import chat_form
from cyclades.server.bot_players import wake_bots
from cyclades.server.connection import Connection
from cyclades.server.lesson_tables import check_wanted, stopped
from cyclades.server.limits import clean_chat
from cyclades.server.messages import Act, Chat, Undo, Why
from cyclades.server.play import Play
from cyclades.server.refused import Refused
from cyclades.server.seats import own_seat
from cyclades.server.storage import ChatRow
from cyclades.server.tables import Table


async def act(table: Table, connection: Connection, message: Act) -> None:
    async with table.lock:
        seat = own_seat(connection.seat)
        if await _answered(table, connection, seat, message.id):
            return
        play = await play_of(table, seat, message.seq)
        check_wanted(table.row, play, seat, message.action)
        thanks = connection, message.id
        await table.take(play, lambda: play.act(seat, message.action, message.id), thanks)
        wake_bots(table)


async def undo(table: Table, connection: Connection, message: Undo) -> None:
    async with table.lock:
        seat = own_seat(connection.seat)
        if message.what not in ("step", "turn"):
            raise Refused("bad_field", field="what")
        if await _answered(table, connection, seat, message.id):
            return
        play = await play_of(table, seat, message.seq, goes_back=True)
        thanks = connection, message.id
        await table.take(play, lambda: play.undo(seat, message.what == "turn", message.id), thanks)


async def _answered(table: Table, connection: Connection, seat: int, client_id: str) -> bool:
    """Whether a message has been carried out before; then it is acknowledged again."""
    seq = await table.clerk.read(table.clerk.storage.seq_of, table.row.id, seat, client_id)
    if seq is None:
        return False
    connection.send({"type": "ack", "id": client_id, "seq": seq})
    return True


async def play_of(table: Table, seat: int, seq: int, goes_back: bool = False) -> Play:
    """The game, if it goes on, this seat is not played by a bot and nothing has happened since its player looked.

    Whoever goes back in a practice game need not wait until the others are done.
    """
    if table.seats[seat].bot is not None:
        raise Refused("bot_plays")
    play = await table.running_play()
    if seq != play.seq and not (goes_back and play.can_go_back(seat) and not play.moved_since(seat, seq)):
        raise Refused("stale", seq=play.seq)
    return play


async def why(table: Table, connection: Connection, message: Why) -> None:
    async with table.lock:
        seat = own_seat(connection.seat)
        play = await table.running_play()
        refusal = stopped(table.row, play, seat, message.action) or play.why_not(seat, message.action)
        answer: dict[str, Any] = {"type": "why", "id": message.id, "action": message.action}
        if refusal is None:
            answer["legal"] = True
        else:
            answer |= {"code": refusal.code, "rule": refusal.rule, "args": refusal.args_given}
        connection.send(answer)


async def say(table: Table, connection: Connection, message: Chat) -> None:
    text = clean_chat(message.text)
    async with table.lock:
        seat = own_seat(connection.seat)
        team = None if message.to == "all" else _own_team(table, seat)
        row = ChatRow(table.house.clock(), seat, table.seats[seat].name or "", text, team)
        new = await table.clerk.do(table.clerk.storage.add_chat, table.row.id, message.id, row)
        play = await table.play()
        connection.send({"type": "ack", "id": message.id, "seq": play.seq if play else 0})
        if new:
            table.show({"type": "chat", **chat_form(row)}, team=team)


def _own_team(table: Table, seat: int) -> int:
    """The team one talks to in private (T7.1): who belongs to it is settled when the game begins."""
    team = table.team(seat)
    if team is None:
        raise Refused("no_teams")
    if table.row.phase == "open":
        raise Refused("not_started")
    return team
