"""Actions of a turn that modules bring, besides the god's own and the calling of creatures."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.setting.config import Config
from cyclades.engine.words.actions import FAMILY_COUNT
from cyclades.engine.words.refusals import Refusal


class TurnAction:
    """One family of actions that a module adds to a turn; never with Apollo."""

    family: i64 = FAMILY_COUNT

    def in_game(self, config: Config) -> bool:
        raise NotImplementedError

    def options(self, engine: Engine) -> None:
        """Offer what is legal now."""
        raise NotImplementedError

    def why_not(self, engine: Engine, action: i64) -> Refusal | None:
        raise NotImplementedError

    def take(self, engine: Engine, action: i64) -> None:
        raise NotImplementedError

    def price(self, engine: Engine, action: i64) -> i64:
        """What it costs at once."""
        return 0
