"""Erinyes (H3.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_ISLE, CHOOSE_ISLE
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.fields import Field
from cyclades.engine.frames import ERINYES_TARGET
from cyclades.engine.holdings import isle_count
from cyclades.engine.packed import i64
from cyclades.engine.pieces import CHIRON, ERINYES
from cyclades.engine.refusals import Refusal, refuse


class ErinyesSource(Target):
    """The isle that loses a placed prosperity marker."""

    name = "erinyes_source"
    modules: tuple[str, ...] = ("heroes",)
    cards: tuple[int, ...] = (ERINYES,)

    def targets(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if can_be_robbed(engine, territory):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        if engine.state.prosperity[territory] == 0:
            return refuse("no_placed_marker", isle=territory)
        if engine.state.figure[territory] == CHIRON:
            return refuse("guarded_by_chiron", isle=territory)
        return None if can_be_robbed(engine, territory) else refuse("only_own_isle", isle=territory)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        engine.push(ERINYES_TARGET, action - AT_CHOOSE_ISLE)


def can_be_robbed(engine: Engine, territory: i64) -> bool:
    """A marker lies there, Chiron doesn't guard it, and another isle could take it."""
    state = engine.state
    if state.prosperity[territory] == 0 or state.figure[territory] == CHIRON:
        return False
    others = isle_count(engine, state.turn_player) - (1 if state.owner[territory] == state.turn_player else 0)
    return others > 0


ISLE: Final = 1  # the marker comes from


class ErinyesTarget(Room):
    """The own isle that gets it."""

    name = "erinyes_target"
    fields: tuple[Field, ...] = (Field(ISLE, "isle", "isle"),)
    modules: tuple[str, ...] = ("heroes",)
    automatic = True

    def options(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player and territory != engine.argument(ISLE):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        if engine.state.owner[territory] != engine.state.turn_player:
            return refuse("marker_isle_not_yours", "H3.7", isle=territory)
        return refuse("same_isle", "H3.7", isle=territory) if territory == engine.argument(ISLE) else None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        source = engine.argument(ISLE)
        target = action - AT_CHOOSE_ISLE
        engine.pop()
        state.prosperity[source] -= 1
        state.prosperity[target] += 1
        if engine.heard:
            engine.tell(events.ProsperityMoved(state.turn_player, source, target))

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(can_be_robbed(engine, frame["isle"]), "isle", "no marker can be taken from there")
