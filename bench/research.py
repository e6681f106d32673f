"""The research environment's figures: `python -m bench.research SECONDS` prints them as JSON."""

from __future__ import annotations

import json
import sys
import time

from bench.clock import rate
from bench.zoo import play_randomly
from cyclades.env import env
from cyclades.env.vector import VectorEnv

PLAYERS = 5
GAMES = 64


class Runner:
    """Many games at once, with what their deciders see and may do."""

    def __init__(self) -> None:
        self.table = VectorEnv(GAMES, PLAYERS, seed=1)

    def __call__(self) -> int:
        self.table.step(self.table.random_actions())
        return GAMES


def main(seconds: float) -> None:
    table = env(players=PLAYERS)
    figures = {
        "pettingzoo": rate(lambda: play_randomly(table), seconds),
        "vector": rate(Runner(), seconds),
        # No ratio, so it must not depend on what else the machine does.
        "vector, of the core's time": rate(Runner(), seconds, time.process_time),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
