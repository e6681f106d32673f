"""Choosing an own isle, for a hero, an artifact or a prosperity marker to come to."""

from __future__ import annotations

from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.actions import CHOOSE_ISLE


class OwnTerritory(Choice):
    """Any isle of the player whose turn it is."""

    asks: i64 = CHOOSE_ISLE
    automatic = True
    not_yours: Fault  # why another isle won't do

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        return None if engine.state.owner[territory] == engine.state.turn_player else self.not_yours

    def options(self, engine: Engine) -> None:
        self.consider_own_isles(engine, engine.state.turn_player)
