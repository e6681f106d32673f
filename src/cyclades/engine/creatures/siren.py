"""Siren (C4)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_SEA, AT_JOIN_UNDEAD, CHOOSE_SEA, JOIN_UNDEAD
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.fields import Field
from cyclades.engine.figures import is_closed
from cyclades.engine.frames import SIREN_SOURCE
from cyclades.engine.holdings import fleets_in_reserve
from cyclades.engine.move import why_not_join_undead
from cyclades.engine.packed import i64
from cyclades.engine.pieces import NONE, SIREN
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.units import bury, empty_sea, put_at_sea, sea_units, take_off_sea, undead_at


class SirenTarget(Target):
    """An enemy fleet that is alone in its sea."""

    name = "siren_target"
    cards: tuple[int, ...] = (SIREN,)

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for sea in range(engine.board.sea_count):
            if sea_units(engine, sea) == 1 and state.fleet_owner[sea] != state.turn_player:
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        if state.fleet_owner[sea] == NONE or state.fleet_owner[sea] == state.turn_player:
            return refuse("not_an_enemy_fleet", sea=sea)
        if sea_units(engine, sea) > 1:
            return refuse("not_a_lone_fleet", sea=sea)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        victim = state.fleet_owner[sea]
        fleets = state.fleets[sea]
        empty_sea(engine, sea)
        if engine.heard:
            engine.tell(events.FleetLured(victim, sea))
        bury(engine, fleets)
        if fleets_in_reserve(engine, state.turn_player) > 0:
            put_lured_fleet(engine, sea, NONE, 0)
        else:
            engine.push(SIREN_SOURCE, sea)


SEA: Final = 1  # to be filled
UNDEAD_GOES: Final = 2


class SirenSource(Room):
    """With an empty reserve the fleet comes from the board."""

    name = "siren_source"
    fields: tuple[Field, ...] = (Field(SEA, "sea", "sea"), Field(UNDEAD_GOES, "undead", "flag", optional=True))
    automatic = True

    def fleets_at(self, engine: Engine, sea: i64) -> i64:
        """How many of his fleets of the kind that goes lie in a sea."""
        if engine.state.fleet_owner[sea] != engine.state.turn_player:
            return 0
        return undead_at(engine, sea) if engine.argument(UNDEAD_GOES) else engine.state.fleets[sea]

    def has_undead(self, engine: Engine) -> bool:
        for sea in range(engine.board.sea_count):
            if engine.state.fleet_owner[sea] == engine.state.turn_player and undead_at(engine, sea) > 0:
                return True
        return False

    def options(self, engine: Engine) -> None:
        for sea in range(engine.board.sea_count):
            if self.fleets_at(engine, sea) > 0:
                engine.offer(AT_CHOOSE_SEA + sea)
        if not engine.argument(UNDEAD_GOES) and self.has_undead(engine):
            engine.offer(AT_JOIN_UNDEAD)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == JOIN_UNDEAD:
            return why_not_join_undead(1 if self.has_undead(engine) else 0, engine.argument(UNDEAD_GOES), action)
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        sea = action - AT_CHOOSE_SEA
        if self.fleets_at(engine, sea) == 0:
            return refuse("no_own_fleet_there", "C4", sea=sea)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        if action >= AT_JOIN_UNDEAD:
            engine.set_argument(UNDEAD_GOES, 1)
            return
        sea = engine.argument(SEA)
        undead = engine.argument(UNDEAD_GOES)
        engine.pop()
        put_lured_fleet(engine, sea, action - AT_CHOOSE_SEA, undead)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        player = state.turn_player
        sea = frame["sea"]
        is_open = state.fleet_owner[sea] == NONE and not is_closed(engine, sea)
        frame.demand(is_open, "sea", "the sea is not empty and open")
        frame.demand(fleets_in_reserve(engine, player) == 0, "sea", "he has fleets in his reserve")
        frame.demand(not frame["undead"] or self.has_undead(engine), "undead", "he has no undead fleet")


def put_lured_fleet(engine: Engine, sea: i64, source: i64, undead: i64) -> None:
    """His fleet comes from another sea, or from the reserve (NONE)."""
    player = engine.state.turn_player
    if source != NONE:
        take_off_sea(engine, source, 1 - undead, undead)
    put_at_sea(engine, sea, player, 1 - undead, undead)
    if engine.heard:
        engine.tell(events.FleetPlaced(player, sea, None if source == NONE else source, undead != 0))
