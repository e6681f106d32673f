"""Moments at which an item may be played, and the order in which players are asked (H4.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.order import in_turn_order
from cyclades.engine.favours.items.hands import asks_about, has_item, spend_item
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.actions import AT_PASS, USE_ITEM

NOT_YOURS: Final = Fault("item_not_yours", "item")
DOES_NOT_FIT: Final = Fault("item_does_not_fit", "item")


class ItemWindow(Choice):
    """A moment when an item may be played (H4.7). Who is asked may always pass."""

    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = USE_ITEM
    otherwise: i64 = AT_PASS

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def item(self, engine: Engine) -> i64:
        """The item that fits here."""
        raise NotImplementedError

    def fault(self, engine: Engine, item: i64) -> Fault | None:
        if not has_item(engine, engine.argument(PLAYER), item):
            return NOT_YOURS
        return None if item == self.item(engine) else DOES_NOT_FIT

    def options(self, engine: Engine) -> None:
        engine.offer(AT_PASS)
        self.consider(engine, self.item(engine))

    def chosen(self, engine: Engine, item: i64) -> None:
        player = engine.argument(PLAYER)
        spend_item(engine, player, item)
        self.used(engine, player)

    def used(self, engine: Engine, player: i64) -> None:
        """The item is played; the window closes."""
        raise NotImplementedError


def open_windows(engine: Engine, room: i64, item: i64) -> None:
    """Ask everyone about an item who is to be asked, in turn-track order."""
    if not engine.config.favours:
        return
    order = in_turn_order(engine)
    for player in reversed(order):
        if asks_about(engine, player, item):
            engine.push(room, player)


def check_window(engine: Engine, frame: StackFrame, item: i64) -> None:
    """H4.7: in the order of the turn track, the first one on top."""
    player = frame["player"]
    order = in_turn_order(engine)
    asked = asks_about(engine, player, item) and player in order
    frame.demand(asked, "player", "not_asked_about_item")
    if frame.under == frame.room:
        below = frame.below()["player"]
        is_next = below in order and order.index(player) < order.index(below)
        frame.demand(is_next, "player", "not_next")
