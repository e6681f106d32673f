"""Many games between bots, in one process or several."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from cyclades import FormError, Game, IllegalAction
from cyclades.bots import Bot, make_bot
from cyclades.bots.random_bot import RandomBot
from cyclades.cli.arguments import CommandFailed
from cyclades.engine.pieces import CITIES

GAMES_AT_A_TIME: Final = 10  # that a worker takes


@dataclass(frozen=True)
class Plan:
    """What is played: the bots in the order of the cities, for the first game; they move on by a seat each game."""

    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    save: Path | None

    def bot_of(self, game: int, player: int) -> str:
        return self.bots[(player + game) % self.players]


class Outcome(NamedTuple):
    """How one game went."""

    cycles: int
    decisions: int
    ending: str
    winners: tuple[int, ...]


def seed_of(plan: Plan, game: int, what: str) -> int:
    """A seed of its own for each game and each bot in it."""
    text = f"{plan.seed} {game} {what}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])


def play_game(plan: Plan, number: int) -> Outcome:
    """One game, to its end; the number counts from 0."""
    game = Game.new(plan.players, seed_of(plan, number, "chance"), options=plan.options)
    bots: list[Bot] = []
    for place, city in enumerate(CITIES[: plan.players]):
        bots.append(make_bot(plan.bot_of(number, place), seed_of(plan, number, city)))
    seats = [game.seat(place) for place in range(plan.players)]
    while (player := game.player) is not None:
        bot = bots[player]
        if isinstance(bot, RandomBot):  # it needs no seat, and thousands of games are soon over
            action = bot.pick(game.legal_actions())
        else:
            action = bot.choose(seats[player])
        try:
            game.apply(action)
        except (IllegalAction, FormError) as error:
            name = plan.bot_of(number, player)
            raise CommandFailed(
                f"game {number + 1}: the bot {name} ({CITIES[player]}) can't do that: {error}"
            ) from None
    if plan.save is not None:
        path = plan.save / f"game-{number + 1:06}.json"
        path.write_text(json.dumps(game.record().as_json(), indent=1) + "\n", encoding="utf-8")
    return Outcome(game.engine.state.cycle, game.action_count, game.ending or "", tuple(game.winners))


def play_games(plan: Plan, games: int, workers: int) -> Iterator[Outcome]:
    """The outcomes of all games in their order, however many workers there are."""
    if workers == 1:
        for number in range(games):
            yield play_game(plan, number)
        return
    pieces = [(plan, start, min(start + GAMES_AT_A_TIME, games)) for start in range(0, games, GAMES_AT_A_TIME)]
    with multiprocessing.get_context("spawn").Pool(min(workers, len(pieces)), _ignore_interrupts) as pool:
        for outcomes in pool.imap(_play_piece, pieces):
            yield from outcomes


def _play_piece(piece: tuple[Plan, int, int]) -> list[Outcome]:
    plan, start, end = piece
    return [play_game(plan, number) for number in range(start, end)]


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the command itself ends its workers
