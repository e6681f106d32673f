"""Pegasus (C5)."""

from __future__ import annotations

from cyclades.engine.actions import AT_CHOOSE_ISLE, CHOOSE_ISLE
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine
from cyclades.engine.frames import TROOP_MOVE
from cyclades.engine.landing import can_leave, why_not_leave
from cyclades.engine.packed import i64
from cyclades.engine.pieces import PEGASUS, PERSEUS
from cyclades.engine.refusals import Refusal


class PegasusSource(Target):
    """The isle whose troops fly; where they land is a troop move (TROOP_MOVE)."""

    name = "pegasus_source"
    cards: tuple[int, ...] = (PEGASUS, PERSEUS)

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player and can_leave(engine, territory, True):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        return why_not_leave(engine, action - AT_CHOOSE_ISLE, True)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        engine.push(TROOP_MOVE, action - AT_CHOOSE_ISLE, 1)
