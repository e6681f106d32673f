"""How a league stands: wins with intervals by match, pairing, starting place and order, ratings, lengths, times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cyclades.arena.figures import Spread, Wins, interval
from cyclades.arena.games import Outcome
from cyclades.arena.league import League, LeagueGame
from cyclades.arena.ratings import Rating, rate

USUAL_CYCLES: Final = (6, 12)  # most games at a real table


@dataclass
class MatchFigures:
    """The games of one match. A victory belongs to the bot, whichever of its sides won."""

    games: int = 0
    wins: dict[str, Wins] = field(default_factory=dict)
    cycles: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    usual: int = 0  # games as long as at a real table


@dataclass
class SeatFigures:
    """The games of one setting, by where on the board a player began and by whose offering came first."""

    places: dict[int, Wins] = field(default_factory=dict)
    order: dict[int, Wins] = field(default_factory=dict)


@dataclass
class Duel:
    """Two bots at the same tables: a side's victory counts once against each side of the other.

    So the share is 50% for equal bots, however many sides each has. `squares` tells how many games that is worth.
    """

    won: float = 0.0
    lost: float = 0.0
    squares: float = 0.0

    def add(self, won: float, lost: float) -> None:
        self.won += won
        self.lost += lost
        self.squares += (won + lost) ** 2

    @property
    def share(self) -> float:
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        games = (self.won + self.lost) ** 2 / self.squares if self.squares else 0.0
        return interval(self.share * games, games)


@dataclass
class Pace:
    """How long a bot thinks."""

    choices: int = 0
    seconds: float = 0.0

    @property
    def milliseconds(self) -> float | None:
        """For a choice between several actions; None for a bot that nobody watched."""
        return 1000 * self.seconds / self.choices if self.choices else None


class Standings:
    """All figures of the games played so far."""

    def __init__(self, league: League, played: Sequence[tuple[LeagueGame, Outcome]]) -> None:
        self.league = league
        self.games = len(played)
        self.matches = [MatchFigures() for _ in league.matches]
        self.seats: dict[str, SeatFigures] = {}  # by the label of the setting
        self.duels: dict[tuple[str, str], Duel] = {}
        self.paces: dict[str, Pace] = {}
        for game, outcome in played:
            self._add(game, outcome)
        self.ratings: dict[str, Rating] = rate(
            (game.seats, [part > 0 for part in self._parts(game, outcome)]) for game, outcome in played
        )

    @property
    def bots(self) -> list[str]:
        """The strongest first."""
        return sorted(self.ratings, key=lambda bot: (-self.ratings[bot].mu, bot))

    def _parts(self, game: LeagueGame, outcome: Outcome) -> list[float]:
        """Each side's part of the victory."""
        side = self.league.matches[game.match].setting.side
        winners = {player // side for player in outcome.winners}
        return [1 / len(winners) if number in winners else 0.0 for number in range(len(game.seats))]

    def _add(self, game: LeagueGame, outcome: Outcome) -> None:
        setting = self.league.matches[game.match].setting
        parts = self._parts(game, outcome)
        match = self.matches[game.match]
        match.games += 1
        match.cycles.add(outcome.cycles)
        match.decisions.add(outcome.decisions)
        match.usual += USUAL_CYCLES[0] <= outcome.cycles <= USUAL_CYCLES[1]
        for bot in set(game.seats):
            won = sum(part for part, name in zip(parts, game.seats, strict=True) if name == bot)
            match.wins.setdefault(bot, Wins()).add(won)
        seats = self.seats.setdefault(setting.label, SeatFigures())
        for player in range(setting.players):
            part = parts[player // setting.side]
            for table, places in ((seats.places, outcome.places), (seats.order, outcome.order)):
                if places:
                    table.setdefault(places[player], Wins()).add(part)
        self._add_duels(game.seats, parts)
        for player in range(setting.players):
            pace = self.paces.setdefault(game.seats[player // setting.side], Pace())
            pace.choices += outcome.choices[player]
            pace.seconds += outcome.seconds[player]

    def _add_duels(self, seats: Sequence[str], parts: Sequence[float]) -> None:
        for bot in set(seats):
            for rival in set(seats) - {bot}:
                won = sum(part for part, name in zip(parts, seats, strict=True) if name == bot)
                lost = sum(part for part, name in zip(parts, seats, strict=True) if name == rival)
                if won or lost:
                    duel = self.duels.setdefault((bot, rival), Duel())
                    duel.add(won * seats.count(rival), lost * seats.count(bot))

    def as_json(self) -> dict[str, Any]:
        """All figures. But for `pace` they depend on the league and the number of games alone."""
        return {
            "games": self.games,
            "seed": self.league.seed,
            "ratings": {bot: self._rating_json(bot) for bot in self.bots},
            "matches": [self._match_json(number) for number in range(len(self.matches))],
            "pairs": {
                bot: {
                    rival: {"share": round(duel.share, 4), **_ends(duel.interval)}
                    for rival in self.bots
                    if (duel := self.duels.get((bot, rival))) is not None
                }
                for bot in self.bots
            },
            "seats": {
                label: {
                    name: {str(place + 1): wins.as_json() for place, wins in sorted(table.items())}
                    for name, table in (("places", seats.places), ("order", seats.order))
                }
                for label, seats in self.seats.items()
            },
            "pace": {
                bot: {"choices": pace.choices, "milliseconds": pace.milliseconds and round(pace.milliseconds, 3)}
                for bot, pace in sorted(self.paces.items())
            },
        }

    def _rating_json(self, bot: str) -> dict[str, float]:
        rating = self.ratings[bot]
        return {"mu": round(rating.mu, 4), "sigma": round(rating.sigma, 4), **_ends(rating.interval)}

    def _match_json(self, number: int) -> dict[str, Any]:
        match = self.league.matches[number]
        figures = self.matches[number]
        return match.as_json() | {
            "games": figures.games,
            "cycles": figures.cycles.as_json(),
            "usual_length": round(figures.usual / figures.games, 4) if figures.games else None,
            "decisions": figures.decisions.as_json(),
            "wins": {
                bot: wins.as_json() | {"even": round(match.line_up.count(bot) / len(match.line_up), 4)}
                for bot, wins in sorted(figures.wins.items())
            },
        }


def _ends(of: tuple[float, float]) -> dict[str, float]:
    return {"low": round(of[0], 4), "high": round(of[1], 4)}
