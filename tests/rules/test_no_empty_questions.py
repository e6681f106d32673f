"""Nobody is asked what makes no difference, where all can see that (B5.1); older games go on being asked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.phrases import heard, isle, kind, play, texts
from tests.rules.aegean import Lands, aegean
from tests.rules.heroes import heroic

BOTH_THEATRES: Lands = {
    "naxos": {"buildings": [None, None, "theatre", "port"]},
    "kythnos": {"buildings": ["theatre"]},
}


@pytest.mark.rule("B7.1", "H4.3")
@pytest.mark.parametrize("rules", [1, 2])
def test_two_theatres_for_a_set_that_needs_both(rules: int) -> None:
    """Port and university, and a theatre each for fortress and temple: both go, in whichever order."""
    game = aegean(modules=["favours"], god="athena", isles=BOTH_THEATRES, rules=rules)
    play(game, "build university naxos")
    if rules == 1:
        assert (kind(game), len(texts(game))) == ("discard_set", 2)
        return
    assert kind(game) == "place_metropolis"
    assert isle(game, "naxos")["buildings"] == [None] * 4
    assert isle(game, "kythnos")["buildings"][0] is None


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("rules", [1, 2])
def test_hectors_three_buildings_when_there_are_three(rules: int) -> None:
    lands: dict[str, Any] = {"naxos": {"buildings": [None, "port", "temple", "university"]}}
    game = heroic(heroes={"hector": "naxos"}, isles=lands, rules=rules)
    told = heard(game)
    play(game, "sacrifice hector")
    if rules == 1:
        assert (kind(game), len(texts(game))) == ("hector_set", 3)
        return
    assert kind(game) == "place_metropolis"
    assert [type(event).__name__ for event in told].count("BuildingDiscarded") == 3


@pytest.mark.rule("C17")
def test_stacks_in_each_others_way_are_asked_about() -> None:
    game = aegean("polyphemus", seas={"4-6": ("athens", 2), "5-7": ("corinth", 2)})
    play(game, "call polyphemus", "choose isle delos")
    assert (kind(game), len(texts(game))) == ("polyphemus_stack", 2)


@pytest.mark.rule("C17")
@pytest.mark.parametrize("other", ["athens", "corinth"])
def test_also_where_each_has_one_sea_to_go_to(other: str) -> None:
    """4-7 is all that is left for both, and holds fleets of one owner only: who comes first is saved."""
    fleets = {"4-6": ("athens", 2), "5-7": (other, 2), "6-7": ("argos", 1)}
    game = aegean("polyphemus", seas=fleets, kraken="5-8")
    play(game, "call polyphemus", "choose isle delos")
    assert kind(game) == ("turn" if other == "athens" else "polyphemus_stack")
