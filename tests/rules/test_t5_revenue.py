"""What artifacts bring at revenue: a coin for each of four, and the Cornucopia's double prosperity (T5.4, T5.9)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import gold, heard, play
from tests.rules.thera import ARTIFACTS, Lands, thera

FOUR = tuple(artifact for artifact in ARTIFACTS if artifact != "cornucopia")
CITIES = ("sparta", "athens", "corinth", "thebes")
# What the start's isles and seas pay: Kamari's printed prosperity, Finikia's, Akrotiri's, Balos's.
PLAIN = {"sparta": 1, "athens": 1, "corinth": 1, "thebes": 1}


def paid(**rest: Any) -> dict[str, int]:
    """What each player got at the revenue of cycle 3."""
    game = thera(
        turn=None,
        phase="revenue",
        gods=["ares", "zeus", "athena"],
        cities={name: {"gold": 0} for name in CITIES},
        **rest,
    )
    return {name: gold(game, name) for name in CITIES}


def fates(**rest: Any) -> int:
    """What the Fates bring Sparta."""
    game = thera("fates", god="athena", **rest)
    told = heard(game)
    play(game, "call fates")
    return sum(event.gold for event in told if isinstance(event, events.RevenueTaken))


@pytest.mark.rule("T5.4")
def test_without_artifacts() -> None:
    assert paid() == PLAIN
    assert fates() == 1


@pytest.mark.rule("T5.4", "C1")
@pytest.mark.parametrize("artifact", FOUR)
def test_one_coin_for_its_holder(artifact: str) -> None:
    lands: Lands = {"fira": {"troops": 0}}
    assert paid(artifacts={artifact: "fira"}, isles=lands) == PLAIN | {"sparta": 2}
    assert fates(artifacts={artifact: "fira"}) == 2
    assert paid(artifacts={artifact: "oia"}) == PLAIN | {"athens": 2}


@pytest.mark.rule("T5.4")
def test_each_of_them_wherever_they_lie() -> None:
    artifacts: dict[str, str] = {"sandals": "fira", "caduceus": "fira", "helm": "kamari", "lightning": "oia"}
    assert paid(artifacts=artifacts) == PLAIN | {"sparta": 1 + 3, "athens": 1 + 1}


@pytest.mark.rule("T5.9", "T5.4")
def test_the_cornucopia_has_no_coin_of_its_own() -> None:
    assert paid(artifacts={"cornucopia": "fira"}) == PLAIN  # no marker lies there


@pytest.mark.rule("T5.9", "C1")
def test_it_doubles_printed_and_placed_markers_of_its_territory() -> None:
    lands: Lands = {"kamari": {"markers": 2}, "fira": {"markers": 1}}
    assert paid(artifacts={"cornucopia": "kamari"}, isles=lands) == PLAIN | {"sparta": (1 + 2) * 2 + 1}
    assert paid(artifacts={"cornucopia": "fira"}, isles=lands) == PLAIN | {"sparta": (1 + 2) + 1 * 2}
    assert fates(artifacts={"cornucopia": "kamari"}, isles=lands) == (1 + 2) * 2 + 1


@pytest.mark.rule("T5.9")
def test_not_trade_spaces_nor_other_coins() -> None:
    lands: Lands = {"kamari": {"metropolis": True, "special": "commercial"}}
    artifacts: dict[str, str] = {"cornucopia": "kamari", "helm": "kamari"}
    got = paid(artifacts=artifacts, isles=lands, seas={"0-0": ("sparta", 2)})
    assert got["sparta"] == 1 * 2 + 2 + 1 + 1  # prosperity, Commercial, the Helm, the trade space


@pytest.mark.rule("T5.9", "H2.7")
def test_the_necropolis_gold_is_no_prosperity() -> None:
    lands: Lands = {"kamari": {"gold": 4}}
    got = paid(artifacts={"cornucopia": "kamari"}, isles=lands, modules=("hades",), necropolis="kamari")
    assert got["sparta"] == 1 * 2 + 4


# Cerberus (H3.7): his owner has the revenue of the territory, not its other artifacts' coins


CERBERUS = {"card": "cerberus", "holder": "thebes", "called": 2}


@pytest.mark.rule("T5.9", "T5.10", "T5.4", "H3.7")
def test_cerberus_takes_the_cornucopias_and_commercials_gold_but_no_artifacts_coin() -> None:
    lands: Lands = {"kamari": {"markers": 1, "metropolis": True, "special": "commercial", "figure": CERBERUS}}
    artifacts: dict[str, str] = {"cornucopia": "kamari", "helm": "kamari", "sandals": "fira"}
    got = paid(artifacts=artifacts, isles=lands, modules=("heroes",))
    assert got == PLAIN | {"sparta": 2, "thebes": 1 + (1 + 1) * 2 + 2}


@pytest.mark.rule("T5.9", "H3.7")
def test_cerberus_of_the_holder_himself_changes_nothing() -> None:
    lands: Lands = {"kamari": {"figure": CERBERUS | {"holder": "sparta"}}}
    assert paid(artifacts={"cornucopia": "kamari"}, isles=lands, modules=("heroes",)) == PLAIN | {"sparta": 2}


@pytest.mark.rule("T5.9", "H3.7", "C1")
def test_the_fates_reckon_with_cerberus_the_same_way() -> None:
    lands: Lands = {"kamari": {"metropolis": True, "special": "commercial", "figure": CERBERUS}}
    artifacts: dict[str, str] = {"cornucopia": "kamari", "helm": "kamari"}
    assert fates(artifacts=artifacts, isles=lands, modules=("heroes",)) == 1  # the Helm's coin
    own: Lands = {"balos": {"figure": CERBERUS | {"holder": "sparta", "called": 3}}}
    assert fates(artifacts={"cornucopia": "balos"}, isles=own, modules=("heroes",)) == 1 + 1 * 2


@pytest.mark.rule("T5.10", "C1")
def test_commercial_pays_two_more() -> None:
    lands: Lands = {"fira": {"metropolis": True, "special": "commercial"}}
    assert paid(isles=lands) == PLAIN | {"sparta": 1 + 2}
    assert fates(isles=lands) == 1 + 2
    ordinary: Lands = {"fira": {"metropolis": True}}
    assert paid(isles=ordinary) == PLAIN
    for kind in ("military", "coastal", "spiritual", "cultural"):
        assert paid(isles={"fira": {"metropolis": True, "special": kind}}) == PLAIN


@pytest.mark.rule("T5.4", "T5.9", "T5.10")
def test_what_is_taken_from_others_pays_the_conqueror() -> None:
    """Sparta takes Pyrgos with the Helm on it and a Commercial metropolis, then calls the Fates."""
    lands: Lands = {"pyrgos": {"troops": 0, "metropolis": True, "special": "commercial"}}
    game: Game = thera("fates", isles=lands, artifacts={"helm": "pyrgos"})
    play(game, "move troops kamari", "land pyrgos 1", "call fates")
    assert gold(game, "sparta") == 9 - 1 - (2 - 1) + (1 + 1 + 2)  # the metropolis is a temple too
