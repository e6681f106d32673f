"""`cyclades analyse`: a recorded game turn by turn, with everyone's chance to win."""

from __future__ import annotations

import argparse
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cyclades import Game
from cyclades.arena.analysis import JUDGES, Moment, biggest_swings, course, swing
from cyclades.charts import Line, line_chart
from cyclades.cli.arguments import CommandFailed
from cyclades.cli.colours import Paint, paint_for
from cyclades.cli.replay import read_file
from cyclades.engine.pieces import CITIES, GODS, NONE
from cyclades.text import Texts, texts_in
from cyclades.text.narrator import Narrator

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

BAR_WIDTH: Final = 40


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "analyse",
        help="a recorded game turn by turn, with everyone's chance to win",
        description="Judge a recorded game: everyone's chance to win at the end of each turn, as a table with a chart; "
        "the turns that decided most are marked.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, as JSON or text; - reads the standard input")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw the chances into this file, as SVG")
    parser.add_argument(
        "--judge",
        choices=list(JUDGES),
        default=next(iter(JUDGES)),
        metavar="NAME",
        help=f"who judges: {', '.join(JUDGES)} (default {next(iter(JUDGES))})",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_file(arguments.file)
    game = Game.replay(record)  # refuses a damaged record as a whole, before anything is shown
    moments = course(record, JUDGES[arguments.judge]())
    table = Table(game, moments, texts_in(), paint_for(sys.stdout))
    if arguments.chart is not None:
        try:
            arguments.chart.write_text(table.chart(), encoding="utf-8")
        except OSError as error:
            raise CommandFailed(f"--chart: {arguments.chart} can't be written: {error.strerror}") from None
    print("\n".join(table.lines()))
    return 0


class Table:
    """The course of a game in lines, and as a chart."""

    def __init__(self, game: Game, moments: list[Moment], texts: Texts, paint: Paint) -> None:
        self.moments = moments
        self.texts = texts
        self.paint = paint
        self.narrator = Narrator(texts, game.config)
        team_of = [int(team) for team in game.config.team_of]
        self.sides = [team_of.index(team) for team in dict.fromkeys(team_of)]  # the first player of each
        self.names = [
            self.narrator.team(team_of[player]) if game.config.teams else self.narrator.city(CITIES[player])
            for player in self.sides
        ]

    def lines(self) -> list[str]:
        say = self.texts.say
        swings = biggest_swings(self.moments)
        widths = [max(6, len(name)) for name in self.names]
        head = [f"{say('analyse-cycle'):>5}", f"{say('analyse-turn'):<20}"]
        head += [f"{name:>{width}}" for name, width in zip(self.names, widths, strict=True)]
        lines = [self.paint("  ".join(head), "bold")]
        for place, moment in enumerate(self.moments):
            cells = [f"{moment.cycle:>5}", f"{self.turn(place):<20}"]
            for player, width in zip(self.sides, widths, strict=True):
                cells.append(f"{moment.chances[player]:>{width}.0%}")
            note = ""
            if place in swings:
                player, change = swing(self.moments[place - 1], moment)
                name = self.names[self.side_of(player)]
                sign = "+" if change > 0 else "-"
                note = say("analyse-swing", player=name, sign=sign, points=round(100 * abs(change)))
            lines.append(f"{'  '.join(cells)}  {self.bar(moment)}  {note}".rstrip())
        return lines

    def turn(self, place: int) -> str:
        """Whose turn with which god it was."""
        moment = self.moments[place]
        if moment.player == NONE:
            return self.texts.say("analyse-end" if place else "analyse-start")
        city = self.narrator.city(CITIES[moment.player])
        return self.texts.say("analyse-turn-of", player=city, god=self.texts.name("god", GODS[moment.god]))

    def side_of(self, player: int) -> int:
        return max(side for side, first in enumerate(self.sides) if first <= player)

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
        """The chances as lines over the turns; cycles are marked."""
        say = self.texts.say
        lines = [
            Line(name, [(place, moment.chances[player]) for place, moment in enumerate(self.moments)])
            for player, name in zip(self.sides, self.names, strict=True)
        ]
        marks = [
            (next(places)[0], str(cycle))
            for cycle, places in groupby(enumerate(self.moments), key=lambda numbered: numbered[1].cycle)
        ]
        return line_chart(
            say("analyse-title"), lines, say("analyse-across"), say("analyse-chance"), share=True, marks=marks
        )
