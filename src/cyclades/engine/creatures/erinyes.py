"""Erinyes (H3.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.creatures.power import Target
from cyclades.engine.machine.choice import GUARDED_BY_CHIRON, Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import ERINYES_TARGET
from cyclades.engine.machine.state import added
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_ISLE
from cyclades.engine.words.pieces import CHIRON, ERINYES

NO_PLACED_MARKER: Final = Fault("no_placed_marker", "isle", rule="H3.7")
ONLY_OWN_ISLE: Final = Fault("only_own_isle", "isle", rule="H3.7")
NOT_YOURS: Final = Fault("marker_isle_not_yours", "isle", rule="H3.7")
SAME_ISLE: Final = Fault("same_isle", "isle", rule="H3.7")


class ErinyesSource(Target):
    """The isle that loses a placed prosperity marker."""

    name = "erinyes_source"
    modules: tuple[str, ...] = ("heroes",)
    asks: i64 = CHOOSE_ISLE
    cards: tuple[int, ...] = (ERINYES,)

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        return robbing_fault(engine, territory)

    def strike(self, engine: Engine, card: i64, territory: i64) -> None:
        engine.push(ERINYES_TARGET, territory)


def robbing_fault(engine: Engine, territory: i64) -> Fault | None:
    """A marker must lie there that Chiron doesn't guard, and another isle must be able to take it."""
    state = engine.state
    if state.prosperity[territory] == 0:
        return NO_PLACED_MARKER
    if state.figure[territory] == CHIRON:
        return GUARDED_BY_CHIRON
    others = territories_held(engine, state.turn_player) - (1 if state.owner[territory] == state.turn_player else 0)
    return None if others > 0 else ONLY_OWN_ISLE


ISLE: Final = 1  # the marker comes from


class ErinyesTarget(Choice):
    """The own isle that gets it."""

    name = "erinyes_target"
    fields: tuple[Field, ...] = (Field(ISLE, "isle", "isle"),)
    modules: tuple[str, ...] = ("heroes",)
    asks: i64 = CHOOSE_ISLE
    automatic = True

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        if engine.state.owner[territory] != engine.state.turn_player:
            return NOT_YOURS
        return SAME_ISLE if territory == engine.argument(ISLE) else None

    def options(self, engine: Engine) -> None:
        self.consider_own_isles(engine, engine.state.turn_player)

    def chosen(self, engine: Engine, target: i64) -> None:
        state = engine.state
        source = engine.argument(ISLE)
        engine.pop()
        state.prosperity = added(state.prosperity, source, -1)
        state.prosperity = added(state.prosperity, target, 1)
        if engine.heard:
            engine.tell(events.ProsperityMoved(state.turn_player, source, target))

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(robbing_fault(engine, frame["isle"]) is None, "isle", "nothing_to_take_there")
