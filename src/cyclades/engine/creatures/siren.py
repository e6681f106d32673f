"""Siren (C4)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_SEA, CHOOSE_SEA
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine, Room
from cyclades.engine.frames import SIREN_SOURCE
from cyclades.engine.holdings import fleets_in_reserve
from cyclades.engine.packed import i64
from cyclades.engine.pieces import NONE
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.units import bury, empty_sea, sea_units, take_off_sea


class SirenTarget(Target):
    """An enemy fleet that is alone in its sea."""

    name = "siren_target"

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
            put_lured_fleet(engine, sea, NONE)
        else:
            engine.push(SIREN_SOURCE, sea)


class SirenSource(Room):
    """With an empty reserve the fleet comes from the board. Argument: the sea it goes to."""

    name = "siren_source"
    automatic = True

    def options(self, engine: Engine) -> None:
        for sea in range(engine.board.sea_count):
            if engine.state.fleet_owner[sea] == engine.state.turn_player and engine.state.fleets[sea] > 0:
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        sea = action - AT_CHOOSE_SEA
        if engine.state.fleet_owner[sea] != engine.state.turn_player or engine.state.fleets[sea] == 0:
            return refuse("no_own_fleet_there", "C4", sea=sea)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        sea = engine.argument(1)
        engine.pop()
        put_lured_fleet(engine, sea, action - AT_CHOOSE_SEA)


def put_lured_fleet(engine: Engine, sea: i64, source: i64) -> None:
    state = engine.state
    player = state.turn_player
    if source != NONE:
        take_off_sea(engine, source, 1, 0)
    state.fleets[sea] = 1
    state.fleet_owner[sea] = player
    if engine.heard:
        engine.tell(events.FleetPlaced(player, sea, None if source == NONE else source))
