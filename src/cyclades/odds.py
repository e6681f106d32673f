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
    DEFENDER_BONUS,
    DEFENDER_DIE,
    PLACE,
    REROLLED,
    attacking_party,
    battle_argument,
    battle_room,
    is_on_land,
)
from cyclades.engine.battle_steps import LOSER, UNIT
from cyclades.engine.chance import DIE_FACES
from cyclades.engine.engine import Engine
from cyclades.engine.favours.items.holding import has_item
from cyclades.engine.frames import CHOOSE_LOSS
from cyclades.engine.heroes.traits import REROLLS, SPARES_TIES
from cyclades.engine.party import (
    HERO,
    NORMAL,
    UNIT_KINDS,
    WITH_MINOTAUR,
    count_of,
    heroes_in,
    one_of,
    party_of,
    titans_in,
    troops_in,
    undead_in,
    units_in,
)
from cyclades.engine.pieces import NONE
from cyclades.engine.state import FRAME
from cyclades.engine.strength import attack_of, defence_of, defenders_of, harbours_of, walls_of
from cyclades.engine.titans.special_powers import coastal_bonus
from cyclades.engine.troop_move import party_along
from cyclades.engine.units import fleets_at

FACES: Final = tuple(int(face) for face in DIE_FACES)
MOVES: Final = ("fleet_move", "troop_move", "sylph_step")

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
    return from_lead(battle, battle.lead)


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
    return max((_defenders_choice(battle, left, defences) for left in attacks), key=_best_for_attacker)


def _defenders_choice(battle: Battle, attack: int, defences: tuple[int, ...]) -> Chances:
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


def land_battle(engine: Engine, territory: int, attackers: int, rerolled: bool = False) -> Battle:
    """A party against an isle."""
    defenders = alike(defenders_of(engine, territory))
    return Battle(alike(attackers), defenders, int(walls_of(engine, territory)), rerolled=rerolled)


def sea_battle(engine: Engine, sea: int, attackers: int, attacker: int) -> Battle:
    """Fleets, in the place of troops, against those of a sea."""
    coastal = int(coastal_bonus(engine, sea, attacker))
    return Battle(alike(attackers), alike(fleets_at(engine, sea)), int(harbours_of(engine, sea)), coastal)


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
    attackers = attacking_party(engine)
    if is_on_land(engine):
        return land_battle(engine, place, attackers, bool(battle_argument(engine, REROLLED)))
    return sea_battle(engine, place, attackers, int(battle_argument(engine, ATTACKER)))


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
    left = side - int(one_of(unit if unit >= HERO else NORMAL))
    found: dict[str, dict[str, float]] = {}
    for action in game.legal_actions():
        kept = left if action == AT_PASS else side
        attack, defence = (kept, battle.defence) if attacks else (battle.attack, kept)
        # After a tie the defender gives up a unit next (H5.1).
        defences = after_loss(defence) if attacks and _defender_loses_too(engine) else (defence,)
        found[str(action)] = _for_decider(engine, _defenders_choice(battle, attack, defences), loser)
    return found


def _defender_loses_too(engine: Engine) -> bool:
    state = engine.state
    return bool(state.stack[state.top - FRAME] == CHOOSE_LOSS)


def _battle(engine: Engine, action: int, undead: int) -> Battle | None:
    """The battle a move would lead to; at sea with so many undead along."""
    state = engine.state
    family = FAMILY_OF[action]
    if family == LAND:
        place = int(land_territory(action))
        owner = state.owner[place]
        battle = land_battle(engine, place, party_along(engine, land_troops(action)))
    elif family == SAIL:
        place = int(sail_sea(action))
        owner = state.fleet_owner[place]
        battle = sea_battle(engine, place, party_of(sail_fleets(action), undead, 0, 0, 0), int(state.turn_player))
    else:
        return None
    is_fought = owner not in (NONE, state.turn_player) and units_in(battle.defence) > 0
    return battle if is_fought else None
