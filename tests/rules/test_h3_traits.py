"""What each hero does in every battle he fights (H3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import decider, heard, isle, kind, play, refused, sea, texts
from tests.rules.aegean import Fleets
from tests.rules.heroes import HEROES, ROUTE, march, places, read_again, war

ON_TO_SYROS: Fleets = {"7-4": ("sparta", 1), "6-4": ("sparta", 1), "5-4": ("sparta", 1)}  # from Ios
WALLS: dict[str, Any] = {"buildings": [None, None, "fortress"], "metropolis": True}  # worth 2


def attackers(game: Game) -> int:
    """Sparta's normal troops in the battle."""
    return int(game.to_position()["flow"][-1]["attackers"])


# Achilles: a tied round costs his side nothing


@pytest.mark.rule("H3.6")
def test_achilles_attacks_and_a_tie_costs_only_the_defender() -> None:
    game = war(2, 2, [0, 1], {"achilles": "naxos"})
    assert march(game, 2, "achilles") == [(3, 3)]
    assert (isle(game, "ios")["troops"], attackers(game), decider(game)) == (1, 2, "sparta")
    assert game.to_position()["flow"][-1]["attacking_heroes"] == ["achilles"]


@pytest.mark.rule("H3.6")
def test_achilles_defends_and_a_tie_costs_only_the_attacker() -> None:
    game = war(3, 2, [0, 0], {"achilles": "ios"})
    assert march(game, 3) == [(3, 3)]
    assert (isle(game, "ios")["troops"], places(game, "achilles"), attackers(game)) == (2, ["ios"], 2)


@pytest.mark.rule("H3.6")
def test_achilles_does_not_help_when_his_side_is_lower() -> None:
    game = war(2, 3, [0, 1], {"achilles": "naxos"})
    assert march(game, 2, "achilles") == [(3, 4)]
    assert texts(game) == {"lose unit", "lose hero achilles"}


@pytest.mark.rule("H3.6")
def test_achilles_must_fight_there() -> None:
    game = war(3, 3, [0, 0], {"achilles": "naxos"})  # he stays at home
    assert march(game, 3) == [(3, 3)]
    assert (isle(game, "ios")["troops"], attackers(game)) == (2, 2)


@pytest.mark.rule("H3.6", "H5.1")
def test_achilles_is_lost_and_his_power_with_him() -> None:
    game = war(3, 3, [0, 2, 1, 1], {"achilles": "naxos"})
    totals = march(game, 3, "achilles")
    play(game, "lose hero achilles", "stay")
    assert totals == [(4, 5), (4, 4)]
    assert (isle(game, "ios")["troops"], attackers(game)) == (2, 2)  # the tie costs both


@pytest.mark.rule("H3.6", "C14")
def test_achilles_ties_with_the_minotaur_who_goes() -> None:
    game = war(1, 0, [0, 0], {"achilles": "naxos"}, ios={"figure": "minotaur"})
    assert march(game, 1, "achilles") == [(2, 2)]
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"], places(game, "achilles")) == ("sparta", 1, ["ios"])


# Penthesilea: +1 when her side attacks an isle


@pytest.mark.rule("H3.6")
def test_penthesilea_adds_one_to_an_attack() -> None:
    game = war(2, 4, [1, 0], {"penthesilea": "naxos"})
    assert march(game, 2, "penthesilea") == [(5, 4)]
    assert isle(game, "ios")["troops"] == 3


@pytest.mark.rule("H3.6")
def test_penthesilea_adds_nothing_to_a_defence_or_from_home() -> None:
    assert march(war(1, 2, [1, 0], {"penthesilea": "ios"}), 1) == [(2, 3)]
    assert march(war(3, 1, [1, 0], {"penthesilea": "naxos"}), 3) == [(4, 1)]


@pytest.mark.rule("H3.6", "H5.1")
def test_penthesileas_one_is_gone_with_her() -> None:
    game = war(2, 4, [0, 3, 0, 3], {"penthesilea": "naxos"})
    totals = march(game, 2, "penthesilea")
    play(game, "lose hero penthesilea", "stay")
    assert totals == [(4, 7), (2, 7)]


# Perseus: walls don't count against him on land


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize(
    ("ios", "with_him", "without"),
    [
        ({}, 2, 2),
        ({"buildings": ["fortress", None, "fortress"]}, 2, 4),
        ({"metropolis": True}, 2, 3),
        (WALLS, 2, 4),
    ],
)
def test_perseus_breaks_walls(ios: dict[str, Any], with_him: int, without: int) -> None:
    game = war(3, 2, [3, 0], {"perseus": "naxos"}, ios=ios)
    assert march(game, 3, "perseus") == [(7, with_him)]
    at_home = war(3, 2, [3, 0], {"perseus": "naxos"}, ios=ios)
    assert march(at_home, 3) == [(6, without)]


@pytest.mark.rule("H3.6")
def test_perseus_in_the_defence_keeps_his_own_walls() -> None:
    assert march(war(3, 2, [0, 0], {"perseus": "ios"}, ios=WALLS), 3) == [(3, 5)]


@pytest.mark.rule("H3.6", "C14")
def test_perseus_changes_nothing_but_the_walls() -> None:
    game = war(3, 2, [3, 0], {"perseus": "naxos", "hector": "ios"}, ios=WALLS | {"figure": "minotaur"})
    assert march(game, 3, "perseus") == [(7, 6)]  # 2 troops, Hector and his 1, the Minotaur's 2


@pytest.mark.rule("H3.6", "H5.1")
def test_the_walls_count_again_when_perseus_is_lost() -> None:
    game = war(3, 3, [0, 3, 0, 0], {"perseus": "naxos"}, ios=WALLS)
    totals = march(game, 3, "perseus")
    play(game, "lose hero perseus", "stay")
    assert totals == [(4, 6), (3, 5)]


# Ulysses: one second roll a battle


@pytest.mark.rule("H3.6", "H5.1")
def test_ulysses_sees_both_dice_and_rolls_his_own_again() -> None:
    game = war(2, 3, [1, 2, 3], {"ulysses": "naxos"})
    told = heard(game)
    totals = march(game, 2, "ulysses")
    assert totals == []  # nothing is compared yet
    assert [event for event in told if isinstance(event, events.DiceRolled)] == [
        events.DiceRolled(attacker_die=1, defender_die=2)
    ]
    assert (decider(game), kind(game), texts(game)) == ("sparta", "battle_reroll", {"pass", "reroll"})
    read_again(game)
    play(game, "reroll")
    assert totals == [(6, 5)]  # 3 and the second roll's 3; the enemy's 2 stays
    assert isle(game, "ios")["troops"] == 2


@pytest.mark.rule("H3.6")
def test_the_second_roll_stands_even_if_it_is_worse() -> None:
    game = war(2, 3, [3, 2, 0], {"ulysses": "naxos"})
    totals = march(game, 2, "ulysses")
    play(game, "reroll")
    assert totals == [(3, 5)]


@pytest.mark.rule("H3.6")
def test_ulysses_defends_with_a_second_roll() -> None:
    game = war(3, 2, [2, 0, 3], {"ulysses": "ios"})
    totals = march(game, 3)
    assert (decider(game), texts(game)) == ("athens", {"pass", "reroll"})
    play(game, "reroll")
    assert totals == [(5, 6)]


@pytest.mark.rule("H3.6")
def test_ulysses_rerolls_once_a_battle() -> None:
    game = war(3, 3, [0, 0, 3, 0, 0, 0, 0], {"ulysses": "naxos"})
    totals = march(game, 3, "ulysses")
    play(game, "reroll")
    assert (totals, kind(game)) == ([(7, 3)], "land_battle")
    play(game, "stay")  # the second round is fought without a question: 4 against 2
    assert (totals, kind(game)) == ([(7, 3), (4, 2)], "land_battle")
    refused(game, "reroll", "no_reroll_now", "H3.6")


@pytest.mark.rule("H3.6")
def test_who_passes_may_reroll_in_a_later_round() -> None:
    game = war(3, 3, [2, 0, 0, 3, 3], {"ulysses": "naxos"})
    totals = march(game, 3, "ulysses")
    play(game, "pass")
    assert totals == [(6, 3)]
    play(game, "stay")
    assert kind(game) == "battle_reroll"
    play(game, "reroll")
    assert totals == [(6, 3), (7, 5)]


@pytest.mark.rule("H3.6")
def test_the_next_battle_has_its_own_reroll() -> None:
    game = war(
        3, 1, [0, 0, 3, 0, 0], {"ulysses": "naxos"}, isles={"tinos": {"owner": "athens"}}, seas=ROUTE | ON_TO_SYROS
    )
    march(game, 3, "ulysses")
    play(game, "reroll")
    assert isle(game, "ios")["owner"] == "sparta"
    play(game, "move troops ios", "take ulysses", "land syros 3")
    assert (kind(game), texts(game)) == ("battle_reroll", {"pass", "reroll"})


@pytest.mark.rule("H3.6", "H5.1")
def test_without_him_nobody_rerolls() -> None:
    game = war(3, 3, [0, 3, 3, 0], {"ulysses": "naxos"})
    march(game, 2)  # he stays at home
    assert kind(game) == "land_battle"
    lost = war(2, 3, [0, 3, 0, 3], {"ulysses": "naxos"})
    totals = march(lost, 2, "ulysses")
    play(lost, "pass", "lose hero ulysses", "stay")
    assert totals == [(3, 6), (2, 6)]


# Hector: +1 when his side defends an isle


@pytest.mark.rule("H3.6")
def test_hector_adds_one_to_a_defence() -> None:
    assert march(war(3, 2, [1, 0], {"hector": "ios"}), 3) == [(4, 4)]
    assert march(war(3, 2, [1, 0], {"hector": "ios"}, ios=WALLS), 3) == [(4, 6)]


@pytest.mark.rule("H3.6")
def test_hector_adds_nothing_to_an_attack_or_from_elsewhere() -> None:
    assert march(war(2, 2, [1, 0], {"hector": "naxos"}), 2, "hector") == [(4, 2)]
    assert march(war(2, 2, [1, 0], {"hector": "syros"}), 2) == [(3, 2)]


@pytest.mark.rule("H3.6", "H5.1")
def test_hectors_one_is_gone_with_him() -> None:
    game = war(5, 2, [0, 0, 0, 0], {"hector": "ios"})
    totals = march(game, 5)
    play(game, "lose hero hector", "stay")
    assert totals == [(5, 4), (5, 2)]


# Ajax: counts as two, one unit to lose


@pytest.mark.rule("H3.6")
def test_ajax_counts_two_on_either_side() -> None:
    assert march(war(1, 1, [0, 1], {"ajax": "naxos"}), 1, "ajax") == [(3, 2)]
    assert march(war(3, 1, [0, 1], {"ajax": "ios"}), 3) == [(3, 4)]


@pytest.mark.rule("H3.6", "B6.2")
def test_ajax_is_one_unit_to_lose() -> None:
    game = war(0, 3, [0, 0], {"ajax": "naxos"})
    assert march(game, 0, "ajax") == [(2, 3)]
    assert (places(game, "ajax"), kind(game), isle(game, "ios")["troops"]) == (["gone"], "turn", 3)
    defence = war(3, 0, [0, 0], {"ajax": "ios"})
    assert march(defence, 3) == [(3, 2)]
    assert (places(defence, "ajax"), isle(defence, "ios")["owner"]) == (["gone"], "sparta")


@pytest.mark.rule("H3.6", "B6.5")
def test_ajax_alone_ties_and_both_are_gone() -> None:
    game = war(0, 2, [0, 0], {"ajax": "naxos"})
    assert march(game, 0, "ajax") == [(2, 2)]
    assert (places(game, "ajax"), isle(game, "ios")["owner"], isle(game, "ios")["troops"]) == (["gone"], "athens", 1)


# Together, and at sea


@pytest.mark.rule("H3.6", "H5.1")
def test_powers_add_up() -> None:
    heroes = {"ajax": "naxos", "penthesilea": "naxos", "perseus": "naxos", "hector": "ios"}
    game = war(1, 2, [0, 0], heroes, ios=WALLS)
    # 1 troop, Ajax's 2, Penthesilea and her 1, Perseus, against 2 troops, Hector and his 1, no walls.
    assert march(game, 1, "ajax", "penthesilea", "perseus") == [(6, 4)]


@pytest.mark.rule("H3.6")
def test_heroes_on_an_isle_mean_nothing_at_sea() -> None:
    game = war(
        1,
        1,
        [1, 1],
        dict.fromkeys(HEROES, "naxos"),
        seas={"9-5": ("sparta", 1), "8-5": ("athens", 1)},
        turn={"marker": "sparta", "god": "poseidon"},
    )
    play(game, "move fleets 9-5", "sail 8-5 1")
    # 1 against 1, a tie that costs both, and no question about a reroll.
    assert (kind(game), sea(game, "9-5"), sea(game, "8-5")) == ("turn", None, None)
