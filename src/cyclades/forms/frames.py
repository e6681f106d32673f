"""Frames of the engine's stack by name, written and read."""

from __future__ import annotations

from cyclades.engine.engine import Engine
from cyclades.engine.rooms import ROOMS
from cyclades.engine.state import DEPTH, FRAME
from cyclades.forms.names import FormError, Names
from cyclades.forms.room_fields import FIELDS, MODULES_OF, ROOM_NUMBERS, SETS
from cyclades.forms.values import a_list, a_name, members

Frame = dict[str, str | int | bool | list[str] | None]


def top_frame(engine: Engine, names: Names) -> Frame:
    """The frame of the present decision."""
    return frame_at(engine, names, int(engine.state.top))


def frame_at(engine: Engine, names: Names, at: int) -> Frame:
    stack = engine.state.stack
    room = stack[at]
    frame: Frame = {"room": ROOMS[room].name}
    for place, (field, kind) in enumerate(FIELDS.get(room, ()), start=1):
        number = stack[at + place]
        if number == 0 and kind.endswith("?"):
            continue
        kind = kind.removesuffix("?")
        if kind == "flag":
            frame[field] = bool(number)
        elif kind in SETS:
            frame[field] = [str(names.name(SETS[kind], member)) for member in members(number)]
        else:
            frame[field] = number if kind == "number" else names.name(kind, number)
    return frame


def all_frames(engine: Engine, names: Names) -> list[Frame]:
    """The whole stack, from the bottom."""
    return [frame_at(engine, names, at) for at in range(0, int(engine.state.top) + FRAME, FRAME)]


def push_frames(engine: Engine, names: Names, frames: object) -> None:
    """Lay the stack from named frames."""
    if not isinstance(frames, list) or not 1 <= len(frames) <= DEPTH - 2:
        raise FormError("flow: a list of frames is needed")
    for frame in frames:
        if not isinstance(frame, dict) or not isinstance(frame.get("room"), str) or frame["room"] not in ROOM_NUMBERS:
            raise FormError(f"flow: {frame!r} names no room")
        room = ROOM_NUMBERS[frame["room"]]
        fields = FIELDS.get(room, ())
        given = set(frame) - {"room"}
        needed = {field for field, kind in fields if not kind.endswith("?")}
        if not needed <= given <= {field for field, _ in fields}:
            raise FormError(f"flow: {frame['room']} takes {[field for field, _ in fields]}")
        if room in MODULES_OF and not set(MODULES_OF[room]) & set(engine.config.modules):
            raise FormError(f"flow: {frame['room']} belongs to the module {' or '.join(MODULES_OF[room])}")
        engine.push(room)
        for place, (field, kind) in enumerate(fields, start=1):
            if field in frame:
                number = _argument(names, frame["room"], field, kind.removesuffix("?"), frame[field])
                engine.set_argument(place, number)


def _argument(names: Names, room: str, field: str, kind: str, value: object) -> int:
    if kind == "flag":
        if not isinstance(value, bool):
            raise FormError(f"flow: {room}: {field} must be true or false")
        return int(value)
    if kind == "number":
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
            raise FormError(f"flow: {room}: {field} must be a number")
        return value
    if value is None and field == "ousted_from":
        return -1
    if kind in SETS:
        where = f"flow: {room}: {field}"
        return sum({1 << a_name(names, where, SETS[kind], name) for name in a_list(where, value)})
    return a_name(names, f"flow: {room}: {field}", kind, value)
