"""Ariadne's Thread (H4.5): a retreat from a battle on land to any own isle."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import territories_of
from cyclades.engine.favours.items.hands import asks_about
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import LAND_BATTLE
from cyclades.engine.war.battle import DEFENDER_MAY_RETREAT, PLACE, battle_argument, battle_room, check_fighter
from cyclades.engine.words.actions import CHOOSE_ISLE
from cyclades.engine.words.pieces import BIT, THREAD

NOT_YOURS: Final = Fault("retreat_isle_not_yours", "isle", rule="H4.5")


def may_lead(engine: Engine, player: i64, territory: i64) -> bool:
    """Whether who may retreat from a territory is asked about it, and has an isle to go to."""
    return asks_about(engine, player, THREAD) and territories_of(engine, player) & ~BIT[territory] != 0


class ThreadIsle(Choice):
    """Where it leads."""

    name = "thread_isle"
    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (LAND_BATTLE,)
    asks: i64 = CHOOSE_ISLE
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        is_his = engine.state.owner[territory] == engine.argument(PLAYER)
        return None if is_his and territory != battle_argument(engine, PLACE) else NOT_YOURS

    def chosen(self, engine: Engine, territory: i64) -> None:
        engine.pop()
        battle_room(engine).retreat(engine, self.first + territory)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_fighter(engine, frame, "player")
        battle = frame.battle()
        retreats = battle["defender"] if battle["stage"] == DEFENDER_MAY_RETREAT else battle["attacker"]
        frame.demand(frame["player"] == retreats, "player, stage", "not_he_retreats")
        frame.demand(engine.state.item_discard & BIT[THREAD] != 0, "player", "thread_not_used")
