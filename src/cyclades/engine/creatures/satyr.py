"""Satyr (C2)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_PLAYER
from cyclades.engine.creatures.theft import Victim
from cyclades.engine.engine import Engine
from cyclades.engine.frames import FOUNDING
from cyclades.engine.packed import i64
from cyclades.engine.pieces import SATYR
from cyclades.engine.refusals import Refusal, refuse


class SatyrVictim(Victim):
    name = "satyr_victim"
    rule = "C2"
    cards: tuple[int, ...] = (SATYR,)

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        return engine.state.philosophers[player] > 0

    def refuse_poor(self, player: i64) -> Refusal:
        return refuse("has_no_philosopher", player=player)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        victim = action - AT_CHOOSE_PLAYER
        state.philosophers[victim] -= 1
        state.philosophers[state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PhilosopherStolen(state.turn_player, victim))
        engine.push(FOUNDING, state.turn_player)
