"""Harpy (C11)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.power import Target
from cyclades.engine.machine.choice import GUARDED_BY_CHIRON, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.war.units import bury
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_ISLE
from cyclades.engine.words.pieces import CHIRON, HARPY

NOT_AN_ENEMY_TROOP: Final = Fault("not_an_enemy_troop", "isle", rule="C11")


class HarpyTarget(Target):
    """A troop of another player's, not under Chiron."""

    name = "harpy_target"
    asks: i64 = CHOOSE_ISLE
    cards: tuple[int, ...] = (HARPY,)

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        state = engine.state
        if state.troops[territory] == 0 or state.owner[territory] == state.turn_player:
            return NOT_AN_ENEMY_TROOP
        return GUARDED_BY_CHIRON if state.figure[territory] == CHIRON else None

    def strike(self, engine: Engine, card: i64, territory: i64) -> None:
        engine.state.troops[territory] -= 1
        if engine.heard:
            engine.tell(events.TroopKilled(engine.state.owner[territory], territory))
        bury(engine, 1)
