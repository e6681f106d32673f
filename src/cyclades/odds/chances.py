"""The exact chances of a battle that is fought to its end (B6, H5, T4), nobody retreating, no further item played and
no further coin paid for the Caduceus.

Where a side has units of several kinds it gives up the one that hurts its chances least; Ulysses rolls again where that
helps him.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from cyclades.engine.heroes.traits import REROLLS, SPARES_TIES
from cyclades.engine.machine.chance import DIE_FACES
from cyclades.engine.war.party import (
    UNIT_KINDS,
    WITH_MINOTAUR,
    count_of,
    heroes_in,
    is_mixed,
    one_of,
    party_of,
    titans_in,
    troops_in,
    undead_in,
    units_in,
)
from cyclades.engine.war.strength import attack_of, defence_of
from cyclades.odds.plain import is_reckoned, win_chance

FACES: Final = tuple(int(face) for face in DIE_FACES)

Chances = tuple[float, float, float]  # the attacker is left, the defender is left, nobody is left


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle before a round: both parties, what helps each beside its units, whether Ulysses has rolled again."""

    attack: int
    defence: int
    walls: int = 0
    coastal: int = 0  # what the attacker's own coast gives him at sea (T5.10)
    rerolled: bool = False

    @property
    def lead(self) -> int:
        """By how much the attacker is stronger before the dice (H5.1)."""
        return int(attack_of(self.attack) + self.coastal - defence_of(self.defence, self.walls, self.attack))

    @property
    def heroes(self) -> tuple[int, int]:
        """Those who attack and those who defend, as masks."""
        return int(heroes_in(self.attack)), int(heroes_in(self.defence))


def alike(party: int) -> int:
    """The same party with all units that count 1 as troops (T4.1): which of them is given up makes no difference."""
    units = troops_in(party) + undead_in(party) + titans_in(party)
    return int(party_of(units, 0, 0, heroes_in(party), 0)) | party & WITH_MINOTAUR


def after_loss(party: int) -> tuple[int, ...]:
    """Who may be left when a unit is given up; the Minotaur goes last (C14)."""
    ways = [party - int(one_of(unit)) for unit in range(UNIT_KINDS) if count_of(party, unit)]
    return tuple(ways) or (party & ~WITH_MINOTAUR,)


@cache
def battle_chances(battle: Battle) -> Chances:
    """How a battle ends."""
    attackers, defenders = units_in(battle.attack), units_in(battle.defence)
    if not attackers or not defenders:
        return float(attackers > 0), float(defenders > 0), float(attackers == defenders)
    edge = battle.lead - attackers + defenders
    if is_mixed(battle.attack) or is_mixed(battle.defence) or not is_reckoned(attackers, defenders, edge):
        return from_lead(battle, battle.lead)
    win = min(1.0, win_chance(attackers, defenders, edge))
    lose = min(1.0, win_chance(defenders, attackers, -edge))
    return win, lose, max(0.0, 1.0 - win - lose)


def from_lead(battle: Battle, lead: int) -> Chances:
    """How it ends when the attacker is stronger by so much in this round, before the dice."""
    attacking, defending = battle.heroes
    if not battle.rerolled and (attacking | defending) & REROLLS:
        return _mean([_with_ulysses(battle, lead, attacker, defender) for attacker in FACES for defender in FACES])
    return _mean([after_round(battle, attacker + lead - defender) for attacker in FACES for defender in FACES])


def _with_ulysses(battle: Battle, lead: int, attacker_die: int, defender_die: int) -> Chances:
    """How it ends when both dice lie there and Ulysses may roll his own again (H3.6)."""
    stands = after_round(battle, attacker_die + lead - defender_die)
    if battle.heroes[0] & REROLLS:
        return max(stands, rerolled(battle, lead - defender_die, 1), key=_best_for_attacker)
    return max(stands, rerolled(battle, lead + attacker_die, -1), key=_best_for_defender)


def rerolled(battle: Battle, lead: int, sign: int) -> Chances:
    """How it ends when a die is rolled again that adds to the attacker's lead (1) or takes from it (-1)."""
    second = replace(battle, rerolled=True)
    return _mean([after_round(second, lead + sign * face) for face in FACES])


def after_round(battle: Battle, difference: int) -> Chances:
    """How it ends when the attacker's total is higher by so much."""
    return _after_loss(battle, (difference > 0) - (difference < 0))


@cache
def _after_loss(battle: Battle, sign: int) -> Chances:
    """The lower side loses a unit; a tie costs both one, but not the side of Achilles (B6.2, H3.6)."""
    attacking, defending = battle.heroes
    attacker_keeps = sign > 0 or (sign == 0 and attacking & SPARES_TIES)
    defender_keeps = sign < 0 or (sign == 0 and defending & SPARES_TIES)
    attacks = (battle.attack,) if attacker_keeps else after_loss(battle.attack)
    defences = (battle.defence,) if defender_keeps else after_loss(battle.defence)
    # The attacker gives up a unit first (H5.1).
    return max((defenders_choice(battle, left, defences) for left in attacks), key=_best_for_attacker)


def defenders_choice(battle: Battle, attack: int, defences: tuple[int, ...]) -> Chances:
    ends = (battle_chances(replace(battle, attack=attack, defence=defence)) for defence in defences)
    return max(ends, key=_best_for_defender)


def _best_for_attacker(chances: Chances) -> tuple[float, float]:
    return chances[0], -chances[1]


def _best_for_defender(chances: Chances) -> tuple[float, float]:
    return chances[1], -chances[0]


def _mean(throws: list[Chances]) -> Chances:
    first, second, third = (sum(throw[end] for throw in throws) / len(throws) for end in range(3))
    return first, second, third
