"""`cyclades verify`: check that a server's game was fair and its record is true."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclades.cli.arguments import CommandFailed, UsageError
from cyclades.cli.language import spoken_texts

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the dice of a game that was played on a server",
        description="Check a record downloaded from a server: the seed against its hash, every die and draw against "
        "the seed, steps taken back included, and the game against the record.",
    )
    parser.add_argument("file", metavar="FILE", help="the downloaded record; - reads the standard input")
    parser.add_argument("--seed-hash", metavar="HASH", help="the hash that was shown when the game began")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from cyclades.table.verify import Unfair, verify

    name: str = arguments.file
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        record = json.loads(content)
    except OSError as error:
        raise UsageError("file_unreadable", path=name, reason=error.strerror or "") from None
    except (ValueError, RecursionError):
        raise UsageError("no_record_of_server", name) from None
    try:
        checked = verify(record, arguments.seed_hash)
    except Unfair as error:
        raise CommandFailed.at(name, error.flaw) from None
    figures = {"outcomes": checked.outcomes, "actions": checked.actions}
    print(spoken_texts().say("verify-fair", hash=checked.seed_hash, board=checked.board, **figures))
    if checked.practice:
        print(spoken_texts().say("verify-practice"))
    return 0
