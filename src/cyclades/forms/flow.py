"""Frames of the engine's stack by name: what each room's arguments mean."""

from __future__ import annotations

from typing import Final

from cyclades.engine.actions import MOST_CHOSEN
from cyclades.engine.battle import (
    ATTACKER,
    ATTACKER_DIE,
    ATTACKING_HEROES,
    ATTACKING_TITANS,
    ATTACKING_UNDEAD,
    COMPARE,
    DEFENDER,
    DEFENDER_DIE,
    battle_argument,
    side_count,
)
from cyclades.engine.battle_steps import UNIT_KINDS
from cyclades.engine.chance import DIE_FACES, set_size
from cyclades.engine.creatures.sylph import SYLPH_STEPS
from cyclades.engine.cycle import PHASES
from cyclades.engine.engine import Engine
from cyclades.engine.frames import (
    APHRODITE_ISLE,
    APOLLO_TURN,
    APPLE_GOD,
    APPLE_VICTIM,
    APPLE_WINDOW,
    ARTEMIS_CARD,
    ARTEMIS_UNIT,
    ARTIFACT_ISLE,
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHARON_HERO,
    CHIMERA_CHOICE,
    CHIMERA_SHUFFLE,
    CHOOSE_LOSS,
    CORNUCOPIA_SHARE,
    CUP_CARD,
    CYCLE,
    CYCLOPS_BUILDING,
    CYCLOPS_TYPE,
    DIONYSUS_ISLE,
    DISCARD_SET,
    DRYAD_VICTIM,
    ERINYES_SOURCE,
    ERINYES_TARGET,
    FIGURE_ISLE,
    FLEET_MOVE,
    FOUNDING,
    GIANT_TARGET,
    GIFT,
    GRIFFON_VICTIM,
    HARPY_TARGET,
    HECTOR_SET,
    HEPHAESTUS_ITEM,
    HERMES_SEA,
    HERO_ISLE,
    HESTIA_BUILDING,
    KEEP_FIGURES,
    KRAKEN_SEA,
    KRAKEN_STEP,
    LAND_BATTLE,
    LIGHTNING_COIN,
    LYRE_FIGURE,
    LYRE_ISLE,
    MILITARY_VICTORY,
    OBOL_WINDOW,
    OFFERING,
    PEGASUS_SOURCE,
    PLACE_MARKER,
    PLACE_METROPOLIS,
    PLACEMENT,
    POLYPHEMUS_PUSH,
    POLYPHEMUS_STACK,
    PRELUDE,
    PRELUDE_OFFERING,
    SATYR_VICTIM,
    SAVE_UNIT,
    SEA_BATTLE,
    SEND_ARTIFACTS,
    SEND_TARGET,
    SIREN_SOURCE,
    SIREN_TARGET,
    SPECIAL_CHOICE,
    SPHINX_SALE,
    SYLPH_FLEETS,
    SYLPH_STEP,
    THREAD_ISLE,
    TITANS_PLACEMENT,
    TROOP_MOVE,
    TURN,
    ULYSSES_PRIESTS,
    UPKEEP,
)
from cyclades.engine.gods import FLEET_STEPS
from cyclades.engine.heroes.hector import TYPES as HECTOR_TYPES
from cyclades.engine.holdings import (
    artifacts_of,
    fleets_in_reserve,
    troops_in_reserve,
    undead_fleets_in_supply,
    undead_troops_in_supply,
)
from cyclades.engine.metropolis import takes_metropolis
from cyclades.engine.pieces import APOLLO, FIRST_HERO, NONE, POLYPHEMUS
from cyclades.engine.rooms import ROOMS
from cyclades.engine.state import DEPTH, FRAME
from cyclades.engine.titans.artifacts import SENDABLE, SENDING_PRICE, cornucopia_holder, lightning_holder
from cyclades.engine.track import is_artifact, is_hero
from cyclades.engine.troop_move import HEROES_ALONG, PASSING
from cyclades.engine.units import heroes_on, land_units, sea_units, undead_on
from cyclades.forms.names import FormError, Names
from cyclades.forms.values import a_list, a_name, members

# Field and kind, in the order of the arguments. Kinds: those of `Names`, "number", "flag", and sets as lists: "heroes",
# "types".
_CARD: Final = (("card", "card"),)
# A mark of interrogation: left out where it is nothing. A frame's field that is no secret to anybody else is open.
_PLAYER: Final = (("player", "player"),)
_OFFERING: Final = (("marker", "marker"), ("ousted_from", "god"))
_BATTLE: Final = (
    ("attacker", "player"),
    ("defender", "player"),
    ("attackers", "number"),
    ("stage", "number"),
    ("under_sylph", "flag?"),
    ("attacking_undead", "number?"),
    ("attacking_heroes", "heroes?"),
    ("attacker_die", "number?"),
    ("defender_die", "number?"),
    ("attacker_bonus", "number?"),
    ("defender_bonus", "number?"),
    ("rerolled", "flag?"),
    ("attacking_titans", "number?"),
    ("attacking_artifacts", "artifacts?"),
    ("taken_along", "artifacts?"),
)
FIELDS: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    OFFERING: _OFFERING,
    TURN: (("ending", "flag"),),
    APOLLO_TURN: (("ending", "flag"),),
    FLEET_MOVE: (
        ("sea", "sea"),
        ("steps_left", "number"),
        ("moved", "flag"),
        ("by_hades", "flag?"),
        ("undead", "number?"),
    ),
    TROOP_MOVE: (
        ("isle", "isle"),
        ("flying", "flag"),
        ("by_hades", "flag?"),
        ("undead", "number?"),
        ("heroes", "heroes?"),
        ("by_titan", "flag?"),
        ("titans", "number?"),
        ("artifacts", "artifacts?"),
        ("passing", "flag?"),
        ("passing_troops", "number?"),
    ),
    LAND_BATTLE: (("isle", "isle"), *_BATTLE),
    SEA_BATTLE: (("sea", "sea"), *_BATTLE),
    FOUNDING: _PLAYER,
    DISCARD_SET: (("player", "player"), ("building", "building")),
    PLACE_METROPOLIS: (("player", "player"), ("by_hero", "flag?")),
    SATYR_VICTIM: _CARD,
    DRYAD_VICTIM: _CARD,
    SIREN_TARGET: _CARD,
    SIREN_SOURCE: (("sea", "sea"), ("undead", "flag?")),
    PEGASUS_SOURCE: _CARD,
    GIANT_TARGET: _CARD,
    CHIMERA_CHOICE: _CARD,
    CYCLOPS_BUILDING: _CARD,
    CYCLOPS_TYPE: (("isle", "isle"), ("slot", "number")),
    SPHINX_SALE: _CARD,
    SYLPH_FLEETS: (("steps_left", "number"),),
    SYLPH_STEP: (("sea", "sea"), ("undead", "number?")),
    HARPY_TARGET: _CARD,
    GRIFFON_VICTIM: _CARD,
    KRAKEN_SEA: _CARD,
    FIGURE_ISLE: _CARD,
    POLYPHEMUS_STACK: (("isle", "isle"),),
    POLYPHEMUS_PUSH: (("isle", "isle"), ("sea", "sea")),
    PRELUDE_OFFERING: _OFFERING,
    PLACEMENT: (
        ("begun", "flag"),
        ("troops_left", "number"),
        ("fleets_left", "number"),
        ("markers_left", "number"),
        ("may_join", "flag"),
        ("isles_needed", "number"),
    ),
    UPKEEP: _PLAYER,
    OBOL_WINDOW: _PLAYER,
    APPLE_WINDOW: _PLAYER,
    APPLE_VICTIM: _PLAYER,
    APPLE_GOD: (("player", "player"), ("victim", "player")),
    BATTLE_ITEM: _PLAYER,
    BATTLE_REROLL: _PLAYER,
    CHOOSE_LOSS: _PLAYER,
    SAVE_UNIT: (("player", "player"), ("unit", "unit"), ("loser", "player")),
    THREAD_ISLE: _PLAYER,
    HERO_ISLE: _CARD,
    HECTOR_SET: (("types", "types"), ("count", "number")),
    ERINYES_SOURCE: _CARD,
    ERINYES_TARGET: (("isle", "isle"),),
    CHARON_HERO: _CARD,
    HEPHAESTUS_ITEM: (("first", "item"), ("second", "item")),
    LYRE_ISLE: _CARD,
    ARTIFACT_ISLE: _CARD,
    SPECIAL_CHOICE: (("player", "player"), ("isle", "isle")),
    MILITARY_VICTORY: (("player", "player"), ("isle", "isle")),
    SEND_TARGET: (("artifact", "artifact"),),
    LIGHTNING_COIN: _PLAYER,
    CORNUCOPIA_SHARE: (("player", "player"), ("gold", "number")),
    TITANS_PLACEMENT: (
        ("begun", "flag"),
        ("troops_left", "number"),
        ("titans_left", "number"),
        ("fleets_left", "number"),
        ("building_types", "types"),
        ("markers_left", "number"),
    ),
}
HIGHEST_FACE: Final = max(DIE_FACES)
SECRET_FIELDS: Final = ("first", "second")  # known to the decider alone

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
    LIGHTNING_COIN: (CYCLE, OFFERING),
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
# The modules that bring a room, each by itself.
MODULES_OF: Final[dict[int, tuple[str, ...]]] = {
    PRELUDE: ("free_placement", "titans"),
    PRELUDE_OFFERING: ("free_placement", "titans"),
    PLACEMENT: ("free_placement",),
    SAVE_UNIT: ("favours", "titans"),
    UPKEEP: ("heroes",),
    BATTLE_REROLL: ("heroes",),
    HERO_ISLE: ("heroes",),
    ULYSSES_PRIESTS: ("heroes",),
    HECTOR_SET: ("heroes",),
    ERINYES_SOURCE: ("heroes",),
    ERINYES_TARGET: ("heroes",),
    CHARON_HERO: ("heroes",),
    OBOL_WINDOW: ("favours",),
    APPLE_WINDOW: ("favours",),
    APPLE_VICTIM: ("favours",),
    APPLE_GOD: ("favours",),
    KEEP_FIGURES: ("favours",),
    GIFT: ("favours",),
    BATTLE_ITEM: ("favours",),
    THREAD_ISLE: ("favours",),
    APHRODITE_ISLE: ("favours",),
    ARTEMIS_CARD: ("favours",),
    ARTEMIS_UNIT: ("favours",),
    HESTIA_BUILDING: ("favours",),
    DIONYSUS_ISLE: ("favours",),
    HEPHAESTUS_ITEM: ("favours",),
    HERMES_SEA: ("favours",),
    CUP_CARD: ("favours",),
    LYRE_FIGURE: ("favours",),
    LYRE_ISLE: ("favours",),
    ARTIFACT_ISLE: ("titans",),
    SPECIAL_CHOICE: ("titans",),
    MILITARY_VICTORY: ("titans",),
    SEND_ARTIFACTS: ("titans",),
    SEND_TARGET: ("titans",),
    LIGHTNING_COIN: ("titans",),
    CORNUCOPIA_SHARE: ("titans",),
    TITANS_PLACEMENT: ("titans",),
}

Frame = dict[str, str | int | bool | list[str] | None]

SETS: Final = {"heroes": "hero", "types": "building", "artifacts": "artifact"}

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


def check_flow(engine: Engine) -> None:
    """Refuse a stack that can't come about at this position."""
    state = engine.state
    rooms = [int(state.stack[at]) for at in range(0, int(state.top) + FRAME, FRAME)]
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
        fault = _fault(engine, room, [int(state.stack[depth * FRAME + place]) for place in range(FRAME)])
        if fault:
            raise FormError(f"flow: {name}: {fault}")


def heroes_on_the_way(engine: Engine) -> int:
    """The heroes who attack or pass through a territory (T5.7), as a mask: they stand on no isle."""
    stack = engine.state.stack
    for at in range(0, int(engine.state.top) + FRAME, FRAME):
        if stack[at] == LAND_BATTLE:
            return int(stack[at + ATTACKING_HEROES])
        if stack[at] == TROOP_MOVE and stack[at + PASSING]:
            return int(stack[at + HEROES_ALONG])
    return 0


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
        others = arguments[ATTACKING_UNDEAD] + arguments[ATTACKING_HEROES] + arguments[ATTACKING_TITANS]
        # After a tie the attacker's last unit is gone while the defender still chooses his.
        may_be_gone = state.stack[state.top] in (CHOOSE_LOSS, SAVE_UNIT)
        if not 0 <= arguments[4] <= reserve or arguments[5] > COMPARE:
            return "the attackers or the stage are impossible"
        if arguments[4] + others == 0 and not may_be_gone:
            return "nobody attacks"
        if not _party_fits(engine, player, arguments[ATTACKING_UNDEAD], arguments[ATTACKING_HEROES], land):
            return "the undead or heroes of the attack are impossible"
        if max(arguments[ATTACKER_DIE], arguments[DEFENDER_DIE]) > HIGHEST_FACE:
            return f"a die shows at most {HIGHEST_FACE}"
    elif room in (FLEET_MOVE, SYLPH_STEP):
        if state.fleet_owner[first] != player:
            return "no fleets of the player whose turn it is are there"
        if room == FLEET_MOVE and not 1 <= arguments[2] <= FLEET_STEPS:
            return f"1 to {FLEET_STEPS} steps can be left"
    elif room == SYLPH_FLEETS and first > SYLPH_STEPS:
        return f"at most {SYLPH_STEPS} steps can be left"
    elif room == TROOP_MOVE:
        if not arguments[PASSING] and (state.owner[first] != player or land_units(engine, first) == 0):
            return "no troops of the player whose turn it is are there"
        if arguments[PASSING]:
            return None
        if arguments[4] > undead_on(engine, first) or arguments[5] & ~heroes_on(engine, first):
            return "not so many units can be taken along"
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
    elif room == POLYPHEMUS_PUSH and (
        not sea_units(engine, arguments[2]) or not engine.board.touches(arguments[2], first)
    ):
        return "there is no stack to push"
    elif room == KRAKEN_STEP and state.kraken == NONE:
        return "there is no Kraken on the board"
    elif room in (BATTLE_ITEM, BATTLE_REROLL, CHOOSE_LOSS, SAVE_UNIT, THREAD_ISLE):
        fighter = arguments[3] if room == SAVE_UNIT else first
        if fighter not in (battle_argument(engine, ATTACKER), battle_argument(engine, DEFENDER)):
            return "only who fights is asked"
        if first not in (fighter, engine.config.partner[fighter]):  # T7.5
            return "only who fights, or his partner, is asked"
        if fighter == battle_argument(engine, ATTACKER) and not any(
            side_count(engine, fighter, unit) for unit in range(UNIT_KINDS)
        ):
            return "he has no unit left"
    elif room == PLACEMENT and engine.config.titans:
        return "with Titans it is titans_placement"
    elif room == HECTOR_SET and not set_size(first) <= arguments[2] < HECTOR_TYPES:
        return "the buildings given so far are impossible"
    elif room == HEPHAESTUS_ITEM and first == arguments[2]:
        return "two different items are shown"
    elif room == HERO_ISLE and (not is_hero(first) or state.holder[first] != NONE):
        return "he is no hero who could be hired"
    elif room == ARTIFACT_ISLE and not is_artifact(first):
        return "the card is no artifact"
    elif room in (SPECIAL_CHOICE, MILITARY_VICTORY) and (first != player or state.owner[arguments[2]] != player):
        return "only the player whose turn it is founds metropolises, on his own land"
    elif room == SPECIAL_CHOICE and not (state.specials and takes_metropolis(engine, player, arguments[2])):
        return "no metropolis can be founded there with a token to choose"
    elif room in (LIGHTNING_COIN, CORNUCOPIA_SHARE, SEND_ARTIFACTS, SEND_TARGET) and not engine.config.teams:
        return "only partners share"
    elif room == LIGHTNING_COIN and first != lightning_holder(engine):
        return "he doesn't hold the Lightning"
    elif room == CORNUCOPIA_SHARE and (
        first != cornucopia_holder(engine) or not 1 <= arguments[2] <= min(MOST_CHOSEN, int(state.gold[first]))
    ):
        return "he has no such revenue of the Cornucopia's to share"
    elif room == SEND_TARGET and (
        not artifacts_of(engine, player) & SENDABLE & 1 << first or state.gold[player] < SENDING_PRICE
    ):
        return "he can't send that"
    elif room == PLACEMENT and (arguments[2] > 3 or arguments[3] > 3 or arguments[4] > 1 or arguments[6] > 2):
        return "nobody has so many units to place"
    return None


def _party_fits(engine: Engine, player: int, undead: int, heroes: int, land: bool) -> bool:
    """Whether these undead units and heroes can be on their way to an attack."""
    state = engine.state
    if undead and (
        not engine.config.hades or undead > (undead_troops_in_supply if land else undead_fleets_in_supply)(engine)
    ):
        return False
    if heroes and (not land or not engine.config.heroes):
        return False
    return all(state.hero_isle[hero] == NONE and state.holder[FIRST_HERO + hero] == player for hero in members(heroes))


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
