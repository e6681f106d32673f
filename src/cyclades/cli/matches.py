"""Many games between bots, in one process or several."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import itertools
import json
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from cyclades import Board, FormError, Game, IllegalAction, read_board
from cyclades.bots import Bot, make_bot
from cyclades.bots.random_bot import RandomBot
from cyclades.cli.arguments import CommandFailed
from cyclades.content import board_names
from cyclades.engine.config import MOST_PLAYERS
from cyclades.engine.pieces import CITIES
from cyclades.forms.board_file import our_board

QUICK_GAMES: Final = 20  # that a worker takes at a time; of games that take their time, one


@dataclass(frozen=True)
class Plan:
    """What is played: the bots in the order of the cities, for the first game; they move on by a seat each game."""

    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    save: Path | None
    modules: tuple[str, ...] = ()
    teams: bool | None = None
    board: str | None = None  # the name of one of ours, or the content of a board file

    def game(self, seed: int) -> Game:
        """A new game as planned."""
        board = None if self.board is None else board_of_plan(self.board)
        return Game.new(self.players, seed, self.modules, options=self.options, teams=self.teams, board=board)

    @property
    def side(self) -> int:
        """How many players win together."""
        return 2 if self.teams or self.players > MOST_PLAYERS else 1

    def bot_of(self, game: int, player: int) -> str:
        return self.bots[(player + game) % self.players]


@functools.cache
def board_of_plan(text: str) -> Board:
    """Read once in each process."""
    return our_board(text) if text in board_names() else read_board(text)


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
    game = plan.game(seed_of(plan, number, "chance"))
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
    size = QUICK_GAMES if set(plan.bots) == {"random"} else 1
    pieces = [range(start, min(start + size, games)) for start in range(0, games, size)]
    pool = ProcessPoolExecutor(min(workers, len(pieces)), multiprocessing.get_context("spawn"))
    try:
        with _uninterrupted():
            results = pool.map(_play_piece, itertools.repeat(plan), pieces)
        for outcomes in results:
            yield from outcomes
    except BrokenProcessPool:
        raise CommandFailed("a worker ended before its games did") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _play_piece(plan: Plan, numbers: range) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, and the command only afterwards: it is the one to end them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
