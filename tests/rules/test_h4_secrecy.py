"""Whether somebody is asked never depends on a secret: games that differ only in face-down items and gold (H4.7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.words.events import Event
from tests.phrases import decider, heard, kind, play, texts
from tests.rules.aegean import HOMES
from tests.rules.favours import ALL

SPARTA, ATHENS = 0, 1
CITIES = ("sparta", "athens", "corinth", "thebes", "argos")
STEPS = 140
# Fleets of all in the middle of the board, beside each other and beside many isles.
FLEETS = {
    "sparta": ("4-5", "6-6", "7-7"),
    "athens": ("5-4", "5-5", "6-5"),
    "corinth": ("5-7", "5-8"),
    "thebes": ("4-6", "6-4"),
    "argos": ("3-4", "4-7"),
}


def crowded(cities: dict[str, Any], seed: int, **parts: Any) -> Game:
    """Everybody has troops and fleets enough to fight for many cycles, and heroes to keep."""
    position: dict[str, Any] = {
        "players": 5,
        "modules": ALL,
        "cycle": 3,
        "phase": "threat",
        "gods": ["poseidon", "ares", "zeus", "athena"],
        "turn_order": list(CITIES),
        "isles": {name: {"owner": owner, "troops": 3} for name, owner in HOMES.items()},
        "seas": {name: {"owner": owner, "fleets": 2} for owner, places in FLEETS.items() for name in places},
        "heroes": {"ajax": {"isle": "naxos"}, "hector": {"isle": "syros"}, "ulysses": {"isle": "delos"}},
        "track": ["giant", "sylph", "harpy"],
        "cities": {name: {"gold": 12} | cities.get(name, {}) for name in CITIES},
    }
    return Game.from_position(position | parts, SeededChance(seed))


def shown(events: list[Event], player: int | None) -> list[Event]:
    return [event.seen_by(player) for event in events]


def common_choice(one: Game, other: Game, dice: random.Random) -> str:
    """A step that is legal in both games and shows nobody's gold, mostly one that leads somewhere."""
    common = sorted(texts(one) & texts(other))
    if kind(one) == "griffon_victim":
        common = ["forgo"]
    if kind(one) == "offering":
        common = [action for action in common if action.endswith((" 1", " 2", " 3"))] or common
    warlike = [
        action for action in common if action.startswith(("move", "land", "sail", "use", "call", "stay", "lose"))
    ]
    if warlike and dice.random() < 0.8:
        return dice.choice(warlike)
    return dice.choice(common)


def play_alike(one: Game, other: Game, knowing: set[int], seed: int) -> set[str]:
    """Play both games with the same steps and chance: to all who don't know the secret they stay the same.

    What was asked of those who know it is returned.
    """
    dice = random.Random(seed)
    blind = [player for player in range(5) if player not in knowing]
    told = heard(one), heard(other)
    asked: set[str] = set()
    for _ in range(STEPS):
        if one.over or any(one.view(None)["cities"][CITIES[player]]["eliminated"] for player in knowing):
            break  # then secrets are shown
        assert (kind(one), decider(one)) == (kind(other), decider(other))
        for player in (*blind, None):
            assert one.view(player) == other.view(player)
            assert shown(told[0], player) == shown(told[1], player)
        told[0].clear()
        told[1].clear()
        if one.player in knowing:
            asked.add(str(kind(one)))
        action = common_choice(one, other, dice)
        play(one, action)
        play(other, action)
    return asked


# Two players have changed their face-down items, so the deck is the same and nothing but who has which differs.
PAIRS = [("spear", "cup"), ("obol", "apple"), ("thread", "fleece"), ("aegis", "trident"), ("lyre", "pandora")]


@pytest.mark.rule("H4.7")
def test_face_down_items_change_nothing_for_the_others_over_whole_cycles() -> None:
    asked: set[str] = set()
    for seed, (first, second) in enumerate(PAIRS):
        cities = {"sparta": {"secret_items": [first]}, "athens": {"secret_items": [second], "gold": 12}}
        changed = {"sparta": {"secret_items": [second], "gold": 15}, "athens": {"secret_items": [first], "gold": 10}}
        asked |= play_alike(crowded(cities, seed), crowded(changed, seed), {SPARTA, ATHENS}, seed)
    windows = {"obol_window", "apple_window", "battle_item", "save_unit"}
    assert windows | {"offering", "turn", "upkeep", "land_battle", "sea_battle"} <= asked


@pytest.mark.rule("H4.7")
@pytest.mark.parametrize(("first", "second"), [("thread", "cup"), ("aegis", "obol"), ("spear", "fleece")])
def test_one_players_face_down_item_changes_nothing_for_anyone_else(first: str, second: str) -> None:
    """The other item is in the deck; only tiles that give no item are left for the next cycles."""
    tiles = ["aphrodite", "artemis", "demeter", "hera", "hestia"]
    games = [crowded({"sparta": {"secret_items": [item]}}, 7, favours=tiles) for item in (first, second)]
    asked = play_alike(games[0], games[1], {SPARTA}, 11)
    assert {"obol_window", "apple_window"} <= asked


@pytest.mark.rule("H4.7", "B2.2")
@pytest.mark.parametrize("gold", [0, 40])
def test_gold_changes_nothing_for_anyone_else(gold: int) -> None:
    cities = {"sparta": {"secret_items": ["thread"], "gold": 3}, "athens": {"items": ["obol", "apple"]}}
    richer = cities | {"sparta": {"secret_items": ["thread"], "gold": gold}}
    play_alike(crowded(cities, 5), crowded(richer, 5), {SPARTA}, 5)


@pytest.mark.rule("H4.7")
def test_without_a_face_down_item_fewer_are_asked() -> None:
    """The same table with the item open: this may be seen, so it may change who is asked."""
    game = crowded({"sparta": {"items": ["cup"]}}, 1)
    assert (kind(game), decider(game)) == ("upkeep", "sparta")
    game = crowded({"sparta": {"secret_items": ["cup"]}}, 1)
    assert (kind(game), decider(game)) == ("obol_window", "sparta")
