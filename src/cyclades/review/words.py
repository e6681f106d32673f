"""Swings and tables of a game in words, for the terminal and for files; the page has the same words."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable
from io import StringIO

from cyclades.engine.setting.config import Config
from cyclades.review.chances import Swing
from cyclades.review.figures import Cell, Figures, Label
from cyclades.text import Texts
from cyclades.text.narrator import Narrator, key_of


class Teller:
    """Tells of one game in one language."""

    def __init__(self, texts: Texts, config: Config) -> None:
        self.texts = texts
        self.narrator = Narrator(texts, config)

    # Swings

    def what(self, swing: Swing) -> str:
        """What changed the chances."""
        told = self.narrator.say(key_of("swing", swing.code), **swing.args)
        if swing.reason is None:
            return told
        reason = self.narrator.reason(swing.reason.code, swing.reason.args)
        return self.texts.say("swing-with-reason", swing=told, reason=reason)

    def points(self, swing: Swing) -> str:
        """Whose chance, by how many points of a hundred."""
        points = round(100 * abs(swing.change))
        return self.narrator.say("swing-points", player=swing.player, change=_change(swing.change), points=points)

    # Tables

    def title(self, figures: Figures) -> str:
        return self.texts.say(key_of("statistics-table", figures.name))

    def label(self, label: Label) -> str:
        if label.kind == "text":
            return self.texts.say(key_of("statistics", label.name))
        if label.kind == "cycle":
            return self.texts.say("statistics-cycle", cycle=label.name)
        return self.narrator.forms(label.kind, label.name)[""]

    def number(self, number: float) -> str:
        return self.texts.say("review-number", change=_change(number), number=abs(number))

    def grid(self, figures: Figures, number: Callable[[float], str]) -> list[list[str]]:
        """The table with its heading, as texts."""

        def told(cell: Cell) -> str:
            if cell is None:
                return ""
            return self.label(cell) if isinstance(cell, Label) else number(cell)

        head = ["", *(self.label(column) for column in figures.columns)]
        return [head, *([self.label(row.label), *map(told, row.cells)] for row in figures.rows)]

    def lines(self, tables: Iterable[Figures]) -> list[str]:
        """All tables for the terminal."""
        lines: list[str] = []
        for figures in tables:
            grid = self.grid(figures, self.number)
            widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
            lines += ["", self.title(figures)]
            for first, *others in grid:
                cells = [f"{first:<{widths[0]}}"]
                cells += [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
                lines.append(f"  {'  '.join(cells)}".rstrip())
        return lines[1:]

    def csv(self, tables: Iterable[Figures]) -> str:
        """All tables one below the other: title, heading, rows, an empty line; numbers as programs read them."""
        written = StringIO()
        writer = csv.writer(written, lineterminator="\n")
        for number, figures in enumerate(tables):
            if number:
                writer.writerow([])
            writer.writerow([self.title(figures)])
            writer.writerows(self.grid(figures, lambda number: f"{number:zg}"))
        return written.getvalue()


def _change(number: float) -> str:
    return "less" if number < 0 else "more"
