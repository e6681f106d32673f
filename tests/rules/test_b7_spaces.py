"""Where a metropolis goes, and when there is none to be had (B7.3, B7.4)."""

import json
from typing import Any

import pytest

from cyclades import Game
from cyclades.content import board_path
from cyclades.engine.words.events import BuildingCleared, BuildingDiscarded, MetropolisForfeited, MetropolisFounded
from cyclades.engine.words.pieces import BUILDINGS
from tests.phrases import changes, city, decider, heard, isle, kind, play, refused, texts


def athena(isles: dict[str, Any], philosophers: int = 3, **parts: Any) -> Game:
    """Sparta's turn with Athena; the isles named are its own where no owner is given."""
    mine = {name: {"owner": "sparta"} | entry for name, entry in isles.items()}
    others = {"tinos": {"owner": "athens", "troops": 1}, "syros": {"owner": "corinth", "troops": 1}}
    return Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "athena"},
            "isles": others | mine,
            "cities": {"sparta": {"philosophers": philosophers, "gold": 9}},
            **parts,
        }
    )


# B7.3


@pytest.mark.rule("B7.3")
def test_it_goes_on_an_own_isle_without_one() -> None:
    game = athena({"naxos": {}, "kea": {"metropolis": True}, "milos": {}, "delos": {"owner": "athens"}})
    play(game, "recruit philosopher")
    assert texts(game) == {"choose isle naxos", "choose isle milos"}
    refused(game, "choose isle kea", "metropolis_there", "B7.3")
    refused(game, "choose isle delos", "metropolis_isle_not_yours", "B7.3")
    refused(game, "choose isle mykonos", "metropolis_isle_not_yours", "B7.3")  # neutral


@pytest.mark.rule("B7.3")
def test_a_free_space_comes_first() -> None:
    isles = {
        "naxos": {"buildings": ["port"]},  # one of the two slots is enough to make it not free
        "milos": {"buildings": [None, None, "port"]},  # off the space
        "kea": {"buildings": ["temple"]},
        "delos": {},
    }
    game = athena(isles)
    play(game, "recruit philosopher")
    assert texts(game) == {"choose isle milos", "choose isle delos"}
    refused(game, "choose isle naxos", "free_space_first", "B7.3")
    refused(game, "choose isle kea", "free_space_first", "B7.3")
    before = game.to_position()
    play(game, "choose isle milos")
    assert changes(before["isles"], game.to_position()["isles"]) == {"milos.metropolis"}


@pytest.mark.rule("B7.3")
def test_the_only_free_space_leaves_no_choice() -> None:
    game = athena({"naxos": {"buildings": [None, "port"]}, "kea": {}})
    play(game, "recruit philosopher")
    assert (isle(game, "kea")["metropolis"], isle(game, "naxos")["metropolis"]) == (True, False)
    assert isle(game, "naxos")["buildings"] == [None, "port", None, None]


@pytest.mark.rule("B7.3")
def test_where_no_space_is_free_he_chooses_which_to_clear() -> None:
    isles = {
        "naxos": {"buildings": ["port", "temple", "fortress", "temple"]},
        "kea": {"buildings": ["port"]},
        "milos": {"metropolis": True},
    }
    game = athena(isles)
    events = heard(game)
    play(game, "recruit philosopher")
    assert texts(game) == {"choose isle naxos", "choose isle kea"}
    before = game.to_position()
    play(game, "choose isle naxos")
    # The two on the space are destroyed, the two off it stay.
    assert isle(game, "naxos") == before["isles"]["naxos"] | {
        "metropolis": True,
        "buildings": [None, None, "fortress", "temple"],
    }
    assert changes(before["isles"], game.to_position()["isles"]) == {"naxos.buildings", "naxos.metropolis"}
    assert [BUILDINGS[event.building] for event in events if isinstance(event, BuildingCleared)] == ["port", "temple"]


@pytest.mark.rule("B7.3", "B1.3")
def test_destroyed_buildings_can_be_had_again() -> None:
    isles = {
        "naxos": {"buildings": ["university"] * 4},
        "milos": {"buildings": ["university"] * 3},
        "sifnos": {"buildings": ["university"]},
        "tinos": {"owner": "athens", "buildings": ["university"] * 2},
    }
    game = athena(isles)
    refused(game, "build university sifnos", "no_building_left", "B1.3")
    play(game, "recruit philosopher", "choose isle naxos", "build university sifnos")
    assert isle(game, "sifnos")["buildings"] == ["university", None, "university"]


@pytest.mark.rule("B7.3")
def test_the_sets_own_buildings_are_removed_first() -> None:
    # Two of the set stand on Naxos's space, one on Kea's: both count as free, Delos with another port does not.
    isles = {
        "naxos": {"buildings": ["fortress", "temple"]},
        "kea": {"buildings": ["port"]},
        "delos": {"buildings": ["port"]},
    }
    game = athena(isles, philosophers=0)
    play(game, "build university naxos")
    assert kind(game) == "discard_set"
    play(game, "choose building kea port on")
    assert (decider(game), kind(game)) == ("sparta", "place_metropolis")
    assert texts(game) == {"choose isle naxos", "choose isle kea"}
    refused(game, "choose isle delos", "free_space_first", "B7.3")
    play(game, "choose isle naxos")
    assert isle(game, "naxos")["buildings"] == [None] * 4
    assert isle(game, "delos")["buildings"] == ["port"]


@pytest.mark.rule("B7.3")
def test_an_isle_without_a_metropolis_space_gets_none() -> None:
    board = json.loads(board_path("base-2-3").read_text(encoding="utf-8"))
    for territory in board["territories"]:
        if territory["id"] == "milos":
            territory["metropolis_slots"] = []
    game = athena({"naxos": {}, "kea": {}, "milos": {}}, board=board)
    play(game, "recruit philosopher")
    assert texts(game) == {"choose isle naxos", "choose isle kea"}
    refused(game, "choose isle milos", "no_metropolis_space", "B7.3")


# B7.4


@pytest.mark.rule("B7.4")
def test_philosophers_without_a_space_are_discarded_for_nothing() -> None:
    game = athena({"naxos": {"metropolis": True}, "kea": {"metropolis": True}})
    before = game.to_position()
    events = heard(game)
    play(game, "recruit philosopher")
    assert changes(before, game.to_position()) == {"cities.sparta.philosophers", "turn.recruited"}
    assert city(game, "sparta")["philosophers"] == 0
    assert [type(event) for event in events if isinstance(event, (MetropolisForfeited, MetropolisFounded))] == [
        MetropolisForfeited
    ]
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B7.4")
def test_a_set_without_a_space_is_discarded_for_nothing() -> None:
    isles = {
        "naxos": {"metropolis": True, "buildings": [None, None, "port", "fortress"]},
        "milos": {"metropolis": True, "buildings": [None, None, "temple"]},
        "sifnos": {"metropolis": True},
    }
    game = athena(isles, philosophers=0)
    before = game.to_position()
    events = heard(game)
    play(game, "build university sifnos")
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.milos.buildings",
        "isles.naxos.buildings",
    }
    assert [isle(game, name)["buildings"] for name in ("naxos", "milos", "sifnos")] == [
        [None] * 4,
        [None] * 3,
        [None] * 3,
    ]
    assert len([event for event in events if isinstance(event, BuildingDiscarded)]) == 4
    assert isinstance(events[-1], MetropolisForfeited)
    assert kind(game) == "turn"


def with_metropolises(number: int, sparta: dict[str, Any], **parts: Any) -> Game:
    """Five players, so many metropolises on the board, none of them Sparta's."""
    names = ["kea", "andros", "syros", "tinos", "mykonos", "serifos", "sifnos", "delos", "milos", "ios"][:number]
    owners = ["athens", "corinth", "thebes", "argos"]
    isles = {name: {"owner": owners[at % 4], "metropolis": True} for at, name in enumerate(names)}
    mine = {name: {"owner": "sparta"} | entry for name, entry in sparta.items()}
    return Game.from_position(
        {"players": 5, "turn": {"marker": "sparta", "god": "athena"}, "isles": isles | mine, **parts}
    )


@pytest.mark.rule("B7.4", "B1.2", "B1.3")
@pytest.mark.parametrize(("on_board", "gained"), [(9, True), (10, False)])
def test_philosophers_when_no_metropolis_is_left(on_board: int, gained: bool) -> None:
    game = with_metropolises(on_board, {"naxos": {}}, cities={"sparta": {"philosophers": 3}})
    play(game, "recruit philosopher")
    assert isle(game, "naxos")["metropolis"] == gained
    assert (city(game, "sparta")["philosophers"], kind(game)) == (0, "turn")


@pytest.mark.rule("B7.4", "B1.2", "B1.3")
@pytest.mark.parametrize(("on_board", "gained"), [(9, True), (10, False)])
def test_a_set_when_no_metropolis_is_left(on_board: int, gained: bool) -> None:
    naxos = {"buildings": ["port", None, "fortress", "temple"]}
    game = with_metropolises(on_board, {"naxos": naxos})
    play(game, "build university naxos")
    assert (isle(game, "naxos")["metropolis"], isle(game, "naxos")["buildings"]) == (gained, [None] * 4)
    assert kind(game) == "turn"


@pytest.mark.rule("B7.4")
def test_two_sets_and_one_metropolis_left() -> None:
    game = with_metropolises(
        9,
        {
            "naxos": {"troops": 1, "buildings": ["port", "port", "fortress", "fortress"]},
            "kythnos": {"buildings": ["temple"]},
            "paros": {"buildings": ["temple"]},
            "ios": {"owner": "athens", "buildings": ["university", "university"]},
        },
        turn={"marker": "sparta", "god": "ares"},
        seas={"9-5": {"owner": "sparta"}},
    )
    events = heard(game)
    play(game, "move troops naxos", "land ios 1", "choose building kythnos temple on")
    # Kythnos was the only space that became free; for the second set nothing was left.
    assert isle(game, "kythnos")["metropolis"]
    assert [isle(game, name)["buildings"] for name in ("naxos", "paros", "ios")] == [[None] * 4, [None], [None] * 3]
    assert [type(event) for event in events if isinstance(event, (MetropolisForfeited, MetropolisFounded))] == [
        MetropolisFounded,
        MetropolisForfeited,
    ]
    assert (decider(game), kind(game)) == ("sparta", "turn")
