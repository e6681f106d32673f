"""What the commands share: their parser, their errors, and arguments that several of them take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NoReturn

from cyclades.bots import BOTS, LEVELS, UnknownBot, check_bot
from cyclades.engine.setting.config import MODULES

BOT_NAMES: Final = f"{', '.join([*BOTS, *LEVELS])}, path/to/file.py:Class or program:COMMAND"

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


class UsageError(Exception):
    """The command was given something it can't use."""


class CommandFailed(Exception):
    """The command was right but something went wrong."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def at_least(lowest: int) -> Callable[[str], int]:
    """The type of an argument that is a number from `lowest` on."""

    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) < lowest:
            raise argparse.ArgumentTypeError(f"a number from {lowest} on is needed, not {text!r}")
        return int(text)

    return number


def add_game_arguments(parser: argparse.ArgumentParser, players: int) -> None:
    """How the game is set up."""
    parser.add_argument(
        "--players",
        type=at_least(2),
        default=players,
        metavar="N",
        help=f"2 to 5 players, with titans 3 to 6 (default {players})",
    )
    add_modules_argument(parser)
    add_rules_arguments(parser)


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Teams and house rules."""
    parser.add_argument(
        "--teams",
        action="store_true",
        default=None,
        help="with titans: four players in teams of two, as six always are",
    )
    parser.add_argument(
        "--board",
        metavar="FILE",
        help="a board file, or the name of a board (default: the usual one); 'cyclades board FILE' checks and draws it",
    )
    parser.add_argument("--max-cycles", type=at_least(1), metavar="N", help="end a game after that many cycles")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, such as open_gold=true or edition=first; may be given several times",
    )


def add_modules_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--modules",
        default="",
        metavar="NAMES",
        help=f"what is added to the base game, with commas: {', '.join(MODULES)}",
    )


def modules_of(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The modules given by `--modules`; the game itself checks their names."""
    text: str = arguments.modules
    return tuple(name.strip() for name in text.split(",")) if text else ()


def house_rules(arguments: argparse.Namespace) -> dict[str, object]:
    """The house rules given by `--option` and `--max-cycles`; the game itself checks names and values."""
    given: list[str] = arguments.option
    options: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise UsageError(f"--option: NAME=VALUE is needed, not {text!r}")
        options[name] = _value(value)
    if arguments.max_cycles is not None:
        options["max_cycles"] = arguments.max_cycles
    return options


def _value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() else text


def known_bots(argument: str, text: str) -> list[str]:
    """The bots that an argument names."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        try:
            check_bot(name)
        except UnknownBot as error:
            raise UsageError(f"{argument}: {error}") from None
    return names


def bot_names(text: str, seats: int) -> list[str]:
    """One bot a seat: a single name is for all of them."""
    names = known_bots("--bots", text)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError(f"--bots: one name for all or {seats} names are needed, not {len(names)}")
    return names
