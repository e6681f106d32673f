"""Tables of figures with names for rows and columns, without a sentence: what statistics are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Label:
    """A name of a kind (`player`, `god`, `card`, `isle`, `sea`), a word (`text`: `statistics-<name>`) or a `cycle`."""

    kind: str
    name: str

    def as_json(self) -> dict[str, str]:
        return {"kind": self.kind, "name": self.name}


Cell = int | float | Label | None


@dataclass(frozen=True, slots=True)
class Row:
    """What a row is called, and its cells: one for each column."""

    label: Label
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """A table: its words are `statistics-table-<name>`. Those with a sum have it in their last row."""

    name: str
    columns: tuple[Label, ...]
    rows: tuple[Row, ...]
    summed: bool = False

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "columns": [column.as_json() for column in self.columns],
            "rows": [{"label": row.label.as_json(), "cells": [_cell(cell) for cell in row.cells]} for row in self.rows],
            "summed": self.summed,
        }


def _cell(cell: Cell) -> Any:
    return cell.as_json() if isinstance(cell, Label) else cell


def word(name: str) -> Label:
    return Label("text", name)
