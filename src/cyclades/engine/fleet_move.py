"""Moves of fleets (B5.9, H2.5)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_JOIN_UNDEAD, AT_STOP, JOIN_UNDEAD, SAIL, STOP, sail, sail_fleets, sail_sea
from cyclades.engine.board import SIDES
from cyclades.engine.engine import Engine, Room
from cyclades.engine.figures import is_closed
from cyclades.engine.move import MOVE_PRICE, why_not_join_undead
from cyclades.engine.packed import i64
from cyclades.engine.pieces import NONE
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.sea_battle import begin_sea_battle
from cyclades.engine.units import put_at_sea, take_off_sea, undead_at


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
