"""T1.1: what spoke of an isle speaks of a territory: figures and powers, bonuses, counts, the last one."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, gold, heard, isle, kind, play, refused, sea, texts, totals
from tests.positions.laying import with_more
from tests.rules.kalliste import Fleets, Lands, host, kalliste


def figure(card: str, holder: str = "athens") -> dict[str, Any]:
    return {"figure": {"card": card, "holder": holder}}


def fought(game: Game, *actions: str) -> list[tuple[int, int]]:
    """The totals of the rounds that these actions lead to."""
    told = heard(game)
    play(game, *actions)
    return totals(told)


# Figures


@pytest.mark.rule("T1.1", "C16")
def test_medusa_holds_the_units_of_her_territory_only() -> None:
    game = kalliste(god="ares", seas={}, isles={"balos": {"titans": 1} | figure("medusa")})
    refused(game, "move troops balos", "held_by_medusa", "C16")
    refused(game, "move titans balos", "held_by_medusa", "C16")
    play(game, "move troops akrotiri", "land balos 1")  # beside her they are free, and may come to her
    assert host(game, "balos") == ("sparta", 2, 1)


@pytest.mark.rule("T1.1", "C15")
def test_chiron_guards_his_territory_only() -> None:
    lands: Lands = {
        "pyrgos": {"buildings": ["temple"]} | figure("chiron"),
        "kamari": {"buildings": ["temple"]},
    }
    game = kalliste("harpy", "giant", "pegasus", isles=lands, cities={"sparta": {"gold": 20}})
    harpy = play(game.copy(), "call harpy")
    refused(harpy, "choose isle pyrgos", "guarded_by_chiron", "C15")
    assert host(play(harpy, "choose isle kamari"), "kamari") == ("athens", 0, 0)
    giant = play(game.copy(), "call giant")
    refused(giant, "choose building pyrgos temple on", "guarded_by_chiron", "C15")
    assert isle(play(giant, "choose building kamari temple on"), "kamari")["buildings"] == [None, None, None]
    pegasus = play(game, "call pegasus", "choose isle balos")
    refused(pegasus, "land pyrgos 1", "guarded_by_chiron", "C15")
    assert "land kamari 1" in texts(pegasus)


@pytest.mark.rule("T1.1", "C11")
def test_the_harpy_takes_a_troop_of_one_territory() -> None:
    game = play(kalliste("harpy"), "call harpy")
    assert texts(game) == {"forgo"} | {
        f"choose isle {name}" for name in ("pyrgos", "kamari", "fira", "mesaria", "finikia", "oia")
    }
    before = game.to_position()
    play(game, "choose isle fira")
    assert changes(before, game.to_position()) == {"isles.fira.troops", "flow"}
    assert host(game, "fira") == ("corinth", 0, 0)


@pytest.mark.rule("T1.1", "C17")
def test_polyphemus_clears_and_closes_the_seas_of_his_territory() -> None:
    # Kamari touches 2-1 and 1-2, where fleets lie, and 3-0; Pyrgos beside it touches 3-0 and 4-0.
    fleets: Fleets = {"2-1": ("athens", 1), "1-2": ("corinth", 1), "5-0": ("athens", 1), "0-3": ("corinth", 1)}
    game = kalliste("polyphemus", god="poseidon", seas=fleets, isles={"pyrgos": {"owner": "sparta"}})
    play(game, "call polyphemus", "choose isle kamari")
    assert texts(game) == {"choose sea 2-1", "choose sea 1-2"}
    play(game, "choose sea 1-2", "choose sea 0-2")
    assert sea(game, "2-1") is None  # nowhere to go
    assert [sea(game, place) for place in ("0-2", "0-3", "5-0")] == [
        {"owner": "corinth", "fleets": 1},
        {"owner": "corinth", "fleets": 1},
        {"owner": "athens", "fleets": 1},
    ]
    refused(game, "recruit fleet 3-0", "sea_closed", "B5.9")
    play(game, "recruit fleet 4-0")
    assert sea(game, "4-0") == {"owner": "sparta", "fleets": 1}


@pytest.mark.rule("T1.1", "C14")
def test_the_minotaur_defends_his_territory_only() -> None:
    lands: Lands = {"balos": {"troops": 3}, "kamari": figure("minotaur"), "sikinos": {"owner": "athens"}}
    game = kalliste(god="ares", seas={}, isles=lands, dice=[0, 0, 0, 0])
    assert fought(game, "move troops balos", "land pyrgos 3") == [(3, 1)]
    # From Pyrgos on to Kamari, where he is worth two beside a troop: a tie costs both one.
    assert fought(game, "move troops pyrgos", "land kamari 3") == [(3, 3)]


@pytest.mark.rule("T1.1", "C14")
def test_he_fights_alone_where_nobody_is_left() -> None:
    lands: Lands = {"balos": {"troops": 2}, "pyrgos": {"troops": 0} | figure("minotaur"), "kamari": {"troops": 5}}
    game = kalliste(god="ares", seas={}, isles=lands, dice=[3, 0])
    assert fought(game, "move troops balos", "land pyrgos 2") == [(5, 2)]
    assert host(game, "pyrgos") == ("sparta", 2, 0)


@pytest.mark.rule("T1.1", "C0.6")
def test_figures_on_two_territories_of_an_isle_don_t_meet() -> None:
    game = play(kalliste("medusa", isles={"pyrgos": figure("chiron")}), "call medusa", "choose isle kamari")
    assert [isle(game, name)["figure"]["card"] for name in ("pyrgos", "kamari")] == ["chiron", "medusa"]


@pytest.mark.rule("T1.1", "H3.7")
def test_cerberus_takes_the_revenue_of_his_territory() -> None:
    game = kalliste(
        turn=None,
        phase="revenue",
        modules=("heroes",),
        seas={},
        isles={"pyrgos": {"markers": 2} | figure("cerberus", "sparta"), "kamari": {"markers": 1}},
        cities={name: {"gold": 0} for name in ("sparta", "athens")},
    )
    assert (gold(game, "sparta"), gold(game, "athens")) == (1 + 1 + 2, 1 + 1)


# Ports and fortresses


def sea_battle(**buildings: list[str | None]) -> list[tuple[int, int]]:
    """Sparta sails from 1-1 against Athens in 2-1; Kamari touches it, Pyrgos doesn't."""
    lands: Lands = {name: {"buildings": built} for name, built in buildings.items()}
    fleets: Fleets = {"1-1": ("sparta", 3), "2-1": ("athens", 1)}
    game = kalliste(god="poseidon", seas=fleets, isles=lands, dice=[0, 0])
    return fought(game, "move fleets 1-1", "sail 2-1 3")


@pytest.mark.rule("T1.1", "B6.1")
def test_a_port_helps_at_the_seas_of_its_territory_only() -> None:
    assert sea_battle() == [(3, 1)]
    assert sea_battle(kamari=[None, None, "port"]) == [(3, 2)]
    assert sea_battle(pyrgos=[None, None, "port"]) == [(3, 1)]


@pytest.mark.rule("T1.1", "B6.1")
@pytest.mark.parametrize(("place", "defence"), [("pyrgos", 2), ("kamari", 1)])
def test_a_fortress_helps_on_its_territory_only(place: str, defence: int) -> None:
    lands: Lands = {"balos": {"troops": 3}}
    for name in ("pyrgos", "kamari"):
        lands[name] = {"buildings": [None, None, "fortress"] if name == place else []}
    game = kalliste(god="ares", seas={}, isles=lands, dice=[0, 0])
    assert fought(game, "move troops balos", "land pyrgos 3") == [(3, defence)]


@pytest.mark.rule("T1.1", "B7.6")
def test_a_metropolis_helps_on_and_at_its_territory_only() -> None:
    lands: Lands = {"balos": {"troops": 3}, "kamari": {"metropolis": True}, "sikinos": {"owner": "athens"}}
    game = kalliste(god="ares", seas={}, isles=lands, dice=[0, 0, 0, 0])
    assert fought(game, "move troops balos", "land pyrgos 3") == [(3, 1)]
    assert fought(game, "move troops pyrgos", "land kamari 3") == [(3, 2)]


@pytest.mark.rule("T1.1", "B5.4")
def test_fleets_are_built_next_to_own_territories() -> None:
    game = kalliste(god="poseidon")
    refused(game, "recruit fleet 9-1", "no_own_isle_beside", "B5.4")  # at Emporio: the same isle, not his
    play(game, "recruit fleet 9-3")
    assert sea(game, "9-3") == {"owner": "sparta", "fleets": 1}


# Counts


@pytest.mark.rule("T1.1", "B5.12")
@pytest.mark.parametrize(
    ("lands", "coins"), [(("akrotiri",), 4), (("akrotiri", "balos"), 1), (("oia", "balos", "kameni"), 1)]
)
def test_apollo_counts_territories(lands: tuple[str, ...], coins: int) -> None:
    places: Lands = {name: {"owner": "athens"} for name in ("akrotiri", "balos")}
    places |= {name: {"owner": "sparta", "troops": 1} for name in lands}
    game = kalliste(turn={"marker": "thebes", "god": "zeus"}, apollo=["sparta"], isles=places)
    told = heard(game)
    play(game, "end")
    assert events.ApolloGave(player=0, gold=coins) in told


@pytest.mark.rule("T1.1", "H4.2")
def test_demeter_counts_territories() -> None:
    lands: Lands = {name: {"owner": "sparta"} for name in ("emporio", "perissa", "kameni")}
    game = kalliste(modules=("favours",), gods=["ares", "athena", "zeus"], favour={"tile": "demeter"}, isles=lands)
    play(game, "favour")
    assert gold(game, "sparta") == 9 + 5


def with_achilles(count: int) -> Game:
    """Sparta has so many territories, all on one isle but one, and Achilles on Akrotiri."""
    more = ("emporio", "perissa", "athinios", "armeni", "therasia")[: count - 2]
    return kalliste(
        modules=("heroes",),
        isles={name: {"owner": "sparta"} for name in more},
        heroes={"achilles": {"isle": "akrotiri"}},
    )


@pytest.mark.rule("T1.1", "H3.6")
def test_achilles_needs_seven_territories() -> None:
    game = with_achilles(7)
    play(game, "sacrifice achilles", "choose isle emporio")
    assert isle(game, "emporio")["metropolis"] is True
    refused(with_achilles(6), "sacrifice achilles", "too_few_isles", "H3.6")


# The last one


def last_territory(name: str, lands: Lands, god: str = "ares", **rest: Any) -> Game:
    """Athens's only territory; `lands` adds to the rest of the table."""
    places: Lands = {"pyrgos": {"owner": "corinth"}, "kamari": {"owner": "corinth"}}
    places[name] = {"owner": "athens", "troops": 1}
    return kalliste(god=god, seas={}, isles=with_more(places, lands), **rest)


@pytest.mark.rule("T1.1", "B5.13")
def test_an_only_territory_is_protected_though_the_isle_has_others() -> None:
    game = last_territory("pyrgos", {})
    play(game, "move troops balos")
    refused(game, "land pyrgos 1", "last_isle", "B5.13")
    assert texts(game) == {f"land {name} 1" for name in ("akrotiri", "emporio", "perissa")}


@pytest.mark.rule("T1.1", "B5.13")
def test_one_of_two_territories_of_an_isle_is_not() -> None:
    game = last_territory("pyrgos", {"athinios": {"owner": "athens"}})
    play(game, "move troops balos")
    assert "land pyrgos 1" in texts(game)


@pytest.mark.rule("T1.1", "B5.13", "T4.3")
def test_nor_may_a_titan_or_pegasus_go_there() -> None:
    game = last_territory("pyrgos", {"balos": {"titans": 1}}, god="zeus", track=[None, None, "pegasus"])
    titan = play(game.copy(), "move titans balos", "take titans 1")
    refused(titan, "land pyrgos 0", "last_isle", "B5.13")
    play(game, "call pegasus", "choose isle balos")
    refused(game, "land pyrgos 1", "last_isle", "B5.13")


@pytest.mark.rule("T1.1", "B5.13", "B5.14")
def test_two_metropolises_open_it() -> None:
    lands: Lands = {"akrotiri": {"metropolis": True}, "pyrgos": {"metropolis": True, "troops": 0}}
    game = last_territory("pyrgos", lands)
    play(game, "move troops balos", "land pyrgos 1")
    position = game.to_position()
    assert (isle(game, "pyrgos")["owner"], position["cities"]["athens"]["eliminated"]) == ("sparta", True)
    assert [position["cities"][name]["eliminated"] for name in ("sparta", "corinth", "thebes")] == [False] * 3


@pytest.mark.rule("T1.1", "B5.13")
def test_one_metropolis_doesn_t() -> None:
    game = last_territory("pyrgos", {"pyrgos": {"metropolis": True}})
    refused(play(game, "move troops balos"), "land pyrgos 1", "last_isle", "B5.13")


SET_OF_THREE: Lands = {
    "akrotiri": {"metropolis": True},
    "balos": {"owner": "corinth"},
    "pyrgos": {"owner": "sparta", "troops": 1, "buildings": [None, None, "port"]},
    "mesaria": {"owner": "sparta", "buildings": ["fortress", "temple"]},
    "athinios": {"buildings": ["university"], "troops": 0},
}


@pytest.mark.rule("T1.1", "T1.6", "B5.13")
def test_a_set_it_completes_opens_it() -> None:
    game = last_territory("athinios", SET_OF_THREE)
    play(game, "move troops pyrgos", "land athinios 1")
    assert isle(game, "pyrgos")["metropolis"] is True  # the only space left
    assert (kind(game), isle(game, "athinios")["owner"]) == ("turn", "sparta")


@pytest.mark.rule("T1.1", "T1.6", "B5.13")
def test_but_not_where_no_space_is_left_for_it() -> None:
    full: Lands = SET_OF_THREE | {"pyrgos": SET_OF_THREE["pyrgos"] | {"metropolis": True}}
    game = last_territory("athinios", full)
    refused(play(game, "move troops pyrgos"), "land athinios 1", "last_isle", "B5.13")
    buried = last_territory("athinios", SET_OF_THREE, modules=("hades",), necropolis="pyrgos")
    refused(play(buried, "move troops pyrgos"), "land athinios 1", "last_isle", "B5.13")
