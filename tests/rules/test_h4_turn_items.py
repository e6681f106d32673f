"""Magic items of one's own turn: Golden Fleece, Cup of Ambrosia, Lyre of Orpheus, Pandora's Box (H4.5, H4.6)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import CardDrawn, DeckRefilled, ItemUsed
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, sea, texts
from tests.rules.aegean import HOMES, Lands, lies, standing
from tests.rules.favours import ALL, WITH_HADES, WITH_HEROES, before_turns, favoured, with_items

SPENT = {"cities.sparta.items", "item_discard"}  # what the use of an open item always changes
OWN_TURN = ("fleece", "cup", "lyre", "pandora")


# What they share


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("item", OWN_TURN)
@pytest.mark.parametrize("face_down", [False, True])
def test_an_item_is_used_once_and_then_discarded(item: str, face_down: bool) -> None:
    held: dict[str, Any] = {"secret": (item,)} if face_down else {}
    game = with_items(
        *([] if face_down else [item]),
        track=("giant", None, "satyr"),
        isles={"paros": {"figure": {"card": "medusa", "holder": "athens", "called": 3}}},
        **held,
    )
    events = heard(game)
    play(game, f"use {item}")
    assert (city(game, "sparta")["items"], city(game, "sparta")["secret_items"]) == ([], [])
    assert game.to_position()["item_discard"] == [item]
    assert [event.secret for event in events if isinstance(event, ItemUsed)] == [face_down]
    while kind(game) != "turn":
        play(game, min(texts(game)))
    refused(game, f"use {item}", "item_not_yours", "H4.5")


@pytest.mark.rule("H4.5")
def test_only_the_owner_uses_an_item() -> None:
    game = with_items("lyre", cities={"athens": {"items": ["fleece"], "secret_items": ["pandora"]}})
    for item in ("fleece", "pandora", "cup"):
        refused(game, f"use {item}", "item_not_yours", "H4.5")


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("item", ["trident", "apple", "obol", "spear", "aegis", "thread"])
def test_the_other_items_are_for_other_moments(item: str) -> None:
    game = with_items(item, modules=WITH_HADES)
    refused(game, f"use {item}", "item_does_not_fit", "H4.5")


@pytest.mark.rule("H4.6")
@pytest.mark.parametrize("item", OWN_TURN)
def test_not_with_apollo(item: str) -> None:
    """Corinth's turn with Apollo is only his marker, even with an item that would fit."""
    game = before_turns(
        bids={}, apollo=["corinth", "sparta", "athens", "thebes", "argos"], cities={"corinth": {"items": [item]}}
    )
    assert (kind(game), decider(game)) == ("place_marker", "corinth")
    refused(game, f"use {item}", "no_item_now", "H4.6")
    play(game, min(texts(game)))
    assert (game.to_position()["cycle"], city(game, "corinth")["items"]) == (4, [item])


@pytest.mark.rule("H4.6")
@pytest.mark.parametrize("item", OWN_TURN)
def test_not_inside_another_action_nor_in_anothers_turn(item: str) -> None:
    game = with_items(item, track=("sphinx",), cities={"athens": {"items": ["spear"]}})
    play(game, "call sphinx")
    refused(game, f"use {item}", "no_item_now", "H4.6")
    others = before_turns(cities={"athens": {"items": [item]}})
    assert decider(others) == "sparta"
    refused(others, f"use {item}", "item_not_yours", "H4.5")


@pytest.mark.rule("H4.6")
def test_between_the_other_actions_of_a_turn() -> None:
    game = with_items("fleece", "lyre", cities={"sparta": {"gold": 1}})
    play(game, "recruit philosopher")
    refused(game, "build university naxos", "not_enough_gold", "B5.1")
    play(game, "use fleece", "build university naxos", "end")
    assert city(game, "sparta")["items"] == ["lyre"]  # it need not be used


# Golden Fleece


@pytest.mark.rule("H4.5")
def test_the_fleece_is_worth_3() -> None:
    game = with_items("fleece")
    before = game.to_position()
    play(game, "use fleece")
    assert gold(game, "sparta") == 12
    assert changes(before, game.to_position()) == SPENT | {"cities.sparta.gold"}


# Cup of Ambrosia


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("card", ["giant", "satyr", "harpy"])
def test_the_cup_makes_a_creature_cost_1(card: str) -> None:
    game = with_items("cup", track=("giant", "satyr", "harpy"), cities={"sparta": {"gold": 1}})
    before = game.to_position()
    play(game, "use cup")
    assert (kind(game), texts(game)) == ("cup_card", {"call giant", "call satyr", "call harpy"})
    assert game.decision is not None
    assert {option.price for option in game.decision.options} == {1}
    refused(game, "call dryad", "not_on_track", "H4.5")
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, f"call {card}")
    assert (gold(game, "sparta"), lies(game, card)) == (0, "discard")
    while kind(game) != "turn":
        play(game, "forgo")
    assert changes(before, game.to_position()) == SPENT | {"cities.sparta.gold", "track", "discard"}
    assert game.to_position()["track"] == [None if other == card else other for other in before["track"]]


@pytest.mark.rule("H4.5")
def test_the_cup_makes_a_hero_cost_1() -> None:
    game = with_items("cup", modules=WITH_HEROES, track=("ajax",))
    play(game, "use cup")  # the only card
    assert (kind(game), gold(game, "sparta")) == ("hero_isle", 8)
    play(game, "choose isle naxos")
    assert game.to_position()["heroes"] == {"ajax": {"owner": "sparta", "isle": "naxos", "hired": 3}}


@pytest.mark.rule("H4.5", "C0.2")
def test_the_cup_uses_no_temple() -> None:
    game = with_items("cup", track=("giant", None, "satyr"), isles={"naxos": {"buildings": ["temple", "temple"]}})
    play(game, "use cup", "call satyr")
    assert (gold(game, "sparta"), city(game, "sparta")["discounts_used"]) == (8, 0)
    play(game, "call giant")
    assert (gold(game, "sparta"), city(game, "sparta")["discounts_used"]) == (8 - 2, 2)


@pytest.mark.rule("H4.5")
def test_the_cup_needs_a_card_and_a_coin() -> None:
    refused(with_items("cup"), "use cup", "item_without_effect", "H4.5")
    poor = with_items("cup", track=("giant",), cities={"sparta": {"gold": 0}})
    refused(poor, "use cup", "not_enough_gold", "H4.5")


# Lyre of Orpheus


def with_figures(*items: str, figures: dict[str, tuple[str, str]], **parts: Any) -> Game:
    """Sparta's turn with items; by isle the figure that stands there and its holder, called in the cycle before."""
    isles: Lands = parts.pop("isles", {})
    for name, (card, holder) in figures.items():
        isles[name] = isles.get(name, {}) | {"figure": {"card": card, "holder": holder, "called": 2}}
    return with_items(*items, isles=isles, **parts)


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize(
    ("card", "modules"),
    [
        ("minotaur", ["favours"]),
        ("chiron", ["favours"]),
        ("medusa", ["favours"]),
        ("polyphemus", ["favours"]),
        ("cerberus", WITH_HEROES),
    ],
)
def test_the_lyre_moves_anyones_figure_and_its_card_stays(card: str, modules: list[str]) -> None:
    game = with_figures("lyre", figures={"tinos": (card, "athens")}, modules=modules, seas={})
    before = game.to_position()
    play(game, "use lyre")  # the only figure
    assert kind(game) == "lyre_isle"
    assert texts(game) == {f"choose isle {name}" for name in before["isles"] if name != "tinos"}
    refused(game, "choose isle tinos", "same_isle", "H4.5")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
    play(game, "choose isle paros")
    assert (kind(game), isle(game, "tinos")["figure"]) == ("turn", None)
    assert isle(game, "paros")["figure"] == {"card": card, "holder": "athens", "called": 2}
    assert changes(before, game.to_position()) == SPENT | {"isles.tinos.figure", "isles.paros.figure"}


@pytest.mark.rule("H4.5")
def test_with_several_figures_one_is_chosen() -> None:
    game = with_figures("lyre", figures={"tinos": ("chiron", "athens"), "paros": ("medusa", "sparta")})
    play(game, "use lyre")
    assert (kind(game), texts(game)) == ("lyre_figure", {"choose card chiron", "choose card medusa"})
    refused(game, "choose card minotaur", "figure_not_on_board", "H4.5")
    refused(game, "choose card satyr", "figure_not_on_board", "H4.5")
    play(game, "choose card medusa", "choose isle kea")
    assert (standing(game, "medusa"), standing(game, "chiron")) == ("kea", "tinos")


@pytest.mark.rule("H4.5")
def test_the_lyre_needs_a_figure() -> None:
    refused(with_items("lyre", kraken="7-4"), "use lyre", "item_without_effect", "H4.5")
    hero = with_items("lyre", modules=WITH_HEROES, heroes={"ajax": {"isle": "naxos"}})
    refused(hero, "use lyre", "item_without_effect", "H4.5")


@pytest.mark.rule("H4.5", "C0.6")
@pytest.mark.parametrize("card", ["medusa", "polyphemus"])
def test_a_figure_moved_onto_another_destroys_both(card: str) -> None:
    game = with_figures(
        "lyre", figures={"tinos": ("chiron", "athens"), "paros": (card, "thebes")}, seas={"5-4": ("athens", 1)}
    )
    before = game.to_position()
    play(game, "use lyre", f"choose card {card}", "choose isle tinos")
    assert kind(game) == "turn"  # Polyphemus, too, does nothing where he is destroyed
    assert (standing(game, "chiron"), standing(game, card)) == (None, None)
    assert [lies(game, name) for name in ("chiron", card)] == ["discard", "discard"]
    assert changes(before, game.to_position()) == SPENT | {"isles.tinos.figure", "isles.paros.figure", "discard"}


@pytest.mark.rule("H4.5", "C17")
def test_polyphemus_pushes_anew_directed_by_the_lyres_user() -> None:
    """Athens's Polyphemus comes from Kea to Delos: 4-6 has only 4-7 to go to, 6-5 has 6-4, 7-4 and 7-5."""
    fleets = {"4-6": ("athens", 2), "6-5": ("thebes", 3), "5-8": ("corinth", 1)}
    game = with_figures("lyre", figures={"kea": ("polyphemus", "athens")}, seas=fleets)
    before = game.to_position()
    play(game, "use lyre", "choose isle delos")
    assert (kind(game), decider(game), texts(game)) == (
        "polyphemus_stack",
        "sparta",
        {"choose sea 4-6", "choose sea 6-5"},
    )
    play(game, "choose sea 4-6")
    assert (kind(game), decider(game), texts(game)) == (
        "polyphemus_push",
        "sparta",
        {"choose sea 6-4", "choose sea 7-4", "choose sea 7-5"},
    )
    play(game, "choose sea 7-5")
    assert sea(game, "7-5") == {"owner": "thebes", "fleets": 3, "markers": 0}
    assert isle(game, "delos")["figure"] == {"card": "polyphemus", "holder": "athens", "called": 2}
    moved = {"isles.kea.figure", "isles.delos.figure", "seas.4-6", "seas.4-7", "seas.6-5", "seas.7-5"}
    assert changes(before, game.to_position()) == SPENT | moved


@pytest.mark.rule("H4.5", "B5.9")
def test_the_seas_polyphemus_leaves_are_open_again() -> None:
    game = with_figures(
        "lyre", figures={"naxos": ("polyphemus", "athens")}, god="poseidon", seas={"5-2": ("sparta", 1)}
    )
    refused(game, "recruit fleet 6-8", "sea_closed", "B5.9")
    play(game, "use lyre", "choose isle kea", "recruit fleet 6-8")
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 1, "markers": 0}


@pytest.mark.rule("H4.5", "C0.5")
def test_a_moved_figure_leaves_when_its_own_card_says() -> None:
    """Medusa is Athens's, of the cycle before: she leaves with Athens's next turn, not with Sparta's."""
    game = before_turns(
        isles={name: {"owner": owner} for name, owner in HOMES.items()}
        | {"paros": {"figure": {"card": "medusa", "holder": "athens", "called": 2}}},
        cities={"sparta": {"items": ["lyre"]}},
    )
    play(game, "use lyre", "choose isle naxos")
    assert standing(game, "medusa") == "naxos"
    play(game, "end")
    assert (decider(game), standing(game, "medusa"), lies(game, "medusa")) == ("athens", None, "discard")


# Pandora's Box


@pytest.mark.rule("H4.5", "B5.11")
def test_pandora_replaces_each_creature_in_its_own_space() -> None:
    game = with_items("pandora", track=("giant", "satyr", "harpy"), draws={"card": ["kraken", "dryad", "fates"]})
    before = game.to_position()
    play(game, "use pandora")
    assert (kind(game), game.to_position()["track"]) == ("turn", ["kraken", "dryad", "fates"])
    assert game.to_position()["discard"] == ["satyr", "giant", "harpy"]
    assert gold(game, "sparta") == 9
    assert changes(before, game.to_position()) == SPENT | {"track", "deck", "discard"}


@pytest.mark.rule("H4.5")
def test_pandora_leaves_heroes_and_empty_spaces_alone() -> None:
    game = with_items("pandora", modules=ALL, track=("ajax", None, "harpy"), draws={"card": ["hector"]})
    play(game, "use pandora")
    assert game.to_position()["track"] == ["ajax", None, "hector"]
    assert game.to_position()["discard"] == ["harpy"]
    refused(
        with_items("pandora", modules=ALL, track=("ajax", None, None)), "use pandora", "item_without_effect", "H4.5"
    )
    refused(with_items("pandora"), "use pandora", "item_without_effect", "H4.5")


@pytest.mark.rule("H4.5", "B5.11", "B3.3")
def test_pandora_goes_from_the_4_space_to_the_2_space_one_after_another() -> None:
    """The deck has one card: it comes to the 4-space, then the discard, Giant and Satyr among it, is shuffled."""
    game = with_items(
        "pandora",
        track=("giant", "satyr", "harpy"),
        deck=["kraken"],
        draws={"card": ["kraken", "giant", "satyr"]},
    )
    events = heard(game)
    play(game, "use pandora")
    assert game.to_position()["track"] == ["kraken", "giant", "satyr"]
    assert (game.to_position()["discard"], "harpy" in game.to_position()["deck"]) == (["harpy"], False)
    drawn = [event for event in events if isinstance(event, CardDrawn | DeckRefilled)]
    assert [type(event) for event in drawn] == [CardDrawn, DeckRefilled, CardDrawn, CardDrawn]


@pytest.mark.rule("H4.5")
def test_a_favour_and_an_item_in_one_turn() -> None:
    game = favoured("demeter", cities={"sparta": {"items": ["fleece"]}})
    play(game, "favour", "use fleece")
    assert gold(game, "sparta") == 9 + 2 + 3
