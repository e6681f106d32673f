"""Hints, and at practice tables chances to win: thought about beside the table, which goes on."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

import msgspec

from cyclades.table.bot_turns import situation
from cyclades.table.errors import Refused
from cyclades.table.incoming import Hint, Judge
from cyclades.table.moves import play_of
from cyclades.table.outgoing import HintAnswer, JudgeAnswer
from cyclades.table.play import Play
from cyclades.table.seats import own_seat
from cyclades.table.table import Table
from cyclades.table.visitor import Visitor

log = logging.getLogger("cyclades.table")

Question = Hint | Judge


async def ask(table: Table, visitor: Visitor, message: Question) -> None:
    """Have a question thought about, one of a kind at a time for each seat; the answer goes to the one who asked."""
    async with table.lock:
        seat = own_seat(visitor.seat)
        await _check(table, seat, message)
        seq, before = table.questions.get((type(message), seat), (None, None))
        if seq == message.seq:
            raise Refused("hint_under_way" if isinstance(message, Hint) else "judge_under_way")
        thinking = asyncio.create_task(_answer(table, visitor, message, seat, before))
        table.questions[type(message), seat] = (message.seq, thinking)


async def _answer(
    table: Table, visitor: Visitor, message: Question, seat: int, before: asyncio.Task[None] | None
) -> None:
    key = type(message), seat
    try:
        if before is not None:  # about a decision that is over
            await asyncio.wait([before])
        kind: type[HintAnswer | JudgeAnswer] = HintAnswer if isinstance(message, Hint) else JudgeAnswer
        answer = await _think(table, seat, message)
        visitor.send(msgspec.convert({"id": message.id, "seq": message.seq, **answer}, kind))
    except Refused as refused:
        visitor.refuse(refused, message.id)
    except Exception:
        log.exception("message_failed table=%s", table.row.id)
        visitor.refuse(Refused("internal"), message.id)
    finally:
        if table.questions.get(key, (None, None))[0] == message.seq:  # nobody waits for this one to end
            del table.questions[key]


async def _think(table: Table, seat: int, message: Question) -> dict[str, Any]:
    thinker, asker = table.house.thinker, table.asker(hint=True)
    if isinstance(message, Hint):
        async with table.lock:
            play = await _check(table, seat, message)
            position = situation(play.game, seat, table.luck())
        answer = await thinker.hint(position, seat, asker)
    else:
        async with table.lock:
            play = await _check(table, seat, message)
            positions = before_and_now(play, seat, table.house.luck.getrandbits(64))
        answer = await thinker.judge(positions, seat, asker)
    async with table.lock:
        await _check(table, seat, message)
    if answer is None:
        raise Refused("hint_failed" if isinstance(message, Hint) else "judge_failed")
    return answer


def before_and_now(play: Play, seat: int, luck: int) -> list[dict[str, Any]]:
    """What a seat knows of the game before its last step, if there was one, and now; imagined with the same luck."""
    games = [play.before_last_step(seat), play.game]
    return [situation(game, seat, random.Random(luck)) for game in games if game is not None]


async def _check(table: Table, seat: int, message: Question) -> Play:
    """The game, if a seat may have an answer there."""
    if isinstance(message, Hint):
        if not table.row.hints:
            raise Refused("no_hints")
    elif not table.row.practice:
        raise Refused("no_practice")
    play = await play_of(table, seat, message.seq)
    play.check_decides(seat)
    return play
