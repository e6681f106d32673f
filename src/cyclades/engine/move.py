"""Moves of fleets and troops, and who may land where (B5.9, B5.10, B5.13, C5).

Where other units stand beside the troops or fleets, those that go along are named first (`take undead 2`, `take ajax`),
then the normal ones with the place they go to.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_JOIN_ARTIFACT,
    AT_JOIN_HERO,
    AT_JOIN_TITANS,
    AT_JOIN_UNDEAD,
    AT_STOP,
    FAMILY_OF,
    JOIN_ARTIFACT,
    JOIN_HERO,
    JOIN_TITANS,
    JOIN_UNDEAD,
    LAND,
    PASS_THROUGH,
    SAIL,
    STOP,
    land,
    land_territory,
    land_troops,
    pass_through,
    passed_territory,
    passing_troops,
    sail,
    sail_fleets,
    sail_sea,
)
from cyclades.engine.board import SIDES
from cyclades.engine.conquest import is_protected, joined_by_fleets, take_isle
from cyclades.engine.engine import Engine, Room
from cyclades.engine.figures import is_closed
from cyclades.engine.land_battle import begin_land_battle
from cyclades.engine.packed import i64
from cyclades.engine.pieces import (
    ARTIFACT_COUNT,
    BIT,
    CHIRON,
    FIRST_ARTIFACT,
    FIRST_HERO,
    HELM,
    HERO_COUNT,
    MEDUSA,
    MINOTAUR,
    NONE,
    SANDALS,
)
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.sea_battle import begin_sea_battle
from cyclades.engine.units import (
    artifacts_on,
    artifacts_told,
    heroes_on,
    heroes_told,
    land_units,
    put_at_sea,
    put_on_land,
    take_off_land,
    take_off_sea,
    titans_on,
    undead_at,
    undead_on,
)

MOVE_PRICE: Final = 1
TITAN_RISE: Final = 1  # T4.3: how much each titan move of a turn costs more than the last
WITH_HELM: Final = 1 << (HELM - FIRST_ARTIFACT)
WITH_SANDALS: Final = 1 << (SANDALS - FIRST_ARTIFACT)


# Fleets


def can_sail_from(engine: Engine, sea: i64) -> bool:
    """Whether some neighbouring sea can be entered."""
    sea_next = engine.board.sea_next
    for i in range(sea * SIDES, sea * SIDES + SIDES):
        if sea_next[i] != NONE and not is_closed(engine, sea_next[i]):
            return True
    return False


def why_not_sail_from(engine: Engine, sea: i64) -> Refusal | None:
    if engine.state.fleet_owner[sea] != engine.state.turn_player:
        return refuse("no_own_fleet_there", sea=sea)
    if not can_sail_from(engine, sea):
        return refuse("fleets_cannot_leave", sea=sea)
    return None


def offer_sailing(engine: Engine, sea: i64, fleets: i64, undead: i64, joined: i64, needs_undead: bool) -> None:
    """Offer every step of up to `fleets` fleets out of a sea, and the undead ones that may join before it."""
    sea_next = engine.board.sea_next
    if joined == 0:
        engine.offer_range(AT_JOIN_UNDEAD, AT_JOIN_UNDEAD + undead - 1)
        if needs_undead:  # H2.5
            return
    fewest: i64 = 0 if joined else 1
    for i in range(sea * SIDES, sea * SIDES + SIDES):
        target = sea_next[i]
        if target != NONE and not is_closed(engine, target):
            engine.offer_range(sail(target, fewest), sail(target, fleets))


def why_not_join_undead(here: i64, joined: i64, action: i64) -> Refusal | None:
    """Why that many undead can't come along on a step or a move."""
    if joined:
        return refuse("undead_chosen")
    wanted = action - AT_JOIN_UNDEAD + 1
    return None if wanted <= here else refuse("too_many_undead", number=here)


def why_not_sail(engine: Engine, sea: i64, fleets: i64, joined: i64, needs_undead: bool, action: i64) -> Refusal | None:
    target = sail_sea(action)
    if needs_undead and joined == 0:
        return refuse("undead_must_go")
    if not engine.board.adjacent(sea, target):
        return refuse("sea_not_adjacent", sea=target)
    if is_closed(engine, target):
        return refuse("sea_closed", sea=target)
    if sail_fleets(action) > fleets:
        return refuse("too_many_fleets", sea=sea, number=fleets)
    if sail_fleets(action) + joined == 0:
        return refuse("nobody_goes", "B5.9")
    return None


def sail_on(engine: Engine, sea: i64, action: i64, undead: i64, price: i64, under_sylph: bool) -> None:
    """One step of a fleet move; it may lead to a battle."""
    state = engine.state
    player = state.turn_player
    target = sail_sea(action)
    count = sail_fleets(action)
    state.gold[player] -= price
    take_off_sea(engine, sea, count, undead)
    if engine.heard:
        engine.tell(events.FleetsMoved(player, sea, target, count, price, undead))
    if state.fleet_owner[target] != NONE and state.fleet_owner[target] != player:
        begin_sea_battle(engine, target, player, count, undead, under_sylph)
    else:
        put_at_sea(engine, target, player, count, undead)


class FleetMove(Room):
    """A fleet move (B5.9, H2.5).

    Arguments: the present sea, steps left, whether a step was made, whether it is Hades's, undead that join the step.
    """

    name = "fleet_move"

    def options(self, engine: Engine) -> None:
        sea = engine.argument(1)
        if engine.argument(3):
            engine.offer(AT_STOP)
        undead = undead_at(engine, sea)
        offer_sailing(engine, sea, engine.state.fleets[sea], undead, engine.argument(5), engine.argument(4) != 0)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        sea = engine.argument(1)
        if family == STOP:
            return None if engine.argument(3) else refuse("step_first")
        if family == JOIN_UNDEAD:
            return why_not_join_undead(undead_at(engine, sea), engine.argument(5), action)
        if family == SAIL:
            return why_not_sail(
                engine, sea, engine.state.fleets[sea], engine.argument(5), engine.argument(4) != 0, action
            )
        return engine.wrong_moment(family)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            engine.pop()
            return
        if action >= AT_JOIN_UNDEAD:
            engine.set_argument(5, action - AT_JOIN_UNDEAD + 1)
            return
        sea = engine.argument(1)
        steps_left = engine.argument(2) - 1
        undead = engine.argument(5)
        price: i64 = 0 if engine.argument(3) else MOVE_PRICE  # paid with the first step
        engine.set_argument(1, sail_sea(action))
        engine.set_argument(2, steps_left)
        engine.set_argument(3, 1)
        engine.set_argument(5, 0)
        if steps_left == 0 or is_enemy_sea(engine, sail_sea(action)):
            engine.pop()
        sail_on(engine, sea, action, undead, price, False)


def is_enemy_sea(engine: Engine, sea: i64) -> bool:
    holder = engine.state.fleet_owner[sea]
    return holder != NONE and holder != engine.state.turn_player


# Troops


def is_partners(engine: Engine, territory: i64) -> bool:
    """Whether a territory is the partner's of the player whose turn it is (T7.1)."""
    owner = engine.state.owner[territory]
    return owner != NONE and owner == engine.config.partner[engine.state.turn_player]


def landing_refused(engine: Engine, target: i64, flying: bool) -> Refusal | None:
    """Why the player whose turn it is may not land on an isle, wherever he comes from; None if he may."""
    state = engine.state
    owner = state.owner[target]
    player = state.turn_player
    if owner == player:
        return None
    if is_partners(engine, target):
        return refuse("partners_territory", isle=target)
    if flying and state.figure[target] == CHIRON:  # C5, C15
        return refuse("guarded_by_chiron", isle=target)
    if owner != NONE and is_protected(engine, player, target):
        return refuse("last_isle", "T7.3" if engine.config.teams else "B5.13", isle=target)
    return None


def may_land(engine: Engine, target: i64, flying: bool) -> bool:
    state = engine.state
    owner = state.owner[target]
    if owner == state.turn_player:
        return True
    if is_partners(engine, target) or (flying and state.figure[target] == CHIRON):
        return False
    return owner == NONE or not is_protected(engine, state.turn_player, target)


def within_reach(engine: Engine, territory: i64, flying: bool, artifacts: i64) -> i64:
    """The set of isles that units can get to in one step from an isle, with a set of artifacts.

    By air every other one; on foot those joined by fleets, and adjacent territories (T1.4).
    """
    board = engine.board
    if flying:
        return BIT[board.territory_count] - 1 - BIT[territory]
    reach = joined_by_fleets(engine, engine.state.turn_player, territory, artifacts & WITH_HELM != 0)
    reach |= board.land_next[territory]
    if artifacts & WITH_SANDALS:  # T5.5
        reach |= board.isle_mask[territory] & ~BIT[territory]
    return reach


def can_land_somewhere(engine: Engine, territory: i64, flying: bool, artifacts: i64) -> bool:
    """Whether a step from an isle can end on another."""
    reach = within_reach(engine, territory, flying, artifacts)
    for target in range(engine.board.territory_count):
        if reach & BIT[target] and may_land(engine, target, flying):
            return True
    return False


def may_pass(engine: Engine, target: i64, artifacts: i64, price: i64, rise: i64, gold: i64, passed: i64) -> bool:
    """T5.7: whether a party with the Helm may go through another's territory at that price, and on from there.

    Each later step costs `rise` more; going through a territory twice (`passed` is a set) leads nowhere new.
    """
    if passed & BIT[target] or not is_passable(engine, target) or gold < price + price + rise:
        return False
    if can_land_somewhere(engine, target, False, artifacts):
        return True
    reach = within_reach(engine, target, False, artifacts)
    for beyond in range(engine.board.territory_count):
        if reach & BIT[beyond] and may_pass(
            engine, beyond, artifacts, price + rise, rise, gold - price, passed | BIT[target]
        ):
            return True
    return False


def is_passable(engine: Engine, territory: i64) -> bool:
    """Another player's, not a partner's, and without Medusa."""
    state = engine.state
    owner = state.owner[territory]
    return (
        owner != NONE
        and owner != state.turn_player
        and not is_partners(engine, territory)
        and state.figure[territory] != MEDUSA
    )


def can_go_anywhere(engine: Engine, territory: i64, flying: bool, price: i64, rise: i64) -> bool:
    """Whether units of an isle can leave it, with whatever artifacts lie there, at that price.

    Each later step of a passage (T5.7) costs `rise` more. Whether a single step can be paid is another matter.
    """
    artifacts = artifacts_on(engine, territory)
    if can_land_somewhere(engine, territory, flying, artifacts):
        return True
    if flying or not artifacts & WITH_HELM:
        return False
    gold = engine.state.gold[engine.state.turn_player]
    reach = within_reach(engine, territory, False, artifacts)
    for target in range(engine.board.territory_count):
        if reach & BIT[target] and may_pass(engine, target, artifacts, price, rise, gold, 0):
            return True
    return False


def why_not_leave(
    engine: Engine, territory: i64, flying: bool, price: i64 = MOVE_PRICE, rise: i64 = 0
) -> Refusal | None:
    """Why no units of his can leave an isle, on foot or by air."""
    state = engine.state
    if state.owner[territory] != state.turn_player or land_units(engine, territory) == 0:
        return refuse("no_own_troop_there", "C5" if flying else "B5.10", isle=territory)
    if state.figure[territory] == MEDUSA:
        return refuse("held_by_medusa", isle=territory)
    if not can_go_anywhere(engine, territory, flying, price, rise):
        return refuse("troops_cannot_leave", "C5" if flying else "B5.10", isle=territory)
    return None


def can_leave(engine: Engine, territory: i64, flying: bool, price: i64 = MOVE_PRICE, rise: i64 = 0) -> bool:
    """Whether units of the player whose turn it is can go away from an isle of his, on foot or by air."""
    return (
        land_units(engine, territory) > 0
        and engine.state.figure[territory] != MEDUSA
        and can_go_anywhere(engine, territory, flying, price, rise)
    )


# Arguments of a troop move.
SOURCE: Final = 1
FLYING: Final = 2  # C5
BY_HADES: Final = 3  # H2.5
UNDEAD_ALONG: Final = 4
HEROES_ALONG: Final = 5  # as a mask
BY_TITAN: Final = 6  # T4.3
TITANS_ALONG: Final = 7
ARTIFACTS_ALONG: Final = 8  # as a mask
PASSING: Final = 9  # whether the party is on its way through another's territory (T5.7)
PASSING_TROOPS: Final = 10


class TroopMove(Room):
    """Units of an isle go to another (B5.10), or fly (C5)."""

    name = "troop_move"

    def step_price(self, engine: Engine) -> i64:
        """What the next step costs."""
        if engine.argument(FLYING):
            return 0
        return engine.state.titan_moves + 1 if engine.argument(BY_TITAN) else MOVE_PRICE

    def lacks_leader(self, engine: Engine) -> bool:
        """Whether the unit is still missing that has to take part in the move."""
        if engine.argument(BY_HADES) and engine.argument(UNDEAD_ALONG) == 0:
            return True
        return engine.argument(BY_TITAN) != 0 and engine.argument(TITANS_ALONG) == 0

    def most_troops(self, engine: Engine) -> i64:
        if engine.argument(PASSING):
            return engine.argument(PASSING_TROOPS)
        return engine.state.troops[engine.argument(SOURCE)]

    def fewest_troops(self, engine: Engine) -> i64:
        """The whole party goes on (T5.7); else at least one troop, unless others go."""
        if engine.argument(PASSING):
            return engine.argument(PASSING_TROOPS)
        others = engine.argument(UNDEAD_ALONG) + engine.argument(HEROES_ALONG) + engine.argument(TITANS_ALONG)
        return 0 if others else 1

    def options(self, engine: Engine) -> None:
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        artifacts = engine.argument(ARTIFACTS_ALONG)
        if engine.config.mixed_units and not engine.argument(PASSING):
            self.offer_company(engine, source)
            if self.lacks_leader(engine):
                return
        fewest = self.fewest_troops(engine)
        most = self.most_troops(engine)
        reach = within_reach(engine, source, flying, artifacts)
        for target in range(engine.board.territory_count):
            if reach & BIT[target] and may_land(engine, target, flying):
                engine.offer_range(land(target, fewest), land(target, most))
        if artifacts & WITH_HELM and not flying:
            for target in range(engine.board.territory_count):
                if reach & BIT[target] and self.may_pass_now(engine, target):
                    engine.offer_range(pass_through(target, fewest), pass_through(target, most))

    def may_pass_now(self, engine: Engine, target: i64) -> bool:
        rise: i64 = TITAN_RISE if engine.argument(BY_TITAN) else 0
        gold = engine.state.gold[engine.state.turn_player]
        return may_pass(engine, target, engine.argument(ARTIFACTS_ALONG), self.step_price(engine), rise, gold, 0)

    def offer_company(self, engine: Engine, source: i64) -> None:
        """Offer what else may come along."""
        if engine.argument(UNDEAD_ALONG) == 0:
            engine.offer_range(AT_JOIN_UNDEAD, AT_JOIN_UNDEAD + undead_on(engine, source) - 1)
        if engine.argument(TITANS_ALONG) == 0:
            engine.offer_range(AT_JOIN_TITANS, AT_JOIN_TITANS + titans_on(engine, source) - 1)
        heroes = heroes_on(engine, source) & ~engine.argument(HEROES_ALONG)
        for hero in range(HERO_COUNT if heroes else 0):
            if heroes & BIT[hero]:
                engine.offer(AT_JOIN_HERO + hero)
        artifacts = artifacts_on(engine, source) & ~engine.argument(ARTIFACTS_ALONG)
        for artifact in range(ARTIFACT_COUNT if artifacts else 0):
            if artifacts & BIT[artifact]:
                engine.offer(AT_JOIN_ARTIFACT + artifact)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        if family == JOIN_UNDEAD or family == JOIN_TITANS or family == JOIN_HERO or family == JOIN_ARTIFACT:
            return self.why_not_join(engine, source, family, action)
        if family != LAND and family != PASS_THROUGH:
            return engine.wrong_moment(family)
        if self.lacks_leader(engine):
            return refuse("titan_must_go" if engine.argument(BY_TITAN) else "undead_must_go")
        target = land_territory(action) if family == LAND else passed_territory(action)
        troops = land_troops(action) if family == LAND else passing_troops(action)
        if target == source:
            return refuse("same_isle", isle=target)
        if not within_reach(engine, source, flying, engine.argument(ARTIFACTS_ALONG)) & BIT[target]:
            return refuse("not_joined_by_fleets", isle=target)
        if troops > self.most_troops(engine):
            return refuse("too_many_troops", isle=source, number=self.most_troops(engine))
        if troops < self.fewest_troops(engine):
            return refuse("party_stays_together") if engine.argument(PASSING) else refuse("nobody_goes")
        if family == LAND:
            return landing_refused(engine, target, flying)
        if flying or not engine.argument(ARTIFACTS_ALONG) & WITH_HELM:
            return refuse("needs_helm")
        if not is_passable(engine, target):
            return refuse("not_passable", isle=target)
        return None if self.may_pass_now(engine, target) else refuse("no_way_on", isle=target)

    def why_not_join(self, engine: Engine, source: i64, family: i64, action: i64) -> Refusal | None:
        if engine.argument(PASSING):
            return refuse("party_stays_together")
        if family == JOIN_UNDEAD:
            return why_not_join_undead(undead_on(engine, source), engine.argument(UNDEAD_ALONG), action)
        if family == JOIN_TITANS:
            if engine.argument(TITANS_ALONG):
                return refuse("titans_chosen")
            here = titans_on(engine, source)
            return None if action - AT_JOIN_TITANS < here else refuse("too_many_titans", number=here)
        if family == JOIN_HERO:
            return self.why_not_join_hero(engine, source, engine.argument(HEROES_ALONG), action - AT_JOIN_HERO)
        artifact = action - AT_JOIN_ARTIFACT
        if engine.argument(ARTIFACTS_ALONG) & BIT[artifact]:
            return refuse("artifact_chosen", card=FIRST_ARTIFACT + artifact)
        has_it = artifacts_on(engine, source) & BIT[artifact] != 0
        return None if has_it else refuse("artifact_not_there", card=FIRST_ARTIFACT + artifact)

    def why_not_join_hero(self, engine: Engine, source: i64, along: i64, hero: i64) -> Refusal | None:
        if along & BIT[hero]:
            return refuse("hero_chosen", card=FIRST_HERO + hero)
        if not heroes_on(engine, source) & BIT[hero]:
            return refuse("hero_not_there", card=FIRST_HERO + hero, isle=source)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        family = FAMILY_OF[action]
        if family == LAND:
            self.enter(engine, land_territory(action), land_troops(action))
        elif family == PASS_THROUGH:
            self.go_through(engine, passed_territory(action), passing_troops(action))
        elif family == JOIN_UNDEAD:
            engine.set_argument(UNDEAD_ALONG, action - AT_JOIN_UNDEAD + 1)
        elif family == JOIN_TITANS:
            engine.set_argument(TITANS_ALONG, action - AT_JOIN_TITANS + 1)
        elif family == JOIN_HERO:
            engine.set_argument(HEROES_ALONG, engine.argument(HEROES_ALONG) | BIT[action - AT_JOIN_HERO])
        else:
            artifacts = engine.argument(ARTIFACTS_ALONG) | BIT[action - AT_JOIN_ARTIFACT]
            engine.set_argument(ARTIFACTS_ALONG, artifacts)

    def set_out(self, engine: Engine, target: i64, troops: i64) -> i64:
        """Pay for a step and take the party off the isle it leaves; what it cost."""
        state = engine.state
        price = self.step_price(engine)
        state.gold[state.turn_player] -= price
        if engine.argument(BY_TITAN):
            state.titan_moves += 1
        if not engine.argument(PASSING):
            take_off_land(
                engine,
                engine.argument(SOURCE),
                troops,
                engine.argument(UNDEAD_ALONG),
                engine.argument(TITANS_ALONG),
                engine.argument(HEROES_ALONG),
                engine.argument(ARTIFACTS_ALONG),
            )
        return price

    def go_through(self, engine: Engine, target: i64, troops: i64) -> None:
        """T5.7: one step of a passage; nothing is taken or fought for."""
        source = engine.argument(SOURCE)
        passing = engine.argument(PASSING) != 0
        price = self.set_out(engine, target, troops)
        engine.set_argument(SOURCE, target)
        engine.set_argument(PASSING, 1)
        engine.set_argument(PASSING_TROOPS, troops)
        if engine.heard:
            engine.tell(
                events.TroopsPassed(
                    engine.state.turn_player,
                    source,
                    target,
                    troops,
                    price,
                    engine.argument(UNDEAD_ALONG),
                    heroes_told(engine.argument(HEROES_ALONG)),
                    engine.argument(TITANS_ALONG),
                    artifacts_told(engine.argument(ARTIFACTS_ALONG)),
                    passing,
                    engine.argument(BY_TITAN) != 0,
                )
            )

    def enter(self, engine: Engine, target: i64, troops: i64) -> None:
        """The party comes to an isle: joins, fights, or takes it."""
        state = engine.state
        player = state.turn_player
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        passing = engine.argument(PASSING) != 0
        by_titan = engine.argument(BY_TITAN) != 0
        undead = engine.argument(UNDEAD_ALONG)
        titans = engine.argument(TITANS_ALONG)
        heroes = engine.argument(HEROES_ALONG)
        artifacts = engine.argument(ARTIFACTS_ALONG)
        price = self.set_out(engine, target, troops)
        engine.pop()
        if engine.heard:
            engine.tell(
                events.TroopsMoved(
                    player,
                    source,
                    target,
                    troops,
                    price,
                    flying,
                    undead,
                    heroes_told(heroes),
                    titans,
                    artifacts_told(artifacts),
                    passing,
                    by_titan,
                )
            )
        owner = state.owner[target]
        if owner == player:
            put_on_land(engine, target, troops, undead, titans, heroes, artifacts)
        elif owner != NONE and (land_units(engine, target) > 0 or state.figure[target] == MINOTAUR):
            begin_land_battle(engine, target, player, troops, undead, titans, heroes, artifacts)
        else:
            take_isle(engine, target, player, troops, undead, titans, heroes, artifacts)
