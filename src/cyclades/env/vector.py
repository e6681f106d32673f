"""Many games in one process, for learners: arrays of what all deciders see, of what they may do, and of rewards."""

from __future__ import annotations

import secrets
from typing import Any

from cyclades.env import ResearchMissing

try:
    import numpy as np
except ImportError as error:
    raise ResearchMissing(error.name) from None

from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.env.batch import Batch, share_of
from cyclades.env.features import Layout
from cyclades.game import Game


class VectorEnv:
    """`games` games at once. Each step takes one action a game; a game that ends gives way to a new one at once.

    `observations`, `masks` and `players` (whose decision it is) show the present and are written anew by each step:
    copy what you want to keep. The arguments but `games` are those of `Game.new`.
    """

    def __init__(
        self,
        games: int,
        players: int = 5,
        modules: tuple[str, ...] = (),
        teams: bool | None = None,
        options: dict[str, object] | None = None,
        board: object = None,
        seed: int | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"games: a number from 1 on is needed, not {games}")
        config = Game.new(players, seed=1, modules=modules, teams=teams, options=options, board=board).config
        self.games = games
        self.config = config
        self.layout = Layout(config)
        self._batch = Batch(config, games, secrets.randbits(60) if seed is None else seed)
        self.observations = shown(self._batch.observations, np.uint8).reshape(games, self.layout.size)
        self.masks = shown(self._batch.masks, np.int8).reshape(games, ACTION_LIMIT)
        self.players = shown(self._batch.players, np.uint8)
        self._ended = shown(self._batch.ended, np.uint8)
        self._winners = shown(self._batch.winners, np.uint8)
        # By the set of winners: what each player is rewarded with. Nobody wins a game that goes on.
        self._shares = np.array(
            [[share_of(config, won, player) for player in range(players)] for won in range(2**players)], np.float32
        )

    def step(self, actions: Any) -> tuple[Any, Any]:
        """One action for each game: the rewards (games × players) and which games have ended.

        If one of them isn't legal, `IllegalChoice` names the first, and nothing is done in any game.
        """
        self._batch.step(np.asarray(actions, np.int64).tolist())
        return self._shares[self._winners], self._ended.astype(bool)

    def random_actions(self) -> Any:
        """A legal action for each game, all with the same chance."""
        return np.array(self._batch.random_actions(), np.int64)


def shown(cells: Any, kind: Any) -> Any:
    """The memory of a row as an array that can't be written to."""
    array = np.frombuffer(cells, kind)
    array.flags.writeable = False
    return array
