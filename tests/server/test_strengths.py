"""How strong the sides of a battle are, part by part: by hand, and what the engine itself rolls with."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game, ScriptedChance
from cyclades.engine.words import events
from cyclades.odds.game import battle_odds, battle_strengths
from cyclades.odds.strengths import Strengths
from tests.rules.thera import Fleets, Lands, thera

HADES = ["hades", "heroes", "favours"]


def war(modules: list[str], *actions: str, god: str = "ares", delos: dict[str, Any], **rest: Any) -> Game:
    """Sparta on Naxos against Athens on Delos, and by sea from 7-3 to 6-4."""
    game = Game.from_position(
        {
            "players": 3,
            "modules": modules,
            "cycle": 3,
            "turn": {"marker": "sparta", "god": god},
            "isles": {
                "naxos": {"owner": "sparta", "troops": 3, **({"undead": 1} if "hades" in modules else {})},
                "delos": {"owner": "athens", **delos},
                "kea": {"owner": "athens"},
                "tinos": {"owner": "corinth", "troops": 1},
            },
            "seas": {"6-4": {"owner": "sparta"}},
            "cities": {"sparta": {"gold": 9}},
            **rest,
        }
    )
    return begun(game, *actions)


def begun(game: Game, *actions: str) -> Game:
    for action in actions:
        game.apply(action)
    return game


def told(game: Game, action: str) -> dict[str, list[str]]:
    """As `2 troop 2`: how many, what, and what they add."""
    strengths: Strengths = (battle_strengths(game) or {})[str(game.parse(action))]
    return {side: [f"{one['count']} {one['what']} {one['adds']}" for one in parts] for side, parts in strengths.items()}


def test_fortresses_and_a_minotaur() -> None:
    game = war([], "move troops naxos", delos={"troops": 1, "buildings": ["fortress"], "figure": "minotaur"})
    assert told(game, "land delos 2") == {
        "attacker": ["2 troop 2"],
        "defender": ["1 troop 1", "1 minotaur 2", "1 fortress 1"],
    }


def test_heroes_and_walls_that_perseus_breaks() -> None:
    heroes = {"perseus": {"isle": "naxos"}, "hector": {"isle": "delos"}}
    delos = {"troops": 0, "buildings": ["fortress"]}
    game = war(HADES, "move troops naxos", "take undead 1", "take perseus", delos=delos, heroes=heroes)
    found = told(game, "land delos 1")
    assert found["attacker"] == ["1 troop 1", "1 undead_troop 1", "1 perseus 1"]
    assert found["defender"] == ["1 hector 2", "1 fortress 0"]


def test_an_item_counts_where_it_is_used() -> None:
    sparta = {"sparta": {"gold": 9, "items": ["spear"]}}
    game = war(HADES, "move troops naxos", "land delos 2", delos={"troops": 2}, cities=sparta)
    assert told(game, "pass")["attacker"] == ["2 troop 2"]
    assert told(game, "use spear")["attacker"] == ["2 troop 2", "1 spear 2"]


def test_coasts_at_sea() -> None:
    """7-5 touches Athens's Oia and Sparta's Therasia."""
    coastal = {"metropolis": True, "special": "coastal"}
    lands: Lands = {"therasia": {"owner": "sparta", **coastal}, "oia": {"buildings": ["port"]}}
    seas: Fleets = {"7-4": ("sparta", 1), "7-5": ("athens", 2)}
    game = begun(thera(god="poseidon", isles=lands, seas=seas), "move fleets 7-4")
    assert told(game, "sail 7-5 1") == {
        "attacker": ["1 fleet 1", "1 coastal 3"],
        "defender": ["2 fleet 2", "1 port 1"],
    }


@pytest.mark.parametrize(
    ("game", "action"),
    [
        (war([], "move troops naxos", delos={"troops": 2, "buildings": ["fortress"]}), "land delos 3"),
        (war([], "move troops naxos", delos={"troops": 2, "metropolis": True}), "land delos 3"),
        (
            war(
                HADES,
                "move troops naxos",
                "take ajax",
                "take undead 1",
                delos={"troops": 1, "undead": 1, "buildings": ["fortress"]},
                heroes={"ajax": {"isle": "naxos"}, "hector": {"isle": "delos"}},
            ),
            "land delos 2",
        ),
        (
            begun(
                thera(
                    isles={
                        "kamari": {"titans": 1},
                        "pyrgos": {"metropolis": True, "special": "military"},
                    }
                ),
                "move titans kamari",
                "take titans 1",
            ),
            "land pyrgos 1",
        ),
    ],
)
def test_the_parts_make_what_is_rolled_with(game: Game, action: str) -> None:
    key = str(game.parse(action))
    strengths = (battle_strengths(game) or {})[key]
    assert key in (battle_odds(game) or {})
    game.engine.chance = ScriptedChance([0, 0])
    heard: list[events.Event] = []
    game.listen(heard.append)
    game.apply(action)
    while not (rounds := [event for event in heard if isinstance(event, events.BattleRound)]):
        game.apply("pass")
    sums = {side: sum(int(one["adds"]) for one in parts) for side, parts in strengths.items()}
    assert sums == {"attacker": rounds[0].attacker_total, "defender": rounds[0].defender_total}
