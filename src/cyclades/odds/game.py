"""The battles of a game: their odds, by the action that begins one or goes on with it."""

from __future__ import annotations

from typing import Final

from cyclades import Game
from cyclades.engine.favours.items.hands import has_item
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.room_numbers import CHOOSE_LOSS
from cyclades.engine.machine.state import FRAME
from cyclades.engine.titans.special_powers import coastal_bonus
from cyclades.engine.war.battle import (
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
from cyclades.engine.war.battle_steps import LOSER, UNIT
from cyclades.engine.war.party import HERO, NORMAL, one_of, party_of, units_in
from cyclades.engine.war.strength import defenders_of, harbours_of, walls_of
from cyclades.engine.war.troop_move import party_along
from cyclades.engine.war.units import fleets_at
from cyclades.engine.words.actions import (
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
from cyclades.engine.words.pieces import ITEMS, NONE
from cyclades.odds.chances import (
    Battle,
    Chances,
    after_loss,
    after_round,
    alike,
    battle_chances,
    defenders_choice,
    from_lead,
    rerolled,
)
from cyclades.odds.strengths import Strengths, at_sea, on_land, part

MOVES: Final = ("fleet_move", "troop_move", "sylph_step")


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
        found[str(action)] = _for_decider(engine, defenders_choice(battle, attack, defences), loser)
    return found


def _defender_loses_too(engine: Engine) -> bool:
    state = engine.state
    return bool(state.stack[state.top - FRAME] == CHOOSE_LOSS)


def battle_strengths(game: Game) -> dict[str, Strengths] | None:
    """How the strengths of each battle come about that has odds, before a round of it."""
    engine = game.engine
    room = engine.room().name
    if room in ("land_battle", "sea_battle"):
        return {str(AT_STAY): _present_strengths(engine)}
    if room == "battle_item":
        return _item_strengths(engine)
    if room not in MOVES or game.decision is None:
        return None
    undead = game.decision.subject.get("undead", 0)
    assert isinstance(undead, int)
    found: dict[str, Strengths] = {}
    for action in game.legal_actions():
        begun = _begun(engine, action, undead)
        if begun is not None:
            is_land, place, attackers = begun
            attacker = int(engine.state.turn_player)
            found[str(action)] = (
                on_land(engine, place, attackers) if is_land else at_sea(engine, place, attackers, attacker)
            )
    return found or None


def _present_strengths(engine: Engine) -> Strengths:
    place = int(battle_argument(engine, PLACE))
    attackers = attacking_party(engine)
    if is_on_land(engine):
        return on_land(engine, place, attackers)
    return at_sea(engine, place, attackers, int(battle_argument(engine, ATTACKER)))


def _item_strengths(engine: Engine) -> dict[str, Strengths]:
    """With the items of this round, and with the decider's own if it is his."""
    room = battle_room(engine)
    item, mine = room.item, "attacker" if engine.decider() == battle_argument(engine, ATTACKER) else "defender"

    def strengths(used: str | None) -> Strengths:
        found = _present_strengths(engine)
        for side, bonus in (("attacker", ATTACKER_BONUS), ("defender", DEFENDER_BONUS)):
            adds = int(battle_argument(engine, bonus)) + (int(room.item_bonus) if side == used else 0)
            if adds:
                found[side].append(part(ITEMS[item], 1, adds))
        return found

    found = {str(AT_PASS): strengths(None)}
    if has_item(engine, engine.decider(), item):
        found[str(AT_USE_ITEM + item)] = strengths(mine)
    return found


def _battle(engine: Engine, action: int, undead: int) -> Battle | None:
    """The battle a move would lead to; at sea with so many undead along."""
    begun = _begun(engine, action, undead)
    if begun is None:
        return None
    is_land, place, attackers = begun
    if is_land:
        return land_battle(engine, place, attackers)
    return sea_battle(engine, place, attackers, int(engine.state.turn_player))


def _begun(engine: Engine, action: int, undead: int) -> tuple[bool, int, int] | None:
    """Whether it is on land, where, and who would attack, if a move leads to a battle."""
    state = engine.state
    family = FAMILY_OF[action]
    if family == LAND:
        place = int(land_territory(action))
        owner, defenders = state.owner[place], defenders_of(engine, place)
        attackers = int(party_along(engine, land_troops(action)))
    elif family == SAIL:
        place = int(sail_sea(action))
        owner, defenders = state.fleet_owner[place], fleets_at(engine, place)
        attackers = int(party_of(sail_fleets(action), undead, 0, 0, 0))
    else:
        return None
    is_fought = owner not in (NONE, state.turn_player) and units_in(defenders) > 0
    return (family == LAND, place, attackers) if is_fought else None
