"""One game between bots: who sits where, how it is set up, how it went."""

from __future__ import annotations

import functools
import hashlib
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from cyclades.bots import Bot, BotFailed, make_bot
from cyclades.bots.random_bot import RandomBot
from cyclades.content import board_names
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.config import MODULES, MOST_PLAYERS
from cyclades.engine.words.flaws import Flawed
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.board_file import our_board, read_board
from cyclades.forms.names import FormError
from cyclades.game import Game, IllegalAction, flaw_of


class GameFailed(Flawed):
    """A game that couldn't be played to its end."""


@dataclass(frozen=True)
class Setting:
    """What kind of game is played."""

    players: int
    modules: tuple[str, ...] = ()
    teams: bool | None = None
    options: dict[str, object] = field(default_factory=dict)
    board: str | None = None  # the name of one of ours, or the content of a board file

    @property
    def side(self) -> int:
        """How many players win together."""
        return 2 if self.teams or self.players > MOST_PLAYERS else 1

    @property
    def sides(self) -> int:
        """How many can win."""
        return self.players // self.side

    @property
    def label(self) -> str:
        teams = " in teams" if self.side > 1 else ""
        if set(self.modules) == set(MODULES):
            return f"{self.players} players{teams} with all modules"
        modules = f" with {', '.join(self.modules)}" if self.modules else ""
        return f"{self.players} players{teams}{modules}"

    def new_game(self, seed: int) -> Game:
        board = None if self.board is None else board_from(self.board)
        return Game.new(self.players, seed, self.modules, options=self.options, teams=self.teams, board=board)

    def as_json(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "modules": list(self.modules),
            "teams": self.side > 1,
            "options": self.options,
            **({} if self.board is None else {"board": self.board}),
        }


@functools.cache
def board_from(text: str) -> Board:
    """Read once in each process."""
    return our_board(text) if text in board_names() else read_board(text)


@dataclass(frozen=True)
class Fixture:
    """A game to be played: a bot for each city, all seeds, and where its record goes."""

    number: int
    setting: Setting
    bots: tuple[str, ...]
    chance: int
    seeds: tuple[int, ...]
    save: Path | None = None

    @property
    def label(self) -> str:
        return f"game {self.number + 1} ({self.setting.label}, seed {self.chance})"


class Outcome(NamedTuple):
    """How one game went. `places`, `order`, `choices` and `seconds` are by player."""

    cycles: int
    decisions: int
    ending: str
    winners: tuple[int, ...]
    places: tuple[int, ...] = ()  # of the board, where each player began; none with free placement
    order: tuple[int, ...] = ()  # of the first cycle, by each player's first marker
    choices: tuple[int, ...] = ()  # how often a bot had more than one legal action; bots at random aren't watched
    seconds: tuple[float, ...] = ()  # that it took for all its decisions


def seed_of(*words: object) -> int:
    """A seed of its own for whatever the words name."""
    text = " ".join(str(word) for word in words)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])


def play_game(fixture: Fixture) -> Outcome:
    """One game, to its end."""
    game = fixture.setting.new_game(fixture.chance)
    places = starting_places(game)
    order = first_order(game)
    bots: list[Bot] = []
    try:
        for name, seed in zip(fixture.bots, fixture.seeds, strict=True):
            bots.append(make_bot(name, seed))
        choices, seconds = finish(game, bots)
    except BotFailed as error:
        raise GameFailed.at(fixture.label, error.flaw) from None
    except (IllegalAction, FormError) as error:
        player = game.player or 0
        asked, city = fixture.bots[player], CITIES[player]
        raise GameFailed("bot_cannot", fixture.label, [flaw_of(error)], bot=asked, city=city) from None
    finally:
        for bot in bots:
            bot.close()
    if fixture.save is not None:
        fixture.save.write_text(json.dumps(game.record().as_json(), indent=1) + "\n", encoding="utf-8")
    return Outcome(
        int(game.engine.state.cycle),
        game.action_count,
        game.ending or "",
        tuple(game.winners),
        places,
        order,
        tuple(choices),
        tuple(seconds),
    )


def finish(game: Game, bots: list[Bot]) -> tuple[list[int], list[float]]:
    """Let the bots play on to the end; how often each had a choice, and how long it took."""
    players = game.config.players
    seats = [game.seat(player) for player in range(players)]
    choices = [0] * players
    seconds = [0.0] * players
    while (player := game.player) is not None:
        bot = bots[player]
        if isinstance(bot, RandomBot):  # it needs no seat, and thousands of games are soon over
            action = bot.pick(game.legal_actions())
        else:
            choices[player] += len(game.legal_actions()) > 1
            start = time.perf_counter()
            action = bot.choose(seats[player])
            seconds[player] += time.perf_counter() - start
        game.apply(action)
    return choices, seconds


def starting_places(game: Game) -> tuple[int, ...]:
    """The place of the board that each player has in a game just set up (B2.2)."""
    players = game.config.players
    starts = game.board.starts.get(players)
    if game.config.free_placement or starts is None:
        return ()
    owners = [int(game.engine.state.owner[start.troops[0]]) for start in starts]
    return tuple(owners.index(player) for player in range(players))


def first_order(game: Game) -> tuple[int, ...]:
    """The place of each player's first marker on the turn track of a game just set up (B2.3)."""
    config = game.config
    track: Sequence[int] = [
        int(config.marker_player[game.engine.state.turn_track[place]]) for place in range(config.marker_count)
    ]
    order: list[int] = []
    for player in track:
        if player not in order:
            order.append(player)
    return tuple(order.index(player) for player in range(config.players))
