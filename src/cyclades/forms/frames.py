"""Frames of the engine's stack by name, written and read."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.rooms import ROOM_NUMBERS, ROOMS
from cyclades.engine.machine.state import DEPTH, FRAME
from cyclades.engine.words.flaws import shown
from cyclades.engine.words.pieces import NONE
from cyclades.forms.names import FormError, Names
from cyclades.forms.values import a_list, a_name, members

Frame = dict[str, str | int | bool | list[str] | None]

MOST_COUNTED: Final = 99
SETS: Final = {"heroes": "hero", "types": "building", "artifacts": "artifact"}  # kinds of fields, written as lists


def top_frame(engine: Engine, names: Names) -> Frame:
    """The frame of the present decision."""
    return frame_at(engine, names, int(engine.state.top))


def frame_at(engine: Engine, names: Names, at: int) -> Frame:
    stack = engine.state.stack
    room = ROOMS[stack[at]]
    frame: Frame = {"room": room.name}
    for field in room.fields:
        number = stack[at + field.place]
        if number == 0 and field.optional:
            continue
        if field.kind == "flag":
            frame[field.name] = bool(number)
        elif field.kind in SETS:
            frame[field.name] = [str(names.name(SETS[field.kind], member)) for member in members(number)]
        else:
            frame[field.name] = number if field.kind == "number" else names.name(field.kind, number)
    return frame


def all_frames(engine: Engine, names: Names) -> list[Frame]:
    """The whole stack, from the bottom."""
    return [frame_at(engine, names, at) for at in range(0, int(engine.state.top) + FRAME, FRAME)]


def push_frames(engine: Engine, names: Names, frames: object) -> None:
    """Lay the stack from named frames."""
    if not isinstance(frames, list) or not 1 <= len(frames) <= DEPTH - 2:
        raise FormError("frames_needed", "flow", most=DEPTH - 2)
    for frame in frames:
        if not isinstance(frame, dict) or not isinstance(frame.get("room"), str) or frame["room"] not in ROOM_NUMBERS:
            raise FormError("no_room_named", "flow", given=shown(frame))
        number = ROOM_NUMBERS[frame["room"]]
        room = ROOMS[number]
        given = set(frame) - {"room"}
        needed = {field.name for field in room.fields if not field.optional}
        if not needed <= given <= {field.name for field in room.fields}:
            fields = ", ".join([field.name for field in room.fields])
            raise FormError("fields_needed", f"flow: {room.name}", fields=fields, given=shown(sorted(map(str, given))))
        if not room.is_in(engine.config):
            raise FormError("belongs_to_modules", f"flow: {room.name}", modules=", ".join(room.modules))
        engine.push(number)
        for field in room.fields:
            if field.name in frame:
                argument = _argument(names, f"flow: {room.name}: {field.name}", field, frame[field.name])
                engine.set_argument(field.place, argument)


def _argument(names: Names, where: str, field: Field, value: object) -> int:
    if field.kind == "flag":
        if not isinstance(value, bool):
            raise FormError("flag_needed", where, given=shown(value))
        return int(value)
    if field.kind == "number":
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COUNTED:
            raise FormError("number_needed", where, lowest=0, highest=MOST_COUNTED, given=shown(value))
        return value
    if value is None and field.nullable:
        return NONE
    if field.kind in SETS:
        return sum({1 << a_name(names, where, SETS[field.kind], name) for name in a_list(where, value)})
    return a_name(names, where, field.kind, value)
