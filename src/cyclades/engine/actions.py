"""Every action is one number. Families follow each other without gaps; within a family the last part counts fastest.

The limit holds for every board: places are numbered up to `MAX_TERRITORIES` and `MAX_SEAS`.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import (
    BUILDING_COUNT,
    CARD_COUNT,
    MAX_BID,
    MAX_PLAYERS,
    MAX_SEAS,
    MAX_TERRITORIES,
    MAX_UNITS,
)

BID_GODS: Final = 4  # the gods that take bids, Apollo apart

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
FAMILY_COUNT: Final = 27

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
AT_MOVE_TROOPS: Final = AT_BUILD + MAX_TERRITORIES * BUILDING_COUNT
AT_LAND: Final = AT_MOVE_TROOPS + MAX_TERRITORIES
AT_MOVE_FLEETS: Final = AT_LAND + MAX_TERRITORIES * MAX_UNITS
AT_SAIL: Final = AT_MOVE_FLEETS + MAX_SEAS
AT_CALL: Final = AT_SAIL + MAX_SEAS * MAX_UNITS
AT_CHANGE: Final = AT_CALL + CARD_COUNT
AT_CHOOSE_ISLE: Final = AT_CHANGE + CARD_COUNT
AT_CHOOSE_SEA: Final = AT_CHOOSE_ISLE + MAX_TERRITORIES
AT_CHOOSE_PLAYER: Final = AT_CHOOSE_SEA + MAX_SEAS
AT_CHOOSE_CARD: Final = AT_CHOOSE_PLAYER + MAX_PLAYERS
AT_CHOOSE_BUILDING: Final = AT_CHOOSE_CARD + CARD_COUNT
AT_CHOOSE_TYPE: Final = AT_CHOOSE_BUILDING + MAX_TERRITORIES * BUILDING_COUNT * 2
AT_SELL_TROOP: Final = AT_CHOOSE_TYPE + BUILDING_COUNT
AT_SELL_FLEET: Final = AT_SELL_TROOP + MAX_TERRITORIES
AT_SELL_PRIEST: Final = AT_SELL_FLEET + MAX_SEAS
AT_SELL_PHILOSOPHER: Final = AT_SELL_PRIEST + 1
ACTION_LIMIT: Final = AT_SELL_PHILOSOPHER + 1

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
    return AT_BUILD + territory * BUILDING_COUNT + building - 1


def build_territory(action: i64) -> i64:
    return (action - AT_BUILD) // BUILDING_COUNT


def build_type(action: i64) -> i64:
    return (action - AT_BUILD) % BUILDING_COUNT + 1


def land(territory: i64, troops: i64) -> i64:
    return AT_LAND + territory * MAX_UNITS + troops - 1


def land_territory(action: i64) -> i64:
    return (action - AT_LAND) // MAX_UNITS


def land_troops(action: i64) -> i64:
    return (action - AT_LAND) % MAX_UNITS + 1


def sail(sea: i64, fleets: i64) -> i64:
    return AT_SAIL + sea * MAX_UNITS + fleets - 1


def sail_sea(action: i64) -> i64:
    return (action - AT_SAIL) // MAX_UNITS


def sail_fleets(action: i64) -> i64:
    return (action - AT_SAIL) % MAX_UNITS + 1


def choose_building(territory: i64, building: i64, on_space: i64) -> i64:
    """A building by isle, type and whether it stands on the metropolis space (B5.8)."""
    return AT_CHOOSE_BUILDING + (territory * BUILDING_COUNT + building - 1) * 2 + on_space


def chosen_territory(action: i64) -> i64:
    return (action - AT_CHOOSE_BUILDING) // (BUILDING_COUNT * 2)


def chosen_building(action: i64) -> i64:
    return (action - AT_CHOOSE_BUILDING) // 2 % BUILDING_COUNT + 1


def chosen_on_space(action: i64) -> i64:
    return (action - AT_CHOOSE_BUILDING) % 2
