"""What can be chosen for a new table."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from cyclades.content import board_names, board_path
from cyclades.engine.config import (
    EDITIONS,
    MAX_CYCLES,
    MODULES,
    MOST_PLAYERS,
    OPTION_NAMES,
    PRIESTS_TWO_PLAYER,
    TIEBREAKS,
    Options,
)
from cyclades.engine.pieces import CITIES
from cyclades.server.bots import LEVELS
from cyclades.server.hub import FEWEST_PLAYERS

CHOICES = {"edition": EDITIONS, "priests_two_player": PRIESTS_TWO_PLAYER, "tiebreak": TIEBREAKS}


@cache
def offered() -> dict[str, Any]:
    """The answer to `GET /api/info`."""
    return {
        "players": list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
        "modules": list(MODULES),
        "options": [_option(name) for name in OPTION_NAMES],
        "bots": list(LEVELS),
        "boards": [{"id": name, "players": board(name)["players"]} for name in board_names()],
        "cities": list(CITIES),
    }


def _option(name: str) -> dict[str, Any]:
    default = getattr(Options(), name)
    if name in CHOICES:
        return {"name": name, "kind": "choice", "values": list(CHOICES[name]), "default": default}
    if isinstance(default, bool):
        return {"name": name, "kind": "flag", "values": [False, True], "default": default}
    return {"name": name, "kind": "number", "lowest": 1, "highest": MAX_CYCLES, "default": default}


@cache
def board(name: str) -> dict[str, Any]:
    """A board's data; KeyError if there is none of that name."""
    data: dict[str, Any] = json.loads(board_path(name).read_text(encoding="utf-8"))
    return data
