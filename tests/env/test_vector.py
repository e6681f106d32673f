"""Many games at once are the same games, one decision of each at a time."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cyclades import ConfigError
from cyclades.engine.machine.packed import Bytes
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.env.batch import Batch, IllegalChoice, put_mask, share_of
from cyclades.env.observer import Observer
from cyclades.env.vector import VectorEnv
from cyclades.game import Game
from tests.documents.parts import blocks_of


def test_rows_and_masks_are_those_of_each_game() -> None:
    table = VectorEnv(5, players=3, modules=("hades",), seed=4)
    batch: Batch = table._batch
    observer = Observer(table.config)
    for _ in range(60):
        for game, engine in enumerate(batch.engines):
            cells = Bytes([0] * table.layout.size)
            observer.fill(engine, engine.decider(), cells, 0)
            mask = Bytes([0] * ACTION_LIMIT)
            put_mask(engine, mask, 0, 1)
            assert table.observations[game].tobytes() == bytes(cells)
            assert table.masks[game].tobytes() == bytes(mask)
            assert table.players[game] == engine.decider()
        table.step(table.random_actions())


def test_random_actions_are_legal_and_all_of_them_come_up() -> None:
    table = VectorEnv(1, players=2, seed=1)
    legal = set(np.flatnonzero(table.masks[0]))
    assert {int(table.random_actions()[0]) for _ in range(60 * len(legal))} == legal


def test_a_game_that_ends_rewards_and_gives_way_to_a_new_one() -> None:
    table = VectorEnv(3, players=2, options={"max_cycles": 2}, seed=7)
    ended = np.zeros(3, int)
    for _ in range(400):
        last = list(table._batch.engines)
        rewards, over = table.step(table.random_actions())
        for game in range(3):
            if over[game]:
                state = last[game].state
                assert state.ending
                winners = [player for player in range(2) if state.winners >> player & 1]
                assert rewards[game].tolist() == [1 / len(winners) if p in winners else 0 for p in range(2)]
                assert table._batch.engines[game] is not last[game]
                assert table._batch.engines[game].state.cycle == 1
            else:
                assert not rewards[game].any()
                assert table._batch.engines[game] is last[game]
        ended += over
    assert ended.min() >= 3


def test_the_same_seed_plays_the_same_games() -> None:
    def run(seed: int) -> bytes:
        table = VectorEnv(4, players=5, seed=seed)
        for _ in range(80):
            table.step(table.random_actions())
        return bytes(table.observations.tobytes())

    assert run(3) == run(3)
    assert run(3) != run(4)


def test_games_at_once_are_different_games() -> None:
    table = VectorEnv(8, players=5, seed=1)
    assert len({row.tobytes() for row in table.observations}) > 4


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    table = VectorEnv(3, players=3, seed=1)
    actions = table.random_actions()
    before = [engine.state.as_tuple() for engine in table._batch.engines]
    actions[1] = 0  # ending a turn, in the offerings
    with pytest.raises(IllegalChoice, match=r"^game 1: action 0 is not legal: \w+ \([BCHT][\d.]+\)$"):
        table.step(actions)
    with pytest.raises(IllegalChoice, match=f"^game 1: an action is a number from 0 to {ACTION_LIMIT - 1}, not -1$"):
        table.step([actions[0], -1, actions[2]])
    with pytest.raises(IllegalChoice, match=r"^3 games need as many actions, not 2$"):
        table.step(actions[:2])
    assert [engine.state.as_tuple() for engine in table._batch.engines] == before


def test_what_is_shown_cannot_be_written_to() -> None:
    table = VectorEnv(2, players=2, seed=1)
    for shown in (table.observations, table.masks, table.players):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1


def test_games_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="games"):
        VectorEnv(0)
    with pytest.raises(ConfigError):
        VectorEnv(2, players=7)


def test_shares_of_a_victory() -> None:
    three = Game.new(3, seed=1).config
    assert [share_of(three, 0b010, player) for player in range(3)] == [0, 1, 0]
    assert [share_of(three, 0b110, player) for player in range(3)] == [0, 0.5, 0.5]
    teams = Game.new(4, seed=1, modules=("titans",), teams=True).config
    assert [share_of(teams, 0b1100, player) for player in range(4)] == [0, 0, 1, 1]
    assert [share_of(teams, 0b1111, player) for player in range(4)] == [0.5] * 4
    assert [share_of(teams, 0b0001, player) for player in range(4)] == [1, 1, 0, 0]


def test_the_example_of_the_document_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the document's numbers it takes minutes; a few rounds are enough to see it win more."""
    (text,) = blocks_of("docs/environment.md", "py")
    (tmp_path / "learn.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    learn: Any = importlib.import_module("learn")
    before, after = learn.main(rounds=4, steps=300)
    assert 0.35 < before < 0.65
    assert after > before + 0.05
