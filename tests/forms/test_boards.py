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
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
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


def missing(field: str) -> str:
    return f"field_missing (field={field})"


def unknown(field: str, fields: tuple[str, ...]) -> str:
    return f"no_such_field (given={field!r}, possible={', '.join(fields)})"


FAULTS: list[tuple[str, Callable[[Data], object]]] = [
    ("territories: kea: cell_taken_twice (cell=[1, 0])", lambda data: isle(data, 0)["cells"].append([1, 0])),
    ("territories: tinos: cell_taken_twice (cell=[2, 2])", lambda data: isle(data, 0)["cells"].append([2, 2])),
    ("territories: kea: cells: cell_off_board (given=[11, 0])", lambda data: isle(data, 0).update(cells=[[11, 0]])),
    ("territories: kea: cells: cell_off_board (given=[-1, 0])", lambda data: isle(data, 0).update(cells=[[-1, 0]])),
    ("territories: kea: cells: cell_off_board (given=[0, 2])", lambda data: isle(data, 0).update(cells=[[0, 2]])),
    ("territories: milos: cells_not_connected", lambda data: isle(data, 7).update(cells=[[8, 0], [10, 0]])),
    (
        "territories: kea: touches_other_isle (territory=tinos)",
        lambda data: isle(data, 0).update(cells=[[1, 0], [2, 1]]),
    ),  # Tinos is next to it
    ("territories: kea: no_cells", lambda data: isle(data, 0).update(cells=[])),
    ("territories: kea: cells: cells_needed", lambda data: isle(data, 0).update(cells=None)),
    ("territories: kea: cells: numbers_needed (given=5)", lambda data: isle(data, 0).update(cells=[5])),
    ("territories: kea: cells: cell_needed (given=[1, 0, 0])", lambda data: isle(data, 0).update(cells=[[1, 0, 0]])),
    ("territories: kea: cells: not_a_number (given='1')", lambda data: isle(data, 0).update(cells=[["1", 0]])),
    ("territories: kea: cells: not_a_number (given=True)", lambda data: isle(data, 0).update(cells=[[True, 0]])),
    ("territories: tinos: id_used_twice", lambda data: isle(data, 0).update(id="tinos")),
    ("territories: 1: id: id_needed (most=30, given='')", lambda data: isle(data, 0).update(id="")),
    ("territories: 1: id: text_needed (given=5)", lambda data: isle(data, 0).update(id=5)),
    ("territories: 1: id: id_needed (most=30, given='new isle')", lambda data: isle(data, 0).update(id="new isle")),
    ("territories: 1: id: id_needed (most=30, given='a|b')", lambda data: isle(data, 0).update(id="a|b")),
    ("territories: 1: id: id_needed (most=30, given='Kea')", lambda data: isle(data, 0).update(id="Kea")),
    (
        "territories: 1: id: id_needed (most=30, given='5-0')",
        lambda data: isle(data, 0).update(id="5-0"),
    ),  # the name of a sea
    ("territories: 1: id: id_needed (most=30, given='__proto__')", lambda data: isle(data, 0).update(id="__proto__")),
    ("territories: 1: id: id_needed (most=30, given='kéa')", lambda data: isle(data, 0).update(id="kéa")),
    (
        "territories: 1: id: id_needed (most=30, given='kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk')",
        lambda data: isle(data, 0).update(id="k" * 31),
    ),
    ("board: id: id_needed (most=30, given='../../etc')", lambda data: data.update(id="../../etc")),
    (
        "territories: kea: isle: id_needed (most=30, given='The Isle')",
        lambda data: isle(data, 0).update(isle="The Isle"),
    ),
    ("territories: kea: name: text_needed (given=None)", lambda data: isle(data, 0).update(name=None)),
    (
        "territories: kea: name: name_needed (most=60, given='\\x1b[31mKea')",
        lambda data: isle(data, 0).update(name="\x1b[31mKea"),
    ),
    ("territories: kea: name: name_needed (most=60, given='Kea\\n')", lambda data: isle(data, 0).update(name="Kea\n")),
    (
        "territories: kea: name: name_needed (most=60, given='\\u202eaek')",
        lambda data: isle(data, 0).update(name="\u202eaek"),
    ),  # turns the line around
    ("territories: kea: name: name_needed (most=60, given=' ')", lambda data: isle(data, 0).update(name=" ")),
    (
        "territories: kea: name: name_needed (most=60, given='" + "K" * 59 + "…)",
        lambda data: isle(data, 0).update(name="K" * 61),
    ),
    ("board: provenance: text_needed (given=5)", lambda data: data.update(provenance=5)),
    ("board: provenance: text_too_long (most=2000)", lambda data: data.update(provenance="x" * 2001)),
    (
        "territories: kea: metropolis_slots: slots_needed (slots=1)",
        lambda data: isle(data, 0).update(metropolis_slots=[1]),
    ),
    (
        "territories: kea: metropolis_slots: slots_needed (slots=1)",
        lambda data: isle(data, 0).update(metropolis_slots=[0, 0]),
    ),
    (
        "territories: kea: metropolis_slots: slots_needed (slots=1)",
        lambda data: isle(data, 0).update(metropolis_slots=[-1]),
    ),
    (
        "territories: kea: metropolis_slots: numbers_needed (given=None)",
        lambda data: isle(data, 0).update(metropolis_slots=None),
    ),
    (
        "territories: kea: prosperity: number_needed (lowest=0, highest=9, given=10)",
        lambda data: isle(data, 0).update(prosperity=10),
    ),
    (
        "territories: kea: prosperity: number_needed (lowest=0, highest=9, given=-1)",
        lambda data: isle(data, 0).update(prosperity=-1),
    ),
    (
        "territories: kea: prosperity: number_needed (lowest=0, highest=9, given=True)",
        lambda data: isle(data, 0).update(prosperity=True),
    ),
    ("territories: kea: site: number_needed (lowest=0, highest=0, given=1)", lambda data: isle(data, 0).update(site=1)),
    (
        "territories: kea: site: number_needed (lowest=0, highest=0, given='0')",
        lambda data: isle(data, 0).update(site="0"),
    ),
    ("territories: isle_not_connected (isle=tinos)", lambda data: isle(data, 0).update(isle="tinos")),
    ("rows: row_count (needed=11, count=0)", lambda data: data.update(rows=[])),
    ("rows: row_count (needed=11, count=10)", lambda data: data.update(rows=[2] * 10)),
    ("rows: row_length (row=0, count=0, most=20)", lambda data: data["rows"].__setitem__(0, 0)),
    ("rows: row_length (row=0, count=21, most=20)", lambda data: data["rows"].__setitem__(0, 21)),
    ("sea: sea_count (most=112, count=203)", lambda data: data.update(rows=[20] * 11)),
    ("players: player_counts_needed (lowest=2, highest=6)", lambda data: data.update(players=[])),
    ("players: player_counts_needed (lowest=2, highest=6)", lambda data: data.update(players=[1])),
    ("players: player_counts_needed (lowest=2, highest=6)", lambda data: data.update(players=[7])),
    ("players: numbers_needed (given='2')", lambda data: data.update(players="2")),
    ("players: player_count_twice", lambda data: data.update(players=[2, 3, 3])),
    ("territories: territory_count (most=48, count=0)", lambda data: data.update(territories=[])),
    ("territories: list_needed (given=None)", lambda data: data.update(territories=None)),
    ("territories: object_needed (given=5)", lambda data: data.update(territories=[5])),
    ("trade: cell_not_sea (cell=[1, 0])", lambda data: data["trade"].append({"cell": [1, 0], "prosperity": 1})),
    ("trade: cell_named_twice (cell=[0, 1])", lambda data: data["trade"].append({"cell": [0, 1], "prosperity": 1})),
    (
        "trade: trade_without_prosperity (cell=[0, 0])",
        lambda data: data["trade"].append({"cell": [0, 0], "prosperity": 0}),
    ),
    (
        "trade: cell: cell_off_board (given=[99, 0])",
        lambda data: data["trade"].append({"cell": [99, 0], "prosperity": 1}),
    ),
    ("trade: list_needed (given={})", lambda data: data.update(trade={})),
    ("starts: starts_needed", lambda data: data.update(starts=[])),
    ("starts: no_such_player_count (given='4')", lambda data: data["starts"].update({"4": []})),
    ("starts: no_such_player_count (given='three')", lambda data: data["starts"].update({"three": []})),
    (
        "starts: no_such_player_count (given='99999999999999999999999999999999999999999999999999999999999…)",
        lambda data: data["starts"].update({"9" * 5000: []}),
    ),
    (
        "starts: starts_with_titans (players=6)",
        lambda data: data.update(players=[2, 3, 6], starts=data["starts"] | {"6": []}),
    ),
    ("starts: seats_needed (players=3)", lambda data: data["starts"]["3"].pop()),
    ("starts: 3: troops: troop_count (most=8, count=0)", lambda data: data["starts"]["3"][0].update(troops=[])),
    (
        "starts: 3: troops: troop_count (most=8, count=9)",
        lambda data: data["starts"]["3"][0].update(troops=["kea"] * 9),
    ),
    (
        "starts: 3: fleets: fleet_count (most=8, count=9)",
        lambda data: data["starts"]["3"][0].update(fleets=[[0, 0]] * 9),
    ),
    ("starts: 3: seats_share_place", lambda data: data["starts"]["3"][0].update(troops=["tinos", "kea"])),
    ("starts: 3: seats_share_place", lambda data: data["starts"]["3"][0].update(fleets=[[3, 3]])),
    ("starts: 3: seat_names_place_twice", lambda data: data["starts"]["3"][0].update(troops=["kea", "kea"])),
    (
        "starts: 3: troops: no_such_territory (given='atlantis')",
        lambda data: data["starts"]["3"][0].update(troops=["atlantis"]),
    ),
    (
        "starts: 3: troops: no_such_territory (given=['kea'])",
        lambda data: data["starts"]["3"][0].update(troops=[["kea"]]),
    ),
    ("starts: 3: fleets: cell_not_sea (cell=[1, 0])", lambda data: data["starts"]["3"][0].update(fleets=[[1, 0]])),
    ("starts: 3: field_missing (field=fleets)", lambda data: data["starts"]["3"][0].pop("fleets")),
    (f"board: {unknown('atlantis', BOARD_FIELDS)}", lambda data: data.update(atlantis=1)),
    (f"territories: kea: {unknown('atlantis', TERRITORY_FIELDS)}", lambda data: isle(data, 0).update(atlantis=1)),
    ("board: title: text_needed (given=None)", lambda data: data.update(title=None)),
    *((f"board: {missing(field)}", lambda data, field=field: data.pop(field)) for field in BOARD_FIELDS),
    *(
        (f"territories: kea: {missing(field)}", lambda data, field=field: isle(data, 0).pop(field))
        for field in TERRITORY_FIELDS
        if field != "id"
    ),
    (f"territories: 1: {missing('id')}", lambda data: isle(data, 0).pop("id")),
]


@pytest.mark.parametrize(("line", "fault"), FAULTS, ids=[f"{line}-{n}" for n, (line, _) in enumerate(FAULTS)])
def test_a_fault_is_named(line: str, fault: Callable[[Data], object]) -> None:
    data = changed(fault)
    before = copy.deepcopy(data)
    for use in (
        Board,
        lambda data: Game.new(3, board=data),
        lambda data: Game.from_position({"players": 3, "board": data}),
    ):
        with pytest.raises(BoardError) as refused:
            use(data)
        assert str(refused.value) == line
        assert flaw_text(texts_in(), refused.value.flaw)
    assert data == before


def test_a_board_without_sea_is_refused() -> None:
    cells = [[row, column] for row in range(11) for column in range(1)]
    land = isle(data_of("base-2-3"), 0) | {"cells": cells, "metropolis_slots": []}
    data = data_of("base-2-3") | {"rows": [1] * 11, "territories": [land], "trade": [], "starts": None}
    with pytest.raises(BoardError, match=r"^sea: sea_count \(most=112, count=0\)$"):
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
    with pytest.raises(BoardError, match=r"mine\.json: board: "):
        Game.new(4, board=path)
    with pytest.raises(BoardError):
        read_board(content)
    with pytest.raises(BoardError):
        Game.new(4, board=tmp_path)


@pytest.mark.parametrize(
    ("fault", "content"),
    [
        ("board: not_json (line=1, column=2, ", b"{"),
        ("board: object_needed (given=[])", b"[]"),
        ("board: not_utf8 (byte=8)", b'{"id": "\xff"}'),
        ("board: too_deep", b"[" * 90_000),
        ("board: file_too_large (most=100000)", b" " * 100_001),
        ("board: file_too_large (most=100000)", " " * 100_001),
        ("board: field_given_twice (given='id')", b'{"id": "a", "id": "b"}'),
        ("board: field_given_twice (given='cell')", b'{"trade": [{"cell": [0, 0], "cell": [0, 1]}]}'),
        ("board: not_a_number (given=NaN)", b'{"rows": [NaN]}'),
        ("board: not_a_number (given=-Infinity)", b'{"rows": [-Infinity]}'),
        ("board: number_too_big (given='999", b'{"rows": [' + b"9" * 50_000 + b"]}"),
    ],
)
def test_a_text_that_is_no_board_is_refused_by_its_fault(fault: str, content: bytes | str) -> None:
    with pytest.raises(BoardError) as refused:
        read_board(content)
    assert str(refused.value).startswith(fault)
    assert flaw_text(texts_in(), refused.value.flaw)
    assert len(str(refused.value)) < 200


def test_a_name_of_ours_is_for_our_boards_only() -> None:
    assert read_board(board_path("base-4").read_bytes()) is Game.new(4, board="base-4").board
    assert read_board(b"\xef\xbb\xbf" + board_path("base-4").read_bytes()).id == "base-4"
    with pytest.raises(BoardError, match=r"^board: id: id_of_our_board \(given=base-4\)$"):
        read_board(json.dumps(data_of("base-4") | {"title": "Mine"}))


def test_a_board_without_starts_serves_positions_only() -> None:
    data = data_of("base-2-3") | {"starts": None}
    with pytest.raises(ConfigError, match=r": starts: no_starts \(players=3\)$"):
        Game.new(3, board=data)
    isles = {"kea": {"owner": "sparta"}, "tinos": {"owner": "athens"}, "milos": {"owner": "corinth"}}
    holds_up(Game.from_position({"players": 3, "board": data, "isles": isles}), seed=1)
