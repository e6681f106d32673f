"""What the data of a board says, read and checked: a `BoardError` names the first flaw."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyclades.engine.setting.grid import ROW_COUNT, Cell, Grid
from cyclades.engine.words.flaws import Flawed, shown
from cyclades.engine.words.pieces import MAX_SEAS, MAX_TERRITORIES, MAX_UNITS, NONE

LONGEST_ROW: Final = 20
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
MOST_SEATS: Final = 5  # T1.2: six play Titans
LONGEST_ID: Final = 30
LONGEST_NAME: Final = 60
LONGEST_PROVENANCE: Final = 2000
MOST_PROSPERITY: Final = 9
ID_SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-_"

BOARD_FIELDS: Final = ("id", "title", "players", "rows", "territories", "trade", "starts", "provenance")
TERRITORY_FIELDS: Final = ("id", "name", "isle", "cells", "metropolis_slots", "prosperity", "site")


class BoardError(Flawed):
    """A board that can't be played on."""


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
        _check_fields("board", data, BOARD_FIELDS)
        self.id: str = _id("board", data, "id")
        self.title: str = _name("board", data, "title")
        if len(_text("board", data, "provenance")) > LONGEST_PROVENANCE:
            raise BoardError("text_too_long", "board: provenance", most=LONGEST_PROVENANCE)
        self.grid = Grid(_row_lengths(data["rows"]))
        self.player_counts: list[int] = _numbers("players", data["players"])
        if not self.player_counts or not all(FEWEST_PLAYERS <= count <= MOST_PLAYERS for count in self.player_counts):
            raise BoardError("player_counts_needed", "players", lowest=FEWEST_PLAYERS, highest=MOST_PLAYERS)
        if len(set(self.player_counts)) < len(self.player_counts):
            raise BoardError("player_count_twice", "players")
        self.isle_ids: list[str] = []
        self.territories: list[Territory] = []
        self.land: dict[Cell, int] = {}  # the territory there
        for entry in _entries("territories", data["territories"]):
            self._add_territory(entry)
        if not 1 <= len(self.territories) <= MAX_TERRITORIES:
            raise BoardError("territory_count", "territories", most=MAX_TERRITORIES, count=len(self.territories))
        self.sea_cells: list[Cell] = [cell for cell in self.grid.cells if cell not in self.land]
        if not 1 <= len(self.sea_cells) <= MAX_SEAS:
            raise BoardError("sea_count", "sea", most=MAX_SEAS, count=len(self.sea_cells))
        self.sea_at: dict[Cell, int] = {cell: sea for sea, cell in enumerate(self.sea_cells)}
        self._check_isles()
        self.trade: list[int] = self._read_trade(data["trade"])
        self.starts: dict[int, list[Start]] = self._read_starts(data["starts"])

    def _add_territory(self, entry: dict[str, object]) -> None:
        number = len(self.territories)
        _check_fields(_entry_place(entry, number), entry, TERRITORY_FIELDS)
        word = _id(f"territories: {number + 1}", entry, "id")
        where = f"territories: {word}"
        if any(other.id == word for other in self.territories):
            raise BoardError("id_used_twice", where)
        name = _name(where, entry, "name")
        isle = _id(where, entry, "isle")
        if isle not in self.isle_ids:
            self.isle_ids.append(isle)
        cells = self._cells(f"{where}: cells", entry["cells"])
        if not cells:
            raise BoardError("no_cells", where)
        for cell in cells:
            if cell in self.land:
                raise BoardError("cell_taken_twice", where, cell=str(list(cell)))
            self.land[cell] = number
        space = _numbers(f"{where}: metropolis_slots", entry["metropolis_slots"])
        if len(set(space)) != len(space) or not all(0 <= slot < len(cells) for slot in space):
            raise BoardError("slots_needed", f"{where}: metropolis_slots", slots=len(cells))
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
                        raise BoardError("touches_other_isle", f"territories: {territory.id}", territory=other.id)
        for territory in self.territories:
            if not self.grid.connected(territory.cells):
                raise BoardError("cells_not_connected", f"territories: {territory.id}")
        for isle, word in enumerate(self.isle_ids):
            cells = [cell for territory in self.territories if territory.isle == isle for cell in territory.cells]
            if not self.grid.connected(cells):
                raise BoardError("isle_not_connected", "territories", isle=word)

    def _read_trade(self, value: object) -> list[int]:
        """The prosperity printed on each sea."""
        trade = [0] * len(self.sea_cells)
        for entry in _entries("trade", value):
            _check_fields("trade", entry, ("cell", "prosperity"))
            cell = self._cells("trade: cell", [entry["cell"]])[0]
            if cell not in self.sea_at:
                raise BoardError("cell_not_sea", "trade", cell=str(list(cell)))
            sea = self.sea_at[cell]
            if trade[sea]:
                raise BoardError("cell_named_twice", "trade", cell=str(list(cell)))
            trade[sea] = _number("trade: prosperity", entry["prosperity"], MOST_PROSPERITY)
            if not trade[sea]:
                raise BoardError("trade_without_prosperity", "trade", cell=str(list(cell)))
        return trade

    def _read_starts(self, value: object) -> dict[int, list[Start]]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise BoardError("starts_needed", "starts")
        ids = [territory.id for territory in self.territories]
        starts: dict[int, list[Start]] = {}
        for key, seats in value.items():
            if not isinstance(key, str) or key not in [str(count) for count in self.player_counts]:
                raise BoardError("no_such_player_count", "starts", given=shown(key))
            if int(key) > MOST_SEATS:
                raise BoardError("starts_with_titans", "starts", players=key)
            if not isinstance(seats, list) or len(seats) != int(key):
                raise BoardError("seats_needed", "starts", players=key)
            used: set[int] = set()
            used_seas: set[int] = set()
            read: list[Start] = []
            for seat in _entries(f"starts: {key}", seats):
                _check_fields(f"starts: {key}", seat, ("troops", "fleets"))
                names = seat["troops"]
                if not isinstance(names, list):
                    raise BoardError("territories_needed", f"starts: {key}: troops")
                if not 1 <= len(names) <= MAX_UNITS:
                    raise BoardError("troop_count", f"starts: {key}: troops", most=MAX_UNITS, count=len(names))
                troops: list[int] = []
                for name in names:
                    if name not in ids:
                        raise BoardError("no_such_territory", f"starts: {key}: troops", given=shown(name))
                    troops.append(ids.index(name))
                fleets: list[int] = []
                for cell in self._cells(f"starts: {key}: fleets", seat["fleets"]):
                    if cell not in self.sea_at:
                        raise BoardError("cell_not_sea", f"starts: {key}: fleets", cell=str(list(cell)))
                    fleets.append(self.sea_at[cell])
                if len(fleets) > MAX_UNITS:
                    raise BoardError("fleet_count", f"starts: {key}: fleets", most=MAX_UNITS, count=len(fleets))
                if used.intersection(troops) or used_seas.intersection(fleets):
                    raise BoardError("seats_share_place", f"starts: {key}")
                if len(set(troops)) < len(troops) or len(set(fleets)) < len(fleets):
                    raise BoardError("seat_names_place_twice", f"starts: {key}")
                used.update(troops)
                used_seas.update(fleets)
                read.append(Start(troops, fleets))
            starts[int(key)] = read
        return starts

    def _cells(self, where: str, value: object) -> list[Cell]:
        if not isinstance(value, list):
            raise BoardError("cells_needed", where)
        cells: list[Cell] = []
        for pair in value:
            numbers = _numbers(where, pair)
            if len(numbers) != 2:
                raise BoardError("cell_needed", where, given=shown(pair))
            row, col = numbers
            if not self.grid.has(row, col):
                raise BoardError("cell_off_board", where, given=shown(pair))
            cells.append((row, col))
        return cells


def _row_lengths(value: object) -> list[int]:
    lengths = _numbers("rows", value)
    if len(lengths) != ROW_COUNT:
        raise BoardError("row_count", "rows", needed=ROW_COUNT, count=len(lengths))
    for row, length in enumerate(lengths):
        if not 1 <= length <= LONGEST_ROW:
            raise BoardError("row_length", "rows", row=row, count=length, most=LONGEST_ROW)
    return lengths


def _entry_place(entry: dict[str, object], number: int) -> str:
    """How a flaw names a territory, whatever is wrong with it."""
    name = entry.get("id")
    return f"territories: {name}" if isinstance(name, str) and _is_id(name) else f"territories: {number + 1}"


def _check_fields(where: str, entry: dict[str, object], fields: tuple[str, ...]) -> None:
    for field in fields:
        if field not in entry:
            raise BoardError("field_missing", where, field=field)
    for field in entry:
        if field not in fields:
            raise BoardError("no_such_field", where, given=shown(field), possible=", ".join(fields))


def _text(where: str, entry: dict[str, object], field: str) -> str:
    value = entry[field]
    if not isinstance(value, str):
        raise BoardError("text_needed", f"{where}: {field}", given=shown(value))
    return value


def _name(where: str, entry: dict[str, object], field: str) -> str:
    """What people read: no control characters, nothing that hides."""
    value = _text(where, entry, field)
    if not value or value != value.strip() or not value.isprintable() or len(value) > LONGEST_NAME:
        raise BoardError("name_needed", f"{where}: {field}", most=LONGEST_NAME, given=shown(value))
    return value


def _is_id(text: str) -> bool:
    return 0 < len(text) <= LONGEST_ID and text[0].isalpha() and all(sign in ID_SIGNS for sign in text)


def _id(where: str, entry: dict[str, object], field: str) -> str:
    """A word of the notation. It begins with a letter: a sea's name begins with a digit."""
    value = _text(where, entry, field)
    if not _is_id(value):
        raise BoardError("id_needed", f"{where}: {field}", most=LONGEST_ID, given=shown(value))
    return value


def _number(where: str, value: object, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
        raise BoardError("number_needed", where, lowest=0, highest=highest, given=shown(value))
    return value


def _numbers(where: str, value: object) -> list[int]:
    if not isinstance(value, list):
        raise BoardError("numbers_needed", where, given=shown(value))
    numbers: list[int] = []
    for member in value:
        if not isinstance(member, int) or isinstance(member, bool):
            raise BoardError("not_a_number", where, given=shown(member))
        numbers.append(member)
    return numbers


def _entries(where: str, value: object) -> list[dict[str, object]]:
    if not isinstance(value, list):
        raise BoardError("list_needed", where, given=shown(value))
    entries: list[dict[str, object]] = []
    for member in value:
        if not isinstance(member, dict):
            raise BoardError("object_needed", where, given=shown(member))
        entries.append(member)
    return entries
