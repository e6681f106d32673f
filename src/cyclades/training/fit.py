"""The fit: weights under which the games' winners were likely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cyclades.bots.oracle.evaluation import HIDDEN
from cyclades.bots.oracle.features import FEATURE_COUNT
from cyclades.engine.words.pieces import MAX_PLAYERS

Floats = NDArray[np.float32]
BATCH: Final = 512
RATE: Final = 0.002
DECAY: Final = 0.0003  # of weights, by step
INNER: Final = 0.12  # how far the first weights of the hidden layer lie from 0
LEAST_SPREAD: Final = 0.05  # of a feature's numbers
LOOKS_AHEAD: Final = 3
NEXT: Final = 0.1  # how much of what a position promised is judged by the very next one
KEPT_BACK: Final = 10  # one game of so many is not fitted, but tells when to stop


@dataclass
class Weights:
    """What is learned."""

    inner: Floats
    inner_bias: Floats
    outer: Floats
    direct: Floats

    def parts(self) -> list[Floats]:
        return [self.inner, self.inner_bias, self.outer, self.direct]


@dataclass
class Positions:
    """Many positions at once: features by player, the side of each player, what each side got, the game it is of."""

    rows: Floats  # position, player, feature
    sides: Floats  # position, player, side: a player's part of his side's strength
    shares: Floats  # position, side
    game: NDArray[np.int32]


def chances(weights: Weights, rows: Floats, sides: Floats) -> tuple[Floats, Floats]:
    """Each side's chance to win, and the hidden layer on the way to it."""
    hidden = np.maximum(rows @ weights.inner + weights.inner_bias, 0)
    strength = hidden @ weights.outer + rows @ weights.direct
    side = np.einsum("bp,bps->bs", strength, sides)
    side[sides.sum(axis=1) == 0] = -1e9
    side -= side.max(axis=1, keepdims=True)
    likely = np.exp(side)
    return (likely / likely.sum(axis=1, keepdims=True)).astype(np.float32), hidden


def gradients(weights: Weights, rows: Floats, sides: Floats, shares: Floats) -> list[Floats]:
    chance, hidden = chances(weights, rows, sides)
    by_side = (chance - shares) / len(rows)
    by_strength = np.einsum("bs,bps->bp", by_side, sides)
    by_hidden = by_strength[:, :, None] * weights.outer * (hidden > 0)
    flat = rows.reshape(-1, FEATURE_COUNT)
    by_hidden = by_hidden.reshape(-1, HIDDEN)
    by_strength = by_strength.reshape(-1)
    return [
        flat.T @ by_hidden,
        by_hidden.sum(axis=0),
        hidden.reshape(-1, HIDDEN).T @ by_strength,
        flat.T @ by_strength,
    ]


def loss(weights: Weights, positions: Positions) -> float:
    """How surprising the winners are, on average, in nats."""
    chance, _ = chances(weights, positions.rows, positions.sides)
    return float(-(positions.shares * np.log(chance + 1e-9)).sum(axis=1).mean())


def is_kept_back(positions: Positions) -> NDArray[np.bool_]:
    """By position; of every kind of table some games are."""
    kept: NDArray[np.bool_] = (positions.game + positions.game // KEPT_BACK) % KEPT_BACK == 0
    return kept


def select(positions: Positions, chosen: NDArray[np.bool_]) -> Positions:
    return Positions(positions.rows[chosen], positions.sides[chosen], positions.shares[chosen], positions.game[chosen])


def learn(weights: Weights, positions: Positions, rounds: int, rng: np.random.Generator) -> tuple[Weights, float]:
    """Fit to how the games ended, then to how they went on, which luck has less to do with."""
    found, surprise = fit(weights, positions, rounds, rng)
    begin = weights  # not what luck has just taught
    for _ in range(LOOKS_AHEAD):
        found, surprise = fit(begin, looking_ahead(found, positions), rounds, rng)
        begin = found
    return found, surprise


def looking_ahead(weights: Weights, positions: Positions) -> Positions:
    """The same positions; what each side got is what it seems to have got one position later, or later still.

    Games that are kept back stay as they ended.
    """
    chance, _ = chances(weights, positions.rows, positions.sides)
    shares = positions.shares.copy()
    fitted = ~is_kept_back(positions)
    for place in range(len(shares) - 2, -1, -1):
        if fitted[place] and positions.game[place] == positions.game[place + 1]:
            shares[place] = NEXT * chance[place + 1] + (1 - NEXT) * shares[place + 1]
    return Positions(positions.rows, positions.sides, shares, positions.game)


def fit(weights: Weights, positions: Positions, rounds: int, rng: np.random.Generator) -> tuple[Weights, float]:
    """The weights under which the games kept back surprise least, and how much they do."""
    seated = positions.sides.sum(axis=2) > 0
    scale = positions.rows[seated].std(axis=0) + LEAST_SPREAD  # every feature counts alike, whatever its numbers
    inner = weights.inner * scale[:, None]
    if not inner.any():  # nothing learned yet
        inner = rng.normal(0, INNER, inner.shape).astype(np.float32)
    scaled = Weights(inner, weights.inner_bias, weights.outer, weights.direct * scale)
    alike = Positions(positions.rows / scale, positions.sides, positions.shares, positions.game)
    found, surprise = descend(scaled, alike, rounds, rng)
    return Weights(found.inner / scale[:, None], found.inner_bias, found.outer, found.direct / scale), surprise


def descend(weights: Weights, positions: Positions, rounds: int, rng: np.random.Generator) -> tuple[Weights, float]:
    """Adam over all positions, `rounds` times; the weights that did best on the games kept back, and their loss."""
    back = is_kept_back(positions)
    tested = select(positions, back)
    fitted = select(positions, ~back)
    now = [part.copy() for part in weights.parts()]
    mean = [np.zeros_like(part) for part in now]
    square = [np.zeros_like(part) for part in now]
    best = Weights(*[part.copy() for part in now])
    best_loss = loss(best, tested)
    step = 0
    for _ in range(rounds):
        order = rng.permutation(len(fitted.rows))
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            step += 1
            slopes = gradients(Weights(*now), fitted.rows[chosen], fitted.sides[chosen], fitted.shares[chosen])
            for i, slope in enumerate(slopes):
                slope = slope + DECAY * now[i]
                mean[i] += 0.1 * (slope - mean[i])
                square[i] += 0.001 * (slope * slope - square[i])
                m = mean[i] / (1 - 0.9**step)
                s = square[i] / (1 - 0.999**step)
                now[i] = (now[i] - RATE * m / (np.sqrt(s) + 1e-8)).astype(np.float32)
        present = Weights(*[part.copy() for part in now])
        present_loss = loss(present, tested)
        if present_loss < best_loss:
            best, best_loss = present, present_loss
    return best, best_loss


def blank(count: int) -> Positions:
    return Positions(
        np.zeros((count, MAX_PLAYERS, FEATURE_COUNT), np.float32),
        np.zeros((count, MAX_PLAYERS, MAX_PLAYERS), np.float32),
        np.zeros((count, MAX_PLAYERS), np.float32),
        np.zeros(count, np.int32),
    )
