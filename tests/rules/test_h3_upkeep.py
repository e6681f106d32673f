"""Heroes are kept from cycle to cycle, for gold or a priestess, or let go (H3.3)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.cycles import pass_cycle
from tests.rules.heroes import HEROES, heroic, owner_of, places, read_again, upkeep

REVENUE = 2  # Sparta's, of Kythnos
NO_REVENUE = {"kythnos": {"owner": "athens"}}  # Sparta is left with Naxos


def purse(amount: int, **more: Any) -> dict[str, dict[str, Any]]:
    return {"sparta": {"gold": amount, **more}}


# When, and for how much


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize("hero", HEROES)
def test_two_gold_right_after_the_revenue(hero: str) -> None:
    game = upkeep({hero: "naxos"}, cities=purse(0))
    assert (decider(game), kind(game), gold(game, "sparta")) == ("sparta", "upkeep", REVENUE)
    assert texts(game) == {f"pay {hero}", f"dismiss {hero}"}
    read_again(game)
    before = game.to_position()
    play(game, f"pay {hero}")
    assert gold(game, "sparta") == 0
    assert (places(game, hero), owner_of(game, hero)) == (["naxos"], "sparta")
    assert kind(game) == "offering"  # before the first offering
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "kept", "flow", "phase"}


@pytest.mark.rule("H3.3", "B2.2")
@pytest.mark.parametrize("amount", [0, 1])
def test_asked_even_if_he_can_not_pay(amount: int) -> None:
    game = upkeep({"ajax": "naxos"}, isles=NO_REVENUE, cities=purse(amount))
    assert (decider(game), kind(game), gold(game, "sparta")) == ("sparta", "upkeep", amount)
    refused(game, "pay ajax", "upkeep_not_payable", "H3.3")
    assert texts(game) == {"dismiss ajax"}


@pytest.mark.rule("H3.3")
def test_who_can_pay_may_let_him_go_and_the_emptied_isle_stays_his() -> None:
    game = upkeep({"ajax": "naxos", "hector": "kythnos"}, isles={"naxos": {"troops": 0}})
    told = heard(game)
    before = game.to_position()
    play(game, "dismiss ajax")
    assert changes(before, game.to_position()) == {"heroes.ajax", "gone"}
    assert places(game, "ajax") == ["gone"]
    assert (isle(game, "naxos")["owner"], isle(game, "naxos")["troops"]) == ("sparta", 0)
    assert [type(event) for event in told] == [events.HeroLeft]


@pytest.mark.rule("H3.3")
def test_not_in_the_cycle_he_was_hired_but_in_every_one_after() -> None:
    game = play(heroic("ajax", cities=purse(20)), "call ajax", "choose isle naxos", "end")
    # Cycle 4: Kythnos pays 2, Ajax costs 2; Apollo pays 1 in the cycle that follows.
    assert (game.to_position()["cycle"], kind(game), gold(game, "sparta")) == (4, "upkeep", 20)
    play(game, "pay ajax")
    assert (kind(game), gold(game, "sparta")) == ("offering", 18)
    pass_cycle(game)
    assert (game.to_position()["cycle"], kind(game), decider(game)) == (5, "upkeep", "sparta")


@pytest.mark.rule("H3.3")
def test_a_hero_of_this_very_cycle_is_not_due() -> None:
    game = upkeep({"ajax": {"isle": "naxos", "hired": 3}, "hector": "naxos"})
    refused(game, "pay ajax", "no_upkeep_due", "H3.3")
    refused(game, "dismiss ajax", "no_upkeep_due", "H3.3")
    assert texts(game) == {"pay hector", "dismiss hector"}
    assert kind(upkeep({"ajax": {"isle": "naxos", "hired": 3}})) == "offering"


@pytest.mark.rule("H3.3")
def test_without_heroes_nobody_is_asked() -> None:
    assert kind(upkeep({})) == "offering"


# In which order


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize("order", [["sparta", "athens", "thebes"], ["thebes", "athens", "sparta"]])
def test_players_in_the_order_of_the_turn_track(order: list[str]) -> None:
    game = upkeep(
        {"ajax": "naxos", "hector": "ios", "perseus": "kea"}, turn_order=["corinth", *order[:1], "argos", *order[1:]]
    )
    seen = []
    while kind(game) == "upkeep":
        seen.append(decider(game))
        play(game, min(texts(game)))
    assert seen == order


@pytest.mark.rule("H3.3")
def test_two_players_by_the_first_marker() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "cycle": 3,
            "phase": "revenue",
            "modules": ["heroes"],
            "isles": {name: {"owner": owner, "troops": 1} for name, owner in (("naxos", "sparta"), ("kea", "athens"))},
            "heroes": {"ajax": {"isle": "naxos"}, "hector": {"isle": "kea"}},
            "gods": ["ares", "zeus", "athena"],
            "turn_order": ["athens-2", "sparta-1", "sparta-2", "athens-1"],
        }
    )
    assert decider(game) == "athens"
    play(game, "pay hector")
    assert (decider(game), kind(game)) == ("sparta", "upkeep")
    play(game, "pay ajax")
    assert kind(game) == "offering"


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize("first", ["ajax", "hector", "ulysses"])
def test_hero_by_hero_in_the_order_he_likes(first: str) -> None:
    trio = ("ajax", "hector", "ulysses")
    game = upkeep({"ajax": "naxos", "hector": "naxos", "ulysses": "kythnos"}, cities=purse(2))  # 4 with the revenue
    assert texts(game) == {f"{answer} {hero}" for answer in ("pay", "dismiss") for hero in trio}
    before = game.to_position()
    play(game, f"pay {first}")
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "kept"}
    refused(game, f"pay {first}", "no_upkeep_due", "H3.3")
    refused(game, f"dismiss {first}", "no_upkeep_due", "H3.3")
    read_again(game)
    second, third = (hero for hero in trio if hero != first)
    play(game, f"pay {second}")
    assert gold(game, "sparta") == 0
    assert texts(game) == {f"dismiss {third}"}  # nothing is left for him
    play(game, f"dismiss {third}")
    assert places(game, third) == ["gone"]
    assert {first, second} == set(game.to_position()["heroes"])


@pytest.mark.rule("H3.3")
def test_one_is_asked_for_his_own_heroes_only() -> None:
    game = upkeep({"ajax": "naxos", "hector": "ios"})
    assert decider(game) == "sparta"
    for answer in ("pay hector", "dismiss hector"):
        refused(game, answer, "hero_not_yours", "H3.3")
    play(game, "pay ajax")
    assert (decider(game), texts(game)) == ("athens", {"pay hector", "dismiss hector"})


@pytest.mark.rule("H3.3")
def test_at_no_other_moment() -> None:
    game = heroic(heroes={"ajax": "naxos"})
    for answer in ("pay ajax", "dismiss ajax"):
        refused(game, answer, "no_upkeep_now", "H3.3")
    asked = upkeep({"ajax": "naxos"})
    refused(asked, "bid ares 1", "no_offerings_now", "B4.1")
    refused(asked, "sacrifice ajax", "no_sacrifice_now", "H3.5")


# A priestess


def with_priestesses(heroes: dict[str, str], priestesses: int, amount: int = 5) -> Game:
    return upkeep(heroes, modules=("heroes", "favours"), cities=purse(amount, priestesses=priestesses))


@pytest.mark.rule("H3.3", "H4.4")
def test_a_priestess_keeps_a_hero_instead_of_gold() -> None:
    game = with_priestesses({"ajax": "naxos", "hector": "naxos"}, 1)
    assert texts(game) == {
        f"{answer} {hero}" for answer in ("pay", "priestess", "dismiss") for hero in ("ajax", "hector")
    }
    before = game.to_position()
    play(game, "priestess hector")
    assert changes(before, game.to_position()) == {"cities.sparta.priestesses", "kept"}
    assert city(game, "sparta")["priestesses"] == 0
    # One keeps one hero.
    refused(game, "priestess ajax", "no_priestess", "H4.4")
    refused(game, "dismiss hector", "no_upkeep_due", "H3.3")
    play(game, "pay ajax")
    assert (kind(game), gold(game, "sparta")) == ("offering", 5 + REVENUE - 2)
    assert (places(game, "ajax"), places(game, "hector")) == (["naxos"], ["naxos"])


@pytest.mark.rule("H3.3", "H4.4")
def test_a_priestess_needs_no_gold_and_need_not_be_spent() -> None:
    game = upkeep({"ajax": "naxos"}, modules=("heroes", "favours"), isles=NO_REVENUE, cities=purse(0, priestesses=2))
    assert texts(game) == {"priestess ajax", "dismiss ajax"}
    play(game, "dismiss ajax")
    assert (places(game, "ajax"), city(game, "sparta")["priestesses"]) == (["gone"], 2)


@pytest.mark.rule("H3.3", "H4.4")
def test_here_she_keeps_heroes_only() -> None:
    cerberus = {"naxos": {"figure": {"card": "cerberus", "called": 2}}}
    game = upkeep({"ajax": "naxos"}, modules=("heroes", "favours"), isles=cerberus, cities=purse(0, priestesses=2))
    refused(game, "priestess cerberus", "not_a_hero", "H3.3")


@pytest.mark.rule("H3.3")
def test_a_priestess_of_somebody_else_is_no_help() -> None:
    cities = {"sparta": {"gold": 5}, "athens": {"priestesses": 3}}
    game = upkeep({"ajax": "naxos"}, modules=("heroes", "favours"), cities=cities)
    refused(game, "priestess ajax", "no_priestess", "H4.4")
