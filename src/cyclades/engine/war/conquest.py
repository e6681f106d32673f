"""Taking isles: chains of fleets, the last isle's protection, what changes hands (B5.10, B5.13, B6.5)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import (
    ALL_ARTIFACTS,
    building_count,
    buildings_on,
    side_artifacts,
    side_metropolises,
    territories_held,
    theatre_count,
)
from cyclades.engine.cities.metropolis import takes_metropolis
from cyclades.engine.creatures.standing_figures import remove_figure
from cyclades.engine.cycle.victory import eliminate_if_landless, end_if_all_artifacts, note_last_cycle
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import FOUNDING, MILITARY_VICTORY
from cyclades.engine.machine.state import row_of
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.titans.artifacts import helm
from cyclades.engine.titans.special_powers import most_founded
from cyclades.engine.war.on_the_way import artifacts_nowhere
from cyclades.engine.war.units import artifacts_on, put_on_land
from cyclades.engine.words import events
from cyclades.engine.words.pieces import (
    BIT,
    BUILDING_COUNT,
    MAX_SEAS,
    MINOTAUR,
    NONE,
    PENTHESILEA,
    THEATRE,
)


def is_link(engine: Engine, player: i64, sea: i64, anyones: bool) -> bool:
    """Whether a sea can be part of a chain: it holds his fleets, or with the Helm anyone's (T5.7)."""
    return helm.is_link(engine, player, sea) if anyones else engine.state.fleet_owner[sea] == player


def joined_by_fleets(engine: Engine, player: i64, territory: i64, anyones: bool) -> i64:
    """The set of other isles joined to an isle by an unbroken chain of seas holding his fleets (B5.10)."""
    board = engine.board
    if len(engine.chain) < MAX_SEAS:
        engine.chain = row_of(0, MAX_SEAS)
    chain = engine.chain
    length: i64 = 0
    for i in range(board.coast_first[territory], board.coast_first[territory + 1]):
        sea = board.coast[i]
        if is_link(engine, player, sea, anyones):
            chain[length] = sea
            length += 1
    joined: i64 = 0
    link: i64 = 0
    while link < length:
        sea = chain[link]
        link += 1
        joined |= board.shore_mask[sea]
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            beside = board.sea_next[i]
            if beside == NONE or not is_link(engine, player, beside, anyones):
                continue
            known = False
            for j in range(length):
                if chain[j] == beside:
                    known = True
            if not known:
                chain[length] = beside
                length += 1
    return joined & ~BIT[territory]


def is_protected(engine: Engine, attacker: i64, territory: i64) -> bool:
    """B5.13, T7.3: it is its owner's only isle, and taking it would not give the attacker's side enough."""
    state = engine.state
    if territories_held(engine, state.owner[territory]) > 1:
        return False
    if would_hold_all_artifacts(engine, attacker, territory):  # T5.3
        return False
    before = side_metropolises(engine, attacker)
    needed = engine.config.metropolises_to_win
    founded = most_sets(engine, attacker, territory) + most_founded(engine, attacker)
    standing = before + state.metropolis[territory]
    if standing + founded < needed or standing + founded == before:
        return True
    if standing >= needed and standing > before:
        return False
    return not can_have_metropolises(engine, attacker, territory, needed if needed > before else before + 1)


def would_hold_all_artifacts(engine: Engine, attacker: i64, territory: i64) -> bool:
    """Whether the territory's artifacts are all that the attacker's side lacks."""
    there = artifacts_on(engine, territory)
    return there != 0 and side_artifacts(engine, attacker) | there | artifacts_nowhere(engine) == ALL_ARTIFACTS


def most_sets(engine: Engine, player: i64, territory: i64) -> i64:
    """How many sets (B7.1) a player's buildings and those of an isle would make; theatres fill gaps (H4.3)."""
    theatres = theatre_count(engine, player) + buildings_on(engine, territory, THEATRE)
    sets: i64 = 0
    while True:
        missing: i64 = 0
        for building in range(1, BUILDING_COUNT + 1):
            have = building_count(engine, player, building) + buildings_on(engine, territory, building)
            if have <= sets:
                missing += sets + 1 - have
        if missing > theatres:
            return sets
        sets += 1


def can_have_metropolises(engine: Engine, attacker: i64, territory: i64, goal: i64) -> bool:
    """Whether the attacker's side can have so many once the isle is his and all sets are carried out (B5.13)."""
    trial = engine.copy()
    trial.state.owner[territory] = attacker
    below = trial.state.top
    if trial.config.teams:
        trial.push(MILITARY_VICTORY, attacker, territory)  # T7.4
    trial.push(FOUNDING, attacker)
    trial.settle(below)
    return can_reach(trial, attacker, below, goal)


def can_reach(trial: Engine, attacker: i64, below: i64, goal: i64) -> bool:
    """Try the choices of the foundings above the frame `below`, as long as there are isles enough for the goal."""
    metropolises = side_metropolises(trial, attacker)
    if trial.state.top <= below:
        return metropolises >= goal
    if metropolises + metropolis_territories(trial, attacker) < goal:
        return False
    for i in range(trial.find_legal()):
        branch = trial.copy()
        branch.room().take(branch, trial.legal[i])
        branch.settle(below)
        if can_reach(branch, attacker, below, goal):
            return True
    return False


def metropolis_territories(engine: Engine, player: i64) -> i64:
    """How many more metropolises a player has places for, at most: Penthesilea's and a military victory's counted."""
    isles: i64 = 1 if engine.state.holder[PENTHESILEA] == player else 0
    if engine.config.teams:
        isles += 1  # T7.4
    for territory in range(engine.board.territory_count):
        if takes_metropolis(engine, player, territory):
            isles += 1
    return isles


def take_territory(engine: Engine, territory: i64, player: i64, party: i64) -> None:
    """The isle and all that stands on it is his; its last owner may be out, a set may be complete."""
    state = engine.state
    former = state.owner[territory]
    state.owner[territory] = player
    put_on_land(engine, territory, party)
    if engine.heard:
        engine.tell(events.IsleTaken(player, territory, None if former == NONE else former))
    if state.figure[territory] == MINOTAUR:
        remove_figure(engine, territory)  # C14
    if former != NONE:
        was_last = territories_held(engine, former) == 0
        eliminate_if_landless(engine, former)  # before B6.7
        if was_last and engine.config.teams:
            engine.push(MILITARY_VICTORY, player, territory)  # T7.4: after B7.1
    engine.push(FOUNDING, player)
    if state.ending == NOT_OVER:
        note_last_cycle(engine)  # T7.2
        end_if_all_artifacts(engine, player)  # T5.3
