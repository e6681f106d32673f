"""Demeter (H4.2): gold for each isle."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.engine import Engine
from cyclades.engine.favours.favour import Favour
from cyclades.engine.holdings import isle_count


class Demeter(Favour):
    def can(self, engine: Engine) -> bool:
        return True  # whoever has a turn has an isle (B5.14)

    def begin(self, engine: Engine) -> None:
        state = engine.state
        gold = isle_count(engine, state.turn_player)
        state.gold[state.turn_player] += gold
        if engine.heard:
            engine.tell(events.HarvestTaken(state.turn_player, gold))
