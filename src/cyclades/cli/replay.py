"""`cyclades replay`: read or watch a recorded game."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyclades import FormError, Game, Record
from cyclades.cli.arguments import UsageError, at_least
from cyclades.cli.chronicle import Chronicle
from cyclades.cli.colours import paint_for
from cyclades.cli.drawing import Drawing
from cyclades.engine.pieces import CITIES
from cyclades.forms.record import read_record
from cyclades.game import begin_replay, record_meant, replay_step
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

DEFAULT_SIZE: Final = (100, 40)
SPECTATOR: Final = "spectator"
SECRETS: Final = ("gold", "secret_items")  # of a city


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="read or watch a recorded game",
        description="Tell a recorded game in sentences, by cycle and turn, or step through it with the board drawn.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, as JSON or text; - reads the standard input")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--step", action="store_true", help="step through: Enter goes on, b back, a number there, q quits")
    way.add_argument("--text", action="store_true", help="print the record in its text form")
    way.add_argument("--at", type=at_least(0), metavar="N", help="show the position after N actions")
    parser.add_argument(
        "--eyes",
        metavar="CITY",
        help=f"show only what this city (or a {SPECTATOR}) may know; without it everything is shown",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    name: str = arguments.file
    if arguments.text and arguments.eyes:
        raise UsageError("--text shows the whole record; it can't be told with somebody's --eyes")
    record = read_file(name)
    Game.replay(record)  # refuses a damaged record as a whole, before anything is shown
    if arguments.text:
        print(record.as_text(), end="")
        return 0
    show = Show(record, arguments.eyes)
    if arguments.step:
        show.step_through()
    elif arguments.at is not None:
        show.go_to(arguments.at)
        print("\n".join(show.position()))
    else:
        show.go_to(len(record.steps))
        print("\n".join(show.chronicle.lines(show.narrator)).lstrip("\n"))
    return 0


def read_file(name: str) -> Record:
    """The record in a file."""
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise UsageError(f"{name}: {error.strerror}") from None
    try:
        return record_meant(read_record(content.decode("utf-8")))
    except UnicodeDecodeError:
        raise UsageError(f"{name}: this is no text, so it is no record") from None
    except RecursionError:
        raise UsageError(f"{name}: this is no record: it is nested too deeply") from None
    except FormError as error:
        raise UsageError(f"{name}: {error}") from None


class Show:
    """A recorded game, at any of its moments, as one pair of eyes sees it."""

    def __init__(self, record: Record, eyes: str | None) -> None:
        self.record = record
        self.paint = paint_for(sys.stdout)
        self.everything = eyes is None
        self.eyes = self._player(eyes)
        self.chronicle = Chronicle(self.paint, self.eyes, self.everything)
        self.game = begin_replay(record, self.chronicle.hear)
        self.texts = texts_in()
        self.narrator = Narrator(self.texts, self.game.config)

    def _player(self, eyes: str | None) -> int | None:
        if eyes is None or eyes == SPECTATOR:
            return None
        cities = CITIES[: int(self.record.config["players"])]
        if eyes.lower() not in cities:
            raise UsageError(f"--eyes: one of {', '.join(cities)}, {SPECTATOR} is needed, not {eyes!r}")
        return cities.index(eyes.lower())

    def go_to(self, actions: int) -> None:
        """To the position after that many actions."""
        steps = self.record.steps
        if actions > len(steps):
            raise UsageError(f"--at: the record has {len(steps)} actions, not {actions}")
        if actions < self.game.action_count:
            self.game.rewind(actions)
            self.chronicle.forget(actions)
        while self.game.action_count < actions:
            done = self.game.action_count
            self.chronicle.step = done
            replay_step(self.game, steps[done], done + 1)

    def view(self) -> dict[str, Any]:
        view = self.game.view(self.eyes)
        if self.everything:
            for city, things in self.game.to_position()["cities"].items():
                view["cities"][city] |= {secret: things[secret] for secret in SECRETS if secret in things}
        return view

    def position(self) -> list[str]:
        """The table, and what is asked of whom."""
        view = self.view()
        width = shutil.get_terminal_size(DEFAULT_SIZE).columns
        done = self.game.action_count
        lines = [self.texts.say("replay-progress", done=done, all=len(self.record.steps)), ""]
        lines += Drawing(self.narrator, self.paint, width).table(view)
        decision = view["decision"]
        if decision is not None:
            question = self.narrator.asked(decision["kind"], decision["subject"])
            city = self.narrator.city(decision["player"])
            lines += ["", self.texts.say("play-deciding", player=city, question=question)]
        return lines

    def step_through(self) -> None:
        """Until the reader has had enough."""
        last = len(self.record.steps)
        told = 0
        while True:
            print("\n".join([*self.chronicle.lines(self.narrator, told), "", *self.position()]))
            if self.game.action_count == last:
                print(self.texts.say("replay-end"))
            done = self.game.action_count
            target = self._asked(done, last)
            if target is None:
                return
            told = len(self.chronicle.heard)
            self.go_to(target)
            told = min(told, len(self.chronicle.heard))

    def _asked(self, done: int, last: int) -> int | None:
        """Where to go next; None to quit."""
        while True:
            sys.stdout.flush()
            try:
                line = input(f"{self.texts.say('replay-keys')} ").strip().lower()
            except EOFError:
                print()
                return None
            if line == "q":
                return None
            if line == "b" and done > 0:
                return done - 1
            if line == "" and done < last:
                return done + 1
            if line.isascii() and line.isdigit() and int(line) <= last:
                return int(line)
