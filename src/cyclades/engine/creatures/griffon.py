"""Griffon (C12)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_PLAYER
from cyclades.engine.creatures.theft import Victim
from cyclades.engine.engine import Engine
from cyclades.engine.packed import i64
from cyclades.engine.pieces import GRIFFON
from cyclades.engine.refusals import Refusal


class GriffonVictim(Victim):
    """How much gold somebody has is secret: everybody else can be robbed."""

    name = "griffon_victim"
    rule = "C12"
    cards: tuple[int, ...] = (GRIFFON,)

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        return True

    def refuse_poor(self, player: i64) -> Refusal:
        raise AssertionError("everybody can be robbed of half his gold")

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        victim = action - AT_CHOOSE_PLAYER
        loot = state.gold[victim] // 2
        state.gold[victim] -= loot
        state.gold[state.turn_player] += loot
        engine.irrevocable += 1  # what he had is known now
        if engine.heard:
            engine.tell(events.GoldStolen(state.turn_player, victim, loot))
