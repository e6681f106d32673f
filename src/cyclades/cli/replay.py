"""`cyclades replay`: read or watch a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclades import FormError, Game, Record
from cyclades.cli.arguments import UsageError, at_least
from cyclades.cli.chronicle import told
from cyclades.cli.colours import paint_for
from cyclades.cli.drawing import Drawing
from cyclades.cli.language import spoken_texts
from cyclades.cli.width import terminal_width
from cyclades.cli.words import as_command
from cyclades.forms.record import read_record
from cyclades.game import record_meant
from cyclades.review.steps import EVERYTHING, SPECTATOR, Eyes, Replay
from cyclades.text.narrator import Narrator

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands


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
        raise UsageError("text_without_eyes")
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
        print("\n".join(show.lines()).lstrip("\n"))
    return 0


def read_file(name: str) -> Record:
    """The record in a file."""
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise UsageError("file_unreadable", path=name, reason=error.strerror or "") from None
    try:
        return record_meant(read_record(content.decode("utf-8")))
    except UnicodeDecodeError:
        raise UsageError("no_text", name) from None
    except RecursionError:
        raise UsageError("too_deep", name) from None
    except FormError as error:
        raise FormError.at(name, error.flaw) from None


class Show:
    """A recorded game in the terminal, as one pair of eyes sees it; without a name everything is seen."""

    def __init__(self, record: Record, eyes: str | None) -> None:
        self.record = record
        self.paint = paint_for(sys.stdout)
        try:
            self.replay = Replay(record, Eyes.named((eyes or EVERYTHING).lower(), int(record.config["players"])))
        except FormError as error:
            raise FormError.at("--eyes", error.flaw) from None
        self.texts = spoken_texts()
        self.narrator = Narrator(self.texts, self.replay.game.config)

    def go_to(self, actions: int) -> None:
        """To the position after that many actions."""
        steps = len(self.record.steps)
        if actions > steps:
            raise UsageError("not_so_many_actions", "--at", count=steps, given=actions)
        self.replay.go_to(actions)

    def lines(self, since: int = 0) -> list[str]:
        """What has happened, from the given event on."""
        return told((event for _, event in self.replay.heard[since:]), self.narrator, self.paint)

    def position(self) -> list[str]:
        """The table, and what is asked of whom."""
        view = self.replay.view()
        width = terminal_width()
        done = self.replay.moment
        lines = [self.texts.say("replay-progress", done=done, all=len(self.record.steps)), ""]
        lines += Drawing(self.narrator, self.paint, width).table(view)
        decision = view["decision"]
        if decision is not None:
            question = self.narrator.asked(decision["kind"], decision["subject"])
            lines += ["", self.narrator.say("play-deciding", player=decision["player"], question=question)]
        return lines

    def step_through(self) -> None:
        """Until the reader has had enough."""
        last = len(self.record.steps)
        seen = 0
        while True:
            print("\n".join([*self.lines(seen), "", *self.position()]))
            if self.replay.moment == last:
                print(self.texts.say("replay-end"))
            done = self.replay.moment
            target = self._asked(done, last)
            if target is None:
                return
            seen = len(self.replay.heard)
            self.go_to(target)
            seen = min(seen, len(self.replay.heard))

    def _asked(self, done: int, last: int) -> int | None:
        """Where to go next; None to quit."""
        while True:
            sys.stdout.flush()
            try:
                line = input(f"{self.texts.say('replay-keys')} ").strip().lower()
            except EOFError:
                print()
                return None
            if as_command(line, self.texts) == "q":
                return None
            if line in ("b", *self.texts.say("replay-back").split(", ")) and done > 0:
                return done - 1
            if line == "" and done < last:
                return done + 1
            if line.isascii() and line.isdigit() and int(line) <= last:
                return int(line)
