"""A process that thinks for bots, as the server sees it; what goes on inside is `worker`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from cyclades.sources import sources_fingerprint

START_SECONDS: Final = 60.0
SOURCES: Final = sources_fingerprint()  # as they were when this process began

log = logging.getLogger("cyclades.server")


class WorkerFailed(Exception):
    """A process that thinks gave no answer; it says what went wrong there."""

    def __repr__(self) -> str:
        return str(self)


class BotProcess:
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
