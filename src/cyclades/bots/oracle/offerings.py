"""The auction as a problem of its own: what each god is worth to everyone now, and how bidding would go. Compiled."""

from __future__ import annotations

from typing import Final

from cyclades.bots.oracle.evaluation import Evaluation
from cyclades.bots.oracle.turns import play_turn
from cyclades.engine.actions import AT_BID_APOLLO, bid, bid_amount, bid_god
from cyclades.engine.auction import barred_god, cost_of_bids, highest_bid, is_available, other_bid
from cyclades.engine.chance import SeededChance
from cyclades.engine.engine import NOT_OVER, Engine
from cyclades.engine.frames import OFFERING
from cyclades.engine.holdings import is_eliminated
from cyclades.engine.packed import Numbers, i64
from cyclades.engine.pieces import APOLLO, GOD_COUNT, GOD_PLACES, MAX_PLAYERS, NONE

MOST_BIDS: Final = 60  # of one auction
BOLDEST: Final = 5  # coins above the lowest bid that are thought of
TENTH: Final = 1000


class Auction:
    """What turns are worth in a position before the offerings, in chances to win; good for all bids of the cycle."""

    def __init__(self, evaluation: Evaluation, seed: int, noise: float) -> None:
        self.evaluation = evaluation
        self.chance = SeededChance(seed)
        self.noise = noise  # how unsure others' bids are
        self.base: Numbers = Numbers([0.0] * MAX_PLAYERS)
        # What everyone (third) gains when a player (first) takes his turn with a god (second), paying one coin.
        self.gains: Numbers = Numbers([0.0] * (MAX_PLAYERS * GOD_COUNT * MAX_PLAYERS))
        self.coin: Numbers = Numbers([0.0] * (MAX_PLAYERS * MAX_PLAYERS))  # and when he pays another coin
        self.value: Numbers = Numbers([0.0] * MAX_PLAYERS)

    def prepare(self, engine: Engine, budget: i64) -> None:
        """Play every god's turn for every player, quickly."""
        config = engine.config
        players = config.players
        evaluation = self.evaluation
        evaluation.judge(engine)
        for player in range(players):
            self.base[player] = evaluation.chances[player]
        for player in range(players):
            if is_eliminated(engine, player):
                continue
            marker: i64 = 0
            while config.marker_player[marker] != player:
                marker += 1
            self.price_of_coin(engine, player)
            for god in range(GOD_COUNT):
                if god != APOLLO and not is_available(engine, god):
                    continue
                price: i64 = 0
                if god != APOLLO:
                    price = 1 if engine.state.gold[player] > 0 else 0
                trial = before_turns(engine)
                trial.chance = SeededChance(self.chance.below(2147483561))
                play_turn(trial, evaluation, marker, god, price, budget)
                evaluation.judge(trial)
                for other in range(players):
                    self.gains[self.at(player, god) + other] = evaluation.chances[other] - self.base[other]

    def at(self, player: i64, god: i64) -> i64:
        return (player * GOD_COUNT + god) * MAX_PLAYERS

    def price_of_coin(self, engine: Engine, player: i64) -> None:
        state = engine.state
        gold = state.gold[player]
        coins: i64 = 3 if gold >= 3 else gold
        if coins == 0:
            coins = -1
        state.gold[player] = gold - coins
        self.evaluation.judge(engine)
        state.gold[player] = gold
        for other in range(engine.config.players):
            self.coin[player * MAX_PLAYERS + other] = (self.evaluation.chances[other] - self.base[other]) / float(coins)

    def choose_bid(self, engine: Engine, player: i64, unsure: bool) -> i64:
        """The bid a player would make by what his own turn is worth to him."""
        state = engine.state
        marker = engine.argument(1)
        barred = barred_god(engine, marker)
        best = self.gains[self.at(player, APOLLO) + player]
        if unsure:
            best += self.noise * self.random()
        chosen: i64 = AT_BID_APOLLO
        for place in range(GOD_PLACES):
            god = state.god_row[place]
            if god == NONE or god == engine.argument(2) or god == barred:
                continue
            lowest = state.bid[god] + 1
            highest = highest_bid(engine, marker, god)
            if highest < lowest:
                continue
            amount = lowest
            if unsure and highest > lowest and self.chance.below(3) == 0:
                amount += 1 + self.chance.below(2)
                if amount > highest:
                    amount = highest
            cost = cost_of_bids(engine, player, amount, other_bid(engine, marker, god))
            gain = self.gains[self.at(player, god) + player]
            gain += float(cost - 1) * self.coin[player * MAX_PLAYERS + player]
            if unsure:
                gain += self.noise * self.random()
            if gain > best:
                best = gain
                chosen = bid(god, amount)
        return chosen

    def random(self) -> float:
        return float(self.chance.below(TENTH)) / TENTH - 0.5

    def go_on(self, engine: Engine, player: i64) -> float:
        """Have the bidding go on to its end, everyone for himself; what it comes to for a player."""
        state = engine.state
        cycle = state.cycle
        for _ in range(MOST_BIDS):
            if state.ending != NOT_OVER or state.cycle != cycle:
                break
            room = state.stack[state.top]
            if room == OFFERING:
                bidder = engine.decider()
                engine.take(self.choose_bid(engine, bidder, True))
            elif state.turn_marker != NONE:
                break
            else:
                count = engine.find_legal()
                engine.take(engine.legal[self.chance.below(count)])
        found = self.base[player]
        for god in range(APOLLO):
            marker = state.bidder[god]
            if marker != NONE:
                owner = engine.config.marker_player[marker]
                found += self.gains[self.at(owner, god) + player]
                cost = cost_of_bids(engine, owner, state.bid[god], 0)
                found += float(cost - 1) * self.coin[owner * MAX_PLAYERS + player]
        for place in range(MAX_PLAYERS):
            marker = state.apollo_queue[place]
            if marker != NONE:
                share: float = 1.0 if place == 0 else 0.4  # the marker is the first one's alone
                owner = engine.config.marker_player[marker]
                found += share * self.gains[self.at(owner, APOLLO) + player]
        return found

    def worth_of_bid(self, engine: Engine, player: i64, action: i64, auctions: i64) -> float:
        """What a bid comes to on average, over that many auctions thought of."""
        total: float = 0.0
        for _ in range(auctions):
            trial = engine.copy()
            trial.take(action)
            total += self.go_on(trial, player)
        return total / float(auctions)

    def best_bid(self, engine: Engine, player: i64, auctions: i64) -> i64:
        """The bid after which the auction comes out best."""
        best: float = -2.0
        chosen: i64 = AT_BID_APOLLO
        for action in sensible_bids(engine):
            worth = self.worth_of_bid(engine, player, action, auctions)
            if worth > best:
                best = worth
                chosen = action
        return chosen


def sensible_bids(engine: Engine) -> list[i64]:
    """Legal bids, but no more than a few coins above the lowest."""
    found: list[i64] = []
    for i in range(engine.find_legal()):
        action = engine.legal[i]
        if action == AT_BID_APOLLO or bid_amount(action) <= engine.state.bid[bid_god(action)] + 1 + BOLDEST:
            found.append(action)
    return found


def before_turns(engine: Engine) -> Engine:
    """A copy without the offering that is going on, so that a turn can be tried."""
    trial = engine.copy()
    if trial.state.stack[trial.state.top] == OFFERING:
        trial.pop()
    for god in range(GOD_COUNT):
        trial.state.bidder[god] = NONE
        trial.state.bid[god] = 0
    for place in range(MAX_PLAYERS):
        trial.state.apollo_queue[place] = NONE
        trial.state.turn_track[place] = NONE
    return trial
