"""The last isle's protection, reckoned with Penthesilea, the hidden isle and theatres (B5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from tests.phrases import decider, isle, kind, play, refused, texts
from tests.rules.aegean import Lands, metropolises
from tests.rules.heroes import heroic

HER = {"penthesilea": "naxos"}
THREE = [None, "port", "fortress", "temple"]  # of a set, on Naxos


def against_ios(
    ios: dict[str, Any],
    naxos: dict[str, Any] | None = None,
    modules: tuple[str, ...] = ("heroes", "favours"),
    **rest: Any,
) -> Game:
    """Sparta has Naxos alone, Athens Ios alone; Sparta can march there, or to Paros. Two metropolises are needed."""
    isles: Lands = {
        "kythnos": {"owner": "thebes"},
        "syros": {"owner": "thebes"},
        "naxos": {"troops": 3} | (naxos or {}),
        "ios": {"troops": 1} | ios,
    } | rest.pop("isles", {})
    seas = {"9-5": ("sparta", 1), "8-6": ("sparta", 1)}
    game = heroic(god="ares", modules=modules, isles=isles, seas=seas, **rest)
    return play(game, "move troops naxos")


def protected(game: Game) -> bool:
    if "land ios 1" in texts(game):
        return False
    refused(game, "land ios 1", "last_isle", "B5.13")
    assert "land paros 1" in texts(game)
    return True


# The hidden isle


@pytest.mark.rule("B5.13", "H3.6")
@pytest.mark.parametrize(("owner", "safe"), [("sparta", False), ("thebes", True), ("athens", True), (None, True)])
def test_the_attacker_s_hidden_metropolis_counts(owner: str | None, safe: bool) -> None:
    assert protected(against_ios({"metropolis": True}, hidden_isle=owner)) == safe


@pytest.mark.rule("B5.13", "H3.6")
def test_but_the_capture_must_give_one_more() -> None:
    assert protected(against_ios({}, {"metropolis": True}, hidden_isle="sparta"))


@pytest.mark.rule("B5.13", "H3.6")
def test_the_defender_s_hidden_isle_is_no_second_isle() -> None:
    assert protected(against_ios({}, hidden_isle="athens"))
    # And nothing of it is won.
    assert protected(against_ios({"metropolis": True}, hidden_isle="athens"))


# Penthesilea


@pytest.mark.rule("B5.13", "H3.6")
@pytest.mark.parametrize(
    ("heroes", "safe"),
    [
        ({}, True),
        (HER, False),
        ({"penthesilea": "ios"}, True),
        ({"penthesilea": {"isle": "naxos", "hired": 3}}, True),
    ],
)
def test_penthesilea_takes_what_has_no_space(heroes: dict[str, Any], safe: bool) -> None:
    """Naxos and Sifnos have a metropolis, the necropolis covers Ios's space: a set would be lost, if not for her."""
    game = against_ios(
        {"buildings": [None, None, "university"]},
        {"metropolis": True, "buildings": [None, None, "port", "temple"]},
        modules=("hades", "heroes"),
        necropolis="ios",
        isles={"sifnos": {"owner": "sparta", "metropolis": True, "buildings": [None, None, "fortress"]}},
        heroes=heroes,
    )
    assert protected(game) == safe


@pytest.mark.rule("B5.13", "H3.6")
def test_where_there_is_a_space_she_makes_no_difference() -> None:
    for heroes in ({}, HER):
        one_set = against_ios({"buildings": ["university"]}, {"buildings": THREE}, heroes=heroes)
        assert protected(one_set)  # one metropolis is not enough, wherever it stands
        with_one = against_ios(
            {"metropolis": True, "buildings": [None, None, "university"]}, {"buildings": THREE}, heroes=heroes
        )
        assert not protected(with_one)


@pytest.mark.rule("B5.13", "H3.6", "B7.3")
def test_she_saves_the_second_set_from_being_built_over() -> None:
    """Two sets; every space is taken by a part of the second set, so only she keeps that one whole."""
    naxos = {"buildings": ["port", "port", "fortress", "fortress"]}
    ios = {"buildings": ["university", "university"]}
    isles: Lands = {"sifnos": {"owner": "sparta", "buildings": ["temple", "temple"]}}
    assert protected(against_ios(ios, naxos, isles=isles))
    assert not protected(against_ios(ios, naxos, isles=isles, heroes=HER))


@pytest.mark.rule("B5.13", "H3.6")
def test_she_may_come_along_and_do_it_then() -> None:
    game = against_ios(
        {"metropolis": True, "buildings": [None, None, "university"]},
        {"metropolis": True, "buildings": [None, None, "port", "fortress"]},
        isles={"sifnos": {"owner": "sparta", "metropolis": True, "buildings": [None, None, "temple"]}},
        heroes=HER,
        dice=[3, 0],
    )
    play(game, "take penthesilea", "land ios 3")
    assert isle(game, "ios")["owner"] == "sparta"
    assert (decider(game), texts(game)) == ("sparta", {"forgo", "sacrifice penthesilea"})
    play(game, "sacrifice penthesilea")
    assert (game.to_position()["hidden_isle"], metropolises(game)) == ("sparta", {"naxos", "ios", "sifnos"})


# Theatres


@pytest.mark.rule("B5.13", "H4.3")
@pytest.mark.parametrize(
    ("on_naxos", "on_ios", "safe"),
    [
        (THREE, "theatre", False),
        ([None, "port", "fortress", "theatre"], "university", False),
        ([None, "port", "theatre", "theatre"], "temple", False),
        ([None, "theatre", "theatre", "theatre"], "port", False),
        ([None, "theatre", "theatre", "theatre"], "theatre", False),
        ([None, None, "port", "fortress"], "theatre", True),
        ([None, "port", "fortress", "theatre"], "port", True),
        ([None, "port", "port", "theatre"], "theatre", True),
    ],
)
def test_theatres_fill_a_set(on_naxos: list[str | None], on_ios: str, safe: bool) -> None:
    """A metropolis on Sifnos, and one from the set where it is complete."""
    isles: Lands = {"sifnos": {"owner": "sparta", "metropolis": True}}
    assert protected(against_ios({"buildings": [on_ios]}, {"buildings": on_naxos}, isles=isles)) == safe


@pytest.mark.rule("B5.13", "H4.3")
@pytest.mark.parametrize(("theatres", "safe"), [(1, True), (2, False)])
def test_theatres_fill_two_sets(theatres: int, safe: bool) -> None:
    """Two of each type but universities; a theatre for each on Ios."""
    naxos = {"buildings": ["port", "port", "fortress", "fortress"]}
    isles: Lands = {
        "sifnos": {"owner": "sparta", "buildings": ["temple", "temple"]},
        "paros": {"owner": "sparta"},  # a free space
    }
    game = against_ios({"buildings": ["theatre"] * theatres}, naxos, isles=isles)
    assert ("land ios 1" not in texts(game)) == safe
    if safe:
        refused(game, "land ios 1", "last_isle", "B5.13")


@pytest.mark.rule("B5.13", "H4.3")
def test_a_theatre_taken_is_discarded_for_the_set() -> None:
    isles: Lands = {"sifnos": {"owner": "sparta", "metropolis": True}}
    game = against_ios({"buildings": ["theatre"]}, {"buildings": THREE}, isles=isles, dice=[3, 0])
    play(game, "land ios 3")
    assert kind(game) == "place_metropolis"
    assert (isle(game, "ios")["buildings"], isle(game, "naxos")["buildings"]) == ([None] * 3, [None] * 4)
