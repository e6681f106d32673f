"""The power of each favour tile (H4.2). Hephaestus has a file of his own."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from tests.phrases import changes, city, gold, isle, kind, play, refused, sea, texts
from tests.rules.aegean import metropolises
from tests.rules.favours import ALL, USED, WITH_HADES, WITH_HEROES, favoured

GOLD = "cities.sparta.gold"


# Aphrodite


@pytest.mark.rule("H4.2")
def test_aphrodite_doubles_the_troops_of_one_own_isle() -> None:
    game = favoured("aphrodite", isles={"naxos": {"troops": 3}})
    before = game.to_position()
    play(game, "favour")
    assert (kind(game), texts(game)) == ("aphrodite_isle", {"choose isle kythnos", "choose isle naxos"})
    refused(game, "choose isle syros", "no_own_troop_there", "H4.2")
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, "choose isle naxos")
    assert (isle(game, "naxos")["troops"], gold(game, "sparta"), kind(game)) == (6, 7, "turn")
    assert changes(before, game.to_position()) == {GOLD, USED, "isles.naxos.troops"}


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize(("there", "elsewhere", "after"), [(4, 0, 8), (3, 2, 6), (3, 3, 5), (4, 3, 5), (5, 0, 8)])
def test_aphrodite_goes_as_far_as_the_reserve_reaches(there: int, elsewhere: int, after: int) -> None:
    game = favoured("aphrodite", isles={"naxos": {"troops": there}, "kythnos": {"troops": elsewhere}})
    play(game, "favour", *(["choose isle naxos"] if elsewhere else []))
    assert (isle(game, "naxos")["troops"], isle(game, "kythnos")["troops"]) == (after, elsewhere)


@pytest.mark.rule("H4.2")
def test_aphrodite_is_of_no_use_with_all_eight_on_the_board() -> None:
    game = favoured("aphrodite", isles={"naxos": {"troops": 5}, "kythnos": {"troops": 3}})
    refused(game, "favour", "all_troops_on_board", "H4.2")


@pytest.mark.rule("H4.2")
def test_aphrodite_knows_normal_troops_only() -> None:
    game = favoured(
        "aphrodite",
        modules=ALL,
        isles={"naxos": {"troops": 2, "undead": 2}, "kythnos": {"troops": 0, "undead": 1}},
        heroes={"ajax": {"isle": "naxos"}},
    )
    before = game.to_position()
    play(game, "favour")  # no troop on Kythnos: nothing to choose
    assert (isle(game, "naxos")["troops"], isle(game, "naxos")["undead"]) == (4, 2)
    assert changes(before, game.to_position()) == {GOLD, USED, "isles.naxos.troops"}
    none = favoured(
        "aphrodite",
        modules=ALL,
        isles={"naxos": {"troops": 0, "undead": 2}, "kythnos": {"troops": 0}},
        heroes={"ajax": {"isle": "kythnos"}},
    )
    refused(none, "favour", "no_troop_to_double", "H4.2")


# Artemis


@pytest.mark.rule("H4.2")
def test_artemis_turns_a_priest_into_a_troop() -> None:
    game = favoured("artemis", cities={"sparta": {"priests": 2, "philosophers": 1}})
    before = game.to_position()
    play(game, "favour")
    assert (kind(game), texts(game)) == ("artemis_card", {"give priest", "give philosopher"})
    play(game, "give priest")
    beside_kythnos = {"3-0", "3-1", "4-0", "4-2", "5-1", "5-2"}
    beside_naxos = {"5-9", "5-10", "6-8", "7-7", "8-6", "9-5"}  # 10-5 is Athens's
    assert kind(game) == "artemis_unit"
    assert texts(game) == {f"recruit fleet {name}" for name in beside_kythnos | beside_naxos} | {
        "recruit troop kythnos",
        "recruit troop naxos",
    }
    refused(game, "recruit troop paros", "not_your_isle", "B5.5")
    refused(game, "recruit fleet 10-5", "enemy_fleet_there", "B5.4")
    refused(game, "recruit fleet 7-4", "no_own_isle_beside", "B5.4")
    play(game, "recruit troop naxos")
    assert changes(before, game.to_position()) == {USED, "cities.sparta.priests", "isles.naxos.troops"}
    assert (city(game, "sparta")["priests"], isle(game, "naxos")["troops"]) == (1, 2)


@pytest.mark.rule("H4.2")
def test_artemis_turns_a_philosopher_into_a_fleet() -> None:
    game = favoured("artemis", cities={"sparta": {"philosophers": 1}})
    before = game.to_position()
    play(game, "favour", "recruit fleet 6-8")  # with one kind of card nothing is asked
    assert changes(before, game.to_position()) == {USED, "cities.sparta.philosophers", "seas.6-8.fleets"}
    assert (city(game, "sparta")["philosophers"], sea(game, "6-8")) == (
        0,
        {"owner": "sparta", "fleets": 2, "markers": 0},
    )


@pytest.mark.rule("H4.2")
def test_artemis_puts_no_fleet_on_a_closed_sea() -> None:
    game = favoured("artemis", cities={"sparta": {"priests": 1}}, kraken="7-7")
    play(game, "favour")
    refused(game, "recruit fleet 7-7", "sea_closed", "B5.9")


@pytest.mark.rule("H4.2")
def test_artemis_respects_the_reserve() -> None:
    game = favoured("artemis", isles={"naxos": {"troops": 7}}, cities={"sparta": {"priests": 1}})
    play(game, "favour")
    assert not [action for action in texts(game) if action.startswith("recruit troop")]
    refused(game, "recruit troop naxos", "all_troops_on_board", "B1.3")
    game = favoured("artemis", seas={"6-8": ("sparta", 8)}, cities={"sparta": {"priests": 1}})
    play(game, "favour")
    assert texts(game) == {"recruit troop naxos", "recruit troop kythnos"}
    refused(game, "recruit fleet 6-8", "all_fleets_on_board", "B1.3")


@pytest.mark.rule("H4.2")
def test_artemis_needs_a_card_and_a_unit() -> None:
    refused(favoured("artemis"), "favour", "no_card_to_turn", "H4.2")
    all_out = favoured(
        "artemis",
        isles={"naxos": {"troops": 7}},
        seas={"6-8": ("sparta", 8)},
        cities={"sparta": {"priests": 1}},
    )
    refused(all_out, "favour", "no_unit_to_place", "H4.2")


@pytest.mark.rule("H4.2")
def test_artemis_is_no_recruiting_and_the_card_is_in_the_supply_again() -> None:
    game = favoured(
        "artemis", god="zeus", gods=["poseidon", "ares", "athena", "zeus"], cities={"sparta": {"priests": 18}}
    )
    refused(game, "recruit priest", "no_priest_left", "B1.3")
    play(game, "favour", "recruit troop naxos")
    before = gold(game, "sparta")
    play(game, "recruit priest")  # the turn's first, and free
    assert (gold(game, "sparta"), city(game, "sparta")["priests"]) == (before, 18)


# Demeter


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize("more", [(), ("tinos",), ("tinos", "paros", "serifos")])
def test_demeter_gives_1_for_each_isle_owned_now(more: tuple[str, ...]) -> None:
    game = favoured("demeter", isles={name: {"owner": "sparta"} for name in more})
    before = game.to_position()
    play(game, "favour")
    assert gold(game, "sparta") == 9 + 2 + len(more)  # an isle without troops is owned too
    assert changes(before, game.to_position()) == {GOLD, USED}


@pytest.mark.rule("H4.2", "H3.6")
def test_the_hidden_isle_is_none_for_demeter() -> None:
    game = favoured("demeter", modules=WITH_HEROES, hidden_isle="sparta")
    assert gold(play(game, "favour"), "sparta") == 9 + 2


# Hera


def hera(drawn: list[str], **parts: Any) -> Game:
    return favoured("hera", modules=WITH_HEROES, draws={"card": drawn}, **parts)


@pytest.mark.rule("H4.2")
def test_hera_turns_the_deck_up_until_a_hero_comes() -> None:
    game = hera(["giant", "charon", "ajax"])
    before = game.to_position()
    play(game, "favour")
    assert (kind(game), texts(game)) == ("hero_isle", {"choose isle kythnos", "choose isle naxos"})
    refused(game, "choose isle paros", "not_your_isle", "H3.2")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
    play(game, "choose isle naxos")
    after = game.to_position()
    assert after["heroes"] == {"ajax": {"owner": "sparta", "isle": "naxos", "hired": 3}}
    assert after["discard"] == ["giant", "charon"]
    assert set(before["deck"]) - set(after["deck"]) == {"giant", "charon", "ajax"}
    assert gold(game, "sparta") == 7
    assert changes(before, after) == {GOLD, USED, "deck", "discard", "heroes.ajax"}


@pytest.mark.rule("H4.2")
def test_hera_shuffles_the_discard_when_the_deck_is_out_and_goes_on() -> None:
    game = hera(["giant", "satyr", "hector"], deck=["giant"])
    play(game, "favour", "choose isle naxos")
    position = game.to_position()
    assert position["heroes"] == {"hector": {"owner": "sparta", "isle": "naxos", "hired": 3}}
    assert position["discard"] == ["satyr"]
    assert "giant" in position["deck"]
    assert "hector" not in position["deck"]


@pytest.mark.rule("H4.2")
def test_hera_needs_a_hero_in_deck_or_discard() -> None:
    gone = ["achilles", "penthesilea", "perseus", "ulysses"]
    parts: dict[str, Any] = {"gone": gone, "heroes": {"hector": {"isle": "naxos"}}}
    refused(favoured("hera", "ajax", modules=WITH_HEROES, **parts), "favour", "no_hero_to_find", "H4.2")
    in_discard = favoured("hera", modules=WITH_HEROES, discard=["ajax"], **parts)
    play(in_discard, "favour")
    assert kind(in_discard) == "hero_isle"
    in_deck = favoured("hera", modules=WITH_HEROES, **parts)
    play(in_deck, "favour", "choose isle kythnos")
    assert in_deck.to_position()["heroes"]["ajax"]["isle"] == "kythnos"


@pytest.mark.rule("H4.2", "H3.5")
def test_heras_hero_came_in_this_cycle() -> None:
    game = hera(["ajax"], cities={"sparta": {"gold": 20}})
    play(game, "favour", "choose isle naxos")
    refused(game, "sacrifice ajax", "hero_hired_now", "H3.5")


# Hestia


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize("building", ["port", "fortress", "temple", "university"])
def test_hestia_builds_any_of_the_four_types(building: str) -> None:
    game = favoured("hestia")
    before = game.to_position()
    play(game, "favour")
    types = ("port", "fortress", "temple", "university")
    assert kind(game) == "hestia_building"
    assert texts(game) == {f"build {kind_} {name}" for kind_ in types for name in ("kythnos", "naxos")}
    play(game, f"build {building} naxos")
    assert isle(game, "naxos")["buildings"] == [None, None, building, None]
    assert gold(game, "sparta") == 7  # 2 for the favour, nothing more for the building
    assert changes(before, game.to_position()) == {GOLD, USED, "isles.naxos.buildings"}


@pytest.mark.rule("H4.2")
def test_what_hestia_cannot_build() -> None:
    game = favoured(
        "hestia",
        isles={
            "kythnos": {"buildings": ["temple"]},
            "kea": {"buildings": ["port"] * 4},
            "sifnos": {"buildings": ["port"] * 3},
            "milos": {"buildings": ["port"] * 3},
        },
    )
    play(game, "favour")
    refused(game, "build theatre naxos", "not_a_theatre", "H4.2")
    refused(game, "build temple syros", "building_isle_not_yours", "H4.2")
    refused(game, "build temple kythnos", "no_free_slot", "B5.8")
    refused(game, "build port naxos", "no_building_left", "B1.3")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
    assert texts(game) == {f"build {building} naxos" for building in ("fortress", "temple", "university")}


@pytest.mark.rule("H4.2")
def test_hestia_needs_room() -> None:
    game = favoured("hestia", isles={"kythnos": {"buildings": ["port"]}, "naxos": {"buildings": ["port"] * 4}})
    refused(game, "favour", "no_room_to_build", "H4.2")


@pytest.mark.rule("H4.2", "B7.1")
def test_hestia_may_complete_a_set() -> None:
    game = favoured(
        "hestia", isles={"naxos": {"buildings": [None, None, "port", "fortress"]}, "kythnos": {"buildings": ["temple"]}}
    )
    play(game, "favour", "build university naxos")
    assert (kind(game), texts(game)) == ("place_metropolis", {"choose isle kythnos", "choose isle naxos"})


# Dionysus


@pytest.mark.rule("H4.2", "H4.3")
def test_dionysus_builds_a_theatre() -> None:
    game = favoured("dionysus")
    before = game.to_position()
    play(game, "favour")
    assert (kind(game), texts(game)) == ("dionysus_isle", {"build theatre kythnos", "build theatre naxos"})
    refused(game, "build port naxos", "only_a_theatre", "H4.2")
    refused(game, "build theatre paros", "building_isle_not_yours", "H4.2")
    play(game, "build theatre naxos")
    assert isle(game, "naxos")["buildings"] == [None, None, "theatre", None]
    assert gold(game, "sparta") == 7
    assert changes(before, game.to_position()) == {GOLD, USED, "isles.naxos.buildings"}


@pytest.mark.rule("H4.2", "H4.3")
def test_dionysus_needs_one_of_the_four_theatres_and_room() -> None:
    theatres = {"syros": {"buildings": ["theatre", "theatre"]}, "delos": {"buildings": ["theatre"]}}
    game = favoured("dionysus", isles=theatres)
    play(game, "favour", "build theatre naxos")
    assert isle(game, "naxos")["buildings"][2] == "theatre"
    out = favoured("dionysus", isles=theatres | {"andros": {"buildings": ["theatre"]}})
    refused(out, "favour", "no_room_to_build", "H4.2")
    full = favoured("dionysus", isles={"kythnos": {"buildings": ["port"]}, "naxos": {"buildings": ["port"] * 4}})
    refused(full, "favour", "no_room_to_build", "H4.2")


# Hermes


@pytest.mark.rule("H4.2")
def test_hermes_puts_a_marker_on_a_sea_with_an_own_fleet() -> None:
    game = favoured("hermes")
    before = game.to_position()
    play(game, "favour")
    assert (kind(game), texts(game)) == ("hermes_sea", {"choose sea 5-2", "choose sea 6-8"})
    refused(game, "choose sea 10-5", "no_own_fleet_there", "H4.2")
    refused(game, "choose sea 4-2", "no_own_fleet_there", "H4.2")
    play(game, "choose sea 6-8")
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 1, "markers": 1}
    assert changes(before, game.to_position()) == {USED, "seas.6-8.markers"}


@pytest.mark.rule("H4.2")
def test_an_undead_fleet_is_a_fleet_for_hermes() -> None:
    game = favoured("hermes", modules=WITH_HADES, seas={})
    refused(game, "favour", "no_fleet_at_sea", "H4.2")
    position = game.to_position()
    position["seas"]["6-8"] = {"owner": "sparta", "fleets": 0, "undead": 1}
    game = play(Game.from_position(position), "favour")  # the only one: not asked
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 0, "undead": 1, "markers": 1}


@pytest.mark.rule("H4.2", "B3.6")
@pytest.mark.parametrize(
    ("seas", "sparta", "athens"),
    [
        ({}, 2, 1),
        ({"6-8": {"owner": "sparta", "markers": 1}}, 3, 1),
        ({"6-8": {"owner": "sparta", "fleets": 3, "markers": 2}}, 4, 1),  # once, whatever the number of fleets
        ({"6-8": {"owner": "athens", "markers": 1}}, 2, 2),  # for whoever is there
        ({"6-8": {"markers": 1}}, 2, 1),
        ({"5-10": {"owner": "sparta", "markers": 1}}, 4, 1),  # besides what is printed
    ],
)
def test_the_marker_pays_1_more_from_now_on(seas: dict[str, dict[str, object]], sparta: int, athens: int) -> None:
    """Sparta's Kythnos pays 2 and Athens's Syros 1."""
    game = favoured("hermes")
    position = game.to_position() | {"seas": seas}
    game = Game.from_position(position)
    assert [game.view(None)["cities"][name]["revenue"] for name in ("sparta", "athens")] == [sparta, athens]


@pytest.mark.rule("H4.2", "C1")
def test_the_fates_pay_the_marker_too() -> None:
    game = play(favoured("hermes", "fates"), "favour", "choose sea 6-8", "call fates")
    assert gold(game, "sparta") == 9 - 2 + 2 + 1


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize(("placed", "left"), [(23, True), (24, False)])
def test_there_are_8_more_prosperity_markers_and_no_more(placed: int, left: bool) -> None:
    game = favoured("hermes", isles={"paros": {"markers": placed - 3}, "tinos": {"markers": 3}})
    if left:
        play(game, "favour", "choose sea 6-8")
        assert sea(game, "6-8") == {"owner": "sparta", "fleets": 1, "markers": 1}
    else:
        refused(game, "favour", "no_marker_left", "H4.2")


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize(("on_isles", "one_left"), [(22, True), (23, False)])
def test_a_marker_at_sea_stays_without_fleets_and_is_out_of_the_supply(on_isles: int, one_left: bool) -> None:
    gods = ["zeus", "ares", "athena", "poseidon"]
    game = favoured("hermes", god="poseidon", gods=gods, isles={"paros": {"markers": on_isles}}, apollo=["athens"])
    play(game, "favour", "choose sea 6-8", "move fleets 6-8", "sail 7-7 1", "stop")
    assert sea(game, "6-8") == {"owner": None, "fleets": 0, "markers": 1}
    assert game.view(None)["cities"]["sparta"]["revenue"] == 2
    play(game, "end")
    assert (kind(game) == "place_marker") is one_left  # Athens is first on Apollo (B5.12)


@pytest.mark.rule("H4.2")
def test_a_philosopher_given_to_artemis_counts_no_more() -> None:
    game = favoured("artemis", cities={"sparta": {"philosophers": 3}})
    play(game, "favour", "recruit troop naxos", "recruit philosopher")
    assert (city(game, "sparta")["philosophers"], metropolises(game)) == (3, set())
