"""The data of the game: boards, cards and the numbered rules, read from the installed package."""

import json
from importlib.resources import files
from importlib.resources.abc import Traversable


def board_names() -> list[str]:
    """The names of the boards: ``base-2-3``, ``base-4``, …"""
    boards = (files(__name__) / "boards").iterdir()
    return sorted(board.name.removesuffix(".json") for board in boards if board.name.endswith(".json"))


def board_path(name: str) -> Traversable:
    """The JSON file of a board, for ``.read_text()``; KeyError when there is no such board."""
    if name not in board_names():
        raise KeyError(name)
    return files(__name__) / "boards" / f"{name}.json"


def rules_text() -> dict[str, str]:
    """The numbered rules as Markdown: file name -> text, in reading order."""
    chapters = (path for path in (files(__name__) / "rules").iterdir() if path.name.endswith(".md"))
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(chapters, key=lambda path: path.name)}


def card_numbers(kind: str) -> dict[str, dict[str, int]]:
    """The numbers of the cards of a kind, such as ``heroes``: card -> name -> number."""
    text = (files(__name__) / "cards" / f"{kind}.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found
