"""Poseidon: fleets, ports, moves of fleets (B5.4, B5.9)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import fleets_in_reserve
from cyclades.engine.gods.god import ACTION_PRICE, God, why_not_pay
from cyclades.engine.gods.recruiting import offer_harbours, why_not_harbour
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.machine.room_numbers import FLEET_MOVE
from cyclades.engine.war.fleet_move import FLEET_STEPS, can_sail_from, why_not_sail_from
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_MOVE_FLEETS,
    AT_RECRUIT_FLEET,
    MOVE_FLEETS,
    RECRUIT_FLEET,
)
from cyclades.engine.words.pieces import PORT
from cyclades.engine.words.refusals import Refusal


class Poseidon(God):
    def __init__(self) -> None:
        self.building = PORT
        self.prices = Row([0, 1, 2, 3])  # B5.4

    def offer_recruits(self, engine: Engine) -> None:
        if fleets_in_reserve(engine, engine.state.turn_player) > 0:
            offer_harbours(engine)

    def offer_special(self, engine: Engine) -> None:
        player = engine.state.turn_player
        fleet_owner = engine.state.fleet_owner
        for sea in range(engine.board.sea_count):
            if fleet_owner[sea] == player and can_sail_from(engine, sea):
                engine.offer(AT_MOVE_FLEETS + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_FLEET:
            return self.why_not_fleet(engine, action - AT_RECRUIT_FLEET)
        if family == MOVE_FLEETS:
            return why_not_sail_from(engine, action - AT_MOVE_FLEETS) or why_not_pay(engine, ACTION_PRICE)
        return God.why_not(self, engine, family, action)

    def why_not_fleet(self, engine: Engine, sea: i64) -> Refusal | None:
        left = fleets_in_reserve(engine, engine.state.turn_player)
        return (
            self.why_none_for_sale(engine, left, "no_more_fleets_for_sale", "all_fleets_on_board")
            or why_not_harbour(engine, sea)
            or why_not_pay(engine, self.price(engine))
        )

    def take(self, engine: Engine, family: i64, action: i64) -> None:
        if family == MOVE_FLEETS:
            engine.push(FLEET_MOVE, action - AT_MOVE_FLEETS, FLEET_STEPS)
        else:
            God.take(self, engine, family, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        state = engine.state
        sea = action - AT_RECRUIT_FLEET
        price = self.pay_recruit(engine)
        state.fleets[sea] += 1
        state.fleet_owner[sea] = state.turn_player
        if engine.heard:
            engine.tell(events.FleetRecruited(state.turn_player, sea, price))
