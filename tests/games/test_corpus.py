"""Recorded games, of every number of players and every way of ending, still lead through the same positions."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import FormError, Game
from cyclades.engine.setting.config import FIRST_RULES
from cyclades.forms.board_file import our_board
from cyclades.forms.record import read_record
from cyclades.game import begin_replay, replay_step
from tests.games.corpus import NAMES, content_of, raw_record
from tests.players.tastes import WITH_TITANS, WITHOUT_TITANS

EVERY = 50  # actions between two fingerprints


def as_written_now(record: Any) -> Any:
    """Records of version 1 only named their board; now they hold the board itself, and the rules' version twice."""
    if record["rules"] > FIRST_RULES:
        return record
    config = record["config"] | {"board": our_board(record["config"]["board"], record["rules"]).data}
    position = record["position"] and {"rules": record["rules"]} | record["position"]
    return record | {"config": config, "position": position}


@pytest.mark.parametrize("name", NAMES)
def test_game_is_as_it_was(name: str) -> None:
    content = content_of(name)
    record = read_record(content["record"])
    game = begin_replay(record)
    fingerprints = [game.fingerprint()]
    for number, step in enumerate(record.steps, start=1):
        replay_step(game, step, number)
        if number % EVERY == 0 or number == len(record.steps):
            fingerprints.append(game.fingerprint())
    assert fingerprints == content["fingerprints"]
    assert game.result() == content["record"]["result"]
    assert game.record().as_json() == as_written_now(content["record"])


def test_corpus_is_whole() -> None:
    games = [raw_record(name) for name in NAMES]
    assert len(games) >= 40
    sorts = {(game["config"]["players"], game["result"]["ending"]) for game in games}
    assert sorts >= {(players, ending) for players in (2, 3, 4, 5) for ending in ("metropolises", "max_cycles")}
    assert (2, "last_player") in sorts
    assert {len(game["result"]["winners"]) > 1 for game in games} == {False, True}
    options = {option for game in games for option in game["config"]["options"]}
    assert options == {"edition", "apollo_marker", "open_gold", "priests_two_player", "tiebreak", "max_cycles"}
    assert any(game["position"] for game in games)


def test_corpus_has_all_modules() -> None:
    games = [raw_record(name) for name in NAMES]
    with_modules = [game for game in games if game["config"]["modules"] and "titans" not in game["config"]["modules"]]
    assert len(with_modules) >= 24
    assert {tuple(game["config"]["modules"]) for game in with_modules} == set(WITHOUT_TITANS[1:])
    assert {game["config"]["players"] for game in with_modules} == {2, 3, 4, 5}
    assert {game["result"]["ending"] for game in with_modules} == {"metropolises", "max_cycles", "last_player"}
    assert {len(game["result"]["winners"]) > 1 for game in with_modules} == {False, True}
    words = {word for game in with_modules for action in game["actions"] for word in action.split()[:2]}
    assert words >= {
        "favour",
        "necropolis",
        "undead",
        "sacrifice",
        "reroll",
        "priestess",
        "pass",
        "use",
        "dismiss",
        "pay",
    }


def test_corpus_has_titans() -> None:
    games = [raw_record(name) for name in NAMES]
    titans = [game for game in games if "titans" in game["config"]["modules"]]
    assert len(titans) >= 14
    tables = {(game["config"]["players"], game["config"].get("teams", False)) for game in titans}
    assert tables == {(3, False), (4, False), (4, True), (5, False), (6, True)}
    assert {game["result"]["ending"] for game in titans} == {"metropolises", "last_player", "max_cycles", "artifacts"}
    of_teams = {game["result"]["ending"] for game in titans if game["config"].get("teams")}
    assert of_teams >= {"metropolises", "max_cycles", "artifacts"}
    subsets = {tuple(game["config"]["modules"]) for game in titans}
    assert subsets <= set(WITH_TITANS)
    assert {module for subset in subsets for module in subset} == set(WITH_TITANS[-1])
    words = {" ".join(action.split()[:2]) for game in titans for action in game["actions"]}
    assert words >= {
        "recruit titan",
        "move titans",
        "take titans",
        "lose titan",
        "bring helm",
        "pass through",
        "choose metropolis",
        "send helm",
        "choose number",
        "choose player",
    }


def test_a_changed_record_is_refused() -> None:
    record = raw_record(NAMES[0])
    without_last = {**record, "actions": record["actions"][:-1]}
    with pytest.raises(FormError, match=r"^record: another_result$"):
        Game.replay(without_last)
    with pytest.raises(
        FormError, match=r"^record: actions: 1: action_not_possible \(action='end'\): against_the_rules "
    ):
        Game.replay({**record, "actions": ["end", *record["actions"]]})
