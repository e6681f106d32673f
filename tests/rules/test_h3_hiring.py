"""Heroes in the deck and on the track, and how they are hired (H3.1, H3.2)."""

from __future__ import annotations

import pytest

from cyclades import Game
from tests.phrases import changes, gold, isle, kind, play, refused, texts
from tests.rules.aegean import HOMES, PAID, aegean
from tests.rules.cycles import pass_cycle
from tests.rules.heroes import HEROES, NEW_CREATURES, heroic, owner_of, places, read_again

OLD_CREATURES = 17


def all_cards(modules: list[str]) -> list[str]:
    """The cards of a new game."""
    position = Game.new(3, seed=1, modules=modules).to_position()
    return [card for card in [*position["track"], *position["deck"], *position["discard"]] if card is not None]


# H3.1


@pytest.mark.rule("H3.1")
def test_heroes_and_new_creatures_are_in_the_deck() -> None:
    plain = all_cards([])
    assert len(plain) == OLD_CREATURES
    with_all = all_cards(["hades", "heroes"])
    assert sorted(with_all) == sorted([*plain, *HEROES, *NEW_CREATURES])


@pytest.mark.rule("H3.1")
def test_without_hades_there_is_no_empusa() -> None:
    assert sorted(all_cards(["heroes"])) == sorted({*all_cards(["hades", "heroes"])} - {"empusa"})


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize("modules", [["hades"], ["favours"], ["free_placement"]])
def test_without_the_module_there_are_none(modules: list[str]) -> None:
    assert sorted(all_cards(modules)) == sorted(all_cards([]))


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize("card", [*HEROES, *(card for card in NEW_CREATURES if card != "empusa")])
def test_they_are_drawn_like_any_card(card: str) -> None:
    game = heroic("fates", None, None, god="zeus", draws={"card": [card]})
    play(game, "change fates")
    assert game.to_position()["track"] == [card, None, None]
    assert card not in game.to_position()["deck"]


@pytest.mark.rule("H3.1", "C15")
def test_there_is_one_chiron() -> None:
    assert all_cards(["heroes"]).count("chiron") == 1


# H3.2


@pytest.mark.rule("H3.2")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize(("space", "price"), [(0, 4), (1, 3), (2, 2)])
def test_a_hero_costs_what_his_space_says(hero: str, space: int, price: int) -> None:
    track = [hero if place == space else None for place in range(3)]
    game = heroic(*track)
    before = game.to_position()
    play(game, f"call {hero}", "choose isle naxos")
    assert gold(game, "sparta") == 9 - price
    assert changes(before, game.to_position()) == PAID | {f"heroes.{hero}"}
    assert game.to_position()["heroes"] == {hero: {"owner": "sparta", "isle": "naxos", "hired": 3}}
    assert kind(game) == "turn"
    read_again(game)


@pytest.mark.rule("H3.2")
@pytest.mark.parametrize(("purse", "payable"), [(3, False), (4, True)])
def test_who_can_not_pay_hires_nobody(purse: int, payable: bool) -> None:
    game = heroic("ajax", None, None, cities={"sparta": {"gold": purse}})
    if payable:
        assert "call ajax" in texts(game)
    else:
        refused(game, "call ajax", "creature_not_payable", "C0.1")


@pytest.mark.rule("H3.2")
def test_temples_save_nothing_on_a_hero() -> None:
    temples = {"naxos": {"buildings": [None, None, "temple", "temple"], "metropolis": True}}
    game = heroic("ajax", "satyr", None, isles=temples)
    play(game, "call ajax", "choose isle naxos")
    assert gold(game, "sparta") == 9 - 4
    assert game.to_position()["cities"]["sparta"]["discounts_used"] == 0
    # The three discounts are all left for a creature: 3 less 3, but at least 1.
    play(game, "call satyr")
    assert gold(game, "sparta") == 9 - 4 - 1


@pytest.mark.rule("H3.2")
def test_a_hero_is_refused_at_the_discounted_price() -> None:
    temples = {"naxos": {"buildings": [None, None, "temple", "temple"]}}
    game = heroic("ajax", None, None, isles=temples, cities={"sparta": {"gold": 3}})
    refused(game, "call ajax", "creature_not_payable", "C0.1")
    assert "call fates" in texts(heroic("fates", None, None, isles=temples, cities={"sparta": {"gold": 2}}))


@pytest.mark.rule("H3.2")
@pytest.mark.parametrize("hero", HEROES)
def test_zeus_can_not_discard_him(hero: str) -> None:
    game = heroic(hero, "satyr", "cerberus", god="zeus")
    refused(game, f"change {hero}", "not_a_creature", "H3.2")
    assert {"change satyr", "change cerberus"} <= texts(game)


@pytest.mark.rule("H3.2", "B3.1")
def test_unsold_on_the_last_space_he_goes_to_the_discard() -> None:
    game = heroic("fates", "ajax", "hector", turn=None, phase="end", gods_played=5)
    assert game.to_position()["track"][1:] == ["fates", "ajax"]
    assert places(game, "hector") == ["discard"]
    assert game.to_position()["gone"] == []


@pytest.mark.rule("H3.2", "B3.3")
def test_from_the_discard_he_can_come_again() -> None:
    game = heroic("satyr", None, None, god="zeus", deck=[], draws={"card": ["hector"]})
    assert places(game, "hector") == ["discard"]
    play(game, "change satyr")
    assert places(game, "hector") == ["track"]
    play(game, "call hector", "choose isle naxos")
    assert places(game, "hector") == ["naxos"]


@pytest.mark.rule("H3.2")
def test_he_comes_to_any_own_isle_and_only_there() -> None:
    game = play(heroic("perseus"), "call perseus")
    own = {name for name, owner in HOMES.items() if owner == "sparta"}
    assert kind(game) == "hero_isle"
    assert texts(game) == {f"choose isle {name}" for name in own}
    for other in ("ios", "paros"):  # an enemy's, a neutral one
        refused(game, f"choose isle {other}", "not_your_isle", "H3.2")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
    read_again(game)
    play(game, "choose isle kythnos")
    assert places(game, "perseus") == ["kythnos"]


@pytest.mark.rule("H3.2")
def test_with_one_isle_there_is_nothing_to_choose() -> None:
    game = heroic("perseus", isles={"kythnos": {"owner": "athens"}})
    play(game, "call perseus")
    assert (kind(game), places(game, "perseus"), owner_of(game, "perseus")) == ("turn", ["naxos"], "sparta")


@pytest.mark.rule("H3.2", "H3.4")
def test_several_may_be_hired_in_a_turn_and_share_an_isle_with_a_creature() -> None:
    game = heroic("ajax", "hector", "minotaur", cities={"sparta": {"gold": 20}})
    play(game, "call ajax", "choose isle naxos", "call hector", "choose isle naxos")
    play(game, "call minotaur", "choose isle naxos")
    assert (places(game, "ajax"), places(game, "hector")) == (["naxos"], ["naxos"])
    assert (isle(game, "naxos")["figure"]["card"], isle(game, "naxos")["troops"]) == ("minotaur", 1)


@pytest.mark.rule("H3.2", "C0.1")
def test_apollo_hires_nobody() -> None:
    game = heroic("ajax", turn=None, phase="actions", apollo=["sparta"], gods_played=5)
    assert kind(game) == "place_marker"
    refused(game, "call ajax", "no_turn_now", "B5.1")


@pytest.mark.rule("H3.2")
def test_his_card_stays_before_his_owner_through_the_cycles() -> None:
    game = play(heroic("ajax"), "call ajax", "choose isle naxos", "end", "pay ajax")
    pass_cycle(game)
    assert (places(game, "ajax"), owner_of(game, "ajax")) == (["naxos"], "sparta")


@pytest.mark.rule("H3.2")
def test_without_the_module_nobody_knows_heroes() -> None:
    with pytest.raises(ValueError, match="ajax"):
        aegean("ajax")
