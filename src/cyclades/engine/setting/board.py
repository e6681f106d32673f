"""A board: territories grouped in isles, seas around them, and who touches whom."""

from __future__ import annotations

from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.setting.board_data import BoardData, Start
from cyclades.engine.setting.grid import SIDES, Cell, Grid
from cyclades.engine.words.flaws import Flaw
from cyclades.engine.words.pieces import BIT, NONE


class Board:
    """The unchanging map. Rows are indexed by territory, by slot (numbered through all territories) or by sea."""

    def __init__(self, data: dict[str, object]) -> None:
        read = BoardData(data)
        grid = read.grid
        self.data = data
        self.id: str = read.id
        self.title: str = read.title
        self.row_lengths: list[int] = grid.row_lengths
        self.player_counts: list[int] = read.player_counts
        self.starts: dict[int, list[Start]] = read.starts
        self.lacks: dict[tuple[int, str], Flaw | None] = {}  # what it lacks for a mode, once asked: `why_unplayable`

        territories = read.territories
        isles = [territory.isle for territory in territories]
        on_land = [_touched(grid, territory.cells, read.land) for territory in territories]
        coasts = [_touched(grid, territory.cells, read.sea_at) for territory in territories]
        self.territory_ids: list[str] = [territory.id for territory in territories]
        self.territory_names: list[str] = [territory.name for territory in territories]
        self.territory_cells: list[list[Cell]] = [territory.cells for territory in territories]
        self.isle_ids: list[str] = read.isle_ids
        self.territory_count: i64 = len(territories)
        self.slot_count: i64 = len(read.land)
        self.first_slot = Row(_offsets([len(territory.cells) for territory in territories]))
        self.on_space = Row([int(slot in one.space) for one in territories for slot in range(len(one.cells))])
        self.has_space = Row([int(bool(territory.space)) for territory in territories])
        self.printed = Row([territory.prosperity for territory in territories])
        self.site = Row([territory.site for territory in territories])
        self.isle_of = Row(isles)
        self.isle_mask = Row([_mask([t for t, other in enumerate(isles) if other == isle]) for isle in isles])
        self.land_next = Row([_mask(beside) & ~(1 << territory) for territory, beside in enumerate(on_land)])
        self.coast_first = Row(_offsets([len(coast) for coast in coasts]))
        self.coast = Row([sea for coast in coasts for sea in coast])

        shores = [_touched(grid, [cell], read.land) for cell in read.sea_cells]
        sides = [beside for cell in read.sea_cells for beside in grid.beside[cell]]
        self.sea_cells: list[Cell] = read.sea_cells
        self.sea_ids: list[str] = [f"{row}-{col}" for row, col in read.sea_cells]
        self.sea_count: i64 = len(read.sea_cells)
        self.sea_next = Row([NONE if beside is None else read.sea_at.get(beside, NONE) for beside in sides])
        self.shore_first = Row(_offsets([len(shore) for shore in shores]))
        self.shore = Row([territory for shore in shores for territory in shore])
        self.shore_mask = Row([_mask(shore) for shore in shores])
        self.trade = Row(read.trade)
        self.trade_seas = Row([sea for sea, prosperity in enumerate(read.trade) if prosperity])

    def touches(self, sea: i64, territory: i64) -> bool:
        """Whether a sea lies at a territory's coast."""
        return self.shore_mask[sea] & BIT[territory] != 0

    def adjacent(self, sea: i64, other: i64) -> bool:
        """Whether two seas are neighbours."""
        for side in range(SIDES):
            if self.sea_next[sea * SIDES + side] == other:
                return True
        return False


def _touched(grid: Grid, cells: list[Cell], places: dict[Cell, int]) -> list[int]:
    """The territories, or the seas, that have a cell beside one of these."""
    return sorted({places[beside] for cell in cells for beside in grid.beside[cell] if beside in places})


def _mask(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _offsets(lengths: list[int]) -> list[int]:
    """Where each of several rows begins when they are laid end to end, and where the last one ends."""
    offsets = [0]
    for length in lengths:
        offsets.append(offsets[-1] + length)
    return offsets
