"""`cyclades train`: learn the oracle's evaluation by self-play."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from cyclades.cli.arguments import CommandFailed, at_least

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "train",
        help="learn the oracle's evaluation by self-play",
        description="Learn the oracle's evaluation: generations of games against itself, each followed by a fit of the "
        "weights. Everything is kept in a folder, and the same command goes on where it was interrupted.",
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where games, weights and log are kept")
    parser.add_argument("--generations", type=at_least(1), default=2, metavar="N", help="how many in all (default 2)")
    parser.add_argument("--games", type=at_least(24), default=1248, metavar="N", help="of a generation (default 1248)")
    parser.add_argument("--workers", type=at_least(1), default=None, metavar="N", help="processes (default: all cores)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        from cyclades.training.train import train
    except ModuleNotFoundError as error:
        raise CommandFailed("training_needs", package=error.name or "") from None
    workers: int = arguments.workers or os.cpu_count() or 1
    for line in train(arguments.folder, arguments.generations, arguments.games, workers):
        print(", ".join(f"{name} {value}" for name, value in line.items()), flush=True)
    return 0
