"""What the commands share: their parser, their errors, and arguments that several of them take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NoReturn

from cyclades.bots import BOTS, LEVELS, UnknownBot, check_bot
from cyclades.cli.language import spoken_texts
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.flaws import Flaw, Flawed, shown
from cyclades.text.flaws import flaw_text

BOT_NAMES: Final = f"{', '.join([*BOTS, *LEVELS])}, path/to/file.py:Class or program:COMMAND"

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


class UsageError(Flawed):
    """The command was given something it can't use."""


class CommandFailed(Flawed):
    """The command was right but something went wrong."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def not_an_argument(code: str, text: str, **limits: int) -> argparse.ArgumentTypeError:
    """What is wrong with the text of one argument; argparse says of which."""
    return argparse.ArgumentTypeError(flaw_text(spoken_texts(), Flaw(code, args=limits | {"given": shown(text)})))


def at_least(lowest: int) -> Callable[[str], int]:
    """The type of an argument that is a number from `lowest` on."""

    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) < lowest:
            raise not_an_argument("number_from_needed", text, lowest=lowest)
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


def add_seed_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="N", help="of dice, draws and bots (default 1)")


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
            raise UsageError("name_and_value_needed", "--option", given=shown(text))
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
            raise UsageError.at(argument, error.flaw) from None
    return names


def bot_names(text: str, seats: int) -> list[str]:
    """One bot a seat: a single name is for all of them."""
    names = known_bots("--bots", text)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError("bots_needed", "--bots", seats=seats, count=len(names))
    return names
