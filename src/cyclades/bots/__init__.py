"""Players that are programs: `make_bot("random", seed=1)` makes one of those in `BOTS`, or one that you wrote."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from cyclades.engine.words.flaws import Flawed, shown
from cyclades.seat import Seat


class UnknownBot(Flawed):
    """There is no bot of that name."""


class BotFailed(Flawed):
    """A bot that isn't ours did not choose one of its options; the flaw says which, and what it did."""


class Bot(ABC):
    """Decides for one seat. It is made with a seed; with the same seed and the same seats it chooses the same."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""

    def close(self) -> None:  # noqa: B027 - most bots have nothing to let go of
        """It is not asked any more."""


def _random(seed: int) -> Bot:
    from cyclades.bots.random_bot import RandomBot

    return RandomBot(seed)


def _greedy(seed: int) -> Bot:
    from cyclades.bots.greedy import GreedyBot

    return GreedyBot(seed)


def _merchant(seed: int) -> Bot:
    from cyclades.bots.merchant import MerchantBot

    return MerchantBot(seed)


def _oracle(seed: int) -> Bot:
    from cyclades.bots.oracle.bot import OracleBot

    return OracleBot(seed)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    "merchant": _merchant,
    "oracle": _oracle,
}
# What people play against at a table, by how hard it is to beat.
# A level is as strong on a slow machine: it counts playouts, and the time only keeps people from waiting too long.
LEVELS: Final = {
    "easy": "greedy",
    "normal": "merchant",
    "hard": "oracle@30p/4000ms",
    "expert": "oracle@450p/5000ms",
}
_NUMBER: Final = r"[1-9][0-9]{0,6}"
# Playouts, and the most milliseconds they may take; or milliseconds alone.
BUDGETED: Final = re.compile(
    rf"oracle@((?P<playouts>{_NUMBER})p(/(?P<ceiling>{_NUMBER})ms)?|(?P<milliseconds>{_NUMBER})ms)"
)


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name or level; also `oracle@60p`, `path/to/file.py:Class`, `program:COMMAND` (docs/bots.md)."""
    from cyclades.bots import own, program

    name = LEVELS.get(name, name)
    if name in BOTS:
        return BOTS[name](seed)
    if budget := BUDGETED.fullmatch(name):
        from cyclades.bots.oracle.bot import OracleBot

        numbers = budget["milliseconds"] or budget["ceiling"], budget["playouts"]
        return OracleBot(seed, *(int(number) if number else None for number in numbers))
    if name.startswith(program.SIGN):
        return program.ProgramBot(name, seed)
    if own.SIGN in name:
        return own.OwnBot(name, seed)
    raise _unknown(name)


def check_bot(name: str) -> None:
    """Refuse a name that no bot can be made of."""
    from cyclades.bots import own, program

    if name in BOTS or name in LEVELS or BUDGETED.fullmatch(name):
        return
    if name.startswith(program.SIGN):
        program.command_of(name)
    elif own.SIGN in name:
        own.load_class(name)
    else:
        raise _unknown(name)


def _unknown(name: str) -> UnknownBot:
    return UnknownBot("no_such_bot", given=shown(name), possible=", ".join([*BOTS, *LEVELS]))
