"""The peers' figures, run by the Python of their own environment: prints them as JSON.

catanatron: four players at random, `play_tick` (legal actions included), `Game.copy`, and both as a playout. OpenSpiel:
C++ games driven from the same plain loop as ours; a chance node is not counted as a decision. PettingZoo: its
`chess_v6`.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from bench.clock import rate
from bench.zoo import play_randomly

COPIES = 200
MOST_TURNS = 1000


def catanatron_game() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def catanatron_loop() -> int:
    game = catanatron_game()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


class CatanatronCopies:
    def __init__(self) -> None:
        self.game = catanatron_game()
        for _ in range(200):
            self.game.play_tick()

    def __call__(self) -> int:
        for _ in range(COPIES):
            self.game.copy()
        return COPIES


class CatanatronPlayouts(CatanatronCopies):
    """What its Monte Carlo search does at every leaf: a copy, played at random to its end. The tree itself, which the
    package leaves out, would only slow it down.
    """

    def __call__(self) -> int:
        game = self.game.copy()
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
        return 1


class SpielLoop:
    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def __call__(self) -> int:
        state = self.game.new_initial_state()
        decisions = 0
        pick = random.random
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions


class Chess:
    def __init__(self) -> None:
        from pettingzoo.classic import chess_v6

        self.table = chess_v6.env()

    def __call__(self) -> int:
        return play_randomly(self.table)


def main(seconds: float) -> None:
    figures = {
        "catanatron": rate(catanatron_loop, seconds),
        "catanatron copies": rate(CatanatronCopies(), seconds),
        "catanatron playouts": rate(CatanatronPlayouts(), seconds),
    }
    for name in ("chess", "backgammon", "gin_rummy"):
        figures[f"OpenSpiel {name}"] = rate(SpielLoop(name), seconds)
    figures["PettingZoo chess_v6"] = rate(Chess(), seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
