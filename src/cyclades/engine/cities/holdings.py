"""What a player has, counted from the position."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.choice import NO_SUCH_BUILDING, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.titans.artifacts import cornucopia
from cyclades.engine.titans.special_powers import commercial_gold
from cyclades.engine.words.actions import chosen_building, chosen_on_space, chosen_territory
from cyclades.engine.words.pieces import (
    ARTIFACT_COUNT,
    BIT,
    BUILDING_SUPPLY,
    CERBERUS,
    CORNUCOPIA,
    FIRST_ARTIFACT,
    MAX_UNITS,
    METROPOLIS_SUPPLY,
    NO_BUILDING,
    NONE,
    PRIESTESS_SUPPLY,
    THEATRE,
    THEATRE_SUPPLY,
)

ALL_ARTIFACTS: Final = (1 << ARTIFACT_COUNT) - 1


def is_eliminated(engine: Engine, player: i64) -> bool:
    return engine.state.eliminated & BIT[player] != 0


def territories_held(engine: Engine, player: i64) -> i64:
    owner = engine.state.owner
    count: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            count += 1
    return count


def territories_of(engine: Engine, player: i64) -> i64:
    """The set of isles he owns."""
    owner = engine.state.owner
    isles: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            isles |= BIT[territory]
    return isles


def held(units: Row, owner: Row, player: i64) -> i64:
    """How many units are his, of a row with those of everybody by place."""
    count: i64 = 0
    for place in range(len(units)):
        if owner[place] == player:
            count += units[place]
    return count


def troops_in_reserve(engine: Engine, player: i64) -> i64:
    """B1.1; asked between moves only, when every troop of his stands on an isle of his."""
    return MAX_UNITS - held(engine.state.troops, engine.state.owner, player)


def fleets_in_reserve(engine: Engine, player: i64) -> i64:
    """B1.1; asked between moves only."""
    return MAX_UNITS - held(engine.state.fleets, engine.state.fleet_owner, player)


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


def theatre_count(engine: Engine, player: i64) -> i64:
    """How many theatres he owns; in most games there are none."""
    if engine.config.building_kinds >= THEATRE:
        return building_count(engine, player, THEATRE)
    return 0


def metropolis_count(engine: Engine, player: i64) -> i64:
    state = engine.state
    owner = state.owner
    count: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            count += state.metropolis[territory]
    if state.hidden_isle == player:  # H3.6
        count += 1
    return count


def side_metropolises(engine: Engine, player: i64) -> i64:
    """Those of a player and his partner (T7.2)."""
    count = metropolis_count(engine, player)
    partner = engine.config.partner[player]
    return count if partner == NONE else count + metropolis_count(engine, partner)


def artifacts_of(engine: Engine, player: i64) -> i64:
    """The set of artifacts on his territories (T5.2)."""
    state = engine.state
    artifacts: i64 = 0
    for artifact in range(len(state.artifact_territory)):
        isle = state.artifact_territory[artifact]
        if isle != NONE and state.owner[isle] == player:
            artifacts |= BIT[artifact]
    return artifacts


def side_artifacts(engine: Engine, player: i64) -> i64:
    """Those of a player and his partner (T5.3)."""
    artifacts = artifacts_of(engine, player)
    partner = engine.config.partner[player]
    return artifacts if partner == NONE else artifacts | artifacts_of(engine, partner)


def titans_in_supply(engine: Engine, player: i64) -> i64:
    """T3.2; asked between moves only."""
    return engine.config.titan_supply - held(engine.state.titans, engine.state.owner, player)


def revenue(engine: Engine, player: i64) -> i64:
    """B3.6: prosperity of his isles, and of the seas that hold his fleets. Gold of graves is apart (H2.7)."""
    state = engine.state
    board = engine.board
    owner = state.owner
    gold: i64 = 0
    for territory in range(board.territory_count):
        if owner[territory] == player:
            gold += territory_revenue(engine, territory)
    for i in range(len(board.trade_seas)):
        sea = board.trade_seas[i]
        if state.fleet_owner[sea] == player:
            gold += board.trade[sea]
    for sea in range(len(state.sea_markers)):
        if state.fleet_owner[sea] == player:
            gold += state.sea_markers[sea]  # H4.2: Hermes
    gold += set_size(artifacts_of(engine, player) & ~BIT[CORNUCOPIA - FIRST_ARTIFACT])  # T5.4
    if state.holder[CERBERUS] != NONE:
        gold += moved_by_cerberus(engine, player)
    return gold


def territory_revenue(engine: Engine, territory: i64) -> i64:
    """What an isle pays to whoever has its revenue."""
    gold = engine.board.printed[territory] + engine.state.prosperity[territory]
    if len(engine.state.special):
        gold += cornucopia.added(engine, territory, gold) + commercial_gold(engine, territory)
    return gold


def revenue_taker(engine: Engine, territory: i64) -> i64:
    """Who has an isle's revenue: Cerberus's player or its owner (H3.7), or NONE."""
    state = engine.state
    if state.figure[territory] == CERBERUS:
        return state.holder[CERBERUS]
    return state.owner[territory]


def moved_by_cerberus(engine: Engine, player: i64) -> i64:
    """What Cerberus adds to a player's revenue, or takes away from it."""
    state = engine.state
    for territory in range(engine.board.territory_count):
        if state.figure[territory] == CERBERUS:
            gold = territory_revenue(engine, territory)
            if state.holder[CERBERUS] == state.owner[territory]:
                return 0
            if state.holder[CERBERUS] == player:
                return gold
            if state.owner[territory] == player:
                return -gold
    return 0


def building_supply(building: i64) -> i64:
    """How many of a type there are in all."""
    return THEATRE_SUPPLY if building == THEATRE else BUILDING_SUPPLY


def buildings_in_supply(engine: Engine, building: i64) -> i64:
    """B1.2, B1.3."""
    buildings = engine.state.buildings
    left = building_supply(building)
    for slot in range(engine.board.slot_count):
        if buildings[slot] == building:
            left -= 1
    return left


def metropolises_in_supply(engine: Engine) -> i64:
    metropolis = engine.state.metropolis
    left: i64 = METROPOLIS_SUPPLY
    for territory in range(engine.board.territory_count):
        left -= metropolis[territory]
    for territory in range(len(engine.state.special)):
        if engine.state.special[territory]:
            left += 1  # a token of its own
    if engine.state.hidden_isle != NONE:
        left -= 1
    return left


def in_all(row: Row) -> i64:
    """What a row of numbers comes to."""
    total: i64 = 0
    for at in range(len(row)):
        total += row[at]
    return total


def priests_in_supply(engine: Engine) -> i64:
    return engine.config.priest_supply - in_all(engine.state.priests)


def philosophers_in_supply(engine: Engine) -> i64:
    return engine.config.philosopher_supply - in_all(engine.state.philosophers)


def prosperity_in_supply(engine: Engine) -> i64:
    state = engine.state
    return engine.config.prosperity_supply - in_all(state.prosperity) - in_all(state.sea_markers)


def priestesses_in_supply(engine: Engine) -> i64:
    return PRIESTESS_SUPPLY - in_all(engine.state.priestesses)


def undead_troops_in_supply(engine: Engine) -> i64:
    """H2.4; asked between moves only."""
    return engine.config.undead_supply - in_all(engine.state.undead)


def undead_fleets_in_supply(engine: Engine) -> i64:
    return engine.config.undead_supply - in_all(engine.state.undead_fleets)


def free_slot(engine: Engine, territory: i64) -> i64:
    """B5.8: the slot a new building takes, or NONE."""
    board = engine.board
    state = engine.state
    in_space: i64 = NONE
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if state.buildings[slot] == NO_BUILDING:
            if not board.on_space[slot]:
                return slot
            if in_space == NONE:
                in_space = slot
    if state.metropolis[territory] or state.necropolis == territory:  # B5.8, H2.6
        return NONE
    return in_space


def slot_of(engine: Engine, territory: i64, building: i64, on_space: i64) -> i64:
    """The lowest slot of an isle with that building, on or off the metropolis space, or NONE."""
    board = engine.board
    buildings = engine.state.buildings
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if buildings[slot] == building and board.on_space[slot] == on_space:
            return slot
    return NONE


def chosen_slot(engine: Engine, action: i64) -> i64:
    """The slot of the building that an action chooses, or NONE."""
    return slot_of(engine, chosen_territory(action), chosen_building(action), chosen_on_space(action))


def own_building_fault(engine: Engine, player: i64, action: i64, not_his: Fault) -> Fault | None:
    """What is wrong with a building that is to be one of his."""
    if chosen_slot(engine, action) == NONE:
        return NO_SUCH_BUILDING
    return None if engine.state.owner[chosen_territory(action)] == player else not_his
