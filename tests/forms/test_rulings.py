"""What docs/rules/rulings.md decides where the numbered rules are silent."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from tests.phrases import city, gold, isle, kind, play, refused, texts


def scene(god: str = "ares", **more: Any) -> dict[str, Any]:
    """Sparta's turn: Naxos and a fleet beside it are his, Kea and Delos Athens's, Tinos Corinth's."""
    isles: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": 3},
        "delos": {"owner": "athens"},
        "kea": {"owner": "athens"},
        "tinos": {"owner": "corinth"},
    }
    for name, fields in more.pop("isles", {}).items():
        isles[name] = isles.get(name, {}) | fields
    return {
        "players": 3,
        "cycle": 5,
        "turn": {"marker": "sparta", "god": god},
        "cities": {"sparta": {"gold": 20}},
        "isles": isles,
        "seas": {"6-4": {"owner": "sparta"}},
    } | more


@pytest.mark.rule("C0.3")
@pytest.mark.parametrize("card", ["satyr", "dryad", "siren", "giant", "cyclops", "harpy"])
def test_a_power_without_target_is_spent_unasked(card: str) -> None:
    game = play(Game.from_position(scene(track=[card])), f"call {card}")
    assert kind(game) == "turn"
    assert game.to_position()["discard"] == [card]


@pytest.mark.rule("C7")
def test_a_chimera_alone_in_the_discard_is_not_asked_and_is_shuffled_in() -> None:
    game = play(Game.from_position(scene(track=["chimera"])), "call chimera")
    assert kind(game) == "turn"
    assert game.to_position()["discard"] == []
    assert "chimera" in game.to_position()["deck"]


@pytest.mark.rule("C7")
def test_a_chimera_does_not_copy_a_chimera() -> None:
    game = play(Game.from_position(scene(track=["chimera"], discard=["fates"])), "call chimera")
    assert texts(game) == {"forgo", "choose card fates"}
    refused(game, "choose card chimera", "chimera_itself", "C7")


@pytest.mark.rule("C1")
def test_the_fates_pay_without_a_question() -> None:
    game = play(Game.from_position(scene(track=["fates"], isles={"naxos": {"markers": 3}})), "call fates")
    assert kind(game) == "turn"
    assert gold(game, "sparta") == 20 - 4 + 3


@pytest.mark.rule("C9", "C10")
@pytest.mark.parametrize(("card", "room"), [("sphinx", "sphinx_sale"), ("sylph", "sylph_fleets")])
def test_sphinx_and_sylph_are_asked_even_if_they_can_do_nothing(card: str, room: str) -> None:
    bare = scene(track=[card], isles={"naxos": {"troops": 0}}, seas={})
    game = play(Game.from_position(bare), f"call {card}")
    assert kind(game) == room
    assert texts(game) == {"stop"}


@pytest.mark.rule("C12")
def test_the_griffon_may_name_a_beggar() -> None:
    cities = {"sparta": {"gold": 20}, "athens": {"gold": 0}, "corinth": {"gold": 1}}
    game = play(Game.from_position(scene(track=["griffon"], cities=cities)), "call griffon")
    assert texts(game) == {"forgo", "choose player athens", "choose player corinth"}
    play(game, "choose player corinth")
    assert (gold(game, "sparta"), gold(game, "corinth")) == (16, 1)


@pytest.mark.rule("C13")
def test_the_kraken_is_asked_for_its_next_step_without_gold() -> None:
    poor = scene(track=["kraken"], cities={"sparta": {"gold": 4}})
    game = play(Game.from_position(poor), "call kraken", "choose sea 0-0")
    assert kind(game) == "kraken_step"
    assert texts(game) == {"stop"}


@pytest.mark.rule("C13")
def test_the_kraken_may_go_back_and_come_up_where_it_stands() -> None:
    game = play(Game.from_position(scene(track=["kraken"], kraken="5-2")), "call kraken", "choose sea 5-2")
    play(game, "choose sea 5-3", "choose sea 5-2", "stop")
    assert game.to_position()["kraken"] == "5-2"
    assert gold(game, "sparta") == 20 - 4 - 2


@pytest.mark.rule("B5.9")
def test_a_fleet_move_once_begun_is_made_and_may_go_back() -> None:
    game = play(Game.from_position(scene("poseidon")), "move fleets 6-4")
    assert gold(game, "sparta") == 20
    refused(game, "stop", "step_first", "B5.9")
    play(game, "sail 5-4 1")
    assert gold(game, "sparta") == 19
    assert {"stop", "sail 6-4 1"} <= texts(game)
    play(game, "sail 6-4 1", "sail 5-4 1")
    assert kind(game) == "turn"


@pytest.mark.rule("B5.10")
def test_a_troop_move_once_begun_is_made_or_taken_back() -> None:
    game = play(Game.from_position(scene()), "move troops naxos")
    assert all(text.startswith("land ") for text in texts(game))
    assert gold(game, "sparta") == 20
    game.undo()
    assert kind(game) == "turn"


@pytest.mark.rule("B3.3", "B5.11")
def test_zeus_may_draw_the_card_he_has_just_discarded() -> None:
    alone = scene("zeus", track=["satyr"], deck=[], draws={"card": ["satyr"]})
    game = play(Game.from_position(alone), "change satyr")
    assert game.to_position()["track"][0] == "satyr"
    assert gold(game, "sparta") == 19


@pytest.mark.rule("B5.3", "B7.2")
def test_a_gift_at_the_end_of_the_turn_may_still_found_a_metropolis() -> None:
    wise = scene(
        "athena", cities={"sparta": {"philosophers": 3}}, isles={"milos": {"owner": "sparta"}}, turn_order=["athens"]
    )
    game = play(Game.from_position(wise), "end")
    assert kind(game) == "place_metropolis"
    assert texts(game) == {"choose isle naxos", "choose isle milos"}
    play(game, "choose isle milos")
    assert isle(game, "milos")["metropolis"]
    assert game.to_position()["turn"] is None


@pytest.mark.rule("C16")
def test_medusa_holds_attackers_too() -> None:
    held = scene(isles={"delos": {"troops": 2, "figure": "medusa"}}, dice=[0, 3, 0, 3, 0, 3])
    game = play(Game.from_position(held), "move troops naxos", "land delos 3")
    assert kind(game) == "turn"  # fought to the end: nobody could be asked about a retreat
    assert (isle(game, "delos")["troops"], isle(game, "naxos")["troops"]) == (2, 0)


@pytest.mark.rule("B8.3")
def test_the_last_player_wins_before_a_set_is_carried_out() -> None:
    lands = {
        "naxos": {"owner": "sparta", "metropolis": True, "buildings": [None, None, "port", "fortress"]},
        "milos": {"owner": "sparta", "troops": 1, "metropolis": True, "buildings": [None, None, "temple"]},
        "sifnos": {"owner": "athens", "metropolis": True, "buildings": [None, None, "university"]},
    }
    turn = {"marker": "sparta", "god": "ares"}
    game = Game.from_position({"players": 2, "turn": turn, "isles": lands, "seas": {"7-0": {"owner": "sparta"}}})
    play(game, "move troops milos", "land sifnos 1")
    assert (game.ending, game.winners) == ("last_player", [0])
    standing = [building for name in lands for building in isle(game, name)["buildings"] if building]
    assert standing == ["port", "fortress", "temple", "university"]


@pytest.mark.rule("B5.14", "B4.6")
def test_what_an_eliminated_player_paid_is_gone() -> None:
    lands = {"naxos": {"metropolis": True}, "delos": {"owner": "corinth", "metropolis": True}, "tinos": {"owner": None}}
    position = scene(isles=lands, bids={"zeus": {"marker": "corinth", "gold": 3}})
    game = play(Game.from_position(position), "move troops naxos", "land delos 1")
    assert city(game, "corinth") == {
        "priests": 0,
        "philosophers": 0,
        "discounts_used": 0,
        "eliminated": True,
        "gold": 0,
    }
    assert "zeus" not in game.to_position()["bids"]
    assert "corinth" not in game.to_position()["turn_order"]
