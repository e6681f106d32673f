"""How strong each side of a battle is before the dice (B6.1): for the battle itself, its odds and the bots alike."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import buildings_on
from cyclades.engine.heroes.traits import ATTACK, BREAKS_WALLS, DEFENCE, STRENGTH, total
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.titans.special_powers import SPECIAL_BONUS, special_on
from cyclades.engine.war.party import WITH_MINOTAUR, heroes_in, is_mixed, titans_in, troops_in, undead_in
from cyclades.engine.war.units import party_on
from cyclades.engine.words.pieces import COASTAL, FORTRESS, MILITARY, MINOTAUR, NONE, PORT

MINOTAUR_STRENGTH: Final = 2  # C14


def defenders_of(engine: Engine, territory: i64) -> i64:
    """Who fights for an isle: all who stand there, and the Minotaur where it is somebody's (C14)."""
    state = engine.state
    party = party_on(engine, territory)
    if state.figure[territory] == MINOTAUR and state.owner[territory] != NONE:
        party |= WITH_MINOTAUR
    return party


def attack_of(party: i64) -> i64:
    """The strength of a party that attacks; fleets are in the place of troops."""
    return strength_of(party, ATTACK)


def defence_of(party: i64, walls: i64, attackers: i64) -> i64:
    """The strength of a party that defends, behind such walls or harbours, against those attackers."""
    strength = strength_of(party, DEFENCE)
    return strength if heroes_in(attackers) & BREAKS_WALLS else strength + walls


def strength_of(party: i64, bonus: Row) -> i64:
    """What a party counts; heroes have a bonus on one of the sides (H3.6)."""
    strength = troops_in(party)
    if is_mixed(party):
        heroes = heroes_in(party)
        strength += undead_in(party) + titans_in(party) + total(STRENGTH, heroes) + total(bonus, heroes)
        if party & WITH_MINOTAUR:
            strength += MINOTAUR_STRENGTH
    return strength


def walls_of(engine: Engine, territory: i64) -> i64:
    """What fortresses and a metropolis add to the defence of an isle."""
    return buildings_on(engine, territory, FORTRESS) + metropolis_bonus(engine, territory, MILITARY)


def harbours_of(engine: Engine, sea: i64) -> i64:
    """What ports and metropolises of the owner of its fleets add to the defence of a sea (B6.1, B7.6)."""
    state = engine.state
    board = engine.board
    strength: i64 = 0
    for i in range(board.shore_first[sea], board.shore_first[sea + 1]):
        territory = board.shore[i]
        if state.owner[territory] == state.fleet_owner[sea]:
            strength += buildings_on(engine, territory, PORT) + metropolis_bonus(engine, territory, COASTAL)
    return strength


def metropolis_bonus(engine: Engine, territory: i64, kind: i64) -> i64:
    """What a metropolis adds in a battle (B7.6); a special one of that kind adds more (T5.10)."""
    if special_on(engine, territory) == kind:
        return SPECIAL_BONUS
    return engine.state.metropolis[territory]
