"""The phases of a cycle, in order (B3)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.auction import next_offering
from cyclades.engine.engine import NOT_OVER, Engine, Room
from cyclades.engine.holdings import is_eliminated, revenue
from cyclades.engine.packed import i64
from cyclades.engine.pieces import GOD_COUNT, MAX_PLAYERS, NONE
from cyclades.engine.rotation import lay_gods
from cyclades.engine.track import renew_track
from cyclades.engine.turn import next_turn
from cyclades.engine.victory import check_victory


class Phase:
    """A part of the cycle."""

    name = ""

    def run(self, engine: Engine) -> bool:
        """Do the phase, or its next piece; True when it is finished."""
        raise NotImplementedError


class Creatures(Phase):
    name = "creatures"

    def run(self, engine: Engine) -> bool:
        if engine.heard:
            engine.tell(events.CycleBegan(engine.state.cycle))
        renew_track(engine)
        return True


class Gods(Phase):
    name = "gods"

    def run(self, engine: Engine) -> bool:
        lay_gods(engine)
        return True


class Revenue(Phase):
    name = "revenue"

    def run(self, engine: Engine) -> bool:
        for player in range(engine.config.players):
            if not is_eliminated(engine, player):
                take_revenue(engine, player)
        return True


class Offerings(Phase):
    name = "offerings"

    def run(self, engine: Engine) -> bool:
        return next_offering(engine)


class Actions(Phase):
    name = "actions"

    def run(self, engine: Engine) -> bool:
        return next_turn(engine)


class CycleEnd(Phase):
    name = "end"

    def run(self, engine: Engine) -> bool:
        if not check_victory(engine):
            begin_cycle(engine)
        return True


PHASES: Final[list[Phase]] = [Creatures(), Gods(), Revenue(), Offerings(), Actions(), CycleEnd()]


class Cycle(Room):
    """At the bottom of the stack: runs the phases one after another."""

    name = "cycle"

    def advance(self, engine: Engine) -> bool:
        state = engine.state
        if PHASES[state.phase].run(engine) and state.ending == NOT_OVER:
            state.phase += 1
            if state.phase == len(PHASES):
                state.phase = 0
        return False


def take_revenue(engine: Engine, player: i64) -> None:
    """B3.6, C1."""
    gold = revenue(engine, player)
    engine.state.gold[player] += gold
    if engine.heard:
        engine.tell(events.RevenueTaken(player, gold))


def begin_cycle(engine: Engine) -> None:
    state = engine.state
    state.cycle += 1
    state.god_turn = 0
    state.apollo_turn = 0
    for god in range(GOD_COUNT):
        state.bidder[god] = NONE
        state.bid[god] = 0
    for place in range(MAX_PLAYERS):
        state.apollo_queue[place] = NONE
        state.discounts_used[place] = 0
