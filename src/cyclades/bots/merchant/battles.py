"""Battles thought through: who fights whom with a step, how it may end, and the usual answers inside one. Compiled."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures import sylph
from cyclades.engine.machine.chance import Chance, nth_member
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.machine.room_numbers import (
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHOOSE_LOSS,
    DISCARD_SET,
    FLEET_MOVE,
    LAND_BATTLE,
    MILITARY_VICTORY,
    PLACE_METROPOLIS,
    SAVE_UNIT,
    SEA_BATTLE,
    SPECIAL_CHOICE,
    SYLPH_STEP,
    THREAD_ISLE,
)
from cyclades.engine.machine.rooms import ROOM_COUNT
from cyclades.engine.titans.special_powers import coastal_bonus
from cyclades.engine.war import fleet_move
from cyclades.engine.war.party import units_in
from cyclades.engine.war.strength import attack_of, defence_of, defenders_of, harbours_of, walls_of
from cyclades.engine.war.troop_move import party_along
from cyclades.engine.war.units import land_units, sea_units
from cyclades.engine.words.actions import (
    AT_FORGO,
    AT_LOSE_TITAN,
    AT_LOSE_UNDEAD,
    AT_LOSE_UNIT,
    AT_PASS,
    AT_STAY,
    AT_STOP,
    FAMILY_OF,
    LAND,
    SAIL,
    land_territory,
    land_troops,
    sail_fleets,
    sail_sea,
)
from cyclades.engine.words.pieces import NONE
from cyclades.odds.plain import survivors, win_chance

BEST_FACE: Final = 3
WORST_FACE: Final = 0
MOST_ANSWERS: Final = 80  # more than any battle asks for
INSIDE_BATTLE: Final = Row(
    [
        1
        if room
        in (
            LAND_BATTLE,
            SEA_BATTLE,
            BATTLE_ITEM,
            BATTLE_REROLL,
            CHOOSE_LOSS,
            SAVE_UNIT,
            THREAD_ISLE,
            DISCARD_SET,
            PLACE_METROPOLIS,
            SPECIAL_CHOICE,
            MILITARY_VICTORY,
        )
        else 0
        for room in range(ROOM_COUNT)
    ]
)
USUAL: Final = Row([AT_STAY, AT_PASS, AT_LOSE_UNDEAD, AT_LOSE_UNIT, AT_LOSE_TITAN, AT_STOP, AT_FORGO])


class LoadedDice(Chance):
    """The attacker, who rolls first, always has the same face, and so has the defender."""

    def __init__(self, attacker: i64, defender: i64) -> None:
        self.next = attacker
        self.after = defender

    def die(self) -> i64:
        face = self.next
        self.next = self.after
        self.after = face
        return face

    def draw(self, kind: i64, among: i64) -> i64:
        return nth_member(among, 0)

    def copy(self) -> LoadedDice:
        return LoadedDice(self.next, self.after)


class Fight:
    """A battle that a step would begin: units, and what the attacker adds to his less what the defender adds."""

    def __init__(self, place: i64, on_land: bool, attackers: i64, defenders: i64, edge: i64) -> None:
        self.place = place
        self.on_land = on_land
        self.attackers = attackers
        self.defenders = defenders
        self.edge = edge

    def win_chance(self) -> float:
        return win_chance(self.attackers, self.defenders, self.edge)

    def left(self) -> i64:
        """How many attackers are left if they win, as a whole number."""
        count: i64 = int(survivors(self.attackers, self.defenders, self.edge) + 0.5)
        return count if count > 1 else 1


def fight_of(engine: Engine, action: i64) -> Fight | None:
    """The battle an action begins, if it does."""
    family = FAMILY_OF[action]
    state = engine.state
    player = state.turn_player
    if family == LAND:
        target = land_territory(action)
        owner = state.owner[target]
        defenders = defenders_of(engine, target)
        against = units_in(defenders)
        if owner == player or owner == NONE or against == 0:
            return None
        party = party_along(engine, land_troops(action))
        units = units_in(party)
        edge = attack_of(party) - units - defence_of(defenders, walls_of(engine, target), party) + against
        return Fight(target, True, units, against, edge)
    if family == SAIL:
        sea = sail_sea(action)
        owner = state.fleet_owner[sea]
        if owner == player or owner == NONE:
            return None
        room = state.stack[state.top]
        joined: i64 = 0
        if room == FLEET_MOVE:
            joined = engine.argument(fleet_move.UNDEAD_ALONG)
        elif room == SYLPH_STEP:
            joined = engine.argument(sylph.UNDEAD_ALONG)
        edge = coastal_bonus(engine, sea, player) - harbours_of(engine, sea)
        return Fight(sea, False, sail_fleets(action) + joined, sea_units(engine, sea), edge)
    return None


def won(engine: Engine, action: i64, fight: Fight) -> Engine:
    """The position after an action whose battle is won, with as many left as usual."""
    child = engine.copy()
    child.chance = LoadedDice(BEST_FACE, WORST_FACE)
    player = child.state.turn_player
    child.take(action)
    answer_usually(child)
    state = child.state
    lost = fight.attackers - fight.left()
    if fight.on_land:
        if state.owner[fight.place] == player:
            while lost > 0 and land_units(child, fight.place) > 1 and state.troops[fight.place] > 0:
                state.troops[fight.place] -= 1
                lost -= 1
    elif state.fleet_owner[fight.place] == player:
        while lost > 0 and sea_units(child, fight.place) > 1 and state.fleets[fight.place] > 0:
            state.fleets[fight.place] -= 1
            lost -= 1
    return child


def lost(engine: Engine, action: i64) -> Engine:
    """The position after an action whose battle is lost."""
    child = engine.copy()
    child.chance = LoadedDice(WORST_FACE, BEST_FACE)
    child.take(action)
    answer_usually(child)
    return child


def answer_usually(engine: Engine) -> None:
    """Go through a battle and what it brings about with the usual answers of both sides."""
    for _ in range(MOST_ANSWERS):
        state = engine.state
        if state.ending != NOT_OVER or not INSIDE_BATTLE[state.stack[state.top]]:
            return
        engine.take(usual_answer(engine))


def usual_answer(engine: Engine) -> i64:
    """To stay, to pass, to lose what is worth the least; else the first there is."""
    count = engine.find_legal()
    for usual in USUAL:
        for i in range(count):
            if engine.legal[i] == usual:
                return usual
    return engine.legal[0]
