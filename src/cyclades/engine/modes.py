"""What can be played on a board: from its starting places, with free placement (H1), with Titans (T6)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.board import Board
from cyclades.engine.pieces import BUILDING_COUNT, NONE

STARTS: Final = "starts"
FREE_PLACEMENT: Final = "free_placement"
TITANS: Final = "titans"
MODES: Final = (STARTS, FREE_PLACEMENT, TITANS)
COUNTS: Final = {STARTS: (2, 3, 4, 5), FREE_PLACEMENT: (2, 3, 4, 5), TITANS: (3, 4, 5, 6)}  # T1.2


def modes_of(board: Board) -> dict[int, list[str]]:
    """For each number of players the ways to begin a game on this board."""
    return {
        players: [mode for mode in MODES if players in COUNTS[mode] and why_unplayable(board, players, mode) is None]
        for players in sorted(board.player_counts)
    }


def why_unplayable(board: Board, players: int, mode: str) -> str | None:
    """What a board lacks for that many players to begin this way; None if it lacks nothing."""
    needed = 3 if players == 2 or players == 6 else 2  # B8.1, T7.2: metropolises
    spaces = sum([board.has_space[territory] for territory in range(board.territory_count)])
    if spaces < needed:
        return f"{players} players need {needed} metropolis spaces to win, not {spaces}"
    if mode == STARTS:
        return None if players in board.starts else f"there are no starting places for {players} players"
    if mode == FREE_PLACEMENT:
        return why_no_free_placement(board, players)
    return why_no_titans(board, players)


def why_no_free_placement(board: Board, players: int) -> str | None:
    """H1.4: two isles for each, and the third that Ares's extra may take."""
    isles = 2 * players + 1
    if board.territory_count < isles:
        return f"free placement for {players} players needs {isles} territories, not {board.territory_count}"
    return None


def why_no_titans(board: Board, players: int) -> str | None:
    """T1.3: a site for each type of building; T6.3: two adjacent territories for each."""
    sites = sum([board.site[territory] != NONE for territory in range(board.territory_count)])
    if sites != BUILDING_COUNT:
        return f"Titans needs {BUILDING_COUNT} sites, not {sites}"
    return None
