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
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
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
    ("position: no_such_field (given='atlantis', possible=rules, players, board, modules, options", {"atlantis": 1}),
    ("players: number_needed (lowest=2, highest=6, given=1)", {"players": 1}),
    ("players: number_needed (lowest=2, highest=6, given=7)", {"players": 7}),
    ("players: base_players (lowest=2, highest=5, players=6)", {"players": 6, "board": "titans-5-6"}),
    ("players: not_for_players (board=base-5, possible=5, players=4)", {"players": 4, "board": "base-5"}),
    ("board: no_such_board (given='atlantis', possible=base-2-3, base-4, base-5, titans-3-4", {"board": "atlantis"}),
    (
        "modules: no_such_module (given='atlantis', possible=free_placement, hades, heroes, favours",
        {"modules": ["atlantis"]},
    ),
    (
        "options: no_such_option (given='atlantis', possible=edition, open_gold, priests_two_player",
        {"options": {"atlantis": True}},
    ),
    ("max_cycles: number_needed (lowest=1, highest=1000, given=0)", {"options": {"max_cycles": 0}}),
    ("tiebreak: one_needed (possible=gold, metropolises, given='dice')", {"options": {"tiebreak": "dice"}}),
    ("cycle: number_needed (lowest=1, highest=10000, given=0)", {"cycle": 0}),
    ("cycle: number_needed (lowest=0, highest=10000, given=10001)", {"cycle": MOST_CYCLES + 1}),
    ("cycle: number_needed (lowest=0, highest=10000, given=1000000000000000000000000000000)", {"cycle": 10**30}),
    ("phase: one_needed (possible=creatures, threat, gods, revenue, upkeep, discord, offerings", {"phase": "night"}),
    ("turn_order: in_two_places (name=sparta)", {"turn_order": ["sparta", "sparta"]}),
    ("turn_order: not_in_game (kind=marker, given='rome')", {"turn_order": ["rome"]}),
    (
        "turn_order: markers_needed (most=5)",
        {"turn_order": ["sparta", "athens", "corinth", "thebes", "argos", "sparta"]},
    ),
    ("gods: god_count (needed=4, count=1)", {"gods": ["ares"]}),
    ("gods: god_cannot_stand (god=ares)", {"gods": ["ares", "ares", "zeus", "athena"]}),
    ("gods: god_cannot_stand (god=apollo)", {"gods": ["ares", "apollo", "zeus", "athena"]}),
    (
        "gods: god_not_available (god=poseidon)",
        {"players": 4, "gods": ["ares", "zeus", "athena"], "bids": {"poseidon": {"marker": "sparta"}}},
    ),
    ("gods: gods_needed", {"players": 4, "cycle": 2, "phase": "creatures", "gods": []}),
    ("gods: gods_needed", {"phase": "revenue", "gods": []}),
    ("gods_played: number_needed (lowest=0, highest=5, given=6)", {"gods_played": 6}),
    (
        "gods_played: god_holds_marker (god=ares)",
        {"phase": "actions", "gods_played": 5, "bids": {"ares": {"marker": "sparta"}}},
    ),
    ("apollo_played: number_needed (lowest=0, highest=0, given=1)", {"apollo_played": 1}),
    ("bids: apollo_apart", {"bids": {"apollo": {"marker": "sparta"}}}),
    ("bids: not_in_game (kind=god, given='hades')", {"bids": {"hades": {"marker": "sparta"}}}),
    (
        "bids: ares: gold: number_needed (lowest=1, highest=99, given=0)",
        {"bids": {"ares": {"marker": "sparta", "gold": 0}}},
    ),
    (
        "bids: ares: gold: number_needed (lowest=0, highest=99, given=100)",
        {"bids": {"ares": {"marker": "sparta", "gold": 100}}},
    ),
    ("sparta: bids_not_payable", {"bids": {"ares": {"marker": "sparta", "gold": 6}}}),  # 5 GP and no priest
    ("bids: ares: not_in_game (kind=marker, given=None)", {"bids": {"ares": {"gold": 1}}}),
    ("bids: zeus: in_two_places (name=sparta)", {"bids": {"ares": {"marker": "sparta"}, "zeus": {"marker": "sparta"}}}),
    ("bids: none_in_phase (phase=end)", {"phase": "end", "bids": {"ares": {"marker": "sparta"}}}),
    ("apollo: in_two_places (name=sparta)", {"apollo": ["sparta", "sparta"]}),
    ("apollo: nobody_waits_in_phase (phase=gods)", {"apollo": ["sparta"], "phase": "gods"}),
    ("apollo: in_two_places (name=sparta)", {"apollo": ["sparta"], "bids": {"ares": {"marker": "sparta"}}}),
    ("cities: no_such_player (given='rome')", {"cities": {"rome": {}}}),
    ("cities: no_such_player (given='argos')", {"players": 4, "cities": {"argos": {}}}),
    ("cities: sparta: gold: number_needed (lowest=0, highest=1000000, given=-1)", {"cities": {"sparta": {"gold": -1}}}),
    (
        "cities: sparta: gold: number_needed (lowest=0, highest=1000000, given=1000001)",
        {"cities": {"sparta": {"gold": MOST_GOLD + 1}}},
    ),
    (
        "cities: sparta: priests: number_needed (lowest=0, highest=18, given=19)",
        {"cities": {"sparta": {"priests": 19}}},
    ),
    ("cities: too_many_priests", {"cities": {"sparta": {"priests": 10}, "athens": {"priests": 9}}}),
    ("cities: too_many_priests", {"options": {"edition": "first"}, "cities": {"sparta": {"priests": 17}}}),
    ("sparta: philosophers_found", {"cities": {"sparta": {"philosophers": 4}}}),
    (
        "cities: sparta: philosophers: number_needed (lowest=0, highest=17, given=18)",
        {"cities": {"sparta": {"philosophers": 18}}},
    ),
    ("sparta: eliminated_with_isle", {"cities": {"sparta": {"eliminated": True}}}),
    (
        "cities: too_few_sides",
        {"players": 2, "isles": {"kea": {"owner": "sparta"}}, "cities": {"athens": {"eliminated": True}}},
    ),
    (
        "cities: too_few_sides",
        {"players": 2, "isles": {}, "cities": {name: {"eliminated": True} for name in ("sparta", "athens")}},
    ),
    ("athens: without_isle", {"players": 2, "isles": {"kea": {"owner": "sparta"}}}),
    ("track: in_two_places (name=satyr)", {"track": ["satyr", "satyr"]}),
    ("track: cards_needed (most=3)", {"track": ["satyr", "dryad", "fates", "siren"]}),
    ("track: not_in_game (kind=card, given='unicorn')", {"track": ["unicorn"]}),
    ("deck: in_two_places (name=satyr)", {"deck": ["satyr"], "track": ["satyr"]}),
    ("deck, discard: is_nowhere (name=fates)", {"deck": ["satyr"], "discard": ["dryad"]}),
    ("isles: not_in_game (kind=isle, given='atlantis')", {"isles": {"atlantis": {}}}),
    ("isles: naxos: troops_need_owner", {"isles": {"naxos": {"troops": 1}}}),
    (
        "isles: naxos: troops: number_needed (lowest=0, highest=8, given=9)",
        {"isles": {"naxos": {"owner": "sparta", "troops": 9}}},
    ),
    ("sparta: too_many_troops (most=8)", three(naxos={"troops": 5}, milos={"owner": "sparta", "troops": 4})),
    ("isles: delos: buildings: buildings_needed (slots=1)", {"isles": {"delos": {"buildings": ["port"] * 9}}}),
    ("isles: naxos: not_in_game (kind=building, given='theatre')", {"isles": {"naxos": {"buildings": ["theatre"]}}}),
    ("isles: kea: buildings_on_space", three(kea={"metropolis": True, "buildings": ["port"]})),
    ("sparta: set_founds", three(naxos={"buildings": ["port", "fortress", "temple", "university"]})),
    ("isles: naxos: markers: number_needed (lowest=0, highest=16, given=17)", {"isles": {"naxos": {"markers": 17}}}),
    ("isles: too_many_markers (most=16)", three(naxos={"markers": 9}, milos={"markers": 8})),
    (
        "isles: naxos: figure: not_in_game (kind=card, given='unicorn')",
        {"isles": {"naxos": {"owner": "sparta", "figure": "unicorn"}}},
    ),
    ("isles: naxos: no_isle_figure (card=kraken)", {"isles": {"naxos": {"owner": "sparta", "figure": "kraken"}}}),
    (
        "isles: naxos: figure: not_in_game (kind=player, given=None)",
        {"isles": {"naxos": {"figure": "medusa"}}},
    ),  # nobody's isle: whose card is it?
    ("isles: kea: on_two_isles (card=medusa)", three(naxos={"figure": "medusa"}, kea={"figure": "medusa"})),
    ("track: in_two_places (name=medusa)", three(naxos={"figure": "medusa"}) | {"track": ["medusa"]}),
    ("seas: not_in_game (kind=sea, given='99-0')", {"seas": {"99-0": {"owner": "sparta"}}}),
    ("seas: 5-0: not_in_game (kind=player, given=None)", {"seas": {"5-0": {}}}),
    (
        "seas: 5-0: fleets: number_needed (lowest=0, highest=8, given=9)",
        {"seas": {"5-0": {"owner": "sparta", "fleets": 9}}},
    ),
    ("seas: 5-0: fleet_needed", {"seas": {"5-0": {"owner": "sparta", "fleets": 0}}}),
    (
        "sparta: too_many_fleets (most=8)",
        three() | {"seas": {name: {"owner": "sparta", "fleets": 5} for name in ("5-0", "5-5")}},
    ),
    (
        "seas: 5-0: spent: number_needed (lowest=0, highest=1, given=2)",
        {"seas": {"5-0": {"owner": "sparta", "fleets": 1, "spent": 2}}},
    ),
    ("seas: 5-0: fleets_on_closed_sea", three() | {"seas": {"5-0": {"owner": "sparta"}}, "kraken": "5-0"}),
    ("seas: 0-0: fleets_on_closed_sea", three(kea={"figure": "polyphemus"}) | {"seas": {"0-0": {"owner": "sparta"}}}),
    ("kraken: not_in_game (kind=sea, given='kea')", {"kraken": "kea"}),
    ("turn: not_in_game (kind=marker, given=None)", {"turn": {"god": "ares"}}),
    ("turn: not_in_game (kind=god, given='hades')", {"turn": {"god": "hades", "marker": "sparta"}}),
    ("turn: apollo_plays_itself", {"turn": {"god": "apollo", "marker": "sparta"}}),
    (
        "turn: another_marker_there (name=athens, god=ares, given='sparta')",
        {"turn": TURN, "bids": {"ares": {"marker": "athens"}}},
    ),
    ("turn: recruited: number_needed (lowest=0, highest=4, given=9)", {"turn": TURN | {"recruited": 9}}),
    ("turn: turn_outside_actions", {"turn": TURN, "phase": "offerings"}),
    ("flow: frames_needed (most=8)", {"flow": []}),
    ("flow: no_room_named (given={'room': []})", {"flow": [{"room": []}]}),
    ("flow: no_room_named (given={'room': 'cellar'})", {"flow": [{"room": "cellar"}]}),
    ("flow: cycle: fields_needed (fields=, given=['more'])", {"flow": [{"room": "cycle", "more": 1}]}),
    ("flow: wrong_beginning", {"flow": [{"room": "turn", "ending": False}]}),
    (
        "flow: turn: belongs_to_turn_in_actions",
        {"flow": [{"room": "cycle"}, {"room": "turn", "ending": False}]},
    ),  # nobody's turn
    ("flow: wrong_beginning", {"flow": [{"room": "cycle"}, {"room": "cycle"}]}),
    (
        "flow: offering: cannot_follow (room=turn)",
        {"turn": TURN, "flow": [*IN_TURN, {"room": "offering", "marker": "sparta", "ousted_from": None}]},
    ),
    (
        "flow: cyclops_type: isle: not_his",
        {"turn": TURN, "flow": [*IN_TURN, {"room": "cyclops_type", "isle": "kea", "slot": 9}]},
    ),
    (
        "flow: discard_set: cannot_follow (room=turn)",
        {"turn": TURN, "flow": [*IN_TURN, {"room": "discard_set", "player": "athens", "building": "port"}]},
    ),
    (
        "flow: fleet_move: sea: no_fleets_there",
        {"turn": TURN, "flow": [*IN_TURN, {"room": "fleet_move", "sea": "5-0", "steps_left": 9, "moved": True}]},
    ),
    (
        "flow: sylph_fleets: steps_left: too_many_left (most=10)",
        {"turn": TURN, "flow": [*IN_TURN, {"room": "sylph_fleets", "steps_left": 11}]},
    ),
    ("flow: turn: does_not_fit_god", {"turn": TURN | {"god": "apollo"}, "flow": IN_TURN}),
    ("turn, apollo_played: apollo_played_already (name=sparta-1)", PLAYED_TWICE),
    ("seas: 5-3: fleets_on_closed_sea", PUSHED_ONTO_THE_KRAKEN),
    (
        "ending: one_needed (possible=metropolises, last_player, max_cycles, artifacts, given='rain')",
        {"ending": "rain"},
    ),
    ("winners: not_in_game (kind=player, given='rome')", {"ending": "metropolises", "winners": ["rome"]}),
    ("winners: winners_without_end", {"ending": "metropolises"}),
    ("winners: winners_without_end", {"winners": ["sparta"]}),
    ("dice: number_needed (lowest=0, highest=3, given=4)", {"dice": [4]}),
    ("dice: number_needed (lowest=0, highest=3, given=True)", {"dice": [True]}),
    (
        "draws: no_such_draw (given='coin', possible=seat, marker, god, card, favour, item, building",
        {"draws": {"coin": []}},
    ),
    ("draws: card: not_in_game (kind=card, given='unicorn')", {"draws": {"card": ["unicorn"]}}),
    ("draws: seat: number_needed (lowest=0, highest=5, given=6)", {"draws": {"seat": [6]}}),
]


@pytest.mark.parametrize(("line", "position"), WRONG, ids=[f"{line}-{n}" for n, (line, _) in enumerate(WRONG)])
def test_what_cannot_be_is_refused_by_name(line: str, position: dict[str, Any]) -> None:
    with pytest.raises(REFUSALS) as refused:
        Game.from_position(position)
    assert str(refused.value).startswith(line)
    assert flaw_text(texts_in(), refused.value.flaw)


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
