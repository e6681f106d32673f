"""Giant (C6)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import CHOOSE_BUILDING, choose_building, chosen_building, chosen_on_space, chosen_territory
from cyclades.engine.creatures.power import Target
from cyclades.engine.discounts import remove_building
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import slot_of
from cyclades.engine.packed import i64
from cyclades.engine.pieces import CHIRON, GIANT, NONE
from cyclades.engine.refusals import Refusal, refuse


class GiantTarget(Target):
    """Any building, whoever owns it, but for Chiron's isle."""

    name = "giant_target"
    cards: tuple[int, ...] = (GIANT,)

    def targets(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != CHIRON:
                offer_buildings(engine, territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_BUILDING:
            return engine.wrong_moment(family)
        territory = chosen_territory(action)
        building = chosen_building(action)
        if slot_of(engine, territory, building, chosen_on_space(action)) == NONE:
            return refuse("no_such_building", isle=territory, building=building)
        if engine.state.figure[territory] == CHIRON:
            return refuse("guarded_by_chiron", isle=territory)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        territory = chosen_territory(action)
        building = chosen_building(action)
        slot = slot_of(engine, territory, building, chosen_on_space(action))
        remove_building(engine, territory, slot)
        if engine.heard:
            within = slot - engine.board.first_slot[territory]
            engine.tell(events.BuildingDestroyed(building, territory, within))


def offer_buildings(engine: Engine, territory: i64) -> None:
    """Offer each building of an isle that can be told apart (B5.8)."""
    for building in range(1, engine.config.building_kinds + 1):
        for on_space in range(2):
            if slot_of(engine, territory, building, on_space) != NONE:
                engine.offer(choose_building(territory, building, on_space))
