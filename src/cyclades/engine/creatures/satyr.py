"""Satyr (C2)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.theft import Victim
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import FOUNDING
from cyclades.engine.words import events
from cyclades.engine.words.pieces import SATYR

HAS_NO_PHILOSOPHER: Final = Fault("has_no_philosopher", "player", rule="C2")


class SatyrVictim(Victim):
    name = "satyr_victim"
    cards: tuple[int, ...] = (SATYR,)
    himself: Fault = Fault("not_another_player", rule="C2")

    def fault(self, engine: Engine, player: i64) -> Fault | None:
        fault = Victim.fault(self, engine, player)
        return HAS_NO_PHILOSOPHER if fault is None and engine.state.philosophers[player] == 0 else fault

    def strike(self, engine: Engine, card: i64, victim: i64) -> None:
        state = engine.state
        state.philosophers[victim] -= 1
        state.philosophers[state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PhilosopherStolen(state.turn_player, victim))
        engine.push(FOUNDING, state.turn_player)
