"""Getting from one cycle to the next when a test is about neither offerings nor turns."""

from __future__ import annotations

from typing import Any

from cyclades import Game
from tests.phrases import kind, play, texts


def pass_cycle(game: Game) -> Game:
    """Everybody goes to Apollo, and the first one puts his marker anywhere; then it is the next cycle's offerings."""
    cycle = game.to_position()["cycle"]
    while not game.over and game.to_position()["cycle"] == cycle:
        play(game, "bid apollo" if kind(game) == "offering" else min(texts(game)))
    return game


def over_cycles(game: Game, part: str, cycles: int) -> list[Any]:
    """A part of the position in this cycle and the next ones, at the first offering of each."""
    seen = [game.to_position()[part]]
    for _ in range(cycles - 1):
        seen.append(pass_cycle(game).to_position()[part])
    return seen
