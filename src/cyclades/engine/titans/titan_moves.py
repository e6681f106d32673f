"""Titan moves, with any god but Apollo (T4.3)."""

from __future__ import annotations

from cyclades.engine.cycle.turn_actions import TurnAction
from cyclades.engine.gods.god import why_not_pay
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import TROOP_MOVE
from cyclades.engine.setting.config import Config
from cyclades.engine.war.landing import can_leave, why_not_leave
from cyclades.engine.war.troop_move import BY_TITAN, TITAN_RISE
from cyclades.engine.words.actions import AT_MOVE_TITANS, MOVE_TITANS
from cyclades.engine.words.refusals import Refusal, refuse


class TitanMoves(TurnAction):
    """A titan and whoever goes with it leave a territory; each move of the turn costs a coin more."""

    def __init__(self) -> None:
        self.family = MOVE_TITANS

    def in_game(self, config: Config) -> bool:
        return config.titans

    def options(self, engine: Engine) -> None:
        state = engine.state
        price = state.titan_moves + 1
        if state.gold[state.turn_player] < price:
            return
        for territory in range(engine.board.territory_count):
            if (
                state.titans[territory] > 0
                and state.owner[territory] == state.turn_player
                and can_leave(engine, territory, False, price, TITAN_RISE)
            ):
                engine.offer(AT_MOVE_TITANS + territory)

    def why_not(self, engine: Engine, action: i64) -> Refusal | None:
        state = engine.state
        territory = action - AT_MOVE_TITANS
        if state.owner[territory] != state.turn_player or state.titans[territory] == 0:
            return refuse("no_titan_there", isle=territory)
        price = state.titan_moves + 1
        return why_not_leave(engine, territory, False, price, TITAN_RISE) or why_not_pay(engine, price)

    def take(self, engine: Engine, action: i64) -> None:
        engine.push(TROOP_MOVE, action - AT_MOVE_TITANS)
        engine.set_argument(BY_TITAN, 1)

    def price(self, engine: Engine, action: i64) -> i64:
        return engine.state.titan_moves + 1
