"""Scripted cases for what Titans brings, whether or not random games show it often (T)."""

from __future__ import annotations

import pytest

from cyclades.engine.words import events
from cyclades.engine.words.pieces import CARDS, FIRST_ARTIFACT, METROPOLISES, MILITARY
from tests.phrases import gold, heard, play, refused, texts
from tests.rarities.cases import covers
from tests.rules.thera import ARTIFACTS, SPECIALS, ended, holders, lies, specials, teams, thera, token


@covers("creatures called", *CARDS[FIRST_ARTIFACT:])
@pytest.mark.rule("T5.1", "T5.2")
@pytest.mark.parametrize("artifact", ARTIFACTS)
@pytest.mark.parametrize(("space", "price"), [(0, 4), (1, 3), (2, 2)])
def test_each_artifact_is_bought_at_the_price_of_its_space(artifact: str, space: int, price: int) -> None:
    track: list[str | None] = [None, None, None]
    track[space] = artifact
    game = thera(*track, isles={"fira": {"buildings": ["temple"]}})  # no discount of temples
    told = heard(game)
    play(game, f"call {artifact}")
    assert texts(game) == {"choose isle fira", "choose isle kamari"}
    refused(game, "choose isle oia", "not_your_isle", "T5.2")
    play(game, "choose isle kamari")
    assert (lies(game, artifact), holders(game), gold(game, "sparta")) == ("kamari", {artifact: "sparta"}, 9 - price)
    assert [type(event) for event in told] == [events.CreatureCalled, events.ArtifactPlaced]


@covers("artifacts carried", *CARDS[FIRST_ARTIFACT:])
@pytest.mark.rule("T5.2")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_each_artifact_travels_only_when_it_is_brought(artifact: str) -> None:
    for brought in (False, True):
        game = thera(isles={"fira": {"troops": 2}, "finikia": {"owner": "sparta"}}, artifacts={artifact: "fira"})
        play(game, "move troops fira", *([f"bring {artifact}"] if brought else []), "land finikia 1")
        assert lies(game, artifact) == ("finikia" if brought else "fira")


@covers("special metropolises", *METROPOLISES[MILITARY:])
@pytest.mark.rule("T5.10")
@pytest.mark.parametrize("kind", SPECIALS)
def test_each_special_metropolis_is_founded(kind: str) -> None:
    other = SPECIALS[SPECIALS.index(kind) - 1]
    game = thera(god="athena", cities={"sparta": {"philosophers": 3}}, specials=[kind, other])
    play(game, "recruit philosopher", "choose isle fira")
    assert texts(game) == {"choose metropolis ordinary", f"choose metropolis {kind}", f"choose metropolis {other}"}
    play(game, f"choose metropolis {kind}")
    assert (token(game, "fira"), specials(game)) == (kind, {other})


@covers("endings", "artifacts, one winner")
@pytest.mark.rule("T5.3")
def test_all_five_artifacts_win_at_once_alone_and_as_a_team() -> None:
    held = {"sandals": "fira", "caduceus": "fira", "helm": "kamari", "lightning": "kamari"}
    game = play(thera("cornucopia", artifacts=held), "call cornucopia", "choose isle fira")
    assert ended(game) == ("artifacts", ["sparta"])
    shared = held | {"helm": "oia", "lightning": "finikia"}
    game = play(thera("cornucopia", artifacts=shared), "call cornucopia", "choose isle fira")
    assert ended(game) == (None, [])
    game = play(teams("cornucopia", artifacts=shared), "call cornucopia", "choose isle fira")
    assert ended(game) == ("artifacts", ["sparta", "athens"])


@covers("endings", "last_player, one winner")
@pytest.mark.rule("T7.6")
def test_the_last_team_wins_at_once() -> None:
    isles = {
        "fira": {"troops": 3, "metropolis": True},
        "oia": {"metropolis": True},
        "finikia": {"owner": "thebes", "troops": 0, "metropolis": True},
    }
    isles |= {name: {"owner": "athens"} for name in ("emporio", "akrotiri", "pyrgos", "balos")}
    game = teams(isles=isles)
    told = heard(game)
    play(game, "move troops fira", "land finikia 1")
    assert ended(game) == ("last_player", ["sparta", "athens"])
    out = [event.player for event in told if isinstance(event, events.PlayerEliminated)]
    assert sorted(out) == [2, 3]
