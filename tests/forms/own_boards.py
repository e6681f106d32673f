"""Boards of one's own, as somebody might make them."""

from __future__ import annotations

import copy
import json
from typing import Any

from cyclades.content import board_path
from tests.documents.parts import blocks_of

Data = dict[str, Any]


def dodecanese() -> Data:
    """The example of docs/boards.md: eight isles for two or three."""
    data: Data = json.loads(blocks_of("docs/boards.md", "json")[0])
    return data


def our_data(name: str) -> Data:
    """One of ours, under another name."""
    data: Data = json.loads(board_path(name).read_text(encoding="utf-8"))
    return data | {"id": f"my-{name}"}


def mirrored() -> Data:
    """Naxos and Paros seen in a mirror, with a wider sea: for 2 to 6, from starting places, freely or with Titans."""
    data = our_data("titans-5-6")
    rows = data["rows"]
    for entry in data["territories"]:
        entry["cells"] = [mirrored_cell(rows, cell) for cell in entry["cells"]]
    for entry in data["trade"]:
        entry["cell"] = mirrored_cell(rows, entry["cell"])
    seats = [
        {"troops": ["chora", "parikia"], "fleets": []},
        {"troops": ["lionas", "marpissa"], "fleets": []},
        {"troops": ["zas", "angeria"], "fleets": []},
        {"troops": ["agiassos", "drios"], "fleets": []},
        {"troops": ["mykonos", "sifnos"], "fleets": [[0, 0], [10, 0]]},
    ]
    starts = {str(count): copy.deepcopy(seats[:count]) for count in range(2, 6)}
    return data | {
        "id": "mirrored",
        "rows": [length + 1 for length in rows],
        "players": [2, 3, 4, 5, 6],
        "starts": starts,
    }


def mirrored_cell(rows: list[int], cell: list[int]) -> list[int]:
    row, column = cell
    return [row, rows[row] - column]  # the sea's new column is on the left


def bases() -> list[Data]:
    """What is damaged: small and large, with starting places and without."""
    return [dodecanese(), mirrored(), our_data("base-5"), our_data("titans-3-4")]
