"""Frames of the engine's stack by name: what each room's arguments mean."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.sylph import SYLPH_STEPS
from cyclades.engine.cycle import PHASES
from cyclades.engine.engine import Engine
from cyclades.engine.frames import (
    APOLLO_TURN,
    CHIMERA_CHOICE,
    CHIMERA_SHUFFLE,
    CYCLE,
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
    KRAKEN_STEP,
    LAND_BATTLE,
    OFFERING,
    PEGASUS_SOURCE,
    PLACE_MARKER,
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
from cyclades.engine.gods import FLEET_STEPS
from cyclades.engine.holdings import fleets_in_reserve, troops_in_reserve
from cyclades.engine.pieces import APOLLO, NONE, POLYPHEMUS
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

# What lies under a frame, where that isn't the turn or a Chimera in it.
PARENTS: Final[dict[int, tuple[int, ...]]] = {
    PLACE_MARKER: (APOLLO_TURN,),
    FLEET_MOVE: (TURN,),
    SEA_BATTLE: (TURN, SYLPH_FLEETS),
    DISCARD_SET: (FOUNDING,),
    PLACE_METROPOLIS: (FOUNDING,),
    CHIMERA_CHOICE: (CHIMERA_SHUFFLE,),
    CHIMERA_SHUFFLE: (TURN,),
    SYLPH_STEP: (SYLPH_FLEETS,),
    POLYPHEMUS_PUSH: (POLYPHEMUS_STACK,),
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
        if not isinstance(frame, dict) or not isinstance(frame.get("room"), str) or frame["room"] not in ROOM_NUMBERS:
            raise FormError(f"flow: {frame!r} names no room")
        room = ROOM_NUMBERS[frame["room"]]
        fields = FIELDS.get(room, ())
        if set(frame) - {"room"} != {field for field, _ in fields}:
            raise FormError(f"flow: {frame['room']} takes {[field for field, _ in fields]}")
        arguments = [0] * 6
        for place, (field, kind) in enumerate(fields):
            arguments[place] = _argument(names, frame["room"], field, kind, frame[field])
        engine.push(room, *arguments)


def check_flow(engine: Engine) -> None:
    """Refuse a stack that can't come about at this position."""
    state = engine.state
    rooms = [int(state.stack[at]) for at in range(0, int(state.top) + FRAME, FRAME)]
    if rooms[0] != CYCLE or CYCLE in rooms[1:]:
        raise FormError("flow: it begins with the room cycle, which comes only once")
    if state.turn_player != NONE and len(rooms) == 1:
        raise FormError("flow: the turn is missing")
    phase = PHASES[state.phase].name
    for depth, room in enumerate(rooms[1:], start=1):
        name = ROOMS[room].name
        if (room in (OFFERING, TURN, APOLLO_TURN)) != (depth == 1):
            raise FormError(f"flow: {name} can't stand at this place; an offering or a turn follows the cycle")
        if depth > 1 and rooms[depth - 1] not in PARENTS.get(room, (TURN, CHIMERA_SHUFFLE)):
            raise FormError(f"flow: {name} can't follow {ROOMS[rooms[depth - 1]].name}")
        if room == OFFERING:
            if phase != "offerings" or state.turn_player != NONE:
                raise FormError("flow: an offering belongs to the phase offerings, with no turn")
        elif phase != "actions" or state.turn_player == NONE:
            raise FormError(f"flow: {name} belongs to a turn in the phase actions")
        elif (rooms[1] == APOLLO_TURN) != (state.turn_god == APOLLO) or (
            rooms[1] == APOLLO_TURN and room not in (APOLLO_TURN, PLACE_MARKER)
        ):
            raise FormError(f"flow: {name} doesn't fit the god of the turn")
        fault = _fault(engine, room, [int(state.stack[depth * FRAME + place]) for place in range(FRAME)])
        if fault:
            raise FormError(f"flow: {name}: {fault}")


def _fault(engine: Engine, room: int, arguments: list[int]) -> str | None:
    """What is impossible about a frame; `arguments` are counted from 1."""
    state = engine.state
    player = state.turn_player
    first = arguments[1]
    if room in (LAND_BATTLE, SEA_BATTLE):
        land = room == LAND_BATTLE
        holder = state.owner[first] if land else state.fleet_owner[first]
        reserve = troops_in_reserve(engine, player) if land else fleets_in_reserve(engine, player)
        if arguments[2] != player or arguments[3] != holder or holder == player:
            return "the attacker has the turn, the defender holds the place"
        if not 1 <= arguments[4] <= reserve or arguments[5] > 2:
            return "the attackers or the stage are impossible"
    elif room in (FLEET_MOVE, SYLPH_STEP):
        if state.fleet_owner[first] != player:
            return "no fleets of the player whose turn it is are there"
        if room == FLEET_MOVE and not 1 <= arguments[2] <= FLEET_STEPS:
            return f"1 to {FLEET_STEPS} steps can be left"
    elif room == SYLPH_FLEETS and first > SYLPH_STEPS:
        return f"at most {SYLPH_STEPS} steps can be left"
    elif room == TROOP_MOVE and (state.owner[first] != player or state.troops[first] == 0):
        return "no troops of the player whose turn it is are there"
    elif room in (FOUNDING, DISCARD_SET, PLACE_METROPOLIS) and first != player:
        return "only the player whose turn it is founds metropolises"
    elif room == SIREN_SOURCE and state.fleet_owner[first] != NONE:
        return "the sea is not empty"
    elif room == CYCLOPS_TYPE:
        slot = engine.board.first_slot[first] + arguments[2]
        if slot >= engine.board.first_slot[first + 1] or not state.buildings[slot] or state.owner[first] != player:
            return "there is no own building in that slot"
    elif room in (POLYPHEMUS_STACK, POLYPHEMUS_PUSH) and state.figure[first] != POLYPHEMUS:
        return "Polyphemus is not there"
    elif room == POLYPHEMUS_PUSH and (not state.fleets[arguments[2]] or not engine.board.touches(arguments[2], first)):
        return "there is no stack to push"
    elif room == KRAKEN_STEP and state.kraken == NONE:
        return "there is no Kraken on the board"
    return None


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
