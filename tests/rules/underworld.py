"""The five-player table of `aegean` in a cycle of Hades: Sparta's turn, and undead where a test puts them."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game
from tests.positions.laying import spartas_turn
from tests.rules.aegean import FLEETS, HOMES, Lands

AT_SEA: Final[Lands] = {place: {"owner": owner} for place, (owner, _) in FLEETS.items()}  # the start's fleets


def underworld(
    *track: str | None,
    god: str = "hades",
    isles: Lands | None = None,
    seas: Lands | None = None,
    cities: Lands | None = None,
    modules: tuple[str, ...] = ("hades",),
    **rest: Any,
) -> Game:
    """Cycle 3, Sparta's turn with Hades and 9 gold.

    `isles` and `cities` add to the start, `seas` stands instead of its fleets. A single card lies
    on the 2-space; several are the track from the 4-space.
    """
    position = spartas_turn(god, track, HOMES, isles, AT_SEA if seas is None else seas, cities)
    threat = 9 if god == "hades" else 0
    return Game.from_position(position | {"players": 5, "modules": list(modules), "threat": threat} | rest)


def fleet(undead: int, fleets: int = 0, owner: str = "sparta") -> dict[str, Any]:
    """A sea with undead fleets, and normal ones, of one owner."""
    return {"owner": owner, "fleets": fleets, "undead": undead}


def grave(game: Game, name: str) -> int:
    """The gold that lies on an isle."""
    return int(game.to_position()["isles"][name]["gold"])


def army(game: Game, name: str) -> tuple[str | None, int, int]:
    """An isle's owner, troops and undead troops."""
    isle = game.to_position()["isles"][name]
    return (isle["owner"], isle["troops"], isle["undead"])


def navy(game: Game, name: str) -> tuple[str, int, int] | None:
    """A sea's owner, fleets and undead fleets; None if it is empty."""
    sea = game.to_position()["seas"].get(name)
    return None if sea is None else (sea["owner"], sea["fleets"], sea["undead"])
