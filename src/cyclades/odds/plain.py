"""Who wins a battle of units that count 1 (B6.1, B6.2), reckoned once for all: how many there are, what a side adds."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.chance import DIE_FACES
from cyclades.engine.machine.packed import i64

MOST: Final = 14  # units of a side; more are reckoned as so many
EDGE: Final = 8  # the most one side adds beyond its units and the other's
SIDE: Final = MOST + 1
EDGES: Final = 2 * EDGE + 1
WIDEST: Final = 3  # the dice differ by no more


def _place(attackers: i64, defenders: i64, edge: i64) -> i64:
    return ((edge + EDGE) * SIDE + attackers) * SIDE + defenders


def _dice_differences() -> list[float]:
    """The chance of each difference, attacker's die less defender's, from -3."""
    chances = [0.0] * (2 * WIDEST + 1)
    faces = len(DIE_FACES)
    for attack in range(faces):
        for defence in range(faces):
            chances[DIE_FACES[attack] - DIE_FACES[defence] + WIDEST] += 1.0 / float(faces * faces)
    return chances


def _reckon() -> tuple[list[float], list[float]]:
    differences = _dice_differences()
    wins = [0.0] * (EDGES * SIDE * SIDE)
    left = [0.0] * (EDGES * SIDE * SIDE)
    for edge in range(-EDGE, EDGE + 1):
        for attackers in range(1, SIDE):
            for defenders in range(SIDE):
                here = _place(attackers, defenders, edge)
                if defenders == 0:
                    wins[here] = 1.0
                    left[here] = float(attackers)
                    continue
                margin = attackers + edge - defenders
                for step in range(2 * WIDEST + 1):
                    chance = differences[step]
                    total = margin + step - WIDEST
                    then = _place(
                        attackers if total > 0 else attackers - 1, defenders if total < 0 else defenders - 1, edge
                    )
                    wins[here] += chance * wins[then]
                    left[here] += chance * left[then]
    return wins, left


_TABLES: Final = _reckon()
_WINS: Final = _TABLES[0]
_LEFT: Final = _TABLES[1]


def _within(units: i64) -> i64:
    if units < 0:
        return 0
    return units if units < MOST else MOST


def _within_edge(edge: i64) -> i64:
    if edge < -EDGE:
        return -EDGE
    return edge if edge < EDGE else EDGE


def is_reckoned(attackers: i64, defenders: i64, edge: i64) -> bool:
    """Whether a battle stands in the tables as it is."""
    return _within(attackers) == attackers and _within(defenders) == defenders and _within_edge(edge) == edge


def win_chance(attackers: i64, defenders: i64, edge: i64) -> float:
    """The attacker's chance if both fight to the end; `edge` is what he adds to his units, less what the other adds."""
    return _WINS[_place(_within(attackers), _within(defenders), _within_edge(edge))]


def survivors(attackers: i64, defenders: i64, edge: i64) -> float:
    """How many attackers are left on average when they win."""
    place = _place(_within(attackers), _within(defenders), _within_edge(edge))
    wins = _WINS[place]
    return _LEFT[place] / wins if wins > 0.0 else 0.0
