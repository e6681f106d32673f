"""Figures of many games, counted as they come."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

Z_95: Final = 1.959964  # of the normal distribution: 95% lie within


@dataclass
class Spread:
    """Mean and range of a number, without keeping all of them."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        self.least = number if self.count == 0 else min(self.least, number)
        self.most = max(self.most, number)
        self.count += 1
        self.total += number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def as_json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 3), "min": self.least, "max": self.most}


@dataclass
class Wins:
    """Games played and won; a shared victory counts by its part."""

    games: int = 0
    won: float = 0.0

    def add(self, part: float) -> None:
        self.games += 1
        self.won += part

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def as_json(self) -> dict[str, float]:
        low, high = interval(self.won, self.games)
        return {
            "games": self.games,
            "wins": round(self.won, 3),
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def interval(won: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    z2 = Z_95 * Z_95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
