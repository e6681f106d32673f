"""What can be chosen for a new table."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from cyclades import __version__
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
from cyclades.table.outgoing import Part
from cyclades.table.wishes import BASE_COUNTS
from cyclades.text import languages

# None: as the edition has it (B1.2).
CHOICES: dict[str, tuple[str | None, ...]] = {
    "edition": EDITIONS,
    "priests_two_player": (None, *PRIESTS_TWO_PLAYER),
    "apollo_marker": (None, *APOLLO_MARKERS),
    "tiebreak": TIEBREAKS,
}


class OptionInfo(Part):
    """A house rule that can be chosen."""

    name: str
    kind: Literal["choice", "flag", "number"]
    default: bool | int | str | None
    values: list[bool | str | None] | UnsetType = UNSET
    lowest: int | UnsetType = UNSET
    highest: int | UnsetType = UNSET


class BoardInfo(Part):
    """One of the server's boards."""

    id: str
    title: str
    players: list[int]
    titans: Annotated[bool, Meta(description="the usual one with Titans")]


class TitansInfo(Part):
    """How many can play with Titans."""

    players: list[int]
    teams: Annotated[list[int], Meta(description="where there can be teams")]
    always_teams: Annotated[list[int], Meta(description="where there must be")]


class Info(Part):
    """What can be chosen for a new table."""

    players: Annotated[list[int], Meta(description="how many can play without Titans")]
    titans: TitansInfo
    modules: list[str]
    options: list[OptionInfo]
    bots: Annotated[list[str], Meta(description="their levels")]
    boards: list[BoardInfo]
    cities: list[str]
    version: Annotated[str, Meta(description="of the server's program")]
    languages: Annotated[list[str], Meta(description="that there are texts in")]
    address: Annotated[
        str | None,
        Meta(description="where others in the network find this server; told only to whoever sits at its own machine"),
    ] = None


@cache
def offered(levels: tuple[str, ...]) -> Info:
    """The answer to `GET /api/info`, with the levels of bots that this server has."""
    return Info(
        players=list(BASE_COUNTS),
        titans=TitansInfo(
            players=list(TITANS_COUNTS),
            teams=list(TEAM_COUNTS),
            always_teams=[count for count in TEAM_COUNTS if count > MOST_PLAYERS],
        ),
        modules=list(MODULES),
        options=[_option(name) for name in OPTION_NAMES],
        bots=list(levels),
        boards=[_board(name) for name in board_names()],
        cities=list(CITIES),
        version=__version__,
        languages=languages(),
    )


def _board(name: str) -> BoardInfo:
    board = our_board(name)
    return BoardInfo(
        id=name, title=board.title, players=list(board.player_counts), titans=name in TITANS_BOARDS.values()
    )


def _option(name: str) -> OptionInfo:
    default = getattr(Options(), name)
    if name in CHOICES:
        return OptionInfo(name=name, kind="choice", values=list(CHOICES[name]), default=default)
    if isinstance(default, bool):
        return OptionInfo(name=name, kind="flag", values=[False, True], default=default)
    return OptionInfo(name=name, kind="number", lowest=1, highest=MAX_CYCLES, default=default)
