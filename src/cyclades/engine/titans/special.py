"""Special metropolises (T5.10) and military victory (T7.4)."""

from __future__ import annotations

from cyclades.engine.actions import (
    AT_CHOOSE_ISLE,
    AT_CHOOSE_METROPOLIS,
    AT_PASS,
    CHOOSE_ISLE,
    CHOOSE_METROPOLIS,
    PASS,
)
from cyclades.engine.engine import Engine, Room
from cyclades.engine.frames import FOUNDING
from cyclades.engine.holdings import metropolises_in_supply, side_metropolises
from cyclades.engine.metropolis import metropolis_left, put_metropolis, raise_metropolis, takes_metropolis
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, METROPOLIS_KINDS, ORDINARY
from cyclades.engine.refusals import Refusal, refuse


class SpecialChoice(Room):
    """Which token a metropolis gets that is being founded. Arguments: the player, its isle."""

    name = "special_choice"

    def decider(self, engine: Engine) -> i64:
        return engine.argument(1)

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
        player = engine.argument(1)
        territory = engine.argument(2)
        engine.pop()
        raise_metropolis(engine, player, territory, action - AT_CHOOSE_METROPOLIS)


class MilitaryVictory(Room):
    """T7.4: whether a metropolis is put on the last territory of an opponent. Arguments: the player, the territory."""

    name = "military_victory"

    def decider(self, engine: Engine) -> i64:
        return engine.argument(1)

    def advance(self, engine: Engine) -> bool:
        player = engine.argument(1)
        needed = engine.config.metropolises_to_win
        if (
            metropolis_left(engine)
            and takes_metropolis(engine, player, engine.argument(2))
            and side_metropolises(engine, player) + 1 >= needed
        ):
            return True
        engine.pop()
        return False

    def options(self, engine: Engine) -> None:
        engine.offer(AT_PASS)
        engine.offer(AT_CHOOSE_ISLE + engine.argument(2))

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == PASS:
            return None
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        return None if territory == engine.argument(2) else refuse("not_the_last_territory", isle=territory)

    def take(self, engine: Engine, action: i64) -> None:
        player = engine.argument(1)
        engine.pop()
        if action != AT_PASS:
            engine.push(FOUNDING, player)  # it may be the Cultural one (T5.10)
            put_metropolis(engine, player, action - AT_CHOOSE_ISLE)
