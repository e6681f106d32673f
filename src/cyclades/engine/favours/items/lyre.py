"""The Lyre of Orpheus (H4.5): an isle figure follows it to another isle."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.isle_figure import stand
from cyclades.engine.creatures.standing_figures import remove_figure, territory_of_figure
from cyclades.engine.favours.items.own_turn import OwnTurnItem
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_CARD, CARD, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.state import changed
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_CARD, CHOOSE_ISLE
from cyclades.engine.words.pieces import BIT, LYRE, NONE

NOT_ON_BOARD: Final = Fault("figure_not_on_board", "card", rule="H4.5")
SAME_ISLE: Final = Fault("same_isle", "isle", rule="H4.5")


class Lyre(OwnTurnItem):
    def __init__(self) -> None:
        self.item = LYRE

    def can(self, engine: Engine) -> bool:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != NONE:
                return True
        return False

    def use(self, engine: Engine) -> None:
        engine.push(LYRE_FIGURE.number)


class LyreFigure(Choice):
    """Which isle figure follows it."""

    name = "lyre_figure"
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = CHOOSE_CARD
    automatic = True

    def fault(self, engine: Engine, card: i64) -> Fault | None:
        return NOT_ON_BOARD if territory_of_figure(engine, card) == NONE else None

    def options(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != NONE:
                self.consider(engine, engine.state.figure[territory])

    def chosen(self, engine: Engine, card: i64) -> None:
        engine.pop()
        engine.push(LYRE_ISLE.number, card)


class LyreIsle(Choice):
    """Where it goes."""

    name = "lyre_isle"
    fields: tuple[Field, ...] = (A_CARD,)
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = CHOOSE_ISLE
    automatic = True

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        return SAME_ISLE if engine.state.figure[territory] == engine.argument(CARD) else None

    def chosen(self, engine: Engine, target: i64) -> None:
        state = engine.state
        card = engine.argument(CARD)
        source = territory_of_figure(engine, card)
        engine.pop()
        state.figure = changed(state.figure, source, NONE)
        if engine.heard:
            engine.tell(events.FigureMoved(state.turn_player, card, source, target))
        if state.figure[target] == NONE:
            stand(engine, card, target)
            return
        if engine.heard:
            engine.tell(events.FiguresClashed(state.turn_player, card, target))  # C0.6
        state.take_away(card)
        state.discard |= BIT[card]
        remove_figure(engine, target)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(territory_of_figure(engine, frame["card"]) != NONE, "card", "stands_on_no_isle")


LYRE_FIGURE: Final = LyreFigure()
LYRE_ISLE: Final = LyreIsle()
