"""What random games seldom or never show, each in a scripted case; and that nothing is left without either.

tests/seen.json holds how often each thing came up in ten thousand random games
(`python -m tests.random_play --games 10000 --save`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from cyclades import Board, Game, IllegalAction
from cyclades.content import board_path
from cyclades.engine import events
from tests.random_play import IMPOSSIBLE, KNOWN, SEEN
from tests.table import changes, decider, gold, heard, isle, kind, play, refused, sea, texts

ENOUGH = 20  # times in ten thousand games; what came up less often needs a scripted case

Test = TypeVar("Test", bound=Callable[..., None])
COVERED: dict[str, set[str]] = {heading: set() for heading in KNOWN}


def covers(heading: str, *names: str) -> Callable[[Test], Test]:
    """Marks a scripted case for something rare."""

    def note(test: Test) -> Test:
        assert set(names) <= set(KNOWN[heading])
        COVERED[heading] |= set(names)
        return test

    return note


def three(
    god: str = "ares", isles: dict[str, Any] | None = None, seas: dict[str, Any] | None = None, **rest: Any
) -> Game:
    """Cycle 3 of three players, Sparta's turn. Sparta has Naxos and Kea, Athens Tinos and Sifnos, Corinth Milos."""
    lands: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": 2},
        "kea": {"owner": "sparta"},
        "tinos": {"owner": "athens", "troops": 1},
        "sifnos": {"owner": "athens", "troops": 1},
        "milos": {"owner": "corinth", "troops": 1},
    }
    for name, entry in (isles or {}).items():
        lands[name] = lands.get(name, {}) | entry
    position = {"players": 3, "cycle": 3, "turn": {"marker": "sparta", "god": god}, "isles": lands, "seas": seas or {}}
    return Game.from_position({"cities": {"sparta": {"gold": 20}}, **position, **rest})


# The moment


@covers("refusals", "nothing_to_undo")
def test_nothing_to_undo_at_the_beginning_and_after_another_players_choice() -> None:
    game = Game.new(3, seed=1)
    for _ in range(2):
        assert not game.can_undo
        before = game.to_position()
        with pytest.raises(IllegalAction) as raised:
            game.undo()
        assert (raised.value.code, raised.value.rule) == ("nothing_to_undo", "B5.1")
        assert game.to_position() == before
        game.apply("bid apollo")


@covers("refusals", "not_your_decision")
def test_only_the_decider_acts() -> None:
    game = three()
    before = game.to_position()
    with pytest.raises(IllegalAction) as raised:
        game.apply("end", player=1)
    assert (raised.value.code, raised.value.rule) == ("not_your_decision", "B5.1")
    assert game.to_position() == before
    game.apply("end", player=0)


@covers("refusals", "game_over")
@covers("endings", "max_cycles, shared")
@pytest.mark.rule("B8.4")
def test_after_the_last_cycle_nothing_is_legal() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "options": {"max_cycles": 4},
            "cycle": 4,
            "cities": {"sparta": {"gold": 0}, "athens": {"gold": 0}, "corinth": {"gold": 1}},
            "apollo": ["sparta", "athens"],
            "turn": {"marker": "corinth", "god": "ares"},
        }
    )
    play(game, "end")
    play(game, "choose isle kea")  # Sparta's marker; Apollo gives Sparta and Athens 1 GP each
    assert game.result() == {"ending": "max_cycles", "winners": ["sparta", "athens", "corinth"], "cycles": 4}
    assert game.legal_actions() == []
    explanation = game.explain("end")
    assert explanation is not None
    assert (explanation.code, explanation.rule) == ("game_over", "B8.1")
    with pytest.raises(IllegalAction, match="game_over"):
        game.apply("end")


# Recruiting to the limit


@pytest.mark.parametrize(
    ("god", "recruit", "prices", "code", "rule"),
    [
        ("ares", "recruit troop naxos", (0, 2, 3, 4), "no_more_troops_for_sale", "B5.5"),
        ("poseidon", "recruit fleet 9-1", (0, 1, 2, 3), "no_more_fleets_for_sale", "B5.4"),
        ("zeus", "recruit priest", (0, 4), "no_more_priests_for_sale", "B5.6"),
        ("athena", "recruit philosopher", (0, 4), "no_more_philosophers_for_sale", "B5.6"),
    ],
)
@covers(
    "refusals",
    "no_more_troops_for_sale",
    "no_more_fleets_for_sale",
    "no_more_priests_for_sale",
    "no_more_philosophers_for_sale",
)
def test_no_more_for_sale_this_turn(god: str, recruit: str, prices: tuple[int, ...], code: str, rule: str) -> None:
    game = three(god)
    left = 20
    for price in prices:
        play(game, recruit)
        left -= price
        assert gold(game, "sparta") == left
    refused(game, recruit, code, rule)


@covers("refusals", "no_priest_left")
@pytest.mark.rule("B1.3")
@pytest.mark.parametrize(("edition", "supply"), [("second", 18), ("first", 16)])
def test_the_last_priest(edition: str, supply: int) -> None:
    options = {"edition": edition}
    cities = {"sparta": {"gold": 9}, "athens": {"priests": supply - 1}}
    game = three("zeus", cities=cities, options=options)
    play(game, "recruit priest")
    refused(game, "recruit priest", "no_priest_left", "B1.3")
    play(game, "end")
    cities["athens"]["priests"] = supply
    game = three("zeus", cities=cities, options=options)
    refused(game, "recruit priest", "no_priest_left", "B1.3")
    events_heard = heard(game)
    play(game, "end")
    assert not [event for event in events_heard if isinstance(event, events.PriestTaken)]


@covers("refusals", "no_philosopher_left")
@pytest.mark.rule("B1.3")
def test_philosophers_would_run_out() -> None:
    # Nobody keeps four, so fifteen at most are out and the supply never runs out in play: it is emptied by hand.
    game, twin = three("athena").copy(), three("athena").copy()
    game.engine.state.philosophers[1] = 17
    refused(game, "recruit philosopher", "no_philosopher_left", "B1.3")
    twin.engine.state.philosophers[1] = 16
    assert "recruit philosopher" in texts(twin)


@covers("refusals", "all_fleets_on_board", "all_troops_on_board")
@pytest.mark.rule("B1.3")
def test_the_eighth_is_the_last() -> None:
    game = three("poseidon", seas={"9-1": {"owner": "sparta", "fleets": 7}})
    play(game, "recruit fleet 9-1")
    refused(game, "recruit fleet 9-1", "all_fleets_on_board", "B1.3")
    game = three("ares", isles={"naxos": {"owner": "sparta", "troops": 7}})
    play(game, "recruit troop kea")
    refused(game, "recruit troop kea", "all_troops_on_board", "B1.3")


# Places from which there is no way


@covers("refusals", "fleets_cannot_leave")
@pytest.mark.rule("B5.9")
def test_fleets_shut_in_by_polyphemus_stay() -> None:
    # 5-6 touches Naxos; its only neighbours, 4-5 and 5-5, touch Mykonos, where Polyphemus stands.
    giant = {"mykonos": {"figure": {"card": "polyphemus", "holder": "athens", "called": 3}}}
    fleets = {"5-6": {"owner": "sparta", "fleets": 2}, "9-1": {"owner": "sparta", "fleets": 1}}
    game = three("poseidon", giant, fleets)
    refused(game, "move fleets 5-6", "fleets_cannot_leave", "B5.9")
    assert "move fleets 9-1" in texts(game)
    game = three("poseidon", giant, fleets, track=["sylph"])
    play(game, "call sylph")
    refused(game, "choose sea 5-6", "fleets_cannot_leave", "B5.9")
    assert texts(game) == {"stop", "choose sea 9-1"}


@covers("refusals", "troops_cannot_leave")
def test_troops_without_fleets_stay() -> None:
    game = three("ares")
    refused(game, "move troops naxos", "troops_cannot_leave", "B5.10")
    refused(game, "move troops kea", "no_own_troop_there", "B5.10")


@covers("refusals", "fleets_already_fought")
@pytest.mark.rule("C10")
def test_fleets_that_fought_under_a_sylph_stay() -> None:
    fleets = {"9-1": {"owner": "sparta", "fleets": 2}, "8-1": {"owner": "corinth", "fleets": 1}}
    game = three("athena", seas=fleets, track=["sylph"], dice=[3, 0])
    play(game, "call sylph", "choose sea 9-1", "sail 8-1 1")
    assert sea(game, "8-1") == {"owner": "sparta", "fleets": 1, "spent": 1}
    refused(game, "choose sea 8-1", "fleets_already_fought", "C10")
    # Others join them and can go on, they can't.
    play(game, "choose sea 9-1", "sail 8-1 1", "choose sea 8-1")
    refused(game, "sail 7-1 2", "too_many_fleets", "B5.9")
    play(game, "sail 7-1 1", "stop")
    assert sea(game, "8-1") == {"owner": "sparta", "fleets": 1}


@covers("refusals", "held_by_medusa")
@pytest.mark.rule("C16")
def test_medusa_holds_the_troops_of_her_isle() -> None:
    medusa = {"naxos": {"figure": {"card": "medusa", "holder": "athens", "called": 3}}}
    game = three("ares", medusa, {"9-1": {"owner": "sparta", "fleets": 1}})
    refused(game, "move troops naxos", "held_by_medusa", "C16")
    game = three("ares", medusa, track=["pegasus"])
    before = game.to_position()
    play(game, "call pegasus")  # no other isle of his has troops: the power is spent unasked (C0.3)
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "track", "discard"}


# Creatures


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


def ten(building: str, *isles: tuple[str, int]) -> dict[str, Any]:
    """Isles of nobody's with a building in each of so many slots."""
    assert sum(slots for _, slots in isles) == 10
    return {name: {"buildings": [building] * slots} for name, slots in isles}


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
    game = three("athena", seas=fleets, track=["polyphemus"], kraken="8-1")
    told = heard(game)
    play(game, "call polyphemus", "choose isle delos")
    assert kind(game) == "polyphemus_stack"
    refused(game, "choose sea 7-1", "no_stack_to_push", "C17")
    play(game, "choose sea 7-2")
    assert kind(game) == "turn"
    assert list(game.to_position()["seas"]) == ["5-5", "7-1", "8-2"]
    assert sea(game, "8-2") == {"owner": "sparta", "fleets": 2}
    assert [type(event) for event in told[-2:]] == [events.FleetsPushed, events.FleetsLost]


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
    game = three("athena", track=["chimera"], discard=[card])
    told = heard(game)
    play(game, "call chimera")
    assert texts(game) == {"forgo", f"choose card {card}"}
    refused(game, "choose card chimera", "chimera_itself", "C7")
    other = "fates" if card != "fates" else "satyr"
    refused(game, f"choose card {other}", "not_in_discard", "C7")
    play(game, f"choose card {card}")
    assert events.PowerCopied in [type(event) for event in told]


# Metropolises


@covers("refusals", "no_metropolis_space")
@pytest.mark.rule("B7.3")
def test_an_isle_without_a_metropolis_space_gets_none() -> None:
    data = json.loads(board_path("base-2-3").read_text(encoding="utf-8"))
    data["id"] = "bare-kea"
    for land in data["territories"]:
        if land["id"] == "kea":
            land["metropolis_slots"] = []
    cities = {"sparta": {"philosophers": 3}}
    isles = {"syros": {"owner": "sparta"}}
    game = three("athena", isles, cities=cities, board=data)
    assert isinstance(game.board, Board)
    play(game, "recruit philosopher")
    assert kind(game) == "place_metropolis"
    refused(game, "choose isle kea", "no_metropolis_space", "B7.3")
    assert texts(game) == {"choose isle naxos", "choose isle syros"}


@covers("events", "MetropolisForfeited")
@pytest.mark.rule("B7.4")
def test_a_metropolis_without_a_place_is_forfeited() -> None:
    isles = {"naxos": {"metropolis": True}, "kea": {"metropolis": True}}
    game = three("athena", isles, cities={"sparta": {"philosophers": 3}})
    told = heard(game)
    before = game.to_position()
    play(game, "recruit philosopher")
    assert told[-1] == events.MetropolisForfeited(0)
    assert changes(before, game.to_position()) == {"cities.sparta.philosophers", "turn.recruited"}


# Battle


@covers("events", "MinotaurFell")
@pytest.mark.rule("C14")
def test_the_minotaur_falls_last() -> None:
    minotaur = {
        "milos": {"figure": {"card": "minotaur", "holder": "corinth", "called": 3}},
        "syros": {"owner": "corinth"},
    }
    fleets = {"9-1": {"owner": "sparta", "fleets": 1}}
    # 6 against 1 troop and the Minotaur's 2: first the troop is lost, then the Minotaur.
    game = three("ares", {**minotaur, "naxos": {"troops": 6}}, fleets, dice=[0, 0, 0, 0])
    told = heard(game)
    play(game, "move troops naxos", "land milos 6")
    assert (kind(game), decider(game)) == ("land_battle", "sparta")  # the Minotaur alone can't retreat
    play(game, "stay")
    assert isle(game, "milos")["owner"] == "sparta"
    assert isle(game, "milos")["troops"] == 6
    assert isle(game, "milos")["figure"] is None
    kinds = [type(event) for event in told]
    assert kinds.count(events.MinotaurFell) == 1
    assert kinds.index(events.MinotaurFell) + 1 == kinds.index(events.FigureLeft)
    assert "minotaur" in game.to_position()["discard"]


@covers("events", "PlayerEliminated")
@covers("endings", "on after an elimination", "metropolises, one winner")
@pytest.mark.rule("B5.14")
def test_the_game_goes_on_after_an_elimination() -> None:
    isles = {
        "naxos": {"metropolis": True},
        "milos": {"metropolis": True},
        "delos": {"figure": {"card": "medusa", "holder": "corinth", "called": 3}},
    }
    fleets = {"9-1": {"owner": "sparta", "fleets": 1}, "8-1": {"owner": "corinth", "fleets": 2}}
    cities = {"sparta": {"gold": 5}, "corinth": {"gold": 7, "priests": 1, "philosophers": 2}}
    game = three("ares", isles, fleets, cities=cities, apollo=["corinth", "athens"], dice=[3, 0])
    told = heard(game)
    play(game, "move troops naxos", "land milos 2")
    assert events.PlayerEliminated(2) in told
    position = game.to_position()
    assert position["apollo"] == ["athens"]  # he moves up and gets the marker
    assert position["cities"]["corinth"] == {
        "gold": 0,
        "priests": 0,
        "philosophers": 0,
        "discounts_used": 0,
        "eliminated": True,
    }
    assert list(position["seas"]) == ["9-1"]
    assert position["isles"]["delos"]["figure"] is None
    assert "medusa" in position["discard"]
    assert not game.over
    play(game, "end")
    assert (kind(game), decider(game)) == ("place_marker", "athens")
    play(game, "choose isle tinos")
    assert game.result() == {"ending": "metropolises", "winners": ["sparta"], "cycles": 3}


@covers("endings", "last_player, one winner")
@pytest.mark.rule("B8.3")
def test_the_last_player_wins_at_once() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "cycle": 5,
            "turn": {"marker": "sparta", "god": "ares"},
            "cities": {"sparta": {"gold": 3}},
            "isles": {
                "naxos": {"owner": "sparta", "troops": 1, "metropolis": True},
                "kea": {"owner": "sparta", "metropolis": True},
                "milos": {"owner": "athens", "metropolis": True},
            },
            "seas": {"9-1": {"owner": "sparta", "fleets": 1}},
        }
    )
    play(game, "move troops naxos", "land milos 1")
    assert game.result() == {"ending": "last_player", "winners": ["sparta"], "cycles": 5}


@covers("endings", "metropolises, shared")
@pytest.mark.rule("B8.2")
def test_a_victory_is_shared() -> None:
    isles = {name: {"metropolis": True} for name in ("naxos", "kea", "tinos", "sifnos")}
    cities = {"sparta": {"gold": 4}, "athens": {"gold": 4}, "corinth": {"gold": 9}}
    game = three("ares", isles, cities=cities, turn_order=[None, "athens", "corinth"])
    play(game, "end")
    assert game.result() == {"ending": "metropolises", "winners": ["sparta", "athens"], "cycles": 3}


# Whether everything is seen or scripted


@pytest.mark.parametrize("heading", KNOWN)
def test_nothing_is_left_without_a_case(heading: str) -> None:
    seen = json.loads(SEEN.read_text(encoding="utf-8"))
    assert seen["games"] >= 10_000
    missing = [
        name
        for name in KNOWN[heading]
        if seen[heading].get(name, 0) < ENOUGH and name not in COVERED[heading] and name not in IMPOSSIBLE
    ]
    assert missing == []


def test_what_is_kept_as_seen_still_exists() -> None:
    seen = json.loads(SEEN.read_text(encoding="utf-8"))
    assert {heading: set(names) for heading, names in KNOWN.items()} == {
        heading: set(seen[heading]) for heading in seen if heading != "games"
    }
