"""When a hero may be sacrificed (H3.5)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.heroes import HEROES, ROUTE, WAY_OUT, heroic, march, places, read_again, war

RICH = {"sparta": {"gold": 30, "priests": 2}}  # enough for Ajax's price, and for Ulysses two priests
TWO = {"ajax": "naxos", "ulysses": "kythnos"}


def not_now(game: Game) -> None:
    """Neither hero of `TWO` can be sacrificed at this moment."""
    for hero in TWO:
        refused(game, f"sacrifice {hero}", "no_sacrifice_now", "H3.5")


# Allowed


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_in_his_turn_with_any_god_but_apollo(god: str) -> None:
    game = heroic(god=god, heroes=TWO, cities=RICH)
    assert {"sacrifice ajax", "sacrifice ulysses"} <= texts(game)


@pytest.mark.rule("H3.5", "H2.9")
def test_with_hades_too() -> None:
    game = heroic(god="hades", modules=("hades", "heroes"), threat=9, heroes=TWO, cities=RICH)
    assert "sacrifice ulysses" in texts(game)


@pytest.mark.rule("H3.5")
def test_between_two_actions() -> None:
    game = heroic(
        "fates", god="ares", heroes=TWO, cities=RICH, seas=ROUTE | WAY_OUT, isles={"ios": {"owner": "sparta"}}
    )
    play(game, "recruit troop naxos", "sacrifice ulysses", "choose number 1", "build fortress naxos", "call fates")
    play(game, "move troops naxos", "land ios 1")
    before = game.to_position()["cities"]["sparta"]
    play(game, "sacrifice ajax", "choose isle kythnos")
    assert gold(game, "sparta") == before["gold"] - 12
    assert isle(game, "kythnos")["metropolis"]
    assert (kind(game), decider(game)) == ("turn", "sparta")


@pytest.mark.rule("H3.5")
def test_the_hero_leaves_the_game_first_and_the_isle_stays_his() -> None:
    game = heroic(heroes=TWO, cities=RICH, isles={"naxos": {"troops": 0}})
    told = heard(game)
    before = game.to_position()
    play(game, "sacrifice ajax")
    assert kind(game) == "place_metropolis"  # the power goes on, he is gone already
    assert places(game, "ajax") == ["gone"]
    assert (isle(game, "naxos")["owner"], isle(game, "naxos")["troops"]) == ("sparta", 0)
    assert changes(before, game.to_position()) == {"heroes.ajax", "gone", "cities.sparta.gold", "flow"}
    assert [type(event) for event in told[:3]] == [events.HeroSacrificed, events.HeroLeft, events.MetropolisBought]
    read_again(game)


@pytest.mark.rule("H3.5")
def test_his_card_comes_back_to_no_pile() -> None:
    game = play(heroic(heroes=TWO, cities=RICH), "sacrifice ulysses", "choose number 1")
    assert game.to_position()["gone"] == ["ulysses"]
    refused(game, "sacrifice ulysses", "hero_not_yours", "H3.5")


# Whose, and since when


@pytest.mark.rule("H3.5")
def test_only_one_s_own_heroes() -> None:
    game = heroic(heroes={"ajax": "ios"}, cities=RICH)
    refused(game, "sacrifice ajax", "hero_not_yours", "H3.5")
    refused(game, "sacrifice ulysses", "hero_not_yours", "H3.5")  # in the deck


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize(("hired", "allowed"), [(1, True), (2, True), (3, False)])
def test_not_in_the_cycle_he_was_hired(hired: int, allowed: bool) -> None:
    game = heroic(heroes={"ajax": {"isle": "naxos", "hired": hired}}, cities=RICH)
    if allowed:
        assert "sacrifice ajax" in texts(game)
    else:
        refused(game, "sacrifice ajax", "hero_hired_now", "H3.5")


@pytest.mark.rule("H3.5")
def test_hired_a_moment_ago() -> None:
    game = heroic("ajax", cities=RICH)
    play(game, "call ajax", "choose isle naxos")
    refused(game, "sacrifice ajax", "hero_hired_now", "H3.5")


@pytest.mark.rule("H3.5", "B5.2")
def test_nor_in_the_second_turn_of_that_cycle() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "cycle": 3,
            "modules": ["heroes"],
            "isles": {name: {"owner": owner, "troops": 1} for name, owner in (("naxos", "sparta"), ("kea", "athens"))},
            "gods": ["ares", "zeus", "athena"],
            "bids": {"ares": {"marker": "sparta-1"}, "zeus": {"marker": "sparta-2"}},
            "phase": "actions",
            "cities": {"sparta": {"gold": 30}},
            "track": ["ajax"],
        }
    )
    play(game, "call ajax", "end")
    assert (decider(game), game.to_position()["turn"]["god"]) == ("sparta", "zeus")
    refused(game, "sacrifice ajax", "hero_hired_now", "H3.5")


@pytest.mark.rule("H3.5", "H3.3")
def test_in_the_cycle_after_he_can_be() -> None:
    game = heroic("ulysses", cities={"sparta": {"gold": 9, "priests": 1}})
    play(game, "call ulysses", "choose isle naxos", "end", "pay ulysses")
    while kind(game) == "offering":
        play(game, "bid ares 1" if decider(game) == "sparta" else "bid apollo")
    assert decider(game) == "sparta"
    assert "sacrifice ulysses" in texts(game)


# The wrong moment


@pytest.mark.rule("H3.5")
def test_not_with_apollo() -> None:
    game = heroic(heroes=TWO, cities=RICH, turn=None, phase="actions", apollo=["sparta"], gods_played=5)
    assert (decider(game), kind(game)) == ("sparta", "place_marker")
    not_now(game)


@pytest.mark.rule("H3.5")
def test_not_while_bidding() -> None:
    game = heroic(heroes=TWO, cities=RICH, turn=None, phase="offerings")
    assert (decider(game), kind(game)) == ("sparta", "offering")
    not_now(game)


@pytest.mark.rule("H3.5")
def test_not_inside_a_move() -> None:
    troops = war(2, 1, [], TWO, cities=RICH, ios={"owner": "sparta"})
    play(troops, "move troops naxos")
    not_now(troops)
    fleets = heroic(god="poseidon", heroes=TWO, cities=RICH)
    play(fleets, "move fleets 6-8")
    not_now(fleets)
    play(fleets, "sail 6-7 1")
    assert kind(fleets) == "fleet_move"
    not_now(fleets)


@pytest.mark.rule("H3.5")
def test_not_inside_a_battle() -> None:
    heroes = {"ajax": "naxos", "ulysses": "naxos"}
    game = war(2, 3, [3, 0], heroes, cities=RICH)
    march(game, 2, "ajax", "ulysses")
    assert kind(game) == "battle_reroll"
    not_now(game)
    play(game, "pass")
    assert (kind(game), decider(game)) == ("land_battle", "sparta")
    not_now(game)


@pytest.mark.rule("H3.5")
def test_not_while_a_loss_is_chosen() -> None:
    game = war(2, 6, [0, 1], TWO, cities=RICH)
    march(game, 2, "ajax")
    assert (kind(game), decider(game)) == ("choose_loss", "sparta")
    not_now(game)


@pytest.mark.rule("H3.5")
def test_not_in_somebody_else_s_turn() -> None:
    game = war(3, 3, [3, 0], {"ulysses": "ios"}, seas=ROUTE | WAY_OUT, cities={"athens": {"gold": 30, "priests": 2}})
    march(game, 3)
    play(game, "pass")
    while kind(game) != "land_battle":
        play(game, "lose unit")
    assert decider(game) == "athens"
    refused(game, "sacrifice ulysses", "no_sacrifice_now", "H3.5")


CARD_EFFECTS: dict[str, dict[str, Any]] = {
    "medusa": {},
    "pegasus": {},
    "sphinx": {},
    "sylph": {},
    "kraken": {},
    "harpy": {},
    "hector": {},  # his isle is being chosen
    "charon": {"gone": ["perseus"]},
    "erinyes": {"isles": {"ios": {"markers": 1}}},
}


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize("card", CARD_EFFECTS)
def test_not_inside_a_card_s_effect(card: str) -> None:
    game = heroic(card, heroes=TWO, cities=RICH, **CARD_EFFECTS[card])
    play(game, f"call {card}")
    assert kind(game) != "turn"
    not_now(game)


@pytest.mark.rule("H3.5")
def test_not_inside_another_sacrifice_or_a_founding() -> None:
    game = heroic(heroes=TWO, cities={"sparta": {"gold": 30, "priests": 3}})
    play(game, "sacrifice ulysses")
    refused(game, "sacrifice ajax", "no_sacrifice_now", "H3.5")
    founding = heroic(heroes=TWO, cities={"sparta": {"gold": 30, "priests": 3, "philosophers": 3}})
    play(founding, "recruit philosopher")
    assert kind(founding) == "place_metropolis"
    not_now(founding)


# Only if the power can be carried out


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize("hero", HEROES)
def test_a_power_without_effect_is_no_reason_to_die(hero: str) -> None:
    """Poor, with two isles, no building, no priest and no other unit."""
    game = heroic(
        heroes={hero: "naxos"},
        isles={"naxos": {"troops": 0}, "kythnos": {"troops": 0}},
        cities={"sparta": {"gold": 11}},
    )
    reasons = {
        "achilles": "too_few_isles",
        "penthesilea": "only_when_founding",
        "perseus": "nobody_to_fly",
        "ulysses": "no_priest_to_turn",
        "hector": "too_few_types",
        "ajax": "not_enough_gold",
    }
    refused(game, f"sacrifice {hero}", reasons[hero], "H3.6")
