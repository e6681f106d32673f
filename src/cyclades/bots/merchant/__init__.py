"""A hand-written strategy: gods by what they are worth now, bids by what everyone wants, turns planned to their end."""

from __future__ import annotations

import random
from typing import Final

from cyclades.bots import Bot
from cyclades.bots.merchant.battles import INSIDE_BATTLE
from cyclades.bots.merchant.bidding import Market, best_offering
from cyclades.bots.merchant.choices import best_choice
from cyclades.bots.merchant.turns import Planner
from cyclades.bots.merchant.worth import WEIGHTS, GoldJudge, Judge
from cyclades.bots.prelude import offer_before_start
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Numbers, i64
from cyclades.engine.words.actions import (
    AT_CHOOSE_GOD,
    AT_CHOOSE_PLAYER,
    AT_END_TURN,
    AT_PASS,
    AT_USE_ITEM,
)
from cyclades.engine.words.pieces import APPLE, NONE
from cyclades.seat import Seat

WIDTH: Final = 3  # lines of a turn kept at each step
CHOICES: Final = 90  # looked at inside one step
POSITIONS: Final = 900  # looked at for a turn
IMAGINED: Final = 4  # auctions thought through, with other gold and other wishes
APPLE_WORTH: Final = 8.0  # what must be kept from a rival for the Apple to be thrown


class MerchantBot(Bot):
    """Thinks in gold pieces."""

    def __init__(self, seed: int, weights: Numbers = WEIGHTS) -> None:
        self.rng = random.Random(seed)
        self.weights = weights
        self.judge: Judge = GoldJudge(weights)
        self.market: Market | None = None
        self.market_of_moment: tuple[object, ...] = ()
        self.plan: list[tuple[list[int], int]] = []  # what will be legal, and which of that to do

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if self.plan and self.plan[0][0] == legal:
            return self.plan.pop(0)[1]
        self.plan = []
        if len(legal) == 1:
            return legal[0]
        engine = seat.imagine(self.rng).engine
        room = engine.room().name
        if room == "offering":
            return self.offer(seat, engine)
        if room == "prelude_offering":
            return offer_before_start(legal)
        if room in ("apple_window", "apple_victim", "apple_god"):
            return self.sow_discord(engine, seat.player, legal)
        if engine.state.turn_player == seat.player and not INSIDE_BATTLE[engine.state.stack[engine.state.top]]:
            line = self.think_of_turn(seat, engine)
            if line:
                return self.follow(line, engine, seat.player)
            if AT_END_TURN in legal:
                return int(AT_END_TURN)
        return int(best_choice(engine, seat.player, self.rng.getrandbits(30), self.judge))

    def think_of_turn(self, seat: Seat, engine: Engine) -> list[i64]:
        """The actions of the best line; none: end the turn."""
        return Planner(seat.player, WIDTH, CHOICES, POSITIONS, GoldJudge(self.weights)).plan(engine)

    def follow(self, line: list[i64], engine: Engine, player: int) -> int:
        """The first action of a line; the rest is for later, as long as the game goes as planned."""
        trial = engine.copy()
        for action in line:
            if trial.irrevocable or trial.decider() != player or not trial.is_legal(action):
                break  # a battle comes in between
            self.plan.append((legal_of(trial), int(action)))
            trial.take(action)
        return self.plan.pop(0)[1]

    def offer(self, seat: Seat, engine: Engine) -> int:
        market = self.market_of(engine, seat.player)
        engines = [engine] + [seat.imagine(self.rng).engine for _ in range(IMAGINED - 1)]
        return int(best_offering(engines, market, SeededChance(self.rng.getrandbits(30))))

    def market_of(self, engine: Engine, player: int) -> Market:
        """What the gods are worth in this cycle; reckoned once."""
        state = engine.state
        moment = (player, state.cycle, state.gold[player], list(state.god_row), list(state.track), list(state.owner))
        if self.market is None or self.market_of_moment != moment:
            self.market = Market(engine, player, self.weights)
            self.market_of_moment = moment
        return self.market

    def sow_discord(self, engine: Engine, player: int, legal: list[int]) -> int:
        """The Apple is for whoever has much more of one god than of any other."""
        victim, god, worth = self.market_of(engine, player).discord(engine)
        for action in (AT_CHOOSE_PLAYER + victim, AT_CHOOSE_GOD + god):
            if victim != NONE and action in legal:
                return int(action)
        if worth > APPLE_WORTH and AT_USE_ITEM + APPLE in legal:
            return int(AT_USE_ITEM + APPLE)
        return int(AT_PASS) if AT_PASS in legal else legal[0]


def legal_of(engine: Engine) -> list[int]:
    return [int(engine.legal[i]) for i in range(engine.find_legal())]
