"""Hints, and at practice tables chances to win: thought about beside the table, which goes on.

One's chance is what a hint's best choice promises; what was reckoned for the one holds for the other.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any, Final

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

KNOWN: Final = 2  # hints of a seat: before its last step, and now

log = logging.getLogger("cyclades.table")

Question = Hint | Judge


async def ask(table: Table, visitor: Visitor, message: Question) -> None:
    """Have a question thought about, one of a kind at a time for each seat; the answer goes to the one who asked."""
    async with table.lock:
        seat = own_seat(visitor.seat)
        await _check(table, seat, message)
        if table.questions.get((type(message), seat), (None, None))[0] == message.seq:
            raise Refused("hint_under_way" if isinstance(message, Hint) else "judge_under_way")
        before = [thinking for (_, asked), (_, thinking) in table.questions.items() if asked == seat]
        thinking = asyncio.create_task(_answer(table, visitor, message, seat, before))
        table.questions[type(message), seat] = (message.seq, thinking)


async def _answer(
    table: Table, visitor: Visitor, message: Question, seat: int, before: list[asyncio.Task[None]]
) -> None:
    key = type(message), seat
    try:
        if before:  # about a decision that is over, or of the other kind: its answer serves this one
            await asyncio.wait(before)
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
    async with table.lock:
        play = await _check(table, seat, message)
        positions = before_and_now(play, seat, table.house.luck.getrandbits(64))
    if isinstance(message, Hint):
        positions = dict(list(positions.items())[-1:])
    found = [await _hint(table, seat, entry, position) for entry, position in positions.items()]
    async with table.lock:
        await _check(table, seat, message)
    hints = [hint for hint in found if hint is not None]
    if len(hints) < len(found):
        raise Refused("hint_failed" if isinstance(message, Hint) else "judge_failed")
    if isinstance(message, Hint):
        return hints[-1]
    chances = [hint["choices"][0]["chance"] for hint in hints]
    return {"now": chances[-1], "before": chances[0] if len(chances) > 1 else None}


async def _hint(table: Table, seat: int, entry: int, position: dict[str, Any]) -> dict[str, Any] | None:
    """Once found it is known while the seat's next decision is thought about."""
    known = table.hints.setdefault(seat, {})
    if entry not in known:
        hint = await table.house.thinker.hint(position, seat, table.asker(hint=True))
        if hint is None:
            return None
        if len(known) == KNOWN:
            del known[next(iter(known))]
        known[entry] = hint
    return known[entry]


def before_and_now(play: Play, seat: int, luck: int) -> dict[int, dict[str, Any]]:
    """What a seat knows of the game before its last step, if there was one, and now; imagined with the same luck.

    By the entry that led there.
    """
    games = [game for game in (play.before_last_step(seat), play.game) if game is not None]
    return {play.last_of(game.action_count): situation(game, seat, random.Random(luck)) for game in games}


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
