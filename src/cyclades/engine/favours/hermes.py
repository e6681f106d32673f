"""Hermes (H4.2): a prosperity marker on a sea with an own fleet."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import prosperity_in_supply
from cyclades.engine.favours.favour import Favour
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import HERMES_SEA
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_SEA
from cyclades.engine.words.refusals import Refusal, refuse

NO_OWN_FLEET: Final = Fault("no_own_fleet_there", "sea", rule="H4.2")


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


class HermesSea(Choice):
    """Which sea pays more from now on."""

    name = "hermes_sea"
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = CHOOSE_SEA
    automatic = True

    def fault(self, engine: Engine, sea: i64) -> Fault | None:
        return None if engine.state.fleet_owner[sea] == engine.state.turn_player else NO_OWN_FLEET

    def options(self, engine: Engine) -> None:
        self.consider_own_seas(engine, engine.state.turn_player)

    def chosen(self, engine: Engine, sea: i64) -> None:
        engine.pop()
        engine.state.sea_markers[sea] += 1
        if engine.heard:
            engine.tell(events.SeaMarkerPlaced(engine.state.turn_player, sea))
