"""The oracle at a seat."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from cyclades.bots import Bot
from cyclades.bots.oracle.offerings import Auction
from cyclades.bots.oracle.turns import TurnSearch, best_step
from cyclades.bots.oracle.weights import evaluation_from, read_weights
from cyclades.engine.engine import Engine
from cyclades.engine.frames import OFFERING, PRELUDE_OFFERING
from cyclades.seat import Seat

MILLISECONDS: Final = 100  # for a choice that isn't clear
WORLDS: Final = 12  # games imagined for one choice
TURN_BUDGET: Final = 40  # positions looked at for a step of a turn only thought of
NOISE: Final = 0.05
FEWEST_AUCTIONS: Final = 4
MOST_AUCTIONS: Final = 64
PLACEMENT_BID: Final = 2  # the most for a place before the game


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
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        engine = seat.imagine(self.rng).engine
        room = engine.state.stack[engine.state.top]
        if room == OFFERING:
            return self.offer(engine, seat.player, began)
        if room == PRELUDE_OFFERING:
            return self.offer_before_start(legal)
        return self.search(seat, engine, began)

    def offer(self, engine: Engine, player: int, began: float) -> int:
        """What gods are worth is worked out once a cycle; then auctions are thought of until time is up."""
        if self.auction is None or self.auction_cycle != engine.state.cycle:
            self.auction = Auction(self.evaluation, self.rng.getrandbits(60), NOISE)
            self.auction_cycle = int(engine.state.cycle)
            self.auction.prepare(engine, TURN_BUDGET)
        return int(self.auction.best_bid(engine, player, 24))

    def offer_before_start(self, legal: list[int]) -> int:
        return legal[0]

    def search(self, seat: Seat, engine: Engine, began: float) -> int:
        """A tree search over several imagined games in turn."""
        search = TurnSearch(self.evaluation, self.rng.getrandbits(60))
        search.root.mover = seat.player
        worlds = [engine]
        enough = self.playouts or 1_000_000
        done = 0
        while done < enough:
            search.playout(worlds[done % len(worlds)].copy())
            done += 1
            if done < WORLDS and engine.config.favours:
                worlds.append(seat.imagine(self.rng).engine)
            if self.playouts is None and done % 16 == 0:
                if (time.perf_counter() - began) * 1000 > self.milliseconds:
                    break
        self.played += done
        return int(search.best().action)


class QuickBot(OracleBot):
    """The same evaluation one step ahead: what self-play uses."""

    def search(self, seat: Seat, engine: Engine, began: float) -> int:
        return int(best_step(engine, self.evaluation, seat.player, 60))
