"""Zeus's Lightning (T5.8): who outbids its holder pays him a coin."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import LIGHTNING_COIN
from cyclades.engine.titans.artifacts.places import holder_of
from cyclades.engine.words import events
from cyclades.engine.words.pieces import LIGHTNING, NONE

PRICE: Final = 1


def holder(engine: Engine) -> i64:
    """Who has it, or NONE."""
    return holder_of(engine, LIGHTNING)


def price(engine: Engine, player: i64, god: i64) -> i64:
    """What a player pays at once for outbidding its holder on a god; 0 if that is nobody, or himself."""
    standing = engine.state.bidder[god]
    if standing == NONE or not engine.config.titans:
        return 0
    outbid = engine.config.marker_player[standing]
    return PRICE if outbid != player and outbid == holder(engine) else 0


def pay(engine: Engine, player: i64) -> None:
    """A coin for the holder; with a partner he says whose it is (T7.5)."""
    state = engine.state
    paid = holder(engine)
    state.gold[player] -= PRICE
    state.gold[paid] += PRICE
    if engine.heard:
        engine.tell(events.LightningPaid(player, paid, PRICE))
    if engine.config.partner[paid] != NONE:
        engine.push(LIGHTNING_COIN, paid)
