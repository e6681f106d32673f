"""A party: units on land that stand, go or fight together, and the artifacts they have with them (T5.2).

It is one number: troops in the lowest byte, above them undead troops, titans, heroes and artifacts as masks, and a bit
for the Minotaur who defends with them (C14). A party of the base game is the number of its troops. One that is part of
another can be taken from it.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import BIT, HERO_COUNT

# Kinds of units, where one is picked. Heroes follow, each a kind of his own.
NORMAL: Final = 0
UNDEAD: Final = 1
TITAN: Final = 2
HERO: Final = 3
UNIT_KINDS: Final = HERO + HERO_COUNT

BYTE: Final = 255
AT_UNDEAD: Final = 8
AT_TITANS: Final = 16
AT_HEROES: Final = 24
AT_ARTIFACTS: Final = 32
WITH_MINOTAUR: Final = 1 << 40


def party_of(troops: i64, undead: i64, titans: i64, heroes: i64, artifacts: i64) -> i64:
    return troops | undead << AT_UNDEAD | titans << AT_TITANS | heroes << AT_HEROES | artifacts << AT_ARTIFACTS


def troops_in(party: i64) -> i64:
    return party & BYTE


def undead_in(party: i64) -> i64:
    return party >> AT_UNDEAD & BYTE


def titans_in(party: i64) -> i64:
    return party >> AT_TITANS & BYTE


def heroes_in(party: i64) -> i64:
    """As a mask."""
    return party >> AT_HEROES & BYTE


def artifacts_in(party: i64) -> i64:
    """As a mask."""
    return party >> AT_ARTIFACTS & BYTE


def is_mixed(party: i64) -> bool:
    """Whether there is more in it than troops."""
    return party > BYTE


def units_in(party: i64) -> i64:
    """How many units there are, of whatever kind."""
    units = troops_in(party)
    if is_mixed(party):
        units += undead_in(party) + titans_in(party) + set_size(heroes_in(party))
        if party & WITH_MINOTAUR:
            units += 1
    return units


def count_of(party: i64, unit: i64) -> i64:
    """How many units of a kind there are."""
    if unit >= HERO:
        return 1 if heroes_in(party) & BIT[unit - HERO] else 0
    return party >> AT_UNDEAD * unit & BYTE


def one_of(unit: i64) -> i64:
    """The party that is a single unit of a kind."""
    return BIT[AT_HEROES + unit - HERO] if unit >= HERO else BIT[AT_UNDEAD * unit]


def carrying(party: i64, artifacts: i64) -> i64:
    """The same units with other artifacts."""
    return party & BIT[AT_ARTIFACTS] - 1 | artifacts << AT_ARTIFACTS
