"""Pegasus (C5)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.power import Target
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import TROOP_MOVE
from cyclades.engine.war.landing import can_leave, why_not_leave
from cyclades.engine.words.actions import AT_FORGO, CHOOSE_ISLE
from cyclades.engine.words.pieces import PEGASUS, PERSEUS
from cyclades.engine.words.refusals import Refusal

CANNOT_FLY: Final = Fault("troops_cannot_leave", "isle", rule="C5")


class PegasusSource(Target):
    """The isle whose troops fly; where they land is a troop move (TROOP_MOVE)."""

    name = "pegasus_source"
    asks: i64 = CHOOSE_ISLE
    cards: tuple[int, ...] = (PEGASUS, PERSEUS)

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        state = engine.state
        can = state.owner[territory] == state.turn_player and can_leave(engine, territory, True)
        return None if can else CANNOT_FLY

    def options(self, engine: Engine) -> None:
        engine.offer(AT_FORGO)
        self.consider_own_isles(engine, engine.state.turn_player)

    def refusal(self, engine: Engine, fault: Fault, action: i64) -> Refusal:
        """Why nobody can leave an isle is told as for every other move."""
        return why_not_leave(engine, action - self.first, True) or Target.refusal(self, engine, fault, action)

    def strike(self, engine: Engine, card: i64, territory: i64) -> None:
        engine.push(TROOP_MOVE, territory, 1)
