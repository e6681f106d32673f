"""Which stacks of frames can come about: what lies on what, in which phase, with which arguments."""

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
    APOLLO_TURN,
    APPLE_GOD,
    APPLE_VICTIM,
    APPLE_WINDOW,
    ARTEMIS_CARD,
    ARTEMIS_UNIT,
    ARTIFACT_ISLE,
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHIMERA_CHOICE,
    CHIMERA_SHUFFLE,
    CHOOSE_LOSS,
    CORNUCOPIA_SHARE,
    CYCLE,
    CYCLOPS_TYPE,
    DISCARD_SET,
    FLEET_MOVE,
    FOUNDING,
    GIFT,
    HECTOR_SET,
    HEPHAESTUS_ITEM,
    HERO_ISLE,
    KEEP_FIGURES,
    KRAKEN_STEP,
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
    SIREN_SOURCE,
    SPECIAL_CHOICE,
    SYLPH_FLEETS,
    SYLPH_STEP,
    THREAD_ISLE,
    TITANS_PLACEMENT,
    TROOP_MOVE,
    TURN,
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
from cyclades.engine.state import FRAME
from cyclades.engine.titans.artifacts import SENDABLE, SENDING_PRICE, cornucopia_holder, lightning_holder
from cyclades.engine.track import is_artifact, is_hero
from cyclades.engine.troop_move import HEROES_ALONG, PASSING
from cyclades.engine.units import heroes_on, land_units, sea_units, undead_on
from cyclades.forms.names import FormError
from cyclades.forms.values import members

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
