"""Hades as a god: undead units, moves they take part in, the necropolis (H2.4 to H2.6)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import undead_fleets_in_supply, undead_troops_in_supply
from cyclades.engine.gods.god import ACTION_PRICE, God, why_not_pay
from cyclades.engine.gods.recruiting import offer_barracks, offer_harbours, why_not_barracks, why_not_harbour
from cyclades.engine.hades.necropolis import NECROPOLIS_PRICE, can_stand_on, move_necropolis, why_not_stand_on
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.machine.room_numbers import FLEET_MOVE, TROOP_MOVE
from cyclades.engine.war.fleet_move import FLEET_STEPS, can_sail_from, why_not_sail_from
from cyclades.engine.war.landing import can_leave, why_not_leave
from cyclades.engine.war.troop_move import BY_HADES
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_BUILD_NECROPOLIS,
    AT_MOVE_FLEETS,
    AT_MOVE_TROOPS,
    AT_RECRUIT_FLEET,
    AT_RECRUIT_TROOP,
    BUILD_NECROPOLIS,
    FAMILY_OF,
    MOVE_FLEETS,
    MOVE_TROOPS,
    RECRUIT_FLEET,
    RECRUIT_TROOP,
)
from cyclades.engine.words.refusals import Refusal, refuse

UNDEAD_PRICES: Final = (0, 1, 2, 3, 4)  # H2.4


class Hades(God):
    def __init__(self) -> None:
        self.prices = Row(list(UNDEAD_PRICES))

    def offer_recruits(self, engine: Engine) -> None:
        if undead_troops_in_supply(engine) > 0:
            offer_barracks(engine, AT_RECRUIT_TROOP)
        if undead_fleets_in_supply(engine) > 0:
            offer_harbours(engine)

    def offer_buildings(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if can_stand_on(engine, territory):
                engine.offer(AT_BUILD_NECROPOLIS + territory)

    def offer_special(self, engine: Engine) -> None:
        state = engine.state
        player = state.turn_player
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == player and state.undead[territory] > 0 and can_leave(engine, territory, False):
                engine.offer(AT_MOVE_TROOPS + territory)
        for sea in range(engine.board.sea_count):
            if state.fleet_owner[sea] == player and state.undead_fleets[sea] > 0 and can_sail_from(engine, sea):
                engine.offer(AT_MOVE_FLEETS + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        state = engine.state
        if family == RECRUIT_TROOP or family == RECRUIT_FLEET:
            return self.why_not_recruit(engine, family, action)
        if family == BUILD_NECROPOLIS:
            return why_not_stand_on(engine, action - AT_BUILD_NECROPOLIS) or why_not_pay(engine, NECROPOLIS_PRICE)
        if family == MOVE_TROOPS:
            territory = action - AT_MOVE_TROOPS
            refusal = why_not_leave(engine, territory, False)
            if refusal is None and state.undead[territory] == 0:
                refusal = refuse("no_undead_troop_there", isle=territory)
            return refusal or why_not_pay(engine, ACTION_PRICE)
        if family == MOVE_FLEETS:
            sea = action - AT_MOVE_FLEETS
            refusal = why_not_sail_from(engine, sea)
            if refusal is None and state.undead_fleets[sea] == 0:
                refusal = refuse("no_undead_fleet_there", sea=sea)
            return refusal or why_not_pay(engine, ACTION_PRICE)
        return God.why_not(self, engine, family, action)

    def why_not_recruit(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_TROOP:
            left = undead_troops_in_supply(engine)
            refusal = self.why_none_for_sale(engine, left, "no_more_undead_for_sale", "no_undead_troop_left")
            refusal = refusal or why_not_barracks(engine, action - AT_RECRUIT_TROOP, "H2.4")
        else:
            left = undead_fleets_in_supply(engine)
            refusal = self.why_none_for_sale(engine, left, "no_more_undead_for_sale", "no_undead_fleet_left")
            refusal = refusal or why_not_harbour(engine, action - AT_RECRUIT_FLEET)
        return refusal or why_not_pay(engine, self.price(engine))

    def price_of(self, engine: Engine, family: i64) -> i64:
        return NECROPOLIS_PRICE if family == BUILD_NECROPOLIS else God.price_of(self, engine, family)

    def take(self, engine: Engine, family: i64, action: i64) -> None:
        if family == BUILD_NECROPOLIS:
            move_necropolis(engine, action - AT_BUILD_NECROPOLIS)
        elif family == MOVE_FLEETS:
            engine.push(FLEET_MOVE, action - AT_MOVE_FLEETS, FLEET_STEPS, 0, 1)
        elif family == MOVE_TROOPS:
            engine.push(TROOP_MOVE, action - AT_MOVE_TROOPS)
            engine.set_argument(BY_HADES, 1)
        else:
            self.recruit(engine, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        price = self.pay_recruit(engine)
        if FAMILY_OF[action] == RECRUIT_TROOP:
            territory = action - AT_RECRUIT_TROOP
            state.undead[territory] += 1
            if engine.heard:
                engine.tell(events.UndeadTroopRaised(player, territory, price))
            return
        sea = action - AT_RECRUIT_FLEET
        state.undead_fleets[sea] += 1
        state.fleet_owner[sea] = player
        if engine.heard:
            engine.tell(events.UndeadFleetRaised(player, sea, price))
