"""The auction as a problem of its own: how it may go on after each bid, and what becomes of the cycle then. Compiled.

Who ends with which god is an outcome. Many bids and many ways of bidding lead to the same one, so each outcome is
played out a few times and serves them all; coins paid more or less are weighed.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from cyclades.bots.merchant.battles import usual_answer
from cyclades.bots.merchant.bidding import RICH, RICH_COIN, Market, apollo_worth, gods_of
from cyclades.bots.oracle.playouts import SEEDS, Playouts
from cyclades.engine.cycle.auction import (
    MARKER,
    OUSTED_FROM,
    cost_of_bids,
    highest_bid,
    other_bid,
    queue_length,
    standing_cost,
)
from cyclades.engine.cycle.cycle import ACTIONS_PHASE
from cyclades.engine.favours.items.apple import barred_god
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Numbers, i64
from cyclades.engine.machine.room_numbers import OFFERING
from cyclades.engine.words.actions import AT_BID_APOLLO, bid
from cyclades.engine.words.pieces import GOD_COUNT, MAX_PLAYERS, NONE

DOUBT: Final = 0.25  # how wrong one may be about what a god is worth to a rival
COIN_DOUBT: Final = 1.5  # and in coins
MOST_BIDS: Final = 80  # of one auction
SAME_PRICE: Final = 3  # coins that are weighed instead of played out
TRIED_COINS: Final = 3  # by which the weight of a coin is found
EXPLORE: Final = 0.05
TRUST: Final = 1.0  # how many playouts what the merchant thinks counts for


class Outcome:
    """An auction's end, with what its playouts came to."""

    def __init__(self, engine: Engine, paid: list[i64]) -> None:
        self.engine = engine
        self.paid = paid  # by player
        self.total: float = 0.0
        self.times: float = 0.0


class Way:
    """One way the auction went after a bid."""

    def __init__(self, outcome: Outcome, correction: float) -> None:
        self.outcome = outcome
        self.correction = correction  # for what was paid more or less than in the outcome


class PlayedBid:
    """A bid that is thought of."""

    def __init__(self, action: i64, coins: float) -> None:
        self.action = action
        self.coins = coins  # how much better than a usual bid the merchant thinks it
        self.ways: list[Way] = []

    def chance(self, usual: float, coin: float) -> float:
        """What it promises; what the merchant thinks of it counts for a few playouts."""
        first = usual + coin * self.coins
        total: float = 0.0
        for way in self.ways:
            outcome = way.outcome
            total += way.correction + (TRUST * first + outcome.total) / (TRUST + outcome.times)
        return total / float(len(self.ways))

    def times(self) -> float:
        """How often it was played out, by way."""
        total: float = 0.0
        for way in self.ways:
            total += way.outcome.times
        return total / float(len(self.ways))


class Auctions:
    """The auction of one cycle as a player sees it; outcomes stay known from bid to bid."""

    def __init__(self, playouts: Playouts, market: Market, engine: Engine) -> None:
        self.playouts = playouts
        self.market = market
        self.player = market.player
        self.chance = playouts.chance
        self.outcomes: dict[str, Outcome] = {}
        self.doubts: Numbers = Numbers([0.0] * (MAX_PLAYERS * GOD_COUNT))
        self.shifts: Numbers = Numbers([0.0] * (MAX_PLAYERS * GOD_COUNT))
        self.coin: Numbers = Numbers([0.0] * MAX_PLAYERS)  # what the player's chance gains by a coin of each
        self.total: float = 0.0
        self.times: float = 0.0
        self.weigh_coins(engine)

    def weigh_coins(self, engine: Engine) -> None:
        evaluation = self.playouts.evaluation
        state = engine.state
        for other in range(engine.config.players):
            gold = state.gold[other]
            less = gold if gold < TRIED_COINS else TRIED_COINS
            evaluation.judge(engine)
            before = evaluation.chances[self.player]
            state.gold[other] = gold - less if less > 0 else gold + TRIED_COINS
            evaluation.judge(engine)
            difference = evaluation.chances[self.player] - before
            state.gold[other] = gold
            self.coin[other] = -difference / float(less) if less > 0 else difference / float(TRIED_COINS)

    def think_of(self, engine: Engine, options: list[PlayedBid], ways: i64) -> None:
        """Find out how the auction may go on after each bid, all with the same doubts and the same luck."""
        for _ in range(ways):
            seed = self.chance.below(SEEDS)
            self.doubt(engine)
            for option in options:
                trial = engine.copy()
                trial.chance = SeededChance(seed)
                trial.take(option.action)
                self.go_on(trial)
                option.ways.append(self.way_of(trial))

    def doubt(self, engine: Engine) -> None:
        for place in range(engine.config.players * GOD_COUNT):
            self.doubts[place] = 1.0 + (float(self.chance.below(201)) / 100.0 - 1.0) * DOUBT
            self.shifts[place] = (float(self.chance.below(201)) / 100.0 - 1.0) * COIN_DOUBT

    def go_on(self, engine: Engine) -> None:
        """Have the bidding go on to its end."""
        state = engine.state
        cycle = state.cycle
        for _ in range(MOST_BIDS):
            if state.ending != NOT_OVER or state.cycle != cycle or state.phase == ACTIONS_PHASE:
                return
            if state.stack[state.top] == OFFERING:
                engine.take(self.likely_bid(engine))
            else:  # somebody is asked something in between, such as who outbids the Lightning
                engine.take(usual_answer(engine))

    def likely_bid(self, engine: Engine) -> i64:
        """The god whose worth beyond the price is the most to who bids, or Apollo."""
        state = engine.state
        market = self.market
        player = engine.decider()
        marker = engine.argument(MARKER)
        came_from = engine.argument(OUSTED_FROM)
        barred = barred_god(engine, marker)
        best = apollo_worth(engine, player, queue_length(engine) == 0, market.survey)
        chosen: i64 = AT_BID_APOLLO
        coin = RICH_COIN if state.gold[player] > RICH else 1.0
        for god in gods_of(engine):
            if god == came_from or god == barred:
                continue
            lowest = state.bid[god] + 1
            highest = highest_bid(engine, marker, god)
            if highest < lowest:
                continue
            holder = state.bidder[god]
            if holder != NONE and engine.config.marker_player[holder] == player:
                continue
            cost = cost_of_bids(engine, player, lowest, other_bid(engine, marker, god))
            place = player * GOD_COUNT + god
            if player == self.player:
                worth = market.worth_at(god, cost) + market.denied[place]
            else:
                worth = market.own[place] * self.doubts[place] + self.shifts[place] + market.denied[place]
                worth -= coin * float(cost)
            if worth > best:
                best = worth
                chosen = bid(god, lowest)
        return chosen

    def way_of(self, engine: Engine) -> Way:
        state = engine.state
        config = engine.config
        paid: list[i64] = []
        for player in range(config.players):
            paid.append(standing_cost(engine, player))
        key = f"{paid[self.player] // SAME_PRICE}"
        for god in range(GOD_COUNT):
            marker = state.bidder[god]
            key += f",{config.marker_player[marker] if marker != NONE else NONE}"
        for place in range(MAX_PLAYERS):
            marker = state.apollo_queue[place]
            key += f",{config.marker_player[marker] if marker != NONE else NONE}"
        outcome = self.outcomes.get(key)
        if outcome is None:
            outcome = Outcome(engine, paid)
            self.outcomes[key] = outcome
        correction: float = 0.0
        for player in range(config.players):
            correction -= self.coin[player] * float(paid[player] - outcome.paid[player])
        return Way(outcome, correction)

    def usual(self) -> float:
        return self.total / self.times if self.times > 0.0 else 0.5

    def chance_of(self, option: PlayedBid) -> float:
        """What a bid promises, as far as it is known."""
        return option.chance(self.usual(), self.coin[self.player])

    def playout(self, options: list[PlayedBid], most: float) -> bool:
        """Play one outcome out: of the bid that looks best, what is known least; False: all are known well."""
        logarithm = log(self.times + 2.0)
        best: float = -10.0
        chosen: Outcome | None = None
        for option in options:
            times = option.times()
            score = self.chance_of(option) + EXPLORE * sqrt(logarithm / (times + 0.5))
            if score > best:
                outcome = self.least_known(option)
                if outcome.times < most:
                    best = score
                    chosen = outcome
        if chosen is None:
            return False
        trial = chosen.engine.copy()
        trial.chance = SeededChance(self.chance.below(SEEDS))
        result = self.playouts.result(trial, self.player)
        chosen.total += result
        chosen.times += 1.0
        self.total += result
        self.times += 1.0
        return True

    def least_known(self, option: PlayedBid) -> Outcome:
        """The outcome whose next playout tells most about a bid."""
        found = option.ways[0].outcome
        most: float = -1.0
        for way in option.ways:
            often: float = 0.0
            for other in option.ways:
                if other.outcome is way.outcome:
                    often += 1.0
            need = often / (way.outcome.times + 1.0)
            if need > most:
                most = need
                found = way.outcome
        return found
