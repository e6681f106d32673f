"""Which stacks of frames can come about: what lies on what, in which phase, with which arguments."""

from __future__ import annotations

from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.machine.engine import Engine, FrameError, frames_of
from cyclades.engine.machine.room_numbers import APOLLO_TURN, CYCLE
from cyclades.engine.machine.rooms import ROOMS
from cyclades.engine.words.pieces import APOLLO, NONE
from cyclades.forms.names import FormError


def check_flow(engine: Engine) -> None:
    """Refuse a stack that can't come about at this position."""
    state = engine.state
    frames = frames_of(engine)
    if ROOMS[frames[0].room].under or not all(ROOMS[frame.room].under for frame in frames[1:]):
        raise FormError("flow: it begins with the room cycle or prelude, which comes only once")
    if state.turn_player != NONE and len(frames) == 1:
        raise FormError("flow: the turn is missing")
    phase = PHASES[state.phase].name
    for frame in frames[1:]:
        room = ROOMS[frame.room]
        if frame.under not in room.under:
            raise FormError(f"flow: {room.name} can't follow {ROOMS[frame.under].name}")
        if room.phase != "actions":
            if phase != room.phase or state.turn_player != NONE:
                raise FormError(f"flow: {room.name} belongs to the phase {room.phase}, with no turn")
        elif frame.under == CYCLE and room.after_revenue:
            if phase != "upkeep":
                raise FormError(f"flow: {room.name} follows the revenue")
        elif phase != "actions" or state.turn_player == NONE:
            raise FormError(f"flow: {room.name} belongs to a turn in the phase actions")
        elif frames[0].room == CYCLE and (frames[1].room == APOLLO_TURN) != (state.turn_god == APOLLO):
            raise FormError(f"flow: {room.name} doesn't fit the god of the turn")
        try:
            room.check(engine, frame)
        except FrameError as fault:
            raise FormError(f"flow: {fault}") from None
