"""Nothing that leads games elsewhere changes without a new version of the rules, and a game keeps its own."""

from __future__ import annotations

import copy
import hashlib
import json
import re

import pytest

from cyclades import ConfigError, FormError, Game, Seat
from cyclades.engine.setting.config import FIRST_RULES, RULES_VERSION
from cyclades.forms.board_file import our_board
from tests.places import ROOT
from tests.upgrade.digests import changes, found, stored


def test_boards_cards_and_recorded_games_are_those_of_their_version() -> None:
    now = found()
    assert not changes(stored(), now), "a new version of the rules is needed: docs/versions.md"
    assert now == {version: {name: stored()[version].get(name) for name in names} for version, names in now.items()}, (
        "python -m tests.upgrade.digests writes down what is new"
    )


@pytest.mark.parametrize("name", ["boards/titans-5-6", "cards/heroes", "games/3-players-plain-1"])
def test_a_change_without_a_version_is_noticed(name: str) -> None:
    now = copy.deepcopy(found())
    now[str(RULES_VERSION) if name.startswith("cards") else "1"][name] = "other"
    assert len(changes(stored(), now)) == 1
    del now[str(RULES_VERSION) if name.startswith("cards") else "1"][name]
    assert len(changes(stored(), now)) == 1, "one that is gone"


def test_every_version_is_described() -> None:
    text = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (\d+) \| .* \| ?(.*?) ?\|$", text, re.MULTILINE)
    assert {int(version) for version, _ in listed} == set(range(FIRST_RULES, RULES_VERSION + 1))
    for version, older in listed:
        assert int(version) == FIRST_RULES or older.startswith(("kept", "migrated"))


def test_a_game_keeps_its_version_wherever_it_goes() -> None:
    for version in range(FIRST_RULES, RULES_VERSION + 1):
        game = Game.new(3, seed=1, rules=version)
        game.apply(game.legal_actions()[0])
        assert game.config.rules == game.copy().config.rules == version
        assert game.to_position()["rules"] == version
        assert Game.from_position(game.to_position()).config.rules == version
        record = game.record()
        assert record.rules == record.as_json()["rules"] == version
        assert f"\nrules: {version}\n" in record.as_text()
        assert Game.replay(record.as_text()).config.rules == version
        began = Game.from_position(game.to_position())
        began.apply(began.legal_actions()[0])
        assert Game.replay(began.record().as_json()).config.rules == version


def test_the_newest_rules_are_played_if_nothing_is_said() -> None:
    assert Game.new(3).config.rules == Game.from_position({"players": 3}).config.rules == RULES_VERSION


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1, -1, "1", True, 1.0])
def test_versions_that_are_not_there_are_refused(version: object) -> None:
    with pytest.raises(ConfigError, match="rules"):
        Game.new(3, rules=version)
    with pytest.raises((ConfigError, FormError), match="rules"):
        Game.from_position({"players": 3, "rules": version})


def test_the_version_is_no_part_of_the_fingerprint() -> None:
    """Those that were written down before it was part of a position still hold."""
    game = Game.new(3, seed=1, rules=FIRST_RULES)
    as_it_was = {field: value for field, value in game.to_position().items() if field not in ("rules", "removed")}
    text = json.dumps(as_it_was, sort_keys=True)
    assert game.fingerprint() == hashlib.sha256(text.encode()).hexdigest()[:16]


def test_a_bot_is_asked_by_the_rules_of_its_game() -> None:
    import random

    game = Game.new(3, seed=1, rules=FIRST_RULES)
    assert game.player is not None
    imagined = Seat(game, game.player).imagine(random.Random(1))
    assert imagined.to_position()["rules"] == FIRST_RULES


def test_a_record_has_its_board_itself() -> None:
    game = Game.new(4, seed=1)
    record = game.record().as_json()
    assert record["config"]["board"] == our_board("base-4").data
    assert json.loads(json.dumps(record)) == Game.replay(record).record().as_json()
    # As if the board of that name had changed since: the record is played on the one it holds.
    other = json.loads(json.dumps(record))
    other["config"]["board"]["title"] = "As it was"
    replayed = Game.replay(other)
    assert replayed.board.title == "As it was"
    assert replayed.to_position()["board"] == other["config"]["board"], "a name would mean another one"
    assert Game.from_position(replayed.to_position()).board.title == "As it was"


def test_a_record_that_began_at_a_position_is_played_on_its_board() -> None:
    game = Game.from_position(Game.new(4, seed=1).to_position())
    game.apply(game.legal_actions()[0])
    record = game.record().as_json()
    assert record["position"]["board"] == "base-4"
    record["config"]["board"] = record["config"]["board"] | {"title": "As it was"}
    assert Game.replay(record).board.title == "As it was"
    record["position"]["rules"] = 99
    with pytest.raises((ConfigError, FormError), match=r"^record: position: another_game$|^rules: "):
        Game.replay(record)
