"""Bots at the table: they think in processes of their own, within a time budget, knowing only what their seat may."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import secrets
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from cyclades import Game
from cyclades.bots import BUDGETED, LEVELS
from cyclades.server.fair_queue import Asker, FairQueue
from cyclades.sources import sources_fingerprint

STAND_IN: Final = "normal"  # decides where a bot that isn't ours fails
SAFE: Final = ("bid apollo", "end", "stay", "forgo", "stop")
START_SECONDS: Final = 60.0
REPLAY_SECONDS: Final = 20.0
HEAD_START: Final = 1.0  # seconds
LOOK_SECONDS: Final = 1.0  # between looks whether another Python has been made ready
OURSELVES: Final = Asker("")
SOURCES: Final = sources_fingerprint()  # as they were when this process began

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


def situation(game: Game, player: int, rng: random.Random | None = None) -> dict[str, Any]:
    """A position that fits what a player knows: the gold of others in it is reckoned or imagined, never looked up."""
    return game.seat(player).imagine(rng or random.Random(secrets.randbits(64))).to_position()


def safe_action(game: Game) -> str:
    """An action that does little harm."""
    legal = [game.text(action) for action in game.legal_actions()]
    return next((text for text in SAFE if text in legal), legal[0])


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


class WorkerFailed(Exception):
    """A process that thinks gave no answer; it says what went wrong there."""

    def __repr__(self) -> str:
        return str(self)


class Worker:
    """One process that thinks; it is ended and made anew when it takes too long or breaks.

    It is of this Python, or of another one in which the same sources are installed.
    """

    def __init__(self, python: Path | None = None) -> None:
        self.python = python
        self.compiled = False
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Have it run. If the other Python can't, or has other sources by now, it is this one."""
        if self._process is not None:
            return
        try:
            await self._start()
        except Exception as error:
            if self.python is None:
                raise
            log.warning("bot_worker_comes_back python=%s error=%r", self.python, error)
            self.python = None
            await self._start()

    async def _start(self) -> None:
        environment = dict(os.environ)
        if self.python is not None:
            environment.pop("PYTHONPATH", None)  # would lead it back to these files
        command = [str(self.python or sys.executable), "-m", "cyclades.server.worker"]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=_behind_people()
        )
        hello = await self._within(START_SECONDS, None)
        if hello.get("sources") != SOURCES:
            self.stop()
            raise WorkerFailed("its sources are others")
        self.compiled = hello["compiled"]

    async def ask(self, budget: float, question: str, *about: Any) -> Any:
        """What it answers; `WorkerFailed` if it fails."""
        await self.start()
        answer = await self._within(budget, msgspec.json.encode((question, about)) + b"\n")
        if "error" in answer:
            raise WorkerFailed(answer["error"])
        return answer["answer"]

    async def _within(self, seconds: float, line: bytes | None) -> dict[str, Any]:
        assert self._process is not None
        try:
            said = await asyncio.wait_for(asyncio.to_thread(_exchange, self._process, line), seconds)
        except BaseException:  # it may answer later, and nobody would know to what
            self.stop()
            raise
        if not said:
            self.stop()
            raise WorkerFailed("its process has ended")
        message: dict[str, Any] = msgspec.json.decode(said)
        return message

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()


def _behind_people() -> int:
    """Bots have what people leave of the machine. Elsewhere than on Windows a worker sees to that itself."""
    if sys.platform == "win32":
        return subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return 0


def _exchange(process: subprocess.Popen[bytes], line: bytes | None) -> bytes:
    """Say a line, if there is one, and hear the next; nothing if the process is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    if line is not None:
        with contextlib.suppress(OSError):
            process.stdin.write(line)
            process.stdin.flush()
    return process.stdout.readline()


class BotRoom:
    """Where the bots of all tables think."""

    def __init__(self, rules: BotRules) -> None:
        self.rules = rules
        self.levels: dict[str, str] = LEVELS | dict(rules.own)
        self._workers = [Worker() for _ in range(rules.workers + 2)]
        # One is for bots that answer at once: they need not wait for those who think for seconds.
        self._quick: FairQueue[Worker] = FairQueue()
        self._quick.free.append(self._workers[0])
        # And one is for looking back at games, which nobody who plays should wait for.
        self._past: FairQueue[Worker] = FairQueue()
        self._past.free.append(self._workers[1])
        self._queue: FairQueue[Worker] = FairQueue()
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

    async def _replace_one(self, python: Path, queue: FairQueue[Worker]) -> bool:
        """Put a process of another Python, once it runs, into the place of one of this; False if it is no better."""
        new = Worker(python)
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

    def _queue_for(self, level: str) -> FairQueue[Worker]:
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

    async def judge(self, positions: list[dict[str, Any]], player: int, asker: Asker) -> dict[str, Any] | None:
        """A player's chance at the last `situation`, and at the one before it if there is one; None if it fails."""
        return await self._answer(asker, "judge", positions, player, secrets.randbits(60))

    async def moment(self, record: dict[str, Any] | str, step: int, asker: Asker) -> dict[str, Any] | None:
        """Where so many actions of a recorded game were taken: see `worker.moment`; None if it fails."""
        return await self._answer(asker, "moment", record, step)

    async def _answer(self, asker: Asker, question: str, *about: Any) -> dict[str, Any] | None:
        return await self._asked(self._queue, self.rules.budget, asker, question, *about)

    async def look_back(self, asker: Asker, question: str, *about: Any) -> dict[str, Any] | None:
        """What a question about a recorded game is answered; None if that fails."""
        return await self._asked(self._past, REPLAY_SECONDS, asker, question, *about)

    async def _asked(
        self, queue: FairQueue[Worker], seconds: float, asker: Asker, question: str, *about: Any
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
