"""What `cyclades simulate` plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cyclades.arena.crew import in_order, play_here
from cyclades.arena.games import Fixture, Outcome, Setting, seed_of
from cyclades.engine.words.pieces import CITIES


@dataclass(frozen=True)
class Plan:
    """The bots in the order of the cities, for the first game; they move on by a seat each game."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    save: Path | None = None

    def bot_of(self, game: int, player: int) -> str:
        return self.bots[(player + game) % self.setting.players]

    def fixture(self, game: int) -> Fixture:
        """The game of that number, from 0."""
        players = self.setting.players
        return Fixture(
            game,
            self.setting,
            tuple(self.bot_of(game, player) for player in range(players)),
            seed_of(self.seed, game, "chance"),
            tuple(seed_of(self.seed, game, city) for city in CITIES[:players]),
            None if self.save is None else self.save / f"game-{game + 1:06}.json",
        )


def play_games(plan: Plan, games: int, workers: int) -> Iterator[Outcome]:
    """The outcomes of all games in their order, however many workers there are."""
    return in_order(play_here((plan.fixture(game) for game in range(games)), workers))
