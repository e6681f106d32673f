"""What a player has, counted from the position."""

from __future__ import annotations

from cyclades.engine.engine import Engine
from cyclades.engine.packed import i64
from cyclades.engine.pieces import (
    BIT,
    BUILDING_SUPPLY,
    MAX_UNITS,
    METROPOLIS_SUPPLY,
    NO_BUILDING,
    PROSPERITY_SUPPLY,
    TEMPLE,
)


def is_eliminated(engine: Engine, player: i64) -> bool:
    return engine.state.eliminated & BIT[player] != 0


def isle_count(engine: Engine, player: i64) -> i64:
    owner = engine.state.owner
    count: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            count += 1
    return count


def isles_of(engine: Engine, player: i64) -> i64:
    """The set of isles he owns."""
    owner = engine.state.owner
    isles: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            isles |= BIT[territory]
    return isles


def troops_in_reserve(engine: Engine, player: i64) -> i64:
    """B1.1; asked between moves only, when every troop of his stands on an isle of his."""
    state = engine.state
    owner = state.owner
    left: i64 = MAX_UNITS
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            left -= state.troops[territory]
    return left


def fleets_in_reserve(engine: Engine, player: i64) -> i64:
    """B1.1; asked between moves only."""
    state = engine.state
    fleet_owner = state.fleet_owner
    left: i64 = MAX_UNITS
    for sea in range(engine.board.sea_count):
        if fleet_owner[sea] == player:
            left -= state.fleets[sea]
    return left


def buildings_on(engine: Engine, territory: i64, building: i64) -> i64:
    """How many of a type stand on an isle, without what a metropolis stands for."""
    board = engine.board
    buildings = engine.state.buildings
    count: i64 = 0
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if buildings[slot] == building:
            count += 1
    return count


def building_count(engine: Engine, player: i64, building: i64) -> i64:
    """How many of a type he owns, metropolises apart."""
    owner = engine.state.owner
    count: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            count += buildings_on(engine, territory, building)
    return count


def metropolis_count(engine: Engine, player: i64) -> i64:
    state = engine.state
    owner = state.owner
    count: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            count += state.metropolis[territory]
    return count


def discounts_left(engine: Engine, player: i64) -> i64:
    """C0.2: temples and metropolises he owns now, less the discounts used this cycle."""
    state = engine.state
    owner = state.owner
    left = -state.discounts_used[player]
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            left += buildings_on(engine, territory, TEMPLE) + state.metropolis[territory]
    return left if left > 0 else 0


def revenue(engine: Engine, player: i64) -> i64:
    """B3.6: prosperity of his isles, and of the trade spaces that hold his fleets."""
    state = engine.state
    board = engine.board
    owner = state.owner
    gold: i64 = 0
    for territory in range(board.territory_count):
        if owner[territory] == player:
            gold += board.printed[territory] + state.prosperity[territory]
    for i in range(len(board.trade_seas)):
        sea = board.trade_seas[i]
        if state.fleet_owner[sea] == player:
            gold += board.trade[sea]
    return gold


def buildings_in_supply(engine: Engine, building: i64) -> i64:
    """B1.2, B1.3."""
    buildings = engine.state.buildings
    left: i64 = BUILDING_SUPPLY
    for slot in range(engine.board.slot_count):
        if buildings[slot] == building:
            left -= 1
    return left


def metropolises_in_supply(engine: Engine) -> i64:
    metropolis = engine.state.metropolis
    left: i64 = METROPOLIS_SUPPLY
    for territory in range(engine.board.territory_count):
        left -= metropolis[territory]
    return left


def priests_in_supply(engine: Engine) -> i64:
    priests = engine.state.priests
    left = engine.config.priest_supply
    for player in range(engine.config.players):
        left -= priests[player]
    return left


def philosophers_in_supply(engine: Engine) -> i64:
    philosophers = engine.state.philosophers
    left = engine.config.philosopher_supply
    for player in range(engine.config.players):
        left -= philosophers[player]
    return left


def prosperity_in_supply(engine: Engine) -> i64:
    prosperity = engine.state.prosperity
    left: i64 = PROSPERITY_SUPPLY
    for territory in range(engine.board.territory_count):
        left -= prosperity[territory]
    return left


def free_slot(engine: Engine, territory: i64) -> i64:
    """B5.8: the slot a new building takes, or NONE."""
    board = engine.board
    state = engine.state
    in_space: i64 = -1
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if state.buildings[slot] == NO_BUILDING:
            if not board.on_space[slot]:
                return slot
            if in_space < 0:
                in_space = slot
    return -1 if state.metropolis[territory] else in_space


def slot_of(engine: Engine, territory: i64, building: i64, on_space: i64) -> i64:
    """The lowest slot of an isle with that building, on or off the metropolis space, or NONE."""
    board = engine.board
    buildings = engine.state.buildings
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if buildings[slot] == building and board.on_space[slot] == on_space:
            return slot
    return -1
