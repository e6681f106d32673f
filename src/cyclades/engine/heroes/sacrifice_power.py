"""What a hero's sacrifice does."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import FOUNDING, PLACE_METROPOLIS
from cyclades.engine.words.refusals import Refusal, refuse


class SacrificePower:
    """Asked while the hero still stands on the board, carried out when he has left it (H3.5)."""

    price: i64 = 0

    def can(self, engine: Engine) -> bool:
        """Whether the power can be carried out now."""
        raise NotImplementedError

    def why_not(self, engine: Engine) -> Refusal:
        """Why it can't."""
        raise NotImplementedError

    def carry_out(self, engine: Engine) -> None:
        raise NotImplementedError


def found_by_sacrifice(engine: Engine) -> None:
    """The metropolis for which a hero has left the game; that it has a place was seen before (H3.6)."""
    player = engine.state.turn_player
    engine.push(FOUNDING, player)
    engine.push(PLACE_METROPOLIS, player, 1)


def refuse_founding() -> Refusal:
    return refuse("no_place_for_metropolis")
