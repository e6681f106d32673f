"""Why a choice is good: each reason in a position where it is true, and not where it isn't."""

from __future__ import annotations

from typing import Any

from cyclades import Game
from cyclades.bots.reasons import CODES, MOST_REASONS, Reason, changes, reasons_for
from tests.rules.aegean import Fleets, Lands, aegean

NEAR: Fleets = {"5-1": ("sparta", 1), "10-5": ("athens", 1)}  # Kythnos to Sifnos; Ios to Naxos


def line_of(game: Game, *texts: str) -> list[int]:
    """The numbers of actions that follow each other."""
    trial, line = game.copy(), []
    for text in texts:
        line.append(trial.parse(text))
        trial.apply(text)
    return line


def why(game: Game, *texts: str) -> list[Reason]:
    assert game.player is not None
    before = game.to_position()
    found = reasons_for(game.seat(game.player), line_of(game, *texts))
    assert len(found) <= MOST_REASONS
    assert {reason.code for reason in found} <= set(CODES)
    assert game.to_position() == before
    return found


def plain(found: list[Reason]) -> dict[str, dict[str, Any]]:
    return {reason.code: reason.args for reason in found}


def bidding(**rest: Any) -> Game:
    """Sparta bids first, all others are still to come."""
    order = ["sparta", "athens", "corinth", "thebes", "argos"]
    things: dict[str, Any] = {"gods": ["poseidon", "ares", "zeus", "athena"], "turn_order": order}
    return aegean(turn=None, **(things | rest))


def test_philosophers_and_the_metropolis_that_wins() -> None:
    game = aegean(isles={"kythnos": {"metropolis": True}}, cities={"sparta": {"philosophers": 2}})
    first, *others = why(game, "recruit philosopher", "recruit philosopher")
    assert first == Reason("philosopher", {"count": 3, "needed": 4})
    assert others == [
        Reason("enough_metropolises", {"count": 2, "percent": 100}, later=True),
        Reason("founds_metropolis", {"isle": "naxos"}, later=True),
    ]
    game = aegean(cities={"sparta": {"philosophers": 3}}, isles={"naxos": {"buildings": [None] * 4}})
    assert "enough_metropolises" not in plain(why(game, "recruit philosopher"))


def test_isles_with_and_without_a_battle() -> None:
    moves = ("move troops kythnos", "land sifnos 3")
    for troops, percent in ((0, 100), (1, 99)):
        game = aegean(god="ares", seas=NEAR, isles={"kythnos": {"troops": 3}, "sifnos": {"troops": troops}})
        args = plain(why(game, *moves))["takes_isle"]
        assert (args["isle"], args["player"]) == ("sifnos", "corinth")
        assert percent - 10 <= int(args["percent"]) <= percent
    sea: Fleets = {"4-2": ("sparta", 1)}
    game = aegean(god="ares", seas=sea, isles={"kythnos": {"troops": 3}})
    assert plain(why(game, "move troops kythnos", "land serifos 2"))["settles_isle"] == {"isle": "serifos"}


def test_whoever_has_enough_metropolises_is_stopped() -> None:
    rich: Lands = {
        "sifnos": {"metropolis": True, "troops": 1},
        "mykonos": {"metropolis": True},
        "kythnos": {"troops": 5},
    }
    game = aegean(god="ares", seas=NEAR, isles=rich)
    found = plain(why(game, "move troops kythnos", "land sifnos 5"))
    assert found["stops_winning"]["player"] == "corinth"
    assert found["takes_metropolis"]["isle"] == "sifnos"
    del rich["mykonos"]
    found = plain(why(aegean(god="ares", seas=NEAR, isles=rich), "move troops kythnos", "land sifnos 5"))
    assert "stops_winning" not in found


def test_a_threat_is_met_by_those_who_are_in_danger() -> None:
    """Athens could land on Naxos with two troops from Ios; without a fleet between, nothing threatens."""
    for fleets, guarded in ((NEAR, True), ({"5-1": ("sparta", 1)}, False)):
        game = aegean(god="ares", seas=fleets, isles={"ios": {"troops": 2}})
        found = plain(why(game, "recruit troop naxos"))
        assert ("guards_isle" in found) is guarded
        if guarded:
            assert found["guards_isle"] == {"isle": "naxos", "player": "athens"}
        assert found["units"] == {"count": 1}
        assert "guards_isle" not in plain(why(game, "recruit troop kythnos"))


def test_buildings_priests_income_and_losses() -> None:
    game = aegean(god="zeus", isles={"naxos": {"buildings": ["port", "fortress"]}})
    assert plain(why(game, "build temple naxos"))["kind_of_building"] == {"count": 3, "needed": 4}
    assert plain(why(game, "recruit priest"))["priest"] == {"count": 1}
    game = aegean("kraken", god="zeus")
    assert plain(why(game, "call kraken", "choose sea 5-4"))["weakens"] == {"player": "athens", "count": 1}
    game = aegean(god="poseidon", seas={"5-9": ("sparta", 1)})
    assert plain(why(game, "move fleets 5-9", "sail 5-10 1"))["income"] == {"gold": 1}


def test_a_second_building_of_a_kind_is_none_towards_a_metropolis() -> None:
    game = aegean(god="zeus", isles={"naxos": {"buildings": ["temple"]}})
    assert why(game, "build temple naxos") == []


def test_a_god_is_kept_from_whoever_needs_him() -> None:
    learned = {"corinth": {"philosophers": 3}}
    game = bidding(cities=learned)
    assert plain(why(game, "bid athena 1"))["denies_metropolis"] == {"player": "corinth", "god": "athena"}
    assert "denies_metropolis" not in plain(why(game, "bid zeus 1"))
    game = bidding(cities=learned, isles={"sifnos": {"metropolis": True}})
    assert plain(why(game, "bid athena 1"))["denies_victory"] == {"player": "corinth", "god": "athena"}
    elsewhere = {"zeus": {"marker": "corinth", "gold": 1}}
    game = bidding(cities=learned, bids=elsewhere, turn_order=["sparta", "athens", "thebes", "argos"])
    assert "denies_metropolis" not in plain(why(game, "bid athena 1"))
    built = {"sifnos": {"buildings": ["port", "fortress"]}, "mykonos": {"buildings": ["temple"]}}
    assert "denies_metropolis" in plain(why(bidding(isles=built), "bid athena 1"))
    assert "denies_metropolis" not in plain(why(bidding(isles=built), "bid ares 1"))


def test_what_a_turn_with_the_god_brings_is_of_later() -> None:
    found = why(bidding(), "bid athena 1")
    assert Reason("philosopher", {"count": 2, "needed": 4}, later=True) in found
    assert all(reason.later for reason in found)


def test_apollo() -> None:
    found = why(bidding(), "bid apollo")
    assert found == [Reason("apollo", {"gold": 1}), Reason("apollo_marker", {})]
    behind = bidding(apollo=["corinth"], turn_order=["sparta", "athens", "thebes", "argos"])
    assert why(behind, "bid apollo") == [Reason("apollo", {"gold": 1})]


def test_ending_a_turn_keeps_the_gold() -> None:
    assert why(aegean(god="ares"), "end") == [Reason("keeps_gold", {"gold": 9})]
    assert why(aegean(god="ares", cities={"sparta": {"gold": 0}}), "end") == []


def test_battles() -> None:
    battle = {"room": "land_battle", "isle": "naxos", "attacker": "athens", "defender": "sparta", "attackers": 2}
    game = aegean(
        god="ares",
        isles={"naxos": {"troops": 2}, "paros": {"owner": "sparta", "troops": 1}},
        seas={"7-7": ("sparta", 1)},
        turn={"marker": "athens", "god": "ares"},
        flow=[{"room": "cycle"}, {"room": "turn", "ending": False}, battle | {"stage": 1}],
    )
    assert why(game, "stay") == [Reason("holds_isle", {"isle": "naxos"})]
    assert why(game, "choose isle paros") == [Reason("saves_units", {"count": 2})]


def test_what_changed_between_two_positions() -> None:
    before, after = aegean(), aegean(cities={"sparta": {"philosophers": 1}}, isles={"delos": {"owner": "sparta"}})
    found = changes(after.names, 0, before.engine, after.engine)
    assert [reason.code for reason in found][:2] == ["takes_isle", "philosopher"]
    assert changes(after.names, 1, before.engine, before.engine) == []


def test_what_rivals_hide_changes_no_reason() -> None:
    found = [why(bidding(cities={"athens": {"gold": gold}}), "bid ares 1") for gold in (2, 40)]
    assert found[0] == found[1]
