"""A league's standings for people: tables for the terminal and in Markdown, JSON, and charts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cyclades.arena.figures import Wins, interval
from cyclades.arena.standings import USUAL_CYCLES, Standings
from cyclades.charts import Measured, interval_chart

TABLE_JSON: Final = "table.json"
TABLE_MARKDOWN: Final = "table.md"
RATINGS_CHART: Final = "ratings.svg"
WINS_CHART: Final = "wins.svg"


@dataclass(frozen=True)
class Grid:
    """A table: columns after the first `names` are figures."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    names: int = 1

    def as_text(self) -> str:
        widths = [max(len(row[column]) for row in (self.head, *self.rows)) for column in range(len(self.head))]
        lines = [self.title]
        for row in (self.head, *self.rows):
            cells = [
                cell.ljust(width) if column < self.names else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            lines.append(f"  {'   '.join(cells)}".rstrip())
        return "\n".join(lines)

    def as_markdown(self) -> str:
        marks = ["---" if column < self.names else "---:" for column in range(len(self.head))]
        lines = [f"## {self.title}", ""]
        lines += [f"| {' | '.join(row)} |" for row in (self.head, marks, *self.rows)]
        return "\n".join(lines)


def grids(standings: Standings) -> list[Grid]:
    """Everything that is worth a table."""
    found = [ratings_grid(standings), wins_grid(standings), lengths_grid(standings)]
    if len(standings.bots) > 1:
        found.append(pairs_grid(standings))
    return [*found, *seat_grids(standings)]


def ratings_grid(standings: Standings) -> Grid:
    rows = []
    for bot in standings.bots:
        rating = standings.ratings[bot]
        low, high = rating.interval
        pace = standings.paces[bot].milliseconds
        thinking = "-" if pace is None else f"{pace:.2f}"
        rows.append([bot, f"{rating.mu:.2f}", f"{low:.2f} to {high:.2f}", thinking])
    return Grid("Ratings", ["bot", "rating", "95% interval", "ms a choice"], rows)


def wins_grid(standings: Standings) -> Grid:
    rows = []
    for match, figures in zip(standings.league.matches, standings.matches, strict=True):
        for bot in dict.fromkeys(match.line_up):
            wins = figures.wins.get(bot, Wins())
            even = match.line_up.count(bot) / len(match.line_up)
            rows.append([match.setting.label, match.label, bot, *wins_cells(wins, even)])
    head = ["game", "line-up", "bot", "games", "wins", "rate", "95% interval", "even"]
    return Grid("Wins by match", head, rows, names=3)


def wins_cells(wins: Wins, even: float) -> list[str]:
    low, high = interval(wins.won, wins.games)
    return [str(wins.games), f"{wins.won:.1f}", f"{wins.rate:.1%}", f"{low:.1%} to {high:.1%}", f"{even:.1%}"]


def lengths_grid(standings: Standings) -> Grid:
    rows = []
    for match, figures in zip(standings.league.matches, standings.matches, strict=True):
        cycles = figures.cycles
        usual = figures.usual / figures.games if figures.games else 0.0
        row = [match.setting.label, match.label, str(figures.games), f"{cycles.mean:.1f}", str(cycles.least)]
        rows.append([*row, str(cycles.most), f"{usual:.0%}", f"{figures.decisions.mean:.0f}"])
    usual_head = f"{USUAL_CYCLES[0]} to {USUAL_CYCLES[1]}"
    head = ["game", "line-up", "games", "cycles", "least", "most", usual_head, "decisions"]
    return Grid("Cycles a game", head, rows, names=2)


def pairs_grid(standings: Standings) -> Grid:
    rows = []
    for bot in standings.bots:
        cells = []
        for rival in standings.bots:
            duel = standings.duels.get((bot, rival))
            if duel is None:
                cells.append("-")
            else:
                low, high = duel.interval
                cells.append(f"{duel.share:.1%} ({low:.1%} to {high:.1%})")
        rows.append([bot, *cells])
    return Grid("Each against each: the victories of a side of the row's bot", ["", *standings.bots], rows)


def seat_grids(standings: Standings) -> list[Grid]:
    found = []
    for match in {match.setting.label: match for match in standings.league.matches}.values():
        label = match.setting.label
        if label not in standings.seats:
            continue
        seats = standings.seats[label]
        for name, table in (("starting place", seats.places), ("order in the first cycle", seats.order)):
            rows = [
                [str(place + 1), *wins_cells(wins, 1 / match.setting.sides)] for place, wins in sorted(table.items())
            ]
            if rows:
                head = [name, "games", "wins", "rate", "95% interval", "even"]
                found.append(Grid(f"Wins by {name}, {label}", head, rows))
    return found


def headline(standings: Standings) -> str:
    matches = len(standings.matches)
    return f"{standings.games} games in {matches} match{'es' if matches > 1 else ''}, seed {standings.league.seed}"


def as_text(standings: Standings) -> str:
    return "\n\n".join([headline(standings), *(grid.as_text() for grid in grids(standings))])


def as_markdown(standings: Standings) -> str:
    shown = "\n\n".join(grid.as_markdown() for grid in grids(standings))
    charts = f"![Ratings]({RATINGS_CHART})\n\n![Wins by match]({WINS_CHART})"
    return f"# League\n\n{headline(standings)}. Intervals are of 95%.\n\n{shown}\n\n{charts}\n"


def ratings_chart(standings: Standings) -> str:
    rows = []
    for bot in standings.bots:
        rating = standings.ratings[bot]
        low, high = rating.interval
        rows.append(Measured(bot, low, rating.mu, high))
    return interval_chart(f"Ratings after {standings.games} games", rows)


def wins_chart(standings: Standings) -> str:
    rows = []
    for match, figures in zip(standings.league.matches, standings.matches, strict=True):
        for bot, wins in sorted(figures.wins.items()):
            low, high = interval(wins.won, wins.games)
            even = match.line_up.count(bot) / len(match.line_up)
            rows.append(Measured(f"{match.setting.label}: {match.label} - {bot}", low, wins.rate, high, even))
    return interval_chart("Wins by match; the upright line is an even share", rows, share=True)


def write_report(standings: Standings, folder: Path) -> None:
    """All that a league's folder tells about its games."""
    for name, content in (
        (TABLE_JSON, json.dumps(standings.as_json(), indent=1) + "\n"),
        (TABLE_MARKDOWN, as_markdown(standings)),
        (RATINGS_CHART, ratings_chart(standings)),
        (WINS_CHART, wins_chart(standings)),
    ):
        (folder / name).write_text(content, encoding="utf-8")
