"""`cyclades show`: what is no report of a problem. `tests/e2e/test_report.py` shows those of the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.cli.report import read_report, shown_lines
from cyclades.engine.words.flaws import Flawed
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
from tests.cli.command import cyclades, refused


def report(**other: Any) -> dict[str, Any]:
    """Of a game of two that has just begun, seen by who is asked."""
    game = Game.new(2, seed=1)
    seat = {"name": None, "kind": "human", "level": None, "team": None, "host": False, "ready": True, "online": True}
    seat |= {"away": False, "absent": None, "bot_from": None}
    step = {"seq": 1, "by": None, "kind": "start", "action": None, "events": [{"event": "cycle_began", "cycle": 1}]}
    form: dict[str, Any] = {
        "cyclades_report": 1,
        "made": "2026-01-01T00:00:00.000Z",
        "server": "0.1.0",
        "page": "index-abc.js",
        "browser": "Mozilla/5.0",
        "language": "en",
        "window": {"width": 390, "height": 844, "ratio": 2.5},
        "text_size": 16,
        "modules": [],
        "options": {},
        "teams": False,
        "seats": [seat | {"colour": colour} for colour in ("sparta", "argos")],
        "seat": game.player,
        "board": game.config.board.data,
        "steps": [step],
        "view": game.view(game.player),
    }
    return form | other


def told(content: str, folder: Path) -> list[str]:
    file = folder / "report.json"
    file.write_text(content)
    return shown_lines(read_report(str(file)))


def test_a_report_from_the_standard_input() -> None:
    text = cyclades("show", "-", stdin=json.dumps(report()), TZ="Europe/Berlin").stdout
    assert text.startswith("A report of 1 January 2026, 01:00, as seen by Argos\nServer 0.1.0, page index-abc.js\n")
    assert "=== Cycle 1 ===" in text
    assert "Argos decides: " in text  # the second seat, by its colour
    assert " 1  " in text  # the choices


@pytest.mark.parametrize(
    ("language", "date"), [("de", "vom 1. Januar 2026, 03:30\u00a0Uhr,"), ("ru", "от 1 января 2026\u202fг., 03:30;")]
)
def test_the_date_is_in_the_readers_language_and_time(language: str, date: str) -> None:
    made = report(made="2026-01-01T00:30:00.000Z")
    text = cyclades("show", "-", f"--lang={language}", stdin=json.dumps(made), TZ="Europe/Moscow").stdout
    assert date in text.splitlines()[0]


def test_a_watchers_report_without_a_server(tmp_path: Path) -> None:
    lines = told(json.dumps(report(seat=None, server=None, page=None, view=Game.new(2, seed=1).view(None))), tmp_path)
    assert lines[0].endswith(", as seen by a watcher")
    assert lines[1] == "Server out of reach, page -"


GIVEN = report()
VIEW = GIVEN["view"]
STEP = GIVEN["steps"][0]
DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    ("content", "saying"),
    [
        ("", "no report of a problem"),
        ("[]", "no report of a problem"),
        (json.dumps(report(view={"isles": "DEEP"})).replace('"DEEP"', DEEP), "far too deep"),
        (json.dumps({"format": "cyclades record"}), "no report of a problem"),
        (json.dumps(report(cyclades_report=2)), "cyclades_report"),
        (json.dumps(report(token="x")), "token"),
        (json.dumps(report(made="yesterday")), "made"),
        (json.dumps({key: value for key, value in GIVEN.items() if key != "view"}), "view"),
        (json.dumps(report(seat="0")), "seat"),
        (json.dumps(report(seat=2)), "seat: this does not fit"),
        (json.dumps(report(seats=[])), "seats: "),
        (json.dumps(report(seats=[seat | {"colour": "troy"} for seat in GIVEN["seats"]])), "seats: "),
        (json.dumps(report(modules=["cards"])), "seats: "),
        (json.dumps(report(options={"luck": True})), "luck"),
        (json.dumps(report(board={})), "board: "),
        (json.dumps(report(browser="\x1b[2J")), "browser: there are unreadable letters"),
        (json.dumps(report(view=VIEW | {"\x1b[2J": 1})), "view: there are unreadable letters"),
        (json.dumps(report(steps=[STEP | {"events": [{"event": "rain"}]}])), "steps: 1: there is no event 'rain'"),
        (
            json.dumps(report(steps=[STEP | {"events": [{"event": "cycle_began"}]}])),
            "steps: 1: cycle_began: the fields cycle",
        ),
        (json.dumps(report(view={})), "view: this does not fit"),
        (json.dumps(report(view=VIEW | {"isles": []})), "view: this does not fit"),
        (json.dumps(report(view=VIEW | {"decision": VIEW["decision"] | {"player": "troy"}})), "view: decision: "),
    ],
)
def test_what_is_no_report(content: str, saying: str, tmp_path: Path) -> None:
    with pytest.raises(Flawed) as error:
        told(content, tmp_path)
    assert saying in flaw_text(texts_in("en"), error.value.flaw)


def test_the_error_names_the_file_and_shows_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(json.dumps(report(view={})))
    refused("show", str(file), saying="report.json: view: ")


def test_files_that_are_no_text_or_not_there(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_bytes(b"\xff\xfe")
    for path in (file, tmp_path, tmp_path / "nowhere.json"):
        with pytest.raises(Flawed):
            read_report(str(path))
