"""`cyclades train`: generation after generation of self-play and fit, kept in a folder so that it can go on later.

The folder holds the games of each generation in pieces (`games-3-0007.npz`), its weights (`weights-3.json`) and a log
(`log.json`), from which the plot is drawn.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np

from cyclades.bots.merchant.worth import WEIGHTS
from cyclades.bots.oracle.evaluation import HIDDEN
from cyclades.bots.oracle.features import FEATURE_COUNT, FEATURES, MORE
from cyclades.bots.oracle.weights import read_weights
from cyclades.charts import Line, line_chart
from cyclades.training.fit import Positions, Weights, blank, learn
from cyclades.training.self_play import Played, play, table_number

PIECE: Final = 24  # games in a file
REMEMBERED: Final = 3  # generations whose games are fitted
ROUNDS: Final = 8
GOLD_PIECES: Final = 25.0  # of the merchant's worth, that make one side e times as likely to win


def first_weights() -> dict[str, Any]:
    """What the merchant thinks of a position, and a hidden layer that has no say yet."""
    direct = [float(WEIGHTS[feature]) / GOLD_PIECES if feature < MORE else 0.0 for feature in range(FEATURE_COUNT)]
    return content_of(
        Weights(
            np.zeros((FEATURE_COUNT, HIDDEN), np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros(HIDDEN, np.float32),
            np.array(direct, np.float32),
        )
    )


def content_of(weights: Weights) -> dict[str, Any]:
    """Weights as they stand in a file."""
    return {
        "features": list(FEATURES),
        "hidden": HIDDEN,
        **{
            name: [round(float(number), 5) for number in part.reshape(-1)]
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


def play_piece(folder: Path, generation: int, piece: int) -> list[int]:
    """Play the games of one file and write it; how many cycles they took."""
    weights = read_weights(folder / f"weights-{generation - 1}.json")
    first = piece * PIECE
    games = [
        play(weights, generation == 1, table_number(number), generation * 1_000_003 + number)
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
        write(folder / "weights-0.json", first_weights())
    for generation in range(len(log) + 1, generations + 1):
        pieces = [piece for piece in range(-(-games // PIECE)) if not (folder / piece_name(generation, piece)).exists()]
        asked = [folder] * len(pieces), [generation] * len(pieces), pieces
        if workers == 1:
            done = list(map(play_piece, *asked))
        else:
            with ProcessPoolExecutor(workers) as pool:
                done = list(pool.map(play_piece, *asked))
        positions = read_games(folder, generation)
        before = weights_of(read_weights(folder / f"weights-{generation - 1}.json"))
        after, loss = learn(before, positions, ROUNDS, np.random.default_rng(generation))
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
