"""Which stacks of frames can come about: what lies on what, in which phase, with which arguments."""

from __future__ import annotations

from typing import Final

from cyclades.engine.chance import DIE_FACES
from cyclades.engine.cycle import PHASES
from cyclades.engine.engine import Engine
from cyclades.engine.frames import (
    APOLLO_TURN,
    APPLE_GOD,
    APPLE_VICTIM,
    APPLE_WINDOW,
    ARTEMIS_CARD,
    ARTEMIS_UNIT,
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHIMERA_CHOICE,
    CHIMERA_SHUFFLE,
    CHOOSE_LOSS,
    CORNUCOPIA_SHARE,
    CYCLE,
    DISCARD_SET,
    FLEET_MOVE,
    FOUNDING,
    GIFT,
    KEEP_FIGURES,
    LAND_BATTLE,
    LIGHTNING_COIN,
    MILITARY_VICTORY,
    OBOL_WINDOW,
    OFFERING,
    PLACE_MARKER,
    PLACE_METROPOLIS,
    PLACEMENT,
    POLYPHEMUS_PUSH,
    POLYPHEMUS_STACK,
    PRELUDE,
    PRELUDE_OFFERING,
    SAVE_UNIT,
    SEA_BATTLE,
    SEND_ARTIFACTS,
    SEND_TARGET,
    SPECIAL_CHOICE,
    SYLPH_FLEETS,
    SYLPH_STEP,
    THREAD_ISLE,
    TITANS_PLACEMENT,
    TURN,
    UPKEEP,
)
from cyclades.engine.pieces import APOLLO, NONE
from cyclades.engine.rooms import ROOMS
from cyclades.forms.frame_checks import check_frame
from cyclades.forms.names import FormError
from cyclades.forms.stack import frames_of

HIGHEST_FACE: Final = max(DIE_FACES)

_BATTLES: Final = (LAND_BATTLE, SEA_BATTLE)

# What lies under a frame, where that isn't the turn or a Chimera in it.
PARENTS: Final[dict[int, tuple[int, ...]]] = {
    OFFERING: (CYCLE,),
    TURN: (CYCLE,),
    APOLLO_TURN: (CYCLE,),
    UPKEEP: (CYCLE,),
    OBOL_WINDOW: (CYCLE, OBOL_WINDOW),
    APPLE_WINDOW: (CYCLE, APPLE_WINDOW),
    APPLE_VICTIM: (CYCLE, APPLE_WINDOW),
    APPLE_GOD: (CYCLE, APPLE_WINDOW),
    PRELUDE_OFFERING: (PRELUDE,),
    PLACEMENT: (PRELUDE,),
    TITANS_PLACEMENT: (PRELUDE,),
    SPECIAL_CHOICE: (FOUNDING, TURN, CHIMERA_SHUFFLE),
    FOUNDING: (TURN, CHIMERA_SHUFFLE, MILITARY_VICTORY, TITANS_PLACEMENT),
    SEND_ARTIFACTS: (TURN,),
    SEND_TARGET: (SEND_ARTIFACTS,),
    LIGHTNING_COIN: (OFFERING,),
    CORNUCOPIA_SHARE: (CYCLE, TURN, CHIMERA_SHUFFLE),
    PLACE_MARKER: (APOLLO_TURN,),
    GIFT: (TURN, SEND_ARTIFACTS),
    KEEP_FIGURES: (TURN, APOLLO_TURN, GIFT, SEND_ARTIFACTS),
    FLEET_MOVE: (TURN,),
    SEA_BATTLE: (TURN, SYLPH_FLEETS),
    BATTLE_ITEM: (*_BATTLES, BATTLE_ITEM),
    BATTLE_REROLL: _BATTLES,
    CHOOSE_LOSS: (*_BATTLES, CHOOSE_LOSS),
    SAVE_UNIT: (*_BATTLES, CHOOSE_LOSS),
    THREAD_ISLE: (LAND_BATTLE,),
    DISCARD_SET: (FOUNDING,),
    PLACE_METROPOLIS: (FOUNDING,),
    CHIMERA_CHOICE: (CHIMERA_SHUFFLE,),
    CHIMERA_SHUFFLE: (TURN,),
    SYLPH_STEP: (SYLPH_FLEETS,),
    POLYPHEMUS_PUSH: (POLYPHEMUS_STACK,),
    ARTEMIS_CARD: (ARTEMIS_UNIT,),
}

# The phase of a frame that doesn't belong to a turn.
PHASE_OF: Final = {
    OFFERING: "offerings",
    PRELUDE_OFFERING: "offerings",
    UPKEEP: "upkeep",
    OBOL_WINDOW: "gods",
    APPLE_WINDOW: "offerings",
    APPLE_VICTIM: "offerings",
    APPLE_GOD: "offerings",
    LIGHTNING_COIN: "offerings",
}


def check_flow(engine: Engine) -> None:
    """Refuse a stack that can't come about at this position."""
    state = engine.state
    frames = frames_of(engine)
    rooms = [frame.room for frame in frames]
    if rooms[0] not in (CYCLE, PRELUDE) or CYCLE in rooms[1:] or PRELUDE in rooms[1:]:
        raise FormError("flow: it begins with the room cycle or prelude, which comes only once")
    if state.turn_player != NONE and len(rooms) == 1:
        raise FormError("flow: the turn is missing")
    phase = PHASES[state.phase].name
    for depth, room in enumerate(rooms[1:], start=1):
        name = ROOMS[room].name
        if rooms[depth - 1] not in PARENTS.get(room, (TURN, CHIMERA_SHUFFLE)):
            raise FormError(f"flow: {name} can't follow {ROOMS[rooms[depth - 1]].name}")
        if room in PHASE_OF:
            if phase != PHASE_OF[room] or state.turn_player != NONE:
                raise FormError(f"flow: {name} belongs to the phase {PHASE_OF[room]}, with no turn")
        elif rooms[depth - 1] == CYCLE and room == CORNUCOPIA_SHARE:
            if phase != "upkeep":
                raise FormError(f"flow: {name} follows the revenue")
        elif phase != "actions" or state.turn_player == NONE:
            raise FormError(f"flow: {name} belongs to a turn in the phase actions")
        elif (
            room not in (PLACEMENT, TITANS_PLACEMENT)
            and rooms[1] != TITANS_PLACEMENT
            and (
                (rooms[1] == APOLLO_TURN) != (state.turn_god == APOLLO)
                or (rooms[1] == APOLLO_TURN and room not in (APOLLO_TURN, PLACE_MARKER, KEEP_FIGURES))
            )
        ):
            raise FormError(f"flow: {name} doesn't fit the god of the turn")
        check_frame(engine, frames[depth])
