"""Steps inside turns: a quick plan step by step, and a tree search for the choices that count. Compiled."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from cyclades.bots.oracle.evaluation import Evaluation
from cyclades.engine.actions import AT_END_TURN
from cyclades.engine.chance import SeededChance
from cyclades.engine.engine import NOT_OVER, Engine
from cyclades.engine.frames import APOLLO_TURN, OFFERING, PRELUDE_OFFERING, TURN
from cyclades.engine.packed import i64
from cyclades.engine.pieces import APOLLO, NONE
from cyclades.engine.turn import begin_turn

MOST_STEPS: Final = 16  # of a turn that is only thought of
MOST_MOVES: Final = 60  # until a step that goes on by chance has come to rest
EXPLORE: Final = 0.6
NOTHING: Final = -1.0


def is_resting(engine: Engine) -> bool:
    """Whether no step is half done: a turn or an offering goes on from here, or the game is over."""
    state = engine.state
    if state.ending != NOT_OVER:
        return True
    room = state.stack[state.top]
    return room == TURN or room == OFFERING or room == APOLLO_TURN or room == PRELUDE_OFFERING


def come_to_rest(engine: Engine, chance: SeededChance) -> None:
    """Finish a half-done step by chance."""
    for _ in range(MOST_MOVES):
        if is_resting(engine):
            return
        count = engine.find_legal()
        engine.take(engine.legal[chance.below(count)])


def most(engine: Engine, evaluation: Evaluation, player: i64, budget: i64) -> float:
    """The best chance a player can make of a half-done step, looking at about `budget` positions."""
    if is_resting(engine):
        evaluation.judge(engine)
        return evaluation.chances[player]
    count = engine.find_legal()
    if count > budget or engine.decider() != player:
        come_to_rest(engine, evaluation.dice)
        evaluation.judge(engine)
        return evaluation.chances[player]
    best = NOTHING
    for i in range(count):
        child = engine.copy()
        child.take(engine.legal[i])
        chance = most(child, evaluation, player, budget // count)
        if chance > best:
            best = chance
    return best


def best_step(engine: Engine, evaluation: Evaluation, player: i64, budget: i64) -> i64:
    """The action that promises the most; ending a turn promises what there is now."""
    best = NOTHING
    chosen: i64 = 0
    count = engine.find_legal()
    if count == 1:
        return engine.legal[0]
    for i in range(count):
        action = engine.legal[i]
        if action == AT_END_TURN:
            evaluation.judge(engine)
            chance = evaluation.chances[player]
        else:
            child = engine.copy()
            child.take(action)
            chance = most(child, evaluation, player, budget // count)
        if chance > best:
            best = chance
            chosen = action
    return chosen


def play_turn(engine: Engine, evaluation: Evaluation, marker: i64, god: i64, price: i64, budget: i64) -> None:
    """Have a player take a turn with a god at that price, by quick plan; the engine is left at its end."""
    player = engine.config.marker_player[marker]
    state = engine.state
    state.gold[player] -= price
    if god == APOLLO:
        state.apollo_queue[0] = marker
        begin_turn(engine, marker, god, APOLLO_TURN)
    else:
        state.bidder[god] = marker
        begin_turn(engine, marker, god, TURN)
    engine.settle()
    for _ in range(MOST_STEPS):
        if state.ending != NOT_OVER or state.turn_marker != marker or state.turn_god != god:
            return
        action = best_step(engine, evaluation, engine.decider(), budget)
        if action == AT_END_TURN:
            return
        engine.take(action)


class Node:
    """A choice made in the tree: what came of it, as seen by who made it."""

    def __init__(self, action: i64, mover: i64) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []


class TurnSearch:
    """Upper confidence search over the rest of a player's turn, dice and hidden things drawn anew at every playout."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.chance = SeededChance(seed)
        self.root = Node(0, 0)
        self.low: float = 1.0
        self.high: float = 0.0

    def playout(self, engine: Engine) -> None:
        """Go down the tree, add a choice to it, judge what it comes to; the engine is used up."""
        engine.chance = SeededChance(self.chance.below(2147483561))
        node = self.root
        path = [node]
        turn_marker = engine.state.turn_marker
        fresh = False
        while not fresh and engine.state.ending == NOT_OVER:
            if is_resting(engine) and not self.same_turn(engine, turn_marker):
                break
            count = engine.find_legal()
            node = self.select(node, engine, count)
            fresh = node.visits == 0
            path.append(node)
            if node.action == AT_END_TURN:
                break
            engine.take(node.action)
        come_to_rest(engine, self.chance)
        self.evaluation.judge(engine)
        chances = self.evaluation.chances
        for passed in path:
            passed.visits += 1
            value = chances[passed.mover]
            passed.total += value
            if value < self.low:
                self.low = value
            if value > self.high:
                self.high = value

    def same_turn(self, engine: Engine, marker: i64) -> bool:
        """Whether the turn that the search began in goes on."""
        state = engine.state
        return marker != NONE and state.turn_marker == marker and state.stack[state.top] == TURN

    def select(self, node: Node, engine: Engine, count: i64) -> Node:
        """The child to follow: tried ones by upper confidence, an untried one unless some tried one is better."""
        spread: float = self.high - self.low
        if spread < 0.000001:
            spread = 0.000001
        visits: float = float(node.visits + 1)
        logarithm = log(visits)
        mover = engine.decider()
        best: Node | None = None
        best_score: float = -1.0
        legal_children: i64 = 0
        usual: float = 0.0
        for child in node.children:
            if child.mover != mover or not engine.is_legal(child.action):
                continue
            legal_children += 1
            mean = child.total / float(child.visits)
            usual += mean
            score = (mean - self.low) / spread + EXPLORE * sqrt(logarithm / float(child.visits))
            if score > best_score:
                best_score = score
                best = child
        if legal_children < count:
            if legal_children == 0:
                return self.untried(node, engine, count, mover)
            mean = usual / float(legal_children)
            if best is None or (mean - self.low) / spread + EXPLORE * sqrt(logarithm) > best_score:
                return self.untried(node, engine, count, mover)
        assert best is not None
        return best

    def untried(self, node: Node, engine: Engine, count: i64, mover: i64) -> Node:
        """A new child for a legal action that has none yet, by chance."""
        first = self.chance.below(count)
        for i in range(count):
            action = engine.legal[(first + i) % count]
            known = False
            for child in node.children:
                if child.action == action and child.mover == mover:
                    known = True
                    break
            if not known:
                new = Node(action, mover)
                node.children.append(new)
                return new
        raise AssertionError("every legal action has been tried")

    def best(self) -> Node:
        """The choice that was followed most often."""
        found = self.root.children[0]
        for child in self.root.children:
            if child.visits > found.visits:
                found = child
        return found
