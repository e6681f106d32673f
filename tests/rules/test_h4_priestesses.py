"""Priestesses, and the order in which a turn begins (H4.4, H4.8)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import Event, FigureLeft, ItemGiven, PriestessGiven, PriestessSpent, TurnBegan
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.aegean import standing
from tests.rules.favours import ALL, FAVOURS, WITH_HEROES, before_turns, favoured


def figures(**cards: tuple[str, str, int]) -> dict[str, Any]:
    """The homes of the board for five with isle figures: by isle the card, its holder, the cycle it was called in."""
    position = Game.from_position({"players": 5}).to_position()["isles"]
    for name, (card, holder, called) in cards.items():
        position[name]["figure"] = {"card": card, "holder": holder, "called": called}
    return dict(position)


def start(priestesses: int, isles: dict[str, Any], **parts: Any) -> Game:
    """Cycle 3, Sparta's turn with Ares is the first one; she has so many priestesses."""
    cities: dict[str, Any] = {"sparta": {"priestesses": priestesses}}
    return before_turns(isles=isles, cities=cities | parts.pop("cities", {}), **parts)


# A figure that would leave


@pytest.mark.rule("H4.4", "H4.8", "C0.5")
def test_a_priestess_keeps_a_figure_for_another_cycle() -> None:
    game = start(1, figures(paros=("medusa", "sparta", 2)))
    assert (kind(game), decider(game)) == ("keep_figures", "sparta")
    assert texts(game) == {"pass", "priestess medusa"}
    before = game.to_position()
    play(game, "priestess medusa")
    assert (kind(game), standing(game, "medusa")) == ("turn", "paros")
    assert isle(game, "paros")["figure"] == {"card": "medusa", "holder": "sparta", "called": 3}
    assert city(game, "sparta")["priestesses"] == 0
    assert changes(before, game.to_position()) == {"cities.sparta.priestesses", "flow", "isles.paros.figure.called"}


@pytest.mark.rule("H4.4", "H4.8", "C0.5")
def test_who_passes_lets_it_go_and_keeps_the_priestess() -> None:
    game = start(1, figures(paros=("medusa", "sparta", 2)))
    play(game, "pass")
    assert (kind(game), standing(game, "medusa")) == ("turn", None)
    assert city(game, "sparta")["priestesses"] == 1
    assert game.to_position()["discard"] == ["medusa"]


@pytest.mark.rule("H4.4")
def test_one_priestess_for_each_figure() -> None:
    isles = figures(paros=("medusa", "sparta", 2), tinos=("chiron", "sparta", 1), kea=("minotaur", "sparta", 2))
    game = start(2, isles)
    play(game, "priestess chiron")
    assert texts(game) == {"pass", "priestess medusa", "priestess minotaur"}
    refused(game, "priestess chiron", "figure_not_leaving", "H4.4")
    play(game, "priestess minotaur")  # the last one: Medusa leaves
    assert kind(game) == "turn"
    assert [standing(game, card) for card in ("chiron", "minotaur", "medusa")] == ["tinos", "kea", None]
    one = play(start(2, isles), "priestess chiron", "pass")
    assert [standing(one, card) for card in ("chiron", "minotaur", "medusa")] == ["tinos", None, None]
    assert city(one, "sparta")["priestesses"] == 1


@pytest.mark.rule("H4.4")
def test_what_a_priestess_cannot_keep() -> None:
    game = start(
        1,
        figures(paros=("medusa", "sparta", 2), tinos=("chiron", "sparta", 3), kea=("minotaur", "athens", 2)),
        modules=WITH_HEROES,
        heroes={"ajax": {"isle": "naxos"}},
    )
    assert texts(game) == {"pass", "priestess medusa"}
    refused(game, "priestess chiron", "figure_not_leaving", "H4.4")  # called in this cycle
    refused(game, "priestess minotaur", "figure_not_leaving", "H4.4")  # somebody else's
    refused(game, "priestess polyphemus", "figure_not_leaving", "H4.4")  # not on the board
    refused(game, "priestess ajax", "not_an_isle_figure", "H4.4")
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, "pass")
    assert [standing(game, card) for card in ("medusa", "chiron", "minotaur")] == [None, "tinos", "kea"]
    refused(game, "priestess chiron", "no_priestess_now", "H4.4")


@pytest.mark.rule("H4.4")
def test_without_a_priestess_or_a_figure_that_leaves_nothing_is_asked() -> None:
    assert kind(start(0, figures(paros=("medusa", "sparta", 2)))) == "turn"
    assert kind(start(1, figures(paros=("medusa", "sparta", 3)))) == "turn"
    assert kind(start(1, figures(paros=("medusa", "athens", 2)))) == "turn"
    assert kind(start(1, figures())) == "turn"


@pytest.mark.rule("H4.4")
def test_a_kept_figure_is_asked_about_again_in_the_next_cycle() -> None:
    others = ["athens", "corinth", "thebes", "argos"]
    game = start(2, figures(paros=("medusa", "sparta", 2)), bids={"ares": {"marker": "sparta"}}, apollo=others)
    play(game, "priestess medusa", "end")
    while kind(game) != "keep_figures":
        play(game, "bid apollo" if kind(game) == "offering" else min(texts(game)))
    assert (game.to_position()["cycle"], decider(game), texts(game)) == (4, "sparta", {"pass", "priestess medusa"})


@pytest.mark.rule("H4.4", "C0.5")
def test_two_players_are_asked_in_the_first_turn_of_the_cycle_only() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "modules": FAVOURS,
            "cycle": 3,
            "phase": "actions",
            "gods": ["poseidon", "ares", "zeus"],
            "bids": {"poseidon": {"marker": "sparta-1"}, "ares": {"marker": "sparta-2"}},
            "apollo": ["athens-1", "athens-2"],
            "isles": {
                "naxos": {"owner": "sparta", "troops": 1, "figure": {"card": "medusa", "called": 2}},
                "milos": {"owner": "athens", "troops": 1},
                "kea": {"owner": "athens"},
            },
            "cities": {"sparta": {"priestesses": 2}},
        }
    )
    assert kind(game) == "keep_figures"
    play(game, "priestess medusa", "end")
    assert (kind(game), decider(game), city(game, "sparta")["priestesses"]) == ("turn", "sparta", 1)
    assert standing(game, "medusa") == "naxos"


@pytest.mark.rule("H4.4", "H4.8")
def test_a_priestess_may_be_used_with_apollo_too() -> None:
    isles = figures(paros=("medusa", "corinth", 2), tinos=("chiron", "thebes", 2), kea=("minotaur", "argos", 1))
    cities = {"corinth": {"priestesses": 1}, "thebes": {"priestesses": 1}}
    game = before_turns(isles=isles, cities=cities, bids={}, apollo=["sparta", "athens", "corinth", "thebes", "argos"])
    play(game, min(texts(game)))  # Sparta's marker
    assert (kind(game), decider(game), texts(game)) == ("keep_figures", "corinth", {"pass", "priestess medusa"})
    purse = gold(game, "corinth")
    play(game, "priestess medusa")
    assert gold(game, "corinth") == purse + 1  # only then Apollo's turn
    assert (decider(game), texts(game)) == ("thebes", {"pass", "priestess chiron"})
    play(game, "pass")
    assert [standing(game, card) for card in ("medusa", "chiron", "minotaur")] == ["paros", None, None]


# A hero


@pytest.mark.rule("H4.4", "H3.3")
def test_a_priestess_keeps_a_hero_without_paying() -> None:
    position: dict[str, Any] = {
        "players": 5,
        "modules": WITH_HEROES,
        "cycle": 3,
        "phase": "upkeep",
        "isles": figures(),
        "heroes": {"ajax": {"isle": "kythnos"}, "hector": {"isle": "naxos"}},
        "cities": {"sparta": {"gold": 3, "priestesses": 1}},
    }
    game = Game.from_position(position)
    assert (kind(game), decider(game)) == ("upkeep", "sparta")
    assert {"priestess ajax", "priestess hector", "pay ajax"} <= texts(game)
    refused(game, "priestess medusa", "not_a_hero", "H3.3")
    before = game.to_position()
    play(game, "priestess ajax")
    assert changes(before, game.to_position()) == {"cities.sparta.priestesses", "kept"}
    refused(game, "priestess hector", "no_priestess", "H4.4")
    refused(game, "priestess ajax", "no_upkeep_due", "H3.3")
    play(game, "pay hector")
    assert (gold(game, "sparta"), city(game, "sparta")["priestesses"]) == (1, 0)
    assert set(game.to_position()["heroes"]) == {"ajax", "hector"}


# What she is not


@pytest.mark.rule("H4.4")
def test_a_priestess_is_no_priest() -> None:
    """No discount on offerings, nothing for the Dryad, nothing for the Sphinx."""
    game = Game.from_position(
        {
            "players": 5,
            "modules": FAVOURS,
            "cities": {"sparta": {"gold": 3, "priestesses": 5}},
            "turn_order": ["sparta"],
        }
    )
    assert (kind(game), decider(game)) == ("offering", "sparta")
    assert "bid ares 3" in texts(game)
    refused(game, "bid ares 4", "bid_not_payable", "B4.5")
    play(game, "bid ares 3", *["bid apollo"] * 4)
    assert (kind(game), gold(game, "sparta")) == ("turn", 0)
    dryad = favoured("demeter", "dryad", cities={"athens": {"priestesses": 3}})
    before = dryad.to_position()
    play(dryad, "call dryad")  # nobody has a priest: the power is spent unasked
    assert kind(dryad) == "turn"
    assert changes(before, dryad.to_position()) == {"cities.sparta.gold", "track", "discard"}
    sphinx = favoured("demeter", "sphinx", cities={"sparta": {"priestesses": 3}})
    play(sphinx, "call sphinx")
    refused(sphinx, "sell priest", "nothing_to_sell", "C9")


@pytest.mark.rule("H4.4")
def test_a_discarded_priestess_is_in_the_supply_again() -> None:
    """All nine are out; the one Sparta discards is the gift of her favour."""
    game = before_turns(
        isles=figures(paros=("medusa", "athens", 2)),
        cities={"athens": {"priestesses": 1}, "thebes": {"priestesses": 8}},
        favour={"tile": "hestia"},
    )
    play(game, "end")
    assert (kind(game), decider(game)) == ("keep_figures", "athens")
    kept = play(game.copy(), "priestess medusa")
    assert city(kept, "athens")["priestesses"] == 1
    let_go = play(game, "pass")
    assert city(let_go, "athens")["priestesses"] == 1  # none was left to give


# The order in which a turn begins


def order(events: list[Event]) -> list[type[Event]]:
    wanted = (TurnBegan, FigureLeft, PriestessSpent, PriestessGiven, ItemGiven)
    return [type(event) for event in events if isinstance(event, wanted)]


@pytest.mark.rule("H4.8")
def test_figures_leave_then_the_gift_is_given_then_the_actions_begin() -> None:
    isles = figures(paros=("medusa", "athens", 2), tinos=("chiron", "athens", 2))
    game = before_turns(modules=ALL, isles=isles, favour={"tile": "hestia"})
    events = heard(game)
    play(game, "end")
    assert (kind(game), decider(game)) == ("turn", "athens")
    assert order(events) == [TurnBegan, FigureLeft, FigureLeft, PriestessGiven]


@pytest.mark.rule("H4.8")
def test_the_priestess_of_the_favour_comes_too_late_for_figures() -> None:
    game = before_turns(isles=figures(paros=("medusa", "athens", 2)), favour={"tile": "hestia"})
    play(game, "end")
    assert (kind(game), standing(game, "medusa"), city(game, "athens")["priestesses"]) == ("turn", None, 1)


@pytest.mark.rule("H4.8")
def test_a_figure_is_kept_before_the_gift_is_given() -> None:
    game = before_turns(
        isles=figures(paros=("medusa", "athens", 2), tinos=("chiron", "athens", 2)),
        cities={"athens": {"priestesses": 1}},
        favour={"tile": "hermes"},
        draws={"item": ["lyre"]},
    )
    events = heard(game)
    play(game, "end")
    assert (kind(game), city(game, "athens")["items"]) == ("keep_figures", [])
    play(game, "priestess chiron")
    assert (kind(game), city(game, "athens")["items"]) == ("turn", ["lyre"])
    assert order(events) == [TurnBegan, PriestessSpent, FigureLeft, ItemGiven]
