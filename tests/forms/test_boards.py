"""Boards from data: ours are sound, a faulty one is refused by the name of its fault."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cyclades import Board, BoardError, ConfigError, Game, read_board
from cyclades.content import board_names, board_path
from cyclades.engine.setting.board_data import BOARD_FIELDS, TERRITORY_FIELDS
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.words.pieces import NONE
from tests.forms.damage import JUNK, damaged
from tests.forms.scenes import holds_up

Data = dict[str, Any]


def data_of(name: str) -> Data:
    data: Data = json.loads(board_path(name).read_text(encoding="utf-8"))
    return data


def changed(change: Callable[[Data], object], name: str = "base-2-3") -> Data:
    data = data_of(name)
    change(data)
    return data


@pytest.mark.parametrize("name", board_names())
def test_neighbours_and_coasts_are_mutual(name: str) -> None:
    board = Board(data_of(name))
    for sea in range(board.sea_count):
        around = [board.sea_next[sea * SIDES + side] for side in range(SIDES)]
        beside = [other for other in around if other != NONE]
        assert len(set(beside)) == len(beside)
        assert sea not in beside
        assert all(board.adjacent(other, sea) for other in beside)
        shore = {board.shore[i] for i in range(board.shore_first[sea], board.shore_first[sea + 1])}
        assert shore == {isle for isle in range(board.territory_count) if board.touches(sea, isle)}
        for isle in shore:
            assert sea in [board.coast[i] for i in range(board.coast_first[isle], board.coast_first[isle + 1])]
    cells = sum(len(cells) for cells in board.territory_cells)
    assert board.slot_count == cells
    assert cells + board.sea_count == sum(board.row_lengths)


@pytest.mark.parametrize(("name", "players"), [("base-2-3", 2), ("base-2-3", 3), ("base-4", 4), ("base-5", 5)])
@pytest.mark.rule("B2.1")
def test_every_seat_begins_with_two_isles_and_a_revenue_of_two(name: str, players: int) -> None:
    view = Game.new(players, seed=1, board=name).view(None)
    for city in view["cities"]:
        owned = [isle for isle in view["isles"].values() if isle["owner"] == city]
        assert [isle["troops"] for isle in owned] == [1, 1]
        assert [sea["fleets"] for sea in view["seas"].values() if sea["owner"] == city] == [1, 1]
        assert view["cities"][city]["revenue"] == 2


def isle(data: Data, number: int) -> Data:
    found: Data = data["territories"][number]
    return found


FAULTS: list[tuple[str, Callable[[Data], object]]] = [
    ("taken twice", lambda data: isle(data, 0)["cells"].append([1, 0])),
    ("taken twice", lambda data: isle(data, 0)["cells"].append([2, 2])),
    ("off the board", lambda data: isle(data, 0).update(cells=[[11, 0]])),
    ("off the board", lambda data: isle(data, 0).update(cells=[[-1, 0]])),
    ("off the board", lambda data: isle(data, 0).update(cells=[[0, 2]])),
    ("not connected", lambda data: isle(data, 7).update(cells=[[8, 0], [10, 0]])),
    ("touches", lambda data: isle(data, 0).update(cells=[[1, 0], [2, 1]])),  # Tinos is next to it
    ("has no cells", lambda data: isle(data, 0).update(cells=[])),
    ("cells", lambda data: isle(data, 0).update(cells=None)),
    ("a cell", lambda data: isle(data, 0).update(cells=[5])),
    ("row, column", lambda data: isle(data, 0).update(cells=[[1, 0, 0]])),
    ("is not a number", lambda data: isle(data, 0).update(cells=[["1", 0]])),
    ("is not a number", lambda data: isle(data, 0).update(cells=[[True, 0]])),
    ("used twice", lambda data: isle(data, 0).update(id="tinos")),
    ("id", lambda data: isle(data, 0).update(id="")),
    ("id", lambda data: isle(data, 0).update(id=5)),
    ("id", lambda data: isle(data, 0).update(id="new isle")),
    ("id", lambda data: isle(data, 0).update(id="a|b")),
    ("id", lambda data: isle(data, 0).update(id="Kea")),
    ("id", lambda data: isle(data, 0).update(id="5-0")),  # the name of a sea
    ("id", lambda data: isle(data, 0).update(id="__proto__")),
    ("id", lambda data: isle(data, 0).update(id="kéa")),
    ("id", lambda data: isle(data, 0).update(id="k" * 31)),
    ("the board: id", lambda data: data.update(id="../../etc")),
    ("isle", lambda data: isle(data, 0).update(isle="The Isle")),
    ("name", lambda data: isle(data, 0).update(name=None)),
    ("name", lambda data: isle(data, 0).update(name="\x1b[31mKea")),
    ("name", lambda data: isle(data, 0).update(name="Kea\n")),
    ("name", lambda data: isle(data, 0).update(name="\u202eaek")),  # turns the line around
    ("name", lambda data: isle(data, 0).update(name=" ")),
    ("name", lambda data: isle(data, 0).update(name="K" * 61)),
    ("provenance", lambda data: data.update(provenance=5)),
    ("provenance", lambda data: data.update(provenance="x" * 2001)),
    ("metropolis_slots", lambda data: isle(data, 0).update(metropolis_slots=[1])),
    ("metropolis_slots", lambda data: isle(data, 0).update(metropolis_slots=[0, 0])),
    ("metropolis_slots", lambda data: isle(data, 0).update(metropolis_slots=[-1])),
    ("metropolis_slots", lambda data: isle(data, 0).update(metropolis_slots=None)),
    ("prosperity", lambda data: isle(data, 0).update(prosperity=10)),
    ("prosperity", lambda data: isle(data, 0).update(prosperity=-1)),
    ("prosperity", lambda data: isle(data, 0).update(prosperity=True)),
    ("site", lambda data: isle(data, 0).update(site=1)),
    ("site", lambda data: isle(data, 0).update(site="0")),
    ("not connected", lambda data: isle(data, 0).update(isle="tinos")),
    ("rows", lambda data: data.update(rows=[])),
    ("rows", lambda data: data.update(rows=[2] * 10)),
    ("row 0", lambda data: data["rows"].__setitem__(0, 0)),
    ("row 0", lambda data: data["rows"].__setitem__(0, 21)),
    ("sea spaces", lambda data: data.update(rows=[20] * 11)),
    ("players", lambda data: data.update(players=[])),
    ("players", lambda data: data.update(players=[1])),
    ("players", lambda data: data.update(players=[7])),
    ("players", lambda data: data.update(players="2")),
    ("named twice", lambda data: data.update(players=[2, 3, 3])),
    ("territories", lambda data: data.update(territories=[])),
    ("territories", lambda data: data.update(territories=None)),
    ("object", lambda data: data.update(territories=[5])),
    ("trade", lambda data: data["trade"].append({"cell": [1, 0], "prosperity": 1})),
    ("named twice", lambda data: data["trade"].append({"cell": [0, 1], "prosperity": 1})),
    ("at least 1", lambda data: data["trade"].append({"cell": [0, 0], "prosperity": 0})),
    ("trade", lambda data: data["trade"].append({"cell": [99, 0], "prosperity": 1})),
    ("trade", lambda data: data.update(trade={})),
    ("starts", lambda data: data.update(starts=[])),
    ("starts", lambda data: data["starts"].update({"4": []})),
    ("starts", lambda data: data["starts"].update({"three": []})),
    ("starts", lambda data: data["starts"].update({"9" * 5000: []})),
    ("play Titans", lambda data: data.update(players=[2, 3, 6], starts=data["starts"] | {"6": []})),
    ("seats", lambda data: data["starts"]["3"].pop()),
    ("1 to 8 troops", lambda data: data["starts"]["3"][0].update(troops=[])),
    ("1 to 8 troops", lambda data: data["starts"]["3"][0].update(troops=["kea"] * 9)),
    ("at most 8 fleets", lambda data: data["starts"]["3"][0].update(fleets=[[0, 0]] * 9)),
    ("share a place", lambda data: data["starts"]["3"][0].update(troops=["tinos", "kea"])),
    ("share a place", lambda data: data["starts"]["3"][0].update(fleets=[[3, 3]])),
    ("twice", lambda data: data["starts"]["3"][0].update(troops=["kea", "kea"])),
    ("no territory", lambda data: data["starts"]["3"][0].update(troops=["atlantis"])),
    ("no territory", lambda data: data["starts"]["3"][0].update(troops=[["kea"]])),
    ("not sea", lambda data: data["starts"]["3"][0].update(fleets=[[1, 0]])),
    ("fleets", lambda data: data["starts"]["3"][0].pop("fleets")),
    ("atlantis", lambda data: data.update(atlantis=1)),
    ("atlantis", lambda data: isle(data, 0).update(atlantis=1)),
    ("title", lambda data: data.update(title=None)),
    *((field, lambda data, field=field: data.pop(field)) for field in BOARD_FIELDS),
    *((field, lambda data, field=field: isle(data, 0).pop(field)) for field in TERRITORY_FIELDS),
]  # fmt: skip


@pytest.mark.parametrize(("word", "fault"), FAULTS, ids=[f"{word}-{n}" for n, (word, _) in enumerate(FAULTS)])
def test_a_fault_is_named(word: str, fault: Callable[[Data], object]) -> None:
    data = changed(fault)
    before = copy.deepcopy(data)
    for use in (
        Board,
        lambda data: Game.new(3, board=data),
        lambda data: Game.from_position({"players": 3, "board": data}),
    ):
        with pytest.raises(BoardError) as refused:
            use(data)
        assert word in str(refused.value)
    assert data == before


def test_a_board_without_sea_is_refused() -> None:
    cells = [[row, column] for row in range(11) for column in range(1)]
    land = isle(data_of("base-2-3"), 0) | {"cells": cells, "metropolis_slots": []}
    data = data_of("base-2-3") | {"rows": [1] * 11, "territories": [land], "trade": [], "starts": None}
    with pytest.raises(BoardError, match="sea"):
        Board(data)


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("name", ["base-2-3", "base-5"])
def test_a_damaged_board_is_refused_or_still_a_board(name: str, part: int) -> None:
    """600 damages: every one is refused with a word, or the board can be played on."""
    whole = data_of(name)
    players = 3 if name == "base-2-3" else 5
    outcomes = {"refused": 0, "played": 0}
    for number in range(part * 100, part * 100 + 100):
        data, what = damaged(whole, random.Random(number), times=1 + number % 2)
        try:
            board = Board(data)
        except BoardError:
            outcomes["refused"] += 1
            continue
        except Exception as other:
            raise AssertionError(f"damage {number}: {what}") from other
        outcomes["played"] += 1
        assert board.id
        try:
            game = Game.new(players, seed=number, board=data)
        except ConfigError:  # not for that many players any more, or without a start for them
            continue
        except Exception as other:
            raise AssertionError(f"damage {number} was accepted: {what}") from other
        try:
            holds_up(game, number, steps=15)
            assert Game.replay(game.record().as_text()).to_position() == game.to_position()
        except Exception as other:
            raise AssertionError(f"damage {number} was accepted: {what}") from other
    assert all(outcomes.values()), outcomes


@pytest.mark.parametrize("junk", [junk for junk in JUNK if junk is not None], ids=repr)
def test_what_is_no_board_is_refused(junk: object) -> None:
    with pytest.raises(BoardError):
        Game.new(3, board=junk)


def test_a_board_can_be_a_name_a_path_or_data(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data_of("base-4")), encoding="utf-8")
    expected = Game.new(4, seed=1)
    for board in ("base-4", path, str(path), data_of("base-4"), Board(data_of("base-4"))):
        game = Game.new(4, seed=1, board=board)
        assert game.view(0)["isles"] == expected.view(0)["isles"]
    assert Game.new(4, seed=1, board="base-4").fingerprint() == expected.fingerprint()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"5", b"\xff\xfe\x00", b"[" * 100_000, b"9" * 5000])
def test_a_file_that_is_no_board_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    with pytest.raises(BoardError, match="mine"):
        Game.new(4, board=path)
    with pytest.raises(BoardError):
        read_board(content)
    with pytest.raises(BoardError):
        Game.new(4, board=tmp_path)


@pytest.mark.parametrize(
    ("fault", "content"),
    [
        ("line 1, column 2", b"{"),
        ("object", b"[]"),
        ("UTF-8", b'{"id": "\xff"}'),
        ("too deep", b"[" * 90_000),
        ("too large", b" " * 100_001),
        ("too large", " " * 100_001),
        ("'id' is given twice", b'{"id": "a", "id": "b"}'),
        ("'cell' is given twice", b'{"trade": [{"cell": [0, 0], "cell": [0, 1]}]}'),
        ("NaN", b'{"rows": [NaN]}'),
        ("Infinity", b'{"rows": [-Infinity]}'),
        ("too big", b'{"rows": [' + b"9" * 50_000 + b"]}"),
    ],
)
def test_a_text_that_is_no_board_is_refused_by_its_fault(fault: str, content: bytes | str) -> None:
    with pytest.raises(BoardError) as refused:
        read_board(content)
    assert fault in str(refused.value)
    assert len(str(refused.value)) < 200


def test_a_name_of_ours_is_for_our_boards_only() -> None:
    assert read_board(board_path("base-4").read_bytes()) is Game.new(4, board="base-4").board
    assert read_board(b"\xef\xbb\xbf" + board_path("base-4").read_bytes()).id == "base-4"
    with pytest.raises(BoardError, match="base-4"):
        read_board(json.dumps(data_of("base-4") | {"title": "Mine"}))


def test_a_board_without_starts_serves_positions_only() -> None:
    data = data_of("base-2-3") | {"starts": None}
    with pytest.raises(ConfigError, match="starting places"):
        Game.new(3, board=data)
    isles = {"kea": {"owner": "sparta"}, "tinos": {"owner": "athens"}, "milos": {"owner": "corinth"}}
    holds_up(Game.from_position({"players": 3, "board": data, "isles": isles}), seed=1)
