"""The exact chances of a battle that is fought to its end (B6), nobody retreating."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from cyclades import Game
from cyclades.engine.actions import AT_STAY, FAMILY_OF, LAND, SAIL, land_territory, land_troops, sail_fleets, sail_sea
from cyclades.engine.battle import ATTACKER, ATTACKERS, MINOTAUR_STRENGTH, PLACE
from cyclades.engine.chance import DIE_FACES
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import buildings_on
from cyclades.engine.pieces import FORTRESS, MINOTAUR, NONE, PORT

FACES: Final = tuple(int(face) for face in DIE_FACES)

Chances = tuple[float, float, float]  # the attacker is left, the defender is left, nobody is left


@cache
def round_chances(lead: int) -> Chances:
    """Of one round, by how much stronger the attacker is before the dice: only the defender, only the attacker, both
    lose a unit (B6.2)."""
    only_defender = only_attacker = both = 0
    for attacker_die in FACES:
        for defender_die in FACES:
            difference = attacker_die + lead - defender_die
            if difference > 0:
                only_defender += 1
            elif difference < 0:
                only_attacker += 1
            else:
                both += 1
    throws = len(FACES) ** 2
    return only_defender / throws, only_attacker / throws, both / throws


@cache
def battle_chances(attackers: int, defenders: int, bonus: int) -> Chances:
    """How a battle ends; `bonus` is what the defender's strength has beyond his units, as long as he has one."""
    if attackers == 0 or defenders == 0:
        return float(attackers > 0), float(defenders > 0), float(attackers == defenders)
    wins, loses, both = round_chances(attackers - defenders - bonus)
    after_win = battle_chances(attackers, defenders - 1, bonus)
    after_loss = battle_chances(attackers - 1, defenders, bonus)
    after_both = battle_chances(attackers - 1, defenders - 1, bonus)
    first, second, third = (
        wins * after_win[end] + loses * after_loss[end] + both * after_both[end] for end in range(3)
    )
    return first, second, third


def land_defence(engine: Engine, territory: int) -> tuple[int, int]:
    """Defending units, and their strength beyond them: fortresses, a metropolis, the Minotaur's second point.

    The Minotaur falls last (C14), so its strength lasts as long as the defender does.
    """
    state = engine.state
    units = state.troops[territory]
    bonus = buildings_on(engine, territory, FORTRESS) + state.metropolis[territory]
    if state.figure[territory] == MINOTAUR:
        units += 1
        bonus += MINOTAUR_STRENGTH - 1
    return int(units), int(bonus)


def sea_defence(engine: Engine, sea: int) -> tuple[int, int]:
    """Defending fleets, and the ports and metropolises beside them (B6.1, B7.6)."""
    state = engine.state
    board = engine.board
    bonus = 0
    for i in range(board.shore_first[sea], board.shore_first[sea + 1]):
        territory = board.shore[i]
        if state.owner[territory] == state.fleet_owner[sea]:
            bonus += int(buildings_on(engine, territory, PORT) + state.metropolis[territory])
    return int(state.fleets[sea]), bonus


def battle_odds(game: Game) -> dict[str, dict[str, float]] | None:
    """By number, for each legal action that begins a battle or stays in one: the decider's chances in percent."""
    engine = game.engine
    present = _present_battle(engine)
    if present is not None:
        return {str(AT_STAY): _in_percent(present)}
    found: dict[str, dict[str, float]] = {}
    for action in game.legal_actions():
        battle = _battle(engine, action)
        if battle is not None:
            found[str(action)] = _in_percent(battle_chances(*battle))
    return found or None


def _in_percent(chances: Chances) -> dict[str, float]:
    win, lose, both = (round(100 * chance, 1) for chance in chances)
    return {"win": win, "lose": lose, "both": both}


def _present_battle(engine: Engine) -> Chances | None:
    """The chances of whoever may retreat from a battle now, if he stays."""
    room = engine.room()
    if room.name not in ("land_battle", "sea_battle"):
        return None
    defence = land_defence if room.name == "land_battle" else sea_defence
    attacker_left, defender_left, nobody = battle_chances(
        int(engine.argument(ATTACKERS)), *defence(engine, int(engine.argument(PLACE)))
    )
    if engine.decider() == engine.argument(ATTACKER):
        return attacker_left, defender_left, nobody
    return defender_left, attacker_left, nobody


def _battle(engine: Engine, action: int) -> tuple[int, int, int] | None:
    state = engine.state
    family = FAMILY_OF[action]
    defence: Callable[[Engine, int], tuple[int, int]]
    if family == LAND:
        place, attackers, owner, defence = land_territory(action), land_troops(action), state.owner, land_defence
    elif family == SAIL:
        place, attackers, owner, defence = sail_sea(action), sail_fleets(action), state.fleet_owner, sea_defence
    else:
        return None
    if owner[place] in (NONE, state.turn_player):
        return None
    units, bonus = defence(engine, int(place))
    return (int(attackers), units, bonus) if units else None
