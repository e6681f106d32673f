"""At a running game: acting, undoing, asking why, talking."""

from __future__ import annotations

from cyclades.table.bot_turns import wake_bots
from cyclades.table.errors import Refused
from cyclades.table.incoming import Act, Undo, Why
from cyclades.table.lesson_tables import check_wanted, stopped
from cyclades.table.outgoing import Ack, WhyAnswer
from cyclades.table.play import Play
from cyclades.table.seats import own_seat
from cyclades.table.table import Table
from cyclades.table.visitor import Visitor


async def act(table: Table, visitor: Visitor, message: Act) -> None:
    async with table.lock:
        seat = own_seat(visitor.seat)
        if await _answered(table, visitor, seat, message.id):
            return
        play = await play_of(table, seat, message.seq)
        check_wanted(table.row, play, seat, message.action)
        thanks = visitor, message.id
        await table.take(play, lambda: play.act(seat, message.action, message.id), thanks)
        wake_bots(table)


async def undo(table: Table, visitor: Visitor, message: Undo) -> None:
    async with table.lock:
        seat = own_seat(visitor.seat)
        if await _answered(table, visitor, seat, message.id):
            return
        play = await play_of(table, seat, message.seq, goes_back=True)
        thanks = visitor, message.id
        await table.take(play, lambda: play.undo(seat, message.what == "turn", message.id), thanks)


async def _answered(table: Table, visitor: Visitor, seat: int, client_id: str) -> bool:
    """Whether a message has been carried out before; then it is acknowledged again."""
    seq = await table.clerk.read(table.clerk.storage.seq_of, table.row.id, seat, client_id)
    if seq is None:
        return False
    visitor.send(Ack(id=client_id, seq=seq))
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


async def why(table: Table, visitor: Visitor, message: Why) -> None:
    async with table.lock:
        seat = own_seat(visitor.seat)
        play = await table.running_play()
        refusal = stopped(table.row, play, seat, message.action) or play.why_not(seat, message.action)
        answer = WhyAnswer(id=message.id, action=message.action)
        if refusal is None:
            answer.legal = True
        else:
            answer.code, answer.rule, answer.args = refusal.code, refusal.rule, refusal.args_given
        visitor.send(answer)
