"""Boards from files: ours by name, others by path or as uploaded, checked before anybody sits down at them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NoReturn

from cyclades.content import board_names, board_path
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.board_data import BoardError
from cyclades.engine.setting.config import FIRST_RULES, RULES_VERSION
from cyclades.engine.setting.modes import COUNTS, MODES, modes_of, why_unplayable
from cyclades.engine.words.flaws import Flaw, shown

LARGEST_FILE: Final = 100_000  # bytes; ours have less than 5,000
LONGEST_NUMBER: Final = 9  # digits

_OURS: Final[dict[tuple[str, int], Board]] = {}  # by name and version of the rules


def read_board(content: bytes | str) -> Board:
    """The board of a file's content, as it was read or uploaded; a `BoardError` names what is wrong with it."""
    data = _json(_text(content))
    if not isinstance(data, dict):
        raise BoardError("object_needed", "board", given=shown(data))
    board = Board(data)
    if board.id in board_names():
        ours = our_board(board.id)
        if ours.data != data:
            raise BoardError("id_of_our_board", "board: id", given=board.id)
        return ours
    for players, modes in modes_of(board).items():
        if not modes:
            raise BoardError("unplayable", "players", _lacks(board, players), players=players)
    return board


def _lacks(board: Board, players: int) -> list[Flaw]:
    """What a board lacks for that many players, for every way to begin."""
    found = [why_unplayable(board, players, mode) for mode in MODES if players in COUNTS[mode]]
    lacks = {str(why): why for why in found if why is not None}
    return [lacks[why] for why in sorted(lacks)]


def board_at(path: Path) -> Board:
    """The board of a file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BoardError("file_unreadable", "board", path=str(path), reason=why) from None
    try:
        return read_board(content)
    except BoardError as error:
        raise BoardError.at(str(path), error.flaw) from None


def our_board(name: str, rules: int = RULES_VERSION) -> Board:
    """One of the game's own boards, as it was in a version of the rules; KeyError if there is none of that name."""
    if (name, rules) not in _OURS:
        data = json.loads(board_path(name, rules).read_text(encoding="utf-8"))
        same = [board for (other, _), board in _OURS.items() if other == name and board.data == data]
        _OURS[name, rules] = same[0] if same else Board(data)
    return _OURS[name, rules]


def our_boards(name: str, rules: int) -> list[Board]:
    """All that a game may mean which has the name of one of ours and no more: one of them has changed before versions
    of the rules were counted. First what it was when that began.
    """
    if name not in board_names():
        return []
    boards = [our_board(name, rules)]
    if rules == FIRST_RULES and our_board(name, FIRST_RULES - 1) is not boards[0]:
        boards.append(our_board(name, FIRST_RULES - 1))
    return boards


def board_of(given: object, rules: int = RULES_VERSION) -> Board:
    """A board given as such, by name (as it was in a version of the rules), by path or as data."""
    if isinstance(given, Board):
        return _ours_if_same(given, rules)
    if isinstance(given, dict):
        return _ours_if_same(Board(given), rules)
    if isinstance(given, str) and ((given, rules) in _OURS or given in board_names()):
        return our_board(given, rules)
    if not isinstance(given, (str, Path)):
        raise BoardError("board_needed", "board", given=shown(given))
    path = Path(given)
    try:
        found = path.is_file()
    except ValueError:  # a name no file can have
        found = False
    if not found:
        raise BoardError("no_such_board", "board", given=repr(str(given)), possible=", ".join(board_names()))
    return board_at(path)


def _ours_if_same(board: Board, rules: int) -> Board:
    """The same board as one of ours, if it is: games at it name it."""
    if _OURS.get((board.id, rules)) is board or board.id not in board_names():
        return board
    ours = our_board(board.id, rules)
    return ours if ours.data == board.data else board


def board_form(board: Board, rules: int = RULES_VERSION) -> object:
    """How positions name a board: by its id if it is one of ours in their version of the rules, else whole."""
    return board.id if _OURS.get((board.id, rules)) is board else board.data


def _text(content: bytes | str) -> str:
    if len(content) > LARGEST_FILE:
        raise BoardError("file_too_large", "board", most=LARGEST_FILE)
    if isinstance(content, str):
        return content
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BoardError("not_utf8", "board", byte=error.start) from None


def _json(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise BoardError("not_json", "board", line=error.lineno, column=error.colno, reason=error.msg) from None
    except RecursionError:
        raise BoardError("too_deep", "board") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field, value in pairs:
        if field in found:
            raise BoardError("field_given_twice", "board", given=shown(field))
        found[field] = value
    return found


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise BoardError("number_too_big", "board", given=shown(digits))
    return int(digits)


def _no_number(word: str) -> NoReturn:
    raise BoardError("not_a_number", "board", given=word)
