"""T1.6: a metropolis needs a territory with a metropolis space, and so does the necropolis; a theatre only a slot."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, heard, isle, kind, play, refused, texts
from tests.rules.kalliste import Lands, kalliste

# Athinios and Armeni have one cell, Mesaria two, and none of the three a metropolis space.
WITHOUT = ("athinios", "armeni", "mesaria")


def metropolises(game: Game) -> set[str]:
    return {name for name, land in game.to_position()["isles"].items() if land["metropolis"]}


def fourth_philosopher(isles: Lands, **rest: Any) -> Game:
    """Sparta has taken a fourth philosopher."""
    game = kalliste(god="athena", isles=isles, cities={"sparta": {"philosophers": 3}}, **rest)
    return play(game, "recruit philosopher")


def owning(*names: str) -> Lands:
    """Sparta owns these territories and no others."""
    lands: Lands = {"akrotiri": {"owner": "athens"}, "balos": {"owner": "athens"}}
    return lands | {name: {"owner": "sparta", "troops": 1} for name in names}


@pytest.mark.rule("T1.6")
def test_only_territories_with_a_space_are_looked_at() -> None:
    game = fourth_philosopher({name: {"owner": "sparta"} for name in WITHOUT})
    assert texts(game) == {"choose isle akrotiri", "choose isle balos"}
    for name in WITHOUT:
        refused(game, f"choose isle {name}", "no_metropolis_space", "B7.3")
    play(game, "choose isle balos")
    assert (metropolises(game), city(game, "sparta")["philosophers"]) == ({"balos"}, 0)


@pytest.mark.rule("T1.6", "B7.4")
def test_without_any_the_philosophers_are_lost() -> None:
    game = kalliste(god="athena", isles=owning("athinios", "armeni"), cities={"sparta": {"philosophers": 3}})
    before = game.to_position()
    told = heard(game)
    play(game, "recruit philosopher")
    assert told == [
        events.PhilosopherTaken(player=0, price=0),
        events.PhilosophersDiscarded(player=0, count=4),
        events.MetropolisForfeited(player=0),
    ]
    assert (metropolises(game), kind(game)) == (set(), "turn")
    changed = {"cities.sparta.philosophers", "turn.recruited"}
    assert changes(before, game.to_position()) == changed
    assert city(game, "sparta")["philosophers"] == 0


@pytest.mark.rule("T1.6", "B7.4")
def test_or_the_set() -> None:
    lands = owning("athinios", "armeni", "mesaria")
    lands["athinios"] |= {"buildings": ["port"]}
    lands["armeni"] |= {"buildings": ["fortress"]}
    lands["mesaria"] |= {"buildings": ["temple"]}
    game = kalliste(god="athena", isles=lands)
    told = heard(game)
    play(game, "build university mesaria")
    assert told[-1] == events.MetropolisForfeited(player=0)
    assert metropolises(game) == set()
    assert [isle(game, name)["buildings"] for name in WITHOUT] == [[None], [None], [None, None]]


@pytest.mark.rule("T1.6", "B7.4")
def test_a_metropolis_on_every_space_he_has_is_enough_to_lose_it() -> None:
    held: Lands = {"akrotiri": {"metropolis": True}, "balos": {"metropolis": True}, "athinios": {"owner": "sparta"}}
    game = fourth_philosopher(held)
    assert (metropolises(game), city(game, "sparta")["philosophers"]) == ({"akrotiri", "balos"}, 0)


@pytest.mark.rule("T1.6", "B7.3")
def test_free_slots_without_a_space_spare_no_building() -> None:
    # Athinios is empty, but no place for a metropolis: the one space he has must be cleared.
    lands = owning("perissa", "athinios")
    lands["perissa"] |= {"buildings": ["temple", "temple"]}
    game = fourth_philosopher(lands)
    assert (metropolises(game), isle(game, "perissa")["buildings"]) == ({"perissa"}, [None, None])


@pytest.mark.rule("T1.6")
def test_the_necropolis_holds_a_space() -> None:
    game = fourth_philosopher({"perissa": {"owner": "sparta"}}, modules=("hades",), necropolis="akrotiri")
    assert texts(game) == {"choose isle balos", "choose isle perissa"}
    refused(game, "choose isle akrotiri", "necropolis_there", "H2.6")


@pytest.mark.rule("T1.6", "B7.4")
def test_who_has_only_its_space_loses_the_philosophers() -> None:
    lands = owning("perissa", "athinios")
    game = fourth_philosopher(lands, modules=("hades",), necropolis="perissa")
    assert (metropolises(game), city(game, "sparta")["philosophers"]) == (set(), 0)
    assert kind(game) == "turn", "nothing is asked where nothing can be chosen"


@pytest.mark.rule("T1.6", "H2.6")
def test_the_necropolis_needs_a_space() -> None:
    lands: Lands = {name: {"owner": "sparta"} for name in WITHOUT}
    game = kalliste(god="hades", modules=("hades",), threat=9, isles=lands)
    built = {action for action in texts(game) if action.startswith("build")}
    assert built == {"build necropolis akrotiri", "build necropolis balos"}
    for name in WITHOUT:
        refused(game, f"build necropolis {name}", "no_metropolis_space", "H2.6")
    play(game, "build necropolis balos")
    assert game.to_position()["necropolis"] == "balos"


@pytest.mark.rule("T1.6", "H4.2")
def test_a_theatre_needs_only_a_slot() -> None:
    lands: Lands = {"athinios": {"owner": "sparta"}, "armeni": {"owner": "sparta", "buildings": ["port"]}}
    game = kalliste(
        god="zeus",
        gods=["ares", "athena", "zeus"],
        modules=("favours",),
        isles=lands,
        favour={"tile": "dionysus"},
    )
    play(game, "favour")
    assert texts(game) == {f"build theatre {name}" for name in ("akrotiri", "balos", "athinios")}
    refused(game, "build theatre armeni", "no_free_slot", "B5.8")
    play(game, "build theatre athinios")
    assert isle(game, "athinios")["buildings"] == ["theatre"]


@pytest.mark.rule("T1.6", "B5.8")
def test_other_buildings_stand_there_too() -> None:
    game = kalliste(isles={"athinios": {"owner": "sparta"}})
    play(game, "build temple athinios")
    assert isle(game, "athinios")["buildings"] == ["temple"]
    refused(game, "build temple athinios", "no_free_slot", "B5.8")


@pytest.mark.rule("T1.6", "B5.8")
def test_a_building_takes_the_slot_off_the_space_first() -> None:
    game = kalliste(isles={"emporio": {"owner": "sparta"}})
    play(game, "build temple emporio", "build temple emporio")
    assert isle(game, "emporio")["buildings"] == ["temple", None, "temple"]


@pytest.mark.rule("T1.6")
def test_the_site_of_a_territory_with_a_metropolis_stays() -> None:
    lands = owning("emporio")
    lands["emporio"] |= {"buildings": ["temple", None, "temple"]}
    game = fourth_philosopher(lands)
    assert (metropolises(game), isle(game, "emporio")["buildings"]) == ({"emporio"}, [None, None, "temple"])
