"""Moments at which an item may be played, and the order in which players are asked (H4.7)."""

from __future__ import annotations

from cyclades.engine.actions import AT_PASS, AT_USE_ITEM, PASS, USE_ITEM
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.favours.items.holding import asks_about, has_item, spend_item
from cyclades.engine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.order import in_turn_order
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse


class ItemWindow(Room):
    """A moment when an item may be played (H4.7). Who is asked may always pass."""

    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("favours",)

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def item(self, engine: Engine) -> i64:
        """The item that fits here."""
        raise NotImplementedError

    def options(self, engine: Engine) -> None:
        engine.offer(AT_PASS)
        item = self.item(engine)
        if has_item(engine, engine.argument(PLAYER), item):
            engine.offer(AT_USE_ITEM + item)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == PASS:
            return None
        if family != USE_ITEM:
            return engine.wrong_moment(family)
        item = action - AT_USE_ITEM
        if not has_item(engine, engine.argument(PLAYER), item):
            return refuse("item_not_yours", item=item)
        return None if item == self.item(engine) else refuse("item_does_not_fit", item=item)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_PASS:
            self.passed(engine)
            return
        player = engine.argument(PLAYER)
        spend_item(engine, player, self.item(engine))
        self.used(engine, player)

    def passed(self, engine: Engine) -> None:
        """Nothing is played; the window closes."""
        engine.pop()

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
    frame.demand(asked, "player", "nobody asks him about an item")
    if frame.under == frame.room:
        below = frame.below()["player"]
        is_next = below in order and order.index(player) < order.index(below)
        frame.demand(is_next, "player", "he is not next in order")
