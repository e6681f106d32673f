"""Polyphemus (C17). He is mostly put on Delos: 4-6 has only 4-7 to go to, 5-7 has 4-7, 5-8 and 6-7."""

from __future__ import annotations

import pytest

from cyclades import Game
from tests.phrases import changes, gold, kind, play, refused, sea, texts
from tests.rules.aegean import PAID, Fleets, Lands, aegean, lies, standing


def polyphemus_on_delos(fleets: Fleets, kraken: str | None = None) -> Game:
    """Sparta has put him on Delos, among these fleets."""
    return play(aegean("polyphemus", seas=fleets, kraken=kraken), "call polyphemus", "choose isle delos")


@pytest.mark.rule("C17")
def test_every_stack_beside_his_isle_is_pushed_and_no_other() -> None:
    fleets = {"4-6": ("athens", 2), "6-5": ("thebes", 3), "6-4": ("argos", 1), "5-8": ("corinth", 1)}
    game = aegean("polyphemus", seas=fleets)
    before = game.to_position()
    play(game, "call polyphemus", "choose isle delos")
    assert (kind(game), texts(game)) == ("polyphemus_stack", {"choose sea 4-6", "choose sea 6-5"})
    play(game, "choose sea 4-6")  # its only way is 4-7; the last stack needs no naming
    assert sea(game, "4-7") == {"owner": "athens", "fleets": 2}
    assert (kind(game), texts(game)) == ("polyphemus_push", {"choose sea 7-4", "choose sea 7-5"})
    play(game, "choose sea 7-5")
    assert sea(game, "7-5") == {"owner": "thebes", "fleets": 3}
    pushed = {"seas.4-6", "seas.4-7", "seas.6-5", "seas.7-5"}
    assert changes(before, game.to_position()) == PAID | pushed | {"isles.delos.figure"}
    assert (gold(game, "sparta"), lies(game, "polyphemus"), kind(game)) == (7, "sparta", "turn")


@pytest.mark.rule("C17")
def test_the_callers_stack_is_pushed_too() -> None:
    game = polyphemus_on_delos({"4-6": ("sparta", 4)})
    assert sea(game, "4-6") is None
    assert sea(game, "4-7") == {"owner": "sparta", "fleets": 4}


@pytest.mark.rule("C17")
def test_a_stack_may_join_fleets_of_its_owner() -> None:
    game = polyphemus_on_delos({"4-6": ("athens", 2), "4-7": ("athens", 3)})
    assert sea(game, "4-7") == {"owner": "athens", "fleets": 5}


@pytest.mark.rule("C17")
def test_where_a_stack_may_not_go() -> None:
    fleets = {"5-7": ("athens", 2), "4-7": ("corinth", 1)}
    game = polyphemus_on_delos(fleets, kraken="5-8")
    # 6-7 is all that is left, so it isn't asked about.
    assert (kind(game), sea(game, "6-7")) == ("turn", {"owner": "athens", "fleets": 2})
    game = polyphemus_on_delos(fleets | {"6-5": ("thebes", 1)}, kraken="7-4")
    play(game, "choose sea 5-7")
    assert texts(game) == {"choose sea 5-8", "choose sea 6-7"}
    refused(game, "choose sea 4-7", "push_onto_enemy", "C17")
    refused(game, "choose sea 4-6", "touches_polyphemus", "C17")
    refused(game, "choose sea 6-8", "push_not_adjacent", "C17")
    refused(game, "choose sea 5-7", "push_not_adjacent", "C17")
    refused(game, "stop", "nothing_to_stop", "B5.9")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
    play(game, "choose sea 6-7")
    assert texts(game) == {"choose sea 6-4", "choose sea 7-5"}
    refused(game, "choose sea 7-4", "push_onto_kraken", "C17")


@pytest.mark.rule("C17")
def test_only_stacks_beside_his_isle_are_named() -> None:
    game = polyphemus_on_delos({"5-7": ("athens", 1), "6-5": ("thebes", 1), "5-8": ("corinth", 1)})
    refused(game, "choose sea 5-8", "no_stack_to_push", "C17")
    refused(game, "choose sea 4-6", "no_stack_to_push", "C17")


@pytest.mark.rule("C17")
def test_the_caller_names_the_order_and_it_matters() -> None:
    fleets = {"4-6": ("athens", 2), "5-7": ("corinth", 2)}
    game = play(polyphemus_on_delos(fleets), "choose sea 5-7", "choose sea 4-7")
    # Corinth is in the only sea that Athens could have gone to: Athens is lost.
    assert sea(game, "4-7") == {"owner": "corinth", "fleets": 2}
    assert sea(game, "4-6") is None
    assert sum(1 for stack in game.to_position()["seas"].values() if stack["owner"] == "athens") == 0
    game = play(polyphemus_on_delos(fleets), "choose sea 4-6")
    assert sea(game, "4-7") == {"owner": "athens", "fleets": 2}
    assert texts(game) == {"choose sea 5-8", "choose sea 6-7"}
    refused(game, "choose sea 4-7", "push_onto_enemy", "C17")


@pytest.mark.rule("C17")
def test_stacks_of_one_owner_may_meet() -> None:
    game = play(polyphemus_on_delos({"4-6": ("athens", 2), "5-7": ("athens", 3)}), "choose sea 4-6", "choose sea 4-7")
    assert sea(game, "4-7") == {"owner": "athens", "fleets": 5}


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("others", "kraken"), [({"4-7": ("corinth", 1)}, None), ({}, "4-7")], ids=["enemy fleets", "Kraken"]
)
def test_a_stack_is_lost_only_if_it_has_nowhere_to_go(others: Fleets, kraken: str | None) -> None:
    game = aegean("polyphemus", seas={"4-6": ("athens", 3)} | others, kraken=kraken)
    before = game.to_position()
    play(game, "call polyphemus", "choose isle delos")
    assert changes(before, game.to_position()) == PAID | {"seas.4-6", "isles.delos.figure"}
    assert sea(game, "4-6") is None


@pytest.mark.rule("C17")
def test_a_lost_stack_goes_to_its_owners_reserve() -> None:
    fleets = {"4-6": ("sparta", 3), "4-7": ("corinth", 1), "6-8": ("sparta", 5)}
    game = aegean("polyphemus", god="poseidon", seas=fleets)
    refused(game, "recruit fleet 6-8", "all_fleets_on_board", "B1.3")
    play(game, "call polyphemus", "choose isle delos", "recruit fleet 6-8")
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 6}


@pytest.mark.rule("C17")
def test_nothing_beside_him_nothing_asked() -> None:
    game = polyphemus_on_delos({"5-8": ("athens", 1)})
    assert (kind(game), standing(game, "polyphemus")) == ("turn", "delos")


HERE: Lands = {"naxos": {"figure": {"card": "polyphemus", "holder": "athens"}}}


@pytest.mark.rule("C17")
def test_no_fleet_is_built_or_sails_beside_his_isle() -> None:
    game = aegean(god="poseidon", isles=HERE, seas={"5-8": ("sparta", 1), "4-9": ("sparta", 1)})
    closed = ("5-9", "5-10", "6-8", "7-7", "8-6", "9-5", "10-5")  # all that touch Naxos
    for place in closed:
        refused(game, f"recruit fleet {place}", "sea_closed", "B5.9")
    assert "recruit fleet 5-2" in texts(game)
    refused(game, "move fleets 4-9", "fleets_cannot_leave", "B5.9")
    play(game, "move fleets 5-8")
    refused(game, "sail 5-9 1", "sea_closed", "B5.9")
    refused(game, "sail 6-8 1", "sea_closed", "B5.9")
    assert "sail 6-7 1" in texts(game)


@pytest.mark.rule("C17")
def test_no_fleet_retreats_beside_his_isle() -> None:
    figure = {"card": "polyphemus", "holder": "athens"}
    fleets = {"9-5": ("athens", 2), "10-5": ("sparta", 2)}
    game = aegean(god="poseidon", isles={"paros": {"figure": figure}}, seas=fleets, dice=[0, 0])
    play(game, "move fleets 10-5", "sail 9-5 2")
    assert texts(game) == {"stay", "choose sea 10-5"}
    refused(game, "choose sea 8-5", "retreat_to_closed_sea", "B6.4")
    refused(game, "choose sea 8-6", "retreat_to_closed_sea", "B6.4")


@pytest.mark.rule("C17")
def test_no_trade_beside_his_isle() -> None:
    game = aegean("polyphemus", "fates", None, seas={"5-10": ("sparta", 1), "5-0": ("sparta", 1)})
    play(game, "call polyphemus", "choose isle naxos")
    assert sea(game, "5-10") is None
    assert sea(game, "4-9") == {"owner": "sparta", "fleets": 1}
    play(game, "call fates")
    assert gold(game, "sparta") == 9 - 4 - 3 + 2 + 1  # Kythnos and 5-0; 5-10 is closed


@pytest.mark.rule("C17")
def test_the_seas_open_when_he_leaves() -> None:
    figure = {"card": "polyphemus", "holder": "sparta", "called": 2}
    bids = {"poseidon": {"marker": "sparta"}}
    game = aegean(turn=None, phase="actions", bids=bids, isles={"naxos": {"figure": figure}}, seas={})
    assert lies(game, "polyphemus") == "discard"
    play(game, "recruit fleet 6-8")
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 1}


@pytest.mark.rule("C17")
def test_the_sylph_does_not_sail_beside_his_isle_either() -> None:
    game = aegean("sylph", isles=HERE, seas={"5-8": ("sparta", 1)})
    play(game, "call sylph", "choose sea 5-8")
    refused(game, "sail 6-8 1", "sea_closed", "B5.9")
