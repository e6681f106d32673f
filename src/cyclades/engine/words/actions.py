"""Every action is one number. Families follow each other without gaps; within a family the last part counts fastest.

The limit holds for every board: places are numbered up to `MAX_TERRITORIES` and `MAX_SEAS`.
"""

from __future__ import annotations

from itertools import accumulate
from math import prod
from typing import Final

from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.words.pieces import (
    APOLLO,
    ARTIFACT_COUNT,
    BUILDING_KINDS,
    CARD_COUNT,
    HERO_COUNT,
    ITEM_COUNT,
    MAX_BID,
    MAX_PLAYERS,
    MAX_SEAS,
    MAX_TERRITORIES,
    MAX_TITANS,
    MAX_UNDEAD,
    MAX_UNITS,
    METROPOLIS_KINDS,
)

BID_GODS: Final = APOLLO  # the gods that take bids
UNIT_COUNTS: Final = MAX_UNITS + 1  # none of the normal ones may go, if others do
MOST_CHOSEN: Final = 40  # no number that is asked for can be higher


class Part:
    """What an action names: how many values there are, the number of the first, and whether they are only counted."""

    def __init__(self, name: str, size: int, first: int = 0, counted: bool = False) -> None:
        self.name = name
        self.size = size
        self.first = first
        self.counted = counted


class Family:
    """A kind of action: its name in JSON, its words in notation, the refusal where the present decision has no place
    for it, and its parts in the order of the number."""

    def __init__(self, name: str, words: str, wrong_moment: str, *parts: Part) -> None:
        self.name = name
        self.words = words
        self.wrong_moment = wrong_moment
        self.parts = parts
        self.size = prod(part.size for part in parts)


ISLE: Final = Part("isle", MAX_TERRITORIES)
SEA: Final = Part("sea", MAX_SEAS)
GOD: Final = Part("god", BID_GODS)
GOLD: Final = Part("gold", MAX_BID, first=1, counted=True)
COUNT: Final = Part("count", UNIT_COUNTS, counted=True)
UNDEAD: Final = Part("undead", MAX_UNDEAD, first=1, counted=True)
TITANS: Final = Part("titans", MAX_TITANS, first=1, counted=True)
NUMBER: Final = Part("number", MOST_CHOSEN, first=1, counted=True)
CARD: Final = Part("card", CARD_COUNT)
HERO: Final = Part("hero", HERO_COUNT)
ITEM: Final = Part("item", ITEM_COUNT)
ARTIFACT: Final = Part("artifact", ARTIFACT_COUNT)
METROPOLIS: Final = Part("metropolis", METROPOLIS_KINDS)
PLAYER: Final = Part("player", MAX_PLAYERS)
BUILDING: Final = Part("building", BUILDING_KINDS, first=1)
SPACE: Final = Part("space", 2)

FAMILIES: Final[tuple[Family, ...]] = (
    Family("end_turn", "end", "no_turn_now"),
    Family("stop", "stop", "nothing_to_stop"),
    Family("forgo", "forgo", "nothing_to_forgo"),
    Family("stay", "stay", "no_retreat_now"),
    Family("bid_apollo", "bid apollo", "no_offerings_now"),
    Family("bid", "bid {god} {gold}", "no_offerings_now", GOD, GOLD),
    Family("recruit_priest", "recruit priest", "no_turn_now"),
    Family("recruit_philosopher", "recruit philosopher", "no_turn_now"),
    Family("recruit_troop", "recruit troop {isle}", "no_turn_now", ISLE),
    Family("recruit_fleet", "recruit fleet {sea}", "no_turn_now", SEA),
    Family("build", "build {building} {isle}", "no_turn_now", ISLE, BUILDING),
    Family("move_troops", "move troops {isle}", "no_turn_now", ISLE),
    Family("land", "land {isle} {count}", "no_landing_now", ISLE, COUNT),
    Family("move_fleets", "move fleets {sea}", "no_turn_now", SEA),
    Family("sail", "sail {sea} {count}", "no_sailing_now", SEA, COUNT),
    Family("call", "call {card}", "no_turn_now", CARD),
    Family("change", "change {card}", "no_turn_now", CARD),
    Family("choose_isle", "choose isle {isle}", "no_isle_to_choose", ISLE),
    Family("choose_sea", "choose sea {sea}", "no_sea_to_choose", SEA),
    Family("choose_player", "choose player {player}", "no_player_to_choose", PLAYER),
    Family("choose_card", "choose card {card}", "no_card_to_choose", CARD),
    Family(
        "choose_building", "choose building {isle} {building} {space}", "no_building_to_choose", ISLE, BUILDING, SPACE
    ),
    Family("choose_type", "choose type {building}", "no_type_to_choose", BUILDING),
    Family("sell_troop", "sell troop {isle}", "no_sale_now", ISLE),
    Family("sell_fleet", "sell fleet {sea}", "no_sale_now", SEA),
    Family("sell_priest", "sell priest", "no_sale_now"),
    Family("sell_philosopher", "sell philosopher", "no_sale_now"),
    Family("join_undead", "take undead {undead}", "no_one_to_take_along", UNDEAD),
    Family("join_hero", "take {hero}", "no_one_to_take_along", HERO),
    Family("build_necropolis", "build necropolis {isle}", "no_turn_now", ISLE),
    Family("sacrifice", "sacrifice {hero}", "no_sacrifice_now", HERO),
    Family("pay_hero", "pay {hero}", "no_upkeep_now", HERO),
    Family("spend_priestess", "priestess {card}", "no_priestess_now", CARD),
    Family("let_go", "dismiss {hero}", "no_upkeep_now", HERO),
    Family("pass", "pass", "nothing_to_pass"),
    Family("use_item", "use {item}", "no_item_now", ITEM),
    Family("use_favour", "favour", "no_favour_now"),
    Family("choose_item", "choose item {item}", "no_item_to_choose", ITEM),
    Family("choose_god", "choose god {god}", "no_god_to_choose", GOD),
    Family("choose_number", "choose number {number}", "no_number_to_choose", NUMBER),
    Family("reroll", "reroll", "no_reroll_now"),
    Family("lose_unit", "lose unit", "no_loss_now"),
    Family("lose_undead", "lose undead", "no_loss_now"),
    Family("lose_hero", "lose hero {hero}", "no_loss_now", HERO),
    Family("give_priest", "give priest", "no_card_to_give"),
    Family("give_philosopher", "give philosopher", "no_card_to_give"),
    Family("recruit_titan", "recruit titan {isle}", "no_turn_now", ISLE),
    Family("move_titans", "move titans {isle}", "no_turn_now", ISLE),
    Family("join_titans", "take titans {titans}", "no_one_to_take_along", TITANS),
    Family("join_artifact", "bring {artifact}", "no_one_to_take_along", ARTIFACT),
    Family("pass_through", "pass through {isle} {count}", "no_passage_now", ISLE, COUNT),
    Family("lose_titan", "lose titan", "no_loss_now"),
    Family("pay_coin", "pay", "nothing_to_pay"),
    Family("choose_metropolis", "choose metropolis {metropolis}", "no_metropolis_to_choose", METROPOLIS),
    Family("send_artifact", "send {artifact}", "no_sending_now", ARTIFACT),
)
FAMILY_STARTS: Final = tuple(accumulate((family.size for family in FAMILIES), initial=0))
FAMILY_OF: Final = Row([number for number, family in enumerate(FAMILIES) for _ in range(family.size)])

# The same as numbers, which compiled code has as literals only if they are written out: the number of each family …
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
RECRUIT_TITAN: Final = 46
MOVE_TITANS: Final = 47
JOIN_TITANS: Final = 48
JOIN_ARTIFACT: Final = 49
PASS_THROUGH: Final = 50
LOSE_TITAN: Final = 51
PAY_COIN: Final = 52
CHOOSE_METROPOLIS: Final = 53
SEND_ARTIFACT: Final = 54
FAMILY_COUNT: Final = 55

# … and where it begins.
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
AT_RECRUIT_TITAN: Final = AT_GIVE_PHILOSOPHER + 1
AT_MOVE_TITANS: Final = AT_RECRUIT_TITAN + MAX_TERRITORIES
AT_JOIN_TITANS: Final = AT_MOVE_TITANS + MAX_TERRITORIES
AT_JOIN_ARTIFACT: Final = AT_JOIN_TITANS + MAX_TITANS
AT_PASS_THROUGH: Final = AT_JOIN_ARTIFACT + ARTIFACT_COUNT
AT_LOSE_TITAN: Final = AT_PASS_THROUGH + MAX_TERRITORIES * UNIT_COUNTS
AT_PAY_COIN: Final = AT_LOSE_TITAN + 1
AT_CHOOSE_METROPOLIS: Final = AT_PAY_COIN + 1
AT_SEND_ARTIFACT: Final = AT_CHOOSE_METROPOLIS + METROPOLIS_KINDS
ACTION_LIMIT: Final = AT_SEND_ARTIFACT + ARTIFACT_COUNT


def parts_of(action: i64) -> dict[str, int]:
    """The parts of an action, by number."""
    number = FAMILY_OF[action]
    family = FAMILIES[number]
    rest: int = action - FAMILY_STARTS[number]
    size = family.size
    values: dict[str, int] = {}
    for part in family.parts:
        size //= part.size
        values[part.name] = part.first + rest // size
        rest %= size
    return values


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


def pass_through(territory: i64, troops: i64) -> i64:
    return AT_PASS_THROUGH + territory * UNIT_COUNTS + troops


def passed_territory(action: i64) -> i64:
    return (action - AT_PASS_THROUGH) // UNIT_COUNTS


def passing_troops(action: i64) -> i64:
    return (action - AT_PASS_THROUGH) % UNIT_COUNTS
