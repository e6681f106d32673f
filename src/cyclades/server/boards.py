"""The boards of tables: ours by their names, and those that somebody has written."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from cyclades import BoardError
from cyclades.content import board_path
from cyclades.engine.board import Board
from cyclades.game import usual_boards
from cyclades.server.limits import clean_board_text
from cyclades.server.refused import Refused


@cache
def board(name: str) -> dict[str, Any]:
    """The data of one of our boards; KeyError if there is none of that name."""
    data: dict[str, Any] = json.loads(board_path(name).read_text(encoding="utf-8"))
    return data


def board_of(config: dict[str, Any]) -> dict[str, Any]:
    """The data of a table's board."""
    chosen = config.get("board") or usual_boards(config["modules"])[config["players"]]
    return board(chosen) if isinstance(chosen, str) else chosen


def board_summary(config: dict[str, Any]) -> dict[str, Any]:
    """Which board a table has; `own`: it is none of ours, whatever its id."""
    data = board_of(config)
    return {"id": data["id"], "title": data["title"], "own": isinstance(config.get("board"), dict)}


def checked_form(raw: bytes) -> dict[str, Any]:
    """What the maker of a table is told of a board file that he has written."""
    found = read_board(raw)
    return {
        "board": found.data,
        "title": found.title,
        "players": found.player_counts,
        "starts": sorted(found.starts),
    }


def read_board(raw: bytes) -> Board:
    """A board file that somebody has written."""
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise Refused("bad_board", fault=f"this is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise Refused("bad_board", fault="a JSON object is needed")
    return checked_board(data)


def checked_board(data: dict[str, Any]) -> Board:
    """A board that somebody has written; `bad_board` names its fault. What others read of it must be readable."""
    try:
        found = Board(data)
    except BoardError as error:
        raise Refused("bad_board", fault=str(error)) from None
    for text in (found.id, found.title, *found.territory_ids, *found.territory_names, *found.isle_ids):
        try:
            clean_board_text(text)
        except Refused:
            fault = f"{text[:20]!a}: a name has 1 to 60 letters, and no unprintable ones"
            raise Refused("bad_board", fault=fault) from None
    return found


def named_board(name: str) -> Board:
    """One of our boards; never a path."""
    try:
        return Board(board(name))
    except KeyError:
        raise Refused("unknown_board") from None
