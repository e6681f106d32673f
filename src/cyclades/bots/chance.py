"""A player's chance to win, as he can know it: what the best bot's playouts come to in games that his seat imagines."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from cyclades.bots.oracle.bot import OracleBot
from cyclades.engine.machine.engine import NOT_OVER
from cyclades.seat import Seat

MILLISECONDS: Final = 1000
LEAST_ROUNDS: Final = 1  # even if the time is over
MOST_ROUNDS: Final = 40  # more tell nothing new


def chances_at(seats: Sequence[Seat], seed: int, milliseconds: int = MILLISECONDS) -> list[float]:
    """The chance at each seat, from 0 to 1, all with the same luck: what differs between them is the positions."""
    bot = OracleBot(seed)  # with its usual care: many playouts say more here than careful ones
    end = time.perf_counter() + milliseconds / 1000
    totals = [0.0] * len(seats)
    rounds = 0
    while rounds < LEAST_ROUNDS or (rounds < MOST_ROUNDS and time.perf_counter() < end):
        luck = bot.rng.getrandbits(60)
        for place, seat in enumerate(seats):
            totals[place] += _played_out(bot, seat, luck)
        rounds += 1
    return [total / rounds for total in totals]


def _played_out(bot: OracleBot, seat: Seat, luck: int) -> float:
    engine = seat.imagine(random.Random(luck)).engine
    if engine.state.ending == NOT_OVER:
        bot.finish_offerings(engine, seat.player)
    return bot.playouts.result(engine, seat.player)
