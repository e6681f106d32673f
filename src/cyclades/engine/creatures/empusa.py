"""Empusa (H3.7)."""

from __future__ import annotations

from cyclades.engine.creatures.power import Power
from cyclades.engine.hades.necropolis import collect_grave_gold
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import CHIRON, EMPUSA, NONE


class Empusa(Power):
    """All gold on the necropolis, unless Chiron is there; not what it left behind elsewhere."""

    cards: tuple[int, ...] = (EMPUSA,)

    def begin(self, engine: Engine, card: i64) -> None:
        state = engine.state
        if state.necropolis != NONE and state.figure[state.necropolis] != CHIRON:
            collect_grave_gold(engine, state.necropolis, state.turn_player)
