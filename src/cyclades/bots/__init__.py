"""Players that are programs."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cyclades.seat import Seat


class Bot(ABC):
    """Decides for one seat."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""
