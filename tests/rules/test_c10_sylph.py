"""Sylph (C10)."""

from __future__ import annotations

import pytest

from tests.phrases import changes, decider, gold, kind, play, refused, sea, texts
from tests.rules.aegean import FLEETS, SPENT, aegean, lies


def step(start: str, target: str, count: int = 1) -> tuple[str, str]:
    """One step of the Sylph."""
    return (f"choose sea {start}", f"sail {target} {count}")


@pytest.mark.rule("C10")
def test_ten_free_steps_and_no_more() -> None:
    game = aegean("sylph")
    before = game.to_position()
    play(game, "call sylph")
    there_and_back = [*step("6-8", "6-7"), *step("6-7", "6-8")]
    play(game, *there_and_back * 4, *step("6-8", "6-7"))
    assert kind(game) == "sylph_fleets"  # nine steps with one fleet: one is left
    play(game, *step("6-7", "5-7"))
    assert kind(game) == "turn"
    refused(game, "choose sea 5-7", "no_sea_to_choose", "B5.1")
    assert sea(game, "5-7") == {"owner": "sparta", "fleets": 1}
    assert changes(before, game.to_position()) == SPENT | {"seas.6-8", "seas.5-7"}
    assert (gold(game, "sparta"), lies(game, "sylph")) == (7, "discard")


@pytest.mark.rule("C10")
def test_any_number_of_any_of_his_seas_in_any_order() -> None:
    game = play(aegean("sylph", seas=FLEETS | {"6-8": ("sparta", 3)}), "call sylph")
    assert texts(game) == {"stop", "choose sea 6-8", "choose sea 5-2"}
    play(game, "choose sea 6-8")
    beside = ("6-7", "5-8", "5-9", "7-7")
    assert texts(game) == {f"sail {target} {count}" for target in beside for count in (1, 2, 3)}
    play(game, "sail 5-9 2", *step("5-2", "5-1"), *step("5-9", "5-8"), *step("6-8", "5-8"), *step("5-8", "5-7", 2))
    play(game, "stop")
    assert sea(game, "5-9") == {"owner": "sparta", "fleets": 1}
    assert sea(game, "5-1") == {"owner": "sparta", "fleets": 1}
    assert sea(game, "5-7") == {"owner": "sparta", "fleets": 2}
    assert sea(game, "6-8") is sea(game, "5-8") is sea(game, "5-2") is None


@pytest.mark.rule("C10")
def test_he_may_stop_before_ten() -> None:
    game = play(aegean("sylph", god="ares"), "call sylph", *step("6-8", "6-7"), "stop")
    assert kind(game) == "turn"
    refused(game, "choose sea 6-7", "no_sea_to_choose", "B5.1")


@pytest.mark.rule("C10")
def test_only_own_fleets_to_adjacent_open_seas() -> None:
    fleets = FLEETS | {"10-5": ("sparta", 1)}
    game = play(aegean("sylph", seas=fleets, kraken="9-5"), "call sylph")
    refused(game, "choose sea 5-4", "no_own_fleet_there", "C10")
    refused(game, "choose sea 0-5", "no_own_fleet_there", "C10")
    refused(game, "choose sea 10-5", "fleets_cannot_leave", "C10")  # behind the Kraken
    play(game, *step("6-8", "7-7"), *step("7-7", "8-6"), "choose sea 8-6")
    refused(game, "sail 9-5 1", "sea_closed", "B5.9")
    refused(game, "sail 6-8 1", "sea_not_adjacent", "B5.9")
    refused(game, "sail 8-5 2", "too_many_fleets", "B5.9")


@pytest.mark.rule("C10")
def test_winners_do_not_move_again_but_the_others_of_their_sea_do() -> None:
    fleets = {"6-8": ("sparta", 4), "6-7": ("athens", 1)}
    game = play(aegean("sylph", seas=fleets, dice=[3, 0]), "call sylph", *step("6-8", "6-7", 2))
    assert kind(game) == "sylph_fleets"  # the Sylph goes on
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 2, "spent": 2}
    refused(game, "choose sea 6-7", "fleets_already_fought", "C10")
    # Two fresh fleets pass through; those who fought can't be picked up.
    play(game, *step("6-8", "6-7", 2), "choose sea 6-7")
    refused(game, "sail 6-6 3", "too_many_fleets", "B5.9")
    play(game, "sail 6-6 2")
    refused(game, "choose sea 6-7", "fleets_already_fought", "C10")
    play(game, *step("6-6", "7-5", 2), "stop")
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 2}
    assert sea(game, "7-5") == {"owner": "sparta", "fleets": 2}


@pytest.mark.rule("C10")
def test_who_retreated_does_not_move_again() -> None:
    fleets = {"6-8": ("sparta", 3), "6-7": ("athens", 2)}
    game = play(aegean("sylph", seas=fleets, dice=[0, 0]), "call sylph", *step("6-8", "6-7", 2))
    assert decider(game) == "athens"  # one fell on each side
    play(game, "stay")
    assert decider(game) == "sparta"
    play(game, "choose sea 6-8")
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 2, "spent": 1}
    play(game, "choose sea 6-8")
    refused(game, "sail 5-9 2", "too_many_fleets", "B5.9")
    play(game, "sail 5-9 1")
    refused(game, "choose sea 6-8", "fleets_already_fought", "C10")
    assert sea(game, "6-7") == {"owner": "athens", "fleets": 1}


@pytest.mark.rule("C10")
def test_who_drove_the_enemy_off_does_not_move_again() -> None:
    fleets = {"6-8": ("sparta", 2), "6-7": ("athens", 2)}
    game = play(aegean("sylph", seas=fleets, dice=[0, 0]), "call sylph", *step("6-8", "6-7", 2))
    play(game, "choose sea 6-6")  # Athens retreats
    assert sea(game, "6-6") == {"owner": "athens", "fleets": 1}
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 1, "spent": 1}
    refused(game, "choose sea 6-7", "fleets_already_fought", "C10")


@pytest.mark.rule("C10")
def test_a_battle_that_leaves_nobody_binds_nobody() -> None:
    fleets = {"6-8": ("sparta", 2), "6-7": ("athens", 1)}
    game = play(aegean("sylph", seas=fleets, dice=[0, 0]), "call sylph", *step("6-8", "6-7"))
    assert sea(game, "6-7") is None
    play(game, *step("6-8", "6-7"), *step("6-7", "6-6"))
    assert sea(game, "6-6") == {"owner": "sparta", "fleets": 1}


@pytest.mark.rule("C10")
def test_a_battle_is_one_of_the_ten_steps() -> None:
    fleets = {"6-8": ("sparta", 2), "6-7": ("athens", 1)}
    game = play(aegean("sylph", seas=fleets, dice=[3, 0]), "call sylph", *step("6-8", "6-7"))
    play(game, *[*step("6-8", "5-8"), *step("5-8", "6-8")] * 4)
    assert kind(game) == "sylph_fleets"
    play(game, *step("6-8", "5-8"))
    assert kind(game) == "turn"


@pytest.mark.rule("C10")
def test_a_second_battle_with_fleets_that_did_not_fight() -> None:
    fleets = {"6-8": ("sparta", 2), "6-7": ("athens", 1), "5-8": ("corinth", 1)}
    game = aegean("sylph", seas=fleets, isles={"mykonos": {"owner": "argos"}}, dice=[3, 0, 3, 0])
    play(game, "call sylph", *step("6-8", "6-7"), *step("6-8", "5-8"))
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 1, "spent": 1}
    assert sea(game, "5-8") == {"owner": "sparta", "fleets": 1, "spent": 1}
    assert texts(game) == {"stop"}


@pytest.mark.rule("C10")
@pytest.mark.parametrize("last", [("stop",), step("6-8", "5-8")], ids=["stopped", "ten steps"])
def test_with_this_sylph_only(last: tuple[str, ...]) -> None:
    fleets = {"6-8": ("sparta", 2), "6-7": ("athens", 1)}
    game = play(aegean("sylph", god="poseidon", seas=fleets, dice=[3, 0]), "call sylph", *step("6-8", "6-7"))
    play(game, *[*step("6-8", "5-8"), *step("5-8", "6-8")] * 4, *last)
    play(game, "move fleets 6-7", "sail 6-6 1")  # Poseidon moves those who fought for the Sylph
    assert sea(game, "6-6") == {"owner": "sparta", "fleets": 1}
