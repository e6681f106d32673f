"""H2.5: moves with Hades, in which undead take part."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, kind, play, refused, texts
from tests.rules.underworld import AT_SEA, army, fleet, navy, underworld


def at_sea(**rest: Any) -> Game:
    """Two fleets and two undead ones lie in 6-8, one fleet in 5-8 and in 5-2."""
    seas = {"6-8": fleet(2, 2), "5-8": fleet(0, 1), "5-2": fleet(0, 1)} | rest.pop("seas", {})
    return underworld(seas=seas, **rest)


def on_land(**rest: Any) -> Game:
    """Two troops and two undead ones stand on Naxos; fleets join it to Paros and Ios, and Kythnos to Kea."""
    lands = {"naxos": {"troops": 2, "undead": 2}} | rest.pop("isles", {})
    seas = {"7-7": fleet(0, 1), "9-5": fleet(0, 1), "3-0": fleet(0, 1)} | rest.pop("seas", {})
    return underworld(isles=lands, seas=seas, **rest)


# Fleets


@pytest.mark.rule("H2.5")
def test_only_a_sea_with_undead_begins_a_move() -> None:
    game = at_sea()
    assert [action for action in sorted(texts(game)) if action.startswith("move")] == ["move fleets 6-8"]
    refused(game, "move fleets 5-8", "no_undead_fleet_there", "H2.5")
    refused(game, "move fleets 10-5", "no_own_fleet_there", "B5.9")


@pytest.mark.rule("H2.5")
def test_undead_sail_alone() -> None:
    game = at_sea()
    before = game.to_position()
    told = heard(game)
    play(game, "move fleets 6-8")
    refused(game, "sail 6-7 1", "undead_must_go", "H2.5")
    refused(game, "stop", "step_first", "B5.9")
    assert texts(game) == {"take undead 1", "take undead 2"}
    play(game, "take undead 1", "sail 6-7 0", "stop")
    assert (navy(game, "6-8"), navy(game, "6-7")) == (("sparta", 2, 1), ("sparta", 0, 1))
    assert changes(before, game.to_position()) == {"seas.6-8.undead", "seas.6-7", "cities.sparta.gold"}
    assert gold(game, "sparta") == 8
    number = game.names.number
    assert told == [
        events.FleetsMoved(
            player=0, from_sea=number("sea", "6-8"), to_sea=number("sea", "6-7"), count=0, price=1, undead=1
        )
    ]


@pytest.mark.rule("H2.5")
def test_other_fleets_may_come_along_up_to_all() -> None:
    game = play(at_sea(), "move fleets 6-8", "take undead 2")
    beside = ("6-7", "5-8", "5-9", "7-7")
    assert texts(game) == {f"sail {place} {count}" for place in beside for count in (0, 1, 2)}
    refused(game, "sail 6-7 3", "too_many_fleets", "B5.9")
    refused(game, "sail 5-7 0", "sea_not_adjacent", "B5.9")
    play(game, "sail 6-7 2", "stop")
    assert (navy(game, "6-8"), navy(game, "6-7")) == (None, ("sparta", 2, 2))


@pytest.mark.rule("H2.5")
def test_undead_are_named_once_a_step_and_no_more_than_there_are() -> None:
    game = play(at_sea(), "move fleets 6-8")
    refused(game, "take undead 3", "too_many_undead", "H2.8")
    play(game, "take undead 1")
    refused(game, "take undead 1", "undead_chosen", "H2.8")


@pytest.mark.rule("H2.5")
def test_an_undead_takes_part_in_every_step() -> None:
    game = play(at_sea(), "move fleets 6-8", "take undead 1", "sail 5-8 2")
    assert navy(game, "5-8") == ("sparta", 3, 1)
    refused(game, "sail 5-7 1", "undead_must_go", "H2.5")  # the others alone: no
    assert texts(game) == {"stop", "take undead 1"}
    play(game, "take undead 1", "sail 5-7 3")  # with the one that lay there
    refused(game, "sail 4-7 3", "undead_must_go", "H2.5")
    play(game, "take undead 1", "sail 4-7 1")
    assert kind(game) == "turn"  # three steps
    assert (navy(game, "6-8"), navy(game, "5-7"), navy(game, "4-7")) == (
        ("sparta", 0, 1),
        ("sparta", 2, 0),
        ("sparta", 1, 1),
    )
    assert navy(game, "5-8") is None
    assert gold(game, "sparta") == 8  # one coin a move


@pytest.mark.rule("H2.5")
def test_undead_may_be_left_behind_while_one_goes_on() -> None:
    game = play(at_sea(), "move fleets 6-8", "take undead 2", "sail 6-7 0", "take undead 1", "sail 5-7 0", "stop")
    assert (navy(game, "6-8"), navy(game, "6-7"), navy(game, "5-7")) == (
        ("sparta", 2, 0),
        ("sparta", 0, 1),
        ("sparta", 0, 1),
    )


@pytest.mark.rule("H2.5")
def test_several_moves_a_coin_each() -> None:
    game = at_sea(cities={"sparta": {"gold": 2}})
    play(game, "move fleets 6-8", "take undead 1", "sail 6-7 0", "stop")
    play(game, "move fleets 6-7", "take undead 1", "sail 5-7 0", "stop")
    assert gold(game, "sparta") == 0
    refused(game, "move fleets 5-7", "not_enough_gold", "B5.1")
    assert "move fleets 5-7" not in texts(game)


@pytest.mark.rule("H2.5")
def test_no_step_onto_a_closed_sea() -> None:
    game = at_sea(kraken="7-7")
    play(game, "move fleets 6-8", "take undead 1")
    refused(game, "sail 7-7 0", "sea_closed", "B5.9")
    # Around 10-5 there is only 9-5.
    behind = underworld(seas={"10-5": fleet(1)}, kraken="9-5")
    refused(behind, "move fleets 10-5", "fleets_cannot_leave", "B5.9")


@pytest.mark.rule("H2.5")
def test_a_battle_ends_the_move() -> None:
    game = at_sea(seas={"6-7": fleet(0, 1, "thebes")}, dice=[3, 0])
    play(game, "move fleets 6-8", "take undead 1", "sail 6-7 1")
    assert (kind(game), navy(game, "6-7")) == ("turn", ("sparta", 1, 1))


# Troops


@pytest.mark.rule("H2.5")
def test_only_an_isle_with_undead_begins_a_move() -> None:
    game = on_land()
    assert [action for action in sorted(texts(game)) if action.startswith("move")] == ["move troops naxos"]
    refused(game, "move troops kythnos", "no_undead_troop_there", "H2.5")
    refused(game, "move troops ios", "no_own_troop_there", "B5.10")


@pytest.mark.rule("H2.5")
def test_undead_take_an_isle_alone() -> None:
    game = on_land()
    before = game.to_position()
    told = heard(game)
    play(game, "move troops naxos")
    refused(game, "land paros 1", "undead_must_go", "H2.5")
    assert texts(game) == {"take undead 1", "take undead 2"}
    play(game, "take undead 1")
    refused(game, "take undead 1", "undead_chosen", "H2.8")
    assert texts(game) == {f"land {name} {count}" for name in ("paros", "ios") for count in (0, 1, 2)}
    refused(game, "land kythnos 0", "not_joined_by_fleets", "B5.10")
    refused(game, "land paros 3", "too_many_troops", "B5.10")
    refused(game, "land naxos 1", "same_isle", "B5.10")
    play(game, "land paros 0")
    assert (army(game, "paros"), army(game, "naxos")) == (("sparta", 0, 1), ("sparta", 2, 1))
    changed = {"isles.paros.owner", "isles.paros.undead", "isles.naxos.undead", "cities.sparta.gold"}
    assert changes(before, game.to_position()) == changed
    assert gold(game, "sparta") == 8
    number = game.names.number
    assert told == [
        events.TroopsMoved(
            player=0,
            from_isle=number("isle", "naxos"),
            to_isle=number("isle", "paros"),
            count=0,
            price=1,
            flying=False,
            undead=1,
        ),
        events.IsleTaken(player=0, isle=number("isle", "paros"), former=None),
    ]


@pytest.mark.rule("H2.5")
def test_troops_may_come_along() -> None:
    game = play(on_land(), "move troops naxos", "take undead 2", "land paros 2")
    assert (army(game, "paros"), army(game, "naxos")) == (("sparta", 2, 2), ("sparta", 0, 0))
    # The emptied isle stays his, and the undead can go back with only some of the others.
    play(game, "move troops paros", "take undead 1", "land naxos 1")
    assert (army(game, "paros"), army(game, "naxos")) == (("sparta", 1, 1), ("sparta", 1, 1))
    assert gold(game, "sparta") == 7


@pytest.mark.rule("H2.5")
def test_no_more_undead_than_stand_there() -> None:
    game = play(on_land(), "move troops naxos")
    refused(game, "take undead 3", "too_many_undead", "H2.8")


@pytest.mark.rule("H2.5")
def test_a_move_must_be_paid() -> None:
    refused(on_land(cities={"sparta": {"gold": 0}}), "move troops naxos", "not_enough_gold", "B5.1")
    game = on_land(cities={"sparta": {"gold": 1}})
    assert gold(play(game, "move troops naxos", "take undead 2", "land paros 0"), "sparta") == 0


@pytest.mark.rule("H2.5")
def test_an_enemy_isle_is_attacked() -> None:
    game = on_land(dice=[2, 0])
    play(game, "move troops naxos", "take undead 1", "land ios 1")  # 1 + 1 + 2 against 1
    assert (army(game, "ios"), kind(game)) == (("sparta", 1, 1), "turn")


@pytest.mark.rule("H2.5")
def test_the_last_isle_rule_holds() -> None:
    game = on_land(isles={"syros": {"owner": "thebes"}})
    play(game, "move troops naxos", "take undead 2")
    refused(game, "land ios 0", "last_isle", "B5.13")


@pytest.mark.rule("H2.5")
def test_heroes_may_come_along_but_not_without_undead() -> None:
    game = on_land(modules=("hades", "heroes"), heroes={"ajax": {"isle": "naxos"}})
    play(game, "move troops naxos", "take ajax")
    refused(game, "land paros 0", "undead_must_go", "H2.5")
    assert texts(game) == {"take undead 1", "take undead 2"}
    play(game, "take undead 1", "land paros 0")
    assert army(game, "paros") == ("sparta", 0, 1)
    assert game.to_position()["heroes"]["ajax"]["isle"] == "paros"


@pytest.mark.rule("H2.5")
def test_a_hero_may_stay() -> None:
    game = on_land(modules=("hades", "heroes"), heroes={"ajax": {"isle": "naxos"}})
    play(game, "move troops naxos", "take undead 1")
    assert "take ajax" in texts(game)
    play(game, "land paros 2")
    assert game.to_position()["heroes"]["ajax"]["isle"] == "naxos"


# With the other gods an undead is a unit like any (H2.8)


@pytest.mark.rule("H2.5", "H2.8")
def test_ares_moves_undead_but_needs_none() -> None:
    game = on_land(god="ares")
    play(game, "move troops naxos")
    refused(game, "land paros 0", "nobody_goes", "B5.10")
    both = {f"land {name} {count}" for name in ("paros", "ios") for count in (1, 2)}
    assert texts(game) == {"take undead 1", "take undead 2"} | both
    alone = play(game.copy(), "land paros 1")
    assert (army(alone, "paros"), army(alone, "naxos")) == (("sparta", 1, 0), ("sparta", 1, 2))
    play(game, "take undead 2", "land paros 0")
    assert (army(game, "paros"), army(game, "naxos")) == (("sparta", 0, 2), ("sparta", 2, 0))


@pytest.mark.rule("H2.5", "H2.8")
def test_poseidon_moves_undead_but_needs_none() -> None:
    game = play(at_sea(god="poseidon"), "move fleets 6-8")
    refused(game, "sail 6-7 0", "nobody_goes", "B5.9")
    play(game, "sail 6-7 1", "sail 5-7 1", "stop")
    assert (navy(game, "6-8"), navy(game, "5-7")) == (("sparta", 1, 2), ("sparta", 1, 0))
    play(game, "move fleets 6-8", "take undead 2", "sail 5-9 0", "stop")
    assert (navy(game, "6-8"), navy(game, "5-9")) == (("sparta", 1, 0), ("sparta", 0, 2))


@pytest.mark.rule("H2.5", "H2.8")
def test_ares_moves_undead_from_an_isle_where_only_they_stand() -> None:
    game = on_land(god="ares", isles={"naxos": {"troops": 0, "undead": 1}})
    play(game, "move troops naxos")
    assert texts(game) == {"take undead 1"}
    play(game, "take undead 1")
    assert texts(game) == {"land paros 0", "land ios 0"}
    assert decider(game) == "sparta"


@pytest.mark.rule("H2.5")
def test_undead_are_picked_up_on_the_way() -> None:
    game = underworld(seas=AT_SEA | {"6-8": fleet(1), "6-7": fleet(2)})
    play(game, "move fleets 6-8", "take undead 1", "sail 6-7 0", "take undead 3", "sail 5-7 0", "stop")
    assert (navy(game, "6-8"), navy(game, "6-7"), navy(game, "5-7")) == (None, None, ("sparta", 0, 3))
