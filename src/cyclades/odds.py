"""The exact chances of a battle that is fought to its end (B6, H5, T4), nobody retreating, no further item played and
no further coin paid for the Caduceus.

Where a side has units of several kinds it gives up the one that hurts its chances least; Ulysses rolls again where that
helps him.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from cyclades import Game
from cyclades.engine.actions import (
    AT_PASS,
    AT_REROLL,
    AT_STAY,
    AT_USE_ITEM,
    FAMILY_OF,
    LAND,
    SAIL,
    land_territory,
    land_troops,
    sail_fleets,
    sail_sea,
)
from cyclades.engine.battle import (
    ATTACKER,
    ATTACKER_BONUS,
    ATTACKER_DIE,
    ATTACKERS,
    ATTACKING_HEROES,
    ATTACKING_TITANS,
    ATTACKING_UNDEAD,
    DEFENDER_BONUS,
    DEFENDER_DIE,
    PLACE,
    REROLLED,
    battle_argument,
    battle_room,
    is_on_land,
    walls,
)
from cyclades.engine.battle_steps import LOSER, UNIT
from cyclades.engine.chance import DIE_FACES, set_size
from cyclades.engine.engine import Engine
from cyclades.engine.favours.items.holding import has_item
from cyclades.engine.frames import CHOOSE_LOSS
from cyclades.engine.heroes.traits import ATTACK, BREAKS_WALLS, DEFENCE, REROLLS, SPARES_TIES, STRENGTH, total
from cyclades.engine.holdings import buildings_on
from cyclades.engine.land_battle import MINOTAUR_STRENGTH
from cyclades.engine.party import HERO
from cyclades.engine.pieces import COASTAL, FORTRESS, HERO_COUNT, MILITARY, MINOTAUR, NONE, PORT
from cyclades.engine.state import FRAME
from cyclades.engine.titans.special_powers import coastal_bonus
from cyclades.engine.troop_move import HEROES_ALONG, TITANS_ALONG
from cyclades.engine.units import heroes_on, sea_units, titans_on, undead_on

FACES: Final = tuple(int(face) for face in DIE_FACES)
MOVES: Final = ("fleet_move", "troop_move", "sylph_step")

Chances = tuple[float, float, float]  # the attacker is left, the defender is left, nobody is left


@dataclass(frozen=True, slots=True)
class Side:
    """Who fights on a side: units that count 1 (titans too, T4.1), heroes as a mask, and whether the Minotaur does."""

    units: int = 0
    heroes: int = 0
    minotaur: bool = False

    @property
    def left(self) -> int:
        return self.units + int(set_size(self.heroes)) + self.minotaur

    def after_loss(self) -> tuple[Side, ...]:
        """Who may be left when a unit is given up; the Minotaur goes last (C14)."""
        ways = [replace(self, units=self.units - 1)] if self.units else []
        ways += [replace(self, heroes=self.heroes ^ 1 << hero) for hero in range(HERO_COUNT) if self.heroes >> hero & 1]
        return tuple(ways) or (replace(self, minotaur=False),)


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle before a round: both sides, what helps each beside its units, whether Ulysses has rolled again."""

    attack: Side
    defence: Side
    walls: int = 0
    coastal: int = 0  # what the attacker's own coast gives him at sea (T5.10)
    rerolled: bool = False

    @property
    def lead(self) -> int:
        """By how much the attacker is stronger before the dice (H5.1)."""
        attacking, defending = self.attack.heroes, self.defence.heroes
        lead = self.attack.units + self.coastal + total(STRENGTH, attacking) + total(ATTACK, attacking)
        lead -= self.defence.units + total(STRENGTH, defending) + total(DEFENCE, defending)
        lead -= MINOTAUR_STRENGTH if self.defence.minotaur else 0
        return int(lead) - (0 if attacking & BREAKS_WALLS else self.walls)


@cache
def battle_chances(battle: Battle) -> Chances:
    """How a battle ends."""
    attackers, defenders = battle.attack.left, battle.defence.left
    if not attackers or not defenders:
        return float(attackers > 0), float(defenders > 0), float(attackers == defenders)
    return from_lead(battle, battle.lead)


def from_lead(battle: Battle, lead: int) -> Chances:
    """How it ends when the attacker is stronger by so much in this round, before the dice."""
    if not battle.rerolled and (battle.attack.heroes | battle.defence.heroes) & REROLLS:
        return _mean([_with_ulysses(battle, lead, attacker, defender) for attacker in FACES for defender in FACES])
    return _mean([after_round(battle, attacker + lead - defender) for attacker in FACES for defender in FACES])


def _with_ulysses(battle: Battle, lead: int, attacker_die: int, defender_die: int) -> Chances:
    """How it ends when both dice lie there and Ulysses may roll his own again (H3.6)."""
    stands = after_round(battle, attacker_die + lead - defender_die)
    if battle.attack.heroes & REROLLS:
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
    attack, defence = battle.attack, battle.defence
    attacker_keeps = sign > 0 or (sign == 0 and attack.heroes & SPARES_TIES)
    defender_keeps = sign < 0 or (sign == 0 and defence.heroes & SPARES_TIES)
    attacks = (attack,) if attacker_keeps else attack.after_loss()
    defences = (defence,) if defender_keeps else defence.after_loss()
    # The attacker gives up a unit first (H5.1).
    return max((_defenders_choice(battle, left, defences) for left in attacks), key=_best_for_attacker)


def _defenders_choice(battle: Battle, attack: Side, defences: tuple[Side, ...]) -> Chances:
    ends = (battle_chances(replace(battle, attack=attack, defence=defence)) for defence in defences)
    return max(ends, key=_best_for_defender)


def _best_for_attacker(chances: Chances) -> tuple[float, float]:
    return chances[0], -chances[1]


def _best_for_defender(chances: Chances) -> tuple[float, float]:
    return chances[1], -chances[0]


def _mean(throws: list[Chances]) -> Chances:
    first, second, third = (sum(throw[end] for throw in throws) / len(throws) for end in range(3))
    return first, second, third


# The battles of a game


def land_defence(engine: Engine, territory: int) -> tuple[Side, int]:
    """Who defends an isle, and its walls: fortresses and a metropolis."""
    state = engine.state
    units = int(state.troops[territory] + undead_on(engine, territory) + titans_on(engine, territory))
    bonus = int(buildings_on(engine, territory, FORTRESS) + walls(engine, territory, MILITARY))
    return Side(units, int(heroes_on(engine, territory)), state.figure[territory] == MINOTAUR), bonus


def sea_defence(engine: Engine, sea: int) -> tuple[Side, int]:
    """Who defends a sea, and the ports and metropolises beside it (B6.1, B7.6)."""
    state = engine.state
    board = engine.board
    bonus = 0
    for i in range(board.shore_first[sea], board.shore_first[sea + 1]):
        territory = board.shore[i]
        if state.owner[territory] == state.fleet_owner[sea]:
            bonus += int(buildings_on(engine, territory, PORT) + walls(engine, territory, COASTAL))
    return Side(int(sea_units(engine, sea))), bonus


def battle_odds(game: Game) -> dict[str, dict[str, float]] | None:
    """By number, for each legal action that begins a battle or goes on with one: the decider's chances in percent."""
    engine = game.engine
    room = engine.room().name
    if room in ("land_battle", "sea_battle"):
        return {str(AT_STAY): _for_decider(engine, battle_chances(present_battle(engine)))}
    if room == "battle_item":
        return _item_odds(engine)
    if room == "battle_reroll":
        return _reroll_odds(engine)
    if room == "save_unit":
        return _saving_odds(game)
    if room not in MOVES or game.decision is None:
        return None
    undead = game.decision.subject.get("undead", 0)
    assert isinstance(undead, int)
    found: dict[str, dict[str, float]] = {}
    for action in game.legal_actions():
        battle = _battle(engine, action, undead)
        if battle is not None:
            found[str(action)] = in_percent(*battle_chances(battle))
    return found or None


def in_percent(win: float, lose: float, both: float) -> dict[str, float]:
    return {"win": round(100 * win, 1), "lose": round(100 * lose, 1), "both": round(100 * both, 1)}


def _for_decider(engine: Engine, chances: Chances, player: int | None = None) -> dict[str, float]:
    """The chances of a side of the battle below: that of whoever decides, or of another player."""
    attacker_left, defender_left, nobody = chances
    if (engine.decider() if player is None else player) == battle_argument(engine, ATTACKER):
        return in_percent(attacker_left, defender_left, nobody)
    return in_percent(defender_left, attacker_left, nobody)


def present_battle(engine: Engine) -> Battle:
    """The battle that is fought now."""
    place = int(battle_argument(engine, PLACE))
    units = sum(int(battle_argument(engine, kind)) for kind in (ATTACKERS, ATTACKING_UNDEAD, ATTACKING_TITANS))
    attack = Side(units, int(battle_argument(engine, ATTACKING_HEROES)))
    rerolled = bool(battle_argument(engine, REROLLED))
    if is_on_land(engine):
        return Battle(attack, *land_defence(engine, place), rerolled=rerolled)
    return _sea_battle(engine, place, attack, int(battle_argument(engine, ATTACKER)))


def _sea_battle(engine: Engine, sea: int, attack: Side, attacker: int) -> Battle:
    return Battle(attack, *sea_defence(engine, sea), int(coastal_bonus(engine, sea, attacker)))


def _present_lead(engine: Engine, battle: Battle) -> int:
    """With what items add in this round."""
    return battle.lead + int(battle_argument(engine, ATTACKER_BONUS) - battle_argument(engine, DEFENDER_BONUS))


def _item_odds(engine: Engine) -> dict[str, dict[str, float]]:
    """Without the decider's Spear or Trident in this round, and with it if it is his."""
    battle = present_battle(engine)
    lead = _present_lead(engine, battle)
    found = {str(AT_PASS): _for_decider(engine, from_lead(battle, lead))}
    room = battle_room(engine)
    item = room.item
    if has_item(engine, engine.decider(), item):
        bonus = int(room.item_bonus)
        attacks = engine.decider() == battle_argument(engine, ATTACKER)
        found[str(AT_USE_ITEM + item)] = _for_decider(
            engine, from_lead(battle, lead + bonus if attacks else lead - bonus)
        )
    return found


def _reroll_odds(engine: Engine) -> dict[str, dict[str, float]]:
    """With the dice that lie there, and with a second roll of the decider's own."""
    battle = present_battle(engine)
    lead = _present_lead(engine, battle)
    attacker_die, defender_die = (int(battle_argument(engine, die)) for die in (ATTACKER_DIE, DEFENDER_DIE))
    if engine.decider() == battle_argument(engine, ATTACKER):
        again = rerolled(battle, lead - defender_die, 1)
    else:
        again = rerolled(battle, lead + attacker_die, -1)
    stands = after_round(battle, attacker_die + lead - defender_die)
    return {str(AT_PASS): _for_decider(engine, stands), str(AT_REROLL): _for_decider(engine, again)}


def _saving_odds(game: Game) -> dict[str, dict[str, float]]:
    """With the unit that may be saved (H4.5, T5.6), for the side it fights on, and without it."""
    engine = game.engine
    battle = present_battle(engine)
    unit, loser = engine.argument(UNIT), int(engine.argument(LOSER))
    attacks = loser == battle_argument(engine, ATTACKER)
    side = battle.attack if attacks else battle.defence
    left = replace(side, heroes=side.heroes ^ 1 << unit - HERO) if unit >= HERO else replace(side, units=side.units - 1)
    found: dict[str, dict[str, float]] = {}
    for action in game.legal_actions():
        kept = left if action == AT_PASS else side
        attack, defence = (kept, battle.defence) if attacks else (battle.attack, kept)
        # After a tie the defender gives up a unit next (H5.1).
        defences = defence.after_loss() if attacks and _defender_loses_too(engine) else (defence,)
        found[str(action)] = _for_decider(engine, _defenders_choice(battle, attack, defences), loser)
    return found


def _defender_loses_too(engine: Engine) -> bool:
    state = engine.state
    return bool(state.stack[state.top - FRAME] == CHOOSE_LOSS)


def _battle(engine: Engine, action: int, undead: int) -> Battle | None:
    """The battle a move would lead to, with so many undead along."""
    state = engine.state
    family = FAMILY_OF[action]
    if family == LAND:
        place, owner = int(land_territory(action)), state.owner
        units = int(land_troops(action)) + undead + int(engine.argument(TITANS_ALONG))
        attack = Side(units, int(engine.argument(HEROES_ALONG)))
    elif family == SAIL:
        place, owner = int(sail_sea(action)), state.fleet_owner
        attack = Side(int(sail_fleets(action)) + undead)
    else:
        return None
    if owner[place] in (NONE, state.turn_player):
        return None
    if family == LAND:
        battle = Battle(attack, *land_defence(engine, place))
    else:
        battle = _sea_battle(engine, place, attack, int(state.turn_player))
    return battle if battle.defence.left else None
