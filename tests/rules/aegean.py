"""A five-player table for the creatures: everybody's starting isles and fleets, and Sparta about to call."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game
from tests.positions.laying import spartas_turn

Lands = dict[str, dict[str, Any]]  # isles of a position
Fleets = dict[str, tuple[str, int]]  # by sea: whose, and how many

# The starting places of the board for five. Tinos, Serifos and Paros are neutral.
HOMES: Final = {
    "kythnos": "sparta",
    "naxos": "sparta",
    "syros": "athens",
    "ios": "athens",
    "sifnos": "corinth",
    "mykonos": "corinth",
    "kea": "thebes",
    "delos": "thebes",
    "andros": "argos",
    "milos": "argos",
}
NEUTRAL: Final = ("tinos", "serifos", "paros")
FLEETS: Final[Fleets] = {
    "5-2": ("sparta", 1),
    "6-8": ("sparta", 1),
    "5-4": ("athens", 1),
    "10-5": ("athens", 1),
    "5-0": ("corinth", 1),
    "3-7": ("corinth", 1),
    "1-2": ("thebes", 1),
    "6-5": ("thebes", 1),
    "2-5": ("argos", 1),
    "10-0": ("argos", 1),
}

ONE_SHOT: Final = (
    "fates",
    "satyr",
    "dryad",
    "siren",
    "pegasus",
    "giant",
    "chimera",
    "cyclops",
    "sphinx",
    "sylph",
    "harpy",
    "griffon",
    "kraken",
)
ISLE_FIGURES: Final = ("minotaur", "chiron", "medusa", "polyphemus")
CREATURES: Final = (*ONE_SHOT, *ISLE_FIGURES)  # the base game's cards

PAID: Final = {"cities.sparta.gold", "track"}  # what every call changes
SPENT: Final = PAID | {"discard"}  # and a card that was used up


def aegean(
    *track: str | None,
    god: str = "athena",
    isles: Lands | None = None,
    seas: Fleets | None = None,
    cities: dict[str, dict[str, Any]] | None = None,
    **rest: Any,
) -> Game:
    """Cycle 3, Sparta's turn with a god and 9 gold.

    `isles` and `cities` add to the start, `seas` stands instead of its fleets. A single card lies
    on the 2-space; several are the track from the 4-space.
    """
    position = spartas_turn(god, track, HOMES, isles, FLEETS if seas is None else seas, cities)
    return Game.from_position(position | {"players": 5} | rest)


def lies(game: Game, card: str) -> str:
    """Where a card lies: `track`, `deck`, `discard`, or the city it lies before."""
    position = game.to_position()
    places = [pile for pile in ("track", "deck", "discard") if card in position[pile]]
    places += [
        isle["figure"]["holder"]
        for isle in position["isles"].values()
        if isle["figure"] is not None and isle["figure"]["card"] == card
    ]
    assert len(places) == 1, f"{card} lies in {places}"
    return str(places[0])


def standing(game: Game, card: str) -> str | None:
    """The isle a figure stands on; None if it is not on the board."""
    for name, isle in game.to_position()["isles"].items():
        if isle["figure"] is not None and isle["figure"]["card"] == card:
            return str(name)
    return None


def metropolises(game: Game) -> set[str]:
    """The isles that have a metropolis."""
    return {name for name, isle in game.to_position()["isles"].items() if isle["metropolis"]}
