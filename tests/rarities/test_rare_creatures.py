"""Creatures at their limits, as random games seldom show them; see test_rarities."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cyclades import Game
from cyclades.content import board_path
from cyclades.engine.words import events
from cyclades.engine.words.pieces import CARDS, CERBERUS
from tests.phrases import changes, gold, heard, kind, play, refused, sea, texts
from tests.players.random_play import KNOWN
from tests.rarities.cases import covers, ten, three


@covers("refusals", "guarded_by_chiron")
@pytest.mark.rule("C15")
def test_chiron_guards_against_giant_harpy_and_pegasus() -> None:
    chiron = {
        "tinos": {"buildings": ["port"], "figure": {"card": "chiron", "holder": "athens", "called": 3}},
        "sifnos": {"buildings": ["port"]},
    }
    for creature, target in (("giant", "choose building {} port on"), ("harpy", "choose isle {}")):
        game = three("athena", chiron, track=[creature])
        play(game, f"call {creature}")
        refused(game, target.format("tinos"), "guarded_by_chiron", "C15")
        assert target.format("sifnos") in texts(game)
    game = three("athena", chiron, track=["pegasus"])
    play(game, "call pegasus", "choose isle naxos")
    refused(game, "land tinos 1", "guarded_by_chiron", "C15")
    assert "land sifnos 1" in texts(game)


@covers("refusals", "no_tile_left", "same_type")
@pytest.mark.rule("C8")
def test_cyclops_needs_a_tile_of_the_other_type() -> None:
    everywhere = ten("port", ("naxos", 4), ("milos", 3), ("kea", 1), ("tinos", 2))
    everywhere["naxos"] |= {"owner": "sparta"}
    everywhere["syros"] = {"owner": "sparta", "buildings": ["temple"]}
    game = three("athena", everywhere, track=["cyclops"])
    play(game, "call cyclops", "choose building syros temple on")
    refused(game, "choose type port", "no_tile_left", "C8")
    refused(game, "choose type temple", "same_type", "C8")
    assert texts(game) == {"choose type fortress", "choose type university"}


@covers("refusals", "no_other_type_left")
@pytest.mark.rule("C8")
def test_cyclops_can_do_nothing_when_all_other_tiles_are_out() -> None:
    # Thirty slots are too few for it on the boards of the base game; a bigger board has room.
    board = json.loads(board_path("titans-5-6").read_text(encoding="utf-8"))
    slots = [(land["id"], len(land["cells"])) for land in board["territories"]]
    isles: dict[str, Any] = {}
    tiles = ["port"] * 10 + ["fortress"] * 10 + ["university"] * 10
    for name, count in slots[:-6]:
        isles[name] = {"buildings": [tiles.pop() for _ in range(min(count, len(tiles)))]}
    assert not tiles
    for city, (name, _) in zip(("sparta", "athens", "corinth", "thebes", "argos"), slots[-6:], strict=False):
        isles[name] = {"owner": city}
    home = slots[-6][0]
    isles[home]["buildings"] = ["temple"]
    mine = next(name for name, land in isles.items() if land.get("buildings", [None])[0] == "port")
    isles[mine]["owner"] = "sparta"
    turn = {"marker": "sparta", "god": "athena"}
    position = {"players": 5, "board": "titans-5-6", "cycle": 3, "turn": turn, "track": ["cyclops"], "isles": isles}
    game = Game.from_position(position)
    play(game, "call cyclops")
    on = "on" if 0 in board["territories"][[name for name, _ in slots].index(home)]["metropolis_slots"] else "off"
    refused(game, f"choose building {home} temple {on}", "no_other_type_left", "C8")
    assert any(text.startswith(f"choose building {mine} port") for text in texts(game))


@covers("events", "FleetsPushed", "FleetsLost")
@covers("decisions", "polyphemus_stack")
@covers("refusals", "no_stack_to_push")
@pytest.mark.rule("C17")
def test_polyphemus_pushes_a_stack_and_drowns_one() -> None:
    # Delos's coast is 5-3, 5-4, 6-2, 6-4, 7-2, 7-3. From 7-2 only 8-2 is free, and from 6-4 only Athens's 5-5 is near.
    fleets = {
        "7-2": {"owner": "sparta", "fleets": 2},
        "6-4": {"owner": "corinth", "fleets": 1},
        "7-1": {"owner": "athens", "fleets": 1},
        "5-5": {"owner": "athens", "fleets": 1},
    }
    # The two stacks are not in each other's way: only in an older game it is asked which is first.
    for rules in (1, 2):
        game = three("athena", seas=fleets, track=["polyphemus"], kraken="8-1", rules=rules)
        told = heard(game)
        play(game, "call polyphemus", "choose isle delos")
        if rules == 1:
            assert kind(game) == "polyphemus_stack"
            refused(game, "choose sea 7-1", "no_stack_to_push", "C17")
            play(game, "choose sea 7-2")
    assert kind(game) == "turn"
    assert list(game.to_position()["seas"]) == ["5-5", "7-1", "8-2"]
    assert sea(game, "8-2") == {"owner": "sparta", "fleets": 2}
    assert {type(event) for event in told[-2:]} == {events.FleetsPushed, events.FleetsLost}


@covers("decisions", "polyphemus_push")
@covers("refusals", "push_onto_kraken", "push_onto_enemy", "push_not_adjacent", "touches_polyphemus")
@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("kraken", "enemy", "code"), [("8-1", "9-1", "push_onto_kraken"), ("9-1", "8-1", "push_onto_enemy")]
)
def test_where_polyphemus_may_not_push(kraken: str, enemy: str, code: str) -> None:
    seas = {"7-2": {"owner": "sparta"}, enemy: {"owner": "athens"}}
    game = three("athena", seas=seas, track=["polyphemus"], kraken=kraken)
    play(game, "call polyphemus", "choose isle delos")
    assert texts(game) == {"choose sea 7-1", "choose sea 8-2"}
    refused(game, "choose sea 7-3", "touches_polyphemus", "C17")
    refused(game, "choose sea 9-1", "push_not_adjacent", "C17")
    refused(game, "choose sea 8-1", code, "C17")


@covers("decisions", "siren_source")
@covers("events", "FleetLured", "FleetPlaced")
@pytest.mark.rule("C4")
def test_siren_takes_from_the_board_when_the_reserve_is_empty() -> None:
    fleets = {
        "9-1": {"owner": "sparta", "fleets": 7},
        "8-1": {"owner": "sparta", "fleets": 1},
        "5-0": {"owner": "athens", "fleets": 1},
        "7-1": {"owner": "corinth", "fleets": 2},
    }
    game = three("athena", seas=fleets, track=["siren"])
    before = game.to_position()
    play(game, "call siren")
    refused(game, "choose sea 7-1", "not_a_lone_fleet", "C4")
    refused(game, "choose sea 8-1", "not_an_enemy_fleet", "C4")
    play(game, "choose sea 5-0")
    assert kind(game) == "siren_source"
    assert texts(game) == {"choose sea 9-1", "choose sea 8-1"}
    refused(game, "choose sea 7-1", "no_own_fleet_there", "C4")
    play(game, "choose sea 8-1")
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "track",
        "discard",
        "seas.5-0.owner",
        "seas.8-1",
    }


@covers("refusals", "player_eliminated")
@pytest.mark.rule("B5.14")
def test_who_is_out_is_not_robbed() -> None:
    isles = {"milos": {"owner": None, "troops": 0}}
    cities = {"sparta": {"gold": 9}, "athens": {"gold": 7}, "corinth": {"eliminated": True}}
    game = three("athena", isles, track=["griffon"], cities=cities)
    play(game, "call griffon")
    refused(game, "choose player corinth", "player_eliminated", "B5.14")
    refused(game, "choose player sparta", "not_another_player", "C12")
    play(game, "choose player athens")
    assert (gold(game, "sparta"), gold(game, "athens")) == (9 - 4 + 3, 4)


@covers("refusals", "chimera_itself", "not_in_discard")
@covers("creatures copied", *KNOWN["creatures copied"])
@pytest.mark.rule("C7")
@pytest.mark.parametrize("card", KNOWN["creatures copied"])
def test_chimera_can_copy_every_creature(card: str) -> None:
    modules = ["hades", "heroes"] if CARDS.index(card) >= CERBERUS else []
    game = three("athena", track=["chimera"], discard=[card], modules=modules)
    told = heard(game)
    play(game, "call chimera")
    assert texts(game) == {"forgo", f"choose card {card}"}
    refused(game, "choose card chimera", "chimera_itself", "C7")
    other = "fates" if card != "fates" else "satyr"
    refused(game, f"choose card {other}", "not_in_discard", "C7")
    play(game, f"choose card {card}")
    assert events.PowerCopied in [type(event) for event in told]
