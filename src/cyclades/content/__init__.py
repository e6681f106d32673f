"""The data of the game: boards, cards and the numbered rules, read from the installed package."""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

RULINGS: Final = "rulings.md"


@cache
def board_names() -> tuple[str, ...]:
    """The names of the boards: ``base-2-3``, ``base-4``, …"""
    boards = (files(__name__) / "boards").iterdir()
    return tuple(sorted(board.name.removesuffix(".json") for board in boards if board.name.endswith(".json")))


def board_path(name: str, rules: int | None = None) -> Traversable:
    """The JSON file of a board, for ``.read_text()``; KeyError when there is no such board.

    What it was up to a version of the rules stands in a folder of that version: ``boards/until-1/base-4.json``.
    """
    if name not in board_names():
        raise KeyError(name)
    boards = files(__name__) / "boards"
    kept = [int(folder.name.removeprefix("until-")) for folder in boards.iterdir() if folder.name.startswith("until-")]
    for version in sorted(kept):
        path = boards / f"until-{version}" / f"{name}.json"
        if rules is not None and rules <= version and path.is_file():
            return path
    return boards / f"{name}.json"


def rules_text(language: str = "en") -> dict[str, str]:
    """The numbered rules as Markdown: file name -> text, in reading order."""
    return {name: text for name, text in _rule_files(language).items() if name != RULINGS}


def rulings_text(language: str = "en") -> str:
    """What was decided where the numbered rules are silent, as Markdown."""
    return _rule_files(language)[RULINGS]


def _rule_files(language: str) -> dict[str, str]:
    """The files of the rules: English ones in a language that hasn't all of them."""
    rules = files(__name__) / "rules"
    names = sorted(path.name for path in (rules / "en").iterdir())
    paths = [rules / language / name for name in names]
    if not all(path.is_file() for path in paths):
        paths = [rules / "en" / name for name in names]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


def card_numbers(kind: str) -> dict[str, dict[str, int]]:
    """The numbers of the cards of a kind, such as ``heroes``: card -> name -> number."""
    text = (files(__name__) / "cards" / f"{kind}.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found
