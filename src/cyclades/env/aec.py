"""The game as a PettingZoo environment: agents act one after the other, with a mask of what is legal."""

from __future__ import annotations

import secrets
from typing import Any, Final

from cyclades.env import ResearchMissing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise ResearchMissing(error.name) from None

from cyclades.engine.machine.engine import NOT_OVER
from cyclades.engine.machine.packed import Bytes
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.engine.words.pieces import CITIES
from cyclades.env.batch import put_mask, share_of
from cyclades.env.features import HIGHEST
from cyclades.env.observer import Observer
from cyclades.env.vector import shown
from cyclades.game import Game

SEED_BITS: Final = 60


class CycladesEnv(AECEnv):  # type: ignore[misc]
    """One game after the other; the agents are the cities.

    The arguments are those of `Game.new`. An observation is a dictionary of what the agent sees (`observation`, see
    docs/environment.md) and of what it may do now (`action_mask`). At the end of the game each winner is rewarded with
    his share of the victory, 1 if nobody shares it; there are no other rewards. An action that isn't legal raises
    `IllegalAction` and changes nothing.
    """

    metadata: Final = {"name": "cyclades_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 5,
        modules: tuple[str, ...] = (),
        teams: bool | None = None,
        options: dict[str, object] | None = None,
        board: object = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._setup: dict[str, Any] = {"modules": modules, "teams": teams, "options": options, "board": board}
        self._seeds = np.random.default_rng(secrets.randbits(SEED_BITS))
        self.game = Game.new(players, seed=1, **self._setup)
        self.render_mode = render_mode
        self._observer = Observer(self.game.config)
        size = int(self._observer.size)
        self._cells = Bytes([0] * size)
        self._mask = Bytes([0] * ACTION_LIMIT)
        self._cells_shown = shown(self._cells, np.uint8)
        self._mask_shown = shown(self._mask, np.int8)
        self.possible_agents: list[str] = list(CITIES[:players])
        self.agents: list[str] = []
        seen = spaces.Box(0, HIGHEST, (size,), np.uint8)
        mask = spaces.Box(0, 1, (ACTION_LIMIT,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTION_LIMIT) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With the same `seed` the same games follow, given the same actions."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = Game.new(len(self.possible_agents), int(self._seeds.integers(2**SEED_BITS)), **self._setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.player or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now. Only who has to decide has anything in his mask."""
        player = self.possible_agents.index(agent)
        engine = self.game.engine
        self._observer.fill(engine, player, self._cells, 0)
        decides = engine.decider() == player
        if decides:
            put_mask(engine, self._mask, 0, 1)
        seen = {
            "observation": self._cells_shown.copy(),
            "action_mask": self._mask_shown.copy(),
        }
        if decides:
            put_mask(engine, self._mask, 0, 0)
        return seen

    def step(self, action: Any) -> None:
        """The selected agent's action; None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        game.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        if game.engine.state.ending == NOT_OVER:
            self.agent_selection = self.possible_agents[game.engine.decider()]
            return
        winners = int(game.engine.state.winners)
        for player, each in enumerate(self.possible_agents):
            self.rewards[each] = share_of(game.config, winners, player)
            self.terminations[each] = True
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The game so far as a text, for the mode `ansi`."""
        return self.game.record().as_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
