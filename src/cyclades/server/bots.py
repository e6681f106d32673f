"""Bots at the table: they think in processes of their own, within a time budget, knowing only what their seat may."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import secrets
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeVar

from cyclades import Game
from cyclades.bots import LEVELS, Bot, make_bot, program
from cyclades.bots.program import ProgramBot
from cyclades.seat import Seat

STAND_IN: Final = "normal"  # decides where a bot that isn't ours fails
SAFE: Final = ("bid apollo", "end", "stay", "forgo", "stop")
START_SECONDS: Final = 60.0
HEAD_START: Final = 1.0  # seconds
REMEMBERED: Final = 300  # bots whose plans a worker keeps
PROGRAM_SHARE: Final = 0.8  # of the budget: a program that is too slow is ended before the worker that asked it
if sys.platform == "win32":
    KILL: Final = signal.SIGTERM  # ends a process at once there, as all signals do
else:
    KILL: Final = signal.SIGKILL

log = logging.getLogger("cyclades.server")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class BotRules:
    """How many bots think at once, for how long, and how long they seem to (all in seconds)."""

    workers: int = 1
    budget: float = 10.0
    pause: float = 0.8
    own: Mapping[str, str] = field(default_factory=dict)  # more levels, with bots that aren't ours


def situation(game: Game, player: int) -> dict[str, Any]:
    """A position that fits what a player knows: the gold of others in it is reckoned or imagined, never looked up."""
    rng = random.Random(secrets.randbits(64))
    return game.seat(player).imagine(rng).to_position()


def safe_action(game: Game) -> str:
    """An action that does little harm."""
    legal = [game.text(action) for action in game.legal_actions()]
    return next((text for text in SAFE if text in legal), legal[0])


# In the worker's process


def _settle_in() -> None:
    """Leave interruptions to the server, and end when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


_PROGRAMS: Final[dict[str, ProgramBot]] = {}  # they go on running from decision to decision


@lru_cache(maxsize=REMEMBERED)
def _bot_at(table: str, player: int, bot: str) -> Bot:
    """It keeps its plan for the turn from step to step."""
    return make_bot(bot, secrets.randbits(60))


def _think(bot: str, position: dict[str, Any], player: int, table: str, budget: float) -> str:
    game = Game.from_position(position)
    seat = _seat(game, player)
    if bot.startswith(program.SIGN):
        asked = _PROGRAMS.setdefault(bot, ProgramBot(bot, secrets.randbits(60)))
        asked.seconds = budget * PROGRAM_SHARE
        action = asked.choose(seat)
    else:
        action = _bot_at(table, player, bot).choose(seat)
    return game.text(action)


def _hint(position: dict[str, Any], player: int, seed: int) -> dict[str, Any]:
    from cyclades.bots.hints import hint_for  # only workers need it

    return hint_for(_seat(Game.from_position(position), player), seed).as_json()


def _seat(game: Game, player: int) -> Seat:
    """At a `situation`: what its player may reckon has been reckoned."""
    return Seat(game, player, counted=True)


# In the server


class Worker:
    """One process that thinks; it is ended and made anew when it takes too long or breaks."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def start(self) -> None:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a copy of a running server would be unsafe
            self._pool = ProcessPoolExecutor(1, context, _settle_in)
            self._pid = await self._run(START_SECONDS, os.getpid)

    async def ask(self, budget: float, question: Callable[..., Answer], *about: Any) -> Answer:
        """What a function answers there."""
        await self.start()
        answer: Answer = await self._run(budget, question, *about)
        return answer

    async def _run(self, seconds: float, *call: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool, *call), seconds)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise

    def stop(self) -> None:
        pool, pid, self._pool, self._pid = self._pool, self._pid, None, 0
        if pool is None:
            return
        if pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, KILL)
        pool.shutdown(wait=False, cancel_futures=True)


class BotRoom:
    """Where the bots of all tables think."""

    def __init__(self, rules: BotRules) -> None:
        self.rules = rules
        self.levels: dict[str, str] = LEVELS | dict(rules.own)
        self._workers = [Worker() for _ in range(rules.workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        """Have a process ready before the first bot is asked, but leave those who come first the machine."""
        await asyncio.sleep(HEAD_START)
        worker = await self._free.get()
        try:
            await worker.start()
        except Exception:
            log.exception("bot_worker_failed")
        finally:
            self._free.put_nowait(worker)

    async def choose(self, level: str, position: dict[str, Any], player: int, table: str) -> str | None:
        """A bot's action at a `situation`; None if it fails, and if it isn't ours our own one fails too."""
        budget = self.rules.budget
        worker = await self._free.get()
        try:
            for asked in [level] if level in LEVELS else [level, STAND_IN]:
                try:
                    bot = self.levels[asked]
                    return await worker.ask(budget, _think, bot, position, player, table, budget)
                except Exception as error:
                    log.error("bot_failed table=%s seat=%s level=%s error=%r", table, player, asked, error)
            return None
        finally:
            self._free.put_nowait(worker)

    async def hint(self, position: dict[str, Any], player: int, table: str) -> dict[str, Any] | None:
        """A hint for whoever has to decide at a `situation`; None if it fails."""
        worker = await self._free.get()
        try:
            return await worker.ask(self.rules.budget, _hint, position, player, secrets.randbits(60))
        except Exception as error:
            log.error("hint_failed table=%s seat=%s error=%r", table, player, error)
            return None
        finally:
            self._free.put_nowait(worker)

    def stop(self) -> None:
        for worker in self._workers:
            worker.stop()
