"""Ratings by openskill: Plackett and Luce's model, brought up to date game by game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from cyclades.arena.figures import Z_95

NO_DRIFT: Final = 0.0  # a bot's strength doesn't change over a league


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and how sure that is."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z_95 * self.sigma, self.mu + Z_95 * self.sigma


def rate(games: Iterable[tuple[Sequence[str], Sequence[bool]]]) -> dict[str, Rating]:
    """The ratings of all bots after games of which the sides' bots and victories are given, in this order.

    Whoever wins is first, all others are second together. A bot with several sides at a table learns from all of them,
    each by its part.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=NO_DRIFT)
    found: dict[str, Rating] = {}
    for bots, won in games:
        for bot in bots:
            found.setdefault(bot, Rating(model.mu, model.sigma))
        if len(set(bots)) == 1:
            continue  # nobody can do better than himself
        sides = [[model.rating(found[bot].mu, found[bot].sigma)] for bot in bots]
        after = model.rate(sides, ranks=[0.0 if victory else 1.0 for victory in won])
        for bot in set(bots):
            own = [side[0] for side, name in zip(after, bots, strict=True) if name == bot]
            found[bot] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return found
