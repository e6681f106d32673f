"""What a magic item can do in its holder's own turn (H4.6)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.refusals import Refusal, refuse


class OwnTurnItem:
    item: i64

    def can(self, engine: Engine) -> bool:
        """Whether it would do anything for the player whose turn it is."""
        raise NotImplementedError

    def why_not(self, engine: Engine) -> Refusal:
        """Why it would not."""
        return refuse("item_without_effect", item=self.item)

    def use(self, engine: Engine) -> None:
        """Carry it out; the item is spent."""
        raise NotImplementedError
