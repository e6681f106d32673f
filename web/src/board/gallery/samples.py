"""Writes samples.json: each board with a busy position from random games, or with made-up pieces."""

import json
import random
from pathlib import Path
from typing import Any

from cyclades.content import board_names, board_path
from cyclades.game import Game

PLAYERS = {"base-2-3": 3, "base-4": 4, "base-5": 5}


def middle_of_a_game(players: int) -> dict[str, Any]:
    """The busiest table of some random games."""
    best: dict[str, Any] = {}
    most = -1
    for seed in range(12):
        roll = random.Random(seed)
        game = Game.new(players=players, seed=seed)
        for _ in range(900):
            if game.over:
                break
            view = game.view(None)
            isles = view["isles"].values()
            busy = (
                sum(
                    len([b for b in isle["buildings"] if b])
                    + 4 * isle["metropolis"]
                    + isle["markers"]
                    + 3 * bool(isle["figure"])
                    for isle in isles
                )
                + sum(sea["fleets"] for sea in view["seas"].values())
                + 4 * bool(view["kraken"])
            )
            if busy > most:
                best, most = view, busy
            game.apply(roll.choice(game.legal_actions()))
    return best


def made_up(board: dict[str, Any]) -> dict[str, Any]:
    """Pieces strewn over a board that the engine doesn't play yet."""
    roll = random.Random(5)
    cities = ["sparta", "athens", "corinth", "thebes", "argos", "mycenae"]
    kinds = ["port", "fortress", "temple", "university", "theatre", None, None]
    isles = {}
    for territory in board["territories"]:
        owner = roll.choice([*cities, None])
        cover = territory["metropolis_slots"] if roll.random() < 0.2 else []
        isles[territory["id"]] = {
            "owner": owner,
            "troops": roll.choice([0, 1, 2, 5]) if owner else 0,
            "buildings": [None if slot in cover else roll.choice(kinds) for slot in range(len(territory["cells"]))],
            "metropolis": bool(cover),
            "markers": roll.choice([0, 0, 1]),
            "figure": {"card": "medusa", "holder": owner, "called": 1} if roll.random() < 0.1 else None,
        }
    land = {tuple(cell) for territory in board["territories"] for cell in territory["cells"]}
    seas = [f"{row}-{col}" for row, n in enumerate(board["rows"]) for col in range(n) if (row, col) not in land]
    fleets = {sea: {"owner": roll.choice(cities), "fleets": roll.randint(1, 3)} for sea in roll.sample(seas, 12)}
    return {"board": board["id"], "isles": isles, "seas": fleets, "kraken": roll.choice(seas)}


def sample(name: str) -> dict[str, Any]:
    board = json.loads(board_path(name).read_text())
    if name in PLAYERS:
        view = middle_of_a_game(PLAYERS[name])
    else:
        view = made_up(board)
    isles = [f"isle:{t['id']}" for t in board["territories"]]
    land = {tuple(cell) for t in board["territories"] for cell in t["cells"]}
    seas = [f"sea:{r}-{c}" for r, n in enumerate(board["rows"]) for c in range(n) if (r, c) not in land]
    return {"board": board, "view": view, "lights": isles[::3] + seas[::4]}


Path(__file__).with_name("samples.json").write_text(
    json.dumps({name: sample(name) for name in board_names()}, separators=(",", ":"))
)
