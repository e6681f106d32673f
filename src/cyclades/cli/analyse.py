"""`cyclades analyse`: a recorded game looked back on: everyone's chance to win, what changed it, statistics."""

from __future__ import annotations

import argparse
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cyclades import Game
from cyclades.charts import Line, line_chart
from cyclades.cli.arguments import CommandFailed
from cyclades.cli.colours import Paint, paint_for
from cyclades.cli.language import spoken_texts
from cyclades.cli.replay import read_file
from cyclades.engine.words.pieces import CITIES
from cyclades.game import record_meant
from cyclades.review.chances import JUDGES, Moment, biggest_swings, course
from cyclades.review.statistics import statistics
from cyclades.review.words import Teller

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

BAR_WIDTH: Final = 40


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "analyse",
        help="a recorded game looked back on: everyone's chance to win, what changed it, statistics",
        description="Judge a recorded game: everyone's chance to win at the end of each turn, as a table with a chart, "
        "and what changed the chances most: choices, dice and draws. Or its statistics, as tables.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, as JSON or text; - reads the standard input")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw the chances into this file, as SVG")
    parser.add_argument("--statistics", action="store_true", help="show the statistics instead of the chances")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the statistics into this file, as CSV")
    parser.add_argument(
        "--judge",
        choices=list(JUDGES),
        default=next(iter(JUDGES)),
        metavar="NAME",
        help=f"who judges: {', '.join(JUDGES)} (default {next(iter(JUDGES))})",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = record_meant(read_file(arguments.file))
    game = Game.replay(record)  # refuses a damaged record as a whole, before anything is shown
    teller = Teller(spoken_texts(), game.config)
    if arguments.statistics or arguments.csv is not None:
        tables = statistics(record)
        if arguments.csv is not None:
            _write("--csv", arguments.csv, teller.csv(tables))
        if arguments.statistics:
            print("\n".join(teller.lines(tables)))
        if arguments.chart is None:
            return 0
    table = Table(game, course(record, JUDGES[arguments.judge]()), teller, paint_for(sys.stdout))
    if arguments.chart is not None:
        _write("--chart", arguments.chart, table.chart())
    if not arguments.statistics:
        print("\n".join([*table.lines(), "", *table.swings()]))
    return 0


def _write(option: str, path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise CommandFailed("file_unwritable", option, path=str(path), reason=error.strerror or "") from None


class Table:
    """The course of a game in lines, and as a chart."""

    def __init__(self, game: Game, moments: list[Moment], teller: Teller, paint: Paint) -> None:
        self.moments = moments
        self.teller = teller
        self.texts = teller.texts
        self.paint = paint
        narrator = teller.narrator
        team_of = [int(team) for team in game.config.team_of]
        self.sides = [team_of.index(team) for team in dict.fromkeys(team_of)]  # the first player of each
        self.names = [
            narrator.team(team_of[player]) if game.config.teams else narrator.city(CITIES[player])
            for player in self.sides
        ]

    def lines(self) -> list[str]:
        """A heading, and a line for the beginning, each turn, and the end if it came between two turns."""
        say = self.texts.say
        widths = [max(6, len(name)) for name in self.names]
        head = [f"{say('analyse-cycle'):>5}", f"{say('analyse-turn'):<20}"]
        head += [f"{name:>{width}}" for name, width in zip(self.names, widths, strict=True)]
        lines = [self.paint("  ".join(head), "bold")]
        for moment in self.moments:
            for turn in self.turns(moment):
                cells = [f"{moment.cycle:>5}", f"{turn:<20}"]
                for player, width in zip(self.sides, widths, strict=True):
                    chance = say("review-percent", percent=round(100 * moment.chances[player]))
                    cells.append(f"{chance:>{width}}")
                lines.append(f"{'  '.join(cells)}  {self.bar(moment)}")
        return lines

    def turns(self, moment: Moment) -> list[str]:
        """Whose turns with which gods ended then."""
        say = self.texts.say
        turns = [self.teller.narrator.say("analyse-turn-of", player=player, god=god) for player, god in moment.ended]
        if moment.step == 0:
            return [say("analyse-start")]
        return turns or ([say("analyse-end")] if moment.over else [])

    def swings(self) -> list[str]:
        """What changed the chances most."""
        say = self.texts.say
        swings = biggest_swings(self.moments)
        cycles = {moment.step: moment.cycle for moment in self.moments}
        return [say("analyse-swings" if swings else "analyse-no-swings")] + [
            say(
                "analyse-swing",
                cycle=cycles[swing.step],
                step=swing.step,
                what=self.teller.what(swing),
                points=self.teller.points(swing),
            )
            for swing in swings
        ]

    def city(self, player: int) -> str:
        return self.teller.narrator.city(CITIES[player])

    def bar(self, moment: Moment) -> str:
        """All chances side by side, each part begun by its city's short name."""
        parts: list[str] = []
        end = 0.0
        for player in self.sides:
            start = round(BAR_WIDTH * end)
            end += moment.chances[player]
            width = round(BAR_WIDTH * end) - start
            short = self.texts.name("city", CITIES[player], "short")
            parts.append(self.paint(f"{short:.<{width}}"[:width], CITIES[player]))
        return f"|{''.join(parts)}|"

    def chart(self) -> str:
        """The chances as lines over the actions; cycles are marked."""
        say = self.texts.say
        lines = [
            Line(name, [(moment.step, moment.chances[player]) for moment in self.moments])
            for player, name in zip(self.sides, self.names, strict=True)
        ]
        marks = [
            (next(moments).step, str(cycle)) for cycle, moments in groupby(self.moments, key=lambda one: one.cycle)
        ]
        return line_chart(
            say("analyse-title"), lines, say("analyse-across"), say("analyse-chance"), share=True, marks=marks
        )
