"""What many games add up to."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from cyclades.arena.figures import Spread, Wins, interval
from cyclades.arena.games import Outcome
from cyclades.cli.matches import Plan
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.words.pieces import CITIES


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
        self.shared += len(outcome.winners) > plan.setting.side
        for player in range(plan.setting.players):
            part = 1 / len(outcome.winners) if player in outcome.winners else 0.0
            for table, name in ((self.by_city, CITIES[player]), (self.by_bot, plan.bot_of(self.games, player))):
                table.setdefault(name, Wins()).add(part)
        self._digest.update(repr(tuple(outcome[:4])).encode())
        self.games += 1

    def as_json(self, seconds: float) -> dict[str, Any]:
        """All figures. But for the time taken they depend on the plan alone; `digest` is a checksum of all outcomes."""
        return {
            "games": self.games,
            **self.plan.setting.as_json(),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
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
        lines = [
            f"{self.games} games, {plan.setting.label}, seed {plan.seed}: {self.games / seconds:.1f} games a second",
            "",
            "length         mean      min      max",
            f"  cycles  {self.cycles.mean:>9.1f}{self.cycles.least:>9}{self.cycles.most:>9}",
            f"  decisions{self.decisions.mean:>8.1f}{self.decisions.least:>9}{self.decisions.most:>9}",
            "",
            f"wins          games     wins     rate  95% interval    (even: {1 / plan.setting.players:.1%})",
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
