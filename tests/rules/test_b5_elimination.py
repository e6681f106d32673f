"""A player who has lost his last isle is out (B5.14)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import (
    ApolloGave,
    BuildingDiscarded,
    IsleTaken,
    MetropolisFounded,
    PlayerEliminated,
    ProsperityPlaced,
    TurnBegan,
)
from cyclades.engine.words.pieces import CITIES
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, texts

LAST_ISLE = {"owner": "athens", "troops": 1, "metropolis": True}


def before_the_end(players: int = 5, isles: dict[str, Any] | None = None, **parts: Any) -> Game:
    """Sparta, with Ares, is about to take Delos, Athens's last isle, with three against one; it has a metropolis.

    On the five-player board 6-6, 6-7 and 7-7 join Naxos and Delos.
    """
    board: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": 4},
        "kythnos": {"owner": "sparta", "metropolis": True},
        "delos": LAST_ISLE,
        "kea": {"owner": "corinth", "troops": 1},
        "milos": {"owner": "corinth", "troops": 1},
        "tinos": {"owner": "thebes", "troops": 1},
        "syros": {"owner": "thebes", "troops": 1},
        "ios": {"owner": "argos", "troops": 1},
        "andros": {"owner": "argos", "troops": 1},
    }
    seas = {name: {"owner": "sparta", "fleets": 1} for name in ("6-6", "6-7", "7-7")}
    more_seas = parts.pop("seas", {})
    position: dict[str, Any] = {
        "players": players,
        "turn": {"marker": "sparta", "god": "ares"},
        "gods": ["ares", "athena", "zeus", "poseidon"],
        "isles": board | (isles or {}),
        "seas": seas | more_seas,
        "dice": [3, 0],
        **parts,
    }
    return Game.from_position(position)


CONQUEST = ("move troops naxos", "land delos 3")


def out(game: Game) -> list[str]:
    """The cities that are out of the game."""
    return [name for name, entry in game.to_position()["cities"].items() if entry["eliminated"]]


# What he loses


@pytest.mark.rule("B5.14")
def test_everything_of_his_leaves() -> None:
    game = before_the_end(
        bids={"athena": {"marker": "athens", "gold": 2}, "zeus": {"marker": "corinth"}},
        apollo=["thebes", "argos"],
        cities={"athens": {"gold": 7, "priests": 2, "philosophers": 3}},
        isles={"kea": {"owner": "corinth", "troops": 1, "figure": {"card": "medusa", "holder": "athens"}}},
        seas={
            "4-6": {"owner": "athens", "fleets": 2},
            "0-0": {"owner": "athens", "fleets": 1},
            "3-7": {"owner": "thebes"},
        },
        kraken="10-0",
    )
    before = game.to_position()
    play(game, *CONQUEST)
    after = game.to_position()
    assert after["cities"]["athens"] == {
        "gold": 0,
        "priests": 0,
        "philosophers": 0,
        "discounts_used": 0,
        "eliminated": True,
    }
    assert changes(before, after) == {
        "bids.athena",
        "cities.athens.eliminated",
        "cities.athens.gold",
        "cities.athens.philosophers",
        "cities.athens.priests",
        "cities.sparta.gold",
        "discard",
        "isles.delos.owner",
        "isles.delos.troops",
        "isles.kea.figure",
        "isles.naxos.troops",
        "seas.0-0",
        "seas.4-6",
    }
    assert after["discard"] == ["medusa"]
    assert (isle(game, "delos")["owner"], isle(game, "delos")["troops"]) == ("sparta", 3)
    assert (decider(game), kind(game)) == ("sparta", "turn")
    # The conqueror paid for the move and got nothing of the gold.
    assert gold(game, "sparta") == before["cities"]["sparta"]["gold"] - 1


@pytest.mark.rule("B5.14")
def test_without_a_battle_too() -> None:
    game = before_the_end(isles={"delos": LAST_ISLE | {"troops": 0}}, cities={"athens": {"gold": 9}})
    play(game, *CONQUEST)
    assert (out(game), gold(game, "athens")) == (["athens"], 0)


@pytest.mark.rule("B5.14", "C5")
def test_by_pegasus_too() -> None:
    game = before_the_end(turn={"marker": "sparta", "god": "zeus"}, track=["pegasus"])
    play(game, "call pegasus", "choose isle naxos", "land delos 3")
    assert out(game) == ["athens"]


@pytest.mark.rule("B5.14")
def test_nobody_is_out_while_he_has_an_isle() -> None:
    game = before_the_end(isles={"mykonos": {"owner": "athens"}}, cities={"athens": {"gold": 9}})
    before = game.to_position()
    play(game, *CONQUEST)
    assert out(game) == []
    assert changes(before["cities"], game.to_position()["cities"]) == {"sparta.gold"}


@pytest.mark.rule("B5.14")
def test_an_attack_beaten_off_puts_nobody_out() -> None:
    game = before_the_end(isles={"delos": LAST_ISLE | {"troops": 3}}, dice=[0, 3] * 3)
    play(game, *CONQUEST)
    while kind(game) == "land_battle":
        play(game, "stay")
    assert (isle(game, "delos")["owner"], isle(game, "delos")["troops"]) == ("athens", 3)
    assert out(game) == []


@pytest.mark.rule("B5.14", "B1.3")
def test_priests_and_philosophers_go_back_to_the_supply() -> None:
    game = before_the_end(
        bids={"zeus": {"marker": "corinth"}},
        cities={"athens": {"priests": 6}, "thebes": {"priests": 6}, "argos": {"priests": 6}},
        apollo=["athens", "thebes", "argos"],
        gods=["ares", "zeus", "athena", "poseidon"],
    )
    play(game, *CONQUEST, "end", "recruit priest")
    assert (decider(game), city(game, "corinth")["priests"]) == ("corinth", 1)


# Figures


@pytest.mark.rule("B5.14", "C0.7")
def test_only_his_own_isle_figures_leave() -> None:
    game = before_the_end(
        isles={
            "delos": LAST_ISLE | {"figure": {"card": "medusa", "holder": "corinth"}},
            "tinos": {"owner": "thebes", "troops": 1, "figure": {"card": "chiron", "holder": "athens"}},
            "ios": {"owner": "argos", "troops": 1, "figure": {"card": "polyphemus", "holder": "argos"}},
        },
        discard=["satyr"],
    )
    play(game, *CONQUEST)
    assert isle(game, "delos")["figure"]["card"] == "medusa"
    assert isle(game, "ios")["figure"]["card"] == "polyphemus"
    assert isle(game, "tinos")["figure"] is None
    assert game.to_position()["discard"] == ["satyr", "chiron"]


@pytest.mark.rule("B5.14")
def test_the_kraken_stays() -> None:
    game = play(before_the_end(kraken="5-7"), *CONQUEST)
    assert game.to_position()["kraken"] == "5-7"


# Markers


@pytest.mark.rule("B5.14")
def test_his_marker_leaves_the_god_and_no_turn_of_his_is_played() -> None:
    game = before_the_end(
        bids={"athena": {"marker": "athens", "gold": 3}, "zeus": {"marker": "corinth", "gold": 2}},
        apollo=["thebes", "argos"],
    )
    events = heard(game)
    play(game, *CONQUEST)
    assert game.to_position()["bids"] == {
        "ares": {"marker": "sparta", "gold": 1},
        "zeus": {"marker": "corinth", "gold": 2},
    }
    play(game, "end")
    assert (decider(game), game.to_position()["turn"]["god"]) == ("corinth", "zeus")
    play(game, "end")
    assert (decider(game), kind(game)) == ("thebes", "place_marker")
    assert CITIES.index("athens") not in [event.player for event in events if isinstance(event, TurnBegan)]


@pytest.mark.rule("B5.14", "B5.12")
def test_those_behind_him_on_apollo_move_up() -> None:
    game = before_the_end(bids={"zeus": {"marker": "corinth"}}, apollo=["athens", "thebes", "argos"])
    events = heard(game)
    play(game, *CONQUEST)
    assert game.to_position()["apollo"] == ["thebes", "argos"]
    play(game, "end", "end")
    # Thebes is the new first one and gets the prosperity marker.
    assert (decider(game), kind(game)) == ("thebes", "place_marker")
    play(game, "choose isle tinos")
    assert [CITIES[event.player] for event in events if isinstance(event, ApolloGave)] == ["thebes", "argos"]
    assert [CITIES[event.player] for event in events if isinstance(event, ProsperityPlaced)] == ["thebes"]


@pytest.mark.rule("B5.14")
def test_those_before_him_on_apollo_stay() -> None:
    game = before_the_end(bids={"zeus": {"marker": "corinth"}}, apollo=["thebes", "athens", "argos"])
    play(game, *CONQUEST)
    assert game.to_position()["apollo"] == ["thebes", "argos"]


@pytest.mark.rule("B5.14")
def test_his_marker_leaves_the_turn_track() -> None:
    game = before_the_end(
        gods=["athena", "ares", "zeus", "poseidon"],
        turn_order=[None, None, None, None, "athens"],
        bids={"zeus": {"marker": "corinth"}},
        apollo=["thebes", "argos"],
    )
    play(game, *CONQUEST)
    assert game.to_position()["turn_order"] == [None] * 5
    play(game, "end", "end", "choose isle tinos")
    order = [name for name in game.to_position()["turn_order"] if name]
    assert order == ["argos", "thebes", "corinth", "sparta"]


# When


@pytest.mark.rule("B5.14", "B6.7")
def test_he_is_out_before_captured_buildings_complete_a_set() -> None:
    game = before_the_end(
        isles={
            "naxos": {"owner": "sparta", "troops": 4, "buildings": ["port", None, "fortress", "temple"]},
            "delos": {"owner": "athens", "troops": 1, "buildings": ["university"]},
        },
        cities={"athens": {"gold": 9}},
    )
    events = heard(game)
    play(game, *CONQUEST)
    # The set leaves no choice, but which isle gets the metropolis does.
    assert (kind(game), decider(game), out(game), gold(game, "athens")) == ("place_metropolis", "sparta", ["athens"], 0)
    kinds = [type(event) for event in events]
    assert kinds.index(IsleTaken) < kinds.index(PlayerEliminated) < kinds.index(BuildingDiscarded)
    play(game, "choose isle delos")
    assert isinstance(events[-1], MetropolisFounded)


# The game goes on


@pytest.mark.rule("B5.14")
def test_the_game_goes_on_without_him() -> None:
    game = before_the_end(
        bids={"zeus": {"marker": "corinth"}},
        apollo=["athens", "thebes", "argos"],
        isles={
            "delos": {"owner": "athens", "metropolis": True},
            "paros": {"owner": "corinth", "troops": 3},
            "kythnos": {"owner": "sparta", "metropolis": True},
        },
        track=["pegasus"],
        cities={"corinth": {"gold": 20}},
        dice=[3, 0, 3, 0, 3, 0],
        draws={"god": ["zeus", "ares", "poseidon", "athena"]},
    )
    # Sparta holds two metropolises for a moment; Corinth takes one back before the cycle ends.
    play(game, "move troops naxos", "land delos 1", "end", "call pegasus", "choose isle paros", "land delos 3")
    assert isle(game, "delos")["owner"] == "corinth"
    play(game, "end", "choose isle tinos")
    after = game.to_position()
    assert (game.over, after["cycle"], out(game)) == (False, 2, ["athens"])
    # The rotation stays that of five: all four gods are available.
    assert after["gods"] == ["zeus", "ares", "poseidon", "athena"]
    bidders = []
    for _ in range(4):
        bidders.append(decider(game))
        play(game, "bid apollo")
    assert bidders == ["argos", "thebes", "corinth", "sparta"]
    assert kind(game) == "place_marker"
    assert gold(game, "athens") == 0  # no revenue either


@pytest.mark.rule("B5.14")
def test_the_rotation_of_three_stays_when_two_are_left() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "ares"},
            "gods": ["ares", "zeus"],
            "bids": {"zeus": {"marker": "athens"}},
            "apollo": ["corinth"],
            "isles": {
                "naxos": {"owner": "sparta", "troops": 4},
                "kea": {"owner": "sparta", "metropolis": True},
                "delos": LAST_ISLE,
                "syros": {"owner": "corinth", "troops": 1},
                "milos": {"owner": "corinth", "troops": 3},
            },
            "seas": {"6-4": {"owner": "sparta"}, "9-1": {"owner": "corinth"}},
            "dice": [3, 0],
        }
    )
    play(game, *CONQUEST)
    assert (game.over, out(game)) == (False, ["athens"])
    play(game, "end", "choose isle milos")
    # Sparta keeps its two metropolises to the end of the cycle: the number of three players is enough.
    assert (game.ending, game.winners) == ("metropolises", [0])


@pytest.mark.rule("B5.14", "B3.5")
def test_two_gods_are_available_when_two_of_three_are_left() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "cycle": 3,
            "gods": ["ares", "zeus"],
            "turn": {"marker": "sparta", "god": "zeus"},
            "apollo": ["corinth"],
            "cities": {"athens": {"eliminated": True}},
            "isles": {"naxos": {"owner": "sparta", "troops": 1}, "milos": {"owner": "corinth", "troops": 1}},
        }
    )
    play(game, "end")
    after = game.to_position()
    assert (after["cycle"], len(after["gods"])) == (4, 2)
    assert [name for name in after["turn_order"] if name] == ["corinth", "sparta"]
    assert decider(game) == "corinth"
    play(game, "bid apollo")
    assert decider(game) == "sparta"
    assert "bid apollo" in texts(game)


@pytest.mark.rule("B5.1", "B5.14")
def test_the_place_of_an_eliminated_player_is_the_last_free_one() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "cycle": 3,
            "turn_order": [None, "athens", "sparta"],
            "turn": {"marker": "corinth", "god": "ares"},
            "isles": {
                "tinos": {"owner": "sparta", "metropolis": True},
                "mykonos": {"owner": "corinth", "troops": 1, "metropolis": True},
                "milos": {"owner": "athens", "troops": 1},
            },
            "seas": {"3-3": {"owner": "corinth"}},
        }
    )
    play(game, "move troops mykonos", "land tinos 1", "end")
    assert city(game, "sparta")["eliminated"]
    assert game.over  # two metropolises at the end of the cycle; the track is as the last turn left it
    assert game.to_position()["turn_order"] == [None, "athens", "corinth"]
