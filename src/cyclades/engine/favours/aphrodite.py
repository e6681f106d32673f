"""Aphrodite (H4.2): the troops of an own isle are doubled."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import troops_in_reserve
from cyclades.engine.favours.favour import Favour
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import APHRODITE_ISLE
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_ISLE
from cyclades.engine.words.refusals import Refusal, refuse

NO_OWN_TROOP: Final = Fault("no_own_troop_there", "isle", rule="H4.2")


def has_troops(engine: Engine, territory: i64) -> bool:
    """Whether troops of the player whose turn it is stand there."""
    return engine.state.owner[territory] == engine.state.turn_player and engine.state.troops[territory] > 0


class Aphrodite(Favour):
    def __init__(self) -> None:
        self.price = 2

    def can(self, engine: Engine) -> bool:
        if troops_in_reserve(engine, engine.state.turn_player) == 0:
            return False
        for territory in range(engine.board.territory_count):
            if has_troops(engine, territory):
                return True
        return False

    def why_not(self, engine: Engine) -> Refusal:
        if troops_in_reserve(engine, engine.state.turn_player) == 0:
            return refuse("all_troops_on_board", "H4.2")
        return refuse("no_troop_to_double")

    def begin(self, engine: Engine) -> None:
        engine.push(APHRODITE_ISLE)


class AphroditeIsle(Choice):
    """Which isle's troops are doubled."""

    name = "aphrodite_isle"
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = CHOOSE_ISLE
    automatic = True

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        return None if has_troops(engine, territory) else NO_OWN_TROOP

    def options(self, engine: Engine) -> None:
        self.consider_own_isles(engine, engine.state.turn_player)

    def chosen(self, engine: Engine, territory: i64) -> None:
        state = engine.state
        engine.pop()
        gained = state.troops[territory]
        reserve = troops_in_reserve(engine, state.turn_player)
        if gained > reserve:
            gained = reserve
        state.troops[territory] += gained
        if engine.heard:
            engine.tell(events.TroopsDoubled(state.turn_player, territory, gained))
