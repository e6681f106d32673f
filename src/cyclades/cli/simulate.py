"""`cyclades simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cyclades import Game
from cyclades.bots import BOTS
from cyclades.cli.arguments import CommandFailed, add_game_arguments, at_least, bot_names, house_rules, modules_of
from cyclades.cli.matches import Plan, play_games
from cyclades.cli.summary import Summary
from cyclades.forms.board_file import board_form

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

BAR_WIDTH: Final = 30
SECONDS_BETWEEN: Final = 0.1  # two drawings of the bar


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games and tell who won, how, and how long it took. "
        "The same seed gives the same games, whatever the number of workers.",
    )
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many (default 100)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"one name for all, or one a seat, with commas: {', '.join(BOTS)} (default random); "
        "the bots move on by a seat from game to game",
    )
    add_game_arguments(parser, players=5)
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="N", help="of dice, draws and bots (default 1)")
    parser.add_argument("--workers", type=at_least(1), default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write a record of each game into this folder")
    parser.add_argument("--progress", action="store_true", help="show the progress bar even if nobody may be watching")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    players: int = arguments.players
    games: int = arguments.games
    modules = modules_of(arguments)
    options = house_rules(arguments)
    teams: bool | None = arguments.teams
    # Refuses what can't be played before any worker starts.
    form = board_form(Game.new(players, 0, modules, options=options, teams=teams, board=arguments.board).board)
    board = form if isinstance(form, str) else json.dumps(form)
    bots = bot_names(arguments.bots, players)
    save: Path | None = arguments.save
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandFailed(f"--save: {save} can't be made: {error.strerror}") from None
    summary = Summary(Plan(players, tuple(bots), arguments.seed, options, save, modules, teams, board))
    bar = Bar(games) if arguments.progress or sys.stderr.isatty() else None
    start = time.perf_counter()
    try:
        for outcome in play_games(summary.plan, games, arguments.workers):
            summary.add(outcome)
            if bar is not None:
                bar.show(summary.games)
    finally:
        if bar is not None:
            bar.clear()
    seconds = time.perf_counter() - start
    print(json.dumps(summary.as_json(seconds), indent=2) if arguments.json else summary.as_text(seconds))
    return 0


class Bar:
    """A progress bar on the standard error stream."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.start = self.shown = time.perf_counter()

    def show(self, done: int) -> None:
        now = time.perf_counter()
        if now - self.shown < SECONDS_BETWEEN and done < self.games:
            return
        self.shown = now
        speed = done / (now - self.start)
        filled = "#" * (BAR_WIDTH * done // self.games)
        left = (self.games - done) / speed
        text = f"[{filled:.<{BAR_WIDTH}}] {done}/{self.games}  {speed:.1f} games/s  {left:.0f} s left"
        sys.stderr.write(f"\r{text:<78}")
        sys.stderr.flush()

    def clear(self) -> None:
        sys.stderr.write(f"\r{'':<78}\r")
        sys.stderr.flush()
