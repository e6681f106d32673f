"""A board as a bookkeeper reads it from its file, without the engine: hexagons in rows, land, sea, who touches whom."""

from __future__ import annotations

from typing import Any

Cell = tuple[int, int]


class SeaChart:
    """Isles (territories, where isles are cut up) and seas by name, in the order of their numbers."""

    def __init__(self, data: dict[str, Any]) -> None:
        lengths: list[int] = data["rows"]
        self.isles: list[str] = [isle["id"] for isle in data["territories"]]
        self.printed: dict[str, int] = {isle["id"]: isle["prosperity"] for isle in data["territories"]}
        self.slots: dict[str, int] = {isle["id"]: len(isle["cells"]) for isle in data["territories"]}
        self.spaces: dict[str, set[int]] = {isle["id"]: set(isle["metropolis_slots"]) for isle in data["territories"]}
        land: dict[Cell, str] = {
            (row, column): isle["id"] for isle in data["territories"] for row, column in isle["cells"]
        }
        cells = [(row, column) for row, length in enumerate(lengths) for column in range(length)]
        sea_at = {cell: f"{cell[0]}-{cell[1]}" for cell in cells if cell not in land}
        self.seas: list[str] = list(sea_at.values())
        self.trade: dict[str, int] = {sea_at[(*space["cell"],)]: space["prosperity"] for space in data["trade"]}
        self.isle_of: dict[str, str] = {isle["id"]: isle.get("isle", isle["id"]) for isle in data["territories"]}
        self.sites: dict[str, int] = {
            isle["id"]: isle["site"] for isle in data["territories"] if isle.get("site") is not None
        }
        self.by_land: dict[str, set[str]] = {isle: set() for isle in self.isles}  # T1.4
        for cell, isle in land.items():
            self.by_land[isle] |= {land[other] for other in land if touch(lengths, cell, other)} - {isle}
        self.beside: dict[str, set[str]] = {sea: set() for sea in self.seas}
        self.coast: dict[str, set[str]] = {isle: set() for isle in self.isles}
        for cell, sea in sea_at.items():
            for other in cells:
                if touch(lengths, cell, other):
                    if other in sea_at:
                        self.beside[sea].add(sea_at[other])
                    else:
                        self.coast[land[other]].add(sea)


def touch(lengths: list[int], one: Cell, other: Cell) -> bool:
    """Whether two hexagons share a side. Rows are centred, so a longer row begins half a hexagon further left."""
    down = abs(one[0] - other[0])
    halves = abs(2 * one[1] - lengths[one[0]] - (2 * other[1] - lengths[other[0]]))
    return (down == 0 and halves == 2) or (down == 1 and halves == 1)
