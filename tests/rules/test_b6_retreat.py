"""Retreats: who is asked, in which order, and where to (B6.3, B6.4)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import BattleEnded, BattleRound, Event, FleetsRetreated, TroopsRetreated
from tests.phrases import changes, decider, heard, isle, kind, play, refused, sea, texts

BOTH_LOSE = [1, 1]


def land(dice: list[int], athens: tuple[str, ...], sparta: tuple[str, ...] = ("9-1",), **parts: Any) -> Game:
    """Sparta is about to land on Milos from Naxos, four against four, with these fleets.

    9-1 joins Milos with Naxos, 7-1 with Sifnos, and 7-1 and 7-2 together also with Delos.
    """
    isles: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": 5},
        "kea": {"owner": "sparta", "troops": 1},
        "milos": {"owner": "athens", "troops": 4},
        "sifnos": {"owner": "athens", "troops": 1},
        "delos": {"owner": "athens"},
        "tinos": {"owner": "athens", "troops": 1},
        "syros": {"owner": "corinth", "troops": 1},
    }
    seas = {name: {"owner": "sparta"} for name in sparta} | {name: {"owner": "athens"} for name in athens}
    return Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": isles | parts.pop("isles", {}),
            "seas": seas,
            "dice": dice,
            **parts,
        }
    )


LANDING = ("move troops naxos", "land milos 4")


def at_sea(dice: list[int], seas: dict[str, Any] | None = None, attackers: int = 3, **parts: Any) -> Game:
    """Sparta is about to attack three fleets on 7-3, whose neighbours are 6-4, 7-2 and 8-2, from 6-4."""
    board: dict[str, Any] = {
        "6-4": {"owner": "sparta", "fleets": attackers},
        "7-3": {"owner": "athens", "fleets": 3},
    }
    isles: dict[str, Any] = {
        "kea": {"owner": "sparta", "troops": 1},
        "tinos": {"owner": "athens", "troops": 1},
        "syros": {"owner": "corinth", "troops": 1},
    }
    return Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "poseidon"},
            "isles": isles | parts.pop("isles", {}),
            "seas": board | (seas or {}),
            "dice": dice,
            **parts,
        }
    )


SAILING = ("move fleets 6-4", "sail 7-3 3")


def rounds(events: list[Event]) -> int:
    return len([event for event in events if isinstance(event, BattleRound)])


# B6.3: who is asked when


@pytest.mark.rule("B6.3")
def test_first_a_round_then_the_defender_then_the_attacker_then_a_round() -> None:
    game = land(BOTH_LOSE * 3, athens=("7-1",))
    events = heard(game)
    play(game, *LANDING)
    assert (rounds(events), decider(game), kind(game)) == (1, "athens", "land_battle")
    play(game, "stay")
    assert (rounds(events), decider(game), kind(game)) == (1, "sparta", "land_battle")
    play(game, "stay")
    # Both lost one more, and the defender is asked first again.
    assert (rounds(events), decider(game), kind(game)) == (2, "athens", "land_battle")


@pytest.mark.rule("B6.3")
def test_the_same_order_at_sea() -> None:
    game = at_sea(BOTH_LOSE * 3)
    events = heard(game)
    play(game, *SAILING)
    assert (rounds(events), decider(game), kind(game)) == (1, "athens", "sea_battle")
    play(game, "stay")
    assert (rounds(events), decider(game), kind(game)) == (1, "sparta", "sea_battle")
    play(game, "stay")
    assert (rounds(events), decider(game), kind(game)) == (2, "athens", "sea_battle")


@pytest.mark.rule("B6.3")
def test_the_attacker_is_not_asked_when_the_defender_retreats() -> None:
    game = land([3, 0], athens=("7-1",))
    play(game, *LANDING, "choose isle sifnos")
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B6.3")
def test_a_defender_without_a_way_out_is_not_asked() -> None:
    game = land(BOTH_LOSE * 2, athens=("10-1",))  # beside Milos and Naxos, no isle of his
    play(game, *LANDING)
    assert (decider(game), kind(game)) == ("sparta", "land_battle")
    play(game, "stay")
    assert (decider(game), kind(game)) == ("sparta", "land_battle")


@pytest.mark.rule("B6.3")
def test_an_attacker_without_a_way_out_is_not_asked() -> None:
    game = land(BOTH_LOSE * 2, athens=("7-1",), sparta=(), turn={"marker": "sparta", "god": "zeus"}, track=["pegasus"])
    events = heard(game)
    play(game, "call pegasus", "choose isle naxos", "land milos 4")
    assert (rounds(events), decider(game)) == (1, "athens")
    play(game, "stay")
    assert (rounds(events), decider(game)) == (2, "athens")


@pytest.mark.rule("B6.3")
def test_nobody_is_asked_where_nobody_can_retreat() -> None:
    game = land(BOTH_LOSE * 4, athens=(), sparta=(), turn={"marker": "sparta", "god": "zeus"}, track=["pegasus"])
    events = heard(game)
    play(game, "call pegasus", "choose isle naxos", "land milos 4")
    assert rounds(events) == 4
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B6.3")
def test_nobody_is_asked_when_a_side_has_no_units_left() -> None:
    isles = {"milos": {"owner": "athens", "troops": 1}}
    for dice, landing in (([3, 0], 4), ([1, 1], 1), ([0, 3], 1)):
        game = land(dice, athens=("7-1",), isles=isles)
        play(game, "move troops naxos", f"land milos {landing}")
        assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B6.3", "C16")
def test_nobody_is_asked_beside_medusa() -> None:
    milos = {"owner": "athens", "troops": 4, "figure": {"card": "medusa", "holder": "corinth"}}
    game = land(BOTH_LOSE * 4, athens=("7-1",), isles={"milos": milos})
    play(game, *LANDING)
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B6.3")
def test_no_retreat_outside_a_battle() -> None:
    refused(land([], athens=()), "stay", "no_retreat_now", "B6.3")


# B6.4: on land


@pytest.mark.rule("B6.4")
def test_the_defender_retreats_to_an_own_isle_joined_by_his_fleets() -> None:
    game = land([3, 0], athens=("7-1", "7-2"))
    play(game, *LANDING)
    assert decider(game) == "athens"
    assert texts(game) == {"stay", "choose isle sifnos", "choose isle delos"}
    refused(game, "choose isle tinos", "retreat_not_joined", "B6.4")
    refused(game, "choose isle milos", "retreat_isle_not_yours", "B6.4")
    refused(game, "choose isle naxos", "retreat_isle_not_yours", "B6.4")
    refused(game, "choose isle mykonos", "retreat_isle_not_yours", "B6.4")  # neutral


@pytest.mark.rule("B6.4")
def test_all_defenders_go_and_the_isle_is_the_attackers() -> None:
    game = land([3, 0], athens=("7-1", "7-2"))
    before = game.to_position()
    events = heard(game)
    play(game, *LANDING, "choose isle sifnos")
    assert (isle(game, "sifnos")["troops"], isle(game, "sifnos")["owner"]) == (4, "athens")
    assert (isle(game, "milos")["troops"], isle(game, "milos")["owner"]) == (4, "sparta")
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.milos.owner",
        "isles.naxos.troops",
        "isles.sifnos.troops",
    }
    assert [(event.player, event.count) for event in events if isinstance(event, TroopsRetreated)] == [(1, 3)]
    assert [event.winner for event in events if isinstance(event, BattleEnded)] == [0]


@pytest.mark.rule("B6.4")
def test_the_attacker_retreats_by_his_own_fleets() -> None:
    # 2-1 doesn't join Kea to Milos; Delos is joined, but by Athens's fleets.
    game = land([0, 3], athens=("7-1", "7-2"), sparta=("9-1", "2-1"), isles={"delos": {"owner": "sparta"}})
    before = game.to_position()
    play(game, *LANDING, "stay")
    assert decider(game) == "sparta"
    assert texts(game) == {"stay", "choose isle naxos"}
    refused(game, "choose isle kea", "retreat_not_joined", "B6.4")
    refused(game, "choose isle delos", "retreat_not_joined", "B6.4")
    refused(game, "choose isle sifnos", "retreat_isle_not_yours", "B6.4")
    events = heard(game)
    play(game, "choose isle naxos")
    # Four landed, one fell, three came back to the one that had stayed.
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "isles.naxos.troops"}
    assert isle(game, "naxos")["troops"] == 4
    assert [event.winner for event in events if isinstance(event, BattleEnded)] == [1]
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B6.4")
def test_an_emptied_isle_of_his_takes_them_back() -> None:
    isles = {"naxos": {"owner": "sparta", "troops": 4}}
    game = land([0, 3], athens=("7-1",), isles=isles)
    play(game, *LANDING, "stay", "choose isle naxos")
    assert (isle(game, "naxos")["troops"], isle(game, "milos")["troops"]) == (3, 4)


@pytest.mark.rule("B6.4")
def test_the_attacker_may_retreat_to_another_isle_than_he_came_from() -> None:
    # 9-1, 8-1, 7-2 and 6-2 join Milos with Naxos, Delos and Sifnos.
    isles = {"delos": {"owner": "sparta", "troops": 1}}
    game = land([0, 3], athens=(), sparta=("9-1", "8-1", "7-2", "6-2"), isles=isles)
    play(game, *LANDING)
    assert texts(game) == {"stay", "choose isle naxos", "choose isle delos"}
    play(game, "choose isle delos")
    assert (isle(game, "delos")["troops"], isle(game, "naxos")["troops"]) == (4, 1)


# B6.4: at sea


@pytest.mark.rule("B6.4")
def test_the_defender_retreats_to_an_adjacent_empty_or_own_sea() -> None:
    game = at_sea([3, 0], {"7-2": {"owner": "athens"}, "5-4": {"owner": "athens"}})
    before = game.to_position()
    play(game, *SAILING)
    assert decider(game) == "athens"
    # 6-4 is empty now that all attackers have left it.
    assert texts(game) == {"stay", "choose sea 7-2", "choose sea 8-2", "choose sea 6-4"}
    refused(game, "choose sea 5-4", "retreat_sea_not_adjacent", "B6.4")
    refused(game, "choose sea 7-3", "retreat_sea_not_adjacent", "B6.4")
    events = heard(game)
    play(game, "choose sea 7-2")
    assert (sea(game, "7-2"), sea(game, "7-3")) == (
        {"owner": "athens", "fleets": 3},
        {"owner": "sparta", "fleets": 3},
    )
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "seas.6-4",
        "seas.7-2.fleets",
        "seas.7-3.owner",
    }
    assert [(event.player, event.count) for event in events if isinstance(event, FleetsRetreated)] == [(1, 2)]
    assert [event.winner for event in events if isinstance(event, BattleEnded)] == [0]
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B6.4")
def test_not_to_a_sea_with_enemies() -> None:
    game = at_sea([3, 0], {"7-2": {"owner": "corinth"}}, attackers=4)
    play(game, *SAILING)
    assert texts(game) == {"stay", "choose sea 8-2"}
    refused(game, "choose sea 7-2", "retreat_onto_enemy", "B6.4")
    refused(game, "choose sea 6-4", "retreat_onto_enemy", "B6.4")  # one attacker stayed there


@pytest.mark.rule("B6.4", "B5.9")
def test_not_to_a_closed_sea() -> None:
    kraken = at_sea([3, 0], kraken="7-2")
    play(kraken, *SAILING)
    assert texts(kraken) == {"stay", "choose sea 8-2", "choose sea 6-4"}
    refused(kraken, "choose sea 7-2", "retreat_to_closed_sea", "B6.4")

    # Of the neighbours of 5-5 Polyphemus on Delos closes 5-4 and 6-4.
    isles = {"mykonos": {"owner": "athens"}, "syros": {"owner": "corinth", "troops": 1}}
    giant = Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "poseidon"},
            "isles": isles
            | {"kea": {"owner": "sparta"}, "delos": {"figure": {"card": "polyphemus", "holder": "corinth"}}},
            "seas": {"4-5": {"owner": "sparta", "fleets": 2}, "5-5": {"owner": "athens", "fleets": 2}},
            "dice": [3, 0],
        }
    )
    play(giant, "move fleets 4-5", "sail 5-5 2")
    assert texts(giant) == {"stay", "choose sea 4-5", "choose sea 5-6"}
    refused(giant, "choose sea 5-4", "retreat_to_closed_sea", "B6.4")
    refused(giant, "choose sea 6-4", "retreat_to_closed_sea", "B6.4")


@pytest.mark.rule("B6.4")
def test_the_attacking_fleets_retreat_all_together() -> None:
    game = at_sea([0, 3], {"8-2": {"owner": "sparta"}, "7-2": {"owner": "athens"}}, attackers=4)
    before = game.to_position()
    play(game, *SAILING, "stay")
    assert decider(game) == "sparta"
    assert texts(game) == {"stay", "choose sea 6-4", "choose sea 8-2"}
    refused(game, "choose sea 7-2", "retreat_onto_enemy", "B6.4")
    play(game, "choose sea 8-2")
    assert (sea(game, "6-4"), sea(game, "8-2"), sea(game, "7-3")) == (
        {"owner": "sparta", "fleets": 1},
        {"owner": "sparta", "fleets": 3},
        {"owner": "athens", "fleets": 3},
    )
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "seas.6-4.fleets", "seas.8-2.fleets"}


@pytest.mark.rule("B6.3", "B6.4")
def test_fleets_shut_in_by_enemies_and_closed_seas_are_not_asked() -> None:
    # For the defender: Corinth on 7-2, the Kraken on 8-2, an attacker left on 6-4. The attacker has 6-4.
    game = at_sea(BOTH_LOSE * 3, {"7-2": {"owner": "corinth"}}, attackers=4, kraken="8-2")
    events = heard(game)
    play(game, *SAILING)
    assert (rounds(events), decider(game)) == (1, "sparta")
    play(game, "stay")
    assert (rounds(events), decider(game)) == (2, "sparta")
    play(game, "choose sea 6-4")
    assert sea(game, "6-4") == {"owner": "sparta", "fleets": 2}
    assert sea(game, "7-3") == {"owner": "athens", "fleets": 1}
