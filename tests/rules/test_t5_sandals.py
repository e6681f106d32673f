"""The Winged Sandals: to any territory of the same isle (T5.5)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from tests.phrases import gold, play, refused, texts
from tests.rules.kalliste import CRESCENT
from tests.rules.thera import Lands, army, lies, teams, thera

NEAR = {"pyrgos", "athinios", "fira"}  # what touches Kamari

LEADERS = {"ares": [], "hades": ["take undead 1"], "athena": ["take titans 1"]}


def winged(god: str = "ares", at: str = "kamari", **rest: Any) -> Game:
    """Sandals on Kamari, from where a move begins; no fleets."""
    lands: Lands = {"kamari": {"troops": 2, "titans": 1}} | rest.pop("isles", {})
    if god == "hades":
        lands["kamari"] = lands["kamari"] | {"undead": 1}
    modules = ("hades",) if god == "hades" else ()
    game = thera(god=god, isles=lands, seas={}, artifacts={"sandals": at}, modules=modules, **rest)
    return play(game, f"move {'titans' if god == 'athena' else 'troops'} kamari", *LEADERS[god])


def landings(game: Game) -> set[str]:
    """The territories where a party can land now."""
    return {text.split()[1] for text in texts(game) if text.startswith("land ")}


@pytest.mark.rule("T5.5")
@pytest.mark.parametrize("god", LEADERS)
def test_units_that_leave_with_them_land_anywhere_on_the_isle(god: str) -> None:
    game = winged(god)
    assert landings(game) == NEAR
    rule = "T1.4" if god == "athena" else "B5.10"
    refused(game, "land oia 1", "not_joined_by_fleets", rule)
    play(game, "bring sandals")
    assert landings(game) == set(CRESCENT) - {"kamari"}
    for other in ("kameni", "therasia", "anaphe", "sikinos"):
        refused(game, f"land {other} 1", "not_joined_by_fleets", rule)
    play(game, "land mesaria 1")
    assert (army(game, "mesaria")[:2], lies(game, "sandals"), gold(game, "sparta")) == (("sparta", 1), "mesaria", 8)


@pytest.mark.rule("T5.5")
def test_a_battle_far_away() -> None:
    game = play(winged(dice=[3, 0]), "bring sandals", "land oia 2")
    assert (army(game, "oia"), lies(game, "sandals")) == (("sparta", 2, 0), "oia")


@pytest.mark.rule("T5.5")
def test_they_dont_help_those_who_leave_without_them() -> None:
    game = winged(at="fira")
    assert landings(game) == NEAR
    refused(game, "bring sandals", "artifact_not_there", "T5.2")


@pytest.mark.rule("T5.5")
@pytest.mark.parametrize(("at", "free"), [("mesaria", True), ("kamari", False)])
def test_they_alone_may_be_the_way_out(at: str, free: bool) -> None:
    """Mesaria lies between two territories of the partner's."""
    lands: Lands = {
        "mesaria": {"owner": "sparta", "troops": 1},
        "fira": {"owner": "athens"},
        "kamari": {"owner": "sparta"},
    }
    game = teams(isles=lands, seas={}, artifacts={"sandals": at})
    if not free:
        refused(game, "move troops mesaria", "partners_territory", "T7.1")
        return
    play(game, "move troops mesaria")
    assert texts(game) == {"bring sandals"}
    play(game, "bring sandals")
    assert landings(game) == set(CRESCENT) - {"mesaria", "fira", "finikia", "oia"}


@pytest.mark.rule("T5.5", "T7.1")
def test_not_onto_a_partners_territory() -> None:
    game = teams(seas={}, artifacts={"sandals": "kamari"})
    play(game, "move troops kamari", "bring sandals")
    refused(game, "land oia 1", "partners_territory", "T7.1")


@pytest.mark.rule("T5.5", "B5.13")
def test_not_onto_a_last_territory() -> None:
    game = play(winged(isles={"oia": {"owner": "thebes"}}), "bring sandals")
    refused(game, "land finikia 1", "last_isle", "B5.13")


@pytest.mark.rule("T5.5", "T4.3")
def test_a_titan_hops_from_end_to_end_at_rising_prices() -> None:
    game = play(winged("athena"), "bring sandals", "land perissa 0")
    play(game, "move titans perissa", "take titans 1", "bring sandals", "land armeni 0")
    assert (army(game, "armeni"), gold(game, "sparta"), lies(game, "sandals")) == (
        ("sparta", 0, 1),
        9 - 1 - 2,
        "armeni",
    )
