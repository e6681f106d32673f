"""Bots that sit at a table: they move when it is their turn and somebody is there to see it."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable
from typing import Any, Final

from cyclades import Game
from cyclades.table.errors import Refused
from cyclades.table.incoming import Pace
from cyclades.table.lesson_tables import lesson_of
from cyclades.table.play import Play
from cyclades.table.seats import is_only_person, own_seat
from cyclades.table.table import Table
from cyclades.table.visitor import Visitor

SAFE: Final = ("bid apollo", "end", "stay", "forgo", "stop")

log = logging.getLogger("cyclades.table")


def situation(game: Game, player: int, luck: random.Random) -> dict[str, Any]:
    """A position that fits what a player knows: the gold of others in it is reckoned or imagined, never looked up."""
    return game.seat(player).imagine(luck).to_position()


def safe_action(game: Game) -> str:
    """An action that does little harm."""
    legal = [game.text(action) for action in game.legal_actions()]
    return next((text for text in SAFE if text in legal), legal[0])


def wake_bots(table: Table) -> None:
    """Let the bots go on, if they don't already."""
    if table.bots_at_work is None and table.visitors and any(seat.bot is not None for seat in table.seats):
        table.bots_at_work = asyncio.create_task(_play_on(table))


async def set_pace(table: Table, visitor: Visitor, message: Pace) -> None:
    """Whoever plays among bots alone says whether they pause: his page may show what they do at a pace of its own."""
    async with table.lock:
        if not is_only_person(table.seats, own_seat(visitor.seat)):
            raise Refused("others_play")
        visitor.pauses = message.pauses


def _pauses(table: Table) -> bool:
    """Whether bots pause before their moves; a visitor's word holds while nobody else has a seat."""
    return all(
        visitor.pauses or visitor.seat is None or not is_only_person(table.seats, visitor.seat)
        for visitor in table.visitors
    )


async def _play_on(table: Table) -> None:
    try:
        while await _move(table):
            pass
    except Exception:
        log.exception("bots_stopped table=%s", table.row.id)
    finally:
        table.bots_at_work = None


async def _move(table: Table) -> bool:
    """One move of a bot, thought about while the table pauses; False if none is due."""
    async with table.lock:
        play = await table.play()
        level = None if play is None or table.fault is not None else _level(table, play)
        if play is None or level is None:
            return False
        seq = play.seq
        player = play.game.player
        assert player is not None
        thought = _thought(table, play, player, level)
        pause = table.house.thinker.pause if _pauses(table) else 0.0
    action, _ = await asyncio.gather(thought, asyncio.sleep(pause))
    async with table.lock:
        now = await table.play()
        if now is not play or now.seq != seq or _level(table, play) != level:
            return True  # somebody has gone back, taken his seat or left: look again
        if action is None or play.why_not(player, action) is not None:
            safe = safe_action(play.game)
            log.error("bot_replaced table=%s seat=%s level=%s by=%r", table.row.id, player, level, safe)
            action = safe
        chosen = action
        await table.take(play, lambda: play.act(player, chosen))
    return True


def _thought(table: Table, play: Play, player: int, level: str) -> Awaitable[str | None]:
    """What a bot will do: in a lesson what is written down for it, else what it thinks of."""
    lesson = lesson_of(table.row)
    scripted = None if lesson is None else lesson.scripted(play.game)
    if scripted is not None:
        return asyncio.sleep(0, scripted)
    return table.house.thinker.choose(level, situation(play.game, player, table.luck()), player, table.asker())


def _level(table: Table, play: Play) -> str | None:
    """The level of the bot that has to decide; None if it isn't a bot's decision or nobody is at the table."""
    if play.game.player is None or not table.visitors:
        return None
    return table.seats[play.game.player].bot
