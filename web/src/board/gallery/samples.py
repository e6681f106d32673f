"""Writes samples.json: each board with a busy position from random games."""

import json
import random
from pathlib import Path
from typing import Any

from cyclades.content import board_path
from cyclades.game import Game

# By the sample's name: its board, players, modules, and whether four play in teams.
SAMPLES: dict[str, tuple[str, int, tuple[str, ...], bool]] = {
    "base-2-3": ("base-2-3", 3, (), False),
    "base-4": ("base-4", 4, (), False),
    "base-5": ("base-5", 5, (), False),
    "titans-3": ("titans-3-4", 3, ("titans",), False),
    "titans-4": ("titans-3-4", 4, ("titans",), True),
    "titans-5": ("titans-5-6", 5, ("titans", "hades", "heroes", "favours"), False),
    "titans-6": ("titans-5-6", 6, ("titans",), True),
}


def busyness(view: dict[str, Any]) -> int:
    isles = view["isles"].values()
    return (
        sum(
            len([building for building in isle["buildings"] if building])
            + 4 * isle["metropolis"]
            + isle["markers"]
            + 3 * bool(isle["figure"])
            + 2 * isle.get("titans", 0)
            + 3 * bool(isle.get("special"))
            + 2 * bool(isle.get("undead"))
            for isle in isles
        )
        + sum(sea["fleets"] for sea in view["seas"].values())
        + 4 * bool(view["kraken"])
        + 3 * len(view.get("artifacts", {}))
        + 3 * len(view.get("heroes", {}))
    )


def middle_of_a_game(players: int, modules: tuple[str, ...], teams: bool) -> dict[str, Any]:
    """The busiest table of some random games, as the first player sees it."""
    best: dict[str, Any] = {}
    most = -1
    for seed in range(12):
        roll = random.Random(seed)
        game = Game.new(players=players, modules=modules, teams=teams or None, seed=seed)
        for step in range(1500):
            if game.over:
                break
            if step % 20 == 0:
                view = game.view(0)
                busy = busyness(view)
                if busy > most:
                    best, most = view, busy
            game.apply(roll.choice(game.legal_actions()))
    return best


def sample(name: str) -> dict[str, Any]:
    board_name, players, modules, teams = SAMPLES[name]
    board = json.loads(board_path(board_name).read_text())
    view = middle_of_a_game(players, modules, teams)
    isles = [f"isle:{t['id']}" for t in board["territories"]]
    land = {tuple(cell) for t in board["territories"] for cell in t["cells"]}
    seas = [f"sea:{r}-{c}" for r, n in enumerate(board["rows"]) for c in range(n) if (r, c) not in land]
    return {"board": board, "view": view, "lights": isles[::3] + seas[::4]}


Path(__file__).with_name("samples.json").write_text(
    json.dumps({name: sample(name) for name in SAMPLES}, separators=(",", ":"))
)
