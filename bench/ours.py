"""Our figures, of whichever build is imported: `python -m bench.ours SECONDS` prints them as JSON."""

from __future__ import annotations

import json
import random
import sys

from bench.clock import rate
from cyclades import COMPILED, Game, SeededChance
from cyclades.engine.machine.playout import play_randomly

PLAYERS = 5
COPIES = 1000
MOST = 100_000


class Contender:
    """The five-player base game, played at random."""

    def __init__(self) -> None:
        self.seed = 0
        self.middle = Game.new(PLAYERS, seed=1)
        for _ in range(200):
            legal = self.middle.legal_actions()
            self.middle.apply(legal[len(legal) // 2])

    def new_game(self) -> Game:
        self.seed += 1
        return Game.new(PLAYERS, seed=self.seed)

    def loop(self) -> int:
        """A game driven from a plain Python loop, legal actions included."""
        game = self.new_game()
        decisions = 0
        pick = random.random
        while not game.over:
            legal = game.legal_actions()
            game.apply(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    def playout(self) -> int:
        """A game inside the engine."""
        return int(play_randomly(self.new_game().engine, SeededChance(self.seed), MOST))

    def copies(self) -> int:
        for _ in range(COPIES):
            self.middle.copy()
        return COPIES


def main(seconds: float) -> None:
    contender = Contender()
    figures = {
        "build": "compiled" if COMPILED else "pure",
        "loop": rate(contender.loop, seconds),
        "playouts": rate(contender.playout, seconds),
        "copies": rate(contender.copies, seconds),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
