"""A process that thinks for bots: `python -m cyclades.server.worker`.

It is asked on its standard input and answers on its standard output, a line of JSON each; its first line says of which
sources it is. It ends when its input does, so with its server, however that ends.
"""

from __future__ import annotations

import os
import queue
import secrets
import signal
import sys
import threading
from collections.abc import Callable
from typing import IO, Any, Final

import msgspec

from cyclades import COMPILED, Game
from cyclades.bots import program
from cyclades.bots.program import ProgramBot
from cyclades.sources import sources_fingerprint
from cyclades.table import thoughts
from cyclades.table.thoughts import seat_at

NICE: Final = 10  # people come first
PROGRAM_SHARE: Final = 0.8  # of the budget: a program that is too slow is ended before this process is

_PROGRAMS: Final[dict[str, ProgramBot]] = {}  # they go on running from decision to decision


def think(bot: str, position: dict[str, Any], player: int, table: str, budget: float) -> str:
    """The action a bot chooses at a `situation`; it may be a program of somebody's."""
    if not bot.startswith(program.SIGN):
        return thoughts.think(bot, position, player, table)
    game = Game.from_position(position)
    asked = _PROGRAMS.setdefault(bot, ProgramBot(bot, secrets.randbits(60)))
    asked.seconds = budget * PROGRAM_SHARE
    return game.text(asked.choose(seat_at(game, player)))


QUESTIONS: Final[dict[str, Callable[..., Any]]] = thoughts.QUESTIONS | {"think": think}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is the server's business
    if sys.platform != "win32":
        os.nice(NICE)
    asked, answered = _own_streams()
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked, lines), daemon=True).start()
    _say(answered, {"sources": sources_fingerprint(), "compiled": COMPILED})
    while True:
        question, about = msgspec.json.decode(lines.get())
        try:
            answer = {"answer": QUESTIONS[question](*about)}
        except Exception as error:
            answer = {"error": repr(error)}
        _say(answered, answer)


def _own_streams() -> tuple[IO[bytes], IO[bytes]]:
    """The standard input and output, kept from bots that print or read: those get the error stream, and nothing."""
    asked, answered = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), 1)
    return asked, answered


def _listen(asked: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    for line in asked:
        lines.put(line)
    os._exit(0)  # in the middle of a thought too


def _say(answered: IO[bytes], message: dict[str, Any]) -> None:
    answered.write(msgspec.json.encode(message) + b"\n")
    answered.flush()


if __name__ == "__main__":
    main()
