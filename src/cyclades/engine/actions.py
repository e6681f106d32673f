"""Every action is one number. Families follow each other without gaps; within a family the last part counts fastest.

The limit holds for every board: places are numbered up to `MAX_TERRITORIES` and `MAX_SEAS`.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import (
    APOLLO,
    BUILDING_KINDS,
    CARD_COUNT,
    HERO_COUNT,
    ITEM_COUNT,
    MAX_BID,
    MAX_PLAYERS,
    MAX_SEAS,
    MAX_TERRITORIES,
    MAX_UNDEAD,
    MAX_UNITS,
)

BID_GODS: Final = APOLLO  # the gods that take bids
UNIT_COUNTS: Final = MAX_UNITS + 1  # none of the normal ones may go, if others do
MOST_CHOSEN: Final = 18  # no number that is asked for can be higher

# Families, by number.
END_TURN: Final = 0
STOP: Final = 1
FORGO: Final = 2
STAY: Final = 3
BID_APOLLO: Final = 4
BID: Final = 5
RECRUIT_PRIEST: Final = 6
RECRUIT_PHILOSOPHER: Final = 7
RECRUIT_TROOP: Final = 8
RECRUIT_FLEET: Final = 9
BUILD: Final = 10
MOVE_TROOPS: Final = 11
LAND: Final = 12
MOVE_FLEETS: Final = 13
SAIL: Final = 14
CALL: Final = 15
CHANGE: Final = 16
CHOOSE_ISLE: Final = 17
CHOOSE_SEA: Final = 18
CHOOSE_PLAYER: Final = 19
CHOOSE_CARD: Final = 20
CHOOSE_BUILDING: Final = 21
CHOOSE_TYPE: Final = 22
SELL_TROOP: Final = 23
SELL_FLEET: Final = 24
SELL_PRIEST: Final = 25
SELL_PHILOSOPHER: Final = 26
JOIN_UNDEAD: Final = 27
JOIN_HERO: Final = 28
BUILD_NECROPOLIS: Final = 29
SACRIFICE: Final = 30
PAY_HERO: Final = 31
SPEND_PRIESTESS: Final = 32
LET_GO: Final = 33
PASS: Final = 34
USE_ITEM: Final = 35
USE_FAVOUR: Final = 36
CHOOSE_ITEM: Final = 37
CHOOSE_GOD: Final = 38
CHOOSE_NUMBER: Final = 39
REROLL: Final = 40
LOSE_UNIT: Final = 41
LOSE_UNDEAD: Final = 42
LOSE_HERO: Final = 43
GIVE_PRIEST: Final = 44
GIVE_PHILOSOPHER: Final = 45
FAMILY_COUNT: Final = 46

# Where each family begins; its size follows from its parts.
AT_END_TURN: Final = 0
AT_STOP: Final = 1
AT_FORGO: Final = 2
AT_STAY: Final = 3
AT_BID_APOLLO: Final = 4
AT_BID: Final = 5
AT_RECRUIT_PRIEST: Final = AT_BID + BID_GODS * MAX_BID
AT_RECRUIT_PHILOSOPHER: Final = AT_RECRUIT_PRIEST + 1
AT_RECRUIT_TROOP: Final = AT_RECRUIT_PHILOSOPHER + 1
AT_RECRUIT_FLEET: Final = AT_RECRUIT_TROOP + MAX_TERRITORIES
AT_BUILD: Final = AT_RECRUIT_FLEET + MAX_SEAS
AT_MOVE_TROOPS: Final = AT_BUILD + MAX_TERRITORIES * BUILDING_KINDS
AT_LAND: Final = AT_MOVE_TROOPS + MAX_TERRITORIES
AT_MOVE_FLEETS: Final = AT_LAND + MAX_TERRITORIES * UNIT_COUNTS
AT_SAIL: Final = AT_MOVE_FLEETS + MAX_SEAS
AT_CALL: Final = AT_SAIL + MAX_SEAS * UNIT_COUNTS
AT_CHANGE: Final = AT_CALL + CARD_COUNT
AT_CHOOSE_ISLE: Final = AT_CHANGE + CARD_COUNT
AT_CHOOSE_SEA: Final = AT_CHOOSE_ISLE + MAX_TERRITORIES
AT_CHOOSE_PLAYER: Final = AT_CHOOSE_SEA + MAX_SEAS
AT_CHOOSE_CARD: Final = AT_CHOOSE_PLAYER + MAX_PLAYERS
AT_CHOOSE_BUILDING: Final = AT_CHOOSE_CARD + CARD_COUNT
AT_CHOOSE_TYPE: Final = AT_CHOOSE_BUILDING + MAX_TERRITORIES * BUILDING_KINDS * 2
AT_SELL_TROOP: Final = AT_CHOOSE_TYPE + BUILDING_KINDS
AT_SELL_FLEET: Final = AT_SELL_TROOP + MAX_TERRITORIES
AT_SELL_PRIEST: Final = AT_SELL_FLEET + MAX_SEAS
AT_SELL_PHILOSOPHER: Final = AT_SELL_PRIEST + 1
AT_JOIN_UNDEAD: Final = AT_SELL_PHILOSOPHER + 1
AT_JOIN_HERO: Final = AT_JOIN_UNDEAD + MAX_UNDEAD
AT_BUILD_NECROPOLIS: Final = AT_JOIN_HERO + HERO_COUNT
AT_SACRIFICE: Final = AT_BUILD_NECROPOLIS + MAX_TERRITORIES
AT_PAY_HERO: Final = AT_SACRIFICE + HERO_COUNT
AT_SPEND_PRIESTESS: Final = AT_PAY_HERO + HERO_COUNT
AT_LET_GO: Final = AT_SPEND_PRIESTESS + CARD_COUNT
AT_PASS: Final = AT_LET_GO + HERO_COUNT
AT_USE_ITEM: Final = AT_PASS + 1
AT_USE_FAVOUR: Final = AT_USE_ITEM + ITEM_COUNT
AT_CHOOSE_ITEM: Final = AT_USE_FAVOUR + 1
AT_CHOOSE_GOD: Final = AT_CHOOSE_ITEM + ITEM_COUNT
AT_CHOOSE_NUMBER: Final = AT_CHOOSE_GOD + BID_GODS
AT_REROLL: Final = AT_CHOOSE_NUMBER + MOST_CHOSEN
AT_LOSE_UNIT: Final = AT_REROLL + 1
AT_LOSE_UNDEAD: Final = AT_LOSE_UNIT + 1
AT_LOSE_HERO: Final = AT_LOSE_UNDEAD + 1
AT_GIVE_PRIEST: Final = AT_LOSE_HERO + HERO_COUNT
AT_GIVE_PHILOSOPHER: Final = AT_GIVE_PRIEST + 1
ACTION_LIMIT: Final = AT_GIVE_PHILOSOPHER + 1

FAMILY_STARTS: Final = (
    AT_END_TURN,
    AT_STOP,
    AT_FORGO,
    AT_STAY,
    AT_BID_APOLLO,
    AT_BID,
    AT_RECRUIT_PRIEST,
    AT_RECRUIT_PHILOSOPHER,
    AT_RECRUIT_TROOP,
    AT_RECRUIT_FLEET,
    AT_BUILD,
    AT_MOVE_TROOPS,
    AT_LAND,
    AT_MOVE_FLEETS,
    AT_SAIL,
    AT_CALL,
    AT_CHANGE,
    AT_CHOOSE_ISLE,
    AT_CHOOSE_SEA,
    AT_CHOOSE_PLAYER,
    AT_CHOOSE_CARD,
    AT_CHOOSE_BUILDING,
    AT_CHOOSE_TYPE,
    AT_SELL_TROOP,
    AT_SELL_FLEET,
    AT_SELL_PRIEST,
    AT_SELL_PHILOSOPHER,
    AT_JOIN_UNDEAD,
    AT_JOIN_HERO,
    AT_BUILD_NECROPOLIS,
    AT_SACRIFICE,
    AT_PAY_HERO,
    AT_SPEND_PRIESTESS,
    AT_LET_GO,
    AT_PASS,
    AT_USE_ITEM,
    AT_USE_FAVOUR,
    AT_CHOOSE_ITEM,
    AT_CHOOSE_GOD,
    AT_CHOOSE_NUMBER,
    AT_REROLL,
    AT_LOSE_UNIT,
    AT_LOSE_UNDEAD,
    AT_LOSE_HERO,
    AT_GIVE_PRIEST,
    AT_GIVE_PHILOSOPHER,
    ACTION_LIMIT,
)

FAMILY_OF: Final = Row(
    [family for family in range(FAMILY_COUNT) for _ in range(FAMILY_STARTS[family], FAMILY_STARTS[family + 1])]
)


def bid(god: i64, amount: i64) -> i64:
    return AT_BID + god * MAX_BID + amount - 1


def bid_god(action: i64) -> i64:
    return (action - AT_BID) // MAX_BID


def bid_amount(action: i64) -> i64:
    return (action - AT_BID) % MAX_BID + 1


def build(building: i64, territory: i64) -> i64:
    return AT_BUILD + territory * BUILDING_KINDS + building - 1


def build_territory(action: i64) -> i64:
    return (action - AT_BUILD) // BUILDING_KINDS


def build_type(action: i64) -> i64:
    return (action - AT_BUILD) % BUILDING_KINDS + 1


def land(territory: i64, troops: i64) -> i64:
    return AT_LAND + territory * UNIT_COUNTS + troops


def land_territory(action: i64) -> i64:
    return (action - AT_LAND) // UNIT_COUNTS


def land_troops(action: i64) -> i64:
    return (action - AT_LAND) % UNIT_COUNTS


def sail(sea: i64, fleets: i64) -> i64:
    return AT_SAIL + sea * UNIT_COUNTS + fleets


def sail_sea(action: i64) -> i64:
    return (action - AT_SAIL) // UNIT_COUNTS


def sail_fleets(action: i64) -> i64:
    return (action - AT_SAIL) % UNIT_COUNTS


def choose_building(territory: i64, building: i64, on_space: i64) -> i64:
    """A building by isle, type and whether it stands on the metropolis space (B5.8)."""
    return AT_CHOOSE_BUILDING + (territory * BUILDING_KINDS + building - 1) * 2 + on_space


def chosen_territory(action: i64) -> i64:
    return (action - AT_CHOOSE_BUILDING) // (BUILDING_KINDS * 2)


def chosen_building(action: i64) -> i64:
    return (action - AT_CHOOSE_BUILDING) // 2 % BUILDING_KINDS + 1


def chosen_on_space(action: i64) -> i64:
    return (action - AT_CHOOSE_BUILDING) % 2
