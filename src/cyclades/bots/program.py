"""Bots that are programs of any language: named `program:COMMAND`, they read and write lines of JSON (docs/bots.md).

A program gets its seat's view, in which its decision stands with all options, and nothing else.
"""

from __future__ import annotations

import contextlib
import json
import queue
import random
import shlex
import shutil
import subprocess
import threading
from typing import Any, Final

from cyclades.bots import Bot, BotFailed, UnknownBot
from cyclades.seat import Seat

SIGN: Final = "program:"
PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for one answer
GOODBYE: Final = 1.0  # seconds to end by itself
LONGEST: Final = 65536  # letters of an answer
SHOWN: Final = 80  # letters of a wrong answer that are quoted


def command_of(name: str) -> list[str]:
    """The words of the command in `program:COMMAND`; `UnknownBot` if it can't be started."""
    try:
        words = shlex.split(name.removeprefix(SIGN))
    except ValueError as error:
        raise UnknownBot("command_unreadable", bot=repr(name), reason=str(error)) from None
    if not words:
        raise UnknownBot("bot_without_program", bot=repr(name))
    if shutil.which(words[0]) is None:
        raise UnknownBot("no_such_program", given=repr(words[0]), bot=repr(name))
    return words


class ProgramBot(Bot):
    """Asks a program, which runs as long as the bot is used. Its error stream is left as it is."""

    def __init__(self, name: str, seed: int, seconds: float = SECONDS) -> None:
        self.name = name
        self.seconds = seconds
        self.rng = random.Random(seed)
        self.asked = 0
        self._command = command_of(name)
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()

    def choose(self, seat: Seat) -> int:
        self.asked += 1
        question = {
            "protocol": PROTOCOL,
            "id": self.asked,
            "seed": self.rng.getrandbits(32),
            "seconds": self.seconds,
            "view": seat.view,
        }
        try:
            return self._action(seat, self._ask(json.dumps(question)))
        except BotFailed:
            self.close()
            raise

    def close(self) -> None:
        """End the program: its input ends, and soon it does itself."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):  # it is gone already
            process.stdin.close()
        try:
            process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise BotFailed("bot_not_started", bot=self.name, reason=error.strerror or "") from None
        self._answers = queue.Queue()
        threading.Thread(target=_read, args=(process, self._answers), daemon=True).start()
        return process

    def _ask(self, question: str) -> str:
        """The program's next line."""
        if self._process is None:
            self._process = self._start()
        process = self._process
        assert process.stdin is not None
        with contextlib.suppress(OSError):  # it has ended, as the empty answer will say
            process.stdin.write(question + "\n")
            process.stdin.flush()
        try:
            line = self._answers.get(timeout=self.seconds)
        except queue.Empty:
            process.kill()
            raise BotFailed("bot_without_answer", bot=self.name, seconds=f"{self.seconds:g}") from None
        if not line:
            raise self._ended(process)
        return line

    def _ended(self, process: subprocess.Popen[str]) -> BotFailed:
        try:
            return BotFailed("bot_ended", bot=self.name, exit=process.wait(GOODBYE))
        except subprocess.TimeoutExpired:
            return BotFailed("bot_closed_output", bot=self.name)

    def _action(self, seat: Seat, line: str) -> int:
        """The option that an answer names."""
        try:
            answer: Any = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailed("bot_answers_no_json", bot=self.name, given=_quoted(line)) from None
        if not isinstance(answer, dict) or answer.get("id") != self.asked or not isinstance(answer.get("action"), str):
            wanted = f'{{"id": {self.asked}, "action": "…"}}'
            raise BotFailed("bot_answers_otherwise", bot=self.name, given=_quoted(line), wanted=wanted)
        decision = seat.decision
        assert decision is not None
        for option in decision.options:
            if option.text == answer["action"]:
                return option.action
        raise BotFailed("bot_chose_no_option", bot=self.name, given=_quoted(answer["action"]))


def _read(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
    """Pass on line after line; an empty one at the end."""
    assert process.stdout is not None
    line = " "
    while line:
        try:
            line = process.stdout.readline(LONGEST)
        except (ValueError, OSError):  # no text, or closed
            line = ""
        answers.put(line)
    process.stdout.close()


def _quoted(text: str) -> str:
    text = text.strip()
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "…")
