"""A player's only isle may not be attacked, but for the metropolises that decide (B5.13)."""

import json
from typing import Any

import pytest

from cyclades import Game
from cyclades.content import board_path
from tests.phrases import isle, kind, play, refused, sea, texts

SET = ["port", "fortress", "temple", "university"]


def mine(troops: int = 0, **parts: Any) -> dict[str, Any]:
    return {"owner": "sparta", "troops": troops, **parts}


def his(troops: int = 0, **parts: Any) -> dict[str, Any]:
    return {"owner": "athens", "troops": troops, **parts}


def third(**parts: Any) -> dict[str, Any]:
    return {"owner": "corinth", "troops": 1, **parts}


def moving(isles: dict[str, Any], players: int = 3, **parts: Any) -> Game:
    """Sparta moves troops away from Naxos, which its fleets join to Delos, Mykonos, Milos.

    Corinth, if it plays, has two isles, so that only Athens may be protected.
    """
    if players > 2:
        isles = {"tinos": third(), "syros": third()} | isles
    game = Game.from_position(
        {
            "players": players,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": {"naxos": mine(3)} | isles,
            "seas": {name: {"owner": "sparta", "fleets": 1} for name in ("6-4", "5-5", "9-1")},
            **parts,
        }
    )
    return play(game, "move troops naxos")


def protected(game: Game, name: str = "delos") -> bool:
    """Whether Athens's isle is protected; the reason must be given if so."""
    if f"land {name} 1" in texts(game):
        return False
    refused(game, f"land {name} 1", "last_isle", "B5.13")
    refused(game, f"land {name} 3", "last_isle", "B5.13")
    return True


# The rule


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize("troops", [0, 1])
def test_the_only_isle_may_not_be_landed_on(troops: int) -> None:
    game = moving({"delos": his(troops)})
    assert protected(game)
    # Neutral isles and those of a player with two may be.
    assert {text for text in texts(game) if text.endswith("1")} == {"land mykonos 1", "land milos 1"}


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize("troops", [0, 1])
def test_one_of_two_isles_may(troops: int) -> None:
    assert not protected(moving({"delos": his(troops), "kea": his()}))
    assert not protected(moving({"delos": his(troops), "mykonos": his()}), "mykonos")


@pytest.mark.rule("B5.13")
def test_where_there_is_nothing_else_the_troops_can_not_leave() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": {"naxos": mine(3), "delos": his(1), "tinos": third(), "syros": third()},
            "seas": {"6-4": {"owner": "sparta", "fleets": 1}},
        }
    )
    refused(game, "move troops naxos", "last_isle", "B5.13")
    reason = game.explain("move troops naxos")
    assert reason is not None
    assert reason.args == {"isle": "delos"}


@pytest.mark.rule("B5.13", "C5")
def test_pegasus_is_an_attack_too() -> None:
    def called(**delos: Any) -> Game:
        isles = {"naxos": mine(3), "kea": mine(metropolis=True), "delos": his(1, **delos)}
        game = Game.from_position(
            {
                "players": 3,
                "turn": {"marker": "sparta", "god": "zeus"},
                "isles": isles | {"tinos": third(), "syros": third()},
                "track": ["pegasus"],
            }
        )
        return play(game, "call pegasus", "choose isle naxos")

    assert protected(called())
    assert not protected(called(metropolis=True))


@pytest.mark.rule("B5.13")
def test_other_effects_are_not_limited() -> None:
    def turn(god: str, **parts: Any) -> Game:
        return Game.from_position(
            {
                "players": 3,
                "turn": {"marker": "sparta", "god": god},
                "isles": {
                    "naxos": mine(3),
                    "delos": his(1, buildings=["port"]),
                    "tinos": third(),
                    "syros": third(),
                },
                **parts,
            }
        )

    harpy = play(turn("ares", track=["harpy"]), "call harpy", "choose isle delos")
    assert (isle(harpy, "delos")["owner"], isle(harpy, "delos")["troops"]) == ("athens", 0)
    giant = play(turn("ares", track=["giant"]), "call giant", "choose building delos port on")
    assert isle(giant, "delos")["buildings"] == [None]
    seas = {"6-4": {"owner": "sparta", "fleets": 2}, "5-4": {"owner": "athens", "fleets": 1}}
    fleets = play(turn("poseidon", seas=seas, dice=[3, 0]), "move fleets 6-4", "sail 5-4 2")
    assert sea(fleets, "5-4") == {"owner": "sparta", "fleets": 2}


# A metropolis on the isle


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize(("before", "safe"), [(0, True), (1, False), (2, False)])
def test_a_metropolis_there_counts(before: int, safe: bool) -> None:
    isles = {
        "kea": mine(metropolis=before > 0),
        "sifnos": mine(metropolis=before > 1),
        "delos": his(1, metropolis=True),
    }
    assert protected(moving(isles)) == safe


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize("before", [1, 2, 3])
def test_without_one_more_it_stays_protected_however_many_he_has(before: int) -> None:
    isles = {
        "kea": mine(metropolis=True),
        "sifnos": mine(metropolis=before > 1),
        "milos": mine(metropolis=before > 2),
        "delos": his(1, buildings=["port"]),
    }
    assert protected(moving(isles))


@pytest.mark.rule("B5.13")
def test_how_likely_success_is_does_not_matter() -> None:
    isles = {"kea": mine(metropolis=True), "milos": his(8, metropolis=True, buildings=[None, None, "fortress"])}
    game = moving(isles, dice=[0, 3, 0, 3])
    assert "land milos 1" in texts(game)
    play(game, "land milos 1")
    assert (isle(game, "milos")["owner"], isle(game, "milos")["troops"], kind(game)) == ("athens", 8, "turn")


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize(("before", "safe"), [(1, True), (2, False)])
def test_two_players_need_three(before: int, safe: bool) -> None:
    isles = {"kea": mine(metropolis=True), "sifnos": mine(metropolis=before > 1), "delos": his(1, metropolis=True)}
    assert protected(moving(isles, players=2)) == safe
    assert not protected(moving(isles, players=3))


# Buildings that complete a set


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize(("before", "safe"), [(0, True), (1, False), (2, False)])
def test_buildings_that_complete_a_set_count(before: int, safe: bool) -> None:
    isles = {
        "naxos": mine(3, buildings=["port", None, "fortress", "temple"]),
        "kea": mine(metropolis=before > 0),
        "sifnos": mine(metropolis=before > 1),
        "delos": his(1, buildings=["university"]),
    }
    assert protected(moving(isles)) == safe


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize("missing", range(4))
def test_an_incomplete_set_does_not_count(missing: int) -> None:
    three = [SET[number] for number in range(4) if number != missing]
    isles = {"naxos": mine(3, buildings=[None, *three[:2]]), "kea": mine(metropolis=True)}
    assert protected(moving(isles | {"delos": his(1, buildings=[three[2]])}))
    assert not protected(moving(isles | {"milos": his(1, buildings=[SET[missing], three[2]])}), "milos")


@pytest.mark.rule("B5.13", "B7.6")
def test_a_metropolis_is_no_part_of_the_set() -> None:
    isles = {
        "naxos": mine(3, buildings=[None, None, "fortress", "temple"], metropolis=True),
        "delos": his(1, buildings=["university"]),
    }
    assert protected(moving(isles))


@pytest.mark.rule("B5.13")
def test_metropolis_and_set_together() -> None:
    def isles(second: str) -> dict[str, Any]:
        naxos = mine(3, buildings=["port", None, "fortress", "temple"])
        return {"naxos": naxos, "milos": his(1, metropolis=True, buildings=[None, None, second])}

    assert not protected(moving(isles("university")), "milos")
    assert protected(moving(isles("port")), "milos")


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize(("before", "safe"), [(1, True), (2, False)])
def test_a_set_in_a_two_player_game(before: int, safe: bool) -> None:
    isles = {
        "naxos": mine(3, buildings=["port", None, "fortress", "temple"]),
        "kea": mine(metropolis=True),
        "sifnos": mine(metropolis=before > 1),
        "delos": his(1, buildings=["university"]),
    }
    assert protected(moving(isles, players=2)) == safe


# Two sets at once


@pytest.mark.rule("B5.13")
@pytest.mark.parametrize(("universities", "safe"), [(1, True), (2, False)])
def test_two_sets_at_once(universities: int, safe: bool) -> None:
    isles = {
        "naxos": mine(3, buildings=["port", "port", "fortress", "fortress"]),
        "sifnos": mine(buildings=["temple", "temple"]),
        "kea": mine(),  # a free space
        "milos": his(1, buildings=["university"] * universities),
    }
    assert protected(moving(isles), "milos") == safe


@pytest.mark.rule("B5.13", "B7.3")
def test_two_sets_of_which_one_is_built_over() -> None:
    """No space is free whichever set goes first: the first metropolis destroys a part of the second set."""

    def isles(**more: Any) -> dict[str, Any]:
        return {
            "naxos": mine(3, buildings=["port", "port", "fortress", "fortress"]),
            "sifnos": mine(buildings=["temple", "temple"]),
            "milos": his(1, buildings=["university", "university"]),
            **more,
        }

    assert protected(moving(isles()), "milos")
    assert not protected(moving(isles(kea=mine())), "milos")


@pytest.mark.rule("B5.13", "B7.1")
def test_two_sets_where_only_one_choice_gives_both() -> None:
    # Only if the first set takes both buildings off Sifnos's space is there a free space for the metropolis.
    isles = {
        "naxos": mine(3, buildings=["port", "port", "fortress", "temple"]),
        "sifnos": mine(buildings=["fortress", "temple"]),
        "milos": his(1, buildings=["university", "university"]),
    }
    assert not protected(moving(isles), "milos")


# Nothing is gained


@pytest.mark.rule("B5.13", "B7.4")
@pytest.mark.parametrize(("space", "safe"), [([0], False), ([], True)])
def test_no_space_for_the_metropolis(space: list[int], safe: bool) -> None:
    board = json.loads(board_path("base-2-3").read_text(encoding="utf-8"))
    for territory in board["territories"]:
        if territory["id"] == "delos":
            territory["metropolis_slots"] = space
    isles = {
        "naxos": mine(3, metropolis=True, buildings=[None, None, "port", "fortress"]),
        "sifnos": mine(metropolis=True, buildings=[None, None, "temple"]),
        "delos": his(1, buildings=["university"]),
    }
    assert protected(moving(isles, board=board)) == safe


@pytest.mark.rule("B5.13", "B7.4")
@pytest.mark.parametrize(("on_board", "safe"), [(9, False), (10, True)])
def test_no_metropolis_left_for_the_set(on_board: int, safe: bool) -> None:
    def game(delos: dict[str, Any]) -> Game:
        others = ["kea", "andros", "syros", "tinos", "mykonos", "serifos", "sifnos", "paros", "milos"][: on_board - 1]
        owners = ["corinth", "thebes", "argos"]
        isles = {name: {"owner": owners[at % 3], "metropolis": True} for at, name in enumerate(others)}
        position = {
            "players": 5,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": isles
            | {
                "naxos": mine(3, metropolis=True, buildings=[None, None, "port", "fortress"]),
                "kythnos": mine(buildings=["temple"]),
                "ios": mine(),
                "delos": delos,
            },
            "seas": {name: {"owner": "sparta"} for name in ("6-6", "6-7", "7-7", "9-5")},
        }
        return play(Game.from_position(position), "move troops naxos")

    assert protected(game(his(1, buildings=["university"]))) == safe
    if on_board == 9:
        # One that stands there needs none from the supply.
        assert not protected(game(his(1, metropolis=True)))
