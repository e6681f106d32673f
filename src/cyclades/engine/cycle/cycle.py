"""The phases of a cycle, in order (B3)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.discounts import forget_discounts
from cyclades.engine.cities.holdings import is_eliminated, revenue
from cyclades.engine.cycle.auction import next_offering
from cyclades.engine.cycle.phase import Phase
from cyclades.engine.cycle.rotation import lay_gods
from cyclades.engine.cycle.track import renew_track
from cyclades.engine.cycle.turn import next_turn
from cyclades.engine.cycle.victory import check_victory
from cyclades.engine.favours.items.apple import Discord
from cyclades.engine.favours.tiles import lay_favour, put_favour_away
from cyclades.engine.hades.necropolis import collect_graves
from cyclades.engine.hades.threat import Departure, Threat, cover_god, hades_comes
from cyclades.engine.heroes.upkeep import UpkeepPhase
from cyclades.engine.machine.engine import NOT_OVER, Engine, Room
from cyclades.engine.machine.packed import i64, vec
from cyclades.engine.machine.room_numbers import APOLLO_TURN, OFFERING, TURN
from cyclades.engine.machine.state import row_of
from cyclades.engine.titans.artifacts.sharing import cornucopia_revenue, share_cornucopia
from cyclades.engine.words import events
from cyclades.engine.words.pieces import GOD_COUNT, MAX_PLAYERS, NONE


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
        coming = hades_comes(engine)
        if coming:
            cover_god(engine)
        lay_favour(engine, coming)
        return True


class Revenue(Phase):
    name = "revenue"

    def run(self, engine: Engine) -> bool:
        if engine.state.cycle < engine.config.first_revenue:
            return True
        for player in range(engine.config.players):
            if not is_eliminated(engine, player):
                take_revenue(engine, player)
        shared = cornucopia_revenue(engine, with_graves=True)
        collect_graves(engine)
        share_cornucopia(engine, shared)
        return True


class Offerings(Phase):
    name = "offerings"

    def run(self, engine: Engine) -> bool:
        return next_offering(engine, OFFERING)


class Actions(Phase):
    name = "actions"

    def run(self, engine: Engine) -> bool:
        return next_turn(engine, TURN, APOLLO_TURN)


class CycleEnd(Phase):
    name = "end"

    def run(self, engine: Engine) -> bool:
        if not check_victory(engine):
            begin_cycle(engine)
        return True


PHASES: Final[list[Phase]] = [
    Creatures(),
    Threat(),
    Gods(),
    Revenue(),
    UpkeepPhase(),
    Discord(),
    Offerings(),
    Actions(),
    Departure(),
    CycleEnd(),
]
PHASE_TABLE: Final = vec[Phase](PHASES)


OFFERINGS_PHASE: Final = 6
ACTIONS_PHASE: Final = 7


class Cycle(Room):
    """At the bottom of the stack: runs the phases one after another."""

    name = "cycle"
    under: tuple[int, ...] = ()
    silent = True

    def advance(self, engine: Engine) -> bool:
        state = engine.state
        if PHASE_TABLE[state.phase].run(engine) and state.ending == NOT_OVER:
            state.phase += 1
            if state.phase == len(PHASE_TABLE):
                state.phase = 0
        return False


def take_revenue(engine: Engine, player: i64) -> None:
    """B3.6, C1."""
    gold = revenue(engine, player)
    engine.state.gold[player] += gold
    if engine.heard:
        engine.tell(events.RevenueTaken(player, gold))


def begin_cycle(engine: Engine) -> None:
    engine.state.cycle += 1
    clear_cycle(engine)
    put_favour_away(engine)  # nobody held its god (H4.1)


def clear_cycle(engine: Engine) -> None:
    """Nobody has bid, played or used anything yet."""
    state = engine.state
    state.god_turn = 0
    state.apollo_turn = 0
    state.kept = 0
    state.apple_player = NONE
    state.apple_god = NONE
    for god in range(GOD_COUNT):
        state.bidder[god] = NONE
        state.bid[god] = 0
    state.apollo_queue = row_of(NONE, MAX_PLAYERS)
    state.discounts_used = row_of(0, MAX_PLAYERS)
    forget_discounts(engine)
