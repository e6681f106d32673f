"""The grid a board is drawn on: eleven rows of six-sided cells, the middle row reaching farthest to the left."""

from __future__ import annotations

from typing import Final

ROW_COUNT: Final = 11
MIDDLE_ROW: Final = 5
DIRECTIONS: Final = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
SIDES: Final = 6

Cell = tuple[int, int]  # its row, and its column in it


class Grid:
    """Which cells there are, and who is beside whom."""

    def __init__(self, row_lengths: list[int]) -> None:
        self.row_lengths = row_lengths
        self.cells: list[Cell] = [(row, col) for row in range(ROW_COUNT) for col in range(row_lengths[row])]
        self.beside: dict[Cell, list[Cell | None]] = {cell: self._beside(cell) for cell in self.cells}

    def _beside(self, cell: Cell) -> list[Cell | None]:
        """A cell's neighbour on each side, in the order of `DIRECTIONS`; None where the grid ends."""
        row, col = cell
        x = 2 * col + abs(row - MIDDLE_ROW)
        beside: list[Cell | None] = []
        for down, right in DIRECTIONS:
            next_row = row + down
            next_col = (x + right - abs(next_row - MIDDLE_ROW)) // 2
            beside.append((next_row, next_col) if self.has(next_row, next_col) else None)
        return beside

    def has(self, row: int, col: int) -> bool:
        return 0 <= row < ROW_COUNT and 0 <= col < self.row_lengths[row]

    def connected(self, cells: list[Cell]) -> bool:
        """Whether one can go from each of these different cells to each other over these alone."""
        reached = {cells[0]}
        frontier = [cells[0]]
        while frontier:
            for beside in self.beside[frontier.pop()]:
                if beside is not None and beside in cells and beside not in reached:
                    reached.add(beside)
                    frontier.append(beside)
        return len(reached) == len(cells)
