"""Special metropolises (T5.10) and military victory (T7.4)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.actions import (
    AT_CHOOSE_ISLE,
    AT_CHOOSE_METROPOLIS,
    AT_PASS,
    CHOOSE_ISLE,
    CHOOSE_METROPOLIS,
    PASS,
)
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.frames import CHIMERA_SHUFFLE, FOUNDING, TURN
from cyclades.engine.holdings import isle_count, metropolises_in_supply, side_metropolises
from cyclades.engine.metropolis import (
    check_founder,
    metropolis_left,
    put_metropolis,
    raise_metropolis,
    takes_metropolis,
)
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, METROPOLIS_KINDS, ORDINARY
from cyclades.engine.refusals import Refusal, refuse

ISLE: Final = 2


def check_founded(engine: Engine, frame: StackFrame) -> None:
    """Demand that it is his turn and his isle."""
    check_founder(engine, frame)
    frame.demand(engine.state.owner[frame["isle"]] == frame["player"], "isle", "it is not his")


class SpecialChoice(Room):
    """Which token a metropolis gets that is being founded."""

    name = "special_choice"
    fields: tuple[Field, ...] = (A_PLAYER, Field(ISLE, "isle", "isle"))
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (FOUNDING, TURN, CHIMERA_SHUFFLE)

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def options(self, engine: Engine) -> None:
        if self.may_be_ordinary(engine):
            engine.offer(AT_CHOOSE_METROPOLIS + ORDINARY)
        for kind in range(METROPOLIS_KINDS):
            if engine.state.specials & BIT[kind]:
                engine.offer(AT_CHOOSE_METROPOLIS + kind)

    def may_be_ordinary(self, engine: Engine) -> bool:
        """Not when no ordinary one is left."""
        return metropolises_in_supply(engine) > 0

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_METROPOLIS:
            return engine.wrong_moment(family)
        kind = action - AT_CHOOSE_METROPOLIS
        if kind == ORDINARY:
            return None if self.may_be_ordinary(engine) else refuse("no_ordinary_left")
        return None if engine.state.specials & BIT[kind] else refuse("special_not_left", metropolis=kind)

    def take(self, engine: Engine, action: i64) -> None:
        player = engine.argument(PLAYER)
        territory = engine.argument(ISLE)
        engine.pop()
        raise_metropolis(engine, player, territory, action - AT_CHOOSE_METROPOLIS)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_founded(engine, frame)
        has_place = takes_metropolis(engine, frame["player"], frame["isle"])
        frame.demand(has_place, "isle", "no metropolis can be founded there")
        frame.demand(engine.state.specials != 0, "specials", "there is no token left to choose")


class MilitaryVictory(Room):
    """T7.4: whether a metropolis is put on the last territory of an opponent."""

    name = "military_victory"
    fields: tuple[Field, ...] = (A_PLAYER, Field(ISLE, "isle", "isle"))
    modules: tuple[str, ...] = ("titans",)

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

    def options(self, engine: Engine) -> None:
        engine.offer(AT_PASS)
        engine.offer(AT_CHOOSE_ISLE + engine.argument(ISLE))

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == PASS:
            return None
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        return None if territory == engine.argument(ISLE) else refuse("not_the_last_territory", isle=territory)

    def take(self, engine: Engine, action: i64) -> None:
        player = engine.argument(PLAYER)
        engine.pop()
        if action != AT_PASS:
            engine.push(FOUNDING, player)  # it may be the Cultural one (T5.10)
            put_metropolis(engine, player, action - AT_CHOOSE_ISLE)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_founded(engine, frame)
        frame.demand(engine.config.teams, "player", "only teams win so")
        player = frame["player"]
        partner = engine.config.partner[player]
        others = [one for one in range(engine.config.players) if one not in (player, partner)]
        landless = any(isle_count(engine, one) == 0 for one in others)
        frame.demand(landless, "isle", "no opponent has just lost his last one")
