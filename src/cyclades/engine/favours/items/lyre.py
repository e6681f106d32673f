"""The Lyre of Orpheus (H4.5): an isle figure follows it to another isle."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_CARD, AT_CHOOSE_ISLE, CHOOSE_CARD, CHOOSE_ISLE
from cyclades.engine.creatures.isle_figure import stand
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.favours.items.own_turn import OwnTurnItem
from cyclades.engine.fields import A_CARD, CARD, Field
from cyclades.engine.figures import isle_of_figure, remove_figure
from cyclades.engine.frames import LYRE_FIGURE, LYRE_ISLE
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, LYRE, NONE
from cyclades.engine.refusals import Refusal, refuse


class Lyre(OwnTurnItem):
    def __init__(self) -> None:
        self.item = LYRE

    def can(self, engine: Engine) -> bool:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != NONE:
                return True
        return False

    def use(self, engine: Engine) -> None:
        engine.push(LYRE_FIGURE)


class LyreFigure(Room):
    """Which isle figure follows it."""

    name = "lyre_figure"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != NONE:
                engine.offer(AT_CHOOSE_CARD + engine.state.figure[territory])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_CARD:
            return engine.wrong_moment(family)
        card = action - AT_CHOOSE_CARD
        return refuse("figure_not_on_board", card=card) if isle_of_figure(engine, card) == NONE else None

    def take(self, engine: Engine, action: i64) -> None:
        engine.pop()
        engine.push(LYRE_ISLE, action - AT_CHOOSE_CARD)


class LyreIsle(Room):
    """Where it goes."""

    name = "lyre_isle"
    fields: tuple[Field, ...] = (A_CARD,)
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != engine.argument(CARD):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        stands_there = engine.state.figure[territory] == engine.argument(CARD)
        return refuse("same_isle", "H4.5", isle=territory) if stands_there else None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        card = engine.argument(CARD)
        source = isle_of_figure(engine, card)
        target = action - AT_CHOOSE_ISLE
        engine.pop()
        state.figure[source] = NONE
        if engine.heard:
            engine.tell(events.FigureMoved(state.turn_player, card, source, target))
        if state.figure[target] == NONE:
            stand(engine, card, target)
            return
        if engine.heard:
            engine.tell(events.FiguresClashed(state.turn_player, card, target))  # C0.6
        state.holder[card] = NONE
        state.called_in[card] = 0
        state.discard |= BIT[card]
        remove_figure(engine, target)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(isle_of_figure(engine, frame["card"]) != NONE, "card", "it stands on no isle")
