"""The OpenSpiel game passes OpenSpiel's own tests, and its chance nodes are the dice and draws of the game."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import cyclades.env.open_spiel  # registers the game
from cyclades import Game
from cyclades.engine.machine.chance import RecordedChance
from cyclades.engine.machine.packed import Bytes
from cyclades.env.observer import Observer
from cyclades.env.open_spiel import Position

GAMES = [
    "cyclades(max_cycles=3)",
    "cyclades(players=5,max_cycles=2)",
    "cyclades(players=3,modules=hades+heroes+favours,max_cycles=3)",
    "cyclades(players=4,modules=titans,teams=True,max_cycles=2)",
    "cyclades(players=6,modules=titans+favours,max_cycles=1)",
]


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_simulation_test_passes(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


def play_on(state: Any, rng: random.Random, most: int = 100_000) -> tuple[list[int], list[int]]:
    """Random play: the players' actions, and the outcomes of chance."""
    actions: list[int] = []
    outcomes: list[int] = []
    while not state.is_terminal() and len(actions) < most:
        if state.is_chance_node():
            possible = state.chance_outcomes()
            assert sum(chance for _, chance in possible) == pytest.approx(1)
            outcomes.append(rng.choice(possible)[0])
            state.apply_action(outcomes[-1])
        else:
            actions.append(rng.choice(state.legal_actions()))
            state.apply_action(actions[-1])
    return actions, outcomes


@pytest.mark.parametrize("text", GAMES)
def test_a_game_is_the_one_that_the_same_actions_and_outcomes_make(text: str) -> None:
    spiel = pyspiel.load_game(text)
    state = spiel.new_initial_state()
    actions, outcomes = play_on(state, random.Random(3))
    config = spiel.config
    game = Game.new(
        config.players,
        modules=config.modules,
        teams=config.teams or None,
        options=config.options.as_dict(),
        chance=RecordedChance(outcomes),
    )
    for action in actions:
        game.apply(action)
    assert game.over
    assert state.position.settled.state == game.engine.state
    shares = {tuple(sorted(game.winners))}
    assert {tuple(player for player, share in enumerate(state.returns()) if share)} == shares
    assert sum(state.returns()) == (2 if config.teams else 1)


def test_dice_and_draws_have_their_chances() -> None:
    state = pyspiel.load_game("cyclades(players=3)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]  # B2.2
    state = pyspiel.load_game("cyclades(players=3,modules=hades)").new_initial_state()
    rng = random.Random(1)
    while not state.is_chance_node() or not state.action_to_string(-1, 1).startswith("die"):
        possible = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(rng.choice(possible)[0])
    sixth = pytest.approx(1 / 6)
    third = pytest.approx(1 / 3)
    assert state.chance_outcomes() == [(0, sixth), (1, third), (2, third), (3, sixth)]  # B1.4


def test_observations_are_the_documented_rows() -> None:
    spiel = pyspiel.load_game("cyclades(players=3,modules=favours)")
    state = spiel.new_initial_state()
    play_on(state, random.Random(5), most=80)
    assert not state.is_terminal()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in range(3):
        cells = Bytes([0] * spiel.observation_tensor_shape()[0])
        Observer(spiel.config).fill(state.position.settled, player, cells, 0)
        assert np.array(state.observation_tensor(player)).tolist() == list(bytes(cells))


def test_an_information_state_is_all_that_a_player_has_seen_and_nothing_else() -> None:
    spiel = pyspiel.load_game("cyclades(players=2)")
    first = spiel.new_initial_state()
    play_on(first, random.Random(5), most=3)  # in the middle of the offerings
    again = spiel.new_initial_state()
    for action in first.history():
        again.apply_action(action)
    for player in range(2):
        assert again.information_state_string(player) == first.information_state_string(player)
    assert first.information_state_string(0) != first.information_state_string(1)
    for player in range(2):  # bids are open
        legal = first.legal_actions()
        assert len({first.child(action).information_state_string(player) for action in legal}) == len(legal) > 1


def test_face_down_items_differ_in_their_owners_information_only() -> None:
    """H4.5: who holds what is in the chance nodes, but not in what the others see."""
    form: dict[str, Any] = {
        "players": 3,
        "modules": ["favours"],
        "cities": {"athens": {"secret_items": ["aegis"]}},
    }
    config = Game.new(3, seed=1, modules=("favours",)).config
    seen = []
    for item in ("aegis", "cup"):
        form["cities"]["athens"]["secret_items"] = [item]
        position = Position(config)
        position.settled = Game.from_position(form).engine
        position.needed = None
        position.seen = [b""] * 3
        position.take(position.legal_actions()[0])
        seen.append(position.seen)
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]
    assert seen[0][2] == seen[1][2]


@pytest.mark.parametrize("steps", [0, 1, 30])
def test_positions_are_copied_and_kept_whole(steps: int) -> None:
    state = pyspiel.load_game("cyclades(players=2)").new_initial_state()
    rng = random.Random(2)
    for _ in range(steps):
        possible = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(rng.choice(possible)[0])
    for other in (copy.deepcopy(state.position), pickle.loads(pickle.dumps(state.position))):
        assert other.at_chance == state.position.at_chance
        assert other.seen == state.position.seen
        if other.at_chance:
            assert other.chances() == state.position.chances()
            other.take(other.chances()[0][0])
        else:
            assert other.legal_actions() == state.position.legal_actions()
            other.take(other.legal_actions()[0])
    assert state.position.seen == state.clone().position.seen


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(Exception, match="players"):
        cyclades.env.open_spiel.CycladesGame({"players": 6})
