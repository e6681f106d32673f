"""What heroes bring to a battle, as the data beside this file says (H3.6)."""

from __future__ import annotations

from typing import Final

from cyclades.content import card_numbers
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.words.pieces import ACHILLES, BIT, CARDS, FIRST_HERO, HERO_COUNT, PERSEUS, ULYSSES

NUMBERS: Final = card_numbers("heroes")


def _row(what: str, usual: int) -> Row:
    return Row([NUMBERS[CARDS[FIRST_HERO + hero]].get(what, usual) for hero in range(HERO_COUNT)])


STRENGTH: Final = _row("strength", 1)
ATTACK: Final = _row("attack", 0)  # when his side attacks an isle
DEFENCE: Final = _row("defence", 0)  # when his side defends an isle

SPARES_TIES: Final = 1 << (ACHILLES - FIRST_HERO)  # sets of heroes, as masks
BREAKS_WALLS: Final = 1 << (PERSEUS - FIRST_HERO)
REROLLS: Final = 1 << (ULYSSES - FIRST_HERO)


def total(row: Row, heroes: i64) -> i64:
    """The sum over a set of heroes."""
    found: i64 = 0
    for hero in range(HERO_COUNT if heroes else 0):
        if heroes & BIT[hero]:
            found += row[hero]
    return found
