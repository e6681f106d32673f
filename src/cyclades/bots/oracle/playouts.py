"""The rest of a cycle played out quickly, everyone for himself, and what it comes to. Compiled."""

from __future__ import annotations

from typing import Final

from cyclades.bots.merchant.battles import answer_usually, usual_answer
from cyclades.bots.merchant.turns import Planner
from cyclades.bots.oracle.evaluation import Evaluation
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import OFFERING, TURN
from cyclades.engine.words.actions import AT_BID_APOLLO, AT_END_TURN
from cyclades.engine.words.pieces import NONE

CHOICES: Final = 14  # looked at inside one step of a turn
POSITIONS: Final = 44  # and for the whole turn, with the least care
CAREFUL: Final = 3  # with so much care two lines are followed instead of one
MOST_PLANS: Final = 2  # of one turn: another one after a battle
MOST_DECISIONS: Final = 400  # of what is left of a cycle
SEEDS: Final = 2147483561


class Playouts:
    """Plays positions out to the next offerings; every time chance falls anew. Care is how well turns are planned."""

    def __init__(self, evaluation: Evaluation, seed: int, care: i64) -> None:
        self.evaluation = evaluation
        self.chance = SeededChance(seed)
        self.planner = Planner(0, 2 if care >= CAREFUL else 1, CHOICES * care, POSITIONS * care, evaluation)
        self.played: i64 = 0

    def result(self, engine: Engine, player: i64) -> float:
        """A player's chance to win after the rest of this cycle; the engine is used up."""
        self.finish_cycle(engine)
        self.played += 1
        self.evaluation.judge(engine)
        return self.evaluation.chances[player]

    def finish_cycle(self, engine: Engine) -> None:
        state = engine.state
        cycle = state.cycle
        marker: i64 = NONE
        god: i64 = NONE
        plans: i64 = 0
        for _ in range(MOST_DECISIONS):
            if state.ending != NOT_OVER:
                return
            room = state.stack[state.top]
            if room == OFFERING:
                if state.cycle != cycle:
                    return
                engine.take(AT_BID_APOLLO)
            elif room == TURN:
                if state.turn_marker != marker or state.turn_god != god:
                    marker = state.turn_marker
                    god = state.turn_god
                    plans = 0
                plans += 1
                if plans > MOST_PLANS or not self.follow_plan(engine):
                    self.end_turn(engine)
            else:
                engine.take(usual_answer(engine))

    def follow_plan(self, engine: Engine) -> bool:
        """Plan a turn and play it as far as the first battle; whether there is one to go on from."""
        player = engine.decider()
        self.planner.player = player
        return follow(engine, player, self.planner.plan(engine))

    def end_turn(self, engine: Engine) -> None:
        state = engine.state
        if state.ending == NOT_OVER and state.stack[state.top] == TURN:
            engine.take(AT_END_TURN if engine.is_legal(AT_END_TURN) else usual_answer(engine))


def follow(engine: Engine, player: i64, path: list[i64]) -> bool:
    """Take the actions of a plan one after the other; whether a battle or a draw came in between."""
    for action in path:
        if engine.decider() != player or not engine.is_legal(action):
            return True
        before = engine.irrevocable
        engine.take(action)
        if engine.irrevocable != before:
            answer_usually(engine)
            return True
    return False
