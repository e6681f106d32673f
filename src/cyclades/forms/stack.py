"""Who and what is on its way, read from the engine's stack of frames."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine, StackFrame, frames_of
from cyclades.engine.machine.room_numbers import LAND_BATTLE, SEA_BATTLE, TROOP_MOVE
from cyclades.engine.war.battle import ATTACKING_PARTY
from cyclades.engine.war.on_the_way import party_in
from cyclades.engine.war.troop_move import PASSING_PARTY


def frame_on_the_way(engine: Engine) -> StackFrame | None:
    """The frame of those who attack or pass through a territory (T5.7); None where nobody does."""
    for frame in frames_of(engine):
        if frame.room in (LAND_BATTLE, SEA_BATTLE) or (frame.room == TROOP_MOVE and frame["passing"]):
            return frame
    return None


def party_on_the_way(engine: Engine) -> int:
    """Who they are: they stand nowhere. At sea fleets are in the place of troops."""
    frame = frame_on_the_way(engine)
    if frame is None:
        return 0
    return int(party_in(frame, PASSING_PARTY if frame.room == TROOP_MOVE else ATTACKING_PARTY))
