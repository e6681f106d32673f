"""A bot that takes any legal action, all with the same chance."""

from __future__ import annotations

from cyclades.bots import Bot
from cyclades.engine.machine.chance import SeededChance
from cyclades.seat import Seat


class RandomBot(Bot):
    """Chooses without looking."""

    def __init__(self, seed: int) -> None:
        self._chance = SeededChance(seed)

    def choose(self, seat: Seat) -> int:
        return self.pick(seat.legal_actions())

    def pick(self, legal: list[int]) -> int:
        """One of the legal actions: for those who have them without a seat."""
        return legal[self._chance.below(len(legal))]
