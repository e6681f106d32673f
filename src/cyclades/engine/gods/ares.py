"""Ares: troops, fortresses, moves of troops (B5.5, B5.10)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import troops_in_reserve
from cyclades.engine.gods.god import ACTION_PRICE, God, why_not_pay
from cyclades.engine.gods.recruiting import offer_barracks, why_not_barracks
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.machine.room_numbers import TROOP_MOVE
from cyclades.engine.war.landing import can_leave, why_not_leave
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_MOVE_TROOPS,
    AT_RECRUIT_TROOP,
    MOVE_TROOPS,
    RECRUIT_TROOP,
)
from cyclades.engine.words.pieces import FORTRESS
from cyclades.engine.words.refusals import Refusal


class Ares(God):
    def __init__(self) -> None:
        self.building = FORTRESS
        self.prices = Row([0, 2, 3, 4])  # B5.5

    def offer_recruits(self, engine: Engine) -> None:
        if troops_in_reserve(engine, engine.state.turn_player) > 0:
            offer_barracks(engine, AT_RECRUIT_TROOP)

    def offer_special(self, engine: Engine) -> None:
        player = engine.state.turn_player
        owner = engine.state.owner
        for territory in range(engine.board.territory_count):
            if owner[territory] == player and can_leave(engine, territory, False):
                engine.offer(AT_MOVE_TROOPS + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_TROOP:
            return self.why_not_troop(engine, action - AT_RECRUIT_TROOP)
        if family == MOVE_TROOPS:
            return why_not_leave(engine, action - AT_MOVE_TROOPS, False) or why_not_pay(engine, ACTION_PRICE)
        return God.why_not(self, engine, family, action)

    def why_not_troop(self, engine: Engine, territory: i64) -> Refusal | None:
        left = troops_in_reserve(engine, engine.state.turn_player)
        return (
            self.why_none_for_sale(engine, left, "no_more_troops_for_sale", "all_troops_on_board")
            or why_not_barracks(engine, territory)
            or why_not_pay(engine, self.price(engine))
        )

    def take(self, engine: Engine, family: i64, action: i64) -> None:
        if family == MOVE_TROOPS:
            engine.push(TROOP_MOVE, action - AT_MOVE_TROOPS)
        else:
            God.take(self, engine, family, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        territory = action - AT_RECRUIT_TROOP
        price = self.pay_recruit(engine)
        engine.state.troops[territory] += 1
        if engine.heard:
            engine.tell(events.TroopRecruited(engine.state.turn_player, territory, price))
