"""Runs the command as a user does."""

from __future__ import annotations

import json
import os
import pty
import select
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import cyclades as cyclades_package
from cyclades.engine.words.events import BidPlaced, Event, Outbid

COMMAND = [sys.executable, "-m", "cyclades"]
SECONDS = 120


def cyclades(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The outcome of `cyclades WORDS`."""
    return subprocess.run(
        [*COMMAND, *words],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=SECONDS,
        env=os.environ | {"COLUMNS": "100", "LINES": "40", "PYTHONIOENCODING": "utf-8"} | environment,
        check=False,
    )


def shown(*words: str, stdin: str = "") -> str:
    """What a command that goes well prints."""
    done = cyclades(*words, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(*words: str, saying: str, stdin: str = "") -> None:
    """The command ends with code 2 and one line on the error stream, and prints nothing else."""
    done = cyclades(*words, stdin=stdin)
    assert done.returncode == 2, done.stdout
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert saying in done.stderr


class Screen:
    """Somebody at a terminal that is one: what only a person is told comes too."""

    def __init__(self, *words: str) -> None:
        self.end, far = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=far, stdout=far, stderr=far, env=os.environ | {"TERM": "dumb", "COLUMNS": "100"}
        )
        os.close(far)
        self.bytes = b""

    @property
    def text(self) -> str:
        return self.bytes.decode(errors="replace")

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def until(self, words: str) -> None:
        while words not in self.text:
            ready, _, _ = select.select([self.end], [], [], SECONDS)
            assert ready, f"{words!r} was never said: {self.text}"
            self.bytes += os.read(self.end, 4096)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)


def run_line(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The outcome of a line of a document in a folder, with nothing typed."""
    program, *words = shlex.split(line, comments=True)
    assert program == "cyclades"
    return subprocess.run(
        [*COMMAND, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(Path(cyclades_package.__file__).parent.parent)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def saved_game(folder: Path, players: int = 3, seed: int = 5, **more: str) -> Path:
    """A recorded game of random bots."""
    words = [f"--{name.replace('_', '-')}={value}" for name, value in more.items()]
    shown("simulate", "--games=1", f"--players={players}", f"--seed={seed}", f"--save={folder}", *words)
    return folder / "game-000001.json"


def bids_first(events: list[Event]) -> list[Event]:
    """The events as they are told: whoever is outbid after the bid that does it."""
    ordered = list(events)
    for place in [number for number, event in enumerate(events) if isinstance(event, Outbid)]:
        assert isinstance(events[place + 1], BidPlaced)
        ordered[place : place + 2] = [events[place + 1], events[place]]
    return ordered


def read_json(text: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(text)
    return content
