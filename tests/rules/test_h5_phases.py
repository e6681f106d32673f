"""The phases of a cycle with all modules, in order (the end of the rules of Hades)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from cyclades.engine.words.events import Event
from tests.phrases import city, decider, gold, isle, kind, play, refused, texts
from tests.rules.aegean import HOMES
from tests.rules.favours import ALL, FAVOURS, WITH_HADES, WITH_HEROES

OTHERS_AT_APOLLO = 4


def whole_cycle(dice: list[int], **parts: Any) -> tuple[Game, list[Event]]:
    """A cycle is about to begin. Sparta keeps Ajax and has the Obol, Athens has the Apple, Thebes the necropolis."""
    isles: dict[str, Any] = {name: {"owner": owner, "troops": 1} for name, owner in HOMES.items()}
    isles["naxos"] |= {"metropolis": True}
    isles["kythnos"] |= {"metropolis": True}
    isles["kea"] |= {"gold": 3, "figure": {"card": "cerberus", "holder": "argos", "called": 2}}
    position: dict[str, Any] = {
        "players": 5,
        "modules": ALL,
        "cycle": 3,
        "phase": "creatures",
        "gods": ["poseidon", "ares", "zeus", "athena"],
        "turn_order": ["sparta", "athens", "corinth", "thebes", "argos"],
        "isles": isles,
        "seas": {"6-8": {"owner": "sparta", "markers": 2}},
        "necropolis": "kea",
        "heroes": {"ajax": {"isle": "naxos"}},
        "cities": {"sparta": {"items": ["obol"]}, "athens": {"items": ["apple"]}},
        "track": ["giant", "satyr", "harpy"],
        "threat": 5,
        "dice": dice,
    }
    told: list[Event] = []
    return Game.from_position(position | parts, listen=told.append), told


def order(told: list[Event], *wanted: type[Event]) -> list[str]:
    """The names of these events in the order they came, repeated ones once."""
    return [name for name, _ in groupby(type(event).__name__ for event in told if isinstance(event, wanted))]


@pytest.mark.rule("H2.1", "H2.3", "H3.3", "H4.1", "H4.7")
def test_the_phases_with_all_modules_when_hades_comes() -> None:
    """The first roll makes 6, the second, by the Obol, 9."""
    game, told = whole_cycle([1, 0, 2, 2])
    purse = gold(game, "argos")
    assert (kind(game), decider(game), game.to_position()["track"][2]) == ("obol_window", "sparta", "satyr")
    play(game, "use obol")
    assert gold(game, "argos") == purse + 1 + 3  # printed on Andros, and what lay on the necropolis: Cerberus's
    assert gold(game, "sparta") == 5 + 2 + 2  # printed on Kythnos, and two markers at sea
    assert (kind(game), decider(game)) == ("upkeep", "sparta")
    play(game, "pay ajax")
    assert (kind(game), decider(game)) == ("apple_window", "athens")
    play(game, "use apple", "choose player corinth", "choose god hades")
    assert (kind(game), decider(game)) == ("offering", "sparta")
    play(game, "bid hades 2", *["bid apollo"] * OTHERS_AT_APOLLO)
    assert (kind(game), decider(game)) == ("turn", "sparta")
    play(game, "recruit troop kythnos", "end")
    assert isle(game, "kythnos")["undead"] == 1  # still there in Apollo's turns
    assert (kind(game), decider(game)) == ("place_marker", "athens")
    play(game, min(texts(game)))
    assert game.over
    assert (isle(game, "kythnos")["undead"], game.to_position()["threat"]) == (0, 0)
    assert order(
        told,
        events.CycleBegan,
        events.CardDrawn,
        events.ThreatRolled,
        events.GodsLaid,
        events.HadesCame,
        events.FavoursShuffled,
        events.FavourLaid,
        events.RevenueTaken,
        events.GraveGoldTaken,
        events.HeroPaid,
        events.BarredFromGod,
        events.BidPlaced,
        events.OfferingPaid,
        events.TurnBegan,
        events.ApolloGave,
        events.HadesLeft,
        events.GameEnded,
    ) == [
        "CycleBegan",
        "CardDrawn",
        "ThreatRolled",
        "GodsLaid",
        "HadesCame",
        "FavoursShuffled",
        "RevenueTaken",
        "GraveGoldTaken",
        "HeroPaid",
        "BarredFromGod",
        "BidPlaced",
        "OfferingPaid",
        "TurnBegan",
        "ApolloGave",
        "TurnBegan",
        "ApolloGave",
        "TurnBegan",
        "ApolloGave",
        "TurnBegan",
        "ApolloGave",
        "HadesLeft",
        "GameEnded",
    ]


@pytest.mark.rule("H2.1", "H4.1", "H4.7")
def test_the_phases_when_hades_stays_away() -> None:
    game, told = whole_cycle([1, 0])
    play(game, "pass", "pay ajax", "pass")
    wanted = (events.ThreatRolled, events.GodsLaid, events.HadesCame, events.FavourLaid, events.RevenueTaken)
    assert order(told, *wanted) == ["ThreatRolled", "GodsLaid", "FavourLaid", "RevenueTaken"]
    assert (kind(game), game.to_position()["threat"]) == ("offering", 6)


@pytest.mark.rule("H2.3", "B8.1")
def test_undead_leave_before_the_victory_check_and_isles_stay_owned() -> None:
    """Sparta's second metropolis stands on an isle that only an undead holds; it is hers all the same."""
    game, _ = whole_cycle([2, 2])
    play(game, "pass", "pay ajax", "pass", "bid hades 1", *["bid apollo"] * OTHERS_AT_APOLLO)
    position = game.to_position()
    position["isles"]["kythnos"] |= {"troops": 0, "undead": 1}
    game = play(Game.from_position(position), "end")
    play(game, min(texts(game)))
    assert (game.over, game.winners) == (True, [0])
    assert isle(game, "kythnos")["owner"] == "sparta"


@pytest.mark.rule("H4.8", "H4.2")
def test_a_turn_with_all_modules_begins_with_figures_then_the_gift() -> None:
    game, _ = whole_cycle([1, 0], draws={"god": ["zeus", "poseidon", "athena", "ares"], "favour": ["hestia"]})
    play(game, "pass", "pay ajax", "pass", *["bid apollo"] * OTHERS_AT_APOLLO)
    assert decider(game) == "argos"
    play(game, "bid ares 1")
    # Cerberus, Argos's, is of the cycle before: he leaves; the priestess is there when the actions begin.
    assert (kind(game), decider(game)) == ("turn", "argos")
    assert (isle(game, "kea")["figure"], city(game, "argos")["priestesses"]) == (None, 1)
    refused(game, "pass", "nothing_to_pass", "H4.7")


@pytest.mark.rule("H4.1", "H2.1", "H3.3")
@pytest.mark.parametrize(
    ("modules", "silent"),
    [
        (FAVOURS, (events.ThreatRolled, events.HadesCame, events.HeroPaid)),
        (WITH_HADES, (events.HeroPaid,)),
        (WITH_HEROES, (events.ThreatRolled, events.HadesCame)),
        (["heroes"], (events.ThreatRolled, events.FavourLaid)),
        (["hades"], (events.FavourLaid, events.HeroPaid)),
    ],
)
def test_a_module_that_is_not_in_the_game_has_no_phase(modules: list[str], silent: tuple[type[Event], ...]) -> None:
    told: list[Event] = []
    game = Game.new(players=5, seed=4, modules=modules, listen=told.append)
    for _ in range(2):
        cycle = game.to_position()["cycle"]
        while game.to_position()["cycle"] == cycle:
            play(game, "bid apollo" if kind(game) == "offering" else min(texts(game)))
    assert not order(told, *silent)
    assert ("ThreatRolled" in order(told, events.ThreatRolled)) is ("hades" in modules)
    assert ("FavourLaid" in order(told, events.FavourLaid)) is ("favours" in modules)
