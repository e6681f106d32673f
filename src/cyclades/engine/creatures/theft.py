"""What Satyr, Dryad and Griffon share: another player is robbed."""

from __future__ import annotations

from cyclades.engine.actions import CHOOSE_PLAYER
from cyclades.engine.choice import PLAYER_ELIMINATED, Fault
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import is_eliminated
from cyclades.engine.packed import i64


class Victim(Target):
    """Another player is robbed."""

    asks: i64 = CHOOSE_PLAYER
    himself: Fault  # why he can't rob himself

    def fault(self, engine: Engine, player: i64) -> Fault | None:
        if player == engine.state.turn_player:
            return self.himself
        return PLAYER_ELIMINATED if is_eliminated(engine, player) else None
