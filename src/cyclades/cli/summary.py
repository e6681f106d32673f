"""What many games add up to."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field
from typing import Any, Final

from cyclades.cli.arguments import with_modules
from cyclades.cli.matches import Outcome, Plan
from cyclades.engine.pieces import CITIES
from cyclades.engine.victory import ENDINGS

Z_95: Final = 1.959964  # of the normal distribution: 95 % lie within


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


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    z2 = Z_95 * Z_95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Summary:
    """Outcomes, counted as they come."""

    plan: Plan
    games: int = 0
    cycles: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    endings: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ENDINGS[1:], 0))
    shared: int = 0
    by_city: dict[str, Wins] = field(default_factory=dict)
    by_bot: dict[str, Wins] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._digest = hashlib.sha256()

    def add(self, outcome: Outcome) -> None:
        """Count the next game."""
        plan = self.plan
        self.cycles.add(outcome.cycles)
        self.decisions.add(outcome.decisions)
        self.endings[outcome.ending] += 1
        self.shared += len(outcome.winners) > plan.side
        for player in range(plan.players):
            part = 1 / len(outcome.winners) if player in outcome.winners else 0.0
            for table, name in ((self.by_city, CITIES[player]), (self.by_bot, plan.bot_of(self.games, player))):
                wins = table.setdefault(name, Wins())
                wins.games += 1
                wins.won += part
        self._digest.update(repr(tuple(outcome)).encode())
        self.games += 1

    def as_json(self, seconds: float) -> dict[str, Any]:
        """All figures. But for the time taken they depend on the plan alone; `digest` is a checksum of all outcomes."""
        return {
            "games": self.games,
            "players": self.plan.players,
            "modules": list(self.plan.modules),
            "teams": self.plan.side > 1,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "options": self.plan.options,
            "cycles": self.cycles.as_json(),
            "decisions": self.decisions.as_json(),
            "endings": self.endings,
            "shared_victories": self.shared,
            "by_city": {name: wins.as_json() for name, wins in self.by_city.items()},
            "by_bot": {name: wins.as_json() for name, wins in sorted(self.by_bot.items())},
            "digest": self._digest.hexdigest()[:16],
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2) if seconds else 0.0,
        }

    def as_text(self, seconds: float) -> str:
        """The figures as a table."""
        plan = self.plan
        teams = " in teams" if plan.side > 1 else ""
        lines = [
            f"{self.games} games, {plan.players} players{teams}{with_modules(plan.modules)}, seed {plan.seed}: "
            f"{self.games / seconds:.1f} games a second",
            "",
            "length         mean      min      max",
            f"  cycles  {self.cycles.mean:>9.1f}{self.cycles.least:>9}{self.cycles.most:>9}",
            f"  decisions{self.decisions.mean:>8.1f}{self.decisions.least:>9}{self.decisions.most:>9}",
            "",
            f"wins          games     wins     rate  95 % interval   (even: {1 / plan.players:.1%})",
        ]
        for of, table in (("city", self.by_city), ("bot", dict(sorted(self.by_bot.items())))):
            lines.append(f" {of}")
            for name, wins in table.items():
                low, high = interval(wins.won, wins.games)
                numbers = f"{wins.games:>7}{wins.won:>9.6g}{wins.rate:>9.1%}"
                lines.append(f"  {name:<10}{numbers}  {low:.1%} to {high:.1%}")
        lines += ["", "ways of winning"]
        lines += [f"  {name:<14}{count:>7}{count / self.games:>9.1%}" for name, count in self.endings.items()]
        if self.shared:
            lines.append(f"  shared victories: {self.shared}, each counted by its part")
        return "\n".join(lines)
