"""Special metropolises (T5.10) and military victory (T7.4)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import metropolises_in_supply, side_metropolises, territories_held
from cyclades.engine.cities.metropolis import (
    check_founder,
    metropolis_left,
    put_metropolis,
    raise_metropolis,
    takes_metropolis,
)
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CHIMERA_SHUFFLE, FOUNDING, TURN
from cyclades.engine.words.actions import (
    AT_PASS,
    CHOOSE_ISLE,
    CHOOSE_METROPOLIS,
)
from cyclades.engine.words.pieces import BIT, ORDINARY

ISLE: Final = 2

NO_ORDINARY_LEFT: Final = Fault("no_ordinary_left", rule="T5.10")
SPECIAL_NOT_LEFT: Final = Fault("special_not_left", "metropolis", rule="T5.10")
NOT_THE_LAST: Final = Fault("not_the_last_territory", "isle", rule="T7.4")


def check_founded(engine: Engine, frame: StackFrame) -> None:
    """Demand that it is his turn and his isle."""
    check_founder(engine, frame)
    frame.demand(engine.state.owner[frame["isle"]] == frame["player"], "isle", "not_his")


class SpecialChoice(Choice):
    """Which token a metropolis gets that is being founded."""

    name = "special_choice"
    fields: tuple[Field, ...] = (A_PLAYER, Field(ISLE, "isle", "isle"))
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (FOUNDING, TURN, CHIMERA_SHUFFLE)
    asks: i64 = CHOOSE_METROPOLIS

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def fault(self, engine: Engine, kind: i64) -> Fault | None:
        if kind == ORDINARY:
            return None if metropolises_in_supply(engine) > 0 else NO_ORDINARY_LEFT
        return None if engine.state.specials & BIT[kind] else SPECIAL_NOT_LEFT

    def chosen(self, engine: Engine, kind: i64) -> None:
        player = engine.argument(PLAYER)
        territory = engine.argument(ISLE)
        engine.pop()
        raise_metropolis(engine, player, territory, kind)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_founded(engine, frame)
        has_place = takes_metropolis(engine, frame["player"], frame["isle"])
        frame.demand(has_place, "isle", "no_founding_there")
        frame.demand(engine.state.specials != 0, "specials", "no_token_left")


class MilitaryVictory(Choice):
    """T7.4: whether a metropolis is put on the last territory of an opponent."""

    name = "military_victory"
    fields: tuple[Field, ...] = (A_PLAYER, Field(ISLE, "isle", "isle"))
    modules: tuple[str, ...] = ("titans",)
    asks: i64 = CHOOSE_ISLE
    otherwise: i64 = AT_PASS

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def advance(self, engine: Engine) -> bool:
        player = engine.argument(PLAYER)
        needed = engine.config.metropolises_to_win
        if (
            metropolis_left(engine)
            and takes_metropolis(engine, player, engine.argument(ISLE))
            and side_metropolises(engine, player) + 1 >= needed
        ):
            return True
        engine.pop()
        return False

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        return None if territory == engine.argument(ISLE) else NOT_THE_LAST

    def chosen(self, engine: Engine, territory: i64) -> None:
        player = engine.argument(PLAYER)
        engine.pop()
        engine.push(FOUNDING, player)  # it may be the Cultural one (T5.10)
        put_metropolis(engine, player, territory)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_founded(engine, frame)
        frame.demand(engine.config.teams, "player", "only_teams_win_so")
        player = frame["player"]
        partner = engine.config.partner[player]
        others = [one for one in range(engine.config.players) if one not in (player, partner)]
        landless = any(territories_held(engine, one) == 0 for one in others)
        frame.demand(landless, "isle", "no_last_one_lost")
