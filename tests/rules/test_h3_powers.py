"""The sacrifices of Achilles, Ajax, Hector, Ulysses and Perseus (H3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.aegean import HOMES, Fleets, Lands, metropolises
from tests.rules.heroes import FIVE_ISLES, ROUTE, WAY_OUT, heroic, places, read_again

SACRIFICED = {"gone"}  # what every sacrifice changes, besides the hero himself
OTHERS = [name for name, owner in HOMES.items() if owner != "sparta"]
NO_SUPPLY: Lands = {name: {"metropolis": True} for name in (*OTHERS, "naxos")} | {
    "tinos": {"owner": "sparta", "metropolis": True}  # the tenth
}
NO_SPACE: Lands = {name: {"metropolis": True} for name in ("naxos", "kythnos")}  # none is left on Sparta's isles
NO_FORGOING = ("nothing_to_forgo", "C0.3")
NO_PLACE = ("no_place_for_metropolis", "H3.6")


def purse(amount: int) -> dict[str, dict[str, Any]]:
    return {"sparta": {"gold": amount}}


# Achilles: the owner of five isles founds a metropolis


def achilles(isles: Lands, **rest: Any) -> Game:
    return heroic(heroes={"achilles": "naxos"}, isles=isles, **rest)


@pytest.mark.rule("H3.6")
def test_achilles_founds_with_five_isles() -> None:
    game = achilles(FIVE_ISLES)
    before = game.to_position()
    play(game, "sacrifice achilles")
    assert texts(game) == {f"choose isle {name}" for name in ("naxos", "kythnos", "tinos", "serifos", "paros")}
    play(game, "choose isle paros")
    assert metropolises(game) == {"paros"}
    assert changes(before, game.to_position()) == SACRIFICED | {"heroes.achilles", "isles.paros.metropolis"}
    assert (kind(game), places(game, "achilles")) == ("turn", ["gone"])


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize(("more", "allowed"), [(1, False), (2, False), (3, True)])
def test_achilles_needs_five_isles(more: int, allowed: bool) -> None:
    game = achilles({name: {"owner": "sparta"} for name in ("tinos", "serifos", "paros")[:more]})
    if allowed:
        assert "sacrifice achilles" in texts(game)
    else:
        refused(game, "sacrifice achilles", "too_few_isles", "H3.6")


@pytest.mark.rule("H3.6", "H3.5")
def test_the_isle_achilles_leaves_empty_counts() -> None:
    game = achilles(FIVE_ISLES | {"naxos": {"troops": 0}})
    play(game, "sacrifice achilles", "choose isle naxos")
    assert (isle(game, "naxos")["owner"], metropolises(game)) == ("sparta", {"naxos"})


@pytest.mark.rule("H3.6", "B7.3")
def test_achilles_founds_where_the_space_is_free() -> None:
    built: Lands = {"tinos": {"owner": "sparta", "buildings": ["port"]}, "kythnos": {"buildings": ["port"]}}
    game = achilles(FIVE_ISLES | built)
    play(game, "sacrifice achilles")
    refused(game, "choose isle tinos", "free_space_first", "B7.3")
    refused(game, "choose isle ios", "metropolis_isle_not_yours", "B7.3")
    refused(game, "forgo", "metropolis_must_stand", "B7.3")
    assert texts(game) == {"choose isle naxos", "choose isle serifos", "choose isle paros"}


@pytest.mark.rule("H3.6", "B7.4")
def test_achilles_does_not_die_for_nothing() -> None:
    everywhere = {name: entry | {"metropolis": True} for name, entry in FIVE_ISLES.items()}
    refused(achilles(everywhere | NO_SPACE), "sacrifice achilles", *NO_PLACE)
    refused(achilles(FIVE_ISLES | NO_SUPPLY), "sacrifice achilles", *NO_PLACE)


# Ajax: 12 gold


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("amount", [12, 13, 40])
def test_ajax_founds_for_twelve(amount: int) -> None:
    game = heroic(heroes={"ajax": "naxos"}, cities=purse(amount))
    before = game.to_position()
    play(game, "sacrifice ajax", "choose isle kythnos")
    assert gold(game, "sparta") == amount - 12
    assert metropolises(game) == {"kythnos"}
    changed = SACRIFICED | {"heroes.ajax", "isles.kythnos.metropolis", "cities.sparta.gold"}
    assert changes(before, game.to_position()) == changed


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("amount", [0, 11])
def test_ajax_needs_the_gold(amount: int) -> None:
    refused(heroic(heroes={"ajax": "naxos"}, cities=purse(amount)), "sacrifice ajax", "not_enough_gold", "H3.6")


@pytest.mark.rule("H3.6", "B7.4")
def test_ajax_does_not_die_for_nothing() -> None:
    rich = purse(12)
    refused(heroic(heroes={"ajax": "naxos"}, cities=rich, isles=NO_SPACE), "sacrifice ajax", *NO_PLACE)
    refused(heroic(heroes={"ajax": "naxos"}, cities=rich, isles=NO_SUPPLY), "sacrifice ajax", *NO_PLACE)


@pytest.mark.rule("H3.6", "B1.2")
def test_ajax_takes_the_last_metropolis() -> None:
    nine = {name: {"metropolis": True} for name in (*OTHERS, "naxos")}
    game = heroic(heroes={"ajax": "naxos"}, cities=purse(12), isles=nine)
    play(game, "sacrifice ajax")  # only Kythnos has a space
    assert metropolises(game) == {*nine, "kythnos"}


@pytest.mark.rule("H3.6", "B7.3")
def test_ajax_s_metropolis_destroys_what_stands_on_the_only_space() -> None:
    built = {"naxos": {"buildings": ["temple", None, "temple", None]}, "kythnos": {"metropolis": True}}
    game = heroic(heroes={"ajax": "naxos"}, cities=purse(12), isles=built)
    play(game, "sacrifice ajax")
    assert metropolises(game) == {"naxos", "kythnos"}
    assert isle(game, "naxos")["buildings"] == [None, None, "temple", None]


# Hector: three types


THREE: Lands = {"naxos": {"buildings": [None, "port", "port", "fortress"]}, "kythnos": {"buildings": ["temple"]}}


@pytest.mark.rule("H3.6")
def test_hector_founds_from_three_types() -> None:
    game = heroic(heroes={"hector": "naxos"}, isles=THREE)
    before = game.to_position()
    play(game, "sacrifice hector")
    names = ("naxos port on", "naxos port off", "naxos fortress off", "kythnos temple on")
    assert texts(game) == {f"choose building {name}" for name in names}
    play(game, "choose building naxos fortress off")
    read_again(game)
    play(game, "choose building naxos port on")  # the temple follows, there is no other
    assert texts(game) == {"choose isle naxos", "choose isle kythnos"}  # the set's own buildings are gone (B7.3)
    play(game, "choose isle kythnos")
    assert metropolises(game) == {"kythnos"}
    changed = {"heroes.hector", "isles.kythnos.metropolis", "isles.naxos.buildings", "isles.kythnos.buildings"}
    assert changes(before, game.to_position()) == SACRIFICED | changed
    assert isle(game, "naxos")["buildings"] == [None, None, "port", None]


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("missing", ["port", "fortress", "temple", "university"])
def test_hector_takes_any_three(missing: str) -> None:
    types = [name for name in ("port", "fortress", "temple", "university") if name != missing]
    built = {"naxos": {"buildings": [None, None, *types[:2]]}, "kythnos": {"buildings": types[2:]}}
    game = heroic(heroes={"hector": "naxos"}, isles=built)
    play(game, "sacrifice hector")  # all three go: there is nothing to choose
    assert kind(game) == "place_metropolis"
    assert isle(game, "naxos")["buildings"] == [None] * 4


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("buildings", [[], ["port"], ["port", "fortress"], ["port", "port", "fortress", "fortress"]])
def test_hector_needs_three_types(buildings: list[str]) -> None:
    game = heroic(heroes={"hector": "naxos"}, isles={"naxos": {"buildings": buildings}})
    refused(game, "sacrifice hector", "too_few_types", "H3.6")


@pytest.mark.rule("H3.6", "B7.6")
def test_a_metropolis_is_no_type_for_hector() -> None:
    game = heroic(
        heroes={"hector": "naxos"}, isles={"naxos": {"buildings": [None, None, "port", "fortress"], "metropolis": True}}
    )
    refused(game, "sacrifice hector", "too_few_types", "H3.6")


@pytest.mark.rule("H3.6")
def test_only_hector_s_owner_s_buildings_count() -> None:
    isles = {"naxos": {"buildings": ["port", "fortress"]}, "ios": {"buildings": ["temple"]}}
    game = heroic(heroes={"hector": "naxos"}, isles=isles)
    refused(game, "sacrifice hector", "too_few_types", "H3.6")


@pytest.mark.rule("H3.6")
def test_hector_s_owner_chooses_among_equal_buildings() -> None:
    isles = {
        "naxos": {"buildings": ["port", "fortress", "port", "temple"]},
        "kythnos": {"buildings": ["port"]},
        "ios": {"buildings": ["port"]},
    }
    game = heroic(heroes={"hector": "naxos"}, isles=isles)
    play(game, "sacrifice hector")
    refused(game, "choose building ios port on", "not_your_building", "H3.6")
    refused(game, "choose building naxos university off", "no_such_building", "B5.8")
    play(game, "choose building naxos temple off")
    refused(game, "choose building naxos temple off", "no_such_building", "B5.8")
    play(game, "choose building kythnos port on")  # the fortress follows, and Kythnos is the one free space
    assert isle(game, "naxos")["buildings"] == ["port", None, "port", None]
    assert metropolises(game) == {"kythnos"}


@pytest.mark.rule("H3.6", "H4.3")
@pytest.mark.parametrize(
    "buildings", [["port", "fortress", "theatre"], ["temple", "theatre", "theatre"], ["theatre", "theatre", "theatre"]]
)
def test_theatres_stand_in_for_hector(buildings: list[str]) -> None:
    game = heroic(
        heroes={"hector": "naxos"}, modules=("heroes", "favours"), isles={"naxos": {"buildings": [None, *buildings]}}
    )
    play(game, "sacrifice hector")
    while kind(game) == "hector_set":
        play(game, min(texts(game)))
    assert kind(game) == "place_metropolis"
    assert isle(game, "naxos")["buildings"] == [None] * 4


@pytest.mark.rule("H3.6", "H4.3")
def test_one_type_and_a_theatre_are_too_few_for_hector() -> None:
    game = heroic(
        heroes={"hector": "naxos"},
        modules=("heroes", "favours"),
        isles={"naxos": {"buildings": ["port", "port", "port", "theatre"]}},
    )
    refused(game, "sacrifice hector", "too_few_types", "H3.6")


@pytest.mark.rule("H3.6", "B7.4")
def test_hector_does_not_die_for_nothing() -> None:
    three = {"naxos": {"metropolis": True, "buildings": [None, None, "port", "fortress"]}}
    kythnos = {"kythnos": {"metropolis": True}, "tinos": {"owner": "sparta", "metropolis": True}}
    # The temple stands on Serifos, whose space it takes: with Serifos there is a place, without it there is none.
    with_space = three | kythnos | {"serifos": {"owner": "sparta", "buildings": ["temple"]}}
    assert "sacrifice hector" in texts(heroic(heroes={"hector": "naxos"}, isles=with_space))
    four = {"sifnos": {"owner": "sparta", "metropolis": True, "buildings": [None, None, "temple"]}}
    refused(heroic(heroes={"hector": "naxos"}, isles=three | kythnos | four), "sacrifice hector", *NO_PLACE)


# Ulysses: priests become philosophers


def ulysses(priests: int, philosophers: int, **rest: Any) -> Game:
    cities = {"sparta": {"priests": priests, "philosophers": philosophers}} | rest.pop("cities", {})
    return heroic(heroes={"ulysses": "naxos"}, cities=cities, **rest)


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_ulysses_turns_any_number_of_priests(count: int) -> None:
    game = ulysses(3, 0)
    before = game.to_position()
    play(game, "sacrifice ulysses")
    assert texts(game) == {"choose number 1", "choose number 2", "choose number 3"}
    refused(game, "choose number 4", "too_many_priests", "H3.6")
    play(game, f"choose number {count}")
    assert (city(game, "sparta")["priests"], city(game, "sparta")["philosophers"]) == (3 - count, count)
    changed = {"heroes.ulysses", "cities.sparta.priests", "cities.sparta.philosophers"}
    assert changes(before, game.to_position()) == SACRIFICED | changed


@pytest.mark.rule("H3.6")
def test_with_one_priest_ulysses_asks_nothing() -> None:
    game = play(ulysses(1, 1), "sacrifice ulysses")
    assert (kind(game), city(game, "sparta")["priests"], city(game, "sparta")["philosophers"]) == ("turn", 0, 2)


@pytest.mark.rule("H3.6")
def test_ulysses_needs_a_priest_of_his_own() -> None:
    game = ulysses(0, 3, cities={"athens": {"priests": 5}})
    refused(game, "sacrifice ulysses", "no_priest_to_turn", "H3.6")


@pytest.mark.rule("H3.6", "B7.2")
def test_four_philosophers_found_a_metropolis() -> None:
    game = play(ulysses(3, 2), "sacrifice ulysses", "choose number 2", "choose isle naxos")
    assert metropolises(game) == {"naxos"}
    assert (city(game, "sparta")["priests"], city(game, "sparta")["philosophers"], kind(game)) == (1, 0, "turn")


@pytest.mark.rule("H3.6", "B7.2")
@pytest.mark.parametrize(("turned", "rest"), [(5, 0), (6, 1)])
def test_as_often_as_it_applies(turned: int, rest: int) -> None:
    game = play(ulysses(8, 3), "sacrifice ulysses", f"choose number {turned}", "choose isle naxos")
    # The second one goes to Kythnos, the only isle left.
    assert metropolises(game) == {"naxos", "kythnos"}
    assert (city(game, "sparta")["priests"], city(game, "sparta")["philosophers"]) == (8 - turned, rest)


@pytest.mark.rule("H3.6", "B7.4")
def test_ulysses_may_found_more_than_there_is_room_for() -> None:
    game = ulysses(9, 3)
    told = heard(game)
    play(game, "sacrifice ulysses", "choose number 9", "choose isle naxos")
    assert metropolises(game) == {"naxos", "kythnos"}
    assert (city(game, "sparta")["priests"], city(game, "sparta")["philosophers"]) == (0, 0)  # the third one is lost
    assert sum(isinstance(event, events.MetropolisForfeited) for event in told) == 1


@pytest.mark.rule("H3.6", "B1.3")
@pytest.mark.parametrize(("edition", "supply"), [("second", 2), ("first", 1)])
def test_ulysses_turns_as_many_as_the_supply_permits(edition: str, supply: int) -> None:
    cities = {name: {"philosophers": 3} for name in ("athens", "corinth", "thebes", "argos")}
    cities["sparta"] = {"priests": 5, "philosophers": 3}  # 15 of the 17, or 16, are out
    game = ulysses(5, 3, cities=cities, options={"edition": edition})
    play(game, "sacrifice ulysses")
    if supply > 1:
        assert texts(game) == {f"choose number {count}" for count in range(1, supply + 1)}
        refused(game, f"choose number {supply + 1}", "too_many_priests", "H3.6")
        play(game, f"choose number {supply}")
    play(game, "choose isle naxos")
    assert (city(game, "sparta")["priests"], city(game, "sparta")["philosophers"]) == (5 - supply, supply - 1)


# Perseus: a flight without him


@pytest.mark.rule("H3.6", "C5")
def test_perseus_s_troops_fly_without_him() -> None:
    game = heroic(heroes={"perseus": "naxos"}, isles={"naxos": {"troops": 3}}, seas={})
    before = game.to_position()
    play(game, "sacrifice perseus")
    assert texts(game) == {"forgo", "choose isle naxos", "choose isle kythnos"}
    play(game, "choose isle naxos")
    refused(game, "take perseus", "hero_not_there", "H3.4")
    play(game, "land serifos 2")
    changed = {"heroes.perseus", "isles.naxos.troops", "isles.serifos.troops", "isles.serifos.owner"}
    assert changes(before, game.to_position()) == SACRIFICED | changed  # and no gold
    assert (isle(game, "serifos")["owner"], isle(game, "serifos")["troops"]) == ("sparta", 2)


@pytest.mark.rule("H3.6", "C5", "C0.3")
def test_perseus_s_flight_may_be_forgone_before_its_isle_is_chosen() -> None:
    game = heroic(heroes={"perseus": "naxos"})
    before = game.to_position()
    play(game, "sacrifice perseus", "forgo")
    assert changes(before, game.to_position()) == SACRIFICED | {"heroes.perseus"}
    refused(play(heroic(heroes={"perseus": "naxos"}), "sacrifice perseus", "choose isle naxos"), "forgo", *NO_FORGOING)


@pytest.mark.rule("H3.6", "C5", "B6.1")
def test_perseus_s_flight_attacks_without_his_power() -> None:
    game = heroic(
        heroes={"perseus": "naxos", "ajax": "naxos"},
        isles={"naxos": {"troops": 2}, "ios": {"troops": 2, "buildings": ["fortress"]}},
        seas={},
        dice=[0, 3],
    )
    told = heard(game)
    play(game, "sacrifice perseus", "choose isle naxos", "take ajax", "land ios 1")
    rounds = [event for event in told if isinstance(event, events.BattleRound)]
    assert [(event.attacker_total, event.defender_total) for event in rounds] == [(3, 6)]


@pytest.mark.rule("H3.6", "C5", "B6.4")
def test_a_retreat_from_perseus_s_flight_needs_fleets() -> None:
    def attack(seas: Fleets) -> Game:
        lands = {"naxos": {"troops": 3}, "ios": {"troops": 3}}
        game = heroic(heroes={"perseus": "naxos"}, isles=lands, seas=seas, dice=[0, 3, 0, 3])
        return play(
            game, "sacrifice perseus", "choose isle naxos", "land ios 3", "stay"
        )  # Athens may retreat, and stays

    with_fleets = attack(ROUTE | WAY_OUT)
    assert (decider(with_fleets), texts(with_fleets)) == ("sparta", {"stay", "choose isle naxos"})
    assert decider(attack(WAY_OUT)) == "athens"  # the next round has been fought


@pytest.mark.rule("H3.6", "C15")
def test_chiron_guards_against_perseus_s_flight() -> None:
    for owner in ("athens", None):
        chiron = {"card": "chiron", "holder": "thebes"}
        ios = {"owner": owner, "troops": 0, "figure": chiron}
        game = heroic(heroes={"perseus": "naxos"}, isles={"ios": ios})
        play(game, "sacrifice perseus", "choose isle naxos")
        refused(game, "land ios 1", "guarded_by_chiron", "C15")
        assert "land kea 1" in texts(game)
    own = heroic(heroes={"perseus": "naxos"}, isles={"kythnos": {"figure": "chiron"}})
    play(own, "sacrifice perseus", "choose isle naxos", "land kythnos 1")
    assert isle(own, "kythnos")["troops"] == 2


@pytest.mark.rule("H3.6", "C16")
def test_medusa_holds_those_who_would_fly() -> None:
    game = heroic(heroes={"perseus": "naxos"}, isles={"naxos": {"troops": 2, "figure": "medusa"}})
    play(game, "sacrifice perseus")
    refused(game, "choose isle naxos", "held_by_medusa", "C16")
    alone = heroic(
        heroes={"perseus": "kythnos"}, isles={"naxos": {"troops": 2, "figure": "medusa"}, "kythnos": {"troops": 0}}
    )
    refused(alone, "sacrifice perseus", "nobody_to_fly", "H3.6")


@pytest.mark.rule("H3.6", "B5.13")
def test_perseus_s_flight_spares_a_last_isle() -> None:
    game = heroic(heroes={"perseus": "naxos"}, isles={"ios": {"owner": "thebes"}})
    play(game, "sacrifice perseus", "choose isle naxos")
    refused(game, "land syros 1", "last_isle", "B5.13")
    assert "land ios 1" in texts(game)


@pytest.mark.rule("H3.6", "H3.5")
@pytest.mark.parametrize(("others", "allowed"), [({}, False), ({"ajax": "naxos"}, True), ({"ajax": "kythnos"}, True)])
def test_somebody_must_be_left_to_fly(others: dict[str, str], allowed: bool) -> None:
    game = heroic(heroes={"perseus": "naxos", **others}, isles={"naxos": {"troops": 0}, "kythnos": {"troops": 0}})
    if allowed:
        play(game, "sacrifice perseus", f"choose isle {others['ajax']}", "take ajax", "land tinos 0")
        assert (places(game, "ajax"), places(game, "perseus")) == (["tinos"], ["gone"])
    else:
        refused(game, "sacrifice perseus", "nobody_to_fly", "H3.6")
