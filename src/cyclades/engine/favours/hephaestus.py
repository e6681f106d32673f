"""Hephaestus (H4.2): of two magic items one is kept face down."""

from __future__ import annotations

from typing import Final

from cyclades.engine.favours.favour import Favour
from cyclades.engine.favours.tiles import draw_item, items_left
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import HEPHAESTUS_ITEM
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_ITEM
from cyclades.engine.words.pieces import BIT, NONE
from cyclades.engine.words.refusals import Refusal, refuse


class Hephaestus(Favour):
    def __init__(self) -> None:
        self.price = 2

    def can(self, engine: Engine) -> bool:
        return items_left(engine) != 0

    def why_not(self, engine: Engine) -> Refusal:
        return refuse("no_item_left")

    def begin(self, engine: Engine) -> None:
        first = draw_item(engine)
        if items_left(engine) == 0:
            keep(engine, first, NONE)
            return
        second = draw_item(engine)
        if engine.heard:
            engine.tell(events.ItemsSeen(engine.state.turn_player, (first, second)))
        engine.push(HEPHAESTUS_ITEM, first, second)


FIRST: Final = 1
SECOND: Final = 2

NOT_SHOWN: Final = Fault("item_not_shown", "item", rule="H4.2")


class HephaestusItem(Choice):
    """Which of the two is kept; its owner alone sees them."""

    name = "hephaestus_item"
    fields: tuple[Field, ...] = (
        Field(FIRST, "first", "item", secret=True),
        Field(SECOND, "second", "item", secret=True),
    )
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = CHOOSE_ITEM

    def fault(self, engine: Engine, item: i64) -> Fault | None:
        shown = item == engine.argument(FIRST) or item == engine.argument(SECOND)
        return None if shown else NOT_SHOWN

    def options(self, engine: Engine) -> None:
        self.consider(engine, engine.argument(FIRST))
        self.consider(engine, engine.argument(SECOND))

    def chosen(self, engine: Engine, item: i64) -> None:
        other = engine.argument(FIRST) + engine.argument(SECOND) - item
        engine.pop()
        keep(engine, item, other)


def keep(engine: Engine, item: i64, other: i64) -> None:
    """One lies face down before its owner, the other goes openly to the discard."""
    state = engine.state
    player = state.turn_player
    state.secret_items[player] |= BIT[item]
    if engine.heard:
        engine.tell(events.ItemKept(player, item))
    if other != NONE:
        state.item_discard |= BIT[other]
        engine.irrevocable += 1  # all have seen it now
        if engine.heard:
            engine.tell(events.ItemDiscarded(player, other))
