"""Aphrodite (H4.2): the troops of an own isle are doubled."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_ISLE, CHOOSE_ISLE
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.favour import Favour
from cyclades.engine.frames import APHRODITE_ISLE
from cyclades.engine.holdings import troops_in_reserve
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse


class Aphrodite(Favour):
    def __init__(self) -> None:
        self.price = 2

    def can(self, engine: Engine) -> bool:
        state = engine.state
        if troops_in_reserve(engine, state.turn_player) == 0:
            return False
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player and state.troops[territory] > 0:
                return True
        return False

    def why_not(self, engine: Engine) -> Refusal:
        if troops_in_reserve(engine, engine.state.turn_player) == 0:
            return refuse("all_troops_on_board", "H4.2")
        return refuse("no_troop_to_double")

    def begin(self, engine: Engine) -> None:
        engine.push(APHRODITE_ISLE)


class AphroditeIsle(Room):
    """Which isle's troops are doubled."""

    name = "aphrodite_isle"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player and state.troops[territory] > 0:
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        state = engine.state
        territory = action - AT_CHOOSE_ISLE
        own = state.owner[territory] == state.turn_player and state.troops[territory] > 0
        return None if own else refuse("no_own_troop_there", "H4.2", isle=territory)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        territory = action - AT_CHOOSE_ISLE
        engine.pop()
        gained = state.troops[territory]
        reserve = troops_in_reserve(engine, state.turn_player)
        if gained > reserve:
            gained = reserve
        state.troops[territory] += gained
        if engine.heard:
            engine.tell(events.TroopsDoubled(state.turn_player, territory, gained))
