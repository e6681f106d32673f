"""Sylph (C10)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.actions import AT_CHOOSE_SEA, AT_STOP, CHOOSE_SEA, SAIL, STOP
from cyclades.engine.creatures.power import Power
from cyclades.engine.engine import Engine, Room
from cyclades.engine.frames import SYLPH_FLEETS, SYLPH_STEP
from cyclades.engine.move import can_sail_from, offer_sailing, sail_on, why_not_sail
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse

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
        spent = engine.state.spent
        for sea in range(engine.board.sea_count):
            spent[sea] = 0
        engine.pop()

    def options(self, engine: Engine) -> None:
        state = engine.state
        engine.offer(AT_STOP)
        for sea in range(engine.board.sea_count):
            if (
                state.fleet_owner[sea] == state.turn_player
                and state.fleets[sea] > state.spent[sea]
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
        if state.fleets[sea] <= state.spent[sea]:
            return refuse("fleets_already_fought", sea=sea)
        if not can_sail_from(engine, sea):
            return refuse("fleets_cannot_leave", sea=sea)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            self.finish(engine)
        else:
            engine.set_argument(1, engine.argument(1) - 1)
            engine.push(SYLPH_STEP, action - AT_CHOOSE_SEA)


class SylphStep(Room):
    """Where they go and how many. Argument: their sea."""

    name = "sylph_step"

    def options(self, engine: Engine) -> None:
        sea = engine.argument(1)
        offer_sailing(engine, sea, engine.state.fleets[sea] - engine.state.spent[sea])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != SAIL:
            return engine.wrong_moment(family)
        sea = engine.argument(1)
        return why_not_sail(engine, sea, engine.state.fleets[sea] - engine.state.spent[sea], action)

    def take(self, engine: Engine, action: i64) -> None:
        sea = engine.argument(1)
        engine.pop()
        sail_on(engine, sea, action, 0, True)
