"""Players that are programs: `make_bot("random", seed=1)` makes one of those in `BOTS`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from cyclades.seat import Seat


class UnknownBot(ValueError):
    """There is no bot of that name."""


class Bot(ABC):
    """Decides for one seat. It is made with a seed; with the same seed and the same seats it chooses the same."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""


def _random(seed: int) -> Bot:
    from cyclades.bots.random_bot import RandomBot

    return RandomBot(seed)


def _greedy(seed: int) -> Bot:
    from cyclades.bots.greedy import GreedyBot

    return GreedyBot(seed)


def _merchant(seed: int) -> Bot:
    from cyclades.bots.merchant import MerchantBot

    return MerchantBot(seed)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": _random, "greedy": _greedy, "merchant": _merchant}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
