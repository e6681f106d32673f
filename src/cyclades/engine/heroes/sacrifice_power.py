"""What a hero's sacrifice does."""

from __future__ import annotations

from cyclades.engine.engine import Engine
from cyclades.engine.holdings import metropolises_in_supply
from cyclades.engine.metropolis import any_space, penthesilea_is_ready
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse


class SacrificePower:
    """Asked while the hero still stands on the board, carried out when he has left it (H3.5)."""

    def can(self, engine: Engine) -> bool:
        """Whether the power can be carried out now."""
        raise NotImplementedError

    def why_not(self, engine: Engine) -> Refusal:
        """Why it can't."""
        raise NotImplementedError

    def carry_out(self, engine: Engine) -> None:
        raise NotImplementedError


def can_found(engine: Engine, player: i64) -> bool:
    """Whether a founding would not be lost (B7.4), or Penthesilea takes it (H3.6)."""
    return metropolises_in_supply(engine) > 0 and (any_space(engine, player) or penthesilea_is_ready(engine, player))


def refuse_founding() -> Refusal:
    return refuse("no_place_for_metropolis")
