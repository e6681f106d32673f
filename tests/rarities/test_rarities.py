"""What random games seldom or never show, each in a scripted case; and that nothing is left without either.

tests/players/seen.json holds how often each thing came up in ten thousand random games
(`python -m tests.players.random_play --games 10000 --save`) and in five thousand with Hades's modules
(`python -m tests.players.random_play --games 5000 --modules hades --save`; with Titans `--modules titans`).
"""

from __future__ import annotations

import json
from collections import Counter
from importlib import import_module

import pytest

from cyclades import Board, Game, IllegalAction
from cyclades.content import board_path
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, sea, texts
from tests.players.random_play import IMPOSSIBLE, KNOWN, SEEN
from tests.rarities.cases import COVERED, covers, in_rule_tests, ten, three

ENOUGH = 20  # times in all these games; what came up less often needs a scripted case

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


@covers("refusals", "no_building_left")
@pytest.mark.rule("B1.3")
def test_the_eleventh_building_is_not_built() -> None:
    ports = ten("port", ("syros", 2), ("milos", 3), ("sifnos", 3), ("tinos", 2))
    game = three("poseidon", ports)
    refused(game, "build port naxos", "no_building_left", "B1.3")
    ports["syros"] = {"buildings": ["port"]}
    game = three("poseidon", ports)
    play(game, "build port naxos")
    refused(game, "build port naxos", "no_building_left", "B1.3")


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
    refused(game, "choose sea 5-6", "fleets_cannot_leave", "C10")
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
    assert told[-1] == events.MetropolisForfeited(player=0)
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


@covers("refusals", "retreat_to_closed_sea", "retreat_onto_enemy", "retreat_sea_not_adjacent")
@pytest.mark.rule("B6.4")
def test_fleets_retreat_only_to_open_water() -> None:
    fleets = {
        "8-2": {"owner": "sparta", "fleets": 2},
        "7-2": {"owner": "corinth", "fleets": 3},
        "6-2": {"owner": "athens", "fleets": 1},
    }
    game = three("poseidon", seas=fleets, kraken="8-1", dice=[0, 0])
    play(game, "move fleets 8-2", "sail 7-2 2")
    assert (kind(game), decider(game)) == ("sea_battle", "corinth")
    refused(game, "choose sea 8-1", "retreat_to_closed_sea", "B6.4")
    refused(game, "choose sea 6-2", "retreat_onto_enemy", "B6.4")
    refused(game, "choose sea 9-1", "retreat_sea_not_adjacent", "B6.4")
    assert texts(game) == {"stay", "choose sea 7-1", "choose sea 7-3", "choose sea 8-2"}
    play(game, "choose sea 7-1")
    assert sea(game, "7-1") == {"owner": "corinth", "fleets": 3}
    assert sea(game, "7-2") == {"owner": "sparta", "fleets": 1}


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
    assert events.PlayerEliminated(player=2) in told
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
    for module in ("tests.rarities.test_rare_creatures", "tests.rarities.test_rare_titans"):  # have cases of their own
        import_module(module)
    seen = json.loads(SEEN.read_text(encoding="utf-8"))
    cases = {*COVERED[heading], *in_rule_tests(heading), *IMPOSSIBLE}
    counts = sum((Counter(part[heading]) for part in seen.values()), Counter[str]())
    assert [name for name in KNOWN[heading] if counts[name] < ENOUGH and name not in cases] == []


def test_enough_games_were_seen() -> None:
    seen = json.loads(SEEN.read_text(encoding="utf-8"))
    assert seen["none"]["games"] >= 10_000
    assert seen["hades"]["games"] >= 5_000
    assert seen["titans"]["games"] >= 5_000


def test_what_is_kept_as_seen_still_exists() -> None:
    seen = json.loads(SEEN.read_text(encoding="utf-8"))
    for heading, names in KNOWN.items():
        assert {name for part in seen.values() for name in part[heading]} <= set(names)
