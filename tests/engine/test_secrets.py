"""Two games that differ only in face-down items (H4.5, H4.7) are one game to everybody else, from question to question.

The server's tests do the same with what is sent; random play does it in thousands of positions.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.pieces import CITIES, ITEMS
from tests.table import decider, heard, kind, play

# Sparta attacks Athens on Delos; Athens has another isle to go to. Then the cycle ends, and the next one begins.
WAR: dict[str, Any] = {
    "players": 3,
    "modules": ["hades", "heroes", "favours"],
    "cycle": 3,
    "gods": ["ares", "poseidon"],
    "turn": {"marker": "sparta", "god": "ares"},
    "apollo": ["athens", "corinth"],
    "cities": {"sparta": {"gold": 6}},
    "isles": {
        "naxos": {"owner": "sparta", "troops": 4},
        "delos": {"owner": "athens", "troops": 2, "undead": 0},
        "kea": {"owner": "athens", "troops": 1},
        "tinos": {"owner": "corinth", "troops": 1},
    },
    "seas": {"6-4": {"owner": "sparta"}},
    "threat": 0,
    "draws": {"favour": ["hermes"]},
}
ATTACK = ("move troops naxos", "land delos 3")
Question = tuple[str, str, str | None]
# What is asked from the attack on, of whom, when Athens has a face-down item, and the answer.
LAND_BATTLE: list[Question] = [
    ("turn", "sparta", "move troops naxos"),
    ("troop_move", "sparta", "land delos 3"),
    ("battle_item", "athens", "pass"),
    ("save_unit", "athens", "pass"),
    ("land_battle", "athens", "stay"),
    ("land_battle", "sparta", "stay"),
    ("battle_item", "athens", "pass"),
    ("save_unit", "athens", "pass"),
    ("turn", "sparta", "end"),
    ("obol_window", "athens", None),  # Apollo's turns have passed without a choice, and a new cycle begins
]
NEXT_CYCLE: list[Question] = [
    ("turn", "sparta", "end"),
    ("obol_window", "athens", "pass"),
    ("apple_window", "athens", "pass"),
    ("offering", "sparta", None),
]


def with_secrets(position: dict[str, Any], secrets: dict[str, list[str]]) -> Game:
    cities = {city: dict(content) for city, content in position["cities"].items()}
    for city, items in secrets.items():
        cities.setdefault(city, {})["secret_items"] = items
    return Game.from_position(position | {"cities": cities})


def as_seen(game: Game, observer: int | None, told: list[Any]) -> str:
    """Everything somebody is shown and told."""
    return json.dumps(game.view(observer)) + repr([event.seen_by(observer) for event in told])


def run(game: Game, owners: set[str], script: list[Question]) -> dict[str, list[str]]:
    """Play a script and keep, for everybody who owns no secret in it, what he is shown after each step."""
    told = heard(game)
    seen: dict[str, list[str]] = {}
    for question, city, answer in script:
        assert (kind(game), decider(game)) == (question, city)
        for observer in [None, *range(3)]:
            name = "nobody" if observer is None else CITIES[observer]
            if name not in owners:
                seen.setdefault(name, []).append(as_seen(game, observer, told))
        if answer is not None:
            play(game, answer)
    return seen


@pytest.mark.rule("H4.7")
@pytest.mark.parametrize("item", ITEMS)
def test_a_battle_asks_the_same_whatever_lies_face_down(item: str) -> None:
    position = WAR | {"dice": [3, 0, 3, 0]}
    common = run(with_secrets(position, {"athens": ["fleece"]}), {"athens"}, LAND_BATTLE)
    assert run(with_secrets(position, {"athens": [item]}), {"athens"}, LAND_BATTLE) == common


@pytest.mark.rule("H4.7")
@pytest.mark.parametrize("item", ITEMS)
def test_the_windows_of_a_cycle_ask_the_same_whatever_lies_face_down(item: str) -> None:
    # Athens and Corinth have had their turns; the threat stays below 9.
    position = WAR | {"apollo": [], "turn_order": [None, "athens", "corinth"], "dice": [1, 1]}
    common = run(with_secrets(position, {"athens": ["fleece"]}), {"athens"}, NEXT_CYCLE)
    assert run(with_secrets(position, {"athens": [item]}), {"athens"}, NEXT_CYCLE) == common


@pytest.mark.rule("H4.7")
def test_two_players_whose_items_are_exchanged_are_asked_the_same() -> None:
    position = WAR | {"dice": [3, 0, 3, 0]}
    owners = {"athens", "corinth"}
    script: list[Question] = [*LAND_BATTLE[:-1], ("obol_window", "corinth", "pass"), ("obol_window", "athens", None)]
    first = run(with_secrets(position, {"athens": ["spear", "cup"], "corinth": ["thread"]}), owners, script)
    other = run(with_secrets(position, {"athens": ["thread", "obol"], "corinth": ["aegis"]}), owners, script)
    assert first == other
    assert set(first) == {"nobody", "sparta"}


@pytest.mark.rule("H4.2")
def test_what_hephaestus_shows_is_seen_by_one_player_only() -> None:
    position = WAR | {"favour": {"tile": "hephaestus"}, "gods": ["poseidon", "ares"]}
    seen = []
    for kept in ("cup", "lyre"):
        drawn = {"item": [kept, "obol"]}
        game = Game.from_position(position | {"draws": drawn})
        told = heard(game)
        play(game, "favour")
        shown = [as_seen(game, observer, told) for observer in (None, 1, 2)]
        decision = game.view(0)["decision"]
        assert {option["item"] for option in decision["options"]} == {kept, "obol"}
        assert "options" not in game.view(1)["decision"]
        play(game, f"choose item {kept}")
        shown += [as_seen(game, observer, told) for observer in (None, 1, 2)]
        assert game.view(0)["cities"]["sparta"]["secret_items"] == [kept]
        assert game.view(1)["cities"]["sparta"]["secret_items"] == 1
        assert game.view(None)["item_discard"] == ["obol"]
        assert not game.can_undo  # all have seen the other one
        seen.append(shown)
    assert seen[0] == seen[1]


@pytest.mark.rule("H4.7")
def test_an_open_item_that_doesnt_fit_is_not_asked_about() -> None:
    cities = {"sparta": {"gold": 6}, "athens": {"items": ["fleece", "trident", "thread"]}}
    game = Game.from_position(WAR | {"cities": cities, "dice": [3, 0]})
    play(game, *ATTACK)
    assert (kind(game), decider(game)) == ("land_battle", "athens")  # the Thread fits a retreat, nothing before it did


@pytest.mark.rule("H4.5")
def test_a_used_item_comes_to_light_and_cannot_be_taken_back() -> None:
    game = with_secrets(WAR, {"sparta": ["fleece", "cup"]})
    assert game.view(1)["cities"]["sparta"]["secret_items"] == 2
    play(game, "use fleece")
    assert game.view(1)["cities"]["sparta"]["secret_items"] == 1
    assert game.view(1)["item_discard"] == ["fleece"]
    assert not game.can_undo
    open_one = Game.from_position(WAR | {"cities": {"sparta": {"gold": 6, "items": ["fleece"]}}})
    play(open_one, "use fleece")
    assert open_one.can_undo


@pytest.mark.rule("B5.14")
def test_the_items_of_a_player_who_is_out_come_to_light() -> None:
    isles = {"naxos": {"owner": "sparta", "troops": 4, "metropolis": True}}
    isles["milos"] = {"owner": "corinth", "troops": 1, "metropolis": True}
    isles["kea"] = {"owner": "athens"}
    seas = {"9-1": {"owner": "sparta"}}
    cities = {"sparta": {"gold": 6}, "corinth": {"items": ["obol"], "secret_items": ["apple"], "priestesses": 1}}
    position = WAR | {"isles": isles, "seas": seas, "cities": cities, "apollo": ["athens"], "dice": [3, 0]}
    game = Game.from_position(position)
    play(game, "move troops naxos", "land milos 4", "pass", "pass")
    content = game.to_position()
    assert content["item_discard"] == ["apple", "obol"]
    out = content["cities"]["corinth"]
    assert (out["eliminated"], out["priestesses"], out["items"], out["secret_items"]) == (True, 0, [], [])
