"""How strong each side of a battle is before the dice, part by part, as `engine/war/strength.py` counts them (B6.1)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import buildings_on
from cyclades.engine.machine.engine import Engine
from cyclades.engine.titans.special_powers import coastal_bonus
from cyclades.engine.war.party import HERO, NORMAL, TITAN, UNDEAD, UNIT_KINDS, WITH_MINOTAUR, count_of, one_of
from cyclades.engine.war.strength import attack_of, defence_of, defenders_of, harbours_of, walls_of
from cyclades.engine.war.units import fleets_at
from cyclades.engine.words.pieces import (
    BUILDINGS,
    CARDS,
    COASTAL,
    FIRST_HERO,
    FORTRESS,
    METROPOLISES,
    MINOTAUR,
    PORT,
)

TROOPS: Final = {NORMAL: "troop", UNDEAD: "undead_troop", TITAN: "titan"}
FLEETS: Final = {NORMAL: "fleet", UNDEAD: "undead_fleet"}
METROPOLIS: Final = "metropolis"

StrengthPart = dict[str, str | int]
Strengths = dict[str, list[StrengthPart]]  # by side


def part(what: str, count: int, adds: int) -> StrengthPart:
    return {"what": what, "count": int(count), "adds": int(adds)}


def on_land(engine: Engine, isle: int, attackers: int) -> Strengths:
    """A party against an isle; what stands there counts nothing against Perseus (H3.6)."""
    defenders = defenders_of(engine, isle)
    stands = defence_of(0, 1, attackers)
    fortresses = buildings_on(engine, isle, FORTRESS)
    metropolis = walls_of(engine, isle) - fortresses
    return {
        "attacker": _units(attackers, TROOPS, attack=True),
        "defender": [
            *_units(defenders, TROOPS, attack=False),
            *_buildings(FORTRESS, fortresses, fortresses * stands),
            *_metropolises(metropolis, metropolis * stands),
        ],
    }


def at_sea(engine: Engine, sea: int, attackers: int, attacker: int) -> Strengths:
    """Fleets, in the place of troops, against those of a sea and the harbours beside it (B7.6, T5.10)."""
    state, board = engine.state, engine.board
    shore = (board.shore[at] for at in range(board.shore_first[sea], board.shore_first[sea + 1]))
    ports = sum(buildings_on(engine, isle, PORT) for isle in shore if state.owner[isle] == state.fleet_owner[sea])
    metropolises = harbours_of(engine, sea) - ports
    coast = coastal_bonus(engine, sea, attacker)
    return {
        "attacker": [
            *_units(attackers, FLEETS, attack=True),
            *([part(METROPOLISES[COASTAL], 1, coast)] if coast else []),
        ],
        "defender": [
            *_units(fleets_at(engine, sea), FLEETS, attack=False),
            *_buildings(PORT, ports, ports),
            *_metropolises(metropolises, metropolises),
        ],
    }


def _units(party: int, names: dict[int, str], *, attack: bool) -> list[StrengthPart]:
    found = []
    for unit in range(UNIT_KINDS):
        count = count_of(party, unit)
        if count:
            name = CARDS[FIRST_HERO + unit - HERO] if unit >= HERO else names[unit]
            found.append(part(name, count, _counts(one_of(unit) * count, attack=attack)))
    if party & WITH_MINOTAUR:
        found.append(part(CARDS[MINOTAUR], 1, _counts(WITH_MINOTAUR, attack=attack)))
    return found


def _counts(party: int, *, attack: bool) -> int:
    return int(attack_of(party) if attack else defence_of(party, 0, 0))


def _buildings(building: int, count: int, adds: int) -> list[StrengthPart]:
    return [part(BUILDINGS[building], count, adds)] if count else []


def _metropolises(bonus: int, adds: int) -> list[StrengthPart]:
    return [part(METROPOLIS, bonus, adds)] if bonus else []
