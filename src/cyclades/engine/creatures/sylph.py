"""Sylph (C10)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.power import Power
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import SYLPH_FLEETS, SYLPH_STEP
from cyclades.engine.machine.state import row_of
from cyclades.engine.war.fleet_move import SEA, can_sail_from, offer_sailing, sail_on, why_not_sail
from cyclades.engine.war.move import why_not_join_undead
from cyclades.engine.war.units import undead_at
from cyclades.engine.words.actions import AT_JOIN_UNDEAD, AT_STOP, CHOOSE_SEA, JOIN_UNDEAD, SAIL
from cyclades.engine.words.pieces import MAX_UNDEAD, NONE, SYLPH
from cyclades.engine.words.refusals import Refusal

SYLPH_STEPS: Final = 10  # C10

NO_OWN_FLEET: Final = Fault("no_own_fleet_there", "sea", rule="C10")
ALREADY_FOUGHT: Final = Fault("fleets_already_fought", "sea", rule="C10")
CANNOT_LEAVE: Final = Fault("fleets_cannot_leave", "sea", rule="C10")


class Sylph(Power):
    cards: tuple[int, ...] = (SYLPH,)

    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(SYLPH_FLEETS, SYLPH_STEPS)


STEPS_LEFT: Final = 1  # of the fleets
UNDEAD_ALONG: Final = 2  # of the step


class SylphFleets(Choice):
    """Which fleets take the next step."""

    name = "sylph_fleets"
    fields: tuple[Field, ...] = (Field(STEPS_LEFT, "steps_left", "number", most=SYLPH_STEPS),)
    asks: i64 = CHOOSE_SEA
    otherwise: i64 = AT_STOP

    def advance(self, engine: Engine) -> bool:
        if engine.argument(STEPS_LEFT) > 0:
            return True
        self.declined(engine)
        return False

    def declined(self, engine: Engine) -> None:
        state = engine.state
        state.spent = row_of(0, engine.board.sea_count)
        for sea in range(len(state.undead_spent)):
            state.undead_spent[sea] = 0
        engine.pop()

    def fault(self, engine: Engine, sea: i64) -> Fault | None:
        if engine.state.fleet_owner[sea] != engine.state.turn_player:
            return NO_OWN_FLEET
        if fresh_fleets(engine, sea) + fresh_undead(engine, sea) == 0:
            return ALREADY_FOUGHT
        return None if can_sail_from(engine, sea) else CANNOT_LEAVE

    def options(self, engine: Engine) -> None:
        engine.offer(AT_STOP)
        self.consider_own_seas(engine, engine.state.turn_player)

    def chosen(self, engine: Engine, sea: i64) -> None:
        engine.set_argument(STEPS_LEFT, engine.argument(STEPS_LEFT) - 1)
        engine.push(SYLPH_STEP, sea)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        most = SYLPH_STEPS if frame.on_top == NONE else SYLPH_STEPS - 1
        frame.demand(frame["steps_left"] <= most, "steps_left", "too_many_left", most=most)


def fresh_fleets(engine: Engine, sea: i64) -> i64:
    """How many fleets of a sea have not fought under this Sylph."""
    return engine.state.fleets[sea] - engine.state.spent[sea]


def fresh_undead(engine: Engine, sea: i64) -> i64:
    undead = undead_at(engine, sea)
    if undead:
        return undead - engine.state.undead_spent[sea]
    return 0


class SylphStep(Room):
    """Where they go and how many."""

    name = "sylph_step"
    fields: tuple[Field, ...] = (
        Field(SEA, "sea", "sea"),
        Field(UNDEAD_ALONG, "undead", "number", optional=True, most=MAX_UNDEAD),
    )
    under: tuple[int, ...] = (SYLPH_FLEETS,)
    tells_below: tuple[str, ...] = ("steps_left",)

    def options(self, engine: Engine) -> None:
        sea = engine.argument(SEA)
        joined = engine.argument(UNDEAD_ALONG)
        offer_sailing(engine, sea, fresh_fleets(engine, sea), fresh_undead(engine, sea), joined, False)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        sea = engine.argument(SEA)
        if family == JOIN_UNDEAD:
            return why_not_join_undead(fresh_undead(engine, sea), engine.argument(UNDEAD_ALONG), action)
        if family != SAIL:
            return engine.wrong_moment(family)
        return why_not_sail(engine, sea, fresh_fleets(engine, sea), engine.argument(UNDEAD_ALONG), False, action)

    def take(self, engine: Engine, action: i64) -> None:
        if action >= AT_JOIN_UNDEAD:
            engine.set_argument(UNDEAD_ALONG, action - AT_JOIN_UNDEAD + 1)
            return
        sea = engine.argument(SEA)
        undead = engine.argument(UNDEAD_ALONG)
        engine.pop()
        sail_on(engine, sea, action, undead, 0, True)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        sea = frame["sea"]
        is_his = state.fleet_owner[sea] == state.turn_player
        frame.demand(is_his, "sea", "no_fleets_there")
        undead = fresh_undead(engine, sea)
        frame.demand(fresh_fleets(engine, sea) + undead > 0, "sea", "all_have_fought")
        frame.demand(can_sail_from(engine, sea), "sea", "no_fleet_can_leave")
        frame.demand(frame["undead"] <= undead, "undead", "too_many_for_step")
