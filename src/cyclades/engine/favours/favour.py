"""What a favour tile can do."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.refusals import Refusal


class Favour:
    price: i64 = 0

    def can(self, engine: Engine) -> bool:
        """Whether the power would do anything for the player whose turn it is."""
        raise NotImplementedError

    def why_not(self, engine: Engine) -> Refusal:
        """Why it would not."""
        raise NotImplementedError

    def begin(self, engine: Engine) -> None:
        """Carry it out; the price is paid."""
        raise NotImplementedError
