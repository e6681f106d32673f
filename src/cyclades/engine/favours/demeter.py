"""Demeter (H4.2): gold for each isle."""

from __future__ import annotations

from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.favours.favour import Favour
from cyclades.engine.machine.engine import Engine
from cyclades.engine.words import events


class Demeter(Favour):
    def can(self, engine: Engine) -> bool:
        return True  # who has no isle (T7.6) gets nothing

    def begin(self, engine: Engine) -> None:
        state = engine.state
        gold = territories_held(engine, state.turn_player)
        state.gold[state.turn_player] += gold
        if engine.heard:
            engine.tell(events.HarvestTaken(state.turn_player, gold))
