"""Taking isles: chains of fleets, the last isle's protection, what changes hands (B5.10, B5.13, B6.5)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.board import SIDES
from cyclades.engine.engine import Engine
from cyclades.engine.figures import remove_figure
from cyclades.engine.frames import FOUNDING
from cyclades.engine.holdings import building_count, buildings_on, isle_count, metropolis_count
from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import BIT, BUILDING_COUNT, MAX_UNDEAD, MAX_UNITS, MINOTAUR, NONE, THEATRE
from cyclades.engine.units import put_on_land
from cyclades.engine.victory import eliminate_if_landless


def joined_by_fleets(engine: Engine, player: i64, territory: i64) -> i64:
    """The set of other isles joined to an isle by an unbroken chain of seas holding his fleets (B5.10)."""
    board = engine.board
    fleet_owner = engine.state.fleet_owner
    if len(engine.chain) < MAX_UNITS + MAX_UNDEAD:
        engine.chain = Row([0] * (MAX_UNITS + MAX_UNDEAD))
    chain = engine.chain
    length: i64 = 0
    for i in range(board.coast_first[territory], board.coast_first[territory + 1]):
        sea = board.coast[i]
        if fleet_owner[sea] == player:
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
            if beside == NONE or fleet_owner[beside] != player:
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
    """B5.13: it is its owner's only isle, and taking it would not give the attacker enough metropolises."""
    state = engine.state
    if isle_count(engine, state.owner[territory]) > 1:
        return False
    before = metropolis_count(engine, attacker)
    needed = engine.config.metropolises_to_win
    sets = most_sets(engine, attacker, territory)
    standing = before + state.metropolis[territory]
    if standing + sets < needed or standing + sets == before:
        return True
    if standing >= needed and standing > before:
        return False
    after = most_metropolises_from(engine, attacker, territory)
    return after <= before or after < needed


def most_sets(engine: Engine, player: i64, territory: i64) -> i64:
    """How many sets (B7.1) a player's buildings and those of an isle would make; theatres fill gaps (H4.3)."""
    theatres: i64 = 0
    if engine.config.favours:
        theatres = building_count(engine, player, THEATRE) + buildings_on(engine, territory, THEATRE)
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


def most_metropolises_from(engine: Engine, attacker: i64, territory: i64) -> i64:
    """The most metropolises the attacker can have once the isle is his and all sets are carried out (B5.13)."""
    trial = engine.copy()
    trial.state.owner[territory] = attacker
    below = trial.state.top
    trial.push(FOUNDING, attacker)
    trial.settle(below)
    return most_metropolises_reached(trial, attacker, below)


def most_metropolises_reached(trial: Engine, attacker: i64, below: i64) -> i64:
    """Try every choice of the foundings above the frame `below`."""
    if trial.state.top <= below:
        return metropolis_count(trial, attacker)
    most: i64 = 0
    for i in range(trial.find_legal()):
        branch = trial.copy()
        branch.room().take(branch, trial.legal[i])
        branch.settle(below)
        reached = most_metropolises_reached(branch, attacker, below)
        if reached > most:
            most = reached
    return most


def take_isle(engine: Engine, territory: i64, player: i64, troops: i64, undead: i64, heroes: i64) -> None:
    """The isle and all that stands on it is his; its last owner may be out, a set may be complete."""
    state = engine.state
    former = state.owner[territory]
    state.owner[territory] = player
    put_on_land(engine, territory, troops, undead, heroes)
    if engine.heard:
        engine.tell(events.IsleTaken(player, territory, None if former == NONE else former))
    if state.figure[territory] == MINOTAUR:
        remove_figure(engine, territory)  # C14
    if former != NONE:
        eliminate_if_landless(engine, former)  # before B6.7
    engine.push(FOUNDING, player)
