"""Frames of the engine's stack by name: what each room's arguments mean."""

from __future__ import annotations

from typing import Final

from cyclades.engine.engine import Engine
from cyclades.engine.frames import (
    APOLLO_TURN,
    CHIMERA_CHOICE,
    CYCLOPS_BUILDING,
    CYCLOPS_TYPE,
    DISCARD_SET,
    DRYAD_VICTIM,
    FIGURE_ISLE,
    FLEET_MOVE,
    FOUNDING,
    GIANT_TARGET,
    GRIFFON_VICTIM,
    HARPY_TARGET,
    KRAKEN_SEA,
    LAND_BATTLE,
    OFFERING,
    PEGASUS_SOURCE,
    PLACE_METROPOLIS,
    POLYPHEMUS_PUSH,
    POLYPHEMUS_STACK,
    SATYR_VICTIM,
    SEA_BATTLE,
    SIREN_SOURCE,
    SIREN_TARGET,
    SPHINX_SALE,
    SYLPH_FLEETS,
    SYLPH_STEP,
    TROOP_MOVE,
    TURN,
)
from cyclades.engine.rooms import ROOMS
from cyclades.engine.state import DEPTH, FRAME
from cyclades.forms.names import FormError, Names

# Field and kind, in the order of the arguments. Kinds: those of `Names`, "number" and "flag".
_CARD: Final = (("card", "card"),)
FIELDS: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    OFFERING: (("marker", "marker"), ("ousted_from", "god")),
    TURN: (("ending", "flag"),),
    APOLLO_TURN: (("ending", "flag"),),
    FLEET_MOVE: (("sea", "sea"), ("steps_left", "number"), ("moved", "flag")),
    TROOP_MOVE: (("isle", "isle"), ("flying", "flag")),
    LAND_BATTLE: (
        ("isle", "isle"),
        ("attacker", "player"),
        ("defender", "player"),
        ("attackers", "number"),
        ("stage", "number"),
    ),
    SEA_BATTLE: (
        ("sea", "sea"),
        ("attacker", "player"),
        ("defender", "player"),
        ("attackers", "number"),
        ("stage", "number"),
        ("under_sylph", "flag"),
    ),
    FOUNDING: (("player", "player"),),
    DISCARD_SET: (("player", "player"), ("building", "building")),
    PLACE_METROPOLIS: (("player", "player"),),
    SATYR_VICTIM: _CARD,
    DRYAD_VICTIM: _CARD,
    SIREN_TARGET: _CARD,
    SIREN_SOURCE: (("sea", "sea"),),
    PEGASUS_SOURCE: _CARD,
    GIANT_TARGET: _CARD,
    CHIMERA_CHOICE: _CARD,
    CYCLOPS_BUILDING: _CARD,
    CYCLOPS_TYPE: (("isle", "isle"), ("slot", "number")),
    SPHINX_SALE: _CARD,
    SYLPH_FLEETS: (("steps_left", "number"),),
    SYLPH_STEP: (("sea", "sea"),),
    HARPY_TARGET: _CARD,
    GRIFFON_VICTIM: _CARD,
    KRAKEN_SEA: _CARD,
    FIGURE_ISLE: _CARD,
    POLYPHEMUS_STACK: (("isle", "isle"),),
    POLYPHEMUS_PUSH: (("isle", "isle"), ("sea", "sea")),
}

Frame = dict[str, str | int | bool | None]

ROOM_NUMBERS: Final = {room.name: number for number, room in enumerate(ROOMS)}


def top_frame(engine: Engine, names: Names) -> Frame:
    """The frame of the present decision."""
    return frame_at(engine, names, int(engine.state.top))


def frame_at(engine: Engine, names: Names, at: int) -> Frame:
    stack = engine.state.stack
    room = stack[at]
    frame: Frame = {"room": ROOMS[room].name}
    for place, (field, kind) in enumerate(FIELDS.get(room, ()), start=1):
        number = stack[at + place]
        if kind == "flag":
            frame[field] = bool(number)
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
        if not isinstance(frame, dict) or frame.get("room") not in ROOM_NUMBERS:
            raise FormError(f"flow: {frame!r} names no room")
        room = ROOM_NUMBERS[frame["room"]]
        fields = FIELDS.get(room, ())
        if set(frame) - {"room"} != {field for field, _ in fields}:
            raise FormError(f"flow: {frame['room']} takes {[field for field, _ in fields]}")
        arguments = [0] * 6
        for place, (field, kind) in enumerate(fields):
            arguments[place] = _argument(names, frame["room"], field, kind, frame[field])
        engine.push(room, *arguments)


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
    return names.number(kind, value)
