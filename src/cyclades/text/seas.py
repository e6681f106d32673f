"""How seas are told apart: by the isles beside them and a direction, by a number only where two would be alike.

`web/src/texts/seas.ts` reckons the same for the page; a test compares all seas of all boards.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace

from cyclades.engine.setting.board import Board
from cyclades.engine.setting.grid import MIDDLE_ROW


@dataclass(frozen=True, slots=True)
class SeaName:
    """What a sea's name says. `territories` are those it touches, or the nearest ones where it is `open` sea."""

    territories: tuple[int, ...]
    # "between" isles, "along" several territories of one isle, or "off" a single territory
    relation: str
    open: bool = False
    # where it lies, seen from the single territory
    direction: str | None = None
    # which one it is of several between the same isles
    part: str | None = None
    # told by a number, which is on the board
    number: int | None = None


def sea_names(board: Board) -> list[SeaName]:
    """The names of a board's seas in their order, all different."""
    names = [_first_name(board, cell) for cell in board.sea_cells]
    alike: dict[SeaName, list[int]] = defaultdict(list)
    for sea, name in enumerate(names):
        alike[name].append(sea)
    for name, seas in alike.items():
        if len(seas) == 1:
            continue
        parts = _parts([_point(board.sea_cells[sea]) for sea in seas]) if name.relation != "off" else []
        for place, sea in enumerate(seas):
            if len(set(parts)) == len(seas):
                names[sea] = replace(name, part=parts[place])
            else:
                names[sea] = replace(name, number=place + 1)
    return names


def _first_name(board: Board, cell: tuple[int, int]) -> SeaName:
    """By the nearest isles alone: others may have the same."""
    at = _point(cell)
    far = [min(_steps(at, _point(other)) for other in cells) for cells in board.territory_cells]
    nearest = min(far)
    territories = tuple(territory for territory, steps in enumerate(far) if steps == nearest)
    is_open = nearest > 1
    if len(territories) == 1:
        cells = [_point(other) for other in board.territory_cells[territories[0]]]
        return SeaName(territories, "off", is_open, _direction(at, cells))
    isles = {board.isle_of[territory] for territory in territories}
    return SeaName(territories, "between" if len(isles) > 1 else "along", is_open)


def _point(cell: tuple[int, int]) -> tuple[int, int]:
    """Row, and place in it by halves of a cell."""
    row, col = cell
    return row, 2 * col + abs(row - MIDDLE_ROW)


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    down, across = abs(one[0] - other[0]), abs(one[1] - other[1])
    return max(down, (down + across) // 2)


def _parts(points: list[tuple[int, int]]) -> list[str]:
    return [_direction(point, points) for point in points]


def _direction(at: tuple[int, int], around: list[tuple[int, int]]) -> str:
    """One of eight directions from the middle of some cells, or "middle"."""
    down = at[0] * len(around) - sum(row for row, _ in around)
    across = at[1] * len(around) - sum(place for _, place in around)
    # A row is √3 halves of a cell high; each direction has an eighth of the circle.
    is_upright = 1000 * abs(across) < 717 * abs(down)
    is_level = 4182 * abs(down) < 1000 * abs(across)
    upright = "" if is_level or not down else "south" if down > 0 else "north"
    level = "" if is_upright or not across else "east" if across > 0 else "west"
    return f"{upright}{level}" or "middle"
