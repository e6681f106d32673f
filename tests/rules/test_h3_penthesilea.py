"""Penthesilea's sacrifice: a metropolis on the hidden isle of the Amazons (H3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, gold, heard, isle, kind, play, refused, texts
from tests.rules.aegean import HOMES, Lands, metropolises
from tests.rules.heroes import FIVE_ISLES, ROUTE, Heroes, heroic, march, places, read_again, war

HER = "sacrifice penthesilea"
AT_NAXOS = {"penthesilea": "naxos"}
THREE_WISE: dict[str, dict[str, Any]] = {"sparta": {"philosophers": 3}}  # a fourth one founds a metropolis
NO_SPACE: Lands = {name: {"metropolis": True} for name in ("naxos", "kythnos")}
ATHENA_LAST = ["ares", "zeus", "poseidon", "athena"]  # beside the last one the favour lies
OTHERS = [name for name, owner in HOMES.items() if owner != "sparta"]


def fourth_philosopher(heroes: dict[str, Any] = AT_NAXOS, **rest: Any) -> Game:
    """Sparta takes a fourth philosopher: a metropolis has to be founded (B7.2)."""
    return play(heroic(heroes=heroes, cities=THREE_WISE, **rest), "recruit philosopher")


def hidden(game: Game) -> str | None:
    """Whose metropolis stands on the hidden isle."""
    found = game.to_position()["hidden_isle"]
    return None if found is None else str(found)


# The moment


@pytest.mark.rule("H3.6", "H3.5")
def test_only_at_the_moment_of_a_founding() -> None:
    game = heroic(heroes=AT_NAXOS, isles=FIVE_ISLES, cities={"sparta": {"gold": 30, "priests": 3, "philosophers": 3}})
    refused(game, HER, "only_when_founding", "H3.6")


@pytest.mark.rule("H3.6", "B7.2")
def test_four_philosophers_and_she_takes_the_metropolis_away() -> None:
    game = fourth_philosopher()
    assert texts(game) == {"choose isle naxos", "choose isle kythnos", HER}
    told = heard(game)
    before = game.to_position()
    read_again(game)
    play(game, HER)
    assert (hidden(game), metropolises(game), kind(game)) == ("sparta", set(), "turn")
    assert changes(before, game.to_position()) == {"heroes.penthesilea", "hidden_isle", "flow"}
    assert places(game, "penthesilea") == []  # not dead, and in no pile
    assert city(game, "sparta")["philosophers"] == 0
    assert [type(event) for event in told] == [events.MetropolisHidden]
    read_again(game)


@pytest.mark.rule("H3.6")
def test_she_need_not_go() -> None:
    game = play(fourth_philosopher(), "choose isle kythnos")
    assert (hidden(game), metropolises(game), places(game, "penthesilea")) == (None, {"kythnos"}, ["naxos"])


@pytest.mark.rule("H3.6", "B7.1")
def test_a_set_of_buildings() -> None:
    lands: Lands = {"naxos": {"buildings": [None, "port", "fortress", "temple"]}}
    game = heroic(heroes=AT_NAXOS, isles=lands)
    play(game, "build university kythnos", HER)
    assert (hidden(game), metropolises(game)) == ("sparta", set())
    assert (isle(game, "naxos")["buildings"], isle(game, "kythnos")["buildings"]) == ([None] * 4, [None])


@pytest.mark.rule("H3.6", "B6.7")
def test_a_conquest_that_completes_a_set() -> None:
    naxos = {"buildings": [None, "port", "fortress", "temple"]}
    game = war(2, 1, [3, 0], {"penthesilea": "naxos"}, naxos=naxos, ios={"buildings": ["university"]})
    march(game, 2, "penthesilea")
    assert HER in texts(game)
    play(game, HER)
    assert (hidden(game), metropolises(game), isle(game, "ios")["owner"]) == ("sparta", set(), "sparta")


@pytest.mark.rule("H3.6", "C2")
def test_a_stolen_philosopher() -> None:
    game = heroic("satyr", heroes=AT_NAXOS, cities=THREE_WISE | {"athens": {"philosophers": 1}})
    play(game, "call satyr", "choose player athens", HER)
    assert (hidden(game), metropolises(game)) == ("sparta", set())


@pytest.mark.rule("H3.6", "B5.3")
def test_the_gift_at_the_end_of_the_turn() -> None:
    game = heroic(heroes=AT_NAXOS, cities=THREE_WISE)
    play(game, "end")
    assert HER in texts(game)
    play(game, HER)
    assert (hidden(game), game.to_position()["cycle"]) == ("sparta", 4)


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("founder", ["ajax", "achilles", "hector"])
def test_a_founding_that_is_not_forced(founder: str) -> None:
    lands: Lands = FIVE_ISLES | {"naxos": {"buildings": [None, "port", "fortress", "temple"]}}
    game = heroic(heroes=AT_NAXOS | {founder: "kythnos"}, isles=lands, cities={"sparta": {"gold": 12}})
    play(game, f"sacrifice {founder}")
    while kind(game) == "hector_set":
        play(game, min(texts(game)))
    assert HER in texts(game)
    play(game, HER)
    assert (hidden(game), metropolises(game)) == ("sparta", set())
    assert (places(game, founder), places(game, "penthesilea")) == (["gone"], [])


@pytest.mark.rule("H3.6")
def test_one_of_ulysses_s_metropolises_and_exactly_one() -> None:
    game = heroic(
        heroes=AT_NAXOS | {"ulysses": "naxos"}, cities={"sparta": {"priests": 8, "philosophers": 3}}, isles=FIVE_ISLES
    )
    play(game, "sacrifice ulysses", "choose number 5", HER)
    # The second metropolis: she is not here any more.
    assert texts(game) == {f"choose isle {name}" for name in ("naxos", "kythnos", *FIVE_ISLES)}
    refused(game, HER, "hero_not_yours", "H3.5")
    play(game, "choose isle paros")
    assert (hidden(game), metropolises(game)) == ("sparta", {"paros"})


@pytest.mark.rule("H3.6", "H3.5")
def test_the_isle_she_leaves_stays_owned() -> None:
    game = play(fourth_philosopher(isles={"naxos": {"troops": 0}}), HER)
    assert (isle(game, "naxos")["owner"], isle(game, "naxos")["troops"]) == ("sparta", 0)


# Who, and since when


@pytest.mark.rule("H3.6", "H3.5")
def test_not_in_the_cycle_she_was_hired() -> None:
    game = fourth_philosopher({"penthesilea": {"isle": "naxos", "hired": 3}})
    refused(game, HER, "hero_hired_now", "H3.5")
    assert texts(game) == {"choose isle naxos", "choose isle kythnos"}


@pytest.mark.rule("H3.6", "H3.5")
def test_only_her_owner() -> None:
    game = fourth_philosopher({"penthesilea": "ios"})
    refused(game, HER, "hero_not_yours", "H3.5")


@pytest.mark.rule("H3.6", "H3.5")
def test_no_other_hero_at_that_moment() -> None:
    game = fourth_philosopher(AT_NAXOS | {"ajax": "naxos"}, isles=FIVE_ISLES)
    refused(game, "sacrifice ajax", "no_sacrifice_now", "H3.5")
    refused(game, "sacrifice hector", "no_sacrifice_now", "H3.5")


# For want of a space, and of a metropolis


@pytest.mark.rule("H3.6", "B7.4")
def test_where_it_would_be_lost_for_want_of_a_space_she_may_take_it() -> None:
    game = fourth_philosopher(isles=NO_SPACE)
    assert texts(game) == {HER, "forgo"}
    refused(game, "choose isle naxos", "metropolis_there", "B7.3")
    play(game, HER)
    assert (hidden(game), city(game, "sparta")["philosophers"]) == ("sparta", 0)


@pytest.mark.rule("H3.6", "B7.4")
def test_or_it_is_lost_all_the_same() -> None:
    game = play(fourth_philosopher(isles=NO_SPACE), "forgo")
    assert (hidden(game), places(game, "penthesilea"), kind(game)) == (None, ["naxos"], "turn")
    assert (metropolises(game), city(game, "sparta")["philosophers"]) == ({"naxos", "kythnos"}, 0)


@pytest.mark.rule("H3.6", "B7.4")
def test_without_her_nobody_is_asked() -> None:
    for heroes in ({}, {"penthesilea": "ios"}, {"penthesilea": {"isle": "naxos", "hired": 3}}):
        game = fourth_philosopher(heroes, isles=NO_SPACE)
        assert (kind(game), hidden(game), city(game, "sparta")["philosophers"]) == ("turn", None, 0)


@pytest.mark.rule("H3.6", "B7.3")
def test_with_a_space_nothing_may_be_forgone() -> None:
    refused(fourth_philosopher(), "forgo", "metropolis_must_stand", "B7.3")


@pytest.mark.rule("H3.6", "B7.4")
@pytest.mark.parametrize("standing", [9, 10])
def test_a_metropolis_must_be_left_in_the_supply(standing: int) -> None:
    lands = {name: {"metropolis": True} for name in [*OTHERS, "naxos", "kythnos"][:standing]}
    game = fourth_philosopher(isles=lands)
    if standing == 9:
        play(game, HER)
        assert hidden(game) == "sparta"
    else:
        assert (kind(game), hidden(game), places(game, "penthesilea")) == ("turn", None, ["naxos"])
        assert city(game, "sparta")["philosophers"] == 0


@pytest.mark.rule("H3.6", "B1.2")
def test_the_hidden_one_is_one_of_the_ten() -> None:
    nine = {name: {"metropolis": True} for name in (*OTHERS, "naxos")}
    full = play(heroic(cities=THREE_WISE, isles=nine, hidden_isle="thebes"), "recruit philosopher")
    assert (metropolises(full), city(full, "sparta")["philosophers"]) == (set(nine), 0)  # none is left
    one_left = play(heroic(cities=THREE_WISE, isles=nine), "recruit philosopher")
    assert metropolises(one_left) == {*nine, "kythnos"}


@pytest.mark.rule("H3.6", "H3.5")
def test_for_want_of_a_space_others_die_only_if_she_takes_it() -> None:
    heroes = AT_NAXOS | {"ajax": "naxos"}
    rich = {"sparta": {"gold": 12}}
    game = play(heroic(heroes=heroes, cities=rich, isles=NO_SPACE), "sacrifice ajax")
    # Nothing else is possible, so she goes unasked; it can't be forgone.
    assert (hidden(game), gold(game, "sparta"), kind(game)) == ("sparta", 0, "turn")
    assert (places(game, "ajax"), places(game, "penthesilea")) == (["gone"], [])
    late: Heroes = {"ajax": "naxos", "penthesilea": {"isle": "naxos", "hired": 3}}
    refused(heroic(heroes=late, cities=rich, isles=NO_SPACE), "sacrifice ajax", "no_place_for_metropolis", "H3.6")
    ten = {name: {"metropolis": True} for name in (*OTHERS, "naxos", "kythnos")}
    refused(heroic(heroes=heroes, cities=rich, isles=ten), "sacrifice ajax", "no_place_for_metropolis", "H3.6")


# What it is worth


@pytest.mark.rule("H3.6", "B8.1")
@pytest.mark.parametrize(("on_board", "over"), [(0, False), (1, True)])
def test_it_counts_for_victory(on_board: int, over: bool) -> None:
    lands: Lands = {"naxos": {"metropolis": on_board > 0}}
    game = play(heroic(isles=lands, hidden_isle="sparta"), "end")
    assert (game.over, game.winners) == (over, [0] if over else [])


@pytest.mark.rule("H3.6", "B8.2")
def test_it_counts_among_equally_rich_candidates() -> None:
    lands = {name: {"metropolis": True} for name in ("naxos", "kythnos", "ios", "syros")}
    cities = {name: {"gold": 9} for name in ("sparta", "athens")}
    game = play(heroic(isles=lands, cities=cities, hidden_isle="athens"), "end")
    assert game.winners == [1]


@pytest.mark.rule("H3.6", "C0.2")
@pytest.mark.parametrize(("owner", "price"), [("sparta", 3), ("athens", 4), (None, 4)])
def test_it_counts_as_a_temple(owner: str | None, price: int) -> None:
    game = heroic("fates", None, None, hidden_isle=owner, isles={"kythnos": {"owner": "athens"}})
    play(game, "call fates")  # Naxos pays nothing
    assert gold(game, "sparta") == 9 - price
    assert city(game, "sparta")["discounts_used"] == 4 - price


@pytest.mark.rule("H3.6", "C0.2")
def test_its_discount_is_there_at_once_and_once_a_cycle() -> None:
    game = heroic("medusa", "satyr", None, heroes=AT_NAXOS, cities={"sparta": {"gold": 9, "philosophers": 3}})
    play(game, "recruit philosopher", HER, "call medusa", "choose isle ios")
    assert gold(game, "sparta") == 9 - 3
    play(game, "call satyr")
    assert gold(game, "sparta") == 9 - 3 - 3


@pytest.mark.rule("H3.6", "B7.6")
def test_it_is_no_part_of_a_set_and_no_fortress() -> None:
    lands: Lands = {"naxos": {"buildings": [None, "port", "fortress", "temple"]}}
    assert kind(heroic(isles=lands, hidden_isle="sparta")) == "turn"
    game = war(2, 1, [0, 0], {}, hidden_isle="athens")
    assert march(game, 2) == [(2, 1)]


# It is no isle


@pytest.mark.rule("H3.6", "B5.12")
def test_not_for_apollo() -> None:
    lands: Lands = {"kythnos": {"owner": "athens"}}  # Sparta has Naxos alone
    game = heroic(
        isles=lands, hidden_isle="sparta", turn=None, phase="actions", apollo=["athens", "sparta"], gods_played=5
    )
    told = heard(game)
    play(game, "choose isle syros")  # Athens's marker
    assert [event for event in told if isinstance(event, events.ApolloGave)] == [events.ApolloGave(player=0, gold=4)]


@pytest.mark.rule("H3.6")
def test_not_for_achilles() -> None:
    lands: Lands = {name: {"owner": "sparta"} for name in ("tinos", "serifos")}  # four with Naxos and Kythnos
    game = heroic(heroes={"achilles": "naxos"}, isles=lands, hidden_isle="sparta")
    refused(game, "sacrifice achilles", "too_few_isles", "H3.6")


@pytest.mark.rule("H3.6", "H4.2")
def test_not_for_demeter() -> None:
    game = heroic(modules=("heroes", "favours"), hidden_isle="sparta", favour={"tile": "demeter"}, gods=ATHENA_LAST)
    play(game, "favour")
    assert gold(game, "sparta") == 9 + 2


@pytest.mark.rule("H3.6", "B5.13")
def test_not_for_the_last_isle() -> None:
    lands: Lands = {"syros": {"owner": "thebes"}}  # Athens has Ios alone
    game = war(2, 1, [], {}, isles=lands, hidden_isle="athens", seas=ROUTE | {"8-6": ("sparta", 1)})
    play(game, "move troops naxos")
    assert "land paros 1" in texts(game)
    refused(game, "land ios 1", "last_isle", "B5.13")


# It is lost when its owner is out


def athens_falls(**rest: Any) -> Game:
    """Sparta takes Athens's last isle, which has a metropolis; Sparta has one already."""
    lands: Lands = {"syros": {"owner": "thebes"}} | rest.pop("isles", {})
    lands["ios"] = {"troops": 1, "metropolis": True}
    naxos = {"metropolis": True} | rest.pop("naxos", {})
    game = war(3, 1, [3, 0], {}, isles=lands, naxos=naxos, hidden_isle="athens", **rest)
    march(game, 3)
    assert game.to_position()["cities"]["athens"]["eliminated"]
    return game


@pytest.mark.rule("H3.6", "B5.14")
def test_it_is_lost_with_its_owner() -> None:
    game = athens_falls()
    assert hidden(game) is None
    assert places(game, "penthesilea") == []  # she does not come back for that
    assert game.to_position()["gone"] == []
    again = read_again(game)
    assert places(again, "penthesilea") == []


@pytest.mark.rule("H3.6", "B5.14", "B1.3")
def test_the_lost_metropolis_is_in_the_supply_again() -> None:
    """Nine stand on the board and the tenth is Athens's hidden one; a set needs one more."""
    lands: Lands = {name: {"metropolis": True} for name in OTHERS}
    lands |= {
        "syros": {"owner": "thebes", "metropolis": True},
        "tinos": {"owner": "sparta", "buildings": ["university"]},
    }
    naxos = {"metropolis": True, "buildings": [None, None, "port", "temple"]}
    before = war(3, 1, [], {}, isles=lands | {"ios": {"metropolis": True}}, naxos=naxos, hidden_isle="athens")
    play(before, "build fortress kythnos")
    assert len(metropolises(before)) == 9  # the set is lost (B7.4)
    after = play(athens_falls(isles=lands, naxos=naxos), "build fortress kythnos", "choose isle tinos")
    assert len(metropolises(after)) == 10


# Charon


@pytest.mark.rule("H3.6", "H3.7")
def test_charon_can_not_bring_her_back() -> None:
    game = heroic("charon", heroes=AT_NAXOS, cities=THREE_WISE, gone=["ajax"])
    play(game, "recruit philosopher", HER, "call charon")
    refused(game, "choose card penthesilea", "hero_not_gone", "H3.7")
    assert texts(game) == {"forgo", "choose card ajax"}


@pytest.mark.rule("H3.6", "H3.7")
def test_nor_when_the_hidden_isle_is_lost() -> None:
    game = athens_falls(track=["charon", None, None], gone=["ajax"])
    play(game, "call charon")
    refused(game, "choose card penthesilea", "hero_not_gone", "H3.7")


@pytest.mark.rule("H3.6", "H3.7", "H3.4")
def test_killed_before_she_is_dead_and_charon_can() -> None:
    game = war(0, 2, [0, 3], {"penthesilea": "naxos"}, track=["charon", None, None])
    march(game, 0, "penthesilea")
    assert places(game, "penthesilea") == ["gone"]
    play(game, "call charon", "choose card penthesilea", "choose isle naxos")
    assert places(game, "penthesilea") == ["naxos"]
