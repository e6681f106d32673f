"""`cyclades show`: a problem that somebody has reported from the page."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cyclades import FormError

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "show",
        help="show a problem that was reported from the page",
        description="Show what the page's button 'Report a problem' has saved: where it was, the last steps, the table "
        "as the reporter saw it, and what was asked.",
    )
    parser.add_argument("file", metavar="FILE", help="a report; - reads the standard input")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from cyclades.cli.report import read_report, shown_lines  # the other commands do without what reads reports

    name: str = arguments.file
    try:
        lines = shown_lines(read_report(name))  # all of it, before anything is shown
    except FormError as error:
        raise FormError.at(name, error.flaw) from None
    print("\n".join(lines))
    return 0
