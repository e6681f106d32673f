"""Theatres: in sets, under Cyclops and Giant, and what they don't do (H4.3, B7.1)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import BattleRound, BuildingDiscarded, Event
from tests.phrases import changes, gold, heard, isle, kind, play, refused, texts
from tests.rules.aegean import Lands, aegean, metropolises
from tests.rules.favours import FAVOURS, favoured

TYPES = ("port", "fortress", "temple", "university")


def building_university(isles: Lands, **parts: Any) -> Game:
    """Sparta's turn with Athena."""
    return aegean(modules=FAVOURS, isles=isles, **parts)


def founding(buildings: dict[str, list[str | None]]) -> Game:
    """Sparta has just built, and owns more than a set needs: such buildings stand only inside a flow."""
    position = aegean(modules=FAVOURS, isles={name: {"owner": "sparta"} for name in buildings}).to_position()
    for name, slots in buildings.items():
        position["isles"][name]["buildings"] = slots
    position["flow"] = [{"room": "cycle"}, {"room": "turn", "ending": False}, {"room": "founding", "player": "sparta"}]
    return Game.from_position(position)


def discarded(game: Game, events: list[Event]) -> list[str | None]:
    """The buildings given for sets, in order."""
    return [game.names.name("building", event.building) for event in events if isinstance(event, BuildingDiscarded)]


# In sets


@pytest.mark.rule("H4.3", "B7.1")
@pytest.mark.parametrize("missing", TYPES)
def test_a_theatre_stands_for_any_type(missing: str) -> None:
    three = [building for building in TYPES if building != missing]
    game = favoured("dionysus", isles={"naxos": {"buildings": [None, *three]}})
    events = heard(game)
    play(game, "favour", "build theatre kythnos")
    assert discarded(game, events) == ["theatre" if building == missing else building for building in TYPES]
    assert (kind(game), texts(game)) == ("place_metropolis", {"choose isle kythnos", "choose isle naxos"})
    play(game, "choose isle naxos")
    assert (isle(game, "naxos")["buildings"], isle(game, "kythnos")["buildings"]) == ([None] * 4, [None])
    assert metropolises(game) == {"naxos"}


@pytest.mark.rule("H4.3", "B7.1")
@pytest.mark.parametrize(
    "have",
    [
        ["port", "fortress", "theatre"],
        ["port", "theatre", "theatre"],
        ["theatre", "theatre", "theatre"],
        ["university", "theatre", "theatre"],
        ["temple", "university", "theatre"],
    ],
)
def test_several_theatres_may_stand_in(have: list[str]) -> None:
    game = favoured("dionysus", isles={"naxos": {"buildings": [None, *have]}})
    play(game, "favour", "build theatre kythnos")
    while kind(game) == "discard_set":  # which theatre stands for which type changes nothing: all of them go
        play(game, min(texts(game)))
    assert (kind(game), isle(game, "naxos")["buildings"]) == ("place_metropolis", [None] * 4)
    assert isle(game, "kythnos")["buildings"] == [None]


@pytest.mark.rule("H4.3", "B7.1")
@pytest.mark.parametrize(
    "have", [["port", "fortress"], ["port", "port", "theatre"], ["theatre", "theatre"], ["port"] * 3]
)
def test_a_set_still_needs_four(have: list[str]) -> None:
    naxos = [None, *have, *[None] * (3 - len(have))]
    game = favoured("dionysus", isles={"naxos": {"buildings": naxos}})
    play(game, "favour", "build theatre kythnos")
    assert (kind(game), metropolises(game)) == ("turn", set())
    assert (isle(game, "naxos")["buildings"], isle(game, "kythnos")["buildings"]) == (naxos, ["theatre"])


@pytest.mark.rule("H4.3", "B7.1")
def test_a_set_with_theatres_is_compulsory() -> None:
    """A university joins two types and a theatre: he must found, and has no other move."""
    game = building_university(
        {"naxos": {"buildings": [None, "port", "temple", None]}, "kythnos": {"buildings": ["theatre"]}}
    )
    play(game, "build university naxos")
    assert (kind(game), texts(game)) == ("place_metropolis", {"choose isle kythnos", "choose isle naxos"})
    refused(game, "end", "no_turn_now", "B5.1")


@pytest.mark.rule("H4.3", "B7.1")
def test_who_has_the_type_too_chooses_which_of_the_two_is_given() -> None:
    """The university completes four types, and a theatre is there besides."""
    game = founding(
        {
            "naxos": [None, "port", "fortress", "temple"],
            "kythnos": ["university"],
            "tinos": ["theatre", None],
        }
    )
    assert kind(game) == "discard_set"
    assert texts(game) == {"choose building naxos port on", "choose building tinos theatre on"}
    refused(game, "choose building naxos fortress off", "wrong_set_type", "B7.1")
    with_theatre = play(game.copy(), "choose building tinos theatre on")  # then the others are without a choice
    assert kind(with_theatre) == "place_metropolis"
    assert isle(with_theatre, "naxos")["buildings"] == [None, "port", None, None]
    assert isle(with_theatre, "tinos")["buildings"] == [None, None]
    play(game, "choose building naxos port on", "choose building naxos fortress off")
    assert texts(game) == {"choose building naxos temple off", "choose building tinos theatre on"}
    play(game, "choose building tinos theatre on")
    assert isle(game, "naxos")["buildings"] == [None, None, None, "temple"]


@pytest.mark.rule("H4.3", "B7.1")
def test_a_theatre_that_is_needed_for_a_later_type_is_not_given_for_an_earlier_one() -> None:
    isles: Lands = {
        "naxos": {"buildings": ["port", None, "port", "temple"]},
        "kythnos": {"buildings": ["theatre"]},
        "tinos": {"owner": "sparta"},
    }
    game = building_university(isles)
    play(game, "build university tinos")  # two ports, temple, university: the theatre is the fortress
    assert (kind(game), texts(game)) == (
        "discard_set",
        {"choose building naxos port on", "choose building naxos port off"},
    )
    refused(game, "choose building kythnos theatre on", "wrong_set_type", "B7.1")
    play(game, "choose building naxos port on")
    assert kind(game) == "place_metropolis"
    assert isle(game, "naxos")["buildings"] == [None, None, "port", None]
    assert isle(game, "kythnos")["buildings"] == [None]


@pytest.mark.rule("H4.3", "B7.1")
def test_of_two_theatres_one_may_be_free_to_choose() -> None:
    """No port: one theatre must stand for it, and the other may for any type."""
    game = founding(
        {
            "naxos": [None, "fortress", "temple", "university"],
            "kythnos": ["theatre"],
            "tinos": ["theatre", None],
        }
    )
    assert texts(game) == {"choose building kythnos theatre on", "choose building tinos theatre on"}
    play(game, "choose building kythnos theatre on")
    assert texts(game) == {"choose building naxos fortress on", "choose building tinos theatre on"}
    play(game, "choose building naxos fortress on", "choose building tinos theatre on")
    assert kind(game) == "place_metropolis"
    assert isle(game, "naxos")["buildings"] == [None, None, "temple", None]


@pytest.mark.rule("H4.3", "B7.1")
def test_sets_are_looked_for_again_with_the_theatres_left() -> None:
    game = founding(
        {
            "naxos": [None, None, "port", "temple"],
            "kythnos": ["theatre"],
            "tinos": ["theatre", "theatre"],
            "paros": ["theatre"],
            "serifos": ["port", "temple"],
        }
    )
    events = heard(game)
    while kind(game) != "turn":  # ports and temples are not given up for theatres, where that can be chosen
        play(game, min(texts(game), key=lambda action: "theatre" in action))
    assert (len(metropolises(game)), len(discarded(game, events))) == (2, 8)
    assert all(not any(entry["buildings"]) for entry in game.to_position()["isles"].values())


@pytest.mark.rule("H4.3", "B7.1", "B6.7")
def test_a_captured_theatre_completes_a_set() -> None:
    isles: Lands = {
        "naxos": {"troops": 2, "buildings": [None, "port", "temple", "university"]},
        "paros": {"owner": "thebes", "buildings": ["theatre"]},
    }
    game = aegean(modules=FAVOURS, god="ares", isles=isles, seas={"7-7": ("sparta", 1)})
    play(game, "move troops naxos", "land paros 1")
    assert (kind(game), isle(game, "paros")["buildings"]) == ("place_metropolis", [None])


@pytest.mark.rule("H4.3", "B5.13")
@pytest.mark.parametrize(("theatre", "legal"), [(True, True), (False, False)])
def test_a_theatre_counts_for_the_attack_on_a_last_isle(theatre: bool, legal: bool) -> None:
    """Sparta has a metropolis; port, temple and university are hers, Thebes's last isle has the rest of the set."""
    isles: Lands = {
        "naxos": {"troops": 2, "metropolis": True, "buildings": [None, None, "port", "temple"]},
        "kythnos": {"buildings": ["university"]},
        "kea": {"owner": "argos"},
        "delos": {"owner": "argos"},
        "paros": {"owner": "thebes", "buildings": ["theatre" if theatre else None]},
    }
    game = aegean(modules=FAVOURS, god="ares", isles=isles, seas={"7-7": ("sparta", 1)})
    if legal:
        play(game, "move troops naxos", "land paros 1")
        assert game.to_position()["cities"]["thebes"]["eliminated"] is True
    else:
        refused(game, "move troops naxos", "last_isle", "B5.13")


# A slot as a building, and no power


@pytest.mark.rule("H4.3", "B5.8")
def test_a_theatre_takes_a_slot() -> None:
    game = favoured("dionysus", isles={"naxos": {"buildings": ["port", "port", "port", None]}})
    play(game, "favour", "build theatre naxos")
    assert isle(game, "naxos")["buildings"] == ["port", "port", "port", "theatre"]
    refused(game, "build university naxos", "no_free_slot", "B5.8")
    assert "build university kythnos" in texts(game)


@pytest.mark.rule("H4.3", "B7.3")
def test_a_theatre_under_a_metropolis_is_destroyed() -> None:
    game = building_university(
        {"naxos": {"buildings": ["theatre", "port", None, None]}, "kythnos": {"metropolis": True}},
        cities={"sparta": {"philosophers": 3}},
    )
    play(game, "recruit philosopher")
    assert (metropolises(game), isle(game, "naxos")["buildings"]) == ({"kythnos", "naxos"}, [None] * 4)


@pytest.mark.rule("H4.3")
def test_a_theatre_is_no_temple() -> None:
    game = aegean(
        "giant",
        modules=FAVOURS,
        isles={"naxos": {"buildings": ["theatre", "theatre"]}, "syros": {"buildings": ["port"]}},
    )
    assert game.view(None)["cities"]["sparta"]["discounts_left"] == 0
    play(game, "call giant")
    assert gold(game, "sparta") == 9 - 2


@pytest.mark.rule("H4.3")
def test_a_theatre_is_no_fortress_and_no_port() -> None:
    isles: Lands = {"naxos": {"troops": 1}, "paros": {"owner": "thebes", "troops": 1, "buildings": ["theatre"]}}
    game = aegean(modules=FAVOURS, god="ares", isles=isles, seas={"7-7": ("sparta", 1)}, dice=[2, 1])
    events = heard(game)
    play(game, "move troops naxos", "land paros 1")
    assert [event.defender_total for event in events if isinstance(event, BattleRound)] == [2]
    fleets = {"7-7": ("sparta", 1), "6-7": ("thebes", 1)}
    game = aegean(modules=FAVOURS, god="poseidon", isles=isles, seas=fleets, dice=[2, 1])
    events = heard(game)
    play(game, "move fleets 7-7", "sail 6-7 1")
    assert [event.defender_total for event in events if isinstance(event, BattleRound)] == [2]


# Giant and Cyclops


@pytest.mark.rule("H4.3", "C6")
def test_the_giant_destroys_a_theatre() -> None:
    isles: Lands = {"syros": {"buildings": [None, "theatre"]}, "delos": {"buildings": ["theatre"], "figure": "chiron"}}
    game = aegean("giant", modules=FAVOURS, isles=isles)
    before = game.to_position()
    play(game, "call giant")
    assert texts(game) == {"choose building syros theatre on", "forgo"}
    refused(game, "choose building delos theatre on", "guarded_by_chiron", "C15")
    play(game, "choose building syros theatre on")
    assert isle(game, "syros")["buildings"] == [None, None]
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "track", "discard", "isles.syros.buildings"}


@pytest.mark.rule("H4.3", "C6")
def test_a_destroyed_theatre_can_be_built_again() -> None:
    isles: Lands = {"syros": {"buildings": ["theatre", "theatre"]}, "andros": {"buildings": ["theatre", "theatre"]}}
    game = favoured("dionysus", "giant", isles=isles)
    refused(game, "favour", "no_room_to_build", "H4.2")
    play(game, "call giant", "choose building syros theatre on", "favour", "build theatre naxos")
    assert isle(game, "naxos")["buildings"] == [None, None, "theatre", None]


@pytest.mark.rule("H4.3", "C8")
def test_the_cyclops_turns_a_theatre_but_nothing_into_one() -> None:
    isles: Lands = {"naxos": {"buildings": [None, None, "theatre", "port"]}, "syros": {"buildings": ["theatre"]}}
    game = aegean("cyclops", modules=FAVOURS, isles=isles)
    play(game, "call cyclops")
    assert texts(game) == {"choose building naxos theatre off", "choose building naxos port off", "forgo"}
    refused(game, "choose building syros theatre on", "not_your_building", "C8")
    port = play(game.copy(), "choose building naxos port off")
    assert texts(port) == {"choose type fortress", "choose type temple", "choose type university"}
    refused(port, "choose type theatre", "never_into_theatre", "C8")
    play(game, "choose building naxos theatre off")
    assert texts(game) == {f"choose type {building}" for building in TYPES}
    refused(game, "choose type theatre", "never_into_theatre", "C8")
    play(game, "choose type temple")
    assert isle(game, "naxos")["buildings"] == [None, None, "temple", "port"]


@pytest.mark.rule("H4.3", "C8", "B7.1")
def test_a_building_turned_by_the_cyclops_completes_a_set_with_theatres() -> None:
    isles: Lands = {"naxos": {"buildings": [None, "temple", "temple", "theatre"]}, "kythnos": {"buildings": ["port"]}}
    game = aegean("cyclops", modules=FAVOURS, isles=isles)
    play(game, "call cyclops", "choose building naxos temple off", "choose type fortress")
    assert kind(game) == "place_metropolis"
