"""Moves of fleets and troops, and who may land where (B5.9, B5.10, B5.13, C5).

Where other units stand beside the troops or fleets, those that go along are named first (`take undead 2`, `take ajax`),
then the normal ones with the place they go to.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_JOIN_HERO,
    AT_JOIN_UNDEAD,
    AT_STOP,
    JOIN_HERO,
    JOIN_UNDEAD,
    LAND,
    SAIL,
    STOP,
    land,
    land_territory,
    land_troops,
    sail,
    sail_fleets,
    sail_sea,
)
from cyclades.engine.battle import begin_land_battle, begin_sea_battle, heroes_told
from cyclades.engine.board import SIDES
from cyclades.engine.conquest import is_protected, joined_by_fleets, take_isle
from cyclades.engine.engine import Engine, Room
from cyclades.engine.figures import is_closed
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, CHIRON, FIRST_HERO, HERO_COUNT, MEDUSA, MINOTAUR, NONE
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.units import (
    heroes_on,
    land_units,
    put_at_sea,
    put_on_land,
    take_off_land,
    take_off_sea,
    undead_at,
    undead_on,
)

MOVE_PRICE: Final = 1


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


def landing_refused(engine: Engine, target: i64, flying: bool) -> Refusal | None:
    """Why the player whose turn it is may not land on an isle, wherever he comes from; None if he may."""
    state = engine.state
    owner = state.owner[target]
    player = state.turn_player
    if owner == player:
        return None
    if flying and state.figure[target] == CHIRON:  # C5, C15
        return refuse("guarded_by_chiron", isle=target)
    if owner != NONE and is_protected(engine, player, target):
        return refuse("last_isle", isle=target)
    return None


def may_land(engine: Engine, target: i64, flying: bool) -> bool:
    state = engine.state
    owner = state.owner[target]
    if owner == state.turn_player:
        return True
    if flying and state.figure[target] == CHIRON:
        return False
    return owner == NONE or not is_protected(engine, state.turn_player, target)


def within_reach(engine: Engine, territory: i64, flying: bool) -> i64:
    """The set of isles that troops of an isle can get to: every other one by air, by fleets those they join."""
    if flying:
        return BIT[engine.board.territory_count] - 1 - BIT[territory]
    return joined_by_fleets(engine, engine.state.turn_player, territory)


def can_go_anywhere(engine: Engine, territory: i64, flying: bool) -> bool:
    reach = within_reach(engine, territory, flying)
    for target in range(engine.board.territory_count):
        if reach & BIT[target] and may_land(engine, target, flying):
            return True
    return False


def why_not_leave(engine: Engine, territory: i64, flying: bool) -> Refusal | None:
    """Why no units of his can leave an isle, on foot or by air."""
    state = engine.state
    if state.owner[territory] != state.turn_player or land_units(engine, territory) == 0:
        return refuse("no_own_troop_there", "C5" if flying else "B5.10", isle=territory)
    if state.figure[territory] == MEDUSA:
        return refuse("held_by_medusa", isle=territory)
    if not can_go_anywhere(engine, territory, flying):
        return refuse("troops_cannot_leave", "C5" if flying else "B5.10", isle=territory)
    return None


def can_leave(engine: Engine, territory: i64, flying: bool) -> bool:
    """Whether units of the player whose turn it is can go away from an isle of his, on foot or by air."""
    return (
        land_units(engine, territory) > 0
        and engine.state.figure[territory] != MEDUSA
        and can_go_anywhere(engine, territory, flying)
    )


# Arguments of a troop move.
SOURCE: Final = 1
FLYING: Final = 2  # C5
BY_HADES: Final = 3  # H2.5
UNDEAD_ALONG: Final = 4
HEROES_ALONG: Final = 5  # as a mask


class TroopMove(Room):
    """Units of an isle go to another (B5.10), or fly (C5)."""

    name = "troop_move"

    def options(self, engine: Engine) -> None:
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        undead = engine.argument(UNDEAD_ALONG)
        heroes = engine.argument(HEROES_ALONG)
        if engine.config.mixed_units:
            if undead == 0:
                engine.offer_range(AT_JOIN_UNDEAD, AT_JOIN_UNDEAD + undead_on(engine, source) - 1)
            others = heroes_on(engine, source) & ~heroes
            for hero in range(HERO_COUNT if others else 0):
                if others & BIT[hero]:
                    engine.offer(AT_JOIN_HERO + hero)
            if undead == 0 and engine.argument(BY_HADES):
                return
        fewest: i64 = 0 if undead or heroes else 1
        troops = engine.state.troops[source]
        reach = within_reach(engine, source, flying)
        for target in range(engine.board.territory_count):
            if reach & BIT[target] and may_land(engine, target, flying):
                engine.offer_range(land(target, fewest), land(target, troops))

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        undead = engine.argument(UNDEAD_ALONG)
        heroes = engine.argument(HEROES_ALONG)
        if family == JOIN_UNDEAD:
            return why_not_join_undead(undead_on(engine, source), undead, action)
        if family == JOIN_HERO:
            return self.why_not_join_hero(engine, source, heroes, action - AT_JOIN_HERO)
        if family != LAND:
            return engine.wrong_moment(family)
        if undead == 0 and engine.argument(BY_HADES):
            return refuse("undead_must_go")
        target = land_territory(action)
        if target == source:
            return refuse("same_isle", isle=target)
        if not within_reach(engine, source, flying) & BIT[target]:
            return refuse("not_joined_by_fleets", isle=target)
        if land_troops(action) > engine.state.troops[source]:
            return refuse("too_many_troops", isle=source, number=engine.state.troops[source])
        if land_troops(action) + undead + heroes == 0:
            return refuse("nobody_goes")
        return landing_refused(engine, target, flying)

    def why_not_join_hero(self, engine: Engine, source: i64, along: i64, hero: i64) -> Refusal | None:
        if along & BIT[hero]:
            return refuse("hero_chosen", card=FIRST_HERO + hero)
        if not heroes_on(engine, source) & BIT[hero]:
            return refuse("hero_not_there", card=FIRST_HERO + hero, isle=source)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        if action >= AT_JOIN_HERO:
            engine.set_argument(HEROES_ALONG, engine.argument(HEROES_ALONG) | BIT[action - AT_JOIN_HERO])
            return
        if action >= AT_JOIN_UNDEAD:
            engine.set_argument(UNDEAD_ALONG, action - AT_JOIN_UNDEAD + 1)
            return
        state = engine.state
        player = state.turn_player
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        undead = engine.argument(UNDEAD_ALONG)
        heroes = engine.argument(HEROES_ALONG)
        target = land_territory(action)
        troops = land_troops(action)
        price: i64 = 0 if flying else MOVE_PRICE
        engine.pop()
        state.gold[player] -= price
        take_off_land(engine, source, troops, undead, heroes)
        if engine.heard:
            engine.tell(events.TroopsMoved(player, source, target, troops, price, flying, undead, heroes_told(heroes)))
        owner = state.owner[target]
        if owner == player:
            put_on_land(engine, target, troops, undead, heroes)
        elif owner != NONE and (land_units(engine, target) > 0 or state.figure[target] == MINOTAUR):
            begin_land_battle(engine, target, player, troops, undead, heroes)
        else:
            take_isle(engine, target, player, troops, undead, heroes)
