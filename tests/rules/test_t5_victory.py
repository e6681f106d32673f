"""Who holds all five artifacts wins at once (T5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import heard, kind, play, refused
from tests.rules.thera import ARTIFACTS, Lands, ended, holders, lies, teams, thera

WON = ("artifacts", ["sparta"])
TEAM_WON = ("artifacts", ["sparta", "athens"])


def four(missing: str, at: str = "fira") -> dict[str, str]:
    """All artifacts but one on a territory."""
    return {artifact: at for artifact in ARTIFACTS if artifact != missing}


def five(fifth: str, at: str) -> dict[str, str]:
    """Four on Fira, the fifth elsewhere."""
    return four(fifth) | {fifth: at}


# By a purchase


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize("last", ARTIFACTS)
def test_buying_the_fifth_wins_at_once_in_mid_cycle(last: str) -> None:
    game = thera(last, artifacts=four(last), bids={"zeus": {"marker": "athens"}})
    told = heard(game)
    play(game, f"call {last}")
    assert not game.over  # it is not on the board yet
    play(game, "choose isle kamari")
    assert ended(game) == WON
    assert [type(event) for event in told][-2:] == [events.ArtifactPlaced, events.GameEnded]
    refused_all(game)


def refused_all(game: Game) -> None:
    assert (game.over, game.legal_actions(), kind(game)) == (True, [], None)
    explanation = game.explain("end")
    assert explanation is not None
    assert explanation.code == "game_over"


@pytest.mark.rule("T5.3")
def test_four_are_not_enough() -> None:
    game = play(thera("helm", artifacts={"sandals": "fira", "caduceus": "fira", "lightning": "kamari"}), "call helm")
    play(game, "choose isle fira")
    assert not game.over
    spread = four("helm") | {"sandals": "oia"}
    assert not play(thera("helm", artifacts=spread), "call helm", "choose isle fira").over


@pytest.mark.rule("T5.3")
def test_one_out_of_the_game_and_nobody_can() -> None:
    artifacts = four("cornucopia") | {"helm": "pyrgos"}
    game = thera(artifacts=artifacts, gone=["cornucopia"], isles={"pyrgos": {"troops": 0}})
    play(game, "move troops kamari", "land pyrgos 1")
    assert (set(holders(game).values()), game.over) == ({"sparta"}, False)


# By a move or battle


@pytest.mark.rule("T5.3")
def test_taking_an_empty_territory() -> None:
    game = thera(artifacts=five("helm", "pyrgos"), isles={"pyrgos": {"troops": 0}})
    told = heard(game)
    play(game, "move troops kamari", "land pyrgos 1")
    assert ended(game) == WON
    assert [type(event) for event in told].count(events.GameEnded) == 1


@pytest.mark.rule("T5.3")
def test_winning_a_battle() -> None:
    game = thera(artifacts=five("helm", "pyrgos"), isles={"kamari": {"troops": 2}}, dice=[3, 0])
    assert ended(play(game, "move troops kamari", "land pyrgos 2")) == WON


@pytest.mark.rule("T5.3")
def test_not_before_the_battle_is_won() -> None:
    lands: Lands = {"kamari": {"troops": 3}, "pyrgos": {"troops": 2}}
    game = play(
        thera(artifacts=five("helm", "pyrgos"), isles=lands, dice=[0, 0]), "move troops kamari", "land pyrgos 3"
    )
    assert not game.over
    kept = play(game.copy(), "bring helm", "choose isle balos")  # the defender leaves with it
    assert (kept.over, lies(kept, "helm")) == (False, "balos")
    assert ended(play(game, "choose isle balos")) == WON


@pytest.mark.rule("T5.3")
def test_what_he_carries_counts_when_he_arrives() -> None:
    artifacts = five("helm", "pyrgos") | {"sandals": "kamari", "caduceus": "kamari"}
    lands: Lands = {"kamari": {"troops": 2}}
    game = thera(artifacts=artifacts, isles=lands, dice=[3, 0])
    assert ended(play(game, "move troops kamari", "bring sandals", "land pyrgos 2")) == WON


@pytest.mark.rule("T5.3", "T5.2")
def test_a_beaten_attacker_may_bring_the_defender_the_fifth() -> None:
    artifacts: dict[str, str] = dict.fromkeys(ARTIFACTS, "balos") | {"helm": "kamari"}
    game = thera(artifacts=artifacts, isles={"pyrgos": {"troops": 2}}, dice=[0, 3])
    play(game, "move troops kamari", "bring helm", "land pyrgos 1")
    assert ended(game) == ("artifacts", ["thebes"])


@pytest.mark.rule("T5.3", "T5.2")
def test_or_leave_it_on_a_retreat() -> None:
    artifacts: dict[str, str] = dict.fromkeys(ARTIFACTS, "balos") | {"helm": "kamari"}
    lands: Lands = {"kamari": {"troops": 3}, "pyrgos": {"troops": 3}}
    game = thera(artifacts=artifacts, isles=lands, dice=[0, 1])
    play(game, "move troops kamari", "bring helm", "land pyrgos 3", "stay", "choose isle kamari")
    assert ended(game) == ("artifacts", ["thebes"])


@pytest.mark.rule("T5.3", "C5")
def test_a_flight_wins_too() -> None:
    game = thera("pegasus", artifacts=five("helm", "emporio"), isles={"emporio": {"troops": 0}}, god="zeus")
    assert ended(play(game, "call pegasus", "choose isle fira", "land emporio 1")) == WON


@pytest.mark.rule("T5.3", "T4.3")
def test_a_titan_move_wins_too() -> None:
    lands: Lands = {"pyrgos": {"troops": 0}, "kamari": {"titans": 1}}
    game = thera(artifacts=five("helm", "pyrgos"), isles=lands, god="athena")
    assert ended(play(game, "move titans kamari", "take titans 1", "land pyrgos 0")) == WON


# A last territory without teams (B5.13)


def last(fifth: str = "helm", at: str = "pyrgos", **rest: Any) -> Game:
    """Pyrgos is Thebes's only territory."""
    lands: Lands = {"balos": {"owner": "corinth"}, "kamari": {"troops": 2}} | rest.pop("isles", {})
    return play(thera(artifacts=five(fifth, at), isles=lands, **rest), "move troops kamari")


@pytest.mark.rule("T5.3", "B5.13")
@pytest.mark.parametrize("fifth", ARTIFACTS)
def test_it_may_be_attacked_for_the_fifth_artifact(fifth: str) -> None:
    game = play(last(fifth, dice=[3, 0]), "land pyrgos 2")
    if fifth == "caduceus":
        play(game, "pass")  # Thebes doesn't pay for it (T5.6)
    assert ended(game) == WON


@pytest.mark.rule("T5.3", "B5.13")
def test_not_for_a_fourth_one_or_one_that_lies_elsewhere() -> None:
    refused(last(at="emporio"), "land pyrgos 2", "last_isle", "B5.13")
    lands: Lands = {"balos": {"owner": "corinth"}}
    artifacts: dict[str, str] = {"sandals": "fira", "caduceus": "fira", "lightning": "fira", "helm": "pyrgos"}
    fourth = play(thera(isles=lands, artifacts=artifacts), "move troops kamari")
    refused(fourth, "land pyrgos 1", "last_isle", "B5.13")


@pytest.mark.rule("T5.3", "B5.13")
def test_two_at_once_are_as_good() -> None:
    artifacts = five("helm", "pyrgos") | {"sandals": "pyrgos"}
    lands: Lands = {"balos": {"owner": "corinth"}, "kamari": {"troops": 2}}
    game = thera(artifacts=artifacts, isles=lands, dice=[3, 0])
    assert ended(play(game, "move troops kamari", "land pyrgos 2")) == WON


@pytest.mark.rule("T5.3", "B5.13")
def test_all_five_of_his_own_are_no_reason_to_land_where_none_lies() -> None:
    """With one out of the game the other four give nobody a right."""
    lands: Lands = {"balos": {"owner": "corinth"}}
    game = thera(isles=lands, artifacts=four("helm"), gone=["helm"])
    refused(play(game, "move troops kamari"), "land pyrgos 1", "last_isle", "B5.13")


@pytest.mark.rule("T5.3", "B5.14")
def test_the_loser_is_out_and_the_game_over() -> None:
    game = last(dice=[3, 0])
    told = heard(game)
    play(game, "land pyrgos 2")
    assert [type(event) for event in told if isinstance(event, events.PlayerEliminated | events.GameEnded)] == [
        events.PlayerEliminated,
        events.GameEnded,
    ]
    assert game.to_position()["cities"]["thebes"]["eliminated"]


# Teams


@pytest.mark.rule("T5.3", "T7.1")
def test_a_team_holds_them_together() -> None:
    artifacts = four("helm") | {"sandals": "oia", "caduceus": "finikia"}
    game = play(teams("helm", artifacts=artifacts), "call helm", "choose isle fira")
    assert ended(game) == TEAM_WON


@pytest.mark.rule("T5.3", "T7.1")
def test_opponents_artifacts_are_not_a_teams() -> None:
    artifacts = four("helm") | {"sandals": "emporio", "caduceus": "pyrgos"}
    game = play(teams("helm", artifacts=artifacts), "call helm", "choose isle fira")
    assert not game.over


@pytest.mark.rule("T5.3", "T7.1")
def test_without_teams_four_players_hold_their_own() -> None:
    artifacts = four("helm") | {"sandals": "oia"}
    assert not play(thera("helm", artifacts=artifacts), "call helm", "choose isle fira").over
    conquest = teams(artifacts=five("helm", "pyrgos") | {"sandals": "oia"}, isles={"pyrgos": {"troops": 0}})
    assert ended(play(conquest, "move troops kamari", "land pyrgos 1")) == TEAM_WON
