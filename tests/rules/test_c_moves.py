"""Siren, Pegasus, Kraken (C4, C5, C13)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, sea, texts
from tests.rules.aegean import FLEETS, HOMES, NEUTRAL, SPENT, Lands, aegean, lies

ENEMY_SEAS = {place for place, (owner, _) in FLEETS.items() if owner != "sparta"}


# C4 Siren


@pytest.mark.rule("C4")
def test_siren_puts_an_own_fleet_in_the_place_of_a_lone_enemy_fleet() -> None:
    game = aegean("siren")
    before = game.to_position()
    events_heard = heard(game)
    play(game, "call siren")
    assert texts(game) == {"forgo"} | {f"choose sea {place}" for place in ENEMY_SEAS}
    play(game, "choose sea 5-4")
    assert sea(game, "5-4") == {"owner": "sparta", "fleets": 1}
    assert changes(before, game.to_position()) == SPENT | {"seas.5-4.owner"}
    assert (gold(game, "sparta"), lies(game, "siren"), kind(game)) == (7, "discard", "turn")
    assert not [event for event in events_heard if isinstance(event, (events.SeaBattleBegan, events.BattleRound))]


@pytest.mark.rule("C4")
def test_siren_needs_an_enemy_fleet_that_is_alone() -> None:
    game = play(aegean("siren", seas=FLEETS | {"5-4": ("athens", 2)}), "call siren")
    refused(game, "choose sea 5-4", "not_a_lone_fleet", "C4")
    refused(game, "choose sea 6-8", "not_an_enemy_fleet", "C4")
    refused(game, "choose sea 0-5", "not_an_enemy_fleet", "C4")


@pytest.mark.rule("C4")
def test_the_lured_fleet_is_back_in_its_owners_reserve() -> None:
    fleets = {"5-4": ("athens", 1), "10-5": ("athens", 7)}
    bids = {"ares": {"marker": "sparta"}, "poseidon": {"marker": "athens"}}
    game = aegean("siren", god="ares", gods=["ares", "poseidon", "zeus", "athena"], seas=fleets, bids=bids)
    play(game, "call siren", "choose sea 5-4", "end")
    assert decider(game) == "athens"
    assert "recruit fleet 10-5" in texts(game)  # all eight were on the board


@pytest.mark.rule("C4")
@pytest.mark.parametrize(("source", "left"), [("6-8", {"owner": "sparta", "fleets": 6}), ("5-2", None)])
def test_with_an_empty_reserve_the_fleet_comes_from_the_board(source: str, left: dict[str, Any] | None) -> None:
    game = aegean("siren", seas=FLEETS | {"6-8": ("sparta", 7), "5-2": ("sparta", 1)})
    play(game, "call siren", "choose sea 5-4")
    assert kind(game) == "siren_source"
    assert texts(game) == {"choose sea 6-8", "choose sea 5-2"}
    refused(game, "choose sea 10-5", "no_own_fleet_there", "C4")
    refused(game, "choose sea 5-4", "no_own_fleet_there", "C4")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
    play(game, f"choose sea {source}")
    assert sea(game, "5-4") == {"owner": "sparta", "fleets": 1}
    assert sea(game, source) == left


@pytest.mark.rule("C4")
def test_a_single_stack_of_eight_is_not_asked_about() -> None:
    game = play(aegean("siren", seas={"6-8": ("sparta", 8), "5-4": ("athens", 1)}), "call siren", "choose sea 5-4")
    assert (kind(game), sea(game, "6-8"), sea(game, "5-4")) == (
        "turn",
        {"owner": "sparta", "fleets": 7},
        {"owner": "sparta", "fleets": 1},
    )


@pytest.mark.rule("C4")
def test_the_board_is_not_asked_while_one_fleet_is_in_reserve() -> None:
    fleets = {"6-8": ("sparta", 6), "5-2": ("sparta", 1), "5-4": ("athens", 1)}
    game = play(aegean("siren", seas=fleets), "call siren", "choose sea 5-4")
    assert kind(game) == "turn"
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 6}
    assert sea(game, "5-2") == {"owner": "sparta", "fleets": 1}


# C5 Pegasus


def flight(**rest: Any) -> Game:
    """Sparta has called Pegasus and chosen Naxos with its three troops."""
    lands: Lands = {"naxos": {"troops": 3}} | rest.pop("isles", {})
    return play(aegean("pegasus", isles=lands, **{"seas": {}} | rest), "call pegasus", "choose isle naxos")


@pytest.mark.rule("C5")
def test_some_or_all_troops_fly_to_any_one_other_isle_for_nothing() -> None:
    game = flight()
    others = [name for name in (*HOMES, *NEUTRAL) if name != "naxos"]
    assert texts(game) == {f"land {name} {count}" for name in others for count in (1, 2, 3)}
    before = game.to_position()
    play(game, "land paros 2")
    assert (isle(game, "paros")["owner"], isle(game, "paros")["troops"]) == ("sparta", 2)
    flown = {"isles.naxos.troops", "isles.paros.troops", "isles.paros.owner", "flow"}
    assert changes(before, game.to_position()) == flown
    assert (gold(game, "sparta"), lies(game, "pegasus"), kind(game)) == (7, "discard", "turn")


@pytest.mark.rule("C5")
def test_the_isle_all_have_left_stays_his() -> None:
    game = play(flight(), "land kythnos 3")
    assert (isle(game, "naxos")["owner"], isle(game, "naxos")["troops"]) == ("sparta", 0)
    assert isle(game, "kythnos")["troops"] == 4


@pytest.mark.rule("C5")
def test_an_empty_isle_is_his_at_once_whatever_fortress_stands_there() -> None:
    game = play(flight(isles={"ios": {"troops": 0, "buildings": ["fortress", "fortress"]}}), "land ios 1")
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"]) == ("sparta", 1)
    assert isle(game, "ios")["buildings"] == ["fortress", "fortress", None]


@pytest.mark.rule("C5")
def test_enemy_troops_give_battle() -> None:
    game = play(flight(isles={"ios": {"buildings": ["fortress"]}}, dice=[0, 3, 3, 0]), "land ios 2")
    # 2 against 1 + 1 + 3, then 1 + 3 against 2 + 0.
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"]) == ("sparta", 1)
    assert isle(game, "naxos")["troops"] == 1


@pytest.mark.rule("C5")
def test_pegasus_needs_own_troops() -> None:
    game = play(aegean("pegasus", isles={"kythnos": {"troops": 0}}), "call pegasus")
    assert texts(game) == {"forgo", "choose isle naxos"}
    for place in ("kythnos", "ios", "paros"):
        refused(game, f"choose isle {place}", "no_own_troop_there", "C5")


@pytest.mark.rule("C5")
def test_no_more_troops_than_there_are_and_another_isle() -> None:
    game = flight()
    refused(game, "land paros 4", "too_many_troops", "B5.10")
    refused(game, "land naxos 1", "same_isle", "B5.10")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")


@pytest.mark.rule("C5")
@pytest.mark.parametrize("place", ["ios", "paros"])
def test_not_onto_an_enemy_or_neutral_isle_guarded_by_chiron(place: str) -> None:
    figure = {"card": "chiron", "holder": "sparta"}
    game = flight(isles={place: {"figure": figure}})
    refused(game, f"land {place} 1", "guarded_by_chiron", "C15")


@pytest.mark.rule("C5")
def test_onto_and_away_from_an_own_isle_guarded_by_chiron() -> None:
    figure = {"card": "chiron", "holder": "athens"}
    assert isle(play(flight(isles={"kythnos": {"figure": figure}}), "land kythnos 1"), "kythnos")["troops"] == 2
    away = play(flight(isles={"naxos": {"troops": 3, "figure": figure}}), "land paros 3")
    assert isle(away, "paros")["owner"] == "sparta"


@pytest.mark.rule("C5")
def test_not_away_from_medusa_but_onto_her_isle() -> None:
    lands: Lands = {"kythnos": {"figure": "medusa"}}
    game = play(aegean("pegasus", isles=lands), "call pegasus")
    refused(game, "choose isle kythnos", "held_by_medusa", "C16")
    assert isle(play(game, "choose isle naxos", "land kythnos 1"), "kythnos")["troops"] == 2


@pytest.mark.rule("C5")
def test_the_last_isle_only_for_the_metropolises_that_win() -> None:
    lands: Lands = {"mykonos": {"owner": "athens"}, "sifnos": {"troops": 0, "metropolis": True}}
    refused(flight(isles=lands), "land sifnos 1", "last_isle", "B5.13")  # it would be Sparta's first
    game = play(flight(isles=lands | {"kythnos": {"metropolis": True}}), "land sifnos 1")
    assert isle(game, "sifnos")["owner"] == "sparta"
    assert city(game, "corinth")["eliminated"]


RETREAT_ROUND = [0, 1]  # 3 + 0 against 2 + 1: one falls on each side
LANDED: Lands = {"syros": {"troops": 2}}


@pytest.mark.rule("C5")
def test_a_retreat_needs_fleets_though_he_came_by_air() -> None:
    game = play(flight(isles=LANDED, dice=[*RETREAT_ROUND, 3, 0]), "land syros 3")
    # Nobody was asked after the first round; the second decides.
    assert (isle(game, "syros")["owner"], isle(game, "syros")["troops"]) == ("sparta", 2)


@pytest.mark.rule("C5")
def test_with_fleets_a_retreat_is_possible() -> None:
    fleets = {"4-3": ("sparta", 1), "4-2": ("sparta", 1)}
    game = play(flight(isles=LANDED, dice=RETREAT_ROUND, seas=fleets), "land syros 3")
    assert (kind(game), decider(game)) == ("land_battle", "sparta")
    assert texts(game) == {"stay", "choose isle kythnos"}
    refused(game, "choose isle naxos", "retreat_not_joined", "B6.4")  # where they came from
    play(game, "choose isle kythnos")
    assert (isle(game, "syros")["owner"], isle(game, "syros")["troops"]) == ("athens", 1)
    assert isle(game, "kythnos")["troops"] == 3


# C13 Kraken


@pytest.mark.rule("C13")
def test_kraken_comes_up_anywhere_and_sends_all_fleets_home() -> None:
    game = aegean("kraken", seas=FLEETS | {"5-4": ("athens", 3)})
    before = game.to_position()
    play(game, "call kraken")
    assert texts(game) == {"forgo"} | {f"choose sea {place}" for place in game.board.sea_ids}
    play(game, "choose sea 5-4")
    assert lies(game, "kraken") == "discard"  # at once, while the figure still moves
    play(game, "stop")
    assert sea(game, "5-4") is None
    assert game.to_position()["kraken"] == "5-4"
    assert changes(before, game.to_position()) == SPENT | {"seas.5-4", "kraken"}
    assert (gold(game, "sparta"), kind(game)) == (7, "turn")


@pytest.mark.rule("C13")
def test_kraken_moves_for_one_gold_a_step_and_spares_nobody() -> None:
    fleets = {"5-8": ("corinth", 2), "6-8": ("sparta", 2), "5-9": ("argos", 1), "7-7": ("athens", 1)}
    game = aegean("kraken", seas=fleets)
    before = game.to_position()
    play(game, "call kraken", "choose sea 5-8")
    assert texts(game) == {"stop"} | {f"choose sea {place}" for place in ("5-7", "5-9", "4-7", "6-7", "6-8")}
    assert gold(game, "sparta") == 7
    play(game, "choose sea 6-8")
    assert gold(game, "sparta") == 6
    play(game, "choose sea 5-9", "choose sea 5-8")  # back to where it began
    assert gold(game, "sparta") == 4
    play(game, "stop")
    assert changes(before, game.to_position()) == SPENT | {"seas.5-8", "seas.6-8", "seas.5-9", "kraken"}
    assert game.to_position()["kraken"] == "5-8"


@pytest.mark.rule("C13")
def test_kraken_moves_to_adjacent_seas_only() -> None:
    game = play(aegean("kraken"), "call kraken", "choose sea 5-8")
    refused(game, "choose sea 0-5", "not_adjacent_to_kraken", "C13")
    refused(game, "choose sea 5-8", "not_adjacent_to_kraken", "C13")


@pytest.mark.rule("C13")
def test_kraken_stops_when_the_gold_is_gone() -> None:
    game = play(aegean("kraken", cities={"sparta": {"gold": 3}}), "call kraken", "choose sea 5-8")
    assert "choose sea 5-7" in texts(game)  # one gold piece is left
    play(game, "choose sea 5-7")
    assert gold(game, "sparta") == 0
    # It is still asked: whether he can pay is secret.
    assert (kind(game), texts(game)) == ("kraken_step", {"stop"})
    refused(game, "choose sea 5-8", "step_not_payable", "C13")
    broke = play(aegean("kraken", cities={"sparta": {"gold": 2}}), "call kraken", "choose sea 5-8")
    assert (gold(broke, "sparta"), texts(broke)) == (0, {"stop"})


@pytest.mark.rule("C13")
def test_the_figure_stays_and_is_called_anew_from_any_sea() -> None:
    game = aegean("kraken", god="poseidon", kraken="6-7", seas={"6-8": ("sparta", 2)})
    refused(play(game, "move fleets 6-8"), "sail 6-7 1", "sea_closed", "B5.9")
    play(game, "sail 5-8 1", "stop", "call kraken")
    assert game.to_position()["kraken"] == "6-7"
    assert {"choose sea 6-7", "choose sea 0-5"} <= texts(game)
    play(game, "choose sea 0-5")
    assert texts(game) == {"stop", "choose sea 0-4", "choose sea 1-5", "choose sea 1-6"}  # from there
    play(game, "stop", "move fleets 6-8", "sail 6-7 1")  # the sea it left is open
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 1}


@pytest.mark.rule("C13")
def test_kraken_does_not_leave_like_an_isle_figure() -> None:
    game = aegean(turn=None, phase="actions", bids={"zeus": {"marker": "sparta"}}, kraken="0-5")
    assert decider(game) == "sparta"
    assert game.to_position()["kraken"] == "0-5"
    assert play(game, "end").to_position()["kraken"] == "0-5"


@pytest.mark.rule("C13")
def test_krakens_sea_is_closed_to_every_fleet() -> None:
    fleets = {"10-5": ("sparta", 1), "8-6": ("sparta", 1)}
    game = aegean(god="poseidon", kraken="9-5", seas=fleets)
    refused(game, "recruit fleet 9-5", "sea_closed", "B5.9")
    refused(game, "move fleets 10-5", "fleets_cannot_leave", "B5.9")  # 9-5 is its only way out
    play(game, "move fleets 8-6")
    refused(game, "sail 9-5 1", "sea_closed", "B5.9")


@pytest.mark.rule("C13")
def test_nobody_retreats_to_krakens_sea() -> None:
    fleets = {"9-5": ("athens", 2), "8-6": ("sparta", 2)}
    game = aegean(god="poseidon", kraken="10-5", seas=fleets, dice=[0, 0])
    play(game, "move fleets 8-6", "sail 9-5 2")
    assert (kind(game), decider(game)) == ("sea_battle", "athens")
    assert texts(game) == {"stay", "choose sea 8-5", "choose sea 8-6"}
    refused(game, "choose sea 10-5", "retreat_to_closed_sea", "B6.4")


@pytest.mark.rule("C13")
def test_no_chain_and_no_trade_through_kraken() -> None:
    game = aegean("kraken", "fates", None, god="ares", seas={"9-5": ("sparta", 1), "5-10": ("sparta", 1)})
    assert "move troops naxos" in texts(game)  # by 9-5 to Ios
    play(game, "call kraken", "choose sea 9-5", "stop")
    # 5-10 touches Naxos alone.
    refused(game, "move troops naxos", "troops_cannot_leave", "B5.10")
    trader = aegean("kraken", "fates", None, seas={"5-10": ("sparta", 1)}, cities={"sparta": {"gold": 10}})
    play(trader, "call kraken", "choose sea 5-10", "stop", "call fates")
    assert gold(trader, "sparta") == 10 - 4 - 3 + 2  # Kythnos alone


@pytest.mark.rule("C13")
def test_polyphemus_does_not_concern_kraken() -> None:
    figure = {"card": "polyphemus", "holder": "athens"}
    game = aegean("kraken", isles={"delos": {"figure": figure}}, seas={})
    play(game, "call kraken", "choose sea 5-7", "choose sea 6-6", "stop")
    assert game.to_position()["kraken"] == "6-6"
    assert lies(game, "polyphemus") == "athens"
