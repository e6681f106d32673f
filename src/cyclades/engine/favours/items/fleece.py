"""The Golden Fleece (H4.5): it is sold."""

from __future__ import annotations

from typing import Final

from cyclades.content import card_numbers
from cyclades.engine.favours.items.own_turn import OwnTurnItem
from cyclades.engine.machine.engine import Engine
from cyclades.engine.words import events
from cyclades.engine.words.pieces import FLEECE

GOLD: Final[int] = card_numbers("items")["fleece"]["gold"]


class Fleece(OwnTurnItem):
    def __init__(self) -> None:
        self.item = FLEECE

    def can(self, engine: Engine) -> bool:
        return True

    def use(self, engine: Engine) -> None:
        state = engine.state
        state.gold[state.turn_player] += GOLD
        if engine.heard:
            engine.tell(events.FleeceSold(state.turn_player, GOLD))
