"""Poseidon's move of fleets, closed seas (B5.9)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import BattleRound, FleetsMoved
from cyclades.forms.names import FormError
from tests.phrases import changes, decider, gold, heard, kind, play, refused, sea, texts

ISLES: dict[str, Any] = {
    "naxos": {"owner": "sparta", "troops": 1},
    "tinos": {"owner": "athens", "troops": 1},
    "syros": {"owner": "corinth", "troops": 1},
}


def own(**seas: int) -> dict[str, Any]:
    """Sparta's fleets by sea, `s6_4=2`."""
    return {name[1:].replace("_", "-"): {"owner": "sparta", "fleets": number} for name, number in seas.items()}


def enemy(**seas: int) -> dict[str, Any]:
    return {name: entry | {"owner": "athens"} for name, entry in own(**seas).items()}


def poseidon(seas: dict[str, Any], **parts: Any) -> Game:
    """Sparta's turn with Poseidon, with these fleets."""
    return Game.from_position(
        {"players": 3, "turn": {"marker": "sparta", "god": "poseidon"}, "isles": ISLES, "seas": seas, **parts}
    )


def fleets(game: Game, *seas: str) -> list[int]:
    """How many fleets are on these seas, all Sparta's."""
    found = []
    for name in seas:
        entry = sea(game, name)
        assert entry is None or entry["owner"] == "sparta"
        found.append(entry["fleets"] if entry else 0)
    return found


# Steps


@pytest.mark.rule("B5.9")
def test_fleets_are_picked_up_and_left_behind_on_the_way() -> None:
    game = poseidon(own(s5_5=2, s6_4=1, s8_2=1) | enemy(s3_3=1))
    events = heard(game)
    before = game.to_position()
    play(game, "move fleets 5-5", "sail 6-4 2", "sail 7-3 2", "sail 8-2 1")
    # Two arrived at 6-4 beside one; two of the three went on; one of them stayed on 7-3.
    assert fleets(game, "5-5", "6-4", "7-3", "8-2") == [0, 1, 1, 2]
    assert [event.count for event in events if isinstance(event, FleetsMoved)] == [2, 2, 1]
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "seas.5-5",
        "seas.7-3",
        "seas.8-2.fleets",
    }
    assert gold(game, "sparta") == before["cities"]["sparta"]["gold"] - 1


@pytest.mark.rule("B5.9")
def test_fleets_of_the_present_sea_may_all_go_on_also_those_that_were_there() -> None:
    game = play(poseidon(own(s5_5=1, s6_4=3)), "move fleets 5-5", "sail 6-4 1", "sail 7-3 4", "stop")
    assert fleets(game, "5-5", "6-4", "7-3") == [0, 0, 4]


@pytest.mark.rule("B5.9")
def test_every_number_from_one_to_all_into_every_neighbour() -> None:
    game = play(poseidon(own(s6_4=3)), "move fleets 6-4")
    assert texts(game) == {f"sail {target} {count}" for target in ("5-4", "5-5", "7-3") for count in (1, 2, 3)}
    refused(game, "sail 7-3 4", "too_many_fleets", "B5.9")
    refused(game, "sail 8-2 1", "sea_not_adjacent", "B5.9")
    refused(game, "sail 6-4 1", "sea_not_adjacent", "B5.9")


@pytest.mark.rule("B5.9")
def test_three_steps_at_most() -> None:
    game = play(poseidon(own(s6_4=1)), "move fleets 6-4", "sail 7-3 1", "sail 7-2 1")
    assert kind(game) == "fleet_move"
    play(game, "sail 7-1 1")
    assert (kind(game), decider(game)) == ("turn", "sparta")
    refused(game, "sail 7-0 1", "no_sailing_now", "B5.9")
    assert fleets(game, "7-1") == [1]


@pytest.mark.rule("B5.9")
def test_he_may_stop_after_any_step_but_not_before_the_first() -> None:
    for steps in (["sail 7-3 1"], ["sail 7-3 1", "sail 7-2 1"]):
        game = play(poseidon(own(s6_4=1)), "move fleets 6-4")
        refused(game, "stop", "step_first", "B5.9")
        play(game, *steps, "stop")
        assert kind(game) == "turn"
        assert gold(game, "sparta") == 4
        refused(game, "stop", "nothing_to_stop", "B5.9")


@pytest.mark.rule("B5.9")
def test_one_gold_paid_with_the_first_step() -> None:
    game = poseidon(own(s6_4=1), cities={"sparta": {"gold": 2}})
    play(game, "move fleets 6-4")
    assert gold(game, "sparta") == 2
    play(game, "sail 7-3 1")
    assert gold(game, "sparta") == 1
    play(game, "sail 7-2 1", "sail 8-2 1")
    assert gold(game, "sparta") == 1


@pytest.mark.rule("B5.9")
def test_as_often_as_he_can_pay() -> None:
    game = poseidon(own(s6_4=1, s9_1=1), cities={"sparta": {"gold": 2}})
    play(game, "move fleets 6-4", "sail 7-3 1", "stop", "move fleets 7-3", "sail 8-2 1", "stop")
    assert gold(game, "sparta") == 0
    refused(game, "move fleets 9-1", "not_enough_gold", "B5.1")


@pytest.mark.rule("B5.9")
def test_a_move_may_go_back() -> None:
    game = play(poseidon(own(s6_4=2)), "move fleets 6-4", "sail 7-3 1", "sail 6-4 1", "sail 5-4 2")
    assert fleets(game, "6-4", "7-3", "5-4") == [0, 0, 2]


@pytest.mark.rule("B5.9")
def test_a_move_begins_with_own_fleets() -> None:
    game = poseidon(own(s6_4=1) | enemy(s7_3=1))
    assert {text for text in texts(game) if text.startswith("move")} == {"move fleets 6-4"}
    refused(game, "move fleets 7-3", "no_own_fleet_there", "B5.9")
    refused(game, "move fleets 5-5", "no_own_fleet_there", "B5.9")


@pytest.mark.rule("B5.9")
@pytest.mark.parametrize("god", ["ares", "zeus", "athena"])
def test_fleets_move_only_with_poseidon(god: str) -> None:
    game = poseidon(own(s6_4=1), turn={"marker": "sparta", "god": god})
    refused(game, "move fleets 6-4", "needs_poseidon_to_sail", "B5.9")


@pytest.mark.rule("B5.9")
def test_fleets_never_enter_land() -> None:
    game = play(poseidon(own(s6_4=1)), "move fleets 6-4")
    with pytest.raises(FormError):
        game.apply("sail naxos 1")
    with pytest.raises(FormError):
        game.apply("sail 6-3 1")  # Delos's cell
    assert kind(game) == "fleet_move"


# Enemies


@pytest.mark.rule("B5.9")
def test_entering_an_enemy_sea_ends_the_move_when_won() -> None:
    game = poseidon(own(s6_4=3) | enemy(s7_3=1), dice=[3, 0])
    play(game, "move fleets 6-4", "sail 7-3 2")
    assert fleets(game, "6-4", "7-3") == [1, 2]
    assert (kind(game), gold(game, "sparta")) == ("turn", 4)
    refused(game, "sail 8-2 1", "no_sailing_now", "B5.9")


@pytest.mark.rule("B5.9")
def test_entering_an_enemy_sea_ends_the_move_when_lost() -> None:
    game = poseidon(own(s6_4=2) | enemy(s7_3=1), dice=[0, 3])
    play(game, "move fleets 6-4", "sail 7-3 1")
    assert (fleets(game, "6-4"), sea(game, "7-3")) == ([1], {"owner": "athens", "fleets": 1})
    assert (kind(game), gold(game, "sparta")) == ("turn", 4)


@pytest.mark.rule("B5.9")
def test_entering_an_enemy_sea_ends_the_move_when_retreated() -> None:
    game = poseidon(own(s6_4=2) | enemy(s7_3=2), dice=[0, 3])
    play(game, "move fleets 6-4", "sail 7-3 2", "stay", "choose sea 7-2")
    assert (fleets(game, "6-4", "7-2"), sea(game, "7-3")) == ([0, 1], {"owner": "athens", "fleets": 2})
    assert kind(game) == "turn"
    refused(game, "sail 8-2 1", "no_sailing_now", "B5.9")


@pytest.mark.rule("B5.9")
def test_entering_an_enemy_sea_ends_the_move_when_the_enemy_retreats() -> None:
    game = poseidon(own(s6_4=3) | enemy(s7_3=2), dice=[3, 0])
    play(game, "move fleets 6-4", "sail 7-3 3", "choose sea 8-2")
    assert fleets(game, "6-4", "7-3") == [0, 3]
    assert sea(game, "8-2") == {"owner": "athens", "fleets": 1}
    assert (kind(game), decider(game)) == ("turn", "sparta")


@pytest.mark.rule("B5.9")
def test_only_those_who_entered_fight() -> None:
    game = poseidon(own(s6_4=4) | enemy(s7_3=1), dice=[1, 0])
    events = heard(game)
    play(game, "move fleets 6-4", "sail 7-3 1")
    assert [event.attacker_total for event in events if isinstance(event, BattleRound)] == [2]
    assert fleets(game, "6-4", "7-3") == [3, 1]


@pytest.mark.rule("B5.9")
def test_the_second_step_may_be_the_one_into_battle() -> None:
    game = poseidon(own(s5_5=1, s6_4=1) | enemy(s7_3=1), dice=[3, 0])
    play(game, "move fleets 5-5", "sail 6-4 1", "sail 7-3 2")
    assert fleets(game, "5-5", "6-4", "7-3") == [0, 0, 2]
    assert (kind(game), gold(game, "sparta")) == ("turn", 4)


# Closed seas


@pytest.mark.rule("B5.9")
def test_no_fleet_enters_the_krakens_sea() -> None:
    game = poseidon(own(s6_4=1), kraken="7-3")
    play(game, "move fleets 6-4")
    assert texts(game) == {"sail 5-4 1", "sail 5-5 1"}
    refused(game, "sail 7-3 1", "sea_closed", "B5.9")


@pytest.mark.rule("B5.9")
def test_no_fleet_enters_a_sea_that_touches_polyphemus() -> None:
    isles = ISLES | {"kea": {"figure": {"card": "polyphemus", "holder": "corinth"}}}
    game = poseidon(own(s3_2=1, s1_2=1), isles=isles)
    play(game, "move fleets 3-2")
    refused(game, "sail 2-1 1", "sea_closed", "B5.9")
    play(game, "sail 3-3 1", "stop", "move fleets 1-2")
    refused(game, "sail 1-1 1", "sea_closed", "B5.9")
    # 0-1 lies beside closed seas but doesn't touch Kea.
    play(game, "sail 0-1 1")
    assert texts(game) == {"sail 1-2 1", "stop"}
    refused(game, "sail 0-0 1", "sea_closed", "B5.9")


@pytest.mark.rule("B5.9")
def test_another_figure_closes_nothing() -> None:
    isles = ISLES | {"kea": {"figure": {"card": "chiron", "holder": "corinth"}}}
    game = play(poseidon(own(s1_2=1), isles=isles), "move fleets 1-2", "sail 1-1 1")
    assert fleets(game, "1-1") == [1]


@pytest.mark.rule("B5.9")
def test_a_move_that_has_no_step_can_not_begin() -> None:
    # The only neighbour of 5-0 is 4-0.
    game = poseidon(own(s5_0=1), kraken="4-0")
    refused(game, "move fleets 5-0", "fleets_cannot_leave", "B5.9")
