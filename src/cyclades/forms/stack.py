"""Who and what is on its way, read from the engine's stack of frames."""

from __future__ import annotations

from typing import Final

from cyclades.engine.engine import Engine, frames_of
from cyclades.engine.frames import LAND_BATTLE, SEA_BATTLE, TROOP_MOVE

BATTLES: Final = (LAND_BATTLE, SEA_BATTLE)


def heroes_on_the_way(engine: Engine) -> int:
    """The heroes who attack or pass through a territory (T5.7), as a mask: they stand on no isle."""
    for frame in frames_of(engine):
        if frame.room == LAND_BATTLE:
            return frame["attacking_heroes"]
        if frame.room == TROOP_MOVE and frame["passing"]:
            return frame["heroes"]
    return 0


def artifacts_on_the_way(engine: Engine) -> int:
    """The artifacts that attackers, or a party passing through, have with them, as a mask."""
    for frame in frames_of(engine):
        if frame.room == LAND_BATTLE:
            return frame["attacking_artifacts"]
        if frame.room == TROOP_MOVE and frame["passing"]:
            return frame["artifacts"]
    return 0
