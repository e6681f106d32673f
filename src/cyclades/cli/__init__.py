"""The command line: `cyclades COMMAND`, one module per command."""

from __future__ import annotations

import difflib
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclades import COMPILED, Flawed, __version__
from cyclades.arena.games import GameFailed
from cyclades.bots import BotFailed
from cyclades.cli import analyse, arena, bench, board, join, play, replay, rules, serve, show, simulate, train, verify
from cyclades.cli.arguments import CommandFailed, Parser, UsageError
from cyclades.cli.language import OPTION, choose_language, spoken_texts
from cyclades.engine.words.flaws import shown
from cyclades.text import languages
from cyclades.text.flaws import flaw_text

COMMANDS: Final = (play, join, serve, simulate, arena, replay, show, analyse, verify, board, rules, bench, train)
WRONG_INPUT: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        words = choose_language(words)
        parser = make_parser()
        if not words:
            parser.print_help()
            return 0
        check_command(words[0])
        arguments = parser.parse_args(words)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except Flawed as error:
        print(f"cyclades: {one_line(flaw_text(spoken_texts(), error.flaw))}", file=sys.stderr)
        return FAILED if isinstance(error, (CommandFailed, GameFailed, BotFailed)) else WRONG_INPUT
    except BrokenPipeError:
        # Nobody reads on. What Python still wants to write when it ends goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        print(f"cyclades: {one_line(str(error))}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def make_parser() -> Parser:
    parser = Parser(
        prog="cyclades",
        description="The board game Cyclades: play it, watch it, simulate it. 'cyclades COMMAND --help' says more.",
    )
    build = "compiled" if COMPILED else "pure"
    parser.add_argument("--version", action="version", version=f"cyclades {__version__} ({build})")
    # Taken out of the words before: it may stand anywhere among them.
    parser.add_argument(OPTION, metavar="CODE", help=f"the language of all commands: {', '.join(languages())}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return parser


def check_command(word: str) -> None:
    """A word that is neither a command nor an option is refused, with the command that was perhaps meant."""
    names = [command.__name__.rpartition(".")[2] for command in COMMANDS]
    if word in names or word.startswith("-"):
        return
    close = difflib.get_close_matches(word, names, n=1)
    if close:
        raise UsageError("another_command_meant", given=shown(word), meant=close[0])
    raise UsageError("no_such_command", given=shown(word), possible=", ".join(names))


def one_line(message: str) -> str:
    """A message without line breaks and control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in message)
