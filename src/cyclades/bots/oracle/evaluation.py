"""The learned evaluation: how strong each player stands, and from that everyone's chance to win. Compiled.

A player's row of features goes through one hidden layer to a strength; the chances are in proportion to the strengths'
exponentials. So the same few numbers serve every count of players and every module.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cyclades.bots.oracle.features import FEATURE_COUNT, Features
from cyclades.engine.chance import SeededChance, set_size
from cyclades.engine.engine import NOT_OVER, Engine
from cyclades.engine.holdings import is_eliminated
from cyclades.engine.packed import Numbers, i64
from cyclades.engine.pieces import BIT, MAX_PLAYERS, NONE

HIDDEN: Final = 24


class Evaluation:
    """Weights, and the chances they give in a position."""

    def __init__(self, inner: list[float], inner_bias: list[float], outer: list[float], direct: list[float]) -> None:
        if (len(inner), len(inner_bias), len(outer), len(direct)) != (
            FEATURE_COUNT * HIDDEN,
            HIDDEN,
            HIDDEN,
            FEATURE_COUNT,
        ):
            raise ValueError("weights: they belong to other features or another hidden layer")
        self.inner: Numbers = Numbers(inner)  # by feature, then by hidden unit
        self.inner_bias: Numbers = Numbers(inner_bias)
        self.outer: Numbers = Numbers(outer)
        self.direct: Numbers = Numbers(direct)  # straight from features to strength
        self.features = Features()
        self.dice = SeededChance(0)  # for steps that are finished by chance
        self.hidden: Numbers = Numbers([0.0] * HIDDEN)
        self.strengths: Numbers = Numbers([0.0] * MAX_PLAYERS)
        self.chances: Numbers = Numbers([0.0] * MAX_PLAYERS)

    def strength(self, player: i64) -> float:
        """Of a player whose features are filled in."""
        rows = self.features.rows
        inner = self.inner
        hidden = self.hidden
        at = player * FEATURE_COUNT
        for unit in range(HIDDEN):
            hidden[unit] = self.inner_bias[unit]
        found: float = 0.0
        for feature in range(FEATURE_COUNT):
            value = rows[at + feature]
            if value != 0.0:
                found += value * self.direct[feature]
                first = feature * HIDDEN
                for unit in range(HIDDEN):
                    hidden[unit] += value * inner[first + unit]
        for unit in range(HIDDEN):
            value = hidden[unit]
            if value > 0.0:
                found += value * self.outer[unit]
        return found

    def judge(self, engine: Engine) -> None:
        """Work out everyone's chance to win, into `chances`."""
        state = engine.state
        config = engine.config
        chances = self.chances
        if state.ending != NOT_OVER:
            share: float = 1.0 / float(winning_sides(engine))
            for player in range(config.players):
                chances[player] = share if state.winners & BIT[player] else 0.0
            return
        self.features.fill(engine)
        strongest: float = -1000.0
        for player in range(config.players):
            if is_eliminated(engine, player):
                self.strengths[player] = -30.0
            else:
                self.strengths[player] = self.strength(player)
        for player in range(config.players):
            partner = config.partner[player]
            chances[player] = self.strengths[player]
            if partner != NONE:
                chances[player] = (self.strengths[player] + self.strengths[partner]) * 0.5
            if chances[player] > strongest:
                strongest = chances[player]
        total: float = 0.0
        for player in range(config.players):
            chances[player] = exp(chances[player] - strongest)
            total += chances[player]
        if config.teams:
            total *= 0.5
        for player in range(config.players):
            chances[player] = chances[player] / total


def winning_sides(engine: Engine) -> i64:
    """Among how many a victory is shared; partners count once."""
    winners = set_size(engine.state.winners)
    return winners // 2 if engine.config.teams else winners
