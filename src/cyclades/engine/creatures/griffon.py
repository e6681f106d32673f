"""Griffon (C12)."""

from __future__ import annotations

from cyclades.engine.creatures.theft import Victim
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events
from cyclades.engine.words.pieces import GRIFFON


class GriffonVictim(Victim):
    """How much gold somebody has is secret: everybody else can be robbed."""

    name = "griffon_victim"
    cards: tuple[int, ...] = (GRIFFON,)
    himself: Fault = Fault("not_another_player", rule="C12")

    def strike(self, engine: Engine, card: i64, victim: i64) -> None:
        state = engine.state
        loot = state.gold[victim] // 2
        state.gold[victim] -= loot
        state.gold[state.turn_player] += loot
        engine.irrevocable += 1  # what he had is known now
        if engine.heard:
            engine.tell(events.GoldStolen(state.turn_player, victim, loot))
