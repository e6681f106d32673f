"""Fates (C1)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.creatures.power import Power
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import isle_revenue, revenue, revenue_taker
from cyclades.engine.packed import i64
from cyclades.engine.titans.artifacts import cornucopia_holder, cornucopia_isle, share_cornucopia


class Fates(Power):
    def begin(self, engine: Engine, card: i64) -> None:
        player = engine.state.turn_player
        gold = revenue(engine, player)
        engine.state.gold[player] += gold
        if engine.heard:
            engine.tell(events.RevenueTaken(player, gold))
        if cornucopia_holder(engine) == player:
            isle = cornucopia_isle(engine)
            share_cornucopia(engine, isle_revenue(engine, isle) if revenue_taker(engine, isle) == player else 0)  # T7.5
