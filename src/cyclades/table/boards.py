"""The boards of tables: ours by their names, and those that somebody has written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, convert

from cyclades import Board, BoardError, modes_of
from cyclades import read_board as read_board_file
from cyclades.content import board_names
from cyclades.engine.setting.config import FIRST_RULES, RULES_VERSION
from cyclades.forms.board_figures import Figures
from cyclades.forms.board_file import our_board
from cyclades.game import usual_boards
from cyclades.table.errors import Refused, told_of
from cyclades.table.outgoing import BoardOf, Part

Modes = dict[int, list[Literal["starts", "free_placement", "titans"]]]


def rules_of(config: dict[str, Any]) -> int:
    """The version of the rules of a table; none was written down while there was only the first."""
    rules: int = config.get("rules", FIRST_RULES)
    return rules


def board_of(config: dict[str, Any]) -> dict[str, Any]:
    """The data of a table's board."""
    chosen = config.get("board") or usual_boards(config["modules"])[config["players"]]
    return our_board(chosen, rules_of(config)).data if isinstance(chosen, str) else chosen


def board_summary(config: dict[str, Any]) -> BoardOf:
    """Which board a table has; `own`: it is none of ours as they are now."""
    data = board_of(config)
    return BoardOf(id=data["id"], title=data["title"], own=not is_ours(data))


def is_ours(data: dict[str, Any]) -> bool:
    """Whether a board is one of ours as they are now."""
    return data["id"] in board_names() and our_board(data["id"]).data == data


def renewed(config: dict[str, Any]) -> dict[str, Any]:
    """What was agreed for one game, for another that begins now: by the rules and on the boards as they are now.

    A game that begins at a position keeps to what was agreed for that.
    """
    if config.get("position") is not None:
        return config
    data = board_of(config)
    board = our_board(data["id"]).data if data["id"] in board_names() else data
    return config | {"board": board, "rules": RULES_VERSION}


def read_board(raw: bytes) -> Board:
    """A board that somebody has written; `bad_board` tells its flaw."""
    try:
        return read_board_file(raw)
    except BoardError as error:
        raise Refused("bad_board", **told_of(error.flaw)) from None


class OwnBoard(Part):
    """What the maker of a table is told of a board file that he has written."""

    board: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:board"})]
    title: str
    players: list[int]
    size: Annotated[dict[str, int], Meta(description="how many territories, isles, seas, slots … there are")]
    modes: Annotated[Modes, Meta(description="the ways to begin on it, by number of players")]


def checked_form(raw: bytes) -> OwnBoard:
    """What is told of it; `bad_board` names its fault."""
    board = read_board(raw)
    return OwnBoard(
        board=board.data,
        title=board.title,
        players=list(board.player_counts),
        size=Figures(board).size(),
        modes=convert(modes_of(board), Modes),
    )


def named_board(name: str) -> Board:
    """One of our boards; never a path."""
    try:
        return our_board(name)
    except KeyError:
        raise Refused("unknown_board") from None
