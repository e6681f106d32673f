"""Battles on land and at sea (B6), round by round as H5 orders its steps, with the Minotaur (C14) and Medusa (C16)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_CHOOSE_ISLE,
    AT_CHOOSE_SEA,
    AT_JOIN_ARTIFACT,
    AT_STAY,
    AT_USE_ITEM,
    CHOOSE_ISLE,
    CHOOSE_SEA,
    FAMILY_OF,
    JOIN_ARTIFACT,
    STAY,
    USE_ITEM,
)
from cyclades.engine.board import SIDES
from cyclades.engine.conquest import joined_by_fleets, take_isle
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.holding import asks_about, has_item, spend_item
from cyclades.engine.figures import is_closed, remove_figure
from cyclades.engine.frames import (
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHOOSE_LOSS,
    LAND_BATTLE,
    SEA_BATTLE,
    THREAD_ISLE,
)
from cyclades.engine.heroes.traits import ATTACK, BREAKS_WALLS, DEFENCE, REROLLS, SPARES_TIES, STRENGTH, total
from cyclades.engine.holdings import buildings_on, isles_of
from cyclades.engine.packed import i64
from cyclades.engine.pieces import (
    ARTIFACT_COUNT,
    BIT,
    COASTAL,
    FIRST_ARTIFACT,
    FIRST_HERO,
    FORTRESS,
    HERO_COUNT,
    MEDUSA,
    MILITARY,
    MINOTAUR,
    NONE,
    PORT,
    SPEAR,
    THREAD,
    TRIDENT,
)
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.state import FRAME
from cyclades.engine.units import (
    HERO,
    NORMAL,
    TITAN,
    UNDEAD,
    artifacts_on,
    bury,
    count_heroes,
    empty_sea,
    hero_leaves,
    heroes_on,
    land_units,
    put_at_sea,
    put_on_land,
    sea_units,
    take_off_land,
    titans_on,
    undead_at,
    undead_on,
)
from cyclades.engine.victory import end_if_all_artifacts

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

# Stages of a round (H5.1, B6.3).
FIGHT: Final = 0
DEFENDER_MAY_RETREAT: Final = 1
ATTACKER_MAY_RETREAT: Final = 2
ROLL: Final = 3
COMPARE: Final = 4

MINOTAUR_STRENGTH: Final = 2  # C14
SPECIAL_BONUS: Final = 3  # T5.10


def begin_land_battle(
    engine: Engine, territory: i64, attacker: i64, troops: i64, undead: i64, titans: i64, heroes: i64, artifacts: i64
) -> None:
    defender = engine.state.owner[territory]
    engine.push(LAND_BATTLE, territory, attacker, defender, troops, FIGHT)
    engine.set_argument(ATTACKING_UNDEAD, undead)
    engine.set_argument(ATTACKING_TITANS, titans)
    engine.set_argument(ATTACKING_HEROES, heroes)
    engine.set_argument(ATTACKING_ARTIFACTS, artifacts)
    if engine.heard:
        attackers = troops + undead + titans + count_heroes(heroes)
        engine.tell(events.LandBattleBegan(territory, attacker, defender, attackers, land_units(engine, territory)))


def begin_sea_battle(engine: Engine, sea: i64, attacker: i64, fleets: i64, undead: i64, under_sylph: bool) -> None:
    defender = engine.state.fleet_owner[sea]
    engine.push(SEA_BATTLE, sea, attacker, defender, fleets, FIGHT, 1 if under_sylph else 0)
    engine.set_argument(ATTACKING_UNDEAD, undead)
    if engine.heard:
        engine.tell(events.SeaBattleBegan(sea, attacker, defender, fleets + undead, sea_units(engine, sea)))


class Battle(Room):
    """What land and sea battles share: the round, and who is asked when."""

    item: i64 = NONE  # what may be played before the dice (H4.5)

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
        if self.attacking_units(engine) == 0 or self.defending_units(engine) == 0:
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
        if not engine.config.favours:
            self.roll(engine)
            return
        attacker = engine.argument(ATTACKER)
        defender = engine.argument(DEFENDER)
        engine.set_argument(STAGE, ROLL)
        if asks_about(engine, defender, self.item):
            engine.push(BATTLE_ITEM, defender)
        if asks_about(engine, attacker, self.item):
            engine.push(BATTLE_ITEM, attacker)

    def roll(self, engine: Engine) -> None:
        """H5.1 (2) and (3)."""
        engine.set_argument(ATTACKER_DIE, engine.roll())
        engine.set_argument(DEFENDER_DIE, engine.roll())
        if not engine.config.heroes or engine.argument(REROLLED):
            self.compare(engine)
            return
        engine.set_argument(STAGE, COMPARE)
        if engine.argument(ATTACKING_HEROES) & REROLLS:
            self.offer_reroll(engine, engine.argument(ATTACKER))
        elif self.defending_heroes(engine) & REROLLS:
            self.offer_reroll(engine, engine.argument(DEFENDER))

    def offer_reroll(self, engine: Engine, player: i64) -> None:
        if engine.heard:
            engine.tell(events.DiceRolled(engine.argument(ATTACKER_DIE), engine.argument(DEFENDER_DIE)))
        engine.push(BATTLE_REROLL, player)

    def compare(self, engine: Engine) -> None:
        """B6.1, B6.2, H5.1 (4) and (5)."""
        attacker_die = engine.argument(ATTACKER_DIE)
        defender_die = engine.argument(DEFENDER_DIE)
        attack = attacker_die + self.attack(engine) + engine.argument(ATTACKER_BONUS)
        defence = defender_die + self.defence(engine) + engine.argument(DEFENDER_BONUS)
        attacker_loses = attack <= defence
        defender_loses = defence <= attack
        if attack == defence:  # H3.6: Achilles
            if engine.argument(ATTACKING_HEROES) & SPARES_TIES:
                attacker_loses = False
            if self.defending_heroes(engine) & SPARES_TIES:
                defender_loses = False
        if engine.heard:
            engine.tell(events.BattleRound(attacker_die, defender_die, attack, defence, attacker_loses, defender_loses))
        engine.set_argument(STAGE, DEFENDER_MAY_RETREAT)
        engine.set_argument(ATTACKER_DIE, 0)
        engine.set_argument(DEFENDER_DIE, 0)
        if engine.config.mixed_units or engine.config.favours:
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

    def attacking_units(self, engine: Engine) -> i64:
        return (
            engine.argument(ATTACKERS)
            + engine.argument(ATTACKING_UNDEAD)
            + engine.argument(ATTACKING_TITANS)
            + count_heroes(engine.argument(ATTACKING_HEROES))
        )

    def attack(self, engine: Engine) -> i64:
        """The attacker's strength without his die."""
        raise NotImplementedError

    def defence(self, engine: Engine) -> i64:
        """The defender's strength without his die."""
        raise NotImplementedError

    def defending_units(self, engine: Engine) -> i64:
        raise NotImplementedError

    def defending_heroes(self, engine: Engine) -> i64:
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


class LandBattle(Battle):
    """The defender's units stand on the isle, the attacker's are in the frame."""

    name = "land_battle"

    def __init__(self) -> None:
        self.item = SPEAR

    def attack(self, engine: Engine) -> i64:
        strength = engine.argument(ATTACKERS)
        if engine.config.mixed_units:
            heroes = engine.argument(ATTACKING_HEROES)
            strength += engine.argument(ATTACKING_UNDEAD) + engine.argument(ATTACKING_TITANS)
            strength += total(STRENGTH, heroes) + total(ATTACK, heroes)
        return strength

    def defence(self, engine: Engine) -> i64:
        territory = engine.argument(PLACE)
        state = engine.state
        strength = state.troops[territory]
        if not engine.argument(ATTACKING_HEROES) & BREAKS_WALLS:
            strength += buildings_on(engine, territory, FORTRESS) + walls(engine, territory, MILITARY)
        if engine.config.mixed_units:
            heroes = heroes_on(engine, territory)
            strength += undead_on(engine, territory) + titans_on(engine, territory)
            strength += total(STRENGTH, heroes) + total(DEFENCE, heroes)
        if state.figure[territory] == MINOTAUR:
            strength += MINOTAUR_STRENGTH
        return strength

    def defending_units(self, engine: Engine) -> i64:
        territory = engine.argument(PLACE)
        return land_units(engine, territory) + (1 if engine.state.figure[territory] == MINOTAUR else 0)

    def defending_heroes(self, engine: Engine) -> i64:
        return heroes_on(engine, engine.argument(PLACE))

    def defender_loses(self, engine: Engine) -> None:
        territory = engine.argument(PLACE)
        if engine.state.troops[territory] > 0:
            engine.state.troops[territory] -= 1
            return
        lose_minotaur(engine, territory)

    def retreat_isles(self, engine: Engine) -> i64:
        """The set of isles the side that may retreat could go to (B6.4)."""
        if not self.may_leave(engine):
            return 0
        player = self.decider(engine)
        territory = engine.argument(PLACE)
        joined = joined_by_fleets(engine, player, territory, False) | engine.board.land_next[territory]  # T1.4
        return joined & isles_of(engine, player)

    def may_leave(self, engine: Engine) -> bool:
        territory = engine.argument(PLACE)
        if engine.state.figure[territory] == MEDUSA:  # C16
            return False
        # C14
        return engine.argument(STAGE) != DEFENDER_MAY_RETREAT or land_units(engine, territory) > 0

    def thread_isles(self, engine: Engine) -> i64:
        """The set of isles Ariadne's Thread could lead to (H4.5)."""
        if not self.may_leave(engine):
            return 0
        return isles_of(engine, self.decider(engine)) & ~BIT[engine.argument(PLACE)]

    def can_retreat(self, engine: Engine) -> bool:
        if engine.config.favours and asks_about(engine, self.decider(engine), THREAD) and self.thread_isles(engine):
            return True
        return self.retreat_isles(engine) != 0

    def options(self, engine: Engine) -> None:
        engine.offer(AT_STAY)
        isles = self.retreat_isles(engine)
        for target in range(engine.board.territory_count):
            if isles & BIT[target]:
                engine.offer(AT_CHOOSE_ISLE + target)
        if has_item(engine, self.decider(engine), THREAD):  # whoever is asked has an isle to go to
            engine.offer(AT_USE_ITEM + THREAD)
        artifacts = self.portable_artifacts(engine) & ~engine.argument(TAKEN_ALONG)
        for artifact in range(ARTIFACT_COUNT if artifacts else 0):
            if artifacts & BIT[artifact]:
                engine.offer(AT_JOIN_ARTIFACT + artifact)

    def portable_artifacts(self, engine: Engine) -> i64:
        """The set of artifacts that the side that may retreat could take along (T5.2)."""
        if engine.argument(STAGE) == DEFENDER_MAY_RETREAT:
            return artifacts_on(engine, engine.argument(PLACE))
        return engine.argument(ATTACKING_ARTIFACTS)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STAY:
            return None
        if family == USE_ITEM:
            return self.why_not_thread(engine, action - AT_USE_ITEM)
        if family == JOIN_ARTIFACT:
            artifact = action - AT_JOIN_ARTIFACT
            if engine.argument(TAKEN_ALONG) & BIT[artifact]:
                return refuse("artifact_chosen", card=FIRST_ARTIFACT + artifact)
            has_it = self.portable_artifacts(engine) & BIT[artifact] != 0
            return None if has_it else refuse("artifact_not_there", card=FIRST_ARTIFACT + artifact)
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        target = action - AT_CHOOSE_ISLE
        if engine.state.owner[target] != self.decider(engine) or target == engine.argument(PLACE):
            return refuse("retreat_isle_not_yours", isle=target)
        if not self.retreat_isles(engine) & BIT[target]:
            return refuse("retreat_not_joined", isle=target)
        return None

    def why_not_thread(self, engine: Engine, item: i64) -> Refusal | None:
        if not has_item(engine, self.decider(engine), item):
            return refuse("item_not_yours", item=item)
        return None if item == THREAD else refuse("item_does_not_fit", item=item)

    def retreat(self, engine: Engine, action: i64) -> None:
        if FAMILY_OF[action] == JOIN_ARTIFACT:
            engine.set_argument(TAKEN_ALONG, engine.argument(TAKEN_ALONG) | BIT[action - AT_JOIN_ARTIFACT])
        elif action == AT_USE_ITEM + THREAD:
            player = self.decider(engine)
            spend_item(engine, player, THREAD)
            engine.push(THREAD_ISLE, player)
        else:
            self.retreat_to(engine, action - AT_CHOOSE_ISLE)

    def retreat_to(self, engine: Engine, target: i64) -> None:
        state = engine.state
        territory = engine.argument(PLACE)
        player = self.decider(engine)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        attacking_undead = engine.argument(ATTACKING_UNDEAD)
        attacking_titans = engine.argument(ATTACKING_TITANS)
        attacking_heroes = engine.argument(ATTACKING_HEROES)
        attacking_artifacts = engine.argument(ATTACKING_ARTIFACTS)
        taken = engine.argument(TAKEN_ALONG)
        engine.pop()
        if player == attacker:
            leave_artifacts(engine, territory, attacking_artifacts & ~taken)
            put_on_land(engine, target, attackers, attacking_undead, attacking_titans, attacking_heroes, taken)
            self.told(
                engine,
                player,
                territory,
                target,
                attackers,
                attacking_undead,
                attacking_titans,
                attacking_heroes,
                taken,
            )
            self.ended(engine, state.owner[territory])
            end_if_all_artifacts(engine, state.owner[territory])
            return
        troops = state.troops[territory]
        undead = undead_on(engine, territory)
        titans = titans_on(engine, territory)
        heroes = heroes_on(engine, territory)
        take_off_land(engine, territory, troops, undead, titans, heroes, taken)
        put_on_land(engine, target, troops, undead, titans, heroes, taken)
        self.told(engine, player, territory, target, troops, undead, titans, heroes, taken)
        self.ended(engine, attacker)
        take_isle(
            engine,
            territory,
            attacker,
            attackers,
            attacking_undead,
            attacking_titans,
            attacking_heroes,
            attacking_artifacts,
        )

    def told(
        self,
        engine: Engine,
        player: i64,
        territory: i64,
        target: i64,
        troops: i64,
        undead: i64,
        titans: i64,
        heroes: i64,
        artifacts: i64,
    ) -> None:
        if engine.heard:
            engine.tell(
                events.TroopsRetreated(
                    player, territory, target, troops, undead, heroes_told(heroes), titans, artifacts_told(artifacts)
                )
            )

    def finish(self, engine: Engine) -> None:
        territory = engine.argument(PLACE)
        attacker = engine.argument(ATTACKER)
        attackers = self.attacking_units(engine)
        troops = engine.argument(ATTACKERS)
        undead = engine.argument(ATTACKING_UNDEAD)
        titans = engine.argument(ATTACKING_TITANS)
        heroes = engine.argument(ATTACKING_HEROES)
        artifacts = engine.argument(ATTACKING_ARTIFACTS)
        defenders = self.defending_units(engine)
        engine.pop()
        if attackers > 0:
            self.ended(engine, attacker)
            take_isle(engine, territory, attacker, troops, undead, titans, heroes, artifacts)
        else:
            leave_artifacts(engine, territory, artifacts)
            self.ended(engine, engine.state.owner[territory] if defenders > 0 else NONE)
            end_if_all_artifacts(engine, engine.state.owner[territory])


def leave_artifacts(engine: Engine, territory: i64, artifacts: i64) -> None:
    """What the attackers brought stays with the owner of the territory (T5.2)."""
    put_on_land(engine, territory, 0, 0, 0, 0, artifacts)
    if engine.heard and artifacts:
        engine.tell(events.ArtifactsLeft(territory, artifacts_told(artifacts)))


def heroes_told(heroes: i64) -> tuple[int, ...]:
    """A set of heroes as events name them: by card."""
    return tuple([FIRST_HERO + hero for hero in range(HERO_COUNT) if heroes & BIT[hero]])


def artifacts_told(artifacts: i64) -> tuple[int, ...]:
    """A set of artifacts as events name them: by card."""
    return tuple([FIRST_ARTIFACT + artifact for artifact in range(ARTIFACT_COUNT) if artifacts & BIT[artifact]])


def walls(engine: Engine, territory: i64, kind: i64) -> i64:
    """What a metropolis adds in a battle (B7.6); a special one of that kind adds more (T5.10)."""
    if engine.config.titans and engine.state.special[territory] == kind:
        return SPECIAL_BONUS
    return engine.state.metropolis[territory]


def coastal_bonus(engine: Engine, sea: i64, attacker: i64) -> i64:
    """What the attacker's own Coastal metropolis adds at a sea beside it (T5.10)."""
    if not engine.config.titans:
        return 0
    board = engine.board
    for i in range(board.shore_first[sea], board.shore_first[sea + 1]):
        territory = board.shore[i]
        if engine.state.special[territory] == COASTAL and engine.state.owner[territory] == attacker:
            return SPECIAL_BONUS
    return 0


def lose_minotaur(engine: Engine, territory: i64) -> None:
    if engine.heard:
        engine.tell(events.MinotaurFell(territory))
    remove_figure(engine, territory)


class SeaBattle(Battle):
    """The defender's fleets lie in the sea, the attacker's are in the frame."""

    name = "sea_battle"

    def __init__(self) -> None:
        self.item = TRIDENT

    def attack(self, engine: Engine) -> i64:
        strength = engine.argument(ATTACKERS) + engine.argument(ATTACKING_UNDEAD)
        return strength + coastal_bonus(engine, engine.argument(PLACE), engine.argument(ATTACKER))

    def defence(self, engine: Engine) -> i64:
        """Fleets, and the ports on isles that touch the sea; a metropolis is one (B6.1, B7.6)."""
        state = engine.state
        board = engine.board
        sea = engine.argument(PLACE)
        defender = engine.argument(DEFENDER)
        strength = sea_units(engine, sea)
        for i in range(board.shore_first[sea], board.shore_first[sea + 1]):
            territory = board.shore[i]
            if state.owner[territory] == defender:
                strength += buildings_on(engine, territory, PORT) + walls(engine, territory, COASTAL)
        return strength

    def defending_units(self, engine: Engine) -> i64:
        return sea_units(engine, engine.argument(PLACE))

    def defender_loses(self, engine: Engine) -> None:
        engine.state.fleets[engine.argument(PLACE)] -= 1

    def is_refuge(self, engine: Engine, sea: i64) -> bool:
        """Whether the side that may retreat could go to a neighbouring sea (B6.4)."""
        holder = engine.state.fleet_owner[sea]
        return (holder == NONE or holder == self.decider(engine)) and not is_closed(engine, sea)

    def can_retreat(self, engine: Engine) -> bool:
        sea = engine.argument(PLACE)
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            target = engine.board.sea_next[i]
            if target != NONE and self.is_refuge(engine, target):
                return True
        return False

    def options(self, engine: Engine) -> None:
        engine.offer(AT_STAY)
        sea = engine.argument(PLACE)
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            target = engine.board.sea_next[i]
            if target != NONE and self.is_refuge(engine, target):
                engine.offer(AT_CHOOSE_SEA + target)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STAY:
            return None
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        target = action - AT_CHOOSE_SEA
        if not engine.board.adjacent(engine.argument(PLACE), target):
            return refuse("retreat_sea_not_adjacent", sea=target)
        if is_closed(engine, target):
            return refuse("retreat_to_closed_sea", sea=target)
        if not self.is_refuge(engine, target):
            return refuse("retreat_onto_enemy", sea=target)
        return None

    def retreat(self, engine: Engine, action: i64) -> None:
        state = engine.state
        sea = engine.argument(PLACE)
        target = action - AT_CHOOSE_SEA
        player = self.decider(engine)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        attacking_undead = engine.argument(ATTACKING_UNDEAD)
        under_sylph = engine.argument(UNDER_SYLPH) != 0
        attacker_goes = player == attacker
        fleets = attackers if attacker_goes else state.fleets[sea]
        undead = attacking_undead if attacker_goes else undead_at(engine, sea)
        engine.pop()
        put_at_sea(engine, target, player, fleets, undead)
        if engine.heard:
            engine.tell(events.FleetsRetreated(player, sea, target, fleets, undead))
        if attacker_goes:
            if under_sylph:
                mark_spent(engine, target, fleets, undead)
            self.ended(engine, state.fleet_owner[sea])
        else:
            self.occupy(engine, sea, attacker, attackers, attacking_undead, under_sylph)

    def occupy(self, engine: Engine, sea: i64, attacker: i64, attackers: i64, undead: i64, under_sylph: bool) -> None:
        empty_sea(engine, sea)
        put_at_sea(engine, sea, attacker, attackers, undead)
        if under_sylph:
            mark_spent(engine, sea, attackers, undead)
        self.ended(engine, attacker)

    def finish(self, engine: Engine) -> None:
        state = engine.state
        sea = engine.argument(PLACE)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        undead = engine.argument(ATTACKING_UNDEAD)
        under_sylph = engine.argument(UNDER_SYLPH) != 0
        engine.pop()
        if attackers + undead > 0:
            self.occupy(engine, sea, attacker, attackers, undead, under_sylph)
        elif sea_units(engine, sea) > 0:
            self.ended(engine, state.fleet_owner[sea])
        else:
            state.fleet_owner[sea] = NONE
            self.ended(engine, NONE)


def mark_spent(engine: Engine, sea: i64, fleets: i64, undead: i64) -> None:
    """C10: they have fought under the running Sylph."""
    engine.state.spent[sea] += fleets
    if undead:
        engine.state.undead_spent[sea] += undead


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


def is_on_land(engine: Engine) -> bool:
    """Whether the battle is on land."""
    return engine.state.stack[battle_frame(engine)] == LAND_BATTLE


def side_count(engine: Engine, player: i64, unit: i64) -> i64:
    """How many units of a kind (`units`) a side of the battle below has left."""
    place = battle_argument(engine, PLACE)
    attacking = player == battle_argument(engine, ATTACKER)
    land = is_on_land(engine)
    if unit == NORMAL:
        if attacking:
            return battle_argument(engine, ATTACKERS)
        return engine.state.troops[place] if land else engine.state.fleets[place]
    if unit == UNDEAD:
        if attacking:
            return battle_argument(engine, ATTACKING_UNDEAD)
        return undead_on(engine, place) if land else undead_at(engine, place)
    if not land:
        return 0
    if unit == TITAN:
        return battle_argument(engine, ATTACKING_TITANS) if attacking else titans_on(engine, place)
    heroes = battle_argument(engine, ATTACKING_HEROES) if attacking else heroes_on(engine, place)
    return 1 if heroes & BIT[unit - HERO] else 0


def lose_side_unit(engine: Engine, player: i64, unit: i64) -> None:
    """A side of the battle below the top frame loses a unit for good."""
    state = engine.state
    place = battle_argument(engine, PLACE)
    attacking = player == battle_argument(engine, ATTACKER)
    land = is_on_land(engine)
    if engine.heard:
        engine.tell(
            events.UnitLost(player, unit == UNDEAD, FIRST_HERO + unit - HERO if unit >= HERO else None, unit == TITAN)
        )
    if unit == NORMAL:
        if attacking:
            set_battle_argument(engine, ATTACKERS, battle_argument(engine, ATTACKERS) - 1)
        elif land:
            state.troops[place] -= 1
        else:
            state.fleets[place] -= 1
        bury(engine, 1)
    elif unit == UNDEAD:
        if attacking:
            set_battle_argument(engine, ATTACKING_UNDEAD, battle_argument(engine, ATTACKING_UNDEAD) - 1)
        elif land:
            state.undead[place] -= 1
        else:
            state.undead_fleets[place] -= 1
    elif unit == TITAN:
        if attacking:
            set_battle_argument(engine, ATTACKING_TITANS, battle_argument(engine, ATTACKING_TITANS) - 1)
        else:
            state.titans[place] -= 1
    else:
        if attacking:
            left = battle_argument(engine, ATTACKING_HEROES) & ~BIT[unit - HERO]
            set_battle_argument(engine, ATTACKING_HEROES, left)
        hero_leaves(engine, unit - HERO)
