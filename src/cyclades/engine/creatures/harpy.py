"""Harpy (C11)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_ISLE, CHOOSE_ISLE
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine
from cyclades.engine.packed import i64
from cyclades.engine.pieces import CHIRON, HARPY
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.units import bury


class HarpyTarget(Target):
    """A troop of another player's, not under Chiron."""

    name = "harpy_target"
    cards: tuple[int, ...] = (HARPY,)

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if (
                state.troops[territory] > 0
                and state.owner[territory] != state.turn_player
                and state.figure[territory] != CHIRON
            ):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        state = engine.state
        territory = action - AT_CHOOSE_ISLE
        if state.troops[territory] == 0 or state.owner[territory] == state.turn_player:
            return refuse("not_an_enemy_troop", isle=territory)
        if state.figure[territory] == CHIRON:
            return refuse("guarded_by_chiron", isle=territory)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        territory = action - AT_CHOOSE_ISLE
        engine.state.troops[territory] -= 1
        if engine.heard:
            engine.tell(events.TroopKilled(engine.state.owner[territory], territory))
        bury(engine, 1)
