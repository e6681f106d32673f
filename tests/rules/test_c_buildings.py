"""Giant and Cyclops (C6, C8)."""

from __future__ import annotations

import pytest

from tests.phrases import changes, gold, isle, kind, play, refused, texts
from tests.rules.aegean import SPENT, Lands, aegean, lies, metropolises

TYPES = ("port", "fortress", "temple", "university")
NO_DISCOUNTS = {"sparta": {"discounts_used": 2}}


# C6 Giant


@pytest.mark.rule("C6")
def test_giant_destroys_one_building_of_anyones() -> None:
    lands: Lands = {
        "naxos": {"buildings": [None, None, "university", None]},
        "kea": {"buildings": ["port", "fortress", "port", None]},
        "paros": {"buildings": ["university"]},
    }
    game = aegean("giant", isles=lands)
    before = game.to_position()
    play(game, "call giant")
    assert texts(game) == {
        "forgo",
        "choose building naxos university off",
        "choose building kea port on",
        "choose building kea port off",
        "choose building kea fortress on",
        "choose building paros university on",
    }
    play(game, "choose building kea port off")
    assert isle(game, "kea")["buildings"] == ["port", "fortress", None, None]
    assert changes(before, game.to_position()) == SPENT | {"isles.kea.buildings"}
    assert (gold(game, "sparta"), lies(game, "giant")) == (7, "discard")


@pytest.mark.rule("C6")
def test_giant_may_destroy_his_callers_building_and_no_other_shifts() -> None:
    game = aegean("giant", isles={"naxos": {"buildings": ["temple", "port", "fortress", None]}})
    play(game, "call giant", "choose building naxos temple on")
    assert isle(game, "naxos")["buildings"] == [None, "port", "fortress", None]


@pytest.mark.rule("C6")
def test_one_of_two_alike_falls() -> None:
    game = aegean("giant", isles={"kea": {"buildings": ["port", "port", None, None]}})
    play(game, "call giant", "choose building kea port on")
    assert isle(game, "kea")["buildings"] == [None, "port", None, None]


@pytest.mark.rule("C6")
def test_a_destroyed_building_is_in_the_supply_again() -> None:
    lands: Lands = {
        "kea": {"buildings": ["fortress"] * 4},
        "milos": {"buildings": ["fortress"] * 3},
        "ios": {"buildings": ["fortress"] * 3},
    }
    game = aegean("giant", god="ares", isles=lands)
    refused(game, "build fortress naxos", "no_building_left", "B1.3")
    play(game, "call giant", "choose building kea fortress off", "build fortress naxos")
    assert isle(game, "naxos")["buildings"] == [None, None, "fortress", None]


@pytest.mark.rule("C6")
def test_giant_does_not_touch_a_metropolis() -> None:
    lands: Lands = {"kea": {"metropolis": True, "buildings": [None, None, "port", None]}}
    game = play(aegean("giant", isles=lands), "call giant")
    assert texts(game) == {"forgo", "choose building kea port off"}
    for building in TYPES:
        refused(game, f"choose building kea {building} on", "no_such_building", "B5.8")
    play(game, "choose building kea port off")
    assert metropolises(game) == {"kea"}
    alone = play(aegean("giant", isles={"kea": {"metropolis": True}}), "call giant")
    assert kind(alone) == "turn"  # nothing to destroy: nothing is asked


@pytest.mark.rule("C6")
def test_giant_does_not_touch_chirons_isle() -> None:
    lands: Lands = {"kea": {"buildings": ["port"], "figure": "chiron"}, "ios": {"buildings": ["port"]}}
    game = play(aegean("giant", isles=lands), "call giant")
    refused(game, "choose building kea port on", "guarded_by_chiron", "C15")
    assert "choose building ios port on" in texts(game)


@pytest.mark.rule("C6")
def test_giant_needs_a_building() -> None:
    game = play(aegean("giant", isles={"kea": {"buildings": ["port"]}}), "call giant")
    refused(game, "choose building kea temple on", "no_such_building", "B5.8")
    refused(game, "choose building kea port off", "no_such_building", "B5.8")
    refused(game, "choose building naxos port on", "no_such_building", "B5.8")


# C8 Cyclops


@pytest.mark.rule("C8")
@pytest.mark.parametrize("former", TYPES)
def test_cyclops_turns_an_own_building_into_another_type(former: str) -> None:
    game = aegean("cyclops", isles={"naxos": {"buildings": [None, None, None, former]}}, cities=NO_DISCOUNTS)
    before = game.to_position()
    play(game, "call cyclops")
    assert texts(game) == {"forgo", f"choose building naxos {former} off"}
    play(game, f"choose building naxos {former} off")
    others = [building for building in TYPES if building != former]
    assert texts(game) == {f"choose type {building}" for building in others}
    refused(game, f"choose type {former}", "same_type", "C8")
    play(game, f"choose type {others[1]}")
    assert isle(game, "naxos")["buildings"] == [None, None, None, others[1]]  # in the same slot
    turned = {"isles.naxos.buildings"}
    if former == "temple":  # the one that had given its discount is gone (C0.2)
        turned.add("discounts_given.isles.naxos")
    assert changes(before, game.to_position()) == SPENT | turned
    assert (gold(game, "sparta"), lies(game, "cyclops")) == (7, "discard")


@pytest.mark.rule("C8")
def test_cyclops_turns_only_own_buildings() -> None:
    lands: Lands = {
        "naxos": {"buildings": ["port", None, "port", None]},
        "kea": {"buildings": ["port"]},
        "paros": {"buildings": ["temple"]},
    }
    game = play(aegean("cyclops", isles=lands), "call cyclops")
    assert texts(game) == {"forgo", "choose building naxos port on", "choose building naxos port off"}
    refused(game, "choose building kea port on", "not_your_building", "C8")
    refused(game, "choose building paros temple on", "not_your_building", "C8")
    refused(game, "choose building naxos temple on", "no_such_building", "B5.8")
    play(game, "choose building naxos port off", "choose type temple")
    assert isle(game, "naxos")["buildings"] == ["port", None, "temple", None]


@pytest.mark.rule("C8")
def test_cyclops_does_not_turn_a_metropolis() -> None:
    lands: Lands = {"naxos": {"metropolis": True, "buildings": [None, None, "port", None]}}
    game = play(aegean("cyclops", isles=lands), "call cyclops")
    assert texts(game) == {"forgo", "choose building naxos port off"}
    play(game, "choose building naxos port off", "choose type temple")
    assert metropolises(game) == {"naxos"}


@pytest.mark.rule("C8")
def test_a_tile_must_be_left() -> None:
    lands: Lands = {
        "naxos": {"buildings": ["port"]},
        "kea": {"buildings": ["temple"] * 4},
        "milos": {"buildings": ["temple"] * 3},
        "ios": {"buildings": ["temple"] * 3},
    }
    game = play(aegean("cyclops", isles=lands), "call cyclops", "choose building naxos port on")
    assert texts(game) == {"choose type fortress", "choose type university"}
    refused(game, "choose type temple", "no_tile_left", "C8")


@pytest.mark.rule("C8")
def test_the_last_tile_is_enough_and_the_former_one_goes_back() -> None:
    lands: Lands = {
        "naxos": {"buildings": ["temple"]},
        "kea": {"buildings": ["temple"] * 4},
        "milos": {"buildings": ["temple"] * 3},
        "ios": {"buildings": ["temple", "temple", "port"]},
    }
    game = aegean("cyclops", god="zeus", isles=lands)
    refused(game, "build temple kythnos", "no_building_left", "B1.3")
    play(game, "call cyclops", "choose building naxos temple on", "choose type port", "build temple kythnos")
    assert isle(game, "naxos")["buildings"] == ["port", None, None, None]


@pytest.mark.rule("C8")
def test_a_set_that_cyclops_completes_makes_a_metropolis() -> None:
    lands: Lands = {"naxos": {"buildings": ["fortress", "temple", "university", "temple"]}}
    game = aegean("cyclops", isles=lands, cities=NO_DISCOUNTS)
    before = game.to_position()
    play(game, "call cyclops", "choose building naxos temple off", "choose type port")
    # One of each: nothing to choose but the isle, and the set's own buildings have left Naxos's space free.
    assert kind(game) == "place_metropolis"
    assert texts(game) == {"choose isle kythnos", "choose isle naxos"}
    play(game, "choose isle kythnos")
    assert metropolises(game) == {"kythnos"}
    assert isle(game, "naxos")["buildings"] == [None] * 4
    built = {"isles.naxos.buildings", "isles.kythnos.metropolis", "discounts_given.isles.naxos"}
    assert changes(before, game.to_position()) == SPENT | built
    assert kind(game) == "turn"


@pytest.mark.rule("C8")
def test_cyclops_may_be_forgone_but_a_type_must_be_named() -> None:
    game = aegean("cyclops", isles={"naxos": {"buildings": ["port"]}})
    play(game, "call cyclops", "choose building naxos port on")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
