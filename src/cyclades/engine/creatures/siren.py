"""Siren (C4)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import fleets_in_reserve
from cyclades.engine.creatures.power import Target
from cyclades.engine.creatures.standing_figures import is_closed
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import SIREN_SOURCE
from cyclades.engine.war.move import why_not_join_undead
from cyclades.engine.war.units import bury, empty_sea, put_at_sea, sea_units, take_off_sea, undead_at
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_JOIN_UNDEAD, CHOOSE_SEA, JOIN_UNDEAD
from cyclades.engine.words.pieces import NONE, SIREN
from cyclades.engine.words.refusals import Refusal

NOT_AN_ENEMY_FLEET: Final = Fault("not_an_enemy_fleet", "sea", rule="C4")
NOT_A_LONE_FLEET: Final = Fault("not_a_lone_fleet", "sea", rule="C4")
NO_OWN_FLEET: Final = Fault("no_own_fleet_there", "sea", rule="C4")


class SirenTarget(Target):
    """An enemy fleet that is alone in its sea."""

    name = "siren_target"
    asks: i64 = CHOOSE_SEA
    cards: tuple[int, ...] = (SIREN,)

    def fault(self, engine: Engine, sea: i64) -> Fault | None:
        state = engine.state
        if state.fleet_owner[sea] == NONE or state.fleet_owner[sea] == state.turn_player:
            return NOT_AN_ENEMY_FLEET
        return NOT_A_LONE_FLEET if sea_units(engine, sea) > 1 else None

    def strike(self, engine: Engine, card: i64, sea: i64) -> None:
        state = engine.state
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


class SirenSource(Choice):
    """With an empty reserve the fleet comes from the board."""

    name = "siren_source"
    fields: tuple[Field, ...] = (Field(SEA, "sea", "sea"), Field(UNDEAD_GOES, "undead", "flag", optional=True))
    asks: i64 = CHOOSE_SEA
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

    def fault(self, engine: Engine, sea: i64) -> Fault | None:
        return None if self.fleets_at(engine, sea) > 0 else NO_OWN_FLEET

    def options(self, engine: Engine) -> None:
        self.consider_own_seas(engine, engine.state.turn_player)
        if not engine.argument(UNDEAD_GOES) and self.has_undead(engine):
            engine.offer(AT_JOIN_UNDEAD)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == JOIN_UNDEAD:
            return why_not_join_undead(1 if self.has_undead(engine) else 0, engine.argument(UNDEAD_GOES), action)
        return Choice.why_not(self, engine, family, action)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_JOIN_UNDEAD:
            engine.set_argument(UNDEAD_GOES, 1)
        else:
            Choice.take(self, engine, action)

    def chosen(self, engine: Engine, source: i64) -> None:
        sea = engine.argument(SEA)
        undead = engine.argument(UNDEAD_GOES)
        engine.pop()
        put_lured_fleet(engine, sea, source, undead)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        player = state.turn_player
        sea = frame["sea"]
        is_open = state.fleet_owner[sea] == NONE and not is_closed(engine, sea)
        frame.demand(is_open, "sea", "sea_not_free")
        frame.demand(fleets_in_reserve(engine, player) == 0, "sea", "fleets_in_reserve")
        frame.demand(not frame["undead"] or self.has_undead(engine), "undead", "no_undead_fleet")


def put_lured_fleet(engine: Engine, sea: i64, source: i64, undead: i64) -> None:
    """His fleet comes from another sea, or from the reserve (NONE)."""
    player = engine.state.turn_player
    if source != NONE:
        take_off_sea(engine, source, 1 - undead, undead)
    put_at_sea(engine, sea, player, 1 - undead, undead)
    if engine.heard:
        engine.tell(events.FleetPlaced(player, sea, None if source == NONE else source, undead != 0))
