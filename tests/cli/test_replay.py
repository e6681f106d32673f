"""`cyclades replay`."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
from pathlib import Path

import pytest

from cyclades import Game
from cyclades.engine.words.events import Event
from cyclades.forms.record import read_record
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator
from tests.cli.command import COMMAND, bids_first, refused, saved_game, shown


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_game(tmp_path_factory.mktemp("records"))


def test_the_log_tells_every_event_in_order(record: Path) -> None:
    heard: list[Event] = []
    game = Game.replay(json.loads(record.read_text()), listen=heard.append)
    told = [narrator.event(event) for event in bids_first(heard)]
    lines = [line.strip("=- ") for line in shown("replay", str(record)).splitlines()]
    assert [line for line in lines if line] == told
    assert told[-1].startswith("The game is over")
    assert game.over


narrator = Narrator(texts_in(), Game.new(3, seed=1).config)


def test_cycles_and_turns_are_headings(record: Path) -> None:
    text = shown("replay", str(record))
    assert text.startswith("=== Cycle 1 ===\n")
    assert re.search(r"^- (Sparta|Athens|Corinth) with (Ares|Zeus|Poseidon|Athena|Apollo) -$", text, re.MULTILINE)


def test_text_form_and_back(record: Path, tmp_path: Path) -> None:
    text = shown("replay", "--text", str(record))
    copy = tmp_path / "copy.txt"
    copy.write_text(text)
    assert read_record(text) == read_record(record.read_text())
    assert shown("replay", str(copy)) == shown("replay", str(record))


def test_the_standard_input(record: Path) -> None:
    assert shown("replay", "-", stdin=record.read_text()) == shown("replay", str(record))


def test_the_position_after_some_actions(record: Path) -> None:
    content = read_record(record.read_text())
    text = shown("replay", "--at=40", str(record))
    assert f"After 40 of {len(content.steps)} actions" in text
    game = Game.replay(
        read_record(json.dumps(content.as_json() | {"actions": content.as_json()["actions"][:40], "result": None}))
    )
    for city, things in game.to_position()["cities"].items():
        assert re.search(rf"{city.capitalize()} +{things['gold']} ", text)


def test_eyes_hide_other_players_gold(record: Path) -> None:
    def hidden(*words: str) -> list[str]:
        return re.findall(r"(\w+) +\? ", shown("replay", "--at=30", str(record), *words))

    assert hidden() == []
    assert hidden("--eyes=athens") == ["Sparta", "Corinth"]
    assert hidden("--eyes=spectator") == ["Sparta", "Athens", "Corinth"]


def test_the_log_with_somebodys_eyes(record: Path) -> None:
    assert shown("replay", "--eyes=Corinth", str(record)) == shown("replay", str(record))  # the base game's log is open


def test_steps_forward_and_back(record: Path) -> None:
    text = shown("replay", "--step", str(record), stdin="\n\nb\n7\nnonsense\nq\n")
    assert re.findall(r"After (\d+) of", text) == ["0", "1", "2", "1", "7"]


@pytest.mark.parametrize(
    ("language", "back", "leave", "progress"),
    [
        ("de", "zurück", "verlassen", "Nach {} von "),
        ("ru", "н", "в", "После действий: {} из "),
        ("ru", "b", "q", "После действий: {} из "),
    ],
)
def test_steps_in_the_words_of_ones_language(record: Path, language: str, back: str, leave: str, progress: str) -> None:
    typed = f"\n\n{back}\n{leave}\n7\n"
    text = shown("replay", "--step", str(record), f"--lang={language}", stdin=typed)
    assert text.count(progress.format(1)) == 2
    assert progress.format(7) not in text


def test_stepping_to_the_end_and_the_end_of_input(record: Path) -> None:
    last = len(read_record(record.read_text()).steps)
    text = shown("replay", "--step", str(record), stdin=f"{last}\n\n")
    assert re.findall(r"After (\d+) of", text) == ["0", str(last)]
    assert "The record ends here." in text


def test_going_back_and_on_again_tells_the_same(record: Path) -> None:
    there = shown("replay", "--step", str(record), stdin="60\nq\n").split("After 60 of")[1]
    again = shown("replay", "--step", str(record), stdin="60\n20\n60\nq\n").split("After 60 of")[2]
    assert there == again


def test_a_game_that_began_at_a_position(tmp_path: Path) -> None:
    game = Game.from_position({"players": 3, "cycle": 4, "phase": "offerings"})
    game.apply("bid apollo")
    file = tmp_path / "later.json"
    file.write_text(json.dumps(game.record().as_json()))
    assert "first in the queue" in shown("replay", str(file))


def terminal_output(*words: str, **environment: str) -> str:
    """What the command writes to a terminal."""
    main, terminal = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *words], stdin=terminal, stdout=terminal, env=os.environ | {"TERM": "xterm"} | environment
    ) as process:
        os.close(terminal)
        output = b""
        try:
            while piece := os.read(main, 4096):
                output += piece
        except OSError:
            pass  # the other side is closed
    os.close(main)
    assert process.returncode == 0
    return output.decode()


def test_colours_only_where_they_are_wanted(record: Path) -> None:
    assert "\x1b[" not in shown("replay", "--at=5", str(record))
    environment = {"NO_COLOR": "", "COLUMNS": "100"}
    assert "\x1b[" in terminal_output("replay", "--at=5", str(record), **environment)
    assert "\x1b[" not in terminal_output("replay", "--at=5", str(record), **environment | {"NO_COLOR": "1"})
    assert "\x1b[" not in terminal_output("replay", "--at=5", str(record), **environment | {"TERM": "dumb"})


def test_missing_file() -> None:
    refused("replay", "nowhere.json", saying="nowhere.json")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    refused("replay", str(tmp_path), saying="irectory")


def test_a_moment_after_the_end(record: Path) -> None:
    refused("replay", "--at=100000", str(record), saying="--at")


def test_unknown_eyes(record: Path) -> None:
    refused("replay", "--eyes=thebes", str(record), saying="corinth")


def test_the_text_form_has_no_eyes(record: Path) -> None:
    refused("replay", "--text", "--eyes=sparta", str(record), saying="--eyes")


def test_one_way_at_a_time(record: Path) -> None:
    refused("replay", "--text", "--step", str(record), saying="--step")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"{}",
        b"[1, 2]",
        b"[" * 100_000,
        b'{"format": "cyclades record", "version": 99}',
        b"cyclades record 1\nconfig: {}\n",
        b"cyclades record 1\nconfig: {\n\nend\n",
    ],
    ids=["empty", "words", "no-text", "object", "list", "deep", "version", "cut", "head"],
)
def test_files_that_are_no_records(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    refused("replay", str(file), saying=str(file))


@pytest.mark.parametrize(
    ("field", "value", "saying"),
    [
        ("config", {"players": 9}, "players"),
        ("config", {"players": 3, "board": "atlantis"}, "atlantis"),
        ("config", 7, "config"),
        ("setup", [1], "record: setup: "),
        ("actions", ["bid ares 1", "conquer the world"], "record: actions: 2: 'conquer the world' can't be done: "),
        ("actions", ["end"], "record: actions: 1: 'end' can't be done: the rules refuse it: That can be done only in"),
        ("result", {"ending": "luck"}, "result"),
    ],
)
def test_damaged_records(record: Path, tmp_path: Path, field: str, value: object, saying: str) -> None:
    content = json.loads(record.read_text())
    content[field] = value
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(content))
    refused("replay", str(file), saying=saying)
