"""Dryad (C3)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.theft import Victim
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events
from cyclades.engine.words.pieces import DRYAD

HAS_NO_PRIEST: Final = Fault("has_no_priest", "player", rule="C3")


class DryadVictim(Victim):
    name = "dryad_victim"
    cards: tuple[int, ...] = (DRYAD,)
    himself: Fault = Fault("not_another_player", rule="C3")

    def fault(self, engine: Engine, player: i64) -> Fault | None:
        fault = Victim.fault(self, engine, player)
        return HAS_NO_PRIEST if fault is None and engine.state.priests[player] == 0 else fault

    def strike(self, engine: Engine, card: i64, victim: i64) -> None:
        state = engine.state
        state.priests[victim] -= 1
        state.priests[state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PriestStolen(state.turn_player, victim))
