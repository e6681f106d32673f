"""One step ahead: every choice by what the position is worth right after it, bids by what the god is worth now."""

from __future__ import annotations

import random
from typing import Final

from cyclades.bots import Bot
from cyclades.bots.lookahead import worth_of_turn, worth_to, worths
from cyclades.bots.prelude import offer_before_start
from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.cycle.auction import MARKER, OUSTED_FROM, Offering, cost_of_bids, highest_bid, other_bid
from cyclades.engine.cycle.free_placement import PreludeOffering
from cyclades.engine.favours.items.apple import barred_god
from cyclades.engine.machine.engine import Engine
from cyclades.engine.words.actions import AT_BID_APOLLO, bid
from cyclades.engine.words.pieces import GOD_PLACES, NONE
from cyclades.game import Game
from cyclades.seat import Seat

TURN_BUDGET: Final = 600  # positions looked at for a step of one's own turn
OFFERING_BUDGET: Final = 60  # and for a step of a turn only thought of
FIRST_AT_APOLLO: Final = 3.0  # a prosperity marker, in gold
IMAGINED: Final = 4  # futures a step is tried in: one lucky die doesn't make a plan
SHARE_BID: Final = 0.35  # of what the god is worth beyond the lowest bid, to keep others off


class GreedyBot(Bot):
    """Sees no further than its own turn."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        game = seat.imagine(self.rng)
        room = game.engine.room()
        if isinstance(room, PreludeOffering):
            return offer_before_start(legal)
        if isinstance(room, Offering):
            return self.offer(game, seat.player)
        total = [0.0] * len(legal)
        for _ in range(IMAGINED):
            for place, worth in enumerate(worths(game.engine, seat.player, TURN_BUDGET)):
                total[place] += worth
            game = seat.imagine(self.rng)
        return legal[total.index(max(total))]

    def offer(self, game: Game, player: int) -> int:
        """Bid on the god that is worth the most beyond the lowest possible bid, or go to Apollo."""
        engine = game.engine
        state = engine.state
        marker = engine.argument(MARKER)
        ousted_from = engine.argument(OUSTED_FROM)
        barred_from = barred_god(engine, marker)
        without = worth_to(engine, player) + self.apollo_worth(engine, player)
        best = 0.0
        chosen = AT_BID_APOLLO
        for god in list(state.god_row)[:GOD_PLACES]:
            lowest = state.bid[god] + 1 if god != NONE else 0
            highest = highest_bid(engine, marker, god) if god != NONE else 0
            if god in (NONE, ousted_from, barred_from) or highest < lowest:
                continue
            other = other_bid(engine, marker, god)
            price = cost_of_bids(engine, player, lowest, other)
            gain = worth_of_turn(engine, marker, god, price, OFFERING_BUDGET) - without
            if gain > best:
                best = gain
                chosen = bid(god, min(highest, lowest + int(gain * SHARE_BID)))
        return int(chosen)

    def apollo_worth(self, engine: Engine, player: int) -> float:
        coins = 4.0 if territories_held(engine, player) == 1 else 1.0
        return coins + (FIRST_AT_APOLLO if engine.state.apollo_queue[0] == NONE else 0.0)
