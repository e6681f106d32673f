"""Chimera (C7): it uses the power of a creature in the discard, and last of all the discard goes into the deck."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, sea, texts
from tests.rules.aegean import ISLE_FIGURES, ONE_SHOT, SPENT, Lands, aegean, lies, metropolises, standing

# By card: what is played with the copied power, what of the board and the players it changes, Sparta's gold then.
COPIES: dict[str, tuple[tuple[str, ...], set[str], int]] = {
    "fates": ((), set(), 9),
    "satyr": (("choose player athens",), {"cities.athens.philosophers", "cities.sparta.philosophers"}, 7),
    "dryad": (("choose player athens",), {"cities.athens.priests", "cities.sparta.priests"}, 7),
    "siren": (("choose sea 5-4",), {"seas.5-4.owner"}, 7),
    "pegasus": (
        ("choose isle naxos", "land paros 1"),
        {"isles.naxos.troops", "isles.paros.owner", "isles.paros.troops"},
        7,
    ),
    "giant": (("choose building kea port on",), {"isles.kea.buildings"}, 7),
    "cyclops": (("choose building naxos port on", "choose type temple"), {"isles.naxos.buildings"}, 7),
    "sphinx": (("sell troop naxos", "stop"), {"isles.naxos.troops"}, 9),
    "sylph": (("choose sea 6-8", "sail 6-7 1", "stop"), {"seas.6-8", "seas.6-7"}, 7),
    "harpy": (("choose isle ios",), {"isles.ios.troops"}, 7),
    "griffon": (("choose player athens",), {"cities.athens.gold"}, 9),
    "kraken": (("choose sea 5-4", "choose sea 5-5", "stop"), {"seas.5-4", "kraken"}, 6),  # its step still costs
    "minotaur": (("choose isle paros",), {"isles.paros.figure"}, 7),
    "chiron": (("choose isle ios",), {"isles.ios.figure"}, 7),
    "medusa": (("choose isle naxos",), {"isles.naxos.figure"}, 7),
    "polyphemus": (("choose isle delos", "choose sea 7-4"), {"isles.delos.figure", "seas.6-5", "seas.7-4"}, 7),
}
RICH: dict[str, Any] = {  # something that each power can do
    "isles": {"naxos": {"troops": 2, "buildings": ["port"]}, "kea": {"buildings": ["port"]}},
    "cities": {"athens": {"gold": 5, "priests": 1, "philosophers": 1}},
}


def test_every_other_creature_is_copied_here() -> None:
    assert set(COPIES) == {*ONE_SHOT, *ISLE_FIGURES} - {"chimera"} == set(aegean().to_position()["deck"]) - {"chimera"}


@pytest.mark.rule("C7")
@pytest.mark.parametrize("card", COPIES)
def test_chimera_uses_each_of_the_other_creatures(card: str) -> None:
    played, changed, purse = COPIES[card]
    second = "harpy" if card != "harpy" else "giant"  # lies in the discard too
    on_track = "sylph" if card != "sylph" else "siren"
    game = aegean(None, on_track, "chimera", discard=[card, second], **RICH)
    events_heard = heard(game)
    play(game, "call chimera")
    before = game.to_position()
    assert texts(game) == {"forgo", f"choose card {card}", f"choose card {second}"}
    assert gold(game, "sparta") == 7
    for action in (f"choose card {card}", *played):
        # Until everything is done the discard lies there; only the card of a figure on the board is taken up.
        assert (lies(game, "chimera"), lies(game, second)) == ("discard", "discard")
        assert lies(game, card) == ("sparta" if standing(game, card) else "discard")
        play(game, action)
    assert kind(game) == "turn"
    assert gold(game, "sparta") == purse
    assert changes(before, game.to_position()) - {"cities.sparta.gold"} == {"flow", "discard", "deck"} | changed
    assert events_heard[-1] == events.DiscardShuffledIn()
    assert game.to_position()["discard"] == []
    assert (lies(game, "chimera"), lies(game, second), lies(game, on_track)) == ("deck", "deck", "track")
    assert lies(game, card) == ("sparta" if card in ISLE_FIGURES else "deck")


@pytest.mark.rule("C7")
def test_only_creatures_of_the_discard_and_not_chimera_itself() -> None:
    lands: Lands = {"kea": {"figure": "medusa"}}
    game = play(aegean(None, "sylph", "chimera", isles=lands, discard=["fates"]), "call chimera")
    refused(game, "choose card chimera", "chimera_itself", "C7")
    for absent in ("sylph", "medusa", "harpy"):  # on the track, before Thebes, in the deck
        refused(game, f"choose card {absent}", "not_in_discard", "C7")


@pytest.mark.rule("C7")
def test_an_empty_discard_has_no_effect_but_the_shuffle() -> None:
    game = aegean("chimera")
    before = game.to_position()
    play(game, "call chimera")
    assert kind(game) == "turn"
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "track", "deck"}
    assert lies(game, "chimera") == "deck"


@pytest.mark.rule("C7")
def test_the_copied_power_has_no_further_price() -> None:
    game = aegean("chimera", discard=["kraken", "harpy"], cities={"sparta": {"gold": 2}})
    play(game, "call chimera", "choose card harpy", "choose isle ios")
    assert (gold(game, "sparta"), isle(game, "ios")["troops"]) == (0, 0)
    kraken = aegean("chimera", discard=["kraken", "harpy"], cities={"sparta": {"gold": 2}})
    play(kraken, "call chimera", "choose card kraken", "choose sea 5-4")
    refused(kraken, "choose sea 5-5", "step_not_payable", "C13")
    play(kraken, "stop")
    assert (kraken.to_position()["kraken"], lies(kraken, "kraken")) == ("5-4", "deck")


@pytest.mark.rule("C7")
def test_no_discounts_are_used_on_the_copied_power() -> None:
    lands: Lands = {"naxos": {"buildings": ["temple", "temple", "temple"]}}
    game = play(aegean("chimera", isles=lands, discard=["satyr"]), "call chimera", "choose card satyr")
    assert gold(game, "sparta") == 8
    assert city(game, "sparta")["discounts_used"] == 1


@pytest.mark.rule("C7")
def test_a_kraken_on_the_board_begins_anew() -> None:
    game = aegean("chimera", discard=["kraken"], kraken="0-5")
    play(game, "call chimera", "choose card kraken", "choose sea 10-0", "stop")
    assert game.to_position()["kraken"] == "10-0"
    assert sea(game, "10-0") is None


@pytest.mark.rule("C7")
@pytest.mark.parametrize("card", sorted(set(COPIES) - {"fates", "sylph", "sphinx"}))
def test_the_copied_power_may_be_forgone_and_the_shuffle_comes(card: str) -> None:
    game = aegean("chimera", discard=[card], **RICH)
    before = game.to_position()
    play(game, "call chimera", f"choose card {card}", "forgo")
    assert changes(before, game.to_position()) == SPENT | {"deck"}
    assert (lies(game, "chimera"), lies(game, card)) == ("deck", "deck")


@pytest.mark.rule("C7")
def test_a_copied_power_that_can_do_nothing_is_spent_unasked() -> None:
    game = play(aegean("chimera", discard=["satyr"]), "call chimera", "choose card satyr")
    assert kind(game) == "turn"
    assert {lies(game, "chimera"), lies(game, "satyr")} == {"deck"}


# The shuffle comes after everything that the power has caused


def in_discard(game: Game, *cards: str) -> bool:
    return all(lies(game, card) == "discard" for card in cards)


@pytest.mark.rule("C7")
def test_the_shuffle_comes_after_the_battle_and_takes_a_fallen_minotaurs_card() -> None:
    lands: Lands = {"naxos": {"troops": 4}, "ios": {"troops": 1, "figure": "minotaur"}, "kea": {"figure": "medusa"}}
    fleets = {"9-5": ("sparta", 1)}
    game = aegean("chimera", isles=lands, seas=fleets, discard=["pegasus"], dice=[3, 0, 3, 0])
    play(game, "call chimera", "choose card pegasus", "choose isle naxos", "land ios 4")
    assert decider(game) == "sparta"  # whether to retreat, with the troop gone and the Minotaur left
    assert in_discard(game, "chimera", "pegasus")
    assert lies(game, "minotaur") == "athens"
    play(game, "stay")
    assert isle(game, "ios")["owner"] == "sparta"
    assert {lies(game, card) for card in ("chimera", "pegasus", "minotaur")} == {"deck"}
    assert lies(game, "medusa") == "thebes"


@pytest.mark.rule("C7")
def test_the_shuffle_comes_after_the_metropolis() -> None:
    cities = {"sparta": {"philosophers": 3}, "athens": {"philosophers": 1}}
    game = aegean("chimera", discard=["satyr"], cities=cities)
    play(game, "call chimera", "choose card satyr", "choose player athens")
    assert kind(game) == "place_metropolis"
    assert in_discard(game, "chimera", "satyr")
    play(game, "choose isle naxos")
    assert metropolises(game) == {"naxos"}
    assert {lies(game, "chimera"), lies(game, "satyr")} == {"deck"}


@pytest.mark.rule("C7")
def test_two_figures_that_destroyed_each_other_are_shuffled_in() -> None:
    game = aegean("chimera", discard=["medusa"], isles={"kea": {"figure": "chiron"}, "ios": {"figure": "minotaur"}})
    play(game, "call chimera", "choose card medusa", "choose isle kea")
    assert standing(game, "medusa") is standing(game, "chiron") is None
    assert {lies(game, card) for card in ("chimera", "medusa", "chiron")} == {"deck"}
    assert lies(game, "minotaur") == "athens"


@pytest.mark.rule("C7")
def test_the_figures_of_a_player_whom_it_eliminates_are_shuffled_in() -> None:
    lands: Lands = {
        "kythnos": {"metropolis": True},
        "mykonos": {"owner": "athens"},
        "sifnos": {"metropolis": True, "troops": 0},
        "kea": {"figure": {"card": "medusa", "holder": "corinth"}},
    }
    fleets = {"5-0": ("corinth", 1)}
    game = aegean("chimera", isles=lands, seas=fleets, discard=["pegasus"])
    play(game, "call chimera", "choose card pegasus", "choose isle naxos", "land sifnos 1")
    assert city(game, "corinth")["eliminated"]
    assert {lies(game, card) for card in ("chimera", "pegasus", "medusa")} == {"deck"}


@pytest.mark.rule("C7")
def test_a_copied_figure_stays_with_the_player_and_leaves_as_usual() -> None:
    game = play(aegean("chimera", discard=["chiron"]), "call chimera", "choose card chiron", "choose isle ios")
    assert isle(game, "ios")["figure"] == {"card": "chiron", "holder": "sparta", "called": 3}
    play(game, "end")
    assert (game.to_position()["cycle"], lies(game, "chiron")) == (4, "sparta")


@pytest.mark.rule("C7")
def test_a_new_deck_is_drawn_from() -> None:
    game = aegean(None, "sylph", "chimera", discard=["satyr"], draws={"card": ["chimera", "satyr"]})
    play(game, "call chimera", "choose card satyr", "end")
    assert game.to_position()["track"] == ["satyr", "chimera", "sylph"]


@pytest.mark.rule("C7")
def test_after_the_shuffle_creatures_go_to_the_discard_again() -> None:
    game = aegean("harpy", "giant", "chimera", discard=["fates"])
    play(game, "call giant", "call chimera", "choose card fates", "call harpy", "forgo")
    assert game.to_position()["discard"] == ["harpy"]
    assert {lies(game, card) for card in ("giant", "chimera", "fates")} == {"deck"}
