"""Statistics: counted by hand for small games, and in balance for all recorded ones."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game, Record
from cyclades.engine.words.pieces import CITIES
from cyclades.review.chances import Swing
from cyclades.review.figures import Cell, Figures, Label
from cyclades.review.statistics import statistics
from cyclades.review.words import Teller
from cyclades.text import content_of, texts_in
from tests.cli.command import shown
from tests.games.corpus import NAMES, recorded
from tests.positions.laying import Entries, land_war


def tables(record: Record, **more: Any) -> dict[str, Figures]:
    return {figures.name: figures for figures in statistics(record, **more)}


def rows(figures: Figures) -> dict[str, tuple[Cell, ...]]:
    return {row.label.name: row.cells for row in figures.rows}


@pytest.mark.parametrize("name", NAMES)
def test_all_gold_that_came_went_somewhere_or_is_left(name: str) -> None:
    record = recorded(name)
    found = tables(record)
    came, went = rows(found["gold_in"]), rows(found["gold_out"])
    assert came["sum"] == went["sum"]
    game = Game.replay(record)
    held = tuple(int(game.engine.state.gold[player]) for player in range(game.config.players))
    assert went.get("gold_out_left", (0,) * len(held)) == held
    if "bids" in found:
        assert rows(found["bids"])["paid"] == went.get("gold_out_offerings", (0,) * len(held))
    for figures in found.values():
        assert all(len(row.cells) == len(figures.columns) for row in figures.rows)


def small_game() -> Record:
    """Sparta has Ares and attacks Athens with two troops against one, and wins at the first throw; then it builds."""
    isles: Entries = {"delos": {"metropolis": True}, "tinos": {"troops": 1}}
    cities = {"sparta": {"gold": 9}, "athens": {"gold": 2}, "corinth": {"gold": 0}}
    game = Game.from_position(land_war(3, 1, isles, cities=cities, dice=[3, 0], cycle=4))
    for action in (
        "recruit troop naxos",
        "recruit troop naxos",
        "move troops naxos",
        "land delos 2",
        "build fortress naxos",
    ):
        game.apply(action)
    return game.record()


def test_a_small_game_counted_by_hand() -> None:
    found = tables(small_game())
    assert rows(found["gold_in"]) == {"gold_in_start": (9, 2, 0), "sum": (9, 2, 0)}
    assert rows(found["gold_out"]) == {
        "gold_out_buildings": (2, 0, 0),
        "gold_out_troops": (2, 0, 0),  # the first is the god's gift, the second costs 2
        "gold_out_troop_moves": (1, 0, 0),
        "gold_out_left": (4, 2, 0),
        "sum": (9, 2, 0),
    }
    (battle,) = found["battles"].rows
    sparta, athens = Label("player", "sparta"), Label("player", "athens")
    place, attacker, defender, units, against, win, _, _, *course = battle.cells
    assert battle.label == Label("cycle", "4")
    assert (place, attacker, defender, units, against) == (Label("isle", "delos"), sparta, athens, 2, 1)
    assert course == [1, 0, 1, sparta, None]  # a round, no loss against one, nobody has gone
    assert isinstance(win, float)
    # Two against one with a metropolis, that is two: a throw is won in 13 of 36, a tie in 10.
    assert win == pytest.approx(100 * (13 / 36 + 10 / 36 + 13 / 36 * 5 / 36), abs=0.06)
    luck = rows(found["luck"])
    assert (luck["dice"], luck["dice_sum"]) == ((1, 1, 0), (3, 0, 0))
    assert luck["dice_luck"] == (1.5, -1.5, 0)
    assert luck["won"] == (1, 0, 0)
    assert luck["won_luck"][0] == pytest.approx(1 - win / 100, abs=0.006)
    assert [row.cells for row in found["metropolises"].rows] == [
        (sparta, Label("text", "metropolis_taken"), Label("isle", "delos"))
    ]
    assert rows(found["held_isles"]) == {"4": (1, 2, 1), "end": (2, 1, 1)}
    assert rows(found["held_troops"]) == {"4": (3, 1, 1), "end": (5, 0, 1)}
    assert rows(found["time"]) == {"decisions": (5, 0, 0)}


@pytest.mark.parametrize("name", NAMES)
def test_no_cycle_is_told_twice(name: str) -> None:
    held = tables(recorded(name))["held_isles"]
    labels = [row.label.name for row in held.rows]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(("language", "told"), [("en", "0.5"), ("de", "0,5"), ("ru", "0,5")])
def test_numbers_are_as_the_language_writes_them(language: str, told: str) -> None:
    teller = Teller(texts_in(language), Game.replay(small_game()).config)
    assert (teller.number(0.5), teller.number(-0.0), teller.number(3)) == (told, "0", "3")


def test_bids_and_what_they_cost() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "cycle": 2,
            "phase": "offerings",
            "gods": ["ares", "zeus"],
            "turn_order": ["sparta", "athens", "corinth"],
            "cities": {"sparta": {"gold": 9, "priests": 2}, "athens": {"gold": 9}, "corinth": {"gold": 9}},
            "isles": {"naxos": {"owner": "sparta"}, "delos": {"owner": "athens"}, "kea": {"owner": "corinth"}},
        }
    )
    for action in ("bid ares 2", "bid ares 3", "bid zeus 4", "bid apollo"):
        game.apply(action)
    found = tables(game.record())
    assert rows(found["bids"]) == {
        "bids": (2, 1, 0),  # Athens outbids Sparta on Ares, who goes to Zeus
        "outbid": (1, 0, 0),
        "offered": (6, 3, 0),
        "paid": (2, 3, 0),
        "saved": (2, 0, 0),
    }
    assert rows(found["gods"])["ares"][:2] == (2, 1)
    assert rows(found["paid"]) == {"ares": (0, 3, 0), "zeus": (2, 0, 0)}


def test_the_time_is_that_of_whoever_decided() -> None:
    record = small_game()
    found = rows(tables(record, used=[3, None, 10, 1, 2])["time"])
    assert found == {"decisions": (5, 0, 0), "seconds": (16, 0, 0), "seconds_each": (4.0, None, None)}


@pytest.mark.parametrize("name", ["modules-free_placement-hades-heroes-favours", "titans-6-teams-military"])
def test_all_of_it_can_be_said(name: str) -> None:
    record = recorded(name)
    teller = Teller(texts_in(), Game.replay(record).config)
    found = statistics(record)
    lines = teller.lines(found)
    for figures in found:
        assert teller.title(figures) in lines
    written = list(csv.reader(StringIO(teller.csv(found))))
    at = written.index([teller.title(found[0])])
    assert written[at + 1][1:] == [texts_in().name("city", CITIES[player]) for player in range(len(found[0].columns))]
    assert written[at + 2][1:] == [str(cell) for cell in found[0].rows[0].cells]


def test_every_word_is_used_somewhere() -> None:
    said: set[str] = set()
    for name in NAMES:
        for figures in statistics(recorded(name)):
            said.add(f"table_{figures.name}")
            labels = [*figures.columns, *(row.label for row in figures.rows)]
            labels += [cell for row in figures.rows for cell in row.cells if isinstance(cell, Label)]
            said |= {label.name for label in labels if label.kind == "text"}
    keys = {key for key in content_of("en", "review").split() if key.startswith("statistics-")}
    known = {f"statistics-{name.replace('_', '-')}" for name in said}
    assert known <= keys
    apart = {"statistics-cycle", "statistics-seconds", "statistics-seconds-each"}
    assert {key for key in keys - known - apart if not key.startswith("statistics-page-")} == set()


@pytest.mark.parametrize(("language", "written"), [("en", "−1.5"), ("ru", "−1,5"), ("de", "−1,5")])
def test_a_minus_is_no_hyphen(language: str, written: str) -> None:
    teller = Teller(texts_in(language), Game.replay(small_game()).config)
    assert teller.number(-1.5) == written
    assert teller.number(-0.0) == "0"
    swing = Swing(5, 1, -0.125, "dice", "battle_won", {})
    assert teller.points(swing).endswith(" −12")


def test_the_command_says_the_same(tmp_path: Path) -> None:
    record = recorded("3-players-plain-1")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.as_json()))
    teller = Teller(texts_in(), Game.replay(record).config)
    assert shown("analyse", str(file), "--statistics").splitlines() == teller.lines(statistics(record))
    assert shown("analyse", str(file), f"--csv={tmp_path / 'game.csv'}") == ""
    assert (tmp_path / "game.csv").read_text() == teller.csv(statistics(record))
