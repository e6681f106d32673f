"""Offerings (B4)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.rotation import is_available, rotation_of
from cyclades.engine.favours.items.apple import barred_god
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CYCLE
from cyclades.engine.machine.state import changed
from cyclades.engine.titans.artifacts import lightning
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_BID_APOLLO, BID, BID_APOLLO, bid, bid_amount, bid_god
from cyclades.engine.words.pieces import APOLLO, BIT, GOD_PLACES, HADES, MAX_BID, MAX_PLAYERS, NONE
from cyclades.engine.words.refusals import Refusal, refuse


def next_offering(engine: Engine, room: i64) -> bool:
    """Ask the next marker of the turn track in a room; when all are placed everyone pays. True when that is done."""
    turn_track = engine.state.turn_track
    for place in range(MAX_PLAYERS):
        if turn_track[place] != NONE:
            engine.push(room, turn_track[place], NONE)
            return False
    pay_offerings(engine)
    return True


def cost_of_bids(engine: Engine, player: i64, one: i64, other: i64) -> i64:
    """B4.5, B4.7: what one bid, or two (0: there is no other), cost him after his priests."""
    if other and not engine.config.joint_priests:
        return cost_of_bids(engine, player, one, 0) + cost_of_bids(engine, player, other, 0)
    cost = one + other - engine.state.priests[player]
    least: i64 = 2 if other else 1  # a coin each
    return cost if cost > least else least


def other_bid(engine: Engine, marker: i64, god: i64) -> i64:
    """The standing bid of the same player's other marker that must be payable too, or 0 (B4.7)."""
    config = engine.config
    if not config.two_players:
        return 0
    state = engine.state
    player = config.marker_player[marker]
    for place in range(APOLLO):
        bidder = state.bidder[place]
        if bidder != NONE and bidder != marker and config.marker_player[bidder] == player:
            return 0 if place == god else state.bid[place]
    return 0


def highest_bid(engine: Engine, marker: i64, god: i64) -> i64:
    """The most he can bid on a god, by what he can pay; 0 if nothing."""
    player = engine.config.marker_player[marker]
    gold = engine.state.gold[player] - lightning.price(engine, player, god)
    other = other_bid(engine, marker, god)
    if cost_of_bids(engine, player, 1, other) > gold:
        return 0
    # The cost rises by one with each coin bid beyond what the priests save.
    highest = gold + engine.state.priests[player]
    if other:
        if engine.config.joint_priests:
            highest -= other
        else:
            highest -= cost_of_bids(engine, player, other, 0)
    if highest > MAX_BID:
        return MAX_BID
    return highest


def why_not_available(engine: Engine, god: i64) -> str:
    """The rule by which a god is not available."""
    if god == HADES:
        return "H2.1"
    if god == engine.state.covered:
        return "H2.2"
    return rotation_of(engine.config).rule


MARKER: Final = 1
OUSTED_FROM: Final = 2  # NONE: it comes from the turn track


class Offering(Room):
    """One marker is placed."""

    name = "offering"
    fields: tuple[Field, ...] = (
        Field(MARKER, "marker", "marker"),
        Field(OUSTED_FROM, "ousted_from", "god", nullable=True),
    )
    under: tuple[int, ...] = (CYCLE,)
    phase = "offerings"
    keeps_coin = False  # whether a coin may have to be left

    def apollo_is_open(self, engine: Engine) -> bool:
        """Whether a marker may go there now (B4.4)."""
        return True

    def other_waits(self, engine: Engine, marker: i64, god: i64) -> bool:
        """Whether a bid on that god must leave a coin for the player's other marker (H1.5)."""
        return False

    def decider(self, engine: Engine) -> i64:
        return engine.config.marker_player[engine.argument(MARKER)]

    def options(self, engine: Engine) -> None:
        state = engine.state
        marker = engine.argument(MARKER)
        ousted_from = engine.argument(OUSTED_FROM)
        barred_from = barred_god(engine, marker)
        # What he can pay is the same for every god, but for his other bid (B4.7) and the Lightning (T5.8).
        differs = engine.config.two_players or lightning.holder(engine) != NONE
        payable: i64 = NONE
        if self.apollo_is_open(engine):
            engine.offer(AT_BID_APOLLO)
        for place in range(GOD_PLACES):
            god = state.god_row[place]
            if god == NONE or god == ousted_from or god == barred_from:  # B4.3
                continue
            if payable == NONE or differs:
                payable = highest_bid(engine, marker, god)
            highest = payable
            if self.keeps_coin and self.other_waits(engine, marker, god):
                highest -= 1
            nothing = bid(god, 0)
            engine.offer_range(nothing + state.bid[god] + 1, nothing + highest)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == BID_APOLLO:
            return None if self.apollo_is_open(engine) else refuse("apollo_taken")
        if family != BID:
            return engine.wrong_moment(family)
        marker = engine.argument(MARKER)
        god = bid_god(action)
        amount = bid_amount(action)
        standing = engine.state.bid[god]
        if not is_available(engine, god):
            return refuse("god_not_available", why_not_available(engine, god), god=god)
        if god == engine.argument(OUSTED_FROM):
            return refuse("same_god_again", god=god)
        if god == barred_god(engine, marker):
            return refuse("barred_by_apple", god=god)
        if amount <= standing:
            return refuse("bid_too_low", god=god, gold=standing + 1)
        if amount > highest_bid(engine, marker, god):
            other = other_bid(engine, marker, god)
            player = engine.config.marker_player[marker]
            cost = cost_of_bids(engine, player, amount, other)
            if other:
                return refuse("bids_not_payable", price=cost)
            rule = "T5.8" if cost <= engine.state.gold[player] else "B4.5"
            coin = lightning.price(engine, player, god)
            return refuse("bid_not_payable", rule, price=cost + coin, coin=coin)
        if amount == highest_bid(engine, marker, god) and self.other_waits(engine, marker, god):
            return refuse("coin_for_other_marker")
        return None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        room = state.stack[state.top]
        marker = engine.argument(MARKER)
        player = engine.config.marker_player[marker]
        engine.pop()
        for place in range(MAX_PLAYERS):
            if state.turn_track[place] == marker:
                state.turn_track[place] = NONE
        if action == AT_BID_APOLLO:
            place = queue_length(engine)
            state.apollo_queue = changed(state.apollo_queue, place, marker)
            if engine.heard:
                engine.tell(events.ApolloChosen(player, marker, place))
            return
        god = bid_god(action)
        ousted = state.bidder[god]
        toll = lightning.price(engine, player, god)
        state.bidder[god] = marker
        state.bid[god] = bid_amount(action)
        if engine.heard:
            if ousted != NONE:
                engine.tell(events.Outbid(engine.config.marker_player[ousted], ousted, god))
            engine.tell(events.BidPlaced(player, marker, god, state.bid[god]))
        if ousted != NONE:
            engine.push(room, ousted, god)  # B4.3: at once
        if toll:
            lightning.pay(engine, player)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        """T5.8: the Lightning's coin."""
        return lightning.price(engine, self.decider(engine), bid_god(action)) if family == BID else 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """The first marker of the turn track, or one that was just ousted (B4.3)."""
        state = engine.state
        marker = frame["marker"]
        god = frame["ousted_from"]
        on_track = [int(one) for one in state.turn_track if one != NONE]
        is_out = state.eliminated & BIT[engine.config.marker_player[marker]] != 0
        frame.demand(not is_out, "marker", "player_is_out")
        standing = [*state.bidder, *state.apollo_queue]
        frame.demand(marker not in standing, "marker", "marker_placed_already")
        if god == NONE:
            frame.demand(on_track[:1] == [marker], "marker, ousted_from", "first_of_track_needed")
            return
        frame.demand(marker not in on_track, "marker, ousted_from", "ousted_on_track")
        ousted = is_available(engine, god) and state.bidder[god] != NONE and state.bid[god] > 1
        frame.demand(ousted, "ousted_from", "nobody_outbid_there")


def queue_length(engine: Engine) -> i64:
    """How many markers stand on Apollo."""
    queue = engine.state.apollo_queue
    length: i64 = 0
    while length < MAX_PLAYERS and queue[length] != NONE:
        length += 1
    return length


def standing_cost(engine: Engine, player: i64) -> i64:
    """What a player's standing bids would cost him now."""
    bidder = engine.state.bidder
    marker_player = engine.config.marker_player
    one: i64 = 0
    other: i64 = 0
    for god in range(APOLLO):
        marker = bidder[god]
        if marker != NONE and marker_player[marker] == player:
            if one == 0:
                one = engine.state.bid[god]
            else:
                other = engine.state.bid[god]
    if one == 0:
        return 0
    return cost_of_bids(engine, player, one, other)


def pay_offerings(engine: Engine) -> None:
    """B4.6."""
    for player in range(engine.config.players):
        cost = standing_cost(engine, player)
        if cost:
            engine.state.gold[player] -= cost
            if engine.heard:
                engine.tell(events.OfferingPaid(player, cost))
