"""Bots at the table: they think in processes of their own, within a time budget, knowing only what their seat may."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cyclades.bots import BUDGETED, LEVELS
from cyclades.server.bot_process import BotProcess
from cyclades.server.fair_queue import FairQueue
from cyclades.table.thinker import Asker

STAND_IN: Final = "normal"  # decides where a bot that isn't ours fails
REPLAY_SECONDS: Final = 20.0
HEAD_START: Final = 1.0  # seconds
LOOK_SECONDS: Final = 1.0  # between looks whether another Python has been made ready
OURSELVES: Final = Asker("")

log = logging.getLogger("cyclades.server")


def _tell_nobody(text: str) -> None:
    """Whoever has no terminal has a log."""


@dataclass(frozen=True, slots=True)
class BotRules:
    """How many bots think at once, one that is quick not counted; for how long, and how long they seem to (seconds)."""

    workers: int = 1
    budget: float = 10.0
    pause: float = 0.8
    own: Mapping[str, str] = field(default_factory=dict)  # more levels, with bots that aren't ours
    better: Path | None = None  # a file that will name a Python with the same sources compiled
    tell: Callable[[str], None] = _tell_nobody  # gets the name of a text, for who started the server


def lighter(level: str, waiting: int) -> str:
    """The bot of a level when so many wait for each worker: half the playouts for each doubling of them.

    It never thinks less than the level below, and where that counts no playouts, as much as ever.
    """
    levels = list(LEVELS)
    usual = BUDGETED.fullmatch(LEVELS[level])
    below = BUDGETED.fullmatch(LEVELS[levels[max(0, levels.index(level) - 1)]])
    if usual is None or below is None or not waiting:
        return LEVELS[level]
    playouts = max(int(usual["playouts"]) >> waiting.bit_length(), int(below["playouts"]))
    return LEVELS[level].replace(f"@{usual['playouts']}p", f"@{playouts}p")


class BotRoom:
    """Where the bots of all tables think."""

    def __init__(self, rules: BotRules) -> None:
        self.rules = rules
        self.levels: dict[str, str] = LEVELS | dict(rules.own)
        self.pause = rules.pause
        self._workers = [BotProcess() for _ in range(rules.workers + 2)]
        # One is for bots that answer at once: they need not wait for those who think for seconds.
        self._quick: FairQueue[BotProcess] = FairQueue()
        self._quick.free.append(self._workers[0])
        # And one is for looking back at games, which nobody who plays should wait for.
        self._past: FairQueue[BotProcess] = FairQueue()
        self._past.free.append(self._workers[1])
        self._queue: FairQueue[BotProcess] = FairQueue()
        self._queue.free.extend(self._workers[2:])
        self._hurry: dict[str, str] = {}  # by level: the bot that thinks for it now, if that isn't the usual one

    async def move_on(self) -> None:
        """When the file of the better Python is there, let all bots think in that one."""
        if self.rules.better is None:
            return
        while not self.rules.better.exists():
            await asyncio.sleep(LOOK_SECONDS)
        python = Path(self.rules.better.read_text(encoding="utf-8").strip())
        try:
            for queue in (self._quick, *[self._queue] * self.rules.workers, self._past):
                if not await self._replace_one(python, queue):
                    self.rules.tell("serve-bots-stay")
                    return
        except Exception:
            log.exception("bot_worker_failed")
            return
        self.rules.tell("serve-bots-compiled")

    async def _replace_one(self, python: Path, queue: FairQueue[BotProcess]) -> bool:
        """Put a process of another Python, once it runs, into the place of one of this; False if it is no better."""
        new = BotProcess(python)
        await new.start()
        if new.python is None or not new.compiled:
            new.stop()
            return False
        old = await queue.get(OURSELVES)
        while old.python is not None:  # replaced already, and free again before the others
            queue.put(old)
            await asyncio.sleep(LOOK_SECONDS)
            old = await queue.get(OURSELVES)
        old.stop()
        self._workers[self._workers.index(old)] = new
        queue.put(new)
        return True

    async def start(self) -> None:
        """Have processes ready before the first bot is asked, but leave those who come first the machine."""
        await asyncio.sleep(HEAD_START)
        for queue in (self._quick, self._queue, self._past):
            async with queue.place(OURSELVES) as worker:
                try:
                    await worker.start()
                except Exception:
                    log.exception("bot_worker_failed")

    async def choose(self, level: str, position: dict[str, Any], player: int, asker: Asker) -> str | None:
        """A bot's action at a `situation`; None if it fails, and if it isn't ours our own one fails too."""
        budget = self.rules.budget
        table = asker.table
        async with self._queue_for(level).place(asker) as worker:
            for asked in [level] if level in LEVELS else [level, STAND_IN]:
                try:
                    bot = self._bot(asked)
                    action: str = await worker.ask(budget, "think", bot, position, player, table, budget)
                    return action
                except Exception as error:
                    log.error("bot_failed table=%s seat=%s level=%s error=%r", table, player, asked, error)
            return None

    def _queue_for(self, level: str) -> FairQueue[BotProcess]:
        quick = level in LEVELS and BUDGETED.fullmatch(LEVELS[level]) is None
        return self._quick if quick and (self._quick.free or not self._queue.free) else self._queue

    def _bot(self, level: str) -> str:
        """The bot of a level; where others wait, one of ours that thinks less, which the log says."""
        usual = self.levels[level]
        waiting = self._queue.waiting
        bot = lighter(level, waiting // self.rules.workers) if level in LEVELS else usual
        if bot != self._hurry.get(level, usual):
            log.warning("bots_think level=%s bot=%s waiting=%s", level, bot, waiting)
        self._hurry[level] = bot
        return bot

    async def hint(self, position: dict[str, Any], player: int, asker: Asker) -> dict[str, Any] | None:
        """A hint for whoever has to decide at a `situation`; None if it fails."""
        return await self._answer(asker, "hint", position, player, secrets.randbits(60))

    async def moment(self, record: dict[str, Any] | str, step: int, asker: Asker) -> dict[str, Any] | None:
        """Where so many actions of a recorded game were taken: see `worker.moment`; None if it fails."""
        return await self._answer(asker, "moment", record, step)

    async def _answer(self, asker: Asker, question: str, *about: Any) -> dict[str, Any] | None:
        return await self._asked(self._queue, self.rules.budget, asker, question, *about)

    async def look_back(self, asker: Asker, question: str, *about: Any) -> dict[str, Any] | None:
        """What a question about a recorded game is answered; None if that fails."""
        return await self._asked(self._past, REPLAY_SECONDS, asker, question, *about)

    async def _asked(
        self, queue: FairQueue[BotProcess], seconds: float, asker: Asker, question: str, *about: Any
    ) -> dict[str, Any] | None:
        async with queue.place(asker) as worker:
            try:
                answer: dict[str, Any] = await worker.ask(seconds, question, *about)
                return answer
            except Exception as error:
                log.error("%s_failed table=%s error=%r", question, asker.table, error)
                return None

    def stop(self) -> None:
        for worker in self._workers:
            worker.stop()
