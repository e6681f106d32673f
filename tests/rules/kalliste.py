"""The Titans board for four: everybody's two territories and fleets, and Sparta about to act; and starts of games."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game, ScriptedChance, SeededChance
from cyclades.engine.machine.chance import DRAW_BUILDING, DRAW_GOD, DRAW_MARKER
from cyclades.engine.words.events import Event
from cyclades.engine.words.pieces import BUILDINGS, CITIES, GODS
from tests.phrases import play
from tests.positions.laying import spartas_turn

Lands = dict[str, dict[str, Any]]  # territories of a position
Fleets = dict[str, tuple[str, int] | dict[str, Any]]  # by sea: whose and how many, or all a position says

CRESCENT: Final = (
    "akrotiri",
    "emporio",
    "perissa",
    "balos",
    "athinios",
    "pyrgos",
    "kamari",
    "fira",
    "mesaria",
    "armeni",
    "finikia",
    "oia",
)  # the large isle
# On it, from one end to the other: Akrotiri touches Emporio and Balos, Balos also Perissa and Pyrgos,
# Pyrgos Perissa, Athinios and Kamari, Kamari Fira, Fira Mesaria, Armeni and Finikia, Oia Armeni and Finikia.
HOMES: Final = {
    "akrotiri": "sparta",
    "balos": "sparta",
    "pyrgos": "athens",
    "kamari": "athens",
    "fira": "corinth",
    "mesaria": "corinth",
    "finikia": "thebes",
    "oia": "thebes",
}
NEUTRAL: Final = ("emporio", "perissa", "athinios", "armeni", "kameni", "therasia", "anaphe", "sikinos")
FLEETS: Final[Fleets] = {
    "6-3": ("sparta", 1),  # Akrotiri, Balos, Kameni
    "8-4": ("sparta", 1),  # Akrotiri, Therasia
    "5-0": ("athens", 1),  # Pyrgos
    "2-1": ("athens", 1),  # Kamari, Sikinos
    "1-2": ("corinth", 1),  # Fira, Kamari, Mesaria
    "0-3": ("corinth", 1),  # Mesaria
    "3-6": ("thebes", 1),  # Finikia, Anaphe
    "5-8": ("thebes", 1),  # Oia
}


def kalliste(
    *track: str | None,
    god: str = "zeus",
    isles: Lands | None = None,
    seas: Fleets | None = None,
    cities: Lands | None = None,
    modules: tuple[str, ...] = (),
    **rest: Any,
) -> Game:
    """Cycle 3, Sparta's turn with a god and 9 gold; four players for themselves.

    `isles` and `cities` add to the start, `seas` stands instead of its fleets, `modules` beside Titans. A single card
    lies on the 2-space; several are the track from the 4-space.
    """
    position = spartas_turn(god, track, HOMES, isles, FLEETS if seas is None else seas, cities)
    return Game.from_position(position | {"players": 4, "modules": ["titans", *modules]} | rest)


def host(game: Game, name: str) -> tuple[str | None, int, int]:
    """A territory's owner, troops and titans."""
    territory = game.to_position()["isles"][name]
    return (territory["owner"], territory["troops"], territory["titans"])


def march(game: Game, source: str, target: str, troops: int = 0, titans: int = 1) -> Game:
    """One titan move."""
    return play(game, f"move titans {source}", f"take titans {titans}", f"land {target} {troops}")


def before_start(
    players: int,
    gods: list[str],
    sites: list[str] | None = None,
    modules: tuple[str, ...] = ("titans",),
    listen: list[Event] | None = None,
    **rest: Any,
) -> Game:
    """The first offering of the preliminary round; `gods` are drawn in this order, `sites` are the first buildings.

    The cities bid in their own order.
    """
    draws = {
        DRAW_GOD: [GODS.index(god) for god in gods],
        DRAW_MARKER: list(range(players)),
        DRAW_BUILDING: [BUILDINGS.index(building) for building in sites or []],
    }
    chance = ScriptedChance([], draws, SeededChance(0))
    told = [] if listen is None else listen
    return Game.new(players, modules=modules, chance=chance, listen=told.append, **rest)


def placing(players: int, gods: list[str], **rest: Any) -> Game:
    """Everybody has paid: Sparta holds the first god for 1 GP, Athens the second, …; the last city is on Apollo."""
    game = before_start(players, gods, **rest)
    return play(game, *[f"bid {god} 1" for god in gods[: players - 1]], "bid apollo")


def territories(*names: str) -> list[str]:
    return [f"choose isle {name}" for name in names]


def seas(*names: str) -> list[str]:
    return [f"choose sea {name}" for name in names]


def on_board(game: Game, name: str) -> dict[str, int]:
    """How much of each piece a city has on the board and before it."""
    position = game.to_position()
    lands = [land for land in position["isles"].values() if land["owner"] == name]
    return {
        "territories": len(lands),
        "troops": sum(land["troops"] for land in lands),
        "titans": sum(land["titans"] for land in lands),
        "markers": sum(land["markers"] for land in lands),
        "fleets": sum(sea["fleets"] for sea in position["seas"].values() if sea["owner"] == name),
        "seas": sum(sea["owner"] == name for sea in position["seas"].values()),
        "priests": position["cities"][name]["priests"],
        "philosophers": position["cities"][name]["philosophers"],
    }


def cities(players: int) -> list[str]:
    return list(CITIES[:players])
