"""Many bots want to think at once: nobody's wait grows with what others ask for."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from random import SystemRandom

import pytest

from cyclades import Game
from cyclades.bots import LEVELS
from cyclades.server.bot_room import BotRoom, BotRules, lighter
from cyclades.server.fair_queue import HALF_LIFE, FairQueue
from cyclades.table.bot_turns import situation
from cyclades.table.thinker import Asker
from tests.bots.test_own import file_with
from tests.server.host import outcome_of

CROWD = 12
SLOW = """
import time
from pathlib import Path


class Slow:
    def __init__(self, seed):
        pass

    def choose(self, seat):
        while not Path({gate!r}).exists():
            time.sleep(0.01)
        return seat.legal_actions()[0]
"""


def served(askers: list[Asker], seconds: float = 1.0, places: int = 1) -> list[str]:
    """The tables in the order they had their turn, if all come at once and each takes so long."""
    now = 0.0

    async def run() -> list[str]:
        nonlocal now
        queue: FairQueue[int] = FairQueue(lambda: now)
        queue.free.extend(range(places))
        order: list[str] = []

        async def think(asker: Asker) -> None:
            nonlocal now
            async with queue.place(asker):
                order.append(asker.table)
                now += seconds
                await asyncio.sleep(0)

        await asyncio.gather(*(think(asker) for asker in askers))
        assert len(queue.free) == places
        return order

    return outcome_of(run())


def test_an_address_with_many_tables_waits_behind_one_with_one() -> None:
    crowd = [Asker(f"t{number}", "crowd") for number in range(30)]
    order = served([*crowd, Asker("mine", "me")])
    assert order.index("mine") == 1, "only who was at it already is before him"


def test_a_table_with_many_bots_waits_behind_one_with_one() -> None:
    order = served([*[Asker("many", "house")] * 10, Asker("one", "house")])
    assert order.index("one") == 1


def test_who_had_much_long_ago_is_like_the_others() -> None:
    now = 0.0
    queue: FairQueue[int] = FairQueue(lambda: now)
    queue.shares.add("table a", 8.0)
    now = 3 * HALF_LIFE
    assert queue.shares.had("table a") == pytest.approx(1.0)
    assert queue.shares.had("table b") == 0


def test_who_gives_up_in_the_moment_his_turn_comes_takes_no_place_with_him() -> None:
    async def run() -> list[int]:
        queue: FairQueue[int] = FairQueue()
        waiting = [asyncio.create_task(queue.get(Asker(table))) for table in ("a", "b")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.put(7)
        assert await waiting[1] == 7
        queue.put(7)
        return queue.free

    assert outcome_of(run()) == [7]


def test_hints_and_bots_take_turns() -> None:
    bots = [Asker(f"b{number}", "house") for number in range(4)]
    hints = [Asker(f"h{number}", "house", hint=True) for number in range(4)]
    order = [table[0] for table in served([*bots, *hints])]
    assert "".join(order) == "bhbhbhbh"


def test_who_goes_away_while_he_waits_keeps_no_place() -> None:
    async def run() -> None:
        queue: FairQueue[int] = FairQueue()
        queue.free.append(1)
        place = await queue.get(Asker("a"))
        waiting = [asyncio.create_task(queue.get(Asker(name))) for name in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
        assert queue.waiting == 2
        queue.put(place)  # it is c's, who goes away at the same moment
        waiting[1].cancel()
        await asyncio.gather(waiting[1], return_exceptions=True)
        assert await waiting[2] == 1

    outcome_of(run())


def test_an_easy_bot_elsewhere_is_not_kept_waiting(tmp_path: Path) -> None:
    """By real processes; those who came first have many tables at one address, and think until he has his answer."""
    gate = tmp_path / "answered"
    slow = file_with(tmp_path, SLOW.format(gate=str(gate)))
    game = Game.new(3, seed=4)
    player = game.player
    assert player is not None
    position = situation(game, player, SystemRandom())

    async def run() -> list[str]:
        room = BotRoom(BotRules(workers=1, budget=30, own={"slow": f"{slow}:Slow"}))
        order: list[str] = []

        async def ask(level: str, asker: Asker) -> None:
            assert await room.choose(level, position, player, asker) is not None
            order.append(asker.table)
            if asker.table == "mine":
                gate.touch()

        crowd = [asyncio.create_task(ask("slow", Asker(f"t{number}", "crowd"))) for number in range(CROWD)]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd, ask("easy", Asker("mine", "me")))
        if sys.platform != "win32":
            assert os.getpriority(os.PRIO_PROCESS, int(room._workers[0].pid or 0)) > os.getpriority(os.PRIO_PROCESS, 0)
        room.stop()
        return order

    assert outcome_of(run()).index("mine") == 0


def test_under_load_a_level_thinks_less_but_never_less_than_the_one_below() -> None:
    assert lighter("expert", 0) == LEVELS["expert"] == "oracle@450p/5000ms"
    assert [lighter("expert", waiting) for waiting in (1, 2, 3, 4)] == [
        "oracle@225p/5000ms",
        "oracle@112p/5000ms",
        "oracle@112p/5000ms",
        "oracle@56p/5000ms",
    ]
    for waiting in (8, 30, 1000, 10**9):
        assert lighter("expert", waiting) == "oracle@30p/5000ms", "as many as hard"
        for level in ("easy", "normal", "hard"):
            assert lighter(level, waiting) == LEVELS[level]


def test_the_log_says_when_bots_think_less(caplog: pytest.LogCaptureFixture) -> None:
    game = Game.new(3, seed=4)
    player = game.player
    assert player is not None
    position = situation(game, player, SystemRandom())

    async def run() -> None:
        room = BotRoom(BotRules(workers=1, budget=60))
        askers = [room.choose("expert", position, player, Asker(f"t{number}")) for number in range(10)]
        assert None not in await asyncio.gather(*askers)
        room.stop()

    outcome_of(run())
    assert "bots_think level=expert bot=oracle@30p/5000ms" in caplog.text
    assert "bots_think level=expert bot=oracle@450p/5000ms waiting=0" in caplog.text, "and when no longer"


def test_who_has_time_comes_when_nobody_else_waits() -> None:
    judged = [Asker(f"judged {number}", time=True) for number in range(2)]
    others = [Asker("hint", "me", hint=True), Asker("bot", "crowd"), Asker("bot", "crowd")]
    order = served([*judged, *others])
    assert order[0] == "judged 0"  # there was nobody else yet
    assert order[-1] == "judged 1"
