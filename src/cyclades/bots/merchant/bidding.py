"""Offerings: what each god is worth to everyone now, and how the auction would go on after each bid. Compiled."""

from __future__ import annotations

from typing import Final

from cyclades.bots.merchant.survey import Survey
from cyclades.bots.merchant.turns import Planner
from cyclades.bots.merchant.worth import INCOME, GoldJudge, worth_to
from cyclades.engine.cities.holdings import is_eliminated
from cyclades.engine.cycle.auction import (
    MARKER,
    OUSTED_FROM,
    cost_of_bids,
    highest_bid,
    other_bid,
    queue_length,
)
from cyclades.engine.cycle.turn import begin_turn
from cyclades.engine.favours.items.apple import barred_god
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Numbers, Row, i64
from cyclades.engine.machine.room_numbers import TURN
from cyclades.engine.titans.artifacts import lightning
from cyclades.engine.words.actions import AT_BID_APOLLO, bid
from cyclades.engine.words.pieces import APOLLO, GOD_COUNT, GOD_PLACES, MAX_PLAYERS, NONE

OWN_POSITIONS: Final = 160  # looked at for a turn of one's own only thought of
RIVAL_POSITIONS: Final = 70  # and for a rival's
CHOICES: Final = 24
PRICES: Final = Row([1, 4, 9])  # at which one's own turns are thought through
RIVAL_PRICE: Final = 2
ONE_ISLE_COINS: Final = 4  # B5.12
COINS: Final = 1
MARKER_CYCLES: Final = 1.0  # how much of income's worth Apollo's marker has
SECOND_TURN: Final = 2  # gold kept for the turn of the other marker (two players)
MOST_BIDS: Final = 60  # of one auction thought through
STAYS: Final = 0.6  # how much a bid is judged as if nobody outbid it: others may not do what is expected of them
RAISES: Final = Row([0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 21, 27, 34])  # above the lowest bid
DOUBT: Final = 0.25  # how wrong one may be about what a god is worth to a rival
PAID_BY_RIVAL: Final = 0.3  # what a rival's gold piece spent is worth
PAID_BY_ONLY_RIVAL: Final = 0.8
DENIAL: Final = 0.3  # how much of what a god is worth to another he is worth to who keeps him off
DENIED_FROM: Final = 12.0  # at a table of several only what is worth more than that is denied to anybody
RICH: Final = 12  # who has more gold than that minds the price less
RICH_COIN: Final = 0.6


class Market:
    """What a turn with each god is worth, in gold pieces more than no turn; by player and god."""

    def __init__(self, engine: Engine, player: i64, weights: Numbers) -> None:
        self.player = player
        self.own: list[float] = [0.0] * (MAX_PLAYERS * GOD_COUNT)  # to the one who takes it, before he pays
        self.felt: list[float] = [0.0] * (MAX_PLAYERS * GOD_COUNT)  # to `player`, if another takes it
        self.priced: list[float] = [0.0] * (GOD_COUNT * len(PRICES))  # to `player`, after paying each of `PRICES`
        self.survey = Survey(weights)
        config = engine.config
        self.rich: bool = engine.state.gold[player] > RICH
        self.paid_by_rival: float = PAID_BY_ONLY_RIVAL if config.two_players else PAID_BY_RIVAL
        self.denied: list[float] = [0.0] * (MAX_PLAYERS * GOD_COUNT)  # what keeping others off him is worth
        for god in gods_of(engine):
            for other in range(config.players):
                if is_eliminated(engine, other):
                    continue
                if other == player:
                    self.price_own(engine, god)
                else:
                    self.price_rival(engine, other, god)
        self.price_denials(engine)

    def price_denials(self, engine: Engine) -> None:
        """What each god is worth to a player because others don't have him: all see a win coming."""
        config = engine.config
        free = 0.0 if config.two_players else DENIED_FROM
        for god in gods_of(engine):
            for player in range(config.players):
                most: float = 0.0
                for other in range(config.players):
                    if config.team_of[other] != config.team_of[player]:
                        worth = self.own[other * GOD_COUNT + god] - free
                        most = worth if worth > most else most
                self.denied[player * GOD_COUNT + god] = DENIAL * most

    def price_own(self, engine: Engine, god: i64) -> None:
        player = self.player
        before = worth_to(engine, player, self.survey)
        for level in range(len(PRICES)):
            price = PRICES[level]
            place = god * len(PRICES) + level
            if price > engine.state.gold[player]:
                price = engine.state.gold[player]
            planner = Planner(player, 2, CHOICES, OWN_POSITIONS, GoldJudge(self.survey.weights))
            self.priced[place] = play_turn(engine, player, god, price, planner) - before
            if level == 0:
                self.own[player * GOD_COUNT + god] = self.priced[place] + float(price)

    def price_rival(self, engine: Engine, rival: i64, god: i64) -> None:
        planner = Planner(rival, 1, CHOICES, RIVAL_POSITIONS, GoldJudge(self.survey.weights))
        before = worth_to(engine, rival, self.survey)
        felt_before = worth_to(engine, self.player, self.survey)
        price: i64 = RIVAL_PRICE if engine.state.gold[rival] >= RIVAL_PRICE else engine.state.gold[rival]
        after = play_turn(engine, rival, god, price, planner)
        place = rival * GOD_COUNT + god
        self.own[place] = after - before + float(price)
        if not planner.ends:
            return
        end = planner.ends[0]
        felt = worth_to(end.likely, self.player, self.survey)
        unlikely = end.unlikely
        if unlikely is not None:
            felt = end.chance * felt + (1.0 - end.chance) * worth_to(unlikely, self.player, self.survey)
        self.felt[place] = felt - felt_before - self.paid_by_rival * float(price)

    def worth_at(self, god: i64, price: i64) -> float:
        """What the player's own turn with a god is worth at a price."""
        first = god * len(PRICES)
        for level in range(1, len(PRICES)):
            if price <= PRICES[level] or level == len(PRICES) - 1:
                low = PRICES[level - 1]
                share = float(price - low) / float(PRICES[level] - low)
                below = self.priced[first + level - 1]
                above = self.priced[first + level]
                worth = below + share * (above - below)
                if above > below:  # luck of the search: dearer is never better
                    worth = below
                if price <= PRICES[level]:
                    return worth
                return above - (RICH_COIN if self.rich else 1.0) * float(price - PRICES[level])
        return 0.0

    def discord(self, engine: Engine) -> tuple[i64, i64, float]:
        """Whom to keep off which god (the Apple, H4.5), and what that is worth: his best less his next best."""
        config = engine.config
        victim: i64 = NONE
        barred: i64 = NONE
        most: float = 0.0
        gods = gods_of(engine)
        for player in range(config.players):
            if config.team_of[player] == config.team_of[self.player] or is_eliminated(engine, player):
                continue
            for god in gods:
                next_best: float = 0.0
                for other in gods:
                    worth = self.own[player * GOD_COUNT + other]
                    if other != god and worth > next_best:
                        next_best = worth
                harm = self.own[player * GOD_COUNT + god] - next_best
                if harm > most:
                    victim = player
                    barred = god
                    most = harm
        return victim, barred, most


def gods_of(engine: Engine) -> list[i64]:
    """The gods that take bids in this cycle."""
    found: list[i64] = []
    for place in range(GOD_PLACES):
        if engine.state.god_row[place] != NONE:
            found.append(engine.state.god_row[place])
    return found


def play_turn(engine: Engine, player: i64, god: i64, price: i64, planner: Planner) -> float:
    """What the player's best turn with a god leads to, as if it were the only one of the cycle."""
    trial = engine.copy()
    state = trial.state
    config = engine.config
    state.gold[player] -= price
    for other in range(GOD_COUNT):
        state.bidder[other] = NONE
    marker: i64 = 0
    while config.marker_player[marker] != player:
        marker += 1
    begin_turn(trial, marker, god, TURN)
    trial.settle()
    if state.ending != NOT_OVER or trial.decider() != player:
        return worth_to(trial, player, planner.survey)
    planner.plan(trial)
    return planner.best_worth()


def apollo_worth(engine: Engine, player: i64, first: bool, survey: Survey) -> float:
    """Coins, and for the first in the queue a prosperity marker (B5.12)."""
    worth = float(ONE_ISLE_COINS if survey.isles[player] == 1 else COINS)
    if first:
        worth += MARKER_CYCLES * survey.weights[INCOME]
    return worth


class Auction:
    """The rest of an auction, thought through with everyone bidding what the gods are worth to him."""

    def __init__(self, engine: Engine, market: Market, doubts: SeededChance) -> None:
        state = engine.state
        config = engine.config
        self.engine = engine
        self.market = market
        self.player = market.player
        self.bidder = state.bidder[:]
        self.bid = state.bid[:]
        self.queued = queue_length(engine)
        self.at_apollo = Row([0] * MAX_PLAYERS)  # by player: how many of his markers went there from now on
        self.first_at_apollo: i64 = NONE
        self.gods = gods_of(engine)
        self.own: list[float] = [0.0] * (MAX_PLAYERS * GOD_COUNT)
        for place in range(config.players * GOD_COUNT):
            doubt = (float(doubts.below(201)) / 100.0 - 1.0) * DOUBT
            self.own[place] = market.own[place] * (1.0 + doubt) + market.denied[place]
        self.survey = market.survey

    def reset(self) -> None:
        state = self.engine.state
        self.bidder = state.bidder[:]
        self.bid = state.bid[:]
        self.queued = queue_length(self.engine)
        self.at_apollo = Row([0] * MAX_PLAYERS)
        self.first_at_apollo = NONE

    def after(self, marker: i64, god: i64, amount: i64) -> float:
        """What it is worth to the player that his marker goes there now."""
        self.reset()
        config = self.engine.config
        turn_track = self.engine.state.turn_track
        ousted = self.put(marker, god, amount)
        bids: i64 = 0
        came_from = god
        for place in range(-1, MAX_PLAYERS):
            if place >= 0:
                ousted = turn_track[place]
                came_from = NONE
                if ousted == NONE or ousted == marker:
                    continue
            while ousted != NONE and bids < MOST_BIDS:
                bids += 1
                chosen = self.choose(ousted, came_from)
                amount = self.bid[chosen] + 1
                came_from = chosen
                ousted = self.put(ousted, chosen, amount)
            if ousted != NONE:
                self.at_apollo[config.marker_player[ousted]] += 1
        return self.result()

    def staying(self, marker: i64, god: i64, amount: i64) -> float:
        """What it is worth to the player that his marker goes there, if nobody ousts it."""
        if god == APOLLO:
            return apollo_worth(self.engine, self.player, queue_length(self.engine) == 0, self.survey)
        cost = cost_of_bids(self.engine, self.player, amount, other_bid(self.engine, marker, god))
        return self.market.worth_at(god, cost)

    def put(self, marker: i64, god: i64, amount: i64) -> i64:
        """The marker stands there now; who is ousted, or NONE."""
        if god == APOLLO:
            player = self.engine.config.marker_player[marker]
            if self.queued == 0:
                self.first_at_apollo = player
            self.queued += 1
            self.at_apollo[player] += 1
            return NONE
        ousted = self.bidder[god]
        self.bidder[god] = marker
        self.bid[god] = amount
        return ousted

    def choose(self, marker: i64, came_from: i64) -> i64:
        """The god whose worth beyond the lowest bid is the most, or Apollo."""
        engine = self.engine
        player = engine.config.marker_player[marker]
        barred = barred_god(engine, marker)
        best = apollo_worth(engine, player, self.queued == 0, self.survey)
        chosen: i64 = APOLLO
        other = self.other_bid(marker)
        for god in self.gods:
            if god == came_from or god == barred:
                continue
            holder = self.bidder[god]
            if holder != NONE and engine.config.marker_player[holder] == player:
                continue
            cost = cost_of_bids(engine, player, self.bid[god] + 1, other)
            if cost > engine.state.gold[player]:
                continue
            if player == self.player:
                worth = self.market.worth_at(god, cost) + self.market.denied[player * GOD_COUNT + god]
            else:
                coin = RICH_COIN if engine.state.gold[player] > RICH else 1.0
                worth = self.own[player * GOD_COUNT + god] - coin * float(cost)
            if worth > best:
                best = worth
                chosen = god
        return chosen

    def other_bid(self, marker: i64) -> i64:
        """What the same player's other marker has bid (two players)."""
        config = self.engine.config
        if not config.two_players:
            return 0
        for god in self.gods:
            holder = self.bidder[god]
            if holder != NONE and holder != marker and config.marker_player[holder] == config.marker_player[marker]:
                return self.bid[god]
        return 0

    def result(self) -> float:
        """What the auction's end is worth to the player.

        With two players both prices weigh on both gods: who counts each of them once bids too much for the two.
        """
        engine = self.engine
        player = self.player
        total: float = 0.0
        for god in self.gods:
            marker = self.bidder[god]
            if marker == NONE:
                continue
            holder = engine.config.marker_player[marker]
            other = self.other_bid(marker)
            cost = cost_of_bids(engine, holder, self.bid[god], other)
            if holder == player:
                if other:
                    cost += SECOND_TURN
                total += self.market.worth_at(god, cost)
            else:
                if other:
                    cost = self.bid[god]
                total += self.market.felt[holder * GOD_COUNT + god] + self.market.paid_by_rival * float(cost)
        coins = float(ONE_ISLE_COINS if self.survey.isles[player] == 1 else COINS)
        total += coins * float(self.at_apollo[player])
        if self.first_at_apollo == player:
            total += MARKER_CYCLES * self.survey.weights[INCOME]
        return total


def amounts(lowest: i64, highest: i64) -> list[i64]:
    """The bids that are thought of."""
    found: list[i64] = []
    for i in range(len(RAISES)):
        if lowest + RAISES[i] <= highest:
            found.append(lowest + RAISES[i])
    return found


class WeighedBid:
    """A bid, and what it is worth in all the games imagined together."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.worth: float = 0.0


def offerings(engines: list[Engine], market: Market, doubts: SeededChance) -> list[WeighedBid]:
    """The bids that are thought of, weighed by how the auction would end for the player."""
    engine = engines[0]
    state = engine.state
    marker = engine.argument(MARKER)
    came_from = engine.argument(OUSTED_FROM)
    barred = barred_god(engine, marker)
    found: list[WeighedBid] = []
    for imagined in engines:
        market.survey.read(imagined)
        auction = Auction(imagined, market, doubts)
        place: i64 = 0
        for god in [*auction.gods, APOLLO]:
            lowest: i64 = 0
            highest: i64 = 0
            if god != APOLLO:
                holder = state.bidder[god]
                own = holder != NONE and engine.config.marker_player[holder] == market.player
                if god == came_from or god == barred or own:
                    continue
                lowest = state.bid[god] + 1
                highest = highest_bid(engine, marker, god)
            for amount in amounts(lowest, highest):
                worth = (1.0 - STAYS) * auction.after(marker, god, amount) + STAYS * auction.staying(
                    marker, god, amount
                )
                if god != APOLLO:
                    worth -= float(lightning.price(engine, market.player, god))
                if place == len(found):
                    found.append(WeighedBid(AT_BID_APOLLO if god == APOLLO else bid(god, amount)))
                found[place].worth += worth
                place += 1
    return found


def best_offering(engines: list[Engine], market: Market, doubts: SeededChance) -> i64:
    """The bid after which the auction ends best for the player."""
    best: WeighedBid | None = None
    for offering in offerings(engines, market, doubts):
        if best is None or offering.worth > best.worth:
            best = offering
    assert best is not None
    return best.action
