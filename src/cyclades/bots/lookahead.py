"""What a position is worth to a player, and what his next steps can make of it. Compiled, like the engine."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import (
    artifacts_of,
    building_count,
    buildings_on,
    is_eliminated,
    metropolis_count,
    revenue,
    side_metropolises,
    theatre_count,
)
from cyclades.engine.cycle.turn import begin_turn
from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import TURN
from cyclades.engine.war.units import land_units
from cyclades.engine.words.actions import AT_END_TURN
from cyclades.engine.words.pieces import BIT, BUILDING_COUNT, FIRST_HERO, FORTRESS, HERO_COUNT, NONE

# Worth in gold pieces.
WON: Final = 500.0
METROPOLIS: Final = 24.0
ENOUGH_METROPOLISES: Final = 60.0
INCOME: Final = 2.5
ISLE: Final = 5.0
TROOP: Final = 1.6
FLEET: Final = 1.1
GUARD: Final = 1.5  # a troop beside a metropolis, up to three
EXPOSED: Final = 5.0  # a metropolis within an enemy's reach and weaker than what stands there
PHILOSOPHERS: Final = (0.0, 5.0, 11.0, 17.0)
KINDS_OF_BUILDING: Final = (0.0, 4.0, 9.0, 16.0, 24.0)
SPARE_BUILDING: Final = 1.5
UNDEAD: Final = 0.5  # they leave with Hades
HERO: Final = 4.5  # upkeep is paid for him
PRIESTESS: Final = 1.8
ITEM: Final = 2.2
GRAVE_GOLD: Final = 0.8
PRIESTS: Final = (0.0, 3.0, 5.0, 6.5, 7.5, 8.0)
GOLD: Final = 1.0
IDLE_GOLD: Final = 0.4  # beyond what a turn can use
USEFUL_GOLD: Final = 12
TITAN: Final = 3.0
SPECIAL: Final = 3.0
ARTIFACT: Final = 1.6  # the more, the nearer all five
PARTNER: Final = 0.9  # how much the partner's worth counts like one's own
RIVAL: Final = 0.5  # how much the strongest rival's worth counts against one's own
REST: Final = 0.01  # nothing is done for nothing
MOST_STEPS: Final = 14  # of one turn


def holdings_worth(engine: Engine, player: i64) -> float:
    """What a player has, in gold pieces."""
    state = engine.state
    metropolises = metropolis_count(engine, player)
    worth: float = METROPOLIS * float(metropolises)
    if side_metropolises(engine, player) >= engine.config.metropolises_to_win:
        worth += ENOUGH_METROPOLISES
    worth += INCOME * float(revenue(engine, player))
    philosophers = state.philosophers[player]
    worth += PHILOSOPHERS[philosophers if philosophers < 4 else 3]
    priests = state.priests[player]
    worth += PRIESTS[priests if priests < 6 else 5]
    kinds: i64 = 0
    for building in range(1, BUILDING_COUNT + 1):
        count = building_count(engine, player, building)
        if count > 0:
            kinds += 1
            worth += SPARE_BUILDING * float(count - 1)
    kinds += theatre_count(engine, player)
    worth += KINDS_OF_BUILDING[kinds if kinds < BUILDING_COUNT else BUILDING_COUNT]
    gold = state.gold[player]
    if gold > USEFUL_GOLD:
        worth += GOLD * USEFUL_GOLD + IDLE_GOLD * float(gold - USEFUL_GOLD)
    else:
        worth += GOLD * float(gold)
    for territory in range(engine.board.territory_count):
        if state.owner[territory] == player:
            troops = state.troops[territory]
            worth += ISLE + TROOP * float(troops)
            if state.metropolis[territory]:
                worth += GUARD * float(troops if troops < 3 else 3)
    for sea in range(engine.board.sea_count):
        if state.fleet_owner[sea] == player:
            worth += FLEET * float(state.fleets[sea])
    return worth + module_worth(engine, player)


def module_worth(engine: Engine, player: i64) -> float:
    """What a player has of the modules."""
    state = engine.state
    config = engine.config
    worth: float = 0.0
    if config.hades:
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == player:
                worth += UNDEAD * float(state.undead[territory]) + GRAVE_GOLD * float(state.grave_gold[territory])
        for sea in range(engine.board.sea_count):
            if state.fleet_owner[sea] == player:
                worth += UNDEAD * float(state.undead_fleets[sea])
    if config.heroes:
        for hero in range(HERO_COUNT):
            if state.holder[FIRST_HERO + hero] == player:
                worth += HERO
    if config.titans:
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == player:
                worth += TITAN * float(state.titans[territory])
                if state.special[territory]:
                    worth += SPECIAL
        artifacts = set_size(artifacts_of(engine, player))
        worth += ARTIFACT * float(artifacts * artifacts)
    if config.favours:
        worth += PRIESTESS * float(state.priestesses[player])
        worth += ITEM * float(set_size(state.items[player]) + set_size(state.secret_items[player]))
    return worth


def worth_to(engine: Engine, player: i64) -> float:
    """What a position is worth to a player: his own holdings, less a share of the strongest rival's."""
    state = engine.state
    if state.ending != NOT_OVER:
        return WON if state.winners & BIT[player] else -WON
    if is_eliminated(engine, player):
        return -WON
    strongest: float = 0.0
    for rival in range(engine.config.players):
        if engine.config.team_of[rival] != engine.config.team_of[player] and not is_eliminated(engine, rival):
            worth = holdings_worth(engine, rival)
            if worth > strongest:
                strongest = worth
    own = holdings_worth(engine, player) - exposure(engine, player)
    partner = engine.config.partner[player]
    if partner != NONE:
        own += PARTNER * holdings_worth(engine, partner)
    return own - RIVAL * strongest


def exposure(engine: Engine, player: i64) -> float:
    """What may be lost: metropolises that an enemy's fleets touch, with fewer defenders than he could bring."""
    state = engine.state
    board = engine.board
    danger: float = 0.0
    for territory in range(board.territory_count):
        if state.owner[territory] != player or not state.metropolis[territory]:
            continue
        defence = land_units(engine, territory) + 1 + buildings_on(engine, territory, FORTRESS)
        for i in range(board.coast_first[territory], board.coast_first[territory + 1]):
            enemy = state.fleet_owner[board.coast[i]]
            if enemy != NONE and enemy != player and strongest_stack(engine, enemy) >= defence:
                danger += EXPOSED
                break
    return danger


def strongest_stack(engine: Engine, player: i64) -> i64:
    state = engine.state
    most: i64 = 0
    for territory in range(engine.board.territory_count):
        if state.owner[territory] == player and land_units(engine, territory) > most:
            most = land_units(engine, territory)
    return most


def is_resting(engine: Engine, player: i64) -> bool:
    """Whether nothing is left to be decided inside the player's step."""
    state = engine.state
    return state.ending != NOT_OVER or state.stack[state.top] == TURN or engine.decider() != player


def best_outcome(engine: Engine, player: i64, budget: i64) -> float:
    """The most a player can make of the choices inside his present step, looking at about `budget` positions."""
    if is_resting(engine, player):
        return worth_to(engine, player)
    count = engine.find_legal()
    if count > budget:
        return worth_to(engine, player)
    best: float = -2 * WON
    for i in range(count):
        child = engine.copy()
        child.take(engine.legal[i])
        worth = best_outcome(child, player, budget // count)
        if worth > best:
            best = worth
    return best


def worths(engine: Engine, player: i64, budget: i64) -> list[float]:
    """What each legal action promises, in their order; ending a turn promises what there is now."""
    found: list[float] = []
    count = engine.find_legal()
    for i in range(count):
        action = engine.legal[i]
        if action == AT_END_TURN:
            found.append(worth_to(engine, player) + REST)
        else:
            child = engine.copy()
            child.take(action)
            found.append(best_outcome(child, player, budget // count))
    return found


def best_action(engine: Engine, player: i64, budget: i64) -> i64:
    """The action that promises the most."""
    found = worths(engine, player, budget)
    return engine.legal[found.index(max(found))]


def worth_of_turn(engine: Engine, marker: i64, god: i64, price: i64, budget: i64) -> float:
    """What a turn with a god at that price would be worth, played step by step."""
    player = engine.config.marker_player[marker]
    trial = engine.copy()
    state = trial.state
    state.gold[player] -= price
    begin_turn(trial, marker, god, TURN)
    trial.settle()
    for _ in range(MOST_STEPS):
        if trial.decider() != player or state.turn_god != god:
            break
        action = best_action(trial, player, budget)
        if action == AT_END_TURN:
            break
        trial.take(action)
    return worth_to(trial, player)
