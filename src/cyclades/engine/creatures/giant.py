"""Giant (C6)."""

from __future__ import annotations

from cyclades.engine.cities.discounts import remove_chosen
from cyclades.engine.cities.holdings import chosen_slot
from cyclades.engine.creatures.power import Target
from cyclades.engine.machine.choice import GUARDED_BY_CHIRON, NO_SUCH_BUILDING, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_CHOOSE_BUILDING,
    AT_FORGO,
    CHOOSE_BUILDING,
    chosen_building,
    chosen_territory,
)
from cyclades.engine.words.pieces import CHIRON, GIANT, NONE


class GiantTarget(Target):
    """Any building, whoever owns it, but for Chiron's isle."""

    name = "giant_target"
    asks: i64 = CHOOSE_BUILDING
    cards: tuple[int, ...] = (GIANT,)

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        action = AT_CHOOSE_BUILDING + thing
        if chosen_slot(engine, action) == NONE:
            return NO_SUCH_BUILDING
        return GUARDED_BY_CHIRON if engine.state.figure[chosen_territory(action)] == CHIRON else None

    def options(self, engine: Engine) -> None:
        engine.offer(AT_FORGO)
        for territory in range(engine.board.territory_count):
            self.consider_buildings(engine, territory)

    def strike(self, engine: Engine, card: i64, thing: i64) -> None:
        action = AT_CHOOSE_BUILDING + thing
        within = remove_chosen(engine, action)
        if engine.heard:
            engine.tell(events.BuildingDestroyed(chosen_building(action), chosen_territory(action), within))
