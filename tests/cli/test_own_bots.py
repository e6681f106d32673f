"""Bots of one's own on the command line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.bots.test_own import FIRST, LISTENER, file_with
from tests.cli.command import cyclades, refused, shown


def test_simulate_takes_a_class_and_a_program(tmp_path: Path) -> None:
    mine = f"{file_with(tmp_path, FIRST)}:First"
    other = f"program:{sys.executable} {file_with(tmp_path, LISTENER, 'program.py')} {tmp_path / 'heard'}"
    text = shown("simulate", "--games=2", "--players=2", "--max-cycles=2", f"--bots={mine},{other}")
    assert mine in text
    assert other in text
    assert (tmp_path / "heard").read_text()


def test_workers_give_the_same_games_with_a_class(tmp_path: Path) -> None:
    words = ("simulate", "--games=4", "--players=2", "--max-cycles=2", "--json")
    bots = f"--bots={file_with(tmp_path, FIRST)}:First"
    one, two = (shown(*words, bots, f"--workers={workers}") for workers in (1, 2))
    kept = [[line for line in text.splitlines() if "second" not in line] for text in (one, two)]
    assert kept[0] == kept[1]


def test_play_takes_a_class(tmp_path: Path) -> None:
    mine = f"{file_with(tmp_path, FIRST)}:First"
    assert mine in shown("play", "--players=2", f"--bots={mine}", "--seed=1")


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_what_is_no_bot_is_refused_before_anything_begins(tmp_path: Path, command: str) -> None:
    path = file_with(tmp_path, FIRST)
    refused(command, "--players=2", f"--bots={tmp_path}/none.py:First", saying="no file")
    refused(command, "--players=2", f"--bots={path}:Second", saying="no class 'Second'")
    refused(command, "--players=2", "--bots=program:no-such-program-here", saying="no program")


def test_a_bot_that_fails_ends_the_command_with_one_line(tmp_path: Path) -> None:
    path = file_with(tmp_path, FIRST.replace("return seat.legal_actions()[0]", "return 4000"))
    for workers in (1, 2):
        words = (f"--bots=random,{path}:First", f"--workers={workers}")
        done = cyclades("simulate", "--games=2", "--players=2", *words)
        assert done.returncode == 1
        assert done.stdout == ""
        (line,) = done.stderr.splitlines()
        first = "1" if workers == 1 else "[12]"  # of two at once either may fail first
        assert re.match(rf"cyclades: game {first} \(2 players, ", line)
        assert line.endswith("chose 4000, which is none of its seat's legal actions")


def test_serve_refuses_a_level_that_cannot_be(tmp_path: Path) -> None:
    mine = f"{file_with(tmp_path, FIRST)}:First"
    for given, saying in (
        ("mine", "NAME=BOT"),
        ("=random", "NAME=BOT"),
        (f"My Bot={mine}", "NAME=BOT"),
        (f"easy={mine}", "a level 'easy' already"),
        (f"mine={tmp_path}/none.py:First", "no file"),
        ("mine=program:no-such-program-here", "no program"),
    ):
        refused("serve", "--port=0", f"--db=sqlite:///{tmp_path}/tables.db", f"--bot={given}", saying=saying)
