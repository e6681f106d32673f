"""Battles on land and at sea (B6), with the Minotaur (C14) and Medusa (C16)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_ISLE, AT_CHOOSE_SEA, AT_STAY, CHOOSE_ISLE, CHOOSE_SEA, STAY
from cyclades.engine.board import SIDES
from cyclades.engine.conquest import joined_by_fleets, take_isle
from cyclades.engine.engine import Engine, Room
from cyclades.engine.figures import is_closed, remove_figure
from cyclades.engine.frames import LAND_BATTLE, SEA_BATTLE
from cyclades.engine.holdings import buildings_on
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, FORTRESS, MEDUSA, MINOTAUR, NONE, PORT
from cyclades.engine.refusals import Refusal, refuse

# Arguments of a battle's frame.
PLACE: Final = 1
ATTACKER: Final = 2
DEFENDER: Final = 3
ATTACKERS: Final = 4
STAGE: Final = 5
UNDER_SYLPH: Final = 6

# Stages of a round (B6.3).
FIGHT: Final = 0
DEFENDER_MAY_RETREAT: Final = 1
ATTACKER_MAY_RETREAT: Final = 2

MINOTAUR_STRENGTH: Final = 2  # C14


def begin_land_battle(engine: Engine, territory: i64, attacker: i64, troops: i64) -> None:
    defender = engine.state.owner[territory]
    engine.push(LAND_BATTLE, territory, attacker, defender, troops, FIGHT)
    if engine.heard:
        engine.tell(events.LandBattleBegan(territory, attacker, defender, troops, engine.state.troops[territory]))


def begin_sea_battle(engine: Engine, sea: i64, attacker: i64, fleets: i64, under_sylph: bool) -> None:
    defender = engine.state.fleet_owner[sea]
    engine.push(SEA_BATTLE, sea, attacker, defender, fleets, FIGHT, 1 if under_sylph else 0)
    if engine.heard:
        engine.tell(events.SeaBattleBegan(sea, attacker, defender, fleets, engine.state.fleets[sea]))


class Battle(Room):
    """What land and sea battles share: the round, and who is asked when."""

    def decider(self, engine: Engine) -> i64:
        if engine.argument(STAGE) == DEFENDER_MAY_RETREAT:
            return engine.argument(DEFENDER)
        return engine.argument(ATTACKER)

    def advance(self, engine: Engine) -> bool:
        stage = engine.argument(STAGE)
        if stage == FIGHT:
            self.fight_round(engine)
            return False
        attackers = engine.argument(ATTACKERS)
        if attackers == 0 or self.defending_units(engine) == 0:
            self.finish(engine)
            return False
        if self.can_retreat(engine):
            return True
        self.next_stage(engine)
        return False

    def next_stage(self, engine: Engine) -> None:
        stage = engine.argument(STAGE) + 1
        engine.set_argument(STAGE, stage if stage <= ATTACKER_MAY_RETREAT else FIGHT)

    def fight_round(self, engine: Engine) -> None:
        """B6.1, B6.2."""
        attacker_die = engine.roll()
        defender_die = engine.roll()
        attack = attacker_die + engine.argument(ATTACKERS)
        defence = defender_die + self.defence(engine)
        if engine.heard:
            engine.tell(
                events.BattleRound(attacker_die, defender_die, attack, defence, attack <= defence, defence <= attack)
            )
        if attack <= defence:
            engine.set_argument(ATTACKERS, engine.argument(ATTACKERS) - 1)
        if defence <= attack:
            self.defender_loses(engine)
        self.next_stage(engine)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STAY:
            self.next_stage(engine)
        else:
            self.retreat(engine, action)

    def ended(self, engine: Engine, winner: i64) -> None:
        if engine.heard:
            engine.tell(events.BattleEnded(None if winner == NONE else winner))

    def defence(self, engine: Engine) -> i64:
        """The defender's strength without his die."""
        raise NotImplementedError

    def defending_units(self, engine: Engine) -> i64:
        raise NotImplementedError

    def defender_loses(self, engine: Engine) -> None:
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
    """Arguments: isle, attacker, defender, attacking troops, stage. The defender's troops stand on the isle."""

    name = "land_battle"

    def defence(self, engine: Engine) -> i64:
        territory = engine.argument(PLACE)
        state = engine.state
        strength = state.troops[territory] + buildings_on(engine, territory, FORTRESS) + state.metropolis[territory]
        if state.figure[territory] == MINOTAUR:
            strength += MINOTAUR_STRENGTH
        return strength

    def defending_units(self, engine: Engine) -> i64:
        territory = engine.argument(PLACE)
        state = engine.state
        return state.troops[territory] + (1 if state.figure[territory] == MINOTAUR else 0)

    def defender_loses(self, engine: Engine) -> None:
        territory = engine.argument(PLACE)
        if engine.state.troops[territory] > 0:
            engine.state.troops[territory] -= 1
            return
        if engine.heard:
            engine.tell(events.MinotaurFell(territory))
        remove_figure(engine, territory)

    def retreat_isles(self, engine: Engine) -> i64:
        """The set of isles the side that may retreat could go to (B6.4)."""
        state = engine.state
        territory = engine.argument(PLACE)
        player = self.decider(engine)
        if state.figure[territory] == MEDUSA:  # C16
            return 0
        if engine.argument(STAGE) == DEFENDER_MAY_RETREAT and state.troops[territory] == 0:  # C14
            return 0
        joined = joined_by_fleets(engine, player, territory)
        isles: i64 = 0
        for target in range(engine.board.territory_count):
            if joined & BIT[target] and state.owner[target] == player:
                isles |= BIT[target]
        return isles

    def can_retreat(self, engine: Engine) -> bool:
        return self.retreat_isles(engine) != 0

    def options(self, engine: Engine) -> None:
        engine.offer(AT_STAY)
        isles = self.retreat_isles(engine)
        for target in range(engine.board.territory_count):
            if isles & BIT[target]:
                engine.offer(AT_CHOOSE_ISLE + target)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STAY:
            return None
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        target = action - AT_CHOOSE_ISLE
        if engine.state.owner[target] != self.decider(engine) or target == engine.argument(PLACE):
            return refuse("retreat_isle_not_yours", isle=target)
        if not self.retreat_isles(engine) & BIT[target]:
            return refuse("retreat_not_joined", isle=target)
        return None

    def retreat(self, engine: Engine, action: i64) -> None:
        state = engine.state
        territory = engine.argument(PLACE)
        target = action - AT_CHOOSE_ISLE
        player = self.decider(engine)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        attacker_goes = player == attacker
        count = attackers if attacker_goes else state.troops[territory]
        engine.pop()
        state.troops[target] += count
        if engine.heard:
            engine.tell(events.TroopsRetreated(player, territory, target, count))
        if attacker_goes:
            self.ended(engine, state.owner[territory])
        else:
            state.troops[territory] = 0
            self.ended(engine, attacker)
            take_isle(engine, territory, attacker, attackers)

    def finish(self, engine: Engine) -> None:
        territory = engine.argument(PLACE)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        defenders = self.defending_units(engine)
        engine.pop()
        if attackers > 0:
            self.ended(engine, attacker)
            take_isle(engine, territory, attacker, attackers)
        else:
            self.ended(engine, engine.state.owner[territory] if defenders > 0 else NONE)


class SeaBattle(Battle):
    """Arguments: sea, attacker, defender, attacking fleets, stage, whether under a Sylph."""

    name = "sea_battle"

    def defence(self, engine: Engine) -> i64:
        """Fleets, and the ports on isles that touch the sea; a metropolis is one (B6.1, B7.6)."""
        state = engine.state
        board = engine.board
        sea = engine.argument(PLACE)
        defender = engine.argument(DEFENDER)
        strength = state.fleets[sea]
        for i in range(board.shore_first[sea], board.shore_first[sea + 1]):
            territory = board.shore[i]
            if state.owner[territory] == defender:
                strength += buildings_on(engine, territory, PORT) + state.metropolis[territory]
        return strength

    def defending_units(self, engine: Engine) -> i64:
        return engine.state.fleets[engine.argument(PLACE)]

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
        under_sylph = engine.argument(UNDER_SYLPH) != 0
        attacker_goes = player == attacker
        count = attackers if attacker_goes else state.fleets[sea]
        engine.pop()
        state.fleets[target] += count
        state.fleet_owner[target] = player
        if engine.heard:
            engine.tell(events.FleetsRetreated(player, sea, target, count))
        if attacker_goes:
            if under_sylph:
                state.spent[target] += count  # C10
            self.ended(engine, state.fleet_owner[sea])
        else:
            self.occupy(engine, sea, attacker, attackers, under_sylph)

    def occupy(self, engine: Engine, sea: i64, attacker: i64, attackers: i64, under_sylph: bool) -> None:
        state = engine.state
        state.fleets[sea] = attackers
        state.fleet_owner[sea] = attacker
        if under_sylph:
            state.spent[sea] = attackers  # C10
        self.ended(engine, attacker)

    def finish(self, engine: Engine) -> None:
        state = engine.state
        sea = engine.argument(PLACE)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        under_sylph = engine.argument(UNDER_SYLPH) != 0
        engine.pop()
        if attackers > 0:
            self.occupy(engine, sea, attacker, attackers, under_sylph)
        elif state.fleets[sea] > 0:
            self.ended(engine, state.fleet_owner[sea])
        else:
            state.fleet_owner[sea] = NONE
            self.ended(engine, NONE)
