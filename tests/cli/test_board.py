"""`cyclades board`, and boards of one's own for the other commands."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cyclades import Board, Game
from cyclades.cli.board import report
from cyclades.cli.board_svg import COLOURS, draw
from cyclades.content import board_names
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.board_figures import Figures
from cyclades.forms.board_file import our_board
from cyclades.text import texts_in
from tests.cli.command import cyclades, read_json, refused, run_line, shown
from tests.documents.parts import blocks_of
from tests.forms.own_boards import dodecanese, mirrored

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(dodecanese()), encoding="utf-8")
    return path


def test_the_commands_of_the_document_run(tmp_path: Path) -> None:
    (tmp_path / "dodecanese.json").write_text(json.dumps(dodecanese()), encoding="utf-8")
    for line in blocks_of("docs/boards.md", "sh")[0].splitlines():
        done = run_line(line, tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), line
        assert done.stdout
    assert {path.name for path in tmp_path.glob("*.svg")} == {"dodecanese.svg", "two.svg"}


# The drawing


@pytest.mark.parametrize("name", board_names())
def test_all_that_is_printed_is_drawn_once(name: str) -> None:
    board = our_board(name)
    players = max(board.starts, default=None)
    root = ET.fromstring(draw(board, "about", players))
    classes = [element.get("class") for element in root.iter()]
    assert classes.count("sea") == board.sea_count
    assert classes.count("slot") == board.slot_count
    assert classes.count("space") == sum(board.has_space[place] for place in range(board.territory_count))
    assert classes.count("site") == (4 if name.startswith("titans") else 0)
    names = [element.text for element in root.iter(f"{SVG}text") if element.get("class") == "name"]
    assert names == board.territory_names
    horns = [element for element in root.iter(f"{SVG}use") if element.get("href") == "#horn"]
    printed = sum(board.printed[place] for place in range(board.territory_count))
    assert len(horns) == printed + sum(board.trade[sea] for sea in range(board.sea_count))
    quays = [element for element in root.iter(f"{SVG}use") if element.get("href") == "#quay"]
    assert len(quays) == sum(1 for sea in range(board.sea_count) if board.trade[sea])


def test_starting_places_have_the_colours_of_their_cities() -> None:
    root = ET.fromstring(draw(our_board("base-5"), "about", 5))
    discs = [element.get("fill") for element in root.iter() if element.get("class") == "disc"]
    ships = [element.get("fill") for element in root.iter() if element.get("href") == "#hull"]
    for city in CITIES[:5]:
        assert (discs.count(COLOURS[city]), ships.count(COLOURS[city])) == (2, 2)


def test_nothing_is_drawn_beyond_the_picture() -> None:
    for board in (our_board("titans-5-6"), Board(dodecanese()), Board(mirrored())):
        root = ET.fromstring(draw(board, "about", None))
        _, _, width, height = (float(number) for number in (root.get("viewBox") or "").split())
        for circle in (element for element in root.iter() if element.get("class") == "sea"):
            x, y, radius = (float(circle.get(field) or "nan") for field in ("cx", "cy", "r"))
            assert radius <= x <= width - radius
            assert radius <= y <= height - radius


def test_names_are_written_as_they_are() -> None:
    data = dodecanese() | {"title": "Scylla & <Charybdis>"}
    data["territories"][0]["name"] = '"A" <b>&amp;'
    root = ET.fromstring(draw(Board(data), "2 < 3", 3))
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert texts[:2] == ["Scylla & <Charybdis>", "2 < 3"]
    assert '"A" <b>&amp;' in texts


def test_many_horns_are_a_number() -> None:
    data = dodecanese()
    data["territories"][0]["prosperity"] = 9
    root = ET.fromstring(draw(Board(data), "about", None))
    assert "9" in [element.text for element in root.iter(f"{SVG}text")]
    horns = [element for element in root.iter(f"{SVG}use") if element.get("href") == "#horn"]
    assert len(horns) == 1 + 8 + 3  # Leipsoi's one, the other isles', the trade seas'


def test_the_drawing_goes_where_it_is_wanted(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "other.svg"
    assert str(out) in shown("board", str(file), f"--out={out}", "--players=2")
    two = out.read_text(encoding="utf-8")
    assert shown("board", str(file), "--out=-", "--players=2") == two
    assert shown("board", str(file), "--out=-") != two  # those for three
    done = cyclades("board", str(file), f"--out={tmp_path / 'no' / 'folder.svg'}")
    assert (done.returncode, done.stdout) == (1, "")
    assert "folder.svg" in done.stderr


# The figures


def test_the_figures_of_a_small_board(file: Path, tmp_path: Path) -> None:
    figures = read_json(shown("board", str(file), "--json", f"--out={tmp_path / 'x.svg'}"))
    assert figures["size"] == {
        "territories": 8,
        "isles": 8,
        "seas": 44,
        "slots": 14,
        "metropolis_spaces": 8,
        "prosperity": 10,
        "trade_seas": 3,
        "trade_prosperity": 3,
        "sites": 0,
        "without_coast": 0,
    }
    assert figures["players"]["3"]["modes"] == ["starts", "free_placement"]
    assert figures["players"]["3"]["lacks"]["titans"] == "site: wrong_site_count (needed=4, count=0)"
    assert figures["players"]["2"]["starts"][0] == {
        "territories": ["leipsoi", "kalymnos"],
        "fleets": ["2-1", "5-4"],
        "revenue": 2,
        "slots": 4,
        "metropolis_spaces": 2,
        # Patmos 1, Leros 1, Nisyros 2, Tilos 1, Symi 1, and the trade sea 0-2; Kos is three seas from Kalymnos.
        "prosperity_near": 7,
        "distances": [1],
    }


def test_revenue_and_distances_are_those_of_the_game() -> None:
    for name, players in (("base-2-3", 2), ("base-2-3", 3), ("base-4", 4), ("base-5", 5)):
        seats = Figures(our_board(name)).seats(players)
        view = Game.new(players, board=name, seats=list(range(players))).view(None)
        assert [seat.revenue for seat in seats] == [city["revenue"] for city in view["cities"].values()]
        for one, seat in enumerate(seats):
            for other, back in enumerate(seats):
                if one < other:
                    assert seat.distances[other - 1] == back.distances[one]


def test_distances_count_the_fleets_of_a_chain() -> None:
    figures = Figures(our_board("titans-3-4"))
    number = our_board("titans-3-4").territory_ids.index
    assert figures.distance(number("oia"), number("finikia")) == 0  # over land
    assert figures.distance(number("athinios"), number("kameni")) == 1  # 5-3 touches both
    far = figures.distance(number("sikinos"), number("therasia"))
    assert far is not None
    assert far > 3


def test_the_report_tells_every_number_of_players() -> None:
    lines = report(Figures(Board(mirrored())), texts_in())
    assert [line for line in lines if re.fullmatch(r"\d players", line)] == [f"{n} players" for n in range(2, 7)]
    assert sum("Titans: 28 pairs" in line for line in lines) == 4
    assert sum("Starting places" in line for line in lines) == 4


def test_long_lines_go_on_below(tmp_path: Path) -> None:
    told = shown("board", "titans-5-6", f"--out={tmp_path / 'x.svg'}")
    assert told.startswith(our_board("titans-5-6").title)
    assert all(len(line) <= 100 for line in told.splitlines() if str(tmp_path) not in line)


# Playing


def test_a_game_on_a_file_is_simulated_saved_and_replayed_without_it(file: Path, tmp_path: Path) -> None:
    words = ("--players=2", "--games=3", "--modules=free_placement", "--max-cycles=3", "--json")
    alone = read_json(shown("simulate", f"--board={file}", f"--save={tmp_path / 'games'}", *words))
    two = read_json(shown("simulate", f"--board={file}", "--workers=2", *words))
    assert alone["digest"] == two["digest"]
    file.unlink()
    assert "Leipsoi" in shown("replay", str(tmp_path / "games" / "game-000001.json"))


def test_play_on_a_file(file: Path) -> None:
    assert "NISYROS" in shown("play", f"--board={file}", "--seed=1")


def test_what_is_no_board_is_refused_in_one_line(file: Path, tmp_path: Path) -> None:
    missing = str(tmp_path / "no.json")
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(dodecanese() | {"rows": [1]}), encoding="utf-8")
    refused("board", missing, saying="no.json")
    refused("board", str(tmp_path), saying=tmp_path.name)
    for command in ("board", "play --board", "simulate --board"):
        refused(*command.split(), str(broken), saying="broken.json: rows: 11 rows are needed")
    refused("play", "--board", str(file), "--players=4", saying="for 2, 3 players (B2.1), not 4")
    refused("play", "--board", str(file), "--modules=titans", saying="4 sites")
    refused("board", str(file), "--players=4", saying="--players")
