"""Sylph (C10)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.actions import AT_CHOOSE_SEA, AT_JOIN_UNDEAD, AT_STOP, CHOOSE_SEA, JOIN_UNDEAD, SAIL, STOP
from cyclades.engine.creatures.power import Power
from cyclades.engine.engine import Engine, Room
from cyclades.engine.fleet_move import can_sail_from, offer_sailing, sail_on, why_not_sail
from cyclades.engine.frames import SYLPH_FLEETS, SYLPH_STEP
from cyclades.engine.move import why_not_join_undead
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.units import undead_at

SYLPH_STEPS: Final = 10  # C10


class Sylph(Power):
    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(SYLPH_FLEETS, SYLPH_STEPS)


class SylphFleets(Room):
    """Which fleets take the next step. Argument: steps left."""

    name = "sylph_fleets"

    def advance(self, engine: Engine) -> bool:
        if engine.argument(1) > 0:
            return True
        self.finish(engine)
        return False

    def finish(self, engine: Engine) -> None:
        state = engine.state
        for sea in range(engine.board.sea_count):
            state.spent[sea] = 0
            if engine.config.hades:
                state.undead_spent[sea] = 0
        engine.pop()

    def options(self, engine: Engine) -> None:
        state = engine.state
        engine.offer(AT_STOP)
        for sea in range(engine.board.sea_count):
            if (
                state.fleet_owner[sea] == state.turn_player
                and fresh_fleets(engine, sea) + fresh_undead(engine, sea) > 0
                and can_sail_from(engine, sea)
            ):
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STOP:
            return None
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        if state.fleet_owner[sea] != state.turn_player:
            return refuse("no_own_fleet_there", "C10", sea=sea)
        if fresh_fleets(engine, sea) + fresh_undead(engine, sea) == 0:
            return refuse("fleets_already_fought", sea=sea)
        if not can_sail_from(engine, sea):
            return refuse("fleets_cannot_leave", "C10", sea=sea)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            self.finish(engine)
        else:
            engine.set_argument(1, engine.argument(1) - 1)
            engine.push(SYLPH_STEP, action - AT_CHOOSE_SEA)


def fresh_fleets(engine: Engine, sea: i64) -> i64:
    """How many fleets of a sea have not fought under this Sylph."""
    return engine.state.fleets[sea] - engine.state.spent[sea]


def fresh_undead(engine: Engine, sea: i64) -> i64:
    return undead_at(engine, sea) - engine.state.undead_spent[sea] if engine.config.hades else 0


class SylphStep(Room):
    """Where they go and how many. Arguments: their sea, undead that join."""

    name = "sylph_step"

    def options(self, engine: Engine) -> None:
        sea = engine.argument(1)
        offer_sailing(engine, sea, fresh_fleets(engine, sea), fresh_undead(engine, sea), engine.argument(2), False)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        sea = engine.argument(1)
        if family == JOIN_UNDEAD:
            return why_not_join_undead(fresh_undead(engine, sea), engine.argument(2), action)
        if family != SAIL:
            return engine.wrong_moment(family)
        return why_not_sail(engine, sea, fresh_fleets(engine, sea), engine.argument(2), False, action)

    def take(self, engine: Engine, action: i64) -> None:
        if action >= AT_JOIN_UNDEAD:
            engine.set_argument(2, action - AT_JOIN_UNDEAD + 1)
            return
        sea = engine.argument(1)
        undead = engine.argument(2)
        engine.pop()
        sail_on(engine, sea, action, undead, 0, True)
