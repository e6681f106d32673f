"""The oracle at a seat."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, replace
from math import inf, sqrt
from typing import Any, Final

from cyclades.bots.merchant import MerchantBot
from cyclades.bots.merchant.battles import usual_answer
from cyclades.bots.merchant.bidding import WeighedBid, offerings
from cyclades.bots.oracle.offerings import Auctions, PlayedBid
from cyclades.bots.oracle.playouts import Playouts
from cyclades.bots.oracle.turns import Candidate, TurnSearch
from cyclades.bots.oracle.weights import evaluation_from, read_weights
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import OFFERING, TURN
from cyclades.engine.words.actions import AT_BID_APOLLO, AT_END_TURN, bid_god
from cyclades.engine.words.pieces import APOLLO
from cyclades.seat import Seat

MILLISECONDS: Final = 100  # for a choice that isn't clear
PLAYOUTS: Final = 30  # about as many as fit into that
LEAST_PATIENCE: Final = 0.25
LEAST_PLAYOUTS: Final = 8  # even if the time is over before the first: no choice rests on none
IMAGINED: Final = 4  # games imagined for one choice, where there is something to imagine
WIDTH: Final = 4  # lines of a turn kept at each step of a plan
CHOICES: Final = 90  # looked at inside one step
POSITIONS: Final = 1200  # looked at for a plan
MOST_POSITIONS: Final = 6000  # with much time
LINES: Final = 8  # of a turn that are played out
LINES_BEGUN_ALIKE: Final = 3  # of those
BIDS: Final = 9  # that are thought of
BIDS_ON_A_GOD: Final = 4
WAYS: Final = 8  # how an auction may go on, after each
MOST_PLAYOUTS: Final = 6.0  # of one outcome; more tell nothing new
MOST_ROUNDS: Final = 16  # of all lines of a turn
CARE: Final = 3  # with which playouts plan their turns, in a short time
MOST_CARE: Final = 10
PLAYED_OUT_ALONE: Final = 8  # playouts of a choice that has no other beside it
LEAST_ROUNDS: Final = 2  # of such playouts, even if the time is over
MOST_ALTERNATIVES: Final = 2  # that are played out where none was thought about
DOUBTFUL: Final = 0.02  # a choice that playouts find so much worse than another isn't said first
CLEAR: Final = 0.2  # a line so much better than the next isn't thought about any more


@dataclass(frozen=True)
class Advice:
    """A choice, what it promises, and what is planned after it."""

    action: int
    chance: float  # to win, from 0 to 1
    weight: float  # of all the thinking, how much went into it
    line: tuple[int, ...]  # from the choice on


class OracleBot(MerchantBot):
    """Thinks for a given number of playouts, for a given time, or for so many playouts as long as the time allows.

    Until the time ends a choice, a number of playouts always gives the same one, however fast the machine is.
    """

    def __init__(
        self, seed: int, milliseconds: int | None = None, playouts: int | None = None, weights: Any = None
    ) -> None:
        super().__init__(seed)
        self.evaluation = evaluation_from(weights or read_weights())
        self.judge = self.evaluation
        self.milliseconds = MILLISECONDS if milliseconds is None and playouts is None else milliseconds
        self.most_playouts = playouts
        care = max(1, min(MOST_CARE, int(CARE * sqrt(self.patience))))
        self.playouts = Playouts(self.evaluation, self.rng.getrandbits(60), care)
        self.end = 0.0
        self.played_before = 0
        self.auctions: Auctions | None = None
        self.advising = False  # then what is clear is played out too, for its chance is told
        self.thoughts: list[Advice] = []

    @property
    def patience(self) -> float:
        """How many times as long as usual it thinks; a limit in time beside playouts says nothing of that."""
        if self.most_playouts is not None:
            return max(LEAST_PATIENCE, self.most_playouts / PLAYOUTS)
        assert self.milliseconds is not None
        return max(LEAST_PATIENCE, self.milliseconds / MILLISECONDS)

    @property
    def thoroughness(self) -> float:
        """What part of the most playouts it plays: more time goes into care for them, not into more of them."""
        return min(1.0, sqrt(self.patience))

    def choose(self, seat: Seat) -> int:
        self.end = inf if self.milliseconds is None else time.perf_counter() + self.milliseconds / 1000
        self.played_before = int(self.playouts.played)
        return super().choose(seat)

    def advise(self, seat: Seat) -> list[Advice]:
        """The choices that were thought about, the best first."""
        self.plan = []
        self.thoughts = []
        self.advising = True
        action = self.choose(seat)
        self.advising = False
        if not self.thoughts or self.thoughts[0].action != action:
            self.thoughts = self.played_out(seat, action)
        return self.thoughts

    def played_out(self, seat: Seat, chosen: int) -> list[Advice]:
        """What choices promise that weren't thought about: that one and some others, all with the same luck."""
        actions = [chosen, *alternatives(seat, chosen)]
        totals = [0.0] * len(actions)
        for rounds in range(1, PLAYED_OUT_ALONE + 1):
            seed = self.rng.getrandbits(60)
            for place, action in enumerate(actions):
                totals[place] += self.chance_after(seat, action, random.Random(seed))
            if rounds >= LEAST_ROUNDS and (time.perf_counter() >= self.end or not self.has_time()):
                break
        found = [Advice(action, total / rounds, 1.0, (action,)) for action, total in zip(actions, totals, strict=True)]
        found.sort(key=lambda one: -one.chance)
        # What the bot does is said first, unless the playouts clearly speak for another choice.
        own = next(one for one in found if one.action == chosen)
        if found[0].chance - own.chance < DOUBTFUL:
            found = [own, *(replace(one, chance=min(one.chance, own.chance)) for one in found if one is not own)]
        return found

    def chance_after(self, seat: Seat, action: int, luck: random.Random) -> float:
        """What became of a choice in one game that was imagined."""
        trial = seat.imagine(luck).engine
        trial.take(action)
        self.finish_offerings(trial, seat.player)
        return self.playouts.result(trial, seat.player)

    def finish_offerings(self, engine: Engine, player: int) -> None:
        """Where offerings are still to come in this cycle, have them made: playouts begin behind them."""
        state = engine.state
        cycle = state.cycle
        while state.ending == NOT_OVER and state.cycle == cycle and state.stack[state.top] not in (OFFERING, TURN):
            engine.take(usual_answer(engine))
        if state.ending == NOT_OVER and state.cycle == cycle and state.stack[state.top] == OFFERING:
            auctions = Auctions(self.playouts, self.market_of(engine, player), engine)
            auctions.doubt(engine)
            auctions.go_on(engine)

    def has_time(self) -> bool:
        played = self.playouts.played - self.played_before
        if self.most_playouts is not None and played >= self.most_playouts:
            return False
        return played < LEAST_PLAYOUTS or time.perf_counter() < self.end

    def worlds(self, seat: Seat, engine: Engine) -> list[Engine]:
        """Games imagined: several where items are held face down."""
        return [engine] + [seat.imagine(self.rng).engine for _ in range(IMAGINED - 1) if engine.config.favours]

    def offer(self, seat: Seat, engine: Engine) -> int:
        known = self.market
        market = self.market_of(engine, seat.player)
        if self.auctions is None or market is not known:
            self.auctions = Auctions(self.playouts, market, engine)
        auctions = self.auctions
        worlds = [engine] * IMAGINED
        found = offerings(worlds, market, SeededChance(self.rng.getrandbits(30)))
        options = sensible(found)
        auctions.think_of(engine, options, WAYS)
        if len(options) > 1 or self.advising:
            while self.has_time() and auctions.playout(options, MOST_PLAYOUTS * self.thoroughness):
                pass
        options.sort(key=lambda option: -auctions.chance_of(option))
        self.thoughts = [
            Advice(int(option.action), likely(auctions.chance_of(option)), option.times(), (int(option.action),))
            for option in options
        ]
        return self.thoughts[0].action

    def think_of_turn(self, seat: Seat, engine: Engine) -> list[i64]:
        positions = min(MOST_POSITIONS, int(POSITIONS * self.patience))
        search = TurnSearch(self.playouts, seat.player, WIDTH, CHOICES, positions, LINES * LINES_BEGUN_ALIKE)
        search.plan(engine)
        every = varied(search.candidates)
        search.candidates = list(every)
        if not every:
            return []
        worlds = self.worlds(seat, engine)
        rounds = 0
        in_doubt = self.advising or (len(every) > 1 and every[0].promise - every[1].promise < CLEAR)
        while in_doubt and self.has_time() and rounds < MOST_ROUNDS * self.thoroughness:
            search.round(worlds[rounds % len(worlds)])
            rounds += 1
            in_doubt = len(search.candidates) > 1 or (self.advising and rounds < PLAYED_OUT_ALONE)
        best = search.best()
        every.sort(key=lambda candidate: (candidate is not best, -candidate.chance()))
        self.thoughts = [
            Advice(int(line[0]), likely(one.chance()), one.times, tuple(int(action) for action in line))
            for one in every
            if (line := one.path or [AT_END_TURN])
        ]
        return best.path


def likely(chance: float) -> float:
    """What is told of an estimate: corrections for coins can lead it beyond what a chance can be."""
    return min(1.0, max(0.0, chance))


def alternatives(seat: Seat, chosen: int) -> list[int]:
    """Some other choices, of those that differ only in a number one."""
    decision = seat.decision
    assert decision is not None
    sorts = {option.but_for_number: option.action for option in decision.options}
    mine = next(option.but_for_number for option in decision.options if option.action == chosen)
    return [action for sort, action in sorts.items() if sort != mine][:MOST_ALTERNATIVES]


def varied(lines: list[Candidate]) -> list[Candidate]:
    """The best lines of a turn, but not only those that begin alike."""
    kept: list[Candidate] = []
    for line in lines:
        alike = [other for other in kept if other.path[:1] == line.path[:1]]
        if len(kept) < LINES and len(alike) < LINES_BEGUN_ALIKE:
            kept.append(line)
    return kept


def sensible(found: list[WeighedBid]) -> list[PlayedBid]:
    """The bids that the merchant thinks best, but not only those on one god."""
    best = sorted(found, key=lambda offering: -offering.worth)
    kept: list[WeighedBid] = []
    for offering in best:
        alike = [other for other in kept if god_of(other.action) == god_of(offering.action)]
        if len(kept) < BIDS and len(alike) < BIDS_ON_A_GOD:
            kept.append(offering)
    usual = sum(offering.worth for offering in kept) / len(kept)
    return [PlayedBid(offering.action, (offering.worth - usual) / IMAGINED) for offering in kept]


def god_of(action: int) -> int:
    return APOLLO if action == AT_BID_APOLLO else int(bid_god(action))
