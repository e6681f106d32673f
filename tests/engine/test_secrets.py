"""Two games that differ only in face-down items (H4.5, H4.7) are one game to everybody else, from question to question.

So are two games that differ only in somebody's gold, to all but him and his partner (T7.1).

The server's tests do the same with what is sent; random play does it in thousands of positions.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.pieces import CITIES, ITEMS
from tests.phrases import decider, heard, kind, play
from tests.rules.thera import teams, thera

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


# Teams: Sparta and Athens against Corinth and Thebes. What is asked must not tell what somebody has.
HOLDINGS = {"sandals": "fira", "caduceus": "finikia", "lightning": "oia", "cornucopia": "kamari"}
GOLD = {"sparta": 3, "athens": 4, "corinth": 6, "thebes": 2}


def purses(**other: int) -> dict[str, Any]:
    return {city: {"gold": gold} for city, gold in (GOLD | other).items()}


def seen_by_all(game: Game, script: list[Question], strangers: tuple[str, ...]) -> dict[str, list[str]]:
    """Play a script and keep what those who may not know the gold are shown after each step."""
    told = heard(game)
    seen: dict[str, list[str]] = {name: [] for name in ("nobody", *strangers)}
    for question, city, answer in script:
        assert (kind(game), decider(game)) == (question, city)
        for name in seen:
            seen[name].append(as_seen(game, None if name == "nobody" else CITIES.index(name), told))
        if answer is not None:
            play(game, answer)
    return seen


@pytest.mark.rule("T7.1")
def test_partners_see_each_others_gold_and_nobody_else_does() -> None:
    shown = {}
    for spartas in (3, 17):
        game = teams(cities=purses(sparta=spartas))
        views = {name: game.view(seat) for seat, name in enumerate(CITIES[:4])} | {"nobody": game.view(None)}
        for name, view in views.items():
            expected = spartas if name in ("sparta", "athens") else None
            assert view["cities"]["sparta"].get("gold") == expected, name
        assert views["sparta"]["cities"]["athens"]["gold"] == GOLD["athens"]
        assert "gold" not in views["sparta"]["cities"]["corinth"]
        shown[spartas] = [json.dumps(views[name]) for name in ("corinth", "thebes", "nobody")]
    assert shown[3] == shown[17]
    alone = thera(cities=purses())
    assert [city for city, content in alone.view(0)["cities"].items() if "gold" in content] == ["sparta"]


@pytest.mark.rule("T7.1", "H4.5")
def test_a_face_down_item_is_no_partners_business() -> None:
    shown = []
    for item in ("cup", "lyre"):
        game = teams(modules=("favours",), cities={"athens": {"secret_items": [item]}})
        assert game.view(0)["cities"]["athens"]["secret_items"] == 1
        assert game.view(1)["cities"]["athens"]["secret_items"] == [item]
        shown.append([json.dumps(game.view(observer)) for observer in (None, 0, 2, 3)])
    assert shown[0] == shown[1]


@pytest.mark.rule("T5.6", "T7.5", "H4.7")
@pytest.mark.parametrize(("athens", "sparta"), [(0, 1), (1, 0), (0, 0), (9, 9)])
def test_the_caduceus_asks_both_partners_whatever_they_have(athens: int, sparta: int) -> None:
    # Corinth attacks Finikia and wins the first round; Athens, then Sparta, are asked to save the troop.
    script: list[Question] = [
        ("turn", "corinth", "move troops fira"),
        ("troop_move", "corinth", "land finikia 3"),
        ("save_unit", "athens", "pass"),
        ("save_unit", "sparta", "pass"),
        ("turn", "corinth", None),
    ]
    lands = {"fira": {"owner": "corinth", "troops": 3}}
    turn = {"marker": "corinth", "god": "ares"}

    def attack(**other: int) -> Game:
        return teams(isles=lands, artifacts=HOLDINGS, cities=purses(**other), turn=turn, dice=[3, 0])

    strangers = ("corinth", "thebes")
    common = seen_by_all(attack(athens=4, sparta=3), script, strangers)
    assert seen_by_all(attack(athens=athens, sparta=sparta), script, strangers) == common


@pytest.mark.rule("T7.5", "H4.7")
@pytest.mark.parametrize("gold", [0, 1, 9])
def test_who_could_send_the_sandals_is_asked_whatever_he_has(gold: int) -> None:
    script: list[Question] = [
        ("turn", "corinth", "end"),
        ("send_artifacts", "sparta", "pass"),
        ("turn", "sparta", None),
    ]
    position = {
        "artifacts": HOLDINGS,
        "turn": {"marker": "corinth", "god": "ares"},
        "gods": ["ares", "zeus", "kronos"],
        "bids": {"zeus": {"marker": "sparta", "gold": 1}},
        "turn_order": [None, None, "athens", "thebes"],
    }
    common = seen_by_all(teams(cities=purses(sparta=5), **position), script, ("corinth", "thebes"))
    assert seen_by_all(teams(cities=purses(sparta=gold), **position), script, ("corinth", "thebes")) == common
