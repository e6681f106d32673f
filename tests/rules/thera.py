"""A four-player table of Titans on the board of Thera, each for himself or in teams, and Sparta's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cyclades import Game
from cyclades.engine.words import events
from tests.positions.laying import spartas_turn

Lands = dict[str, dict[str, Any]]
Fleets = dict[str, tuple[str, int]]  # by sea: whose, and how many

# Fira and Finikia touch, so do Kamari and Pyrgos, and Pyrgos and Balos. The other eight territories are neutral.
HOMES: Final = {
    "fira": "sparta",
    "kamari": "sparta",
    "oia": "athens",
    "finikia": "athens",
    "emporio": "corinth",
    "akrotiri": "corinth",
    "pyrgos": "thebes",
    "balos": "thebes",
}
FLEETS: Final[Fleets] = {"4-4": ("sparta", 1), "5-8": ("athens", 1), "9-0": ("corinth", 1), "6-0": ("thebes", 1)}
ARTIFACTS: Final = ("sandals", "caduceus", "helm", "lightning", "cornucopia")
SPECIALS: Final = ("military", "coastal", "spiritual", "cultural", "commercial")


def thera(
    *track: str | None,
    god: str = "ares",
    isles: Lands | None = None,
    seas: Fleets | None = None,
    cities: Lands | None = None,
    artifacts: dict[str, str] | None = None,
    modules: tuple[str, ...] = (),
    teams: bool = False,
    listen: Callable[[events.Event], None] | None = None,
    **rest: Any,
) -> Game:
    """Cycle 3, Sparta's turn with a god and 9 gold; in teams Athens is Sparta's partner, Thebes Corinth's.

    `isles` and `cities` add to the start, `seas` stands instead of its fleets, and `modules` come with Titans. A single
    card lies on the 2-space; several are the track from the 4-space.
    """
    position = spartas_turn(god, track, HOMES, isles, FLEETS if seas is None else seas, cities)
    position |= {"players": 4, "modules": ["titans", *modules], "teams": teams, "artifacts": artifacts or {}}
    if god == "hades":
        position["threat"] = 9
    return Game.from_position(position | rest, listen=listen)


def teams(*track: str | None, **rest: Any) -> Game:
    """The same table with Sparta and Athens against Corinth and Thebes."""
    return thera(*track, teams=True, **rest)


def metropolises_on(*names: str) -> Lands:
    """Ordinary metropolises on those territories."""
    return {name: {"metropolis": True} for name in names}


def is_last(game: Game) -> bool:
    """Whether the cycle is the last one (T7.2)."""
    return bool(game.to_position()["last_cycle"])


def lies(game: Game, artifact: str) -> str | None:
    """The territory an artifact lies on; None while it is carried, or before it is bought."""
    found = game.to_position()["artifacts"].get(artifact)
    return None if found is None else str(found)


def holders(game: Game) -> dict[str, str]:
    """The city that has each artifact."""
    position = game.to_position()
    return {
        artifact: position["isles"][place]["owner"]
        for artifact, place in position["artifacts"].items()
        if place is not None
    }


def army(game: Game, name: str) -> tuple[str | None, int, int]:
    """A territory's owner, troops and titans."""
    isle = game.to_position()["isles"][name]
    return (isle["owner"], isle["troops"], isle["titans"])


def token(game: Game, name: str) -> str | None:
    """The metropolis of a territory: `ordinary`, or the kind of a special one."""
    isle = game.to_position()["isles"][name]
    if not isle["metropolis"]:
        assert isle["special"] is None
        return None
    return str(isle["special"] or "ordinary")


def specials(game: Game) -> set[str]:
    """The special metropolises still to be founded."""
    return set(game.to_position()["specials"])


def ended(game: Game) -> tuple[str | None, list[str]]:
    """How the game ended, and who won."""
    position = game.to_position()
    return (position["ending"], position["winners"])
