"""A board: territories grouped in isles, seas around them, and who touches whom."""

from __future__ import annotations

from typing import Final

from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import BIT, MAX_SEAS, MAX_TERRITORIES, MAX_UNITS, NONE

ROW_COUNT: Final = 11
MIDDLE_ROW: Final = 5
DIRECTIONS: Final = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
SIDES: Final = 6
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


class Board:
    """The unchanging map. Rows are indexed by territory, by slot (numbered through all territories) or by sea."""

    def __init__(self, data: dict[str, object]) -> None:
        _check_fields("the board", data, BOARD_FIELDS)
        self.data = data
        self.id: str = _id("the board", data, "id")
        self.title: str = _name("the board", data, "title")
        if len(_text("the board", data, "provenance")) > LONGEST_PROVENANCE:
            raise BoardError(f"the board: provenance has more than {LONGEST_PROVENANCE} letters")
        self.row_lengths: list[int] = _numbers("rows", data["rows"])
        if len(self.row_lengths) != ROW_COUNT:
            raise BoardError(f"rows: {ROW_COUNT} rows are needed, not {len(self.row_lengths)}")
        for row, length in enumerate(self.row_lengths):
            if not 1 <= length <= LONGEST_ROW:
                raise BoardError(f"rows: row {row} has {length} cells; 1 to {LONGEST_ROW} are possible")
        self.player_counts: list[int] = _numbers("players", data["players"])
        if not self.player_counts or not all(2 <= count <= 6 for count in self.player_counts):
            raise BoardError("players: a list of player counts from 2 to 6 is needed")
        if len(set(self.player_counts)) < len(self.player_counts):
            raise BoardError("players: a player count is named twice")

        self.territory_ids: list[str] = []
        self.territory_names: list[str] = []
        self.isle_ids: list[str] = []
        land: dict[tuple[int, int], int] = {}
        cells_of: list[list[tuple[int, int]]] = []
        first_slot = [0]
        on_space: list[int] = []
        has_space: list[int] = []
        printed: list[int] = []
        isle_of: list[int] = []
        site: list[int] = []
        for entry in _entries("territories", data["territories"]):
            number = len(self.territory_ids)
            _check_fields(_entry_name(entry, number), entry, TERRITORY_FIELDS)
            name = _id(f"territory number {number + 1}", entry, "id")
            if name in self.territory_ids:
                raise BoardError(f"territory {name}: the id is used twice")
            self.territory_ids.append(name)
            self.territory_names.append(_name(f"territory {name}", entry, "name"))
            isle = _id(f"territory {name}", entry, "isle")
            if isle not in self.isle_ids:
                self.isle_ids.append(isle)
            isle_of.append(self.isle_ids.index(isle))
            cells = self._cells(f"territory {name}", entry["cells"])
            if not cells:
                raise BoardError(f"territory {name}: it has no cells")
            for cell in cells:
                if cell in land:
                    raise BoardError(f"territory {name}: cell {list(cell)} is taken twice")
                land[cell] = number
            cells_of.append(cells)
            space = _numbers(f"territory {name}: metropolis_slots", entry["metropolis_slots"])
            if len(set(space)) != len(space) or not all(0 <= slot < len(cells) for slot in space):
                raise BoardError(f"territory {name}: metropolis_slots must name different slots of its {len(cells)}")
            has_space.append(1 if space else 0)
            on_space.extend(1 if slot in space else 0 for slot in range(len(cells)))
            first_slot.append(first_slot[number] + len(cells))
            printed.append(_number(f"territory {name}: prosperity", entry["prosperity"], MOST_PROSPERITY))
            if entry["site"] is None:
                site.append(NONE)
            else:
                site.append(_number(f"territory {name}: site", entry["site"], len(cells) - 1))
        if not 1 <= len(cells_of) <= MAX_TERRITORIES:
            raise BoardError(f"territories: 1 to {MAX_TERRITORIES} are possible, not {len(cells_of)}")

        self.sea_cells: list[tuple[int, int]] = [
            (row, col) for row in range(ROW_COUNT) for col in range(self.row_lengths[row]) if (row, col) not in land
        ]
        if not 1 <= len(self.sea_cells) <= MAX_SEAS:
            raise BoardError(f"sea: 1 to {MAX_SEAS} sea spaces are possible, not {len(self.sea_cells)}")
        self.sea_ids: list[str] = [f"{row}-{col}" for row, col in self.sea_cells]
        sea_at = {cell: sea for sea, cell in enumerate(self.sea_cells)}
        self.territory_cells = cells_of

        coast_sets: list[set[int]] = [set() for _ in cells_of]
        land_next = [0] * len(cells_of)
        for cell, territory in land.items():
            for beside in self._neighbours(cell):
                if beside in sea_at:
                    coast_sets[territory].add(sea_at[beside])
                elif beside is not None and land[beside] != territory:
                    other = land[beside]
                    if isle_of[other] != isle_of[territory]:
                        raise BoardError(
                            f"territory {self.territory_ids[territory]}: it touches "
                            f"{self.territory_ids[other]} of another isle"
                        )
                    land_next[territory] |= 1 << other
        for territory, cells in enumerate(cells_of):
            if not self._connected(cells):
                raise BoardError(f"territory {self.territory_ids[territory]}: its cells are not connected")
        for number, isle in enumerate(self.isle_ids):
            members = [t for t in range(len(cells_of)) if isle_of[t] == number]
            if not self._connected([cell for t in members for cell in cells_of[t]]):
                raise BoardError(f"isle {isle}: its territories are not connected")

        trade = [0] * len(self.sea_cells)
        for entry in _entries("trade", data["trade"]):
            _check_fields("a trade space", entry, ("cell", "prosperity"))
            cell = self._cells("a trade space", [entry["cell"]])[0]
            if cell not in sea_at:
                raise BoardError(f"trade: cell {list(cell)} is not sea")
            if trade[sea_at[cell]]:
                raise BoardError(f"trade: cell {list(cell)} is named twice")
            trade[sea_at[cell]] = _number("trade: prosperity", entry["prosperity"], MOST_PROSPERITY)
            if not trade[sea_at[cell]]:
                raise BoardError(f"trade: cell {list(cell)} needs a prosperity of at least 1")

        sea_next: list[int] = []
        shores: list[list[int]] = []
        for cell in self.sea_cells:
            shore: set[int] = set()
            for beside in self._neighbours(cell):
                sea_next.append(sea_at.get(beside, NONE) if beside is not None else NONE)
                if beside is not None and beside in land:
                    shore.add(land[beside])
            shores.append(sorted(shore))
        self.territory_count: i64 = len(cells_of)
        self.sea_count: i64 = len(self.sea_cells)
        self.slot_count: i64 = first_slot[-1]
        self.first_slot = Row(first_slot)
        self.on_space = Row(on_space)
        self.has_space = Row(has_space)
        self.printed = Row(printed)
        self.isle_of = Row(isle_of)
        self.site = Row(site)
        self.land_next = Row(land_next)
        self.isle_mask = Row([sum(1 << t for t in range(len(isle_of)) if isle_of[t] == isle) for isle in isle_of])
        self.trade = Row(trade)
        self.sea_next = Row(sea_next)
        coasts = [sorted(seas) for seas in coast_sets]
        self.coast_first = Row(_offsets(coasts))
        self.coast = Row([sea for seas in coasts for sea in seas])
        self.shore_first = Row(_offsets(shores))
        self.shore = Row([territory for shore in shores for territory in shore])
        self.shore_mask = Row([sum(1 << territory for territory in shore) for shore in shores])
        self.trade_seas = Row([sea for sea, prosperity in enumerate(trade) if prosperity])
        self.starts: dict[int, list[Start]] = self._read_starts(data["starts"], sea_at)
        self.lacks: dict[tuple[int, str], str | None] = {}  # what it lacks for a mode, once asked: `why_unplayable`

    def _neighbours(self, cell: tuple[int, int]) -> list[tuple[int, int] | None]:
        row, col = cell
        x = 2 * col + abs(row - MIDDLE_ROW)
        beside: list[tuple[int, int] | None] = []
        for down, right in DIRECTIONS:
            next_row = row + down
            indent = abs(next_row - MIDDLE_ROW)
            next_col = (x + right - indent) // 2
            inside = 0 <= next_row < ROW_COUNT and 0 <= next_col < self.row_lengths[next_row]
            beside.append((next_row, next_col) if inside else None)
        return beside

    def _connected(self, cells: list[tuple[int, int]]) -> bool:
        reached = {cells[0]}
        frontier = [cells[0]]
        while frontier:
            for beside in self._neighbours(frontier.pop()):
                if beside is not None and beside in cells and beside not in reached:
                    reached.add(beside)
                    frontier.append(beside)
        return len(reached) == len(cells)

    def _cells(self, where: str, value: object) -> list[tuple[int, int]]:
        if not isinstance(value, list):
            raise BoardError(f"{where}: cells must be a list of [row, column]")
        cells: list[tuple[int, int]] = []
        for pair in value:
            numbers = _numbers(f"{where}: a cell", pair)
            if len(numbers) != 2:
                raise BoardError(f"{where}: a cell is [row, column], not {shown(pair)}")
            row, col = numbers
            if not 0 <= row < ROW_COUNT or not 0 <= col < self.row_lengths[row]:
                raise BoardError(f"{where}: cell {shown(pair)} is off the board")
            cells.append((row, col))
        return cells

    def _read_starts(self, value: object, sea_at: dict[tuple[int, int], int]) -> dict[int, list[Start]]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise BoardError("starts: an object by number of players is needed, or null")
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
                    if name not in self.territory_ids:
                        raise BoardError(f"starts: {key}: there is no territory {shown(name)}")
                    troops.append(self.territory_ids.index(name))
                fleets: list[int] = []
                for cell in self._cells(f"starts: {key}", seat["fleets"]):
                    if cell not in sea_at:
                        raise BoardError(f"starts: {key}: cell {list(cell)} is not sea")
                    fleets.append(sea_at[cell])
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

    def touches(self, sea: i64, territory: i64) -> bool:
        """Whether a sea lies at a territory's coast."""
        return self.shore_mask[sea] & BIT[territory] != 0

    def adjacent(self, sea: i64, other: i64) -> bool:
        """Whether two seas are neighbours."""
        for side in range(SIDES):
            if self.sea_next[sea * SIDES + side] == other:
                return True
        return False


def _offsets(lists: list[list[int]]) -> list[int]:
    offsets = [0]
    for members in lists:
        offsets.append(offsets[-1] + len(members))
    return offsets


def shown(value: object) -> str:
    """A value in a message: not longer than a message can bear."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _entry_name(entry: dict[str, object], number: int) -> str:
    """How messages name a territory, whatever is wrong with it."""
    name = entry.get("id")
    return f"territory {name}" if isinstance(name, str) and _is_id(name) else f"territory number {number + 1}"


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
