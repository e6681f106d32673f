"""The five-player table of `aegean` with heroes on it (H3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import play
from tests.rules.aegean import Fleets, aegean

HEROES: Final = ("achilles", "penthesilea", "perseus", "ulysses", "hector", "ajax")
NEW_CREATURES: Final = ("cerberus", "erinyes", "empusa", "charon")

FIVE_ISLES: Final = {name: {"owner": "sparta"} for name in ("tinos", "serifos", "paros")}  # with Kythnos and Naxos

ROUTE: Final[Fleets] = {"9-5": ("sparta", 1)}  # joins Naxos and Ios
WAY_OUT: Final[Fleets] = {"7-4": ("athens", 1), "6-4": ("athens", 1), "5-4": ("athens", 1)}  # joins Ios and Syros

Heroes = Mapping[str, str | dict[str, Any]]


def heroic(
    *track: str | None,
    heroes: Heroes | None = None,
    modules: tuple[str, ...] = ("heroes",),
    **rest: Any,
) -> Game:
    """Cycle 3, Sparta's turn; `heroes` says on which isle each stands. They were hired in the cycle before."""
    stand = {name: {"isle": place} if isinstance(place, str) else dict(place) for name, place in (heroes or {}).items()}
    return aegean(*track, modules=list(modules), heroes=stand, **rest)


def upkeep(heroes: Heroes, **rest: Any) -> Game:
    """The revenue of cycle 3 is about to be taken; what follows is the upkeep."""
    return heroic(heroes=heroes, turn=None, phase="revenue", **rest)


def war(
    troops: int,
    defenders: int,
    dice: list[int],
    heroes: Heroes,
    ios: dict[str, Any] | None = None,
    naxos: dict[str, Any] | None = None,
    seas: Fleets = ROUTE,
    **rest: Any,
) -> Game:
    """Sparta with Ares can go from Naxos to Athens's Ios."""
    lands = {
        "naxos": {"troops": troops} | (naxos or {}),
        "ios": {"troops": defenders} | (ios or {}),
    } | rest.pop("isles", {})
    return heroic(god="ares", heroes=heroes, isles=lands, seas=seas, dice=dice, **rest)


def march(game: Game, troops: int, *heroes: str) -> list[tuple[int, int]]:
    """From Naxos to Ios; the totals of the rounds are listed as they are fought."""
    totals: list[tuple[int, int]] = []

    def listen(event: events.Event) -> None:
        if isinstance(event, events.BattleRound):
            totals.append((event.attacker_total, event.defender_total))

    game.listen(listen)
    play(game, "move troops naxos", *(f"take {hero}" for hero in heroes), f"land ios {troops}")
    return totals


def places(game: Game, hero: str) -> list[str]:
    """The isle a hero stands on, or the piles that hold his card: there is never more than one, but on a march."""
    position = game.to_position()
    found = [pile for pile in ("track", "deck", "discard", "gone") if hero in position[pile]]
    if hero in position["heroes"]:
        found.append(position["heroes"][hero]["isle"])
    return found


def owner_of(game: Game, hero: str) -> str | None:
    """Before whom a hero's card lies."""
    entry = game.to_position()["heroes"].get(hero)
    return None if entry is None else str(entry["owner"])


def read_again(game: Game) -> Game:
    """The same game from its written position."""
    position = game.to_position()
    again = Game.from_position(position)
    assert again.to_position() == position
    return again
