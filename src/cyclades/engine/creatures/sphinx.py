"""Sphinx (C9)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.power import check_used
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import A_CARD, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.war.units import bury, take_off_sea
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_SELL_FLEET,
    AT_SELL_PHILOSOPHER,
    AT_SELL_PRIEST,
    AT_SELL_TROOP,
    AT_STOP,
    FAMILY_OF,
    SELL_FLEET,
    SELL_PHILOSOPHER,
    SELL_PRIEST,
    SELL_TROOP,
    STOP,
)
from cyclades.engine.words.pieces import SPHINX
from cyclades.engine.words.refusals import Refusal, refuse

SPHINX_PRICE: Final = 2  # C9


class SphinxSale(Room):
    """Own units and cards are handed back for gold until he stops."""

    name = "sphinx_sale"
    fields: tuple[Field, ...] = (A_CARD,)

    def options(self, engine: Engine) -> None:
        state = engine.state
        player = state.turn_player
        engine.offer(AT_STOP)
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == player and state.troops[territory] > 0:
                engine.offer(AT_SELL_TROOP + territory)
        for sea in range(engine.board.sea_count):
            if state.fleet_owner[sea] == player and state.fleets[sea] > 0:
                engine.offer(AT_SELL_FLEET + sea)
        if state.priests[player] > 0:
            engine.offer(AT_SELL_PRIEST)
        if state.philosophers[player] > 0:
            engine.offer(AT_SELL_PHILOSOPHER)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        state = engine.state
        player = state.turn_player
        if family == STOP:
            return None
        has_it = False
        if family == SELL_TROOP:
            territory = action - AT_SELL_TROOP
            has_it = state.owner[territory] == player and state.troops[territory] > 0
        elif family == SELL_FLEET:
            sea = action - AT_SELL_FLEET
            has_it = state.fleet_owner[sea] == player and state.fleets[sea] > 0
        elif family == SELL_PRIEST:
            has_it = state.priests[player] > 0
        elif family == SELL_PHILOSOPHER:
            has_it = state.philosophers[player] > 0
        else:
            return engine.wrong_moment(family)
        return None if has_it else refuse("nothing_to_sell")

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        family = FAMILY_OF[action]
        if family == STOP:
            engine.pop()
            return
        state.gold[player] += SPHINX_PRICE
        if family == SELL_TROOP:
            territory = action - AT_SELL_TROOP
            state.troops[territory] -= 1
            if engine.heard:
                engine.tell(events.TroopSold(player, territory, SPHINX_PRICE))
            bury(engine, 1)
        elif family == SELL_FLEET:
            sea = action - AT_SELL_FLEET
            take_off_sea(engine, sea, 1, 0)
            if engine.heard:
                engine.tell(events.FleetSold(player, sea, SPHINX_PRICE))
            bury(engine, 1)
        elif family == SELL_PRIEST:
            state.priests[player] -= 1
            if engine.heard:
                engine.tell(events.PriestSold(player, SPHINX_PRICE))
        else:
            state.philosophers[player] -= 1
            if engine.heard:
                engine.tell(events.PhilosopherSold(player, SPHINX_PRICE))

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_used(engine, frame, (SPHINX,))
