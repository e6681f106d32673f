"""Polyphemus (C17)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.standing_figures import lose_stack
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import POLYPHEMUS_PUSH, POLYPHEMUS_STACK
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.war.units import empty_sea, put_at_sea, sea_units, undead_at
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_SEA
from cyclades.engine.words.pieces import NONE, POLYPHEMUS

ISLE: Final = 1  # Polyphemus's
SEA: Final = 2  # of the stack

NO_STACK: Final = Fault("no_stack_to_push", "sea", rule="C17")
PUSH_NOT_ADJACENT: Final = Fault("push_not_adjacent", "sea", rule="C17")
TOUCHES_POLYPHEMUS: Final = Fault("touches_polyphemus", "sea", rule="C17")
PUSH_ONTO_KRAKEN: Final = Fault("push_onto_kraken", "sea", rule="C17")
PUSH_ONTO_ENEMY: Final = Fault("push_onto_enemy", "sea", rule="C17")


def check_polyphemus(engine: Engine, frame: StackFrame) -> None:
    """Demand that he stands there."""
    frame.demand(engine.state.figure[frame["isle"]] == POLYPHEMUS, "isle", "polyphemus_not_there")


class PolyphemusStack(Choice):
    """Which stack is pushed next."""

    name = "polyphemus_stack"
    fields: tuple[Field, ...] = (Field(ISLE, "isle", "isle"),)
    asks: i64 = CHOOSE_SEA
    automatic = True

    def advance(self, engine: Engine) -> bool:
        board = engine.board
        territory = engine.argument(ISLE)
        for i in range(board.coast_first[territory], board.coast_first[territory + 1]):
            if sea_units(engine, board.coast[i]) > 0:
                return True
        engine.pop()
        return False

    def is_foregone(self, engine: Engine) -> bool:
        """Each stack has one sea to go to, or none, and no stack of another's has the same."""
        board = engine.board
        territory = engine.argument(ISLE)
        first = board.coast_first[territory]
        for i in range(first, board.coast_first[territory + 1]):
            if sea_units(engine, board.coast[i]) > 0 and targets_of(engine, territory, board.coast[i]) > 1:
                return False
            for j in range(first, i):
                if would_meet(engine, territory, board.coast[i], board.coast[j]):
                    return False
        return True

    def fault(self, engine: Engine, sea: i64) -> Fault | None:
        beside = engine.board.touches(sea, engine.argument(ISLE))
        return None if beside and sea_units(engine, sea) > 0 else NO_STACK

    def options(self, engine: Engine) -> None:
        board = engine.board
        territory = engine.argument(ISLE)
        for i in range(board.coast_first[territory], board.coast_first[territory + 1]):
            self.consider(engine, board.coast[i])

    def chosen(self, engine: Engine, sea: i64) -> None:
        engine.push(POLYPHEMUS_PUSH, engine.argument(ISLE), sea)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_polyphemus(engine, frame)


def takes_stack(engine: Engine, territory: i64, sea: i64, target: i64) -> bool:
    """Whether the stack of a sea beside Polyphemus's isle may be pushed onto another sea."""
    state = engine.state
    holder = state.fleet_owner[target]
    return (
        not engine.board.touches(target, territory)
        and target != state.kraken
        and (holder == NONE or holder == state.fleet_owner[sea])
    )


def targets_of(engine: Engine, territory: i64, sea: i64) -> i64:
    """How many seas a stack may be pushed onto."""
    count: i64 = 0
    for i in range(sea * SIDES, sea * SIDES + SIDES):
        target = engine.board.sea_next[i]
        if target != NONE and takes_stack(engine, territory, sea, target):
            count += 1
    return count


def would_meet(engine: Engine, territory: i64, one: i64, other: i64) -> bool:
    """Whether two stacks of different owners could be pushed onto the same sea."""
    state = engine.state
    if state.fleet_owner[one] == NONE or state.fleet_owner[other] == NONE:
        return False
    if state.fleet_owner[one] == state.fleet_owner[other]:
        return False
    for i in range(one * SIDES, one * SIDES + SIDES):
        target = engine.board.sea_next[i]
        if target == NONE or not engine.board.adjacent(other, target):
            continue
        if takes_stack(engine, territory, one, target) and takes_stack(engine, territory, other, target):
            return True
    return False


class PolyphemusPush(Choice):
    """Where that stack goes."""

    name = "polyphemus_push"
    fields: tuple[Field, ...] = (Field(ISLE, "isle", "isle"), Field(SEA, "sea", "sea"))
    under: tuple[int, ...] = (POLYPHEMUS_STACK,)
    asks: i64 = CHOOSE_SEA
    automatic = True

    def advance(self, engine: Engine) -> bool:
        sea = engine.argument(SEA)
        if targets_of(engine, engine.argument(ISLE), sea) > 0:
            return True
        engine.pop()
        lose_stack(engine, sea)
        return False

    def fault(self, engine: Engine, target: i64) -> Fault | None:
        if not engine.board.adjacent(engine.argument(SEA), target):
            return PUSH_NOT_ADJACENT
        if engine.board.touches(target, engine.argument(ISLE)):
            return TOUCHES_POLYPHEMUS
        if target == engine.state.kraken:
            return PUSH_ONTO_KRAKEN
        can = takes_stack(engine, engine.argument(ISLE), engine.argument(SEA), target)
        return None if can else PUSH_ONTO_ENEMY

    def options(self, engine: Engine) -> None:
        sea = engine.argument(SEA)
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            if engine.board.sea_next[i] != NONE:
                self.consider(engine, engine.board.sea_next[i])

    def chosen(self, engine: Engine, target: i64) -> None:
        state = engine.state
        sea = engine.argument(SEA)
        owner = state.fleet_owner[sea]
        fleets = state.fleets[sea]
        undead = undead_at(engine, sea)
        engine.pop()
        empty_sea(engine, sea)
        put_at_sea(engine, target, owner, fleets, undead)
        if engine.heard:
            engine.tell(events.FleetsPushed(owner, sea, target, fleets, undead))

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_polyphemus(engine, frame)
        sea = frame["sea"]
        pushed = sea_units(engine, sea) > 0 and engine.board.touches(sea, frame["isle"])
        frame.demand(pushed, "sea", "no_stack_to_push")
