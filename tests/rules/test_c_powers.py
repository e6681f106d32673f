"""Fates, Satyr, Dryad, Sphinx, Harpy, Griffon (C1, C2, C3, C9, C11, C12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.phrases import changes, city, gold, isle, kind, play, refused, sea, texts
from tests.rules.aegean import FLEETS, HOMES, SPENT, Lands, aegean, lies, metropolises

THEBES_IS_OUT: Lands = {"kea": {"owner": "argos"}, "delos": {"owner": "argos"}}
NO_FLEETS_OF_THEBES = {place: fleets for place, fleets in FLEETS.items() if fleets[0] != "thebes"}


# C1 Fates


@pytest.mark.rule("C1")
def test_fates_give_the_revenue_again_to_the_caller_alone() -> None:
    lands: Lands = {"naxos": {"markers": 3}, "syros": {"markers": 5}}
    fleets = {"5-10": ("sparta", 2), "5-0": ("sparta", 1), "6-8": ("sparta", 1), "10-0": ("argos", 1)}
    game = aegean("fates", isles=lands, seas=fleets)
    before = game.to_position()
    play(game, "call fates")
    assert gold(game, "sparta") == 9 - 2 + 2 + 3 + 2  # Kythnos's print, Naxos's markers, two trade spaces, once each
    assert changes(before, game.to_position()) == SPENT
    assert kind(game) == "turn"


@pytest.mark.rule("C1")
def test_fates_reckon_what_he_holds_now() -> None:
    game = aegean("fates", god="poseidon", seas={"5-9": ("sparta", 1)})
    play(game, "move fleets 5-9", "sail 5-10 1", "stop", "call fates")
    assert gold(game, "sparta") == 9 - 1 - 2 + 2 + 1
    lands: Lands = {"naxos": {"troops": 2}}
    marching = aegean("fates", god="ares", isles=lands, seas={"7-7": ("sparta", 1)})
    play(marching, "move troops naxos", "land paros 1", "call fates")
    assert gold(marching, "sparta") == 9 - 1 - 2 + 2 + 2


# C2 Satyr


@pytest.mark.rule("C2")
def test_satyr_takes_one_philosopher() -> None:
    game = aegean("satyr", cities={"sparta": {"philosophers": 1}, "corinth": {"philosophers": 3, "priests": 1}})
    before = game.to_position()
    play(game, "call satyr")
    assert texts(game) == {"forgo", "choose player corinth"}
    play(game, "choose player corinth")
    assert city(game, "corinth")["philosophers"] == 2
    assert city(game, "sparta")["philosophers"] == 2
    stolen = {"cities.corinth.philosophers", "cities.sparta.philosophers"}
    assert changes(before, game.to_position()) == SPENT | stolen
    assert (gold(game, "sparta"), lies(game, "satyr")) == (7, "discard")


@pytest.mark.rule("C2")
def test_satyr_only_robs_another_player_who_has_a_philosopher() -> None:
    cities = {"sparta": {"philosophers": 2}, "corinth": {"philosophers": 1}, "athens": {"priests": 2}}
    game = play(aegean("satyr", cities=cities), "call satyr")
    refused(game, "choose player sparta", "not_another_player", "C2")
    refused(game, "choose player athens", "has_no_philosopher", "C2")


@pytest.mark.rule("C2")
def test_satyrs_fourth_philosopher_makes_a_metropolis() -> None:
    game = aegean("satyr", cities={"sparta": {"philosophers": 3}, "athens": {"philosophers": 1}})
    before = game.to_position()
    play(game, "call satyr", "choose player athens")
    assert kind(game) == "place_metropolis"
    assert texts(game) == {"choose isle kythnos", "choose isle naxos"}
    play(game, "choose isle naxos")
    assert metropolises(game) == {"naxos"}
    assert city(game, "sparta")["philosophers"] == 0
    stolen = {"cities.athens.philosophers", "cities.sparta.philosophers"}
    assert changes(before, game.to_position()) == SPENT | stolen | {"isles.naxos.metropolis"}


@pytest.mark.rule("C2")
def test_satyrs_third_philosopher_makes_none() -> None:
    game = aegean("satyr", cities={"sparta": {"philosophers": 2}, "athens": {"philosophers": 1}})
    play(game, "call satyr", "choose player athens")
    assert (kind(game), metropolises(game)) == ("turn", set())
    assert city(game, "sparta")["philosophers"] == 3


# C3 Dryad


@pytest.mark.rule("C3")
def test_dryad_takes_one_priest() -> None:
    game = aegean("dryad", cities={"argos": {"priests": 2}, "thebes": {"priests": 1}, "athens": {"philosophers": 1}})
    before = game.to_position()
    play(game, "call dryad")
    assert texts(game) == {"forgo", "choose player argos", "choose player thebes"}
    play(game, "choose player argos")
    assert (city(game, "argos")["priests"], city(game, "sparta")["priests"]) == (1, 1)
    assert changes(before, game.to_position()) == SPENT | {"cities.argos.priests", "cities.sparta.priests"}
    assert (gold(game, "sparta"), lies(game, "dryad")) == (7, "discard")


@pytest.mark.rule("C3")
def test_dryad_only_robs_a_player_who_has_a_priest() -> None:
    game = aegean("dryad", cities={"sparta": {"priests": 2}, "argos": {"priests": 1}, "athens": {"philosophers": 2}})
    refused(play(game, "call dryad"), "choose player athens", "has_no_priest", "C3")


@pytest.mark.rule("C3")
def test_dryad_only_robs_another_player() -> None:
    game = aegean("dryad", cities={"sparta": {"priests": 2}, "argos": {"priests": 1}})
    refused(play(game, "call dryad"), "choose player sparta", "not_another_player", "C3")


# C9 Sphinx


@pytest.mark.rule("C9")
def test_sphinx_buys_units_priests_and_philosophers_for_two_each() -> None:
    lands: Lands = {"naxos": {"troops": 2}}
    game = aegean("sphinx", isles=lands, cities={"sparta": {"priests": 1, "philosophers": 2}})
    before = game.to_position()
    play(game, "call sphinx")
    everything = {
        "sell troop naxos",
        "sell troop kythnos",
        "sell fleet 5-2",
        "sell fleet 6-8",
        "sell priest",
        "sell philosopher",
        "stop",
    }
    assert texts(game) == everything
    play(game, "sell troop naxos", "sell fleet 6-8", "sell priest", "sell philosopher")
    assert gold(game, "sparta") == 9 - 2 + 4 * 2
    assert texts(game) == everything - {"sell fleet 6-8", "sell priest"}
    play(game, "stop")
    assert isle(game, "naxos")["troops"] == 1
    assert sea(game, "6-8") is None
    assert (city(game, "sparta")["priests"], city(game, "sparta")["philosophers"]) == (0, 1)
    sold = {"isles.naxos.troops", "seas.6-8", "cities.sparta.priests", "cities.sparta.philosophers"}
    assert changes(before, game.to_position()) == SPENT | sold
    assert (kind(game), lies(game, "sphinx")) == ("turn", "discard")


@pytest.mark.rule("C9")
def test_sphinx_goes_on_until_he_says_he_is_done() -> None:
    lands: Lands = {"naxos": {"troops": 7}}
    game = play(aegean("sphinx", isles=lands, seas={"6-8": ("sparta", 3)}), "call sphinx")
    play(game, *["sell troop naxos"] * 7, *["sell fleet 6-8"] * 3, "sell troop kythnos")
    assert gold(game, "sparta") == 9 - 2 + 11 * 2
    assert (kind(game), texts(game)) == ("sphinx_sale", {"stop"})
    # Both isles are empty and still his.
    assert (isle(game, "naxos")["owner"], isle(game, "naxos")["troops"]) == ("sparta", 0)
    assert (isle(game, "kythnos")["owner"], isle(game, "kythnos")["troops"]) == ("sparta", 0)


@pytest.mark.rule("C9")
def test_what_was_sold_is_in_the_reserve_again() -> None:
    lands: Lands = {"naxos": {"troops": 8}, "kythnos": {"troops": 0}}
    game = aegean("sphinx", god="ares", isles=lands)
    refused(game, "recruit troop naxos", "all_troops_on_board", "B1.3")
    play(game, "call sphinx", "sell troop naxos", "stop", "recruit troop kythnos")
    assert isle(game, "kythnos")["troops"] == 1


@pytest.mark.rule("C9")
def test_sphinx_buys_only_what_is_his() -> None:
    lands: Lands = {"kythnos": {"troops": 0}}
    game = aegean("sphinx", isles=lands, cities={"athens": {"priests": 1, "philosophers": 1}})
    play(game, "call sphinx")
    for sale in (
        "sell troop kythnos",
        "sell troop ios",
        "sell troop paros",
        "sell fleet 5-4",
        "sell fleet 0-5",
        "sell priest",
        "sell philosopher",
    ):
        refused(game, sale, "nothing_to_sell", "C9")


@pytest.mark.rule("C9")
def test_nothing_is_sold_without_the_sphinx() -> None:
    game = aegean("sphinx", cities={"sparta": {"priests": 1}})
    refused(game, "sell priest", "no_sale_now", "C9")
    refused(game, "sell troop naxos", "no_sale_now", "C9")


# C11 Harpy


@pytest.mark.rule("C11")
def test_harpy_removes_one_troop() -> None:
    game = aegean("harpy", isles={"ios": {"troops": 3, "buildings": ["fortress"]}})
    before = game.to_position()
    play(game, "call harpy")
    assert texts(game) == {"forgo"} | {f"choose isle {name}" for name, owner in HOMES.items() if owner != "sparta"}
    play(game, "choose isle ios")
    assert isle(game, "ios")["troops"] == 2
    assert changes(before, game.to_position()) == SPENT | {"isles.ios.troops"}
    assert (gold(game, "sparta"), lies(game, "harpy")) == (7, "discard")


@pytest.mark.rule("C11")
def test_the_isle_stays_his_without_its_last_troop() -> None:
    game = play(aegean("harpy", isles={"ios": {"buildings": ["port"]}}), "call harpy", "choose isle ios")
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"]) == ("athens", 0)
    assert isle(game, "ios")["buildings"] == ["port", None, None]


@pytest.mark.rule("C11")
def test_harpy_needs_a_troop_of_another_player() -> None:
    game = play(aegean("harpy", isles={"ios": {"troops": 0}, "kea": {"figure": "chiron"}}), "call harpy")
    refused(game, "choose isle naxos", "not_an_enemy_troop", "C11")
    refused(game, "choose isle ios", "not_an_enemy_troop", "C11")
    refused(game, "choose isle paros", "not_an_enemy_troop", "C11")
    refused(game, "choose isle kea", "guarded_by_chiron", "C15")


# C12 Griffon


@pytest.mark.rule("C12")
@pytest.mark.parametrize(("purse", "loot"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4), (35, 17)])
def test_griffon_takes_half_rounded_down(purse: int, loot: int) -> None:
    game = aegean("griffon", cities={"thebes": {"gold": purse}})
    before = game.to_position()
    play(game, "call griffon", "choose player thebes")
    assert (gold(game, "thebes"), gold(game, "sparta")) == (purse - loot, 7 + loot)
    robbed = {"cities.thebes.gold"} if loot else set()
    assert changes(before, game.to_position()) == SPENT | robbed
    assert lies(game, "griffon") == "discard"


@pytest.mark.rule("C12")
def test_griffon_robs_any_other_player_still_in_the_game() -> None:
    out: dict[str, dict[str, Any]] = {"thebes": {"eliminated": True}, "athens": {"gold": 0}}
    game = aegean("griffon", isles=THEBES_IS_OUT, seas=NO_FLEETS_OF_THEBES, cities=out)
    play(game, "call griffon")
    assert texts(game) == {"forgo", "choose player athens", "choose player corinth", "choose player argos"}
    refused(game, "choose player thebes", "player_eliminated", "B5.14")


@pytest.mark.rule("C12")
def test_griffon_does_not_rob_its_caller() -> None:
    refused(play(aegean("griffon"), "call griffon"), "choose player sparta", "not_another_player", "C12")
