"""Magic items in a player's hands: who has them, who is asked about them, how they are spent (H4.5, H4.7)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT


def has_item(engine: Engine, player: i64, item: i64) -> bool:
    """Whether an item is his, open or face down."""
    if not engine.config.favours:
        return False
    state = engine.state
    return (state.items[player] | state.secret_items[player]) & BIT[item] != 0


def asks_about(engine: Engine, player: i64, item: i64) -> bool:
    """H4.7: whether he is asked at a moment that fits an item: all can see if he has it open, or any face down."""
    if not engine.config.favours:
        return False
    state = engine.state
    return state.items[player] & BIT[item] != 0 or state.secret_items[player] != 0


def spend_item(engine: Engine, player: i64, item: i64) -> None:
    """It is used and goes to the discard; a face-down one comes to light."""
    state = engine.state
    secret = state.secret_items[player] & BIT[item] != 0
    if secret:
        state.secret_items[player] &= ~BIT[item]
        engine.irrevocable += 1  # all have seen it now
    else:
        state.items[player] &= ~BIT[item]
    state.item_discard |= BIT[item]
    if engine.heard:
        engine.tell(events.ItemUsed(player, item, secret))


def discard_items(engine: Engine, player: i64) -> None:
    """All that he has goes to the discard (B5.14)."""
    if engine.config.favours:
        state = engine.state
        state.item_discard |= state.items[player] | state.secret_items[player]
        state.items[player] = 0
        state.secret_items[player] = 0
