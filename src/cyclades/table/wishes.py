"""What a new table may be: the wishes of its maker, checked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from cyclades import Board, ConfigError, Game
from cyclades.engine.setting.config import MODULES, MOST_PLAYERS, PLAYER_COUNTS, TEAM_COUNTS, TITANS_COUNTS
from cyclades.engine.setting.modes import FREE_PLACEMENT, STARTS, TITANS, why_unplayable
from cyclades.table.boards import named_board, read_board
from cyclades.table.errors import Refused, told_of
from cyclades.table.incoming import NewTable
from cyclades.table.outgoing import encode_bytes

BASE_COUNTS: Final = tuple(count for count in PLAYER_COUNTS if count <= MOST_PLAYERS)


def agreed(wanted: NewTable) -> dict[str, Any]:
    """The config of a table, as it is stored; refused if no game can be set up like that."""
    titans = "titans" in wanted.modules
    if any(module not in MODULES for module in wanted.modules):
        raise Refused("bad_modules")
    possible = TITANS_COUNTS if titans else BASE_COUNTS
    if wanted.players not in possible:
        raise Refused("bad_players", possible=_listed(possible))
    always = wanted.players > MOST_PLAYERS
    if (wanted.teams and not (titans and wanted.players in TEAM_COUNTS)) or (always and wanted.teams is False):
        raise Refused("bad_teams")
    board = _board(wanted)
    try:
        game = Game.new(
            wanted.players,
            seed=0,
            modules=tuple(wanted.modules),
            teams=wanted.teams,
            options=wanted.options,
            board=board,
        )
    except ConfigError as error:
        raise Refused("bad_options", **told_of(error.flaw)) from None
    return {
        "players": wanted.players,
        "modules": wanted.modules,
        "teams": game.config.teams,
        "options": wanted.options,
        "board": game.board.data,
        "rules": game.config.rules,
    }


def _board(wanted: NewTable) -> Board | None:
    """One of our boards or somebody's own, if that many can play on it; None: the usual one."""
    if wanted.board is None:
        return None
    board = named_board(wanted.board) if isinstance(wanted.board, str) else read_board(encode_bytes(wanted.board))
    if wanted.players not in board.player_counts:
        raise Refused("board_players", board=board.title, possible=_listed(board.player_counts))
    modes = (mode for mode in (TITANS, FREE_PLACEMENT) if mode in wanted.modules)  # T6.1
    mode = next(modes, STARTS)
    if mode == STARTS and wanted.players not in board.starts:
        raise Refused("board_starts", board=board.title)
    why = why_unplayable(board, wanted.players, mode)
    if why is not None:
        raise Refused("bad_board", **told_of(why))
    return board


def bots_of(wanted: NewTable, levels: Collection[str]) -> list[str | None]:
    """The bots of its seats, of the levels that the server has."""
    bots = list(wanted.bots) or [None] * wanted.players
    if len(bots) != wanted.players or any(bot is not None and bot not in levels for bot in bots):
        raise Refused("bad_bots")
    return bots


def _listed(counts: Sequence[int]) -> str:
    return ", ".join(str(count) for count in counts)
