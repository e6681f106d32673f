"""Fates (C1)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import revenue
from cyclades.engine.creatures.power import Power
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.titans.artifacts import cornucopia
from cyclades.engine.titans.artifacts.sharing import cornucopia_revenue, share_cornucopia
from cyclades.engine.words import events
from cyclades.engine.words.pieces import FATES


class Fates(Power):
    cards: tuple[int, ...] = (FATES,)

    def begin(self, engine: Engine, card: i64) -> None:
        player = engine.state.turn_player
        gold = revenue(engine, player)
        engine.state.gold[player] += gold
        if engine.heard:
            engine.tell(events.RevenueTaken(player, gold))
        if cornucopia.holder(engine) == player:
            share_cornucopia(engine, cornucopia_revenue(engine, with_graves=False))  # T7.5
