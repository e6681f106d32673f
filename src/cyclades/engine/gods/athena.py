"""Athena: philosophers, universities (B5.6)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import philosophers_in_supply
from cyclades.engine.gods.god import God, why_not_pay
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.machine.room_numbers import FOUNDING
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_RECRUIT_PHILOSOPHER, RECRUIT_PHILOSOPHER
from cyclades.engine.words.pieces import UNIVERSITY
from cyclades.engine.words.refusals import Refusal


class Athena(God):
    def __init__(self) -> None:
        self.building = UNIVERSITY
        self.prices = Row([0, 4])  # B5.6

    def offer_recruits(self, engine: Engine) -> None:
        if philosophers_in_supply(engine) > 0:
            engine.offer(AT_RECRUIT_PHILOSOPHER)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_PHILOSOPHER:
            left = philosophers_in_supply(engine)
            none = self.why_none_for_sale(engine, left, "no_more_philosophers_for_sale", "no_philosopher_left")
            return none or why_not_pay(engine, self.price(engine))
        return God.why_not(self, engine, family, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        price = self.pay_recruit(engine)
        player = engine.state.turn_player
        engine.state.philosophers[player] += 1
        if engine.heard:
            engine.tell(events.PhilosopherTaken(player, price))
        engine.push(FOUNDING, player)  # B7.2

    def finish(self, engine: Engine) -> None:
        if engine.state.recruited == 0 and philosophers_in_supply(engine) > 0:
            self.recruit(engine, AT_RECRUIT_PHILOSOPHER)
