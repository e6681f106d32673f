"""Kraken (C13)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_SEA, AT_STOP, CHOOSE_SEA, STOP
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.figures import lose_stack
from cyclades.engine.frames import KRAKEN_STEP
from cyclades.engine.grid import SIDES
from cyclades.engine.packed import i64
from cyclades.engine.pieces import KRAKEN, NONE
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.units import sea_units

KRAKEN_STEP_PRICE: Final = 1  # C13


class KrakenSea(Target):
    """The sea where the Kraken comes up: any."""

    name = "kraken_sea"
    cards: tuple[int, ...] = (KRAKEN,)

    def targets(self, engine: Engine) -> None:
        for sea in range(engine.board.sea_count):
            engine.offer(AT_CHOOSE_SEA + sea)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        return None if family == CHOOSE_SEA else engine.wrong_moment(family)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        engine.push(KRAKEN_STEP)
        put_kraken(engine, action - AT_CHOOSE_SEA, 0)


class KrakenStep(Room):
    """Whether it goes on. Asked whatever gold the player has, for that is secret."""

    name = "kraken_step"

    def options(self, engine: Engine) -> None:
        state = engine.state
        engine.offer(AT_STOP)
        if state.gold[state.turn_player] < KRAKEN_STEP_PRICE:
            return
        for i in range(state.kraken * SIDES, state.kraken * SIDES + SIDES):
            sea = engine.board.sea_next[i]
            if sea != NONE:
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STOP:
            return None
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        if not engine.board.adjacent(state.kraken, sea):
            return refuse("not_adjacent_to_kraken", sea=sea)
        gold = state.gold[state.turn_player]
        if gold < KRAKEN_STEP_PRICE:
            return refuse("step_not_payable", price=KRAKEN_STEP_PRICE, gold=gold)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            engine.pop()
        else:
            put_kraken(engine, action - AT_CHOOSE_SEA, KRAKEN_STEP_PRICE)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return KRAKEN_STEP_PRICE if family == CHOOSE_SEA else 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(engine.state.kraken != NONE, "kraken", "there is none on the board")


def put_kraken(engine: Engine, sea: i64, price: i64) -> None:
    """The Kraken is there now; all fleets there go back to their owner."""
    state = engine.state
    state.kraken = sea
    state.gold[state.turn_player] -= price
    if engine.heard:
        engine.tell(events.KrakenMoved(state.turn_player, sea, price))
    if sea_units(engine, sea) > 0:
        lose_stack(engine, sea)
