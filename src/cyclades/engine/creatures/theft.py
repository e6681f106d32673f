"""What Satyr, Dryad and Griffon share: another player is robbed."""

from __future__ import annotations

from cyclades.engine.cities.holdings import is_eliminated
from cyclades.engine.creatures.power import Target
from cyclades.engine.machine.choice import PLAYER_ELIMINATED, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.actions import CHOOSE_PLAYER


class Victim(Target):
    """Another player is robbed."""

    asks: i64 = CHOOSE_PLAYER
    himself: Fault  # why he can't rob himself

    def fault(self, engine: Engine, player: i64) -> Fault | None:
        if player == engine.state.turn_player:
            return self.himself
        return PLAYER_ELIMINATED if is_eliminated(engine, player) else None
