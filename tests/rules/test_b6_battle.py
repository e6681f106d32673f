"""Battles: dice and strength, losses, who is left (B6.1, B6.2, B6.5 to B6.7)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import BattleEnded, Event
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, rounds, sea, texts, totals

ATHENS = 1


def land(attackers: int, defenders: int, dice: list[int], milos: Any = None, **parts: Any) -> Game:
    """Sparta is about to land with all troops of Naxos on Athens's Milos. Athens has no way out, Sparta back to Naxos.

    Use `fight` to begin and to fight on.
    """
    isles: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": attackers},
        "milos": {"owner": "athens", "troops": defenders} | (milos or {}),
        "sifnos": {"owner": "athens", "troops": 1},
        "tinos": {"owner": "corinth", "troops": 1},
    }
    return Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": isles | parts.pop("isles", {}),
            "seas": {"9-1": {"owner": "sparta"}},
            "dice": dice,
            **parts,
        }
    )


def at_sea(attackers: int, defenders: int, dice: list[int], isles: dict[str, Any], place: str = "7-3") -> Game:
    """Sparta is about to attack Athens's fleets with all of 6-4, whose neighbour 7-3 touches Delos and Naxos."""
    return Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "poseidon"},
            "isles": {
                "kea": {"owner": "sparta", "troops": 1},
                "tinos": {"owner": "athens", "troops": 1},
                "syros": {"owner": "corinth", "troops": 1},
            }
            | isles,
            "seas": {"6-4": {"owner": "sparta", "fleets": attackers}, place: {"owner": "athens", "fleets": defenders}},
            "dice": dice,
        }
    )


def fight(game: Game, *beginning: str) -> list[Event]:
    """Begin a battle and fight it to the end; what was heard."""
    events = heard(game)
    play(game, *beginning)
    while kind(game) in ("land_battle", "sea_battle"):
        play(game, "stay")
    return events


def losses(events: list[Event]) -> list[tuple[bool, bool]]:
    return [(event.attacker_loses, event.defender_loses) for event in rounds(events)]


def winner(events: list[Event]) -> int | None:
    ends = [event for event in events if isinstance(event, BattleEnded)]
    assert len(ends) == 1
    return ends[0].winner


# B6.1


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize(("dice", "expected"), [([3, 0], (4, 1)), ([1, 2], (2, 3)), ([2, 3], (3, 4))])
def test_each_adds_a_die_to_his_units_the_attacker_rolls_first(dice: list[int], expected: tuple[int, int]) -> None:
    events = fight(land(1, 1, dice), "move troops naxos", "land milos 1")
    assert totals(events) == [expected]
    assert [(event.attacker_die, event.defender_die) for event in rounds(events)] == [tuple(dice)]


@pytest.mark.rule("B6.1")
def test_units_are_counted_anew_each_round() -> None:
    events = fight(land(3, 2, [1, 0, 1, 1, 2, 1, 3, 0]), "move troops naxos", "land milos 3")
    assert totals(events) == [(4, 2), (4, 2)]
    tied = fight(land(3, 2, [1, 2, 1, 2, 1, 1]), "move troops naxos", "land milos 3")
    assert totals(tied) == [(4, 4), (3, 3)]


@pytest.mark.rule("B6.1")
def test_only_those_who_landed_count() -> None:
    events = fight(land(5, 1, [1, 0]), "move troops naxos", "land milos 2")
    assert totals(events) == [(3, 1)]


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize(
    ("milos", "bonus"),
    [
        ({}, 0),
        ({"buildings": ["fortress"]}, 1),
        ({"buildings": ["fortress", "fortress", "fortress"]}, 3),
        ({"buildings": ["port", "temple", "temple"]}, 0),
        ({"metropolis": True}, 1),
        ({"metropolis": True, "buildings": [None, None, "fortress"]}, 2),
    ],
)
def test_fortresses_of_the_isle_help_the_defender(milos: dict[str, Any], bonus: int) -> None:
    events = fight(land(1, 2, [0, 1], milos), "move troops naxos", "land milos 1")
    assert totals(events) == [(1, 3 + bonus)]


@pytest.mark.rule("B6.1")
def test_fortresses_elsewhere_and_the_attackers_do_not_help() -> None:
    isles = {
        "naxos": {"owner": "sparta", "troops": 1, "buildings": ["fortress", "fortress"]},
        "sifnos": {"owner": "athens", "troops": 1, "buildings": ["fortress"], "metropolis": False},
        "kea": {"owner": "sparta", "metropolis": True},
        "delos": {"owner": "athens", "metropolis": True},
    }
    events = fight(land(1, 2, [0, 1], isles=isles), "move troops naxos", "land milos 1")
    assert totals(events) == [(1, 3)]


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize(
    ("isles", "bonus"),
    [
        ({}, 0),
        ({"delos": {"owner": "athens", "buildings": ["port"]}}, 1),
        ({"delos": {"owner": "athens", "buildings": ["port"]}, "naxos": {"owner": "athens", "buildings": ["port"]}}, 2),
        ({"naxos": {"owner": "athens", "buildings": ["port", "port", "port"]}}, 3),
        ({"delos": {"owner": "athens", "metropolis": True}}, 1),
        ({"naxos": {"owner": "athens", "metropolis": True, "buildings": [None, None, "port"]}}, 2),
        ({"delos": {"owner": "athens", "buildings": ["fortress"]}}, 0),  # no port
        ({"delos": {"owner": "corinth", "buildings": ["port"]}}, 0),  # not the defender's
        ({"delos": {"owner": "sparta", "buildings": ["port"]}}, 0),  # the attacker's
        ({"delos": {"buildings": ["port"]}}, 0),  # neutral
        ({"milos": {"owner": "athens", "buildings": ["port"]}}, 0),  # doesn't touch the sea
    ],
)
def test_ports_beside_the_sea_help_the_defender(isles: dict[str, Any], bonus: int) -> None:
    events = fight(at_sea(1, 2, [3, 1], isles), "move fleets 6-4", "sail 7-3 1")
    # The attacker's ports never help him: his total is always 4.
    assert totals(events)[0] == (4, 3 + bonus)


# B6.2


@pytest.mark.rule("B6.2")
@pytest.mark.parametrize(
    ("dice", "loses"),
    [
        ([3, 0, 3, 0, 3, 0], [(False, True), (False, True)]),
        ([0, 1, 0, 3], [(True, False), (True, False)]),
        ([1, 1, 2, 2], [(True, True), (True, True)]),
        ([1, 2, 3, 0, 0, 0], [(True, False), (False, True), (True, True)]),
    ],
)
def test_the_lower_total_loses_one_a_tie_costs_both(dice: list[int], loses: list[tuple[bool, bool]]) -> None:
    on_land = fight(land(2, 2, dice), "move troops naxos", "land milos 2")
    assert losses(on_land) == loses
    by_sea = fight(at_sea(2, 2, dice, {}), "move fleets 6-4", "sail 7-3 2")
    assert losses(by_sea) == loses


@pytest.mark.rule("B6.2")
def test_one_unit_a_round_however_large_the_difference() -> None:
    game = land(8, 3, [3, 0])
    before = game.to_position()
    play(game, "move troops naxos", "land milos 8")
    assert isle(game, "milos")["troops"] == 2
    assert changes(before, game.to_position()) >= {"isles.milos.troops", "isles.naxos.troops"}
    assert game.to_position()["flow"][-1]["attackers"] == 8


@pytest.mark.rule("B6.2", "B1.3")
def test_lost_units_go_to_their_owners_reserve() -> None:
    game = land(8, 2, [0, 2, 3, 0, 3, 0], isles={"kea": {"owner": "sparta"}})
    refused(game, "recruit troop naxos", "all_troops_on_board", "B1.3")
    fight(game, "move troops naxos", "land milos 1")
    assert (isle(game, "naxos")["troops"], isle(game, "milos")["troops"]) == (7, 2)
    play(game, "recruit troop naxos")
    assert isle(game, "naxos")["troops"] == 8


# B6.5


@pytest.mark.rule("B6.5")
def test_the_last_attackers_own_the_isle_with_all_on_it() -> None:
    game = land(3, 1, [3, 0], {"buildings": [None, None, "temple"], "metropolis": True, "markers": 2})
    before = game.to_position()
    events = fight(game, "move troops naxos", "land milos 2")
    assert isle(game, "milos") == before["isles"]["milos"] | {"owner": "sparta", "troops": 2}
    assert winner(events) == 0
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.milos.owner",
        "isles.milos.troops",
        "isles.naxos.troops",
    }
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B6.5")
def test_the_last_defenders_keep_the_isle() -> None:
    game = land(3, 2, [0, 3, 0, 3], {"buildings": ["temple"], "markers": 1})
    before = game.to_position()
    events = fight(game, "move troops naxos", "land milos 2")
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "isles.naxos.troops"}
    assert winner(events) == ATHENS
    assert isle(game, "naxos")["troops"] == 1


@pytest.mark.rule("B6.5")
def test_both_wiped_out_on_land_leave_the_isle_to_the_defender() -> None:
    game = land(1, 1, [2, 1], {"buildings": ["fortress"], "markers": 1})
    before = game.to_position()
    events = fight(game, "move troops naxos", "land milos 1")
    assert isle(game, "milos") == before["isles"]["milos"] | {"troops": 0}
    assert isle(game, "milos")["owner"] == "athens"
    assert isle(game, "naxos") == before["isles"]["naxos"] | {"troops": 0}
    assert winner(events) is None
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.milos.troops",
        "isles.naxos.troops",
    }
    assert kind(game) == "turn"


@pytest.mark.rule("B6.5")
def test_the_last_fleets_own_the_sea() -> None:
    won = at_sea(3, 1, [3, 0], {})
    before = won.to_position()
    events = fight(won, "move fleets 6-4", "sail 7-3 3")
    assert sea(won, "7-3") == {"owner": "sparta", "fleets": 3}
    assert winner(events) == 0
    assert changes(before, won.to_position()) == {
        "cities.sparta.gold",
        "seas.6-4",
        "seas.7-3.fleets",
        "seas.7-3.owner",
    }

    lost = at_sea(1, 2, [0, 1], {})
    events = fight(lost, "move fleets 6-4", "sail 7-3 1")
    assert (sea(lost, "6-4"), sea(lost, "7-3")) == (None, {"owner": "athens", "fleets": 2})
    assert winner(events) == ATHENS


@pytest.mark.rule("B6.5")
def test_both_wiped_out_at_sea_leave_it_empty() -> None:
    game = at_sea(1, 1, [2, 2], {})
    before = game.to_position()
    events = fight(game, "move fleets 6-4", "sail 7-3 1")
    assert winner(events) is None
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "seas.6-4", "seas.7-3"}
    assert (sea(game, "6-4"), sea(game, "7-3")) == (None, None)
    # It can be entered and built on like any empty sea.
    assert kind(game) == "turn"
    assert game.to_position()["seas"] == {}


# B6.6


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(
    ("source", "place"),
    [("4-5", "5-5"), ("4-5", "5-6"), ("5-4", "6-4"), ("7-2", "7-3"), ("7-2", "8-2"), ("8-1", "9-1"), ("9-1", "10-1")],
)
def test_a_port_helps_on_every_sea_that_touches_its_isle(source: str, place: str) -> None:
    game = Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "poseidon"},
            "isles": {
                "naxos": {"owner": "athens", "buildings": [None, None, None, "port"]},
                "kea": {"owner": "sparta"},
                "tinos": {"owner": "corinth"},
            },
            "seas": {source: {"owner": "sparta"}, place: {"owner": "athens"}},
            "dice": [0, 1],
        }
    )
    events = fight(game, f"move fleets {source}", f"sail {place} 1")
    # One for the fleet, one for the die, one for the port, also where several cells of Naxos touch the sea.
    assert totals(events) == [(1, 3)]


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize("landing", ["5-5", "6-4", "8-2"])
def test_troops_defend_all_of_the_isle(landing: str) -> None:
    joins = {"5-5": ["5-5"], "6-4": ["6-4", "5-4"], "8-2": ["8-2", "7-3", "6-4", "5-4"]}
    game = Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": {
                "mykonos": {"owner": "sparta", "troops": 1},
                "naxos": {"owner": "athens", "troops": 2, "buildings": ["fortress", None, None, "fortress"]},
                "tinos": {"owner": "athens"},
                "kea": {"owner": "corinth"},
            },
            "seas": {name: {"owner": "sparta"} for name in joins[landing]},
            "dice": [0, 1],
        }
    )
    events = fight(game, "move troops mykonos", "land naxos 1")
    assert totals(events) == [(1, 5)]


# B6.7


@pytest.mark.rule("B6.7", "B7.1")
def test_captured_buildings_complete_a_set_at_once() -> None:
    naxos = {"owner": "sparta", "troops": 3, "buildings": ["port", None, "fortress", "temple"]}
    game = land(3, 1, [3, 0], {"buildings": [None, None, "university"]}, isles={"naxos": naxos})
    play(game, "move troops naxos", "land milos 3")
    assert (decider(game), kind(game)) == ("sparta", "place_metropolis")
    assert texts(game) == {"choose isle naxos", "choose isle milos"}
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, "choose isle milos")
    assert (isle(game, "milos")["metropolis"], isle(game, "milos")["buildings"]) == (True, [None] * 3)
    assert isle(game, "naxos")["buildings"] == [None] * 4
    assert (decider(game), kind(game), gold(game, "sparta")) == ("sparta", "turn", 4)


@pytest.mark.rule("B6.7")
def test_captured_by_the_defenders_retreat_too() -> None:
    naxos = {"owner": "sparta", "troops": 3, "buildings": ["port", None, "fortress", "temple"]}
    game = land(
        3,
        2,
        [3, 0],
        {"buildings": [None, None, "university"]},
        isles={"naxos": naxos},
        seas={"9-1": {"owner": "sparta"}, "7-1": {"owner": "athens"}},
    )
    play(game, "move troops naxos", "land milos 3", "choose isle sifnos")
    assert (decider(game), kind(game)) == ("sparta", "place_metropolis")


@pytest.mark.rule("B6.7")
def test_a_battle_lost_completes_nothing() -> None:
    naxos = {"owner": "sparta", "troops": 1, "buildings": ["port", None, "fortress", "temple"]}
    game = land(1, 1, [2, 2], {"buildings": [None, None, "university"]}, isles={"naxos": naxos})
    fight(game, "move troops naxos", "land milos 1")
    assert kind(game) == "turn"
    assert isle(game, "milos")["buildings"] == [None, None, "university"]
    assert isle(game, "naxos")["buildings"] == ["port", None, "fortress", "temple"]
