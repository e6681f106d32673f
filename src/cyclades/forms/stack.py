"""The engine's stack of frames, read by the names of its fields."""

from __future__ import annotations

from typing import Final

from cyclades.engine.engine import Engine
from cyclades.engine.frames import LAND_BATTLE, SEA_BATTLE, TROOP_MOVE
from cyclades.engine.pieces import ARTIFACT_COUNT, FIRST_ARTIFACT, NONE
from cyclades.engine.rooms import ROOMS
from cyclades.engine.state import FRAME
from cyclades.engine.track import is_in_play
from cyclades.forms.names import FormError
from cyclades.forms.room_fields import FIELDS

BATTLES: Final = (LAND_BATTLE, SEA_BATTLE)


class StackFrame:
    """One frame, with what lies under and on it."""

    def __init__(self, engine: Engine, depth: int) -> None:
        stack = engine.state.stack
        at = depth * FRAME
        self.engine = engine
        self.depth = depth
        self.room = int(stack[at])
        self.under = int(stack[at - FRAME]) if depth else NONE
        self.on_top = int(stack[at + FRAME]) if at < engine.state.top else NONE
        fields = FIELDS.get(self.room, ())
        self.values = {field: int(stack[at + place]) for place, (field, _) in enumerate(fields, start=1)}

    def __getitem__(self, field: str) -> int:
        return self.values[field]

    def above(self) -> StackFrame:
        """The frame that lies on it."""
        return StackFrame(self.engine, self.depth + 1)

    def below(self) -> StackFrame:
        """The frame it lies on."""
        return StackFrame(self.engine, self.depth - 1)

    def battle(self) -> StackFrame:
        """The battle it is a step of."""
        frame = self
        while frame.room not in BATTLES:
            frame = frame.below()
        return frame

    def demand(self, fact: bool, where: str, needed: str) -> None:
        """Refuse the position, naming the field that is wrong."""
        if not fact:
            raise FormError(f"flow: {ROOMS[self.room].name}: {where}: {needed}")


def frames_of(engine: Engine) -> list[StackFrame]:
    """All frames, from the bottom."""
    return [StackFrame(engine, at // FRAME) for at in range(0, int(engine.state.top) + FRAME, FRAME)]


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


def artifacts_nowhere(engine: Engine) -> int:
    """The artifacts that are in play and lie on no territory, as a mask."""
    if not engine.config.titans:
        return 0
    return sum(
        1 << artifact
        for artifact in range(ARTIFACT_COUNT)
        if engine.state.artifact_isle[artifact] == NONE and is_in_play(engine, FIRST_ARTIFACT + artifact)
    )
