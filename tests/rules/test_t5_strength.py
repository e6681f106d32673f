"""Military and Coastal metropolises in battle (T5.10), and a round with everything in it (H5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import Event
from tests.phrases import decider, heard, kind, play, texts, totals
from tests.rules.thera import SPECIALS, Fleets, Lands, thera

OTHERS: list[str | None] = [None, *SPECIALS]


def land_war(
    pyrgos: dict[str, Any], kamari: dict[str, Any] | None = None, dice: tuple[int, int] = (0, 0), **rest: Any
) -> tuple[int, int]:
    """The totals of the first round when two troops go from Sparta's Kamari to three on Thebes's Pyrgos."""
    lands: Lands = {"kamari": {"troops": 2} | (kamari or {}), "pyrgos": {"troops": 3} | pyrgos}
    along = rest.pop("along", [])
    game = thera(isles=lands, dice=list(dice), **rest)
    told = heard(game)
    play(game, "move troops kamari", *along, "land pyrgos 2")
    return totals(told)[0]


@pytest.mark.rule("T5.10", "B6.1")
@pytest.mark.parametrize("special", OTHERS)
def test_military_adds_three_instead_of_one_in_land_defence(special: str | None) -> None:
    walls = 3 if special == "military" else 1
    assert land_war({"metropolis": True, "special": special}) == (2, 3 + walls)


@pytest.mark.rule("T5.10", "B6.1")
def test_beside_fortresses() -> None:
    assert land_war({"metropolis": True, "special": "military", "buildings": [None, None, "fortress"]}) == (
        2,
        3 + 3 + 1,
    )


@pytest.mark.rule("T5.10")
def test_not_for_attackers_nor_elsewhere() -> None:
    assert land_war({}, {"metropolis": True, "special": "military"}) == (2, 3)
    lands: Lands = {
        "balos": {"metropolis": True, "special": "military"},
        "kamari": {"troops": 2},
        "pyrgos": {"troops": 3},
    }
    game = thera(isles=lands, dice=[0, 0])
    told = heard(game)
    play(game, "move troops kamari", "land pyrgos 2")
    assert totals(told) == [(2, 3)]


@pytest.mark.rule("T5.10", "H3.6", "H5.1")
def test_none_of_it_against_perseus() -> None:
    pyrgos = {"metropolis": True, "special": "military", "buildings": [None, None, "fortress"]}
    rest: dict[str, Any] = {"modules": ("heroes",), "heroes": {"perseus": {"isle": "kamari"}}}
    assert land_war(pyrgos, along=["take perseus"], **rest) == (3, 3)
    assert land_war(pyrgos, **rest) == (2, 3 + 3 + 1)  # he stays at home


# Coastal: Oia is Athens's; 7-5 and 7-6 touch it, Therasia too. Sparta's fleets come from the south.


def sea_war(isles: Lands, at: str = "7-5", **rest: Any) -> tuple[int, int]:
    """The totals when two fleets of Sparta's attack one of Athens's."""
    seas: Fleets = {"7-4": ("sparta", 2), at: ("athens", 1)}
    game = thera(god="poseidon", isles=isles, seas=seas, dice=[0, 0, 0, 0], **rest)
    told = heard(game)
    play(game, "move fleets 7-4", f"sail {at} 2")
    return totals(told)[0]


@pytest.mark.rule("T5.10", "B6.1", "B7.6")
@pytest.mark.parametrize("special", OTHERS)
def test_coastal_adds_three_instead_of_one_in_defence_at_sea(special: str | None) -> None:
    bonus = 3 if special == "coastal" else 1
    assert sea_war({"oia": {"metropolis": True, "special": special}}) == (2, 1 + bonus)


@pytest.mark.rule("T5.10")
def test_beside_ports() -> None:
    assert sea_war({"oia": {"metropolis": True, "special": "coastal", "buildings": [None, None, "port"]}}) == (
        2,
        1 + 3 + 1,
    )


@pytest.mark.rule("T5.10")
@pytest.mark.parametrize("special", OTHERS)
def test_coastal_helps_in_the_attack_too_and_no_other(special: str | None) -> None:
    bonus = 3 if special == "coastal" else 0
    mine: Lands = {"therasia": {"owner": "sparta", "metropolis": True, "special": special}}
    assert sea_war(mine) == (2 + bonus, 1)


@pytest.mark.rule("T5.10")
def test_only_at_sea_next_to_its_territory() -> None:
    lands: Lands = {"kamari": {"metropolis": True, "special": "coastal"}}
    assert sea_war(lands) == (2, 1)  # the attacker's, far away
    lands = {"finikia": {"metropolis": True, "special": "coastal"}}
    assert sea_war(lands) == (2, 1)  # on the same isle as Oia, but not by that sea


@pytest.mark.rule("T5.10")
def test_only_for_its_owner() -> None:
    thebes: Lands = {"therasia": {"owner": "thebes", "metropolis": True, "special": "coastal"}}
    assert sea_war(thebes) == (2, 1)


@pytest.mark.rule("T5.10", "T7.1")
def test_a_partners_coastal_is_a_strangers() -> None:
    """Corinth's fleet beside its partner Thebes's Coastal."""
    lands: Lands = {"therasia": {"owner": "thebes", "metropolis": True, "special": "coastal"}}
    seas: Fleets = {"7-4": ("sparta", 2), "7-5": ("corinth", 1)}
    game = thera(god="poseidon", isles=lands, seas=seas, dice=[0, 0], teams=True)
    told = heard(game)
    play(game, "move fleets 7-4", "sail 7-5 2")
    assert totals(told) == [(2, 1)]


@pytest.mark.rule("T5.10")
def test_coastal_is_an_ordinary_one_on_land_and_military_at_sea() -> None:
    assert land_war({"metropolis": True, "special": "coastal"}) == (2, 3 + 1)
    assert sea_war({"oia": {"metropolis": True, "special": "military"}}) == (2, 1 + 1)


# H5.1


def great_war(dice: list[int], **rest: Any) -> tuple[Game, list[Event]]:
    """Troops, undead, titan, Ajax, Penthesilea and the Spear against troops, titan, Hector, Minotaur and walls."""
    lands: Lands = {
        "kamari": {"troops": 2, "undead": 1, "titans": 1},
        "pyrgos": {
            "troops": 1,
            "titans": 1,
            "metropolis": True,
            "special": "military",
            "buildings": [None, None, "fortress"],
            "figure": {"card": "minotaur", "holder": "thebes"},
        },
    }
    game = thera(
        isles=lands,
        artifacts={"caduceus": "pyrgos"},
        modules=("hades", "heroes", "favours"),
        heroes={"ajax": {"isle": "kamari"}, "penthesilea": {"isle": "kamari"}, "hector": {"isle": "pyrgos"}} | rest,
        cities={"sparta": {"items": ["spear"]}, "thebes": {"items": ["aegis"]}},
        dice=dice,
    )
    return game, heard(game)


@pytest.mark.rule("H5.1", "T4.1", "T5.10", "T5.6")
def test_a_round_with_everything() -> None:
    game, told = great_war([1, 2])
    play(game, "move troops kamari", "take undead 1", "take titans 1", "take ajax", "take penthesilea", "land pyrgos 2")
    assert (kind(game), decider(game)) == ("battle_item", "sparta")
    play(game, "use spear")
    attack = 2 + 1 + 1 + 2 + 1 + 1 + 2 + 1  # troops, undead, titan, Ajax, Penthesilea and her bonus, Spear, die
    defence = 1 + 1 + 1 + 1 + 2 + 3 + 1 + 2  # troop, titan, Hector and his bonus, Minotaur, Military, fortress, die
    assert totals(told) == [(attack, defence)]
    assert (kind(game), decider(game)) == ("choose_loss", "sparta")  # 11 against 12
    assert texts(game) == {"lose unit", "lose undead", "lose titan", "lose hero ajax", "lose hero penthesilea"}


@pytest.mark.rule("H5.1", "T4.1", "T5.6")
def test_who_loses_picks_then_may_save_it_one_way_or_the_other() -> None:
    game, told = great_war([3, 0])
    play(game, "move troops kamari", "take undead 1", "take titans 1", "take ajax", "take penthesilea", "land pyrgos 2")
    play(game, "use spear")
    assert totals(told) == [(13, 10)]
    assert (kind(game), texts(game)) == ("choose_loss", {"lose unit", "lose titan", "lose hero hector"})
    play(game, "lose hero hector")
    assert (decider(game), texts(game)) == ("thebes", {"pass", "pay", "use aegis"})
    play(game, "pay")
    assert game.to_position()["heroes"]["hector"]["isle"] == "pyrgos"


@pytest.mark.rule("H5.1", "T5.10", "H3.6")
def test_everything_but_the_walls_with_perseus() -> None:
    game, told = great_war([0, 0], perseus={"isle": "kamari"})
    play(game, "move troops kamari", "take ajax", "take perseus", "land pyrgos 1", "pass")
    assert totals(told) == [(1 + 2 + 1, 1 + 1 + 1 + 1 + 2)]
