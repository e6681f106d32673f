"""`cyclades train`: generation after generation of self-play and fit, kept in a folder so that it can go on later.

The folder holds the games of each generation in pieces (`games-3-0007.npz`), its weights (`weights-3.json`) and a log
(`log.json`), from which the plot is drawn.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from cyclades.bots.oracle.evaluation import HIDDEN, Evaluation
from cyclades.bots.oracle.features import FEATURE_COUNT, FEATURES
from cyclades.bots.oracle.weights import evaluation_from, read_weights
from cyclades.charts import Line, line_chart
from cyclades.training.fit import Positions, Weights, blank, fit
from cyclades.training.self_play import Played, play, table_number

PIECE: Final = 24  # games in a file
REMEMBERED: Final = 3  # generations whose games are fitted
ROUNDS: Final = 12
# What a beginner would tell the evaluation, so that the first games are games at all.
FIRST: Final = {
    "gold": 0.6,
    "gold up to 4": 0.2,
    "revenue": 1.5,
    "metropolises": 1.2,
    "a second metropolis": 0.6,
    "one metropolis short of winning": 0.3,
    "enough metropolises": 2.5,
    "no space for a metropolis": -0.3,
    "a philosopher": 0.25,
    "a second philosopher": 0.3,
    "a third philosopher": 0.4,
    "priests": 0.8,
    "a port": 0.2,
    "a fortress": 0.2,
    "a temple": 0.2,
    "a university": 0.2,
    "two types of building": 0.1,
    "three types of building": 0.3,
    "isles": 1.0,
    "troops": 0.8,
    "fleets": 0.5,
    "metropolises to be attacked this cycle": -0.8,
    "rivals' metropolises to attack this cycle": 0.5,
    "titans": 0.6,
    "artifacts": 0.3,
    "priestesses": 0.3,
    "items": 0.3,
}


def first_weights(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    return content_of(
        Weights(
            np.array([rng.gauss(0, 0.15) for _ in range(FEATURE_COUNT * HIDDEN)], np.float32).reshape(-1, HIDDEN),
            np.zeros(HIDDEN, np.float32),
            np.zeros(HIDDEN, np.float32),
            np.array([FIRST.get(name, 0.0) for name in FEATURES], np.float32),
        )
    )


def content_of(weights: Weights) -> dict[str, Any]:
    """Weights as they stand in a file."""
    return {
        "features": list(FEATURES),
        "hidden": HIDDEN,
        **{
            name: [round(float(number), 4) for number in part.reshape(-1)]
            for name, part in zip(("inner", "inner_bias", "outer", "direct"), weights.parts(), strict=True)
        },
    }


def weights_of(content: dict[str, Any]) -> Weights:
    parts = [np.array(content[name], np.float32) for name in ("inner", "inner_bias", "outer", "direct")]
    return Weights(parts[0].reshape(FEATURE_COUNT, HIDDEN), *parts[1:])


def write(path: Path, content: object) -> None:
    """A file is there whole or not at all."""
    beside = path.with_suffix(".part")
    beside.write_text(json.dumps(content))
    beside.replace(path)


@lru_cache(maxsize=1)
def evaluation_of(path: Path) -> Evaluation:
    return evaluation_from(read_weights(path))


def play_piece(folder: Path, generation: int, piece: int) -> list[int]:
    """Play the games of one file and write it; how many cycles they took."""
    evaluation = evaluation_of(folder / f"weights-{generation - 1}.json")
    first = piece * PIECE
    games = [
        play(evaluation, table_number(number), generation * 1_000_003 + number)
        for number in range(first, first + PIECE)
    ]
    positions = together(games, first)
    path = folder / piece_name(generation, piece)
    beside = path.with_suffix(".part.npz")
    np.savez_compressed(
        beside, rows=positions.rows, sides=positions.sides, shares=positions.shares, game=positions.game
    )
    beside.replace(path)
    return [game.cycles for game in games]


def piece_name(generation: int, piece: int) -> str:
    return f"games-{generation}-{piece:04}.npz"


def together(games: list[Played], first: int) -> Positions:
    """All positions of some games, made alike for any number of players."""
    positions = blank(sum(len(game.positions) for game in games))
    at = 0
    for number, game in enumerate(games, first):
        for rows in game.positions:
            positions.rows[at, : game.players] = np.array(rows, np.float32).reshape(game.players, FEATURE_COUNT)
            for player, side in enumerate(game.sides):
                positions.sides[at, player, side] = 1 / game.sides.count(side)
                positions.shares[at, side] = game.shares[player]
            positions.game[at] = number
            at += 1
    return positions


def read_games(folder: Path, last: int) -> Positions:
    """The positions of the generations that are remembered."""
    parts = [
        np.load(path)
        for generation in range(max(1, last - REMEMBERED + 1), last + 1)
        for path in sorted(folder.glob(f"games-{generation}-*[0-9].npz"))
    ]
    return Positions(*[np.concatenate([part[name] for part in parts]) for name in ("rows", "sides", "shares", "game")])


def train(folder: Path, generations: int, games: int, workers: int) -> Iterator[dict[str, Any]]:
    """Go on from what the folder holds to that many generations; a line of the log after each."""
    folder.mkdir(parents=True, exist_ok=True)
    log_path = folder / "log.json"
    log: list[dict[str, Any]] = json.loads(log_path.read_text()) if log_path.exists() else []
    if not (folder / "weights-0.json").exists():
        write(folder / "weights-0.json", first_weights(0))
    for generation in range(len(log) + 1, generations + 1):
        pieces = [piece for piece in range(-(-games // PIECE)) if not (folder / piece_name(generation, piece)).exists()]
        with ProcessPoolExecutor(workers) as pool:
            done = list(pool.map(play_piece, [folder] * len(pieces), [generation] * len(pieces), pieces))
        positions = read_games(folder, generation)
        before = weights_of(read_weights(folder / f"weights-{generation - 1}.json"))
        after, loss = fit(before, positions, ROUNDS, np.random.default_rng(generation))
        write(folder / f"weights-{generation}.json", content_of(after))
        cycles = [number for piece in done for number in piece]
        log.append(
            {
                "generation": generation,
                "positions": len(positions.rows),
                "loss": round(loss, 4),
                "cycles": round(sum(cycles) / len(cycles), 2) if cycles else None,
            }
        )
        write(log_path, log)
        (folder / "learning.svg").write_text(learning_chart(log), encoding="utf-8")
        yield log[-1]


def learning_chart(log: list[dict[str, Any]]) -> str:
    """The loss by generation."""
    line = Line("games kept back", [(float(entry["generation"]), float(entry["loss"])) for entry in log])
    return line_chart("How surprising the winners were", [line], "generation", "nats")
