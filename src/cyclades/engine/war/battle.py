"""What battles on land and at sea share (B6): the round, step by step as H5 orders it, and what each side has left."""

from __future__ import annotations

from typing import Final

from cyclades.engine.favours.items.hands import asks_about
from cyclades.engine.heroes.traits import REROLLS, SPARES_TIES
from cyclades.engine.machine.chance import DIE_FACES
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import (
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHOOSE_LOSS,
    LAND_BATTLE,
    SAVE_UNIT,
    SEA_BATTLE,
    THREAD_ISLE,
)
from cyclades.engine.machine.state import FRAME
from cyclades.engine.war.on_the_way import PartyFields, party_in
from cyclades.engine.war.party import (
    HERO,
    NORMAL,
    TITAN,
    UNDEAD,
    artifacts_in,
    heroes_in,
    one_of,
    party_of,
    titans_in,
    troops_in,
    undead_in,
    units_in,
)
from cyclades.engine.war.strength import attack_of, defence_of
from cyclades.engine.war.units import bury, fleets_at, hero_leaves, party_on, take_off_land
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_STAY
from cyclades.engine.words.pieces import BIT, FIRST_HERO, MAX_TITANS, MAX_UNDEAD, MAX_UNITS, NONE

# Stages of a round (H5.1, B6.3).
FIGHT: Final = 0
DEFENDER_MAY_RETREAT: Final = 1
ATTACKER_MAY_RETREAT: Final = 2
ROLL: Final = 3
COMPARE: Final = 4

# Arguments of a battle's frame.
PLACE: Final = 1
ATTACKER: Final = 2
DEFENDER: Final = 3
ATTACKERS: Final = 4  # normal troops or fleets
STAGE: Final = 5
UNDER_SYLPH: Final = 6
ATTACKING_UNDEAD: Final = 7
ATTACKING_HEROES: Final = 8  # as a mask
ATTACKER_DIE: Final = 9
DEFENDER_DIE: Final = 10
ATTACKER_BONUS: Final = 11  # from an item, this round
DEFENDER_BONUS: Final = 12
REROLLED: Final = 13  # whether Ulysses has had his second roll
ATTACKING_TITANS: Final = 14
ATTACKING_ARTIFACTS: Final = 15  # as a mask
TAKEN_ALONG: Final = 16  # artifacts that go along with a retreat, as a mask

# Behind the place, which is an isle or a sea.
BATTLE_FIELDS: Final[tuple[Field, ...]] = (
    Field(ATTACKER, "attacker", "player"),
    Field(DEFENDER, "defender", "player"),
    Field(ATTACKERS, "attackers", "number", most=MAX_UNITS),
    Field(STAGE, "stage", "number", most=COMPARE),
    Field(UNDER_SYLPH, "under_sylph", "flag", optional=True),
    Field(ATTACKING_UNDEAD, "attacking_undead", "number", optional=True, most=MAX_UNDEAD),
    Field(ATTACKING_HEROES, "attacking_heroes", "heroes", optional=True),
    Field(ATTACKER_DIE, "attacker_die", "number", optional=True, most=3),
    Field(DEFENDER_DIE, "defender_die", "number", optional=True, most=3),
    Field(ATTACKER_BONUS, "attacker_bonus", "number", optional=True),
    Field(DEFENDER_BONUS, "defender_bonus", "number", optional=True),
    Field(REROLLED, "rerolled", "flag", optional=True),
    Field(ATTACKING_TITANS, "attacking_titans", "number", optional=True, most=MAX_TITANS),
    Field(ATTACKING_ARTIFACTS, "attacking_artifacts", "artifacts", optional=True),
    Field(TAKEN_ALONG, "taken_along", "artifacts", optional=True),
)
ATTACKING_PARTY: Final[PartyFields] = (
    "attackers",
    "attacking_undead",
    "attacking_titans",
    "attacking_heroes",
    "attacking_artifacts",
)


# The stages at which a step of a battle lies on it (H5.1).
STAGES: Final[dict[int, tuple[int, ...]]] = {
    BATTLE_ITEM: (ROLL,),
    BATTLE_REROLL: (COMPARE,),
    CHOOSE_LOSS: (DEFENDER_MAY_RETREAT,),
    SAVE_UNIT: (DEFENDER_MAY_RETREAT,),
    THREAD_ISLE: (DEFENDER_MAY_RETREAT, ATTACKER_MAY_RETREAT),
}


class BattleRoom(Room):
    """What land and sea battles share: the round, and who is asked when."""

    item: i64 = NONE  # what may be played before the dice (H4.5)
    item_bonus: i64 = 0

    def decider(self, engine: Engine) -> i64:
        if engine.argument(STAGE) == DEFENDER_MAY_RETREAT:
            return engine.argument(DEFENDER)
        return engine.argument(ATTACKER)

    def advance(self, engine: Engine) -> bool:
        stage = engine.argument(STAGE)
        if stage == FIGHT:
            self.begin_round(engine)
            return False
        if stage == ROLL:
            self.roll(engine)
            return False
        if stage == COMPARE:
            self.compare(engine)
            return False
        if units_in(attacking_party(engine)) == 0 or units_in(self.defenders(engine)) == 0:
            self.finish(engine)
            return False
        if self.can_retreat(engine):
            return True
        self.next_stage(engine)
        return False

    def next_stage(self, engine: Engine) -> None:
        stage = engine.argument(STAGE) + 1
        engine.set_argument(STAGE, stage if stage <= ATTACKER_MAY_RETREAT else FIGHT)

    def begin_round(self, engine: Engine) -> None:
        """H5.1 (1): who may play Spear or Trident is asked."""
        attacker = engine.argument(ATTACKER)
        defender = engine.argument(DEFENDER)
        attacker_asked = asks_about(engine, attacker, self.item)
        defender_asked = asks_about(engine, defender, self.item)
        if not attacker_asked and not defender_asked:
            self.roll(engine)
            return
        engine.set_argument(STAGE, ROLL)
        if defender_asked:
            engine.push(BATTLE_ITEM, defender)
        if attacker_asked:
            engine.push(BATTLE_ITEM, attacker)

    def roll(self, engine: Engine) -> None:
        """H5.1 (2) and (3)."""
        engine.set_argument(ATTACKER_DIE, engine.roll())
        engine.set_argument(DEFENDER_DIE, engine.roll())
        if engine.argument(REROLLED):
            self.compare(engine)
        elif engine.argument(ATTACKING_HEROES) & REROLLS:
            self.offer_reroll(engine, engine.argument(ATTACKER))
        elif heroes_in(self.defenders(engine)) & REROLLS:
            self.offer_reroll(engine, engine.argument(DEFENDER))
        else:
            self.compare(engine)

    def offer_reroll(self, engine: Engine, player: i64) -> None:
        engine.set_argument(STAGE, COMPARE)
        if engine.heard:
            engine.tell(events.DiceRolled(engine.argument(ATTACKER_DIE), engine.argument(DEFENDER_DIE)))
        engine.push(BATTLE_REROLL, player)

    def compare(self, engine: Engine) -> None:
        """B6.1, B6.2, H5.1 (4) and (5)."""
        attacker_die = engine.argument(ATTACKER_DIE)
        defender_die = engine.argument(DEFENDER_DIE)
        attackers = attacking_party(engine)
        defenders = self.defenders(engine)
        attack = attacker_die + attack_of(attackers) + self.coast(engine) + engine.argument(ATTACKER_BONUS)
        defence = defender_die + defence_of(defenders, self.walls(engine), attackers) + engine.argument(DEFENDER_BONUS)
        attacker_loses = attack <= defence
        defender_loses = defence <= attack
        if attack == defence:  # H3.6: Achilles
            if heroes_in(attackers) & SPARES_TIES:
                attacker_loses = False
            if heroes_in(defenders) & SPARES_TIES:
                defender_loses = False
        if engine.heard:
            engine.tell(events.BattleRound(attacker_die, defender_die, attack, defence, attacker_loses, defender_loses))
        engine.set_argument(STAGE, DEFENDER_MAY_RETREAT)
        engine.set_argument(ATTACKER_DIE, 0)
        engine.set_argument(DEFENDER_DIE, 0)
        if engine.config.picked_losses:
            engine.set_argument(ATTACKER_BONUS, 0)
            engine.set_argument(DEFENDER_BONUS, 0)
            attacker = engine.argument(ATTACKER)
            defender = engine.argument(DEFENDER)
            if defender_loses:
                engine.push(CHOOSE_LOSS, defender)
            if attacker_loses:
                engine.push(CHOOSE_LOSS, attacker)
            return
        if attacker_loses:
            engine.set_argument(ATTACKERS, engine.argument(ATTACKERS) - 1)
        if defender_loses:
            self.defender_loses(engine)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STAY:
            engine.set_argument(TAKEN_ALONG, 0)
            self.next_stage(engine)
        else:
            self.retreat(engine, action)

    def ended(self, engine: Engine, winner: i64) -> None:
        if engine.heard:
            engine.tell(events.BattleEnded(None if winner == NONE else winner))

    def defenders(self, engine: Engine) -> i64:
        """The defending party."""
        raise NotImplementedError

    def walls(self, engine: Engine) -> i64:
        """What buildings add to the defence."""
        raise NotImplementedError

    def coast(self, engine: Engine) -> i64:
        """What the attacker's own metropolis adds to the attack (T5.10)."""
        return 0

    def defender_loses(self, engine: Engine) -> None:
        """He loses a unit where there is only one kind."""
        raise NotImplementedError

    def can_retreat(self, engine: Engine) -> bool:
        """Whether the side whose choice it would be has anywhere to go (B6.3)."""
        raise NotImplementedError

    def retreat(self, engine: Engine, action: i64) -> None:
        raise NotImplementedError

    def finish(self, engine: Engine) -> None:
        """B6.5."""
        raise NotImplementedError

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        player = state.turn_player
        place = "isle" if frame.room == LAND_BATTLE else "sea"
        holder = state.owner[frame["isle"]] if frame.room == LAND_BATTLE else state.fleet_owner[frame["sea"]]
        frame.demand(frame["attacker"] == player, "attacker", "attacker_has_turn")
        is_other = frame["defender"] == holder and holder != NONE and holder != player
        frame.demand(is_other, f"{place}, defender", "defender_holds_place")
        self.check_sides(engine, frame)
        self.check_stage(engine, frame)
        # After a tie the attacker's last unit is gone while the defender still chooses his.
        may_be_gone = frame.on_top == CHOOSE_LOSS or frame.on_top == SAVE_UNIT
        attackers = units_in(party_in(frame, ATTACKING_PARTY))
        units = "attackers, attacking_undead, attacking_heroes, attacking_titans"
        frame.demand(attackers > 0 or may_be_gone, units, "nobody_attacks")

    def check_sides(self, engine: Engine, frame: StackFrame) -> None:
        """Who can fight here."""
        raise NotImplementedError

    def check_stage(self, engine: Engine, frame: StackFrame) -> None:
        """H5.1: what is known at which moment of a round."""
        stage = frame["stage"]
        frame.demand(stage <= COMPARE, "stage", "out_of_range", lowest=0, highest=COMPARE)
        asks_before = engine.rooms[BATTLE_ITEM].is_in(engine.config)
        asks_about_dice = engine.rooms[BATTLE_REROLL].is_in(engine.config)
        frame.demand(stage != ROLL or asks_before, "stage", "not_asked_before_dice")
        frame.demand(stage != COMPARE or asks_about_dice, "stage", "not_asked_about_dice")
        if frame.on_top in STAGES:
            frame.demand(stage in STAGES[frame.on_top], "stage", "stage_does_not_fit")
        for die in ("attacker_die", "defender_die"):
            highest = max(DIE_FACES) if stage == COMPARE else 0
            frame.demand(frame[die] <= highest, die, "die_shows_at_most", most=highest)
        bonuses = [field for field in ("attacker_bonus", "defender_bonus") if frame[field]]
        for field in bonuses:
            spent = engine.state.item_discard & BIT[self.item] != 0
            given = spent and stage in (ROLL, COMPARE) and frame[field] == self.item_bonus
            frame.demand(given, field, "no_item_gives_that")
        frame.demand(len(bonuses) < 2, ", ".join(bonuses), "item_of_one_only")
        if frame.on_top == BATTLE_ITEM:
            step = frame.above()
            if step.on_top == BATTLE_ITEM:
                step = step.above()
            attacks = step["player"] == frame["attacker"]
            for field in ("attacker_bonus", "defender_bonus") if attacks else ("defender_bonus",):
                frame.demand(not frame[field], field, "still_asked")


# What the rooms inside a battle ask about the battle below them on the stack.


def battle_frame(engine: Engine) -> i64:
    """Where the battle's frame begins in the stack."""
    state = engine.state
    at = state.top
    while state.stack[at] != LAND_BATTLE and state.stack[at] != SEA_BATTLE:
        at -= FRAME
    return at


def battle_argument(engine: Engine, which: i64) -> i64:
    """An argument of the battle whose step is on top of the stack."""
    return engine.state.stack[battle_frame(engine) + which]


def set_battle_argument(engine: Engine, which: i64, value: i64) -> None:
    engine.state.stack[battle_frame(engine) + which] = value


def battle_room(engine: Engine) -> BattleRoom:
    """The battle whose step is on top of the stack."""
    room = engine.rooms[engine.state.stack[battle_frame(engine)]]
    assert isinstance(room, BattleRoom)
    return room


def is_on_land(engine: Engine) -> bool:
    """Whether the battle is on land."""
    return engine.state.stack[battle_frame(engine)] == LAND_BATTLE


def attacking_party(engine: Engine) -> i64:
    """Who attacks in the battle; at sea fleets are in the place of troops."""
    stack = engine.state.stack
    at = battle_frame(engine)
    return party_of(
        stack[at + ATTACKERS],
        stack[at + ATTACKING_UNDEAD],
        stack[at + ATTACKING_TITANS],
        stack[at + ATTACKING_HEROES],
        stack[at + ATTACKING_ARTIFACTS],
    )


def set_attackers(engine: Engine, party: i64) -> None:
    stack = engine.state.stack
    at = battle_frame(engine)
    stack[at + ATTACKERS] = troops_in(party)
    stack[at + ATTACKING_UNDEAD] = undead_in(party)
    stack[at + ATTACKING_TITANS] = titans_in(party)
    stack[at + ATTACKING_HEROES] = heroes_in(party)
    stack[at + ATTACKING_ARTIFACTS] = artifacts_in(party)


def side_of(engine: Engine, player: i64) -> i64:
    """Who is left on a player's side of the battle."""
    if player == battle_argument(engine, ATTACKER):
        return attacking_party(engine)
    place = battle_argument(engine, PLACE)
    if is_on_land(engine):
        return party_on(engine, place)
    return fleets_at(engine, place)


def lose_side_unit(engine: Engine, player: i64, unit: i64) -> None:
    """A side of the battle below the top frame loses a unit for good."""
    place = battle_argument(engine, PLACE)
    if engine.heard:
        engine.tell(
            events.UnitLost(player, unit == UNDEAD, FIRST_HERO + unit - HERO if unit >= HERO else None, unit == TITAN)
        )
    if player == battle_argument(engine, ATTACKER):
        set_attackers(engine, attacking_party(engine) - one_of(unit))
    elif is_on_land(engine):
        take_off_land(engine, place, one_of(unit))
    elif unit == UNDEAD:
        engine.state.undead_fleets[place] -= 1
    else:
        engine.state.fleets[place] -= 1
    if unit == NORMAL:
        bury(engine, 1)
    elif unit >= HERO:
        hero_leaves(engine, unit - HERO)


def check_fighter(engine: Engine, frame: StackFrame, fighter: str) -> None:
    """Demand that a field names somebody who fights, and that of two who are asked the attacker is the first (H5.1)."""
    battle = frame.battle()
    attacker = battle["attacker"]
    defender = battle["defender"]
    player = frame[fighter]
    frame.demand(player == attacker or player == defender, fighter, "only_fighters_asked")
    left = units_in(side_of(engine, player)) > 0
    frame.demand(left or player == defender, "player, attackers", "no_unit_left")
    if frame.room == frame.under:
        in_order = frame["player"] == attacker and frame.below()["player"] == defender
        frame.demand(in_order, "player", "attacker_is_first")
