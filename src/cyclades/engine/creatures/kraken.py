"""Kraken (C13)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.power import Target
from cyclades.engine.creatures.standing_figures import lose_stack
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import KRAKEN_STEP
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.war.units import sea_units
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_STOP, CHOOSE_SEA
from cyclades.engine.words.pieces import KRAKEN, NONE

KRAKEN_STEP_PRICE: Final = 1  # C13

NOT_ADJACENT: Final = Fault("not_adjacent_to_kraken", "sea", rule="C13")
STEP_NOT_PAYABLE: Final = Fault("step_not_payable", "price", "gold", rule="C13")


class KrakenSea(Target):
    """The sea where the Kraken comes up: any."""

    name = "kraken_sea"
    asks: i64 = CHOOSE_SEA
    cards: tuple[int, ...] = (KRAKEN,)

    def strike(self, engine: Engine, card: i64, sea: i64) -> None:
        engine.push(KRAKEN_STEP)
        put_kraken(engine, sea, 0)


class KrakenStep(Choice):
    """Whether it goes on. Asked whatever gold the player has, for that is secret."""

    name = "kraken_step"
    asks: i64 = CHOOSE_SEA
    otherwise: i64 = AT_STOP

    def fault(self, engine: Engine, sea: i64) -> Fault | None:
        state = engine.state
        if not engine.board.adjacent(state.kraken, sea):
            return NOT_ADJACENT
        return None if state.gold[state.turn_player] >= KRAKEN_STEP_PRICE else STEP_NOT_PAYABLE

    def options(self, engine: Engine) -> None:
        engine.offer(AT_STOP)
        kraken = engine.state.kraken
        for i in range(kraken * SIDES, kraken * SIDES + SIDES):
            if engine.board.sea_next[i] != NONE:
                self.consider(engine, engine.board.sea_next[i])

    def chosen(self, engine: Engine, sea: i64) -> None:
        put_kraken(engine, sea, KRAKEN_STEP_PRICE)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return KRAKEN_STEP_PRICE if family == CHOOSE_SEA else 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(engine.state.kraken != NONE, "kraken", "none_on_board")


def put_kraken(engine: Engine, sea: i64, price: i64) -> None:
    """The Kraken is there now; all fleets there go back to their owner."""
    state = engine.state
    state.kraken = sea
    state.gold[state.turn_player] -= price
    if engine.heard:
        engine.tell(events.KrakenMoved(state.turn_player, sea, price))
    if sea_units(engine, sea) > 0:
        lose_stack(engine, sea)
