"""Many games in one process, one decision of each at a time. Compiled, like the engine."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Bytes, i64, u8
from cyclades.engine.setting.config import Config
from cyclades.engine.setting.setup import blank_engine, set_up
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.env.observer import Observer

SEEDS: Final = 2**31 - 2


def new_engine(config: Config, seed: int) -> Engine:
    """A game at its first decision."""
    engine = blank_engine(config, SeededChance(seed))
    set_up(engine, None)
    engine.settle()
    return engine


def put_mask(engine: Engine, cells: Bytes, start: i64, value: i64) -> None:
    """Write `value` where each legal action has its place."""
    mark = u8(value)
    for i in range(engine.find_legal()):
        cells[start + engine.legal[i]] = mark


def share_of(config: Config, winners: int, player: int) -> float:
    """A player's share of the victory: one, divided by the number of sides who won; nothing for those who lost."""
    sides = {config.team_of[other] for other in range(config.players) if winners >> other & 1}
    return 1.0 / len(sides) if config.team_of[player] in sides else 0.0


class IllegalChoice(ValueError):
    """An action that isn't legal in its game: nothing was carried out in any."""


class Batch:
    """The games, and what their deciders see. All rows are written anew by each `step`."""

    def __init__(self, config: Config, games: int, seed: int) -> None:
        self.config = config
        self.observer = Observer(config)
        self.chance = SeededChance(seed)
        self.engines: list[Engine] = []
        self.observations = Bytes([0] * (games * int(self.observer.size)))  # by game, as its decider sees it
        self.masks = Bytes([0] * (games * ACTION_LIMIT))  # by game: 1 for each legal action
        self.players = Bytes([0] * games)  # who decides
        self.ended = Bytes([0] * games)  # whether the last step ended a game; a new one is there already
        self.winners = Bytes([0] * games)  # of the game that ended, as a mask
        for game in range(games):
            self.engines.append(self.fresh())
            self.show(game)

    def fresh(self) -> Engine:
        return new_engine(self.config, self.chance.below(SEEDS) * SEEDS + self.chance.below(SEEDS))

    def show(self, game: i64) -> None:
        """Write down what the decider of a game sees."""
        engine = self.engines[game]
        player = engine.decider()
        self.players[game] = u8(player)
        self.observer.fill(engine, player, self.observations, game * self.observer.size)
        put_mask(engine, self.masks, game * ACTION_LIMIT, 1)

    def step(self, actions: list[int]) -> None:
        """Carry out one action in each game; a game that ends is replaced by a new one."""
        self.check(actions)
        for game in range(len(self.engines)):
            engine = self.engines[game]
            put_mask(engine, self.masks, game * ACTION_LIMIT, 0)
            engine.take(actions[game])
            if engine.state.ending != NOT_OVER:
                self.ended[game] = u8(1)
                self.winners[game] = u8(engine.state.winners)
                self.engines[game] = self.fresh()
            else:
                self.ended[game] = u8(0)
                self.winners[game] = u8(0)
            self.show(game)

    def check(self, actions: list[int]) -> None:
        if len(actions) != len(self.engines):
            raise IllegalChoice(f"{len(self.engines)} games need as many actions, not {len(actions)}")
        for game in range(len(self.engines)):
            action = actions[game]
            if not 0 <= action < ACTION_LIMIT:
                raise IllegalChoice(f"game {game}: an action is a number from 0 to {ACTION_LIMIT - 1}, not {action}")
            if not self.masks[game * ACTION_LIMIT + action]:
                refusal = self.engines[game].why_not(action)
                reason = "" if refusal is None else f": {refusal.code} ({refusal.rule})"
                raise IllegalChoice(f"game {game}: action {action} is not legal{reason}")

    def random_actions(self) -> list[int]:
        """A legal action for each game, all with the same chance."""
        chosen: list[int] = []
        for game in range(len(self.engines)):
            engine = self.engines[game]
            chosen.append(int(engine.legal[self.chance.below(engine.find_legal())]))
        return chosen
