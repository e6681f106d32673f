"""Hermes (H4.2): a prosperity marker on a sea with an own fleet."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_SEA, CHOOSE_SEA
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.favour import Favour
from cyclades.engine.frames import HERMES_SEA
from cyclades.engine.holdings import prosperity_in_supply
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse


class Hermes(Favour):
    def can(self, engine: Engine) -> bool:
        state = engine.state
        if prosperity_in_supply(engine) == 0:
            return False
        for sea in range(engine.board.sea_count):
            if state.fleet_owner[sea] == state.turn_player:
                return True
        return False

    def why_not(self, engine: Engine) -> Refusal:
        if prosperity_in_supply(engine) == 0:
            return refuse("no_marker_left")
        return refuse("no_fleet_at_sea")

    def begin(self, engine: Engine) -> None:
        engine.push(HERMES_SEA)


class HermesSea(Room):
    """Which sea pays more from now on."""

    name = "hermes_sea"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        state = engine.state
        for sea in range(engine.board.sea_count):
            if state.fleet_owner[sea] == state.turn_player:
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        sea = action - AT_CHOOSE_SEA
        own = engine.state.fleet_owner[sea] == engine.state.turn_player
        return None if own else refuse("no_own_fleet_there", "H4.2", sea=sea)

    def take(self, engine: Engine, action: i64) -> None:
        sea = action - AT_CHOOSE_SEA
        engine.pop()
        engine.state.sea_markers[sea] += 1
        if engine.heard:
            engine.tell(events.SeaMarkerPlaced(engine.state.turn_player, sea))
