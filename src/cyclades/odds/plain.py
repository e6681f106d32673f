"""Who wins a battle of units that count 1 (B6.1, B6.2), reckoned once for all.

The lead is by how much the attacker is stronger before the dice. Each unit that is lost changes it by one.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.chance import DIE_FACES
from cyclades.engine.packed import Numbers, Row, i64

MOST: Final = 16  # units of a side; more are reckoned as so many
SIDE: Final = MOST + 1
WIDEST: Final = 3  # the dice differ by no more: who leads by more loses nothing, and his lead grows
LEADS: Final = 2 * WIDEST + 1

# By lead, attackers and defenders; filled below.
_WINS: Final = Numbers([0.0] * (LEADS * SIDE * SIDE))
_LEFT: Final = Numbers([0.0] * (LEADS * SIDE * SIDE))


def win_chance(attackers: i64, defenders: i64, lead: i64) -> float:
    """The attacker's chance to be left, if both fight to the end; the defender's is that of the other side."""
    if attackers <= 0 or defenders <= 0 or lead > WIDEST or lead < -WIDEST:
        return 1.0 if attackers > 0 and (defenders <= 0 or lead > 0) else 0.0
    return _WINS[_place(attackers, defenders, lead)]


def survivors(attackers: i64, defenders: i64, lead: i64) -> float:
    """How many attackers are left on average when they win."""
    wins = win_chance(attackers, defenders, lead)
    return _left(attackers, defenders, lead) / wins if wins > 0.0 else 0.0


def _left(attackers: i64, defenders: i64, lead: i64) -> float:
    """How many attackers are left on average, none if they lose."""
    if attackers <= 0 or defenders <= 0 or lead > WIDEST or lead < -WIDEST:
        return float(attackers) * win_chance(attackers, defenders, lead)
    return _LEFT[_place(attackers, defenders, lead)]


def _place(attackers: i64, defenders: i64, lead: i64) -> i64:
    return ((lead + WIDEST) * SIDE + _within(attackers)) * SIDE + _within(defenders)


def _within(units: i64) -> i64:
    return units if units < MOST else MOST


def _dice_differences() -> Row:
    """How many throws give each difference, attacker's die less defender's, from -3."""
    throws = Row([0] * LEADS)
    for attack in DIE_FACES:
        for defence in DIE_FACES:
            throws[attack - defence + WIDEST] += 1
    return throws


def _reckon() -> None:
    throws = _dice_differences()
    all_throws = float(len(DIE_FACES) * len(DIE_FACES))
    for attackers in range(1, SIDE):
        for defenders in range(1, SIDE):
            for lead in range(-WIDEST, WIDEST + 1):
                wins: float = 0.0
                left: float = 0.0
                for step in range(LEADS):
                    total = lead + step - WIDEST
                    lost: i64 = 1 if total <= 0 else 0
                    beaten: i64 = 1 if total >= 0 else 0
                    then = lead - lost + beaten
                    wins += float(throws[step]) * win_chance(attackers - lost, defenders - beaten, then)
                    left += float(throws[step]) * _left(attackers - lost, defenders - beaten, then)
                here = _place(attackers, defenders, lead)
                _WINS[here] = wins / all_throws
                _LEFT[here] = left / all_throws


_reckon()
