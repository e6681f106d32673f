"""What can be chosen for a new table."""

from __future__ import annotations

from functools import cache
from typing import Any

from cyclades.content import board_names
from cyclades.engine.setting.config import (
    APOLLO_MARKERS,
    EDITIONS,
    MAX_CYCLES,
    MODULES,
    MOST_PLAYERS,
    OPTION_NAMES,
    PRIESTS_TWO_PLAYER,
    TEAM_COUNTS,
    TIEBREAKS,
    TITANS_COUNTS,
    Options,
)
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.board_file import our_board
from cyclades.game import TITANS_BOARDS
from cyclades.table.wishes import BASE_COUNTS

# None: as the edition has it (B1.2).
CHOICES: dict[str, tuple[str | None, ...]] = {
    "edition": EDITIONS,
    "priests_two_player": (None, *PRIESTS_TWO_PLAYER),
    "apollo_marker": (None, *APOLLO_MARKERS),
    "tiebreak": TIEBREAKS,
}


@cache
def offered(levels: tuple[str, ...]) -> dict[str, Any]:
    """The answer to `GET /api/info`, with the levels of bots that this server has."""
    return {
        "players": list(BASE_COUNTS),
        "titans": {
            "players": list(TITANS_COUNTS),
            "teams": list(TEAM_COUNTS),
            "always_teams": [count for count in TEAM_COUNTS if count > MOST_PLAYERS],
        },
        "modules": list(MODULES),
        "options": [_option(name) for name in OPTION_NAMES],
        "bots": list(levels),
        "boards": [_board(name) for name in board_names()],
        "cities": list(CITIES),
    }


def _board(name: str) -> dict[str, Any]:
    board = our_board(name)
    return {
        "id": name,
        "title": board.title,
        "players": board.player_counts,
        "titans": name in TITANS_BOARDS.values(),
    }


def _option(name: str) -> dict[str, Any]:
    default = getattr(Options(), name)
    if name in CHOICES:
        return {"name": name, "kind": "choice", "values": list(CHOICES[name]), "default": default}
    if isinstance(default, bool):
        return {"name": name, "kind": "flag", "values": [False, True], "default": default}
    return {"name": name, "kind": "number", "lowest": 1, "highest": MAX_CYCLES, "default": default}
