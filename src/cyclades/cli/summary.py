"""What many games add up to."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any, Final

from cyclades.arena.figures import Spread, Wins, interval
from cyclades.arena.games import Outcome
from cyclades.cli.matches import Plan
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.words.pieces import CITIES
from cyclades.text import Texts


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

    def as_text(self, seconds: float, texts: Texts) -> str:
        """The figures as a table."""
        plan, say = self.plan, texts.say
        names = {
            "length": [say("summary-cycles"), say("summary-decisions")],
            "city": [texts.name("city", city) for city in self.by_city],
            "bot": sorted(self.by_bot),
            "ending": [texts.name("ending", ending) for ending in self.endings],
        }
        width = 2 + max(len(name) for kind in names.values() for name in kind)
        row = _Row(width, max(9, *(2 + len(say(f"summary-{of}")) for of in COLUMNS)))
        even = _share(1 / plan.setting.players, texts)
        lines = [
            say("summary-games", count=self.games),
            self._about(texts, self.games / seconds),
            "",
            row(say("summary-length"), *(say(f"summary-{of}") for of in ("mean", "least", "most"))),
        ]
        for name, spread in zip(names["length"], (self.cycles, self.decisions), strict=True):
            lines.append(row(f"  {name}", _decimal(spread.mean, texts), str(spread.least), str(spread.most)))
        heads = [say(f"summary-{of}") for of in ("all-games", "won", "rate")]
        lines += ["", f"{row(say('summary-wins'), *heads)}  {say('summary-interval', even=even)}"]
        for of, table in (("city", self.by_city), ("bot", dict(sorted(self.by_bot.items())))):
            lines.append(f" {say(f'summary-{of}')}")
            for name, wins in zip(names[of], table.values(), strict=True):
                low, high = (_share(end, texts) for end in interval(wins.won, wins.games))
                numbers = (str(wins.games), _decimal(wins.won, texts), _share(wins.rate, texts))
                lines.append(f"{row(f'  {name}', *numbers)}  {say('summary-between', low=low, high=high)}")
        lines += ["", say("summary-endings")]
        for name, count in zip(names["ending"], self.endings.values(), strict=True):
            lines.append(row(f"  {name}", str(count), _share(count / self.games, texts)))
        if self.shared:
            lines.append(f"  {say('summary-shared', count=self.shared)}")
        return "\n".join(lines)

    def _about(self, texts: Texts, pace: float) -> str:
        """What was played, and how fast."""
        setting = self.plan.setting
        modules = [texts.name("module", name) for name in setting.modules]
        return texts.say(
            "summary-about",
            players=setting.players,
            teams="yes" if setting.side > 1 else "no",
            modules=texts.listed(modules),
            seed=str(self.plan.seed),
            pace=_decimal(pace, texts),
        )


# What stands over the columns of figures.
COLUMNS: Final = ("mean", "least", "most", "all-games", "won", "rate")


@dataclass(frozen=True)
class _Row:
    """Sets a name and its figures into columns."""

    name: int
    figure: int

    def __call__(self, name: str, *figures: str) -> str:
        return name.ljust(self.name) + "".join(figure.rjust(self.figure) for figure in figures)


def _decimal(number: float, texts: Texts) -> str:
    return f"{number:.1f}".replace(".", texts.say("summary-point"))


def _share(part: float, texts: Texts) -> str:
    return texts.say("summary-percent", share=_decimal(100 * part, texts))
