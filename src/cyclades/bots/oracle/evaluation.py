"""The learned evaluation: how strong each player stands, and from that everyone's chance to win. Compiled.

A player's row of features goes through one hidden layer to a strength; the chances are in proportion to the strengths'
exponentials. So the same few numbers serve every count of players and every module.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cyclades.bots.merchant.worth import WEIGHTS, Judge
from cyclades.bots.oracle.features import FEATURE_COUNT, fill
from cyclades.engine.cities.holdings import is_eliminated
from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Numbers, i64
from cyclades.engine.words.pieces import BIT, MAX_PLAYERS, NONE

HIDDEN: Final = 24
REST: Final = 0.0002  # nothing is done for nothing
OUT: Final = -30.0  # the strength of who is out of the game


class Evaluation(Judge):
    """Weights, and the chances they give in a position."""

    def __init__(self, inner: list[float], inner_bias: list[float], outer: list[float], direct: list[float]) -> None:
        super().__init__(REST, WEIGHTS)
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
        self.hidden: Numbers = Numbers([0.0] * HIDDEN)
        self.known: Numbers = Numbers([0.0] * MAX_PLAYERS)  # the strengths remembered
        self.strengths: Numbers = Numbers([0.0] * MAX_PLAYERS)
        self.chances: Numbers = Numbers([0.0] * MAX_PLAYERS)

    def row(self, engine: Engine, player: i64) -> list[float]:
        """The features of a player."""
        self.survey.read(engine)
        found = self.survey.found
        fill(engine, player, self.survey, found)
        return [found[feature] for feature in range(FEATURE_COUNT)]

    def strength(self, engine: Engine, player: i64) -> float:
        """How strong a player stands; the survey must be of this position."""
        found = self.survey.found
        fill(engine, player, self.survey, found)
        inner = self.inner
        hidden = self.hidden
        for unit in range(HIDDEN):
            hidden[unit] = self.inner_bias[unit]
        strength: float = 0.0
        for feature in range(FEATURE_COUNT):
            value = found[feature]
            if value != 0.0:
                strength += value * self.direct[feature]
                first = feature * HIDDEN
                for unit in range(HIDDEN):
                    hidden[unit] += value * inner[first + unit]
        for unit in range(HIDDEN):
            value = hidden[unit]
            if value > 0.0:
                strength += value * self.outer[unit]
        return strength

    def remember(self, engine: Engine) -> None:
        """From now on whoever has what he has here is as strong as here: one turn seldom changes others much."""
        survey = self.survey
        survey.read(engine)
        for player in range(engine.config.players):
            survey.known_holdings[player] = survey.holdings(engine, player)
            self.known[player] = self.strength(engine, player)
        survey.remembers = True

    def worth(self, engine: Engine, player: i64) -> float:
        """A player's chance to win; others may be taken for as strong as remembered."""
        self.weigh(engine, player)
        return self.chances[player]

    def judge(self, engine: Engine) -> None:
        """Work out everyone's chance to win, into `chances`."""
        self.forget()
        self.weigh(engine, NONE)

    def weigh(self, engine: Engine, player: i64) -> None:
        state = engine.state
        config = engine.config
        survey = self.survey
        if state.ending != NOT_OVER:
            share: float = 1.0 / float(winning_sides(engine))
            for other in range(config.players):
                self.chances[other] = share if state.winners & BIT[other] else 0.0
            return
        survey.read(engine)
        for other in range(config.players):
            if is_eliminated(engine, other):
                self.strengths[other] = OUT
            elif (
                survey.remembers and other != player and survey.holdings(engine, other) == survey.known_holdings[other]
            ):
                self.strengths[other] = self.known[other]
            else:
                self.strengths[other] = self.strength(engine, other)
        self.share_out(engine)

    def share_out(self, engine: Engine) -> None:
        """Chances from strengths; partners have theirs together."""
        config = engine.config
        chances = self.chances
        strongest: float = -1000.0
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
