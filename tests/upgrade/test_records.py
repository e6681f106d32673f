"""Records of older builds are replayed to where they led, written anew, and verified."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cyclades import FormError, Game
from cyclades.engine.setting.config import FIRST_RULES
from cyclades.forms.board_file import our_board
from cyclades.forms.record import read_record
from cyclades.table.play import Play
from cyclades.table.verify import Unfair, verify
from tests.cli.command import cyclades, shown
from tests.upgrade.stored import A0F4933, BUILDS, differences

RECORDS = [(build, name) for build in BUILDS for name in build.read("records")]


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.commit)
def test_every_record_leads_where_it_led(build: Any) -> None:
    positions = build.read("positions")
    for name, forms in build.read("records").items():
        expected = build.manifest[name]
        for form in (forms["json"], forms["text"], json.dumps(forms["json"])):
            game = Game.replay(form)
            assert game.action_count == expected["actions"], name
            assert game.result() == expected["result"], name
            assert game.fingerprint() == expected["fingerprint"], name
            assert not differences(positions[name], game.to_position()), name
        again = game.record()
        assert again.rules == forms["json"]["rules"]
        assert again.config["board"] == game.board.data
        assert Game.replay(again.as_text()).fingerprint() == expected["fingerprint"], name
        checked = verify(forms["json"])
        assert (checked.actions, checked.board) == (expected["actions"], game.board.title), name


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.commit)
def test_every_last_position_is_read_and_the_same(build: Any) -> None:
    for name, position in build.read("positions").items():
        game = Game.from_position({"rules": FIRST_RULES} | position)
        assert game.fingerprint() == build.manifest[name]["fingerprint"], name


# The board that changed before versions were counted


SPENDING = ("recruit", "build", "call", "move", "land", "sail")
NUMBER = 6  # of a game that differs enough


def on_the_earlier_board(number: int = NUMBER) -> dict[str, Any]:
    """A sealed record of five players at titans-5-6 as it was before versions were counted; it names its board."""
    config = {
        "players": 5,
        "modules": ["titans"],
        "options": {"max_cycles": 6},
        "board": our_board("titans-5-6", 0).data,
        "rules": 1,
    }
    seed = bytes([number] * 32)
    rng = random.Random(number)
    play, log = Play.begin(config, seed)
    while not play.game.over:
        player = play.game.player
        assert player is not None
        legal = [play.game.text(action) for action in play.game.legal_actions()]
        log += play.act(player, rng.choice([text for text in legal if text.startswith(SPENDING)] or legal))
    record = play.record(seed, log)
    return record | {"config": record["config"] | {"board": "titans-5-6"}}


def test_a_game_on_a_board_that_has_changed_since_is_replayed_on_that_board() -> None:
    record = on_the_earlier_board()
    now = our_board("titans-5-6", 1).data
    with pytest.raises(FormError):
        Game.replay(record | {"config": record["config"] | {"board": now}})
    game = Game.replay(record)
    assert game.board.data == our_board("titans-5-6", 0).data
    assert game.result() == record["result"]
    assert verify(record).actions == len(record["actions"])


def test_a_game_is_not_called_fair_on_another_board_than_its_own(tmp_path: Path) -> None:
    record = on_the_earlier_board()
    forged = record["config"]["board"] = json.loads(json.dumps(our_board("titans-5-6", 0).data))
    assert verify(record).actions
    forged["territories"][0]["name"] = "Nowhere"
    with pytest.raises(Unfair, match=r"^record: config: board: another_board \(board=titans-5-6\)$"):
        verify(record)
    record["config"]["board"] = our_board("titans-5-6", 1).data
    with pytest.raises(Unfair):
        verify(record)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = cyclades("verify", str(file))
    assert (done.returncode, done.stdout) == (1, "")


def test_a_record_says_on_which_board_it_was_fair(tmp_path: Path) -> None:
    name = "titans-5"
    file = tmp_path / "record.json"
    file.write_text(json.dumps(A0F4933.read("records")[name]["json"]), encoding="utf-8")
    assert our_board("titans-5-6").title in shown("verify", str(file))


def test_rules_that_are_not_known_are_refused_by_their_number() -> None:
    record = A0F4933.read("records")["base-3"]["json"]
    for version in (0, 99, None, True, "1"):
        with pytest.raises(FormError, match=r"^record: rules: rules_unknown "):
            read_record(record | {"rules": version})
