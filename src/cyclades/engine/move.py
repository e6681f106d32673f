"""Moves of fleets and troops, and who may land where (B5.9, B5.10, B5.13, C5)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_STOP,
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
from cyclades.engine.battle import begin_land_battle, begin_sea_battle
from cyclades.engine.board import SIDES
from cyclades.engine.conquest import is_protected, joined_by_fleets, take_isle
from cyclades.engine.engine import Engine, Room
from cyclades.engine.figures import is_closed
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, CHIRON, MEDUSA, MINOTAUR, NONE
from cyclades.engine.refusals import Refusal, refuse

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


def offer_sailing(engine: Engine, sea: i64, fleets: i64) -> None:
    """Offer every step of 1 to `fleets` fleets out of a sea."""
    sea_next = engine.board.sea_next
    for i in range(sea * SIDES, sea * SIDES + SIDES):
        target = sea_next[i]
        if target != NONE and not is_closed(engine, target):
            engine.offer_range(sail(target, 1), sail(target, fleets))


def why_not_sail(engine: Engine, sea: i64, fleets: i64, action: i64) -> Refusal | None:
    target = sail_sea(action)
    if not engine.board.adjacent(sea, target):
        return refuse("sea_not_adjacent", sea=target)
    if is_closed(engine, target):
        return refuse("sea_closed", sea=target)
    if sail_fleets(action) > fleets:
        return refuse("too_many_fleets", sea=sea, number=fleets)
    return None


def sail_on(engine: Engine, sea: i64, action: i64, price: i64, under_sylph: bool) -> None:
    """One step of a fleet move; it may lead to a battle."""
    state = engine.state
    player = state.turn_player
    target = sail_sea(action)
    count = sail_fleets(action)
    state.gold[player] -= price
    state.fleets[sea] -= count
    if state.fleets[sea] == 0:
        state.fleet_owner[sea] = NONE
    if engine.heard:
        engine.tell(events.FleetsMoved(player, sea, target, count, price))
    if state.fleet_owner[target] != NONE and state.fleet_owner[target] != player:
        begin_sea_battle(engine, target, player, count, under_sylph)
    else:
        state.fleets[target] += count
        state.fleet_owner[target] = player


class FleetMove(Room):
    """Poseidon's move (B5.9). Arguments: the present sea, steps left, whether a step was made."""

    name = "fleet_move"

    def options(self, engine: Engine) -> None:
        sea = engine.argument(1)
        if engine.argument(3):
            engine.offer(AT_STOP)
        offer_sailing(engine, sea, engine.state.fleets[sea])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        sea = engine.argument(1)
        if family == STOP:
            return None if engine.argument(3) else refuse("step_first")
        if family == SAIL:
            return why_not_sail(engine, sea, engine.state.fleets[sea], action)
        return engine.wrong_moment(family)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            engine.pop()
            return
        sea = engine.argument(1)
        steps_left = engine.argument(2) - 1
        price: i64 = 0 if engine.argument(3) else MOVE_PRICE  # paid with the first step
        engine.set_argument(1, sail_sea(action))
        engine.set_argument(2, steps_left)
        engine.set_argument(3, 1)
        if steps_left == 0 or is_enemy_sea(engine, sail_sea(action)):
            engine.pop()
        sail_on(engine, sea, action, price, False)


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


def can_move_troops(engine: Engine, territory: i64) -> bool:
    """Whether Ares can move troops away from an own isle."""
    state = engine.state
    return (
        state.troops[territory] > 0 and state.figure[territory] != MEDUSA and can_go_anywhere(engine, territory, False)
    )


def why_not_leave(engine: Engine, territory: i64, flying: bool) -> Refusal | None:
    """Why no troops of his can leave an isle, on foot or by air."""
    state = engine.state
    if state.owner[territory] != state.turn_player or state.troops[territory] == 0:
        return refuse("no_own_troop_there", "C5" if flying else "B5.10", isle=territory)
    if state.figure[territory] == MEDUSA:
        return refuse("held_by_medusa", isle=territory)
    if not can_go_anywhere(engine, territory, flying):
        return refuse("troops_cannot_leave", "C5" if flying else "B5.10", isle=territory)
    return None


def why_not_move_troops(engine: Engine, territory: i64) -> Refusal | None:
    return why_not_leave(engine, territory, False)


class TroopMove(Room):
    """Troops of an isle go to another (B5.10), or fly (C5). Arguments: their isle, whether they fly."""

    name = "troop_move"

    def options(self, engine: Engine) -> None:
        source = engine.argument(1)
        flying = engine.argument(2) != 0
        troops = engine.state.troops[source]
        reach = within_reach(engine, source, flying)
        for target in range(engine.board.territory_count):
            if reach & BIT[target] and may_land(engine, target, flying):
                engine.offer_range(land(target, 1), land(target, troops))

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != LAND:
            return engine.wrong_moment(family)
        source = engine.argument(1)
        flying = engine.argument(2) != 0
        target = land_territory(action)
        if target == source:
            return refuse("same_isle", isle=target)
        if not within_reach(engine, source, flying) & BIT[target]:
            return refuse("not_joined_by_fleets", isle=target)
        if land_troops(action) > engine.state.troops[source]:
            return refuse("too_many_troops", isle=source, number=engine.state.troops[source])
        return landing_refused(engine, target, flying)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        source = engine.argument(1)
        flying = engine.argument(2) != 0
        target = land_territory(action)
        count = land_troops(action)
        price: i64 = 0 if flying else MOVE_PRICE
        engine.pop()
        state.gold[player] -= price
        state.troops[source] -= count
        if engine.heard:
            engine.tell(events.TroopsMoved(player, source, target, count, price, flying))
        owner = state.owner[target]
        if owner == player:
            state.troops[target] += count
        elif owner != NONE and (state.troops[target] > 0 or state.figure[target] == MINOTAUR):
            begin_land_battle(engine, target, player, count)
        else:
            take_isle(engine, target, player, count)
