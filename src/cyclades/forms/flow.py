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
        raise FormError("wrong_beginning", "flow")
    if state.turn_player != NONE and len(frames) == 1:
        raise FormError("turn_missing", "flow")
    phase = PHASES[state.phase].name
    for frame in frames[1:]:
        room = ROOMS[frame.room]
        if frame.under not in room.under:
            raise FormError("cannot_follow", f"flow: {room.name}", room=ROOMS[frame.under].name)
        if room.phase != "actions":
            if phase != room.phase or state.turn_player != NONE:
                raise FormError("belongs_to_phase", f"flow: {room.name}", phase=room.phase)
        elif frame.under == CYCLE and room.after_revenue:
            if phase != "upkeep":
                raise FormError("follows_revenue", f"flow: {room.name}")
        elif phase != "actions" or state.turn_player == NONE:
            raise FormError("belongs_to_turn_in_actions", f"flow: {room.name}")
        elif frames[0].room == CYCLE and (frames[1].room == APOLLO_TURN) != (state.turn_god == APOLLO):
            raise FormError("does_not_fit_god", f"flow: {room.name}")
        try:
            room.check(engine, frame)
        except FrameError as error:
            raise FormError.at("flow", error.flaw) from None
