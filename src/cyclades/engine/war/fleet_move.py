"""Moves of fleets (B5.9, H2.5)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.standing_figures import is_closed
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import TURN
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.war.move import MOVE_PRICE, why_not_join_undead
from cyclades.engine.war.sea_battle import begin_sea_battle
from cyclades.engine.war.units import put_at_sea, take_off_sea, undead_at
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_JOIN_UNDEAD, AT_STOP, JOIN_UNDEAD, SAIL, STOP, sail, sail_fleets, sail_sea
from cyclades.engine.words.pieces import HADES, MAX_UNDEAD, NONE, POSEIDON
from cyclades.engine.words.refusals import Refusal, refuse

FLEET_STEPS: Final = 3  # B5.9


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


SEA: Final = 1  # where they are now
STEPS_LEFT: Final = 2
MOVED: Final = 3  # whether a step was made
BY_HADES: Final = 4  # H2.5
UNDEAD_ALONG: Final = 5  # that join the next step


class FleetMove(Room):
    """A fleet move (B5.9, H2.5)."""

    name = "fleet_move"
    fields: tuple[Field, ...] = (
        Field(SEA, "sea", "sea"),
        Field(STEPS_LEFT, "steps_left", "number", most=FLEET_STEPS),
        Field(MOVED, "moved", "flag"),
        Field(BY_HADES, "by_hades", "flag", optional=True),
        Field(UNDEAD_ALONG, "undead", "number", optional=True, most=MAX_UNDEAD),
    )
    under: tuple[int, ...] = (TURN,)

    def step_price(self, engine: Engine) -> i64:
        """What the next step costs: the move is paid with the first."""
        return 0 if engine.argument(MOVED) else MOVE_PRICE

    def options(self, engine: Engine) -> None:
        sea = engine.argument(SEA)
        if engine.argument(MOVED):
            engine.offer(AT_STOP)
        joined = engine.argument(UNDEAD_ALONG)
        needs_undead = engine.argument(BY_HADES) != 0
        offer_sailing(engine, sea, engine.state.fleets[sea], undead_at(engine, sea), joined, needs_undead)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        sea = engine.argument(SEA)
        if family == STOP:
            return None if engine.argument(MOVED) else refuse("step_first")
        joined = engine.argument(UNDEAD_ALONG)
        if family == JOIN_UNDEAD:
            return why_not_join_undead(undead_at(engine, sea), joined, action)
        if family == SAIL:
            needs_undead = engine.argument(BY_HADES) != 0
            return why_not_sail(engine, sea, engine.state.fleets[sea], joined, needs_undead, action)
        return engine.wrong_moment(family)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            engine.pop()
            return
        if action >= AT_JOIN_UNDEAD:
            engine.set_argument(UNDEAD_ALONG, action - AT_JOIN_UNDEAD + 1)
            return
        sea = engine.argument(SEA)
        steps_left = engine.argument(STEPS_LEFT) - 1
        undead = engine.argument(UNDEAD_ALONG)
        price = self.step_price(engine)
        engine.set_argument(SEA, sail_sea(action))
        engine.set_argument(STEPS_LEFT, steps_left)
        engine.set_argument(MOVED, 1)
        engine.set_argument(UNDEAD_ALONG, 0)
        if steps_left == 0 or is_enemy_sea(engine, sail_sea(action)):
            engine.pop()
        sail_on(engine, sea, action, undead, price, False)

    def known_gold(self, engine: Engine) -> i64:
        return self.step_price(engine)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        state = engine.state
        sea = frame["sea"]
        moved = frame["moved"] != 0
        is_his = state.fleet_owner[sea] == state.turn_player
        frame.demand(is_his, "sea", "no_fleets_there")
        frame.demand(can_sail_from(engine, sea), "sea", "no_fleet_can_leave")
        frame.demand(
            1 <= frame["steps_left"] <= FLEET_STEPS, "steps_left", "out_of_range", lowest=1, highest=FLEET_STEPS
        )
        frame.demand(
            moved == (frame["steps_left"] < FLEET_STEPS),
            "moved, steps_left",
            "all_left_before_first",
            steps=FLEET_STEPS,
        )
        frame.demand(moved or state.gold[state.turn_player] >= MOVE_PRICE, "moved", "move_not_paid")
        god = HADES if frame["by_hades"] else POSEIDON
        frame.demand(state.turn_god == god, "by_hades", "fleets_need_god")
        frame.demand(frame["undead"] <= undead_at(engine, sea), "undead", "not_so_many_there")


def is_enemy_sea(engine: Engine, sea: i64) -> bool:
    holder = engine.state.fleet_owner[sea]
    return holder != NONE and holder != engine.state.turn_player
