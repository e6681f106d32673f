"""`cyclades join`: a seat at a server's table, or a place to watch from, in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cyclades.cli.arguments import at_least

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "join",
        help="sit down at a server's table",
        description="Play at a table of a server in the terminal, or watch it. LINK is what the page shows and shares; "
        "with a token in it, it is your own seat. Type h there for help.",
    )
    parser.add_argument("link", metavar="LINK", help="such as http://localhost:8000/#/t/aBcDeFgHiJ")
    parser.add_argument("--name", metavar="NAME", help="what you are called at the table")
    parser.add_argument("--seat", type=at_least(1), metavar="N", help="which seat to take (default: a free one)")
    parser.add_argument("--watch", action="store_true", help="only look on")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from cyclades.cli.at_table import play_at  # the other commands do without sockets and what reads messages

    return play_at(arguments.link, arguments.name, arguments.seat, arguments.watch)
