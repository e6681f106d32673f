"""Positions: real ones are read back as they were, impossible ones are refused with a word about the field."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from cyclades import BoardError, ConfigError, FormError, Game
from cyclades.forms.decision import KINDS
from cyclades.forms.position import (
    BID_FIELDS,
    CITY_FIELDS,
    FIELDS,
    FIGURE_FIELDS,
    ISLE_FIELDS,
    MOST_CYCLES,
    MOST_GOLD,
    SEA_FIELDS,
    TURN_FIELDS,
)
from tests.forms.damage import damaged
from tests.forms.scenes import all_scenes, holds_up, scenes

REFUSALS = (FormError, ConfigError, BoardError)
FLOW_FIELDS = ("flow", "phase", "bids", "apollo", "turn", "gods", "gods_played", "apollo_played", "turn_order", "track")
TURN = {"marker": "sparta", "god": "ares"}
IN_TURN: list[dict[str, Any]] = [{"room": "cycle"}, {"room": "turn", "ending": False}]


def three(**changed: Any) -> dict[str, Any]:
    """Three players with an isle each, Sparta Naxos, Athens Kea, Corinth Tinos, and what is to be added to isles."""
    isles: dict[str, Any] = {"naxos": {"owner": "sparta"}, "kea": {"owner": "athens"}, "tinos": {"owner": "corinth"}}
    for isle, fields in changed.items():
        isles[isle] = isles.get(isle, {}) | fields
    return {"players": 3, "isles": isles}


@pytest.mark.parametrize("kind", KINDS)
def test_positions_of_every_decision_are_read_back_as_they_were(kind: str) -> None:
    for number, game in enumerate(scenes()[kind]):
        position = game.to_position()
        again = Game.from_position(position)
        assert again.to_position() == position
        assert again.fingerprint() == game.fingerprint()
        assert again.legal_actions() == game.legal_actions()
        assert again.player == game.player
        holds_up(again, number)


def test_reading_a_position_leaves_it_alone() -> None:
    for game in all_scenes():
        position = game.to_position()
        before = copy.deepcopy(position)
        Game.from_position(position).apply(game.legal_actions()[0])
        assert position == before


# Sparta's first marker has played, and is having its turn.
PLAYED_TWICE: dict[str, Any] = {
    "players": 2,
    "turn": {"marker": "sparta-1", "god": "apollo"},
    "apollo": ["sparta-1"],
    "apollo_played": 1,
    "flow": [{"room": "cycle"}, {"room": "apollo_turn", "ending": True}, {"room": "place_marker"}],
}
# Fleets may stand at Polyphemus's isle until they are pushed, but never beside the Kraken on one sea.
PUSHED_ONTO_THE_KRAKEN: dict[str, Any] = three(kea={"figure": "polyphemus"}) | {
    "turn": TURN,
    "kraken": "5-3",
    "seas": {"0-0": {"owner": "sparta"}, "5-3": {"owner": "athens"}},
    "flow": [*IN_TURN, {"room": "polyphemus_stack", "isle": "kea"}],
}
# What is wrong, and the word by which the message must find it.
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("atlantis", {"atlantis": 1}),
    ("players", {"players": 1}),
    ("players", {"players": 7}),
    ("players", {"players": 6, "board": "titans-5-6"}),
    ("players", {"players": 4, "board": "base-5"}),
    ("board", {"board": "atlantis"}),
    ("module", {"modules": ["atlantis"]}),
    ("atlantis", {"options": {"atlantis": True}}),
    ("max_cycles", {"options": {"max_cycles": 0}}),
    ("tiebreak", {"options": {"tiebreak": "dice"}}),
    ("cycle", {"cycle": 0}),
    ("cycle", {"cycle": MOST_CYCLES + 1}),
    ("cycle", {"cycle": 10**30}),
    ("phase", {"phase": "night"}),
    ("turn_order", {"turn_order": ["sparta", "sparta"]}),
    ("turn_order", {"turn_order": ["rome"]}),
    ("turn_order", {"turn_order": ["sparta", "athens", "corinth", "thebes", "argos", "sparta"]}),
    ("gods", {"gods": ["ares"]}),
    ("gods", {"gods": ["ares", "ares", "zeus", "athena"]}),
    ("gods", {"gods": ["ares", "apollo", "zeus", "athena"]}),
    ("gods", {"players": 4, "gods": ["ares", "zeus", "athena"], "bids": {"poseidon": {"marker": "sparta"}}}),
    ("gods", {"players": 4, "cycle": 2, "phase": "creatures", "gods": []}),
    ("gods", {"phase": "revenue", "gods": []}),
    ("gods_played", {"gods_played": 6}),
    ("gods_played", {"phase": "actions", "gods_played": 5, "bids": {"ares": {"marker": "sparta"}}}),
    ("apollo_played", {"apollo_played": 1}),
    ("bids", {"bids": {"apollo": {"marker": "sparta"}}}),
    ("bids", {"bids": {"hades": {"marker": "sparta"}}}),
    ("bids", {"bids": {"ares": {"marker": "sparta", "gold": 0}}}),
    ("bids", {"bids": {"ares": {"marker": "sparta", "gold": 100}}}),
    ("bids", {"bids": {"ares": {"marker": "sparta", "gold": 6}}}),  # 5 GP and no priest
    ("bids", {"bids": {"ares": {"gold": 1}}}),
    ("bids", {"bids": {"ares": {"marker": "sparta"}, "zeus": {"marker": "sparta"}}}),
    ("bids", {"phase": "end", "bids": {"ares": {"marker": "sparta"}}}),
    ("apollo", {"apollo": ["sparta", "sparta"]}),
    ("apollo", {"apollo": ["sparta"], "phase": "gods"}),
    ("apollo", {"apollo": ["sparta"], "bids": {"ares": {"marker": "sparta"}}}),
    ("rome", {"cities": {"rome": {}}}),
    ("argos", {"players": 4, "cities": {"argos": {}}}),
    ("gold", {"cities": {"sparta": {"gold": -1}}}),
    ("gold", {"cities": {"sparta": {"gold": MOST_GOLD + 1}}}),
    ("priests", {"cities": {"sparta": {"priests": 19}}}),
    ("priests", {"cities": {"sparta": {"priests": 10}, "athens": {"priests": 9}}}),
    ("priests", {"options": {"edition": "first"}, "cities": {"sparta": {"priests": 17}}}),
    ("philosophers", {"cities": {"sparta": {"philosophers": 4}}}),
    ("philosophers", {"cities": {"sparta": {"philosophers": 18}}}),
    ("sparta", {"cities": {"sparta": {"eliminated": True}}}),
    ("cities", {"players": 2, "isles": {"kea": {"owner": "sparta"}}, "cities": {"athens": {"eliminated": True}}}),
    ("cities", {"players": 2, "isles": {}, "cities": {name: {"eliminated": True} for name in ("sparta", "athens")}}),
    ("athens", {"players": 2, "isles": {"kea": {"owner": "sparta"}}}),
    ("track", {"track": ["satyr", "satyr"]}),
    ("track", {"track": ["satyr", "dryad", "fates", "siren"]}),
    ("track", {"track": ["unicorn"]}),
    ("deck", {"deck": ["satyr"], "track": ["satyr"]}),
    ("discard", {"deck": ["satyr"], "discard": ["dryad"]}),
    ("isles", {"isles": {"atlantis": {}}}),
    ("owner", {"isles": {"naxos": {"troops": 1}}}),
    ("troops", {"isles": {"naxos": {"owner": "sparta", "troops": 9}}}),
    ("troops", three(naxos={"troops": 5}, milos={"owner": "sparta", "troops": 4})),
    ("buildings", {"isles": {"delos": {"buildings": ["port"] * 9}}}),
    ("naxos", {"isles": {"naxos": {"buildings": ["theatre"]}}}),
    ("metropolis", three(kea={"metropolis": True, "buildings": ["port"]})),
    ("set", three(naxos={"buildings": ["port", "fortress", "temple", "university"]})),
    ("markers", {"isles": {"naxos": {"markers": 17}}}),
    ("markers", three(naxos={"markers": 9}, milos={"markers": 8})),
    ("figure", {"isles": {"naxos": {"owner": "sparta", "figure": "unicorn"}}}),
    ("kraken", {"isles": {"naxos": {"owner": "sparta", "figure": "kraken"}}}),
    ("figure", {"isles": {"naxos": {"figure": "medusa"}}}),  # nobody's isle: whose card is it?
    ("medusa", three(naxos={"figure": "medusa"}, kea={"figure": "medusa"})),
    ("medusa", three(naxos={"figure": "medusa"}) | {"track": ["medusa"]}),
    ("seas", {"seas": {"99-0": {"owner": "sparta"}}}),
    ("seas", {"seas": {"5-0": {}}}),
    ("fleets", {"seas": {"5-0": {"owner": "sparta", "fleets": 9}}}),
    ("fleet", {"seas": {"5-0": {"owner": "sparta", "fleets": 0}}}),
    ("fleets", three() | {"seas": {name: {"owner": "sparta", "fleets": 5} for name in ("5-0", "5-5")}}),
    ("spent", {"seas": {"5-0": {"owner": "sparta", "fleets": 1, "spent": 2}}}),
    ("closed", three() | {"seas": {"5-0": {"owner": "sparta"}}, "kraken": "5-0"}),
    ("closed", three(kea={"figure": "polyphemus"}) | {"seas": {"0-0": {"owner": "sparta"}}}),
    ("kraken", {"kraken": "kea"}),
    ("turn", {"turn": {"god": "ares"}}),
    ("turn", {"turn": {"god": "hades", "marker": "sparta"}}),
    ("turn", {"turn": {"god": "apollo", "marker": "sparta"}}),
    ("turn", {"turn": TURN, "bids": {"ares": {"marker": "athens"}}}),
    ("recruited", {"turn": TURN | {"recruited": 9}}),
    ("turn", {"turn": TURN, "phase": "offerings"}),
    ("flow", {"flow": []}),
    ("flow", {"flow": [{"room": []}]}),
    ("flow", {"flow": [{"room": "cellar"}]}),
    ("flow", {"flow": [{"room": "cycle", "more": 1}]}),
    ("flow", {"flow": [{"room": "turn", "ending": False}]}),
    ("flow", {"flow": [{"room": "cycle"}, {"room": "turn", "ending": False}]}),  # nobody's turn
    ("flow", {"flow": [{"room": "cycle"}, {"room": "cycle"}]}),
    ("flow", {"turn": TURN, "flow": [*IN_TURN, {"room": "offering", "marker": "sparta", "ousted_from": None}]}),
    ("flow", {"turn": TURN, "flow": [*IN_TURN, {"room": "cyclops_type", "isle": "kea", "slot": 9}]}),
    ("flow", {"turn": TURN, "flow": [*IN_TURN, {"room": "discard_set", "player": "athens", "building": "port"}]}),
    ("flow", {"turn": TURN, "flow": [*IN_TURN, {"room": "fleet_move", "sea": "5-0", "steps_left": 9, "moved": True}]}),
    ("flow", {"turn": TURN, "flow": [*IN_TURN, {"room": "sylph_fleets", "steps_left": 11}]}),
    ("flow", {"turn": TURN | {"god": "apollo"}, "flow": IN_TURN}),
    ("apollo", PLAYED_TWICE),
    ("closed", PUSHED_ONTO_THE_KRAKEN),
    ("ending", {"ending": "rain"}),
    ("winners", {"ending": "metropolises", "winners": ["rome"]}),
    ("winners", {"ending": "metropolises"}),
    ("winners", {"winners": ["sparta"]}),
    ("dice", {"dice": [4]}),
    ("dice", {"dice": [True]}),
    ("draws", {"draws": {"coin": []}}),
    ("draws", {"draws": {"card": ["unicorn"]}}),
    ("draws", {"draws": {"seat": [6]}}),
]  # fmt: skip


@pytest.mark.parametrize(("word", "position"), WRONG, ids=[f"{word}-{n}" for n, (word, _) in enumerate(WRONG)])
def test_what_cannot_be_is_refused_by_name(word: str, position: dict[str, Any]) -> None:
    with pytest.raises(REFUSALS) as refused:
        Game.from_position(position)
    assert word in str(refused.value)


@pytest.mark.parametrize("position", [None, 5, "position", [], [{}], {1: 2}, {None: None}])
def test_a_position_is_an_object_by_name(position: object) -> None:
    with pytest.raises(FormError, match="position"):
        Game.from_position(position)


NULL_IS_FINE = ("board", "options", "turn_order", "kraken", "turn", "ending")  # the same as leaving the field out


@pytest.mark.parametrize("junk", [None, True, -1, 1.5, "x", [[]], {"x": {}}, [{"x": []}], {"": 0}], ids=repr)
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_type_is_named(field: str, junk: object) -> None:
    if junk is None and field in NULL_IS_FINE:
        Game.from_position({field: junk})
        return
    with pytest.raises(REFUSALS) as refused:
        Game.from_position({field: junk})
    assert field.rstrip("s") in str(refused.value)


INNER = [
    *(("cities", "sparta", field) for field in CITY_FIELDS),
    *(("isles", "naxos", field) for field in ISLE_FIELDS),
    *(("seas", "5-0", field) for field in SEA_FIELDS),
    *(("bids", "ares", field) for field in BID_FIELDS),
]


@pytest.mark.parametrize("junk", [-1, 1.5, "x", [[]], {"x": 1}], ids=repr)
@pytest.mark.parametrize(("group", "member", "field"), INNER, ids=[".".join(path) for path in INNER])
def test_an_inner_field_of_the_wrong_type_is_named(group: str, member: str, field: str, junk: object) -> None:
    entry = {"owner": "sparta"} if group in ("isles", "seas") else {}
    with pytest.raises(FormError) as refused:
        Game.from_position({group: {member: entry | {field: junk}}})
    assert group in str(refused.value)
    assert member in str(refused.value) or field in str(refused.value)


@pytest.mark.parametrize("junk", [-1, 1.5, "x", [[]], {"x": 1}], ids=repr)
def test_fields_of_turn_and_figure_are_checked_too(junk: object) -> None:
    for field in TURN_FIELDS:
        with pytest.raises(FormError, match="turn"):
            Game.from_position({"turn": TURN | {field: junk}})
    for field in FIGURE_FIELDS:
        figure = {"card": "medusa"} | {field: junk}
        with pytest.raises(FormError, match="naxos"):
            Game.from_position({"isles": {"naxos": {"owner": "sparta", "figure": figure}}})


@pytest.mark.parametrize("part", range(20))
def test_a_damaged_position_is_refused_or_still_a_game(part: int) -> None:
    """2,000 damages: every one ends in a clear refusal, or in a position from which one can play."""
    everything = all_scenes()
    outcomes = {"refused": 0, "played": 0}
    for number in range(part * 100, part * 100 + 100):
        rng = random.Random(number)
        position = everything[number % len(everything)].to_position()
        if number % 2:
            spoiled, what = damaged(position, rng)
        else:
            # Who is where and what comes next: the fields in which a fault is hardest to see.
            fields = rng.sample(FLOW_FIELDS, 3)
            part_of_it, what = damaged({field: position[field] for field in fields}, rng)
            spoiled = {field: value for field, value in position.items() if field not in fields} | part_of_it
        try:
            game = Game.from_position(spoiled)
        except REFUSALS:
            outcomes["refused"] += 1
            continue
        except Exception as other:
            raise AssertionError(f"damage {number}: {what}") from other
        try:
            holds_up(game, number, steps=25)
        except Exception as other:
            raise AssertionError(f"damage {number} was accepted: {what}") from other
        outcomes["played"] += 1
    assert all(outcomes.values()), "the damage is too gentle, or too rough, to say anything"
