"""The PettingZoo environment passes PettingZoo's own tests, and plays the game as it is."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cyclades import ConfigError, Game, IllegalAction
from cyclades.engine.words.pieces import CITIES
from cyclades.env import env

GAMES: list[dict[str, Any]] = [
    {"players": 2, "options": {"max_cycles": 3}},
    {"players": 5},
    {"players": 3, "modules": ("hades", "heroes", "favours")},
    {"players": 4, "modules": ("titans",), "teams": True, "options": {"max_cycles": 2}},
    {"players": 6, "modules": ("titans", "hades")},
]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_pettingzoos_test_of_the_interface_passes(game: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have agents called player_0, and no dictionaries
        api_test(env(**game), num_cycles=200, verbose_progress=False)


def test_pettingzoos_test_of_seeds_passes() -> None:
    seed_test(lambda: env(players=3, modules=("heroes",)), num_cycles=100)


def play_on(table: Any, rng: np.random.Generator, most: int = 100_000) -> dict[str, float]:
    """Random play to the end; what each agent was given in all."""
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(most):
        seen, reward, over, _, _ = table.last()
        total[agent] += reward
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return total


def test_a_whole_game_rewards_its_winners() -> None:
    table = env(players=3, options={"max_cycles": 4})
    table.reset(seed=5)
    total = play_on(table, np.random.default_rng(1))
    assert table.game.over
    assert table.agents == []
    winners = [CITIES[winner] for winner in table.game.winners]
    assert total == {city: 1 / len(winners) if city in winners else 0.0 for city in CITIES[:3]}


def test_partners_win_together() -> None:
    table = env(players=4, modules=("titans",), teams=True, options={"max_cycles": 2})
    table.reset(seed=2)
    total = play_on(table, np.random.default_rng(1))
    assert total["sparta"] == total["athens"]
    assert total["corinth"] == total["thebes"]
    assert total["sparta"] + total["corinth"] == 1


def test_the_decider_has_the_legal_actions_and_the_others_none() -> None:
    table = env(players=3)
    table.reset(seed=1)
    for _ in range(40):
        assert table.agent_selection == CITIES[table.game.player]
        legal = sorted(table.game.legal_actions())
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            assert np.flatnonzero(mask).tolist() == (legal if agent == table.agent_selection else [])
        table.step(legal[len(legal) // 2])


def test_what_was_observed_stays_as_it_was() -> None:
    table = env(players=2)
    table.reset(seed=1)
    first = table.observe("sparta")
    kept = first["observation"].copy(), first["action_mask"].copy()
    for _ in range(10):
        table.step(table.game.legal_actions()[0])
        table.observe("sparta")
    assert (first["observation"] == kept[0]).all()
    assert (first["action_mask"] == kept[1]).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env(players=3)
    table.reset(seed=1)
    before = table.game.fingerprint()
    with pytest.raises(IllegalAction, match=r"^\w+ \(B"):
        table.step(table.game.parse("recruit priest"))
    assert table.game.fingerprint() == before
    assert table.agent_selection == CITIES[table.game.player]


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(ConfigError, match="players"):
        env(players=6)
    with pytest.raises(ConfigError, match="module"):
        env(players=3, modules=("atlantis",))


def test_the_game_so_far_can_be_read() -> None:
    table = env(players=2, render_mode="ansi")
    table.reset(seed=1)
    action = table.game.legal_actions()[0]
    text = table.game.text(action)
    table.step(action)
    assert text in table.render()


def test_without_the_research_packages_it_says_what_is_missing() -> None:
    """In a Python that can't find PettingZoo, as after a plain installation."""
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "import cyclades.env, cyclades.env.observer\n"
        "try: cyclades.env.env()\n"
        "except ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "cyclades.env needs pettingzoo: pip install 'cyclades[research]'"


def test_seeds_make_games_that_chance_makes_too() -> None:
    table = env(players=5)
    table.reset(seed=9)
    first = table.game.fingerprint()
    table.reset(seed=9)
    assert table.game.fingerprint() == first
    table.reset()
    assert table.game.fingerprint() != first
    assert isinstance(table.game, Game)
