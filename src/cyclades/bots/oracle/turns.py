"""A turn: the best of its lines by plan, then each played out with the rest of the cycle. Compiled."""

from __future__ import annotations

from typing import Final

from cyclades.bots.merchant.turns import Planner
from cyclades.bots.oracle.playouts import SEEDS, Playouts, follow
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64

TRUST: Final = 3.0  # how many playouts what the plan promises counts for
FIRST_ROUNDS: Final = 2  # before any line is given up
GIVEN_UP: Final = 0.08  # so much worse than the best, after the first rounds; less later


class Candidate:
    """A line of the turn: what the plan promises, and what its playouts came to."""

    def __init__(self, path: list[i64], promise: float) -> None:
        self.path = path
        self.promise = promise
        self.total: float = 0.0
        self.times: float = 0.0

    def chance(self) -> float:
        return (TRUST * self.promise + self.total) / (TRUST + self.times)


class TurnSearch:
    """Looks for the best line of a player's turn."""

    def __init__(self, playouts: Playouts, player: i64, width: i64, choices: i64, positions: i64, lines: i64) -> None:
        self.playouts = playouts
        self.player = player
        self.planner = Planner(player, width, choices, positions, playouts.evaluation, lines)
        self.candidates: list[Candidate] = []
        self.rounds: i64 = 0

    def plan(self, engine: Engine) -> None:
        """Find the lines that are worth playing out."""
        self.planner.plan(engine)
        self.candidates = [Candidate(end.path, end.worth) for end in self.planner.ends]

    def round(self, engine: Engine) -> None:
        """Play every line out once, all with the same luck, and give up those that are clearly worse."""
        seed = self.playouts.chance.below(SEEDS)
        for candidate in self.candidates:
            trial = engine.copy()
            trial.chance = SeededChance(seed)
            if not follow(trial, self.player, candidate.path):
                self.playouts.end_turn(trial)
            candidate.total += self.playouts.result(trial, self.player)
            candidate.times += 1.0
        self.rounds += 1
        if self.rounds >= FIRST_ROUNDS:
            self.give_up()

    def give_up(self) -> None:
        least = self.best().chance() - GIVEN_UP * float(FIRST_ROUNDS) / float(self.rounds)
        kept: list[Candidate] = []
        for candidate in self.candidates:
            if candidate.chance() >= least:
                kept.append(candidate)
        self.candidates = kept

    def best(self) -> Candidate:
        found = self.candidates[0]
        for candidate in self.candidates:
            if candidate.chance() > found.chance():
                found = candidate
        return found
