"""Ajax (H3.6): counts as two (`traits`); for gold he founds a metropolis."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.metropolis import can_found
from cyclades.engine.heroes.sacrifice_power import SacrificePower, found_by_sacrifice, refuse_founding
from cyclades.engine.heroes.traits import NUMBERS
from cyclades.engine.machine.engine import Engine
from cyclades.engine.words import events
from cyclades.engine.words.refusals import Refusal, refuse

PRICE: Final[int] = NUMBERS["ajax"]["price"]


class Ajax(SacrificePower):
    def __init__(self) -> None:
        self.price = PRICE

    def can(self, engine: Engine) -> bool:
        player = engine.state.turn_player
        return engine.state.gold[player] >= PRICE and can_found(engine, player)

    def why_not(self, engine: Engine) -> Refusal:
        gold = engine.state.gold[engine.state.turn_player]
        return refuse_founding() if gold >= PRICE else refuse("not_enough_gold", "H3.6", price=PRICE, gold=gold)

    def carry_out(self, engine: Engine) -> None:
        player = engine.state.turn_player
        engine.state.gold[player] -= PRICE
        if engine.heard:
            engine.tell(events.MetropolisBought(player, PRICE))
        found_by_sacrifice(engine)
