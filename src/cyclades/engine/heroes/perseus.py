"""Perseus (H3.6): walls don't count against him (`strength`); a flight like Pegasus's, without him."""

from __future__ import annotations

from cyclades.engine.heroes.sacrifice_power import SacrificePower
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import PEGASUS_SOURCE
from cyclades.engine.war.landing import can_leave
from cyclades.engine.war.units import land_units
from cyclades.engine.words.pieces import FIRST_HERO, PERSEUS
from cyclades.engine.words.refusals import Refusal, refuse


class Perseus(SacrificePower):
    def can(self, engine: Engine) -> bool:
        state = engine.state
        for territory in range(engine.board.territory_count):
            himself: i64 = 1 if state.hero_territory[PERSEUS - FIRST_HERO] == territory else 0
            if (
                state.owner[territory] == state.turn_player
                and land_units(engine, territory) > himself
                and can_leave(engine, territory, True)
            ):
                return True
        return False

    def why_not(self, engine: Engine) -> Refusal:
        return refuse("nobody_to_fly")

    def carry_out(self, engine: Engine) -> None:
        engine.push(PEGASUS_SOURCE, PERSEUS)
