"""Fates (C1)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.creatures.power import Power
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import revenue
from cyclades.engine.packed import i64


class Fates(Power):
    def begin(self, engine: Engine, card: i64) -> None:
        player = engine.state.turn_player
        gold = revenue(engine, player)
        engine.state.gold[player] += gold
        if engine.heard:
            engine.tell(events.RevenueTaken(player, gold))
