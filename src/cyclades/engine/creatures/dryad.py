"""Dryad (C3)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_PLAYER
from cyclades.engine.creatures.theft import Victim
from cyclades.engine.engine import Engine
from cyclades.engine.packed import i64
from cyclades.engine.pieces import DRYAD
from cyclades.engine.refusals import Refusal, refuse


class DryadVictim(Victim):
    name = "dryad_victim"
    rule = "C3"
    cards: tuple[int, ...] = (DRYAD,)

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        return engine.state.priests[player] > 0

    def refuse_poor(self, player: i64) -> Refusal:
        return refuse("has_no_priest", player=player)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        victim = action - AT_CHOOSE_PLAYER
        state.priests[victim] -= 1
        state.priests[state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PriestStolen(state.turn_player, victim))
