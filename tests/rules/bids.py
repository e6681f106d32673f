"""Looking at the offerings."""

from __future__ import annotations

from cyclades import Game
from tests.phrases import texts


def bids_on(game: Game, god: str) -> list[int]:
    """The bids that are legal on a god."""
    start = f"bid {god} "
    return sorted(int(action.removeprefix(start)) for action in texts(game) if action.startswith(start))


def standing(game: Game) -> dict[str, tuple[str, int]]:
    """By god: whose marker stands there, with how much gold."""
    return {god: (bid["marker"], bid["gold"]) for god, bid in game.to_position()["bids"].items()}
