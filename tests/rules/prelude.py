"""The preliminary round of free placement (H1) with written gods and turn order."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game, ScriptedChance, SeededChance
from cyclades.engine.machine.chance import DRAW_GOD, DRAW_MARKER
from cyclades.engine.words.events import Event
from cyclades.engine.words.pieces import CITIES, GODS
from tests.phrases import kind, play, texts

MARKERS: Final = ("sparta-1", "sparta-2", "athens-1", "athens-2")
TILES: Final = {2: 3, 3: 2, 4: 3, 5: 4}  # H1.2: by number of players


def prelude(
    players: int,
    gods: list[str],
    order: list[str] | None = None,
    modules: tuple[str, ...] = (),
    seed: int = 0,
    listen: list[Event] | None = None,
    **rest: Any,
) -> Game:
    """The first offering of a preliminary round. `gods` may go on with those of the cycles that follow."""
    names = list(MARKERS if players == 2 else CITIES[:players])
    draws = {
        DRAW_GOD: [GODS.index(god) for god in gods],
        DRAW_MARKER: [names.index(marker) for marker in order or names],
    }
    chance = ScriptedChance([], draws, SeededChance(seed))
    told = [] if listen is None else listen
    return Game.new(players, modules=("free_placement", *modules), chance=chance, listen=told.append, **rest)


def offered(players: int, gods: list[str], board: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Everybody has paid: the first marker of the track holds the first god for 1 GP, and so on; the last is on Apollo.

    It is the first god's placement.
    """
    game = prelude(players, gods, **rest)
    play(game, *[f"bid {god} 1" for god in gods[: TILES[players]]], "bid apollo")
    assert kind(game) == "placement"
    return game if board is None else on_crowded(game, board)


def on_crowded(game: Game, board: dict[str, Any]) -> Game:
    """The same placement on a board so small that no game could begin there: a position can."""
    position = {key: value for key, value in game.to_position().items() if key not in ("isles", "seas")}
    return Game.from_position(position | {"board": board, "isles": {}, "seas": {}})


def isles(*names: str) -> list[str]:
    return [f"choose isle {name}" for name in names]


def seas(*names: str) -> list[str]:
    return [f"choose sea {name}" for name in names]


def place_all(game: Game) -> Game:
    """Everybody else places anywhere; it is the first offering of cycle 1."""
    while kind(game) == "placement":
        play(game, min(texts(game)))
    return game
