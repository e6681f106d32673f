"""The oracle at a seat."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any, Final

from cyclades.bots import Bot
from cyclades.bots.oracle.offerings import Auction, sensible_bids
from cyclades.bots.oracle.turns import TurnSearch
from cyclades.bots.oracle.weights import evaluation_from, read_weights
from cyclades.bots.prelude import offer_before_start
from cyclades.engine.engine import Engine
from cyclades.engine.frames import OFFERING, PRELUDE_OFFERING
from cyclades.seat import Seat

MILLISECONDS: Final = 100  # for a choice that isn't clear
WORLDS: Final = 12  # games imagined for one choice, where there is something to imagine
TURN_BUDGET: Final = 40  # positions looked at for a step of a turn only thought of
NOISE: Final = 0.05  # how unsure others' bids are, in chances to win
AUCTIONS: Final = 4  # thought of at a time for each bid
MOST_AUCTIONS: Final = 60
PLAYOUTS_AN_AUCTION: Final = 20  # when playouts are counted instead of time


@dataclass(frozen=True)
class Advice:
    """A choice and what it promises."""

    action: int
    chance: float  # to win, from 0 to 1
    weight: float  # of all the thinking, how much went into it


class OracleBot(Bot):
    """Thinks for a given time, or for a given number of playouts, which always gives the same choice."""

    def __init__(
        self, seed: int, milliseconds: int = MILLISECONDS, playouts: int | None = None, weights: Any = None
    ) -> None:
        self.rng = random.Random(seed)
        self.evaluation = evaluation_from(weights or read_weights())
        self.milliseconds = milliseconds
        self.playouts = playouts
        self.auction: Auction | None = None
        self.auction_cycle = 0
        self.played = 0  # playouts in all

    def choose(self, seat: Seat) -> int:
        return self.advise(seat)[0].action

    def advise(self, seat: Seat) -> list[Advice]:
        """The choices that were thought about, the best first."""
        legal = seat.legal_actions()
        end = time.perf_counter() + self.milliseconds / 1000
        engine = seat.imagine(self.rng).engine
        room = engine.state.stack[engine.state.top]
        if len(legal) == 1:
            self.evaluation.judge(engine)
            return [Advice(legal[0], self.evaluation.chances[seat.player], 1.0)]
        if room == OFFERING:
            return self.offer(engine, seat.player, end)
        if room == PRELUDE_OFFERING:
            return [Advice(offer_before_start(legal), 1 / int(engine.config.players), 1.0)]
        return self.search(seat, engine, end)

    def offer(self, engine: Engine, player: int, end: float) -> list[Advice]:
        """What gods are worth is worked out once a cycle; then auctions are thought of until time is up."""
        if self.auction is None or self.auction_cycle != engine.state.cycle:
            self.auction = Auction(self.evaluation, self.rng.getrandbits(60), NOISE)
            self.auction_cycle = int(engine.state.cycle)
            self.auction.prepare(engine, TURN_BUDGET)
        bids = sensible_bids(engine)
        totals = [0.0] * len(bids)
        most = MOST_AUCTIONS if self.playouts is None else max(AUCTIONS, self.playouts // PLAYOUTS_AN_AUCTION)
        done = 0
        while done < most and (done == 0 or self.playouts is not None or time.perf_counter() < end):
            for place, action in enumerate(bids):
                totals[place] += self.auction.worth_of_bid(engine, player, action, AUCTIONS) * AUCTIONS
            done += AUCTIONS
        self.played += done * len(bids)
        found = [Advice(int(action), total / done, 1 / len(bids)) for action, total in zip(bids, totals, strict=True)]
        return sorted(found, key=lambda advice: -advice.chance)

    def search(self, seat: Seat, engine: Engine, end: float) -> list[Advice]:
        """A tree search, over several imagined games in turn."""
        search = TurnSearch(self.evaluation, self.rng.getrandbits(60))
        search.root.mover = seat.player
        worlds = [engine]
        if engine.config.favours:
            worlds += [seat.imagine(self.rng).engine for _ in range(WORLDS - 1)]
        done = 0
        while self.playouts is None or done < self.playouts:
            search.playout(worlds[done % len(worlds)].copy())
            done += 1
            if self.playouts is None and done % 16 == 0 and time.perf_counter() > end:
                break
        self.played += done
        tried = sorted(search.root.children, key=lambda node: -node.visits)
        return [Advice(int(node.action), node.total / float(node.visits), float(node.visits) / done) for node in tried]
