"""`cyclades simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from cyclades.arena.games import Setting
from cyclades.cli.arguments import (
    BOT_NAMES,
    CommandFailed,
    add_game_arguments,
    add_seed_argument,
    at_least,
    bot_names,
    house_rules,
    modules_of,
)
from cyclades.cli.language import spoken_texts
from cyclades.cli.matches import Plan, play_games
from cyclades.cli.progress import Bar
from cyclades.cli.summary import Summary
from cyclades.forms.board_file import board_form, board_of

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands


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
        help=f"one name for all, or one a seat, with commas: {BOT_NAMES} (default random); "
        "the bots move on by a seat from game to game",
    )
    add_game_arguments(parser, players=5)
    add_seed_argument(parser)
    parser.add_argument("--workers", type=at_least(1), default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write a record of each game into this folder")
    parser.add_argument("--progress", action="store_true", help="show the progress bar even if nobody may be watching")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    games: int = arguments.games
    setting = Setting(
        arguments.players, modules_of(arguments), arguments.teams, house_rules(arguments), board_text(arguments.board)
    )
    setting.new_game(0)  # refuses what can't be played before any worker starts
    bots = bot_names(arguments.bots, setting.players)
    save: Path | None = arguments.save
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandFailed("cannot_be_made", "--save", path=str(save), reason=error.strerror or "") from None
    summary = Summary(Plan(setting, tuple(bots), arguments.seed, save))
    start = time.perf_counter()
    with Bar(games, arguments.progress) as bar:
        for outcome in play_games(summary.plan, games, arguments.workers):
            summary.add(outcome)
            bar.show(summary.games)
    seconds = time.perf_counter() - start
    if arguments.json:
        print(json.dumps(summary.as_json(seconds), indent=2))
    else:
        print(summary.as_text(seconds, spoken_texts()))
    return 0


def board_text(given: str | None) -> str | None:
    """A board as the workers read it: its name, or its content."""
    if given is None:
        return None
    form = board_form(board_of(given))
    return form if isinstance(form, str) else json.dumps(form)
