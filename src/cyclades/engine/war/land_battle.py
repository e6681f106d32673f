"""Battles on land (B6), with the Minotaur (C14) and Medusa (C16)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import territories_held, territories_of
from cyclades.engine.creatures.standing_figures import remove_figure
from cyclades.engine.cycle.victory import end_if_all_artifacts
from cyclades.engine.favours.items import spear, thread
from cyclades.engine.favours.items.hands import has_item, spend_item
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import LAND_BATTLE, THREAD_ISLE
from cyclades.engine.war.battle import (
    ATTACKER,
    ATTACKER_MAY_RETREAT,
    ATTACKING_ARTIFACTS,
    ATTACKING_PARTY,
    BATTLE_FIELDS,
    DEFENDER_MAY_RETREAT,
    FIGHT,
    PLACE,
    STAGE,
    TAKEN_ALONG,
    BattleRoom,
    attacking_party,
    set_attackers,
)
from cyclades.engine.war.conquest import is_protected, joined_by_fleets, take_territory
from cyclades.engine.war.on_the_way import check_party
from cyclades.engine.war.party import artifacts_in, carrying, heroes_in, titans_in, troops_in, undead_in, units_in
from cyclades.engine.war.strength import defenders_of, walls_of
from cyclades.engine.war.units import (
    artifacts_on,
    artifacts_told,
    heroes_told,
    land_units,
    party_on,
    put_on_land,
    take_off_land,
)
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_CHOOSE_ISLE,
    AT_JOIN_ARTIFACT,
    AT_STAY,
    AT_USE_ITEM,
    CHOOSE_ISLE,
    FAMILY_OF,
    JOIN_ARTIFACT,
    STAY,
    USE_ITEM,
)
from cyclades.engine.words.pieces import (
    ARTIFACT_COUNT,
    BIT,
    FIRST_ARTIFACT,
    MEDUSA,
    NONE,
    PENTHESILEA,
    SPEAR,
    THREAD,
    ULYSSES,
)
from cyclades.engine.words.refusals import Refusal, refuse


def begin_land_battle(engine: Engine, territory: i64, attacker: i64, party: i64) -> None:
    defender = engine.state.owner[territory]
    engine.push(LAND_BATTLE, territory, attacker, defender, 0, FIGHT)
    set_attackers(engine, party)
    if engine.heard:
        defenders = land_units(engine, territory)
        engine.tell(events.LandBattleBegan(territory, attacker, defender, units_in(party), defenders))


class LandBattle(BattleRoom):
    """The defender's units stand on the isle, the attacker's are in the frame."""

    name = "land_battle"
    fields: tuple[Field, ...] = (Field(PLACE, "isle", "isle"), *BATTLE_FIELDS)

    def __init__(self) -> None:
        self.item = SPEAR
        self.item_bonus = spear.BONUS

    def defenders(self, engine: Engine) -> i64:
        return defenders_of(engine, engine.argument(PLACE))

    def walls(self, engine: Engine) -> i64:
        return walls_of(engine, engine.argument(PLACE))

    def defender_loses(self, engine: Engine) -> None:
        territory = engine.argument(PLACE)
        if engine.state.troops[territory] > 0:
            engine.state.troops[territory] -= 1
            return
        lose_minotaur(engine, territory)

    def retreat_territories(self, engine: Engine) -> i64:
        """The set of isles the side that may retreat could go to (B6.4)."""
        if not self.may_leave(engine):
            return 0
        player = self.decider(engine)
        territory = engine.argument(PLACE)
        joined = joined_by_fleets(engine, player, territory, False) | engine.board.land_next[territory]  # T1.4
        return joined & territories_of(engine, player)

    def may_leave(self, engine: Engine) -> bool:
        territory = engine.argument(PLACE)
        if engine.state.figure[territory] == MEDUSA:  # C16
            return False
        # C14
        return engine.argument(STAGE) != DEFENDER_MAY_RETREAT or land_units(engine, territory) > 0

    def can_retreat(self, engine: Engine) -> bool:
        if self.retreat_territories(engine) != 0:
            return True
        return self.may_leave(engine) and thread.may_lead(engine, self.decider(engine), engine.argument(PLACE))

    def options(self, engine: Engine) -> None:
        engine.offer(AT_STAY)
        isles = self.retreat_territories(engine)
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
        if not self.retreat_territories(engine) & BIT[target]:
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
        attackers = attacking_party(engine)
        taken = engine.argument(TAKEN_ALONG)
        engine.pop()
        if player == attacker:
            leave_artifacts(engine, territory, artifacts_in(attackers) & ~taken)
            self.withdraw(engine, player, territory, target, carrying(attackers, taken))
            self.ended(engine, state.owner[territory])
            end_if_all_artifacts(engine, state.owner[territory])
        else:
            defenders = carrying(party_on(engine, territory), taken)
            take_off_land(engine, territory, defenders)
            self.withdraw(engine, player, territory, target, defenders)
            self.ended(engine, attacker)
            take_territory(engine, territory, attacker, attackers)

    def withdraw(self, engine: Engine, player: i64, territory: i64, target: i64, party: i64) -> None:
        """A party that fought for an isle comes to one of its own."""
        put_on_land(engine, target, party)
        if engine.heard:
            engine.tell(
                events.TroopsRetreated(
                    player,
                    territory,
                    target,
                    troops_in(party),
                    undead_in(party),
                    heroes_told(heroes_in(party)),
                    titans_in(party),
                    artifacts_told(artifacts_in(party)),
                )
            )

    def finish(self, engine: Engine) -> None:
        territory = engine.argument(PLACE)
        attacker = engine.argument(ATTACKER)
        attackers = attacking_party(engine)
        defenders = units_in(self.defenders(engine))
        engine.pop()
        if units_in(attackers) > 0:
            self.ended(engine, attacker)
            take_territory(engine, territory, attacker, attackers)
        else:
            leave_artifacts(engine, territory, artifacts_in(attackers))
            self.ended(engine, engine.state.owner[territory] if defenders > 0 else NONE)
            end_if_all_artifacts(engine, engine.state.owner[territory])

    def check_sides(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        isle = frame["isle"]
        holder = frame["defender"]
        player = state.turn_player
        frame.demand(holder != engine.config.partner[player], "defender", "partners_do_not_fight")
        frame.demand(units_in(defenders_of(engine, isle)) > 0, "isle, defender", "nobody_defends")
        frame.demand(territories_held(engine, player) > 0, "attacker", "no_isle_to_come_from")
        # Penthesilea's death may end what made the attack legal.
        may_fall = state.gone & BIT[PENTHESILEA] != 0 or not is_protected(engine, player, isle)
        frame.demand(may_fall, "isle", "last_isle_protected")
        check_party(engine, frame, ATTACKING_PARTY)
        frame.demand(not frame["under_sylph"], "under_sylph", "sylph_moves_fleets")
        known = state.gone & BIT[ULYSSES] != 0 or state.holder[ULYSSES] == player or state.holder[ULYSSES] == holder
        frame.demand(not frame["rerolled"] or known, "rerolled", "ulysses_not_in_battle")
        stage = frame["stage"]
        portable: i64 = 0
        if state.figure[isle] != MEDUSA:
            if stage == DEFENDER_MAY_RETREAT:
                portable = artifacts_on(engine, isle)
            elif stage == ATTACKER_MAY_RETREAT:
                portable = frame["attacking_artifacts"]
        has_it = not frame["taken_along"] & ~portable
        frame.demand(has_it, "taken_along", "not_with_who_retreats")


def leave_artifacts(engine: Engine, territory: i64, artifacts: i64) -> None:
    """What the attackers brought stays with the owner of the territory (T5.2)."""
    put_on_land(engine, territory, carrying(0, artifacts))
    if engine.heard and artifacts:
        engine.tell(events.ArtifactsLeft(territory, artifacts_told(artifacts)))


def lose_minotaur(engine: Engine, territory: i64) -> None:
    if engine.heard:
        engine.tell(events.MinotaurFell(territory))
    remove_figure(engine, territory)
