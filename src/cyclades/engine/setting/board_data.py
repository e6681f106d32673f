"""What the data of a board says, read and checked: a `BoardError` names the first fault."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyclades.engine.setting.grid import ROW_COUNT, Cell, Grid
from cyclades.engine.words.pieces import MAX_SEAS, MAX_TERRITORIES, MAX_UNITS, NONE

LONGEST_ROW: Final = 20
MOST_SEATS: Final = 5  # T1.2: six play Titans
LONGEST_ID: Final = 30
LONGEST_NAME: Final = 60
LONGEST_PROVENANCE: Final = 2000
MOST_PROSPERITY: Final = 9
LONGEST_SHOWN: Final = 60
ID_SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-_"

BOARD_FIELDS: Final = ("id", "title", "players", "rows", "territories", "trade", "starts", "provenance")
TERRITORY_FIELDS: Final = ("id", "name", "isle", "cells", "metropolis_slots", "prosperity", "site")


class BoardError(ValueError):
    """A board file with a fault; the message names it."""


class Start:
    """What one seat begins with: one troop on each territory, one fleet on each sea."""

    def __init__(self, troops: list[int], fleets: list[int]) -> None:
        self.troops = troops
        self.fleets = fleets


class Territory(NamedTuple):
    """One entry of the territories."""

    id: str
    name: str
    isle: int
    cells: list[Cell]  # each is a slot
    space: list[int]  # the slots of its metropolis space
    prosperity: int  # printed on it
    site: int  # the slot of a metropolis site, or none


class BoardData:
    """The map as its data draws it: what each territory, sea and seat is, in names and cells."""

    def __init__(self, data: dict[str, object]) -> None:
        _check_fields("the board", data, BOARD_FIELDS)
        self.id: str = _id("the board", data, "id")
        self.title: str = _name("the board", data, "title")
        if len(_text("the board", data, "provenance")) > LONGEST_PROVENANCE:
            raise BoardError(f"the board: provenance has more than {LONGEST_PROVENANCE} letters")
        self.grid = Grid(_row_lengths(data["rows"]))
        self.player_counts: list[int] = _numbers("players", data["players"])
        if not self.player_counts or not all(2 <= count <= 6 for count in self.player_counts):
            raise BoardError("players: a list of player counts from 2 to 6 is needed")
        if len(set(self.player_counts)) < len(self.player_counts):
            raise BoardError("players: a player count is named twice")
        self.isle_ids: list[str] = []
        self.territories: list[Territory] = []
        self.land: dict[Cell, int] = {}  # the territory there
        for entry in _entries("territories", data["territories"]):
            self._add_territory(entry)
        if not 1 <= len(self.territories) <= MAX_TERRITORIES:
            raise BoardError(f"territories: 1 to {MAX_TERRITORIES} are possible, not {len(self.territories)}")
        self.sea_cells: list[Cell] = [cell for cell in self.grid.cells if cell not in self.land]
        if not 1 <= len(self.sea_cells) <= MAX_SEAS:
            raise BoardError(f"sea: 1 to {MAX_SEAS} sea spaces are possible, not {len(self.sea_cells)}")
        self.sea_at: dict[Cell, int] = {cell: sea for sea, cell in enumerate(self.sea_cells)}
        self._check_isles()
        self.trade: list[int] = self._read_trade(data["trade"])
        self.starts: dict[int, list[Start]] = self._read_starts(data["starts"])

    def _add_territory(self, entry: dict[str, object]) -> None:
        number = len(self.territories)
        _check_fields(_entry_name(entry, number), entry, TERRITORY_FIELDS)
        word = _id(f"territory number {number + 1}", entry, "id")
        where = f"territory {word}"
        if any(other.id == word for other in self.territories):
            raise BoardError(f"{where}: the id is used twice")
        name = _name(where, entry, "name")
        isle = _id(where, entry, "isle")
        if isle not in self.isle_ids:
            self.isle_ids.append(isle)
        cells = self._cells(where, entry["cells"])
        if not cells:
            raise BoardError(f"{where}: it has no cells")
        for cell in cells:
            if cell in self.land:
                raise BoardError(f"{where}: cell {list(cell)} is taken twice")
            self.land[cell] = number
        space = _numbers(f"{where}: metropolis_slots", entry["metropolis_slots"])
        if len(set(space)) != len(space) or not all(0 <= slot < len(cells) for slot in space):
            raise BoardError(f"{where}: metropolis_slots must name different slots of its {len(cells)}")
        prosperity = _number(f"{where}: prosperity", entry["prosperity"], MOST_PROSPERITY)
        site = NONE if entry["site"] is None else _number(f"{where}: site", entry["site"], len(cells) - 1)
        self.territories.append(Territory(word, name, self.isle_ids.index(isle), cells, space, prosperity, site))

    def _check_isles(self) -> None:
        """Each hangs together and touches no other."""
        for cell, number in self.land.items():
            territory = self.territories[number]
            for beside in self.grid.beside[cell]:
                if beside is not None and beside in self.land:
                    other = self.territories[self.land[beside]]
                    if other.isle != territory.isle:
                        raise BoardError(f"territory {territory.id}: it touches {other.id} of another isle")
        for territory in self.territories:
            if not self.grid.connected(territory.cells):
                raise BoardError(f"territory {territory.id}: its cells are not connected")
        for isle, word in enumerate(self.isle_ids):
            cells = [cell for territory in self.territories if territory.isle == isle for cell in territory.cells]
            if not self.grid.connected(cells):
                raise BoardError(f"isle {word}: its territories are not connected")

    def _read_trade(self, value: object) -> list[int]:
        """The prosperity printed on each sea."""
        trade = [0] * len(self.sea_cells)
        for entry in _entries("trade", value):
            _check_fields("a trade space", entry, ("cell", "prosperity"))
            cell = self._cells("a trade space", [entry["cell"]])[0]
            if cell not in self.sea_at:
                raise BoardError(f"trade: cell {list(cell)} is not sea")
            sea = self.sea_at[cell]
            if trade[sea]:
                raise BoardError(f"trade: cell {list(cell)} is named twice")
            trade[sea] = _number("trade: prosperity", entry["prosperity"], MOST_PROSPERITY)
            if not trade[sea]:
                raise BoardError(f"trade: cell {list(cell)} needs a prosperity of at least 1")
        return trade

    def _read_starts(self, value: object) -> dict[int, list[Start]]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise BoardError("starts: an object by number of players is needed, or null")
        ids = [territory.id for territory in self.territories]
        starts: dict[int, list[Start]] = {}
        for key, seats in value.items():
            if not isinstance(key, str) or key not in [str(count) for count in self.player_counts]:
                raise BoardError(f"starts: {shown(key)} is no number of players of this board")
            if int(key) > MOST_SEATS:
                raise BoardError(f"starts: {key} players play Titans, where everybody places freely (T6.1)")
            if not isinstance(seats, list) or len(seats) != int(key):
                raise BoardError(f"starts: {key} players need {key} seats")
            used: set[int] = set()
            used_seas: set[int] = set()
            read: list[Start] = []
            for seat in _entries(f"starts: {key}", seats):
                _check_fields(f"starts: a seat of {key}", seat, ("troops", "fleets"))
                names = seat["troops"]
                if not isinstance(names, list):
                    raise BoardError(f"starts: {key}: troops must be a list of territories")
                if not 1 <= len(names) <= MAX_UNITS:
                    raise BoardError(f"starts: {key}: a seat has 1 to {MAX_UNITS} troops, not {len(names)}")
                troops: list[int] = []
                for name in names:
                    if name not in ids:
                        raise BoardError(f"starts: {key}: there is no territory {shown(name)}")
                    troops.append(ids.index(name))
                fleets: list[int] = []
                for cell in self._cells(f"starts: {key}", seat["fleets"]):
                    if cell not in self.sea_at:
                        raise BoardError(f"starts: {key}: cell {list(cell)} is not sea")
                    fleets.append(self.sea_at[cell])
                if len(fleets) > MAX_UNITS:
                    raise BoardError(f"starts: {key}: a seat has at most {MAX_UNITS} fleets, not {len(fleets)}")
                if used.intersection(troops) or used_seas.intersection(fleets):
                    raise BoardError(f"starts: {key}: two seats share a place")
                if len(set(troops)) < len(troops) or len(set(fleets)) < len(fleets):
                    raise BoardError(f"starts: {key}: a seat names a place twice")
                used.update(troops)
                used_seas.update(fleets)
                read.append(Start(troops, fleets))
            starts[int(key)] = read
        return starts

    def _cells(self, where: str, value: object) -> list[Cell]:
        if not isinstance(value, list):
            raise BoardError(f"{where}: cells must be a list of [row, column]")
        cells: list[Cell] = []
        for pair in value:
            numbers = _numbers(f"{where}: a cell", pair)
            if len(numbers) != 2:
                raise BoardError(f"{where}: a cell is [row, column], not {shown(pair)}")
            row, col = numbers
            if not self.grid.has(row, col):
                raise BoardError(f"{where}: cell {shown(pair)} is off the board")
            cells.append((row, col))
        return cells


def _row_lengths(value: object) -> list[int]:
    lengths = _numbers("rows", value)
    if len(lengths) != ROW_COUNT:
        raise BoardError(f"rows: {ROW_COUNT} rows are needed, not {len(lengths)}")
    for row, length in enumerate(lengths):
        if not 1 <= length <= LONGEST_ROW:
            raise BoardError(f"rows: row {row} has {length} cells; 1 to {LONGEST_ROW} are possible")
    return lengths


def _entry_name(entry: dict[str, object], number: int) -> str:
    """How messages name a territory, whatever is wrong with it."""
    name = entry.get("id")
    return f"territory {name}" if isinstance(name, str) and _is_id(name) else f"territory number {number + 1}"


def shown(value: object) -> str:
    """A value in a message: not longer than a message can bear."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _check_fields(where: str, entry: dict[str, object], fields: tuple[str, ...]) -> None:
    for field in fields:
        if field not in entry:
            raise BoardError(f"{where}: the field {field!r} is missing")
    for field in entry:
        if field not in fields:
            raise BoardError(f"{where}: there is no field {shown(field)}")


def _text(where: str, entry: dict[str, object], field: str) -> str:
    value = entry[field]
    if not isinstance(value, str):
        raise BoardError(f"{where}: {field} must be a text, not {shown(value)}")
    return value


def _name(where: str, entry: dict[str, object], field: str) -> str:
    """What people read: no control characters, nothing that hides."""
    value = _text(where, entry, field)
    if not value or value != value.strip() or not value.isprintable() or len(value) > LONGEST_NAME:
        raise BoardError(f"{where}: {field} must have 1 to {LONGEST_NAME} readable letters, not {shown(value)}")
    return value


def _is_id(text: str) -> bool:
    return 0 < len(text) <= LONGEST_ID and text[0].isalpha() and all(sign in ID_SIGNS for sign in text)


def _id(where: str, entry: dict[str, object], field: str) -> str:
    """A word of the notation. It begins with a letter: a sea's name begins with a digit."""
    value = _text(where, entry, field)
    if not _is_id(value):
        raise BoardError(
            f"{where}: {field} must have a small letter, then small letters, digits, - and _, "
            f"at most {LONGEST_ID} in all, not {shown(value)}"
        )
    return value


def _number(where: str, value: object, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
        raise BoardError(f"{where}: a number from 0 to {highest} is needed, not {shown(value)}")
    return value


def _numbers(where: str, value: object) -> list[int]:
    if not isinstance(value, list):
        raise BoardError(f"{where}: a list of numbers is needed, not {shown(value)}")
    numbers: list[int] = []
    for member in value:
        if not isinstance(member, int) or isinstance(member, bool):
            raise BoardError(f"{where}: {shown(member)} is not a number")
        numbers.append(member)
    return numbers


def _entries(where: str, value: object) -> list[dict[str, object]]:
    if not isinstance(value, list):
        raise BoardError(f"{where}: a list is needed, not {shown(value)}")
    entries: list[dict[str, object]] = []
    for member in value:
        if not isinstance(member, dict):
            raise BoardError(f"{where}: each entry must be an object, not {shown(member)}")
        entries.append(member)
    return entries
