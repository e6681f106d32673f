"""A position in numbers, one row for each player: what the learned evaluation sees. Compiled, like the engine.

The merchant's features, and more that a fit can make something of. All is public, or gold, which all can count.
"""

from __future__ import annotations

from typing import Final

from cyclades.bots.merchant.survey import Survey
from cyclades.bots.merchant.worth import FEATURES as OF_MERCHANT
from cyclades.bots.merchant.worth import features
from cyclades.engine.cities.metropolis import philosophers_needed
from cyclades.engine.cycle.cycle import ACTIONS_PHASE
from cyclades.engine.cycle.turn import last_free_place
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Numbers, i64
from cyclades.engine.words.pieces import (
    APOLLO,
    BUILDING_COUNT,
    BUILDING_KINDS,
    MAX_PLAYERS,
    NO_BUILDING,
    NONE,
    THEATRE,
)

MORE: Final = 32  # where ours begin
SECOND_METROPOLIS: Final = MORE + 0
PHILOSOPHERS: Final = MORE + 1
PHILOSOPHERS_BUT_ONE: Final = MORE + 2
BUILDING_TYPES: Final = MORE + 3
TYPES_BUT_ONE: Final = MORE + 4
PURSE: Final = MORE + 5
FULL_PURSE: Final = MORE + 6
RIVAL_METROPOLISES: Final = MORE + 7
RIVAL_ONE_SHORT: Final = MORE + 8
RIVAL_HAS_ENOUGH: Final = MORE + 9
CYCLE: Final = MORE + 10
TURN_TO_COME: Final = MORE + 11  # and the gods after Poseidon
PLACE: Final = MORE + 18
RIVAL_TURNS_TO_COME: Final = MORE + 19
LARGEST_STACK: Final = MORE + 20
FREE_SLOTS: Final = MORE + 21
PARTNERS_GOLD: Final = MORE + 22
PARTNERS_METROPOLISES: Final = MORE + 23
TWO_PLAYERS: Final = MORE + 24
PLAYERS: Final = MORE + 25
WITH_HADES: Final = MORE + 26
WITH_FAVOURS: Final = MORE + 27
WITH_TITANS: Final = MORE + 28
FEATURE_COUNT: Final = MORE + 29
FEATURES: Final = (
    *OF_MERCHANT,
    "second_metropolis",
    "philosophers",
    "philosophers_but_one",
    "building_types",
    "types_but_one",
    "purse",
    "full_purse",
    "rival_metropolises",
    "rival_one_short",
    "rival_has_enough",
    "cycle",
    "poseidon_to_come",
    "ares_to_come",
    "zeus_to_come",
    "athena_to_come",
    "hades_to_come",
    "kronos_to_come",
    "apollo_to_come",
    "place",
    "rival_turns_to_come",
    "largest_stack",
    "free_slots",
    "partners_gold",
    "partners_metropolises",
    "two_players",
    "players",
    "with_hades",
    "with_favours",
    "with_titans",
)
assert len(OF_MERCHANT) == MORE
assert len(FEATURES) == FEATURE_COUNT

SMALL_PURSE: Final = 3
LARGE_PURSE: Final = 6
MOST_SLOTS: Final = 6
LAST_CYCLE: Final = 16  # later ones are like this one


def fill(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    """Fill in the numbers of one player; the survey must be of this position."""
    features(engine, player, survey, found)
    for feature in range(MORE, FEATURE_COUNT):
        found[feature] = 0.0
    fill_city(engine, player, survey, found)
    fill_race(engine, player, survey, found)
    fill_turns(engine, player, found)
    config = engine.config
    found[TWO_PLAYERS] = 1.0 if config.two_players else 0.0
    found[PLAYERS] = float(config.players)
    found[WITH_HADES] = 1.0 if config.hades else 0.0
    found[WITH_FAVOURS] = 1.0 if config.favours or config.heroes else 0.0
    found[WITH_TITANS] = 1.0 if config.titans else 0.0


def fill_city(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    state = engine.state
    board = engine.board
    philosophers = state.philosophers[player]
    found[PHILOSOPHERS] = float(philosophers)
    if philosophers + 1 >= philosophers_needed(engine, player):
        found[PHILOSOPHERS_BUT_ONE] = 1.0
    first: i64 = player * (BUILDING_KINDS + 1)
    types = survey.buildings[first + THEATRE]
    for building in range(1, BUILDING_COUNT + 1):
        if survey.buildings[first + building] > 0:
            types += 1
    found[BUILDING_TYPES] = float(types)
    if types + 1 >= BUILDING_COUNT:
        found[TYPES_BUT_ONE] = 1.0
    gold = state.gold[player]
    found[PURSE] = float(gold if gold < SMALL_PURSE else SMALL_PURSE)
    found[FULL_PURSE] = float(gold if gold < LARGE_PURSE else LARGE_PURSE)
    found[LARGEST_STACK] = float(survey.largest[player])
    free: i64 = 0
    for territory in range(board.territory_count):
        if state.owner[territory] == player:
            for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
                if state.buildings[slot] == NO_BUILDING:
                    free += 1
    found[FREE_SLOTS] = float(free if free < MOST_SLOTS else MOST_SLOTS)


def fill_race(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    """How near the end is, for the player's side and for the others."""
    config = engine.config
    needed = config.metropolises_to_win
    found[SECOND_METROPOLIS] = 1.0 if survey.metropolises[player] > 1 else 0.0
    most: i64 = 0
    for rival in range(config.players):
        if config.team_of[rival] == config.team_of[player]:
            continue
        count = survey.metropolises[rival]
        if config.partner[rival] != NONE:
            count += survey.metropolises[config.partner[rival]]
        if count > most:
            most = count
    found[RIVAL_METROPOLISES] = float(most)
    found[RIVAL_ONE_SHORT] = 1.0 if needed - most == 1 else 0.0
    found[RIVAL_HAS_ENOUGH] = 1.0 if needed <= most else 0.0
    cycle = engine.state.cycle
    found[CYCLE] = float(cycle if cycle < LAST_CYCLE else LAST_CYCLE)
    partner = config.partner[player]
    if partner != NONE:
        found[PARTNERS_GOLD] = float(engine.state.gold[partner])
        found[PARTNERS_METROPOLISES] = float(survey.metropolises[partner])


def fill_turns(engine: Engine, player: i64, found: Numbers) -> None:
    """Whose turns with which gods are still to come, and who will offer first in the next cycle.

    The present turn counts as ended: positions inside it are compared with that of going on no further.
    """
    state = engine.state
    config = engine.config
    if state.phase == ACTIONS_PHASE:
        for god in range(APOLLO):
            marker = state.bidder[god]
            if marker == NONE or god == state.turn_god:
                continue
            owner = config.marker_player[marker]
            if owner == player:
                found[TURN_TO_COME + god] = 1.0
            elif config.team_of[owner] != config.team_of[player]:
                found[RIVAL_TURNS_TO_COME] += 1.0
    for place in range(MAX_PLAYERS):
        marker = state.apollo_queue[place]
        waits = state.phase == ACTIONS_PHASE and place >= state.apollo_turn and marker != state.turn_marker
        if waits and marker != NONE and config.marker_player[marker] == player:
            found[TURN_TO_COME + APOLLO] = 1.0
        marker = state.turn_track[place]
        if marker != NONE and config.marker_player[marker] == player:
            found[PLACE] += float(place + 1)
    if state.turn_marker != NONE and config.marker_player[state.turn_marker] == player:
        found[PLACE] += float(last_free_place(engine) + 1)
