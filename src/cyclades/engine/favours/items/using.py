"""Using a magic item in one's own turn (H4.6)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.turn_actions import TurnAction
from cyclades.engine.favours.items.cup import Cup
from cyclades.engine.favours.items.fleece import Fleece
from cyclades.engine.favours.items.hands import has_item, spend_item
from cyclades.engine.favours.items.lyre import Lyre
from cyclades.engine.favours.items.own_turn import OwnTurnItem
from cyclades.engine.favours.items.pandora import Pandora
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.setting.config import Config
from cyclades.engine.words.actions import AT_USE_ITEM, USE_ITEM
from cyclades.engine.words.refusals import Refusal, refuse

OWN_TURN: Final[list[OwnTurnItem]] = [Fleece(), Cup(), Lyre(), Pandora()]


class ItemUse(TurnAction):
    def __init__(self) -> None:
        self.family = USE_ITEM

    def in_game(self, config: Config) -> bool:
        return config.favours

    def options(self, engine: Engine) -> None:
        for power in OWN_TURN:
            if has_item(engine, engine.state.turn_player, power.item) and power.can(engine):
                engine.offer(AT_USE_ITEM + power.item)

    def why_not(self, engine: Engine, action: i64) -> Refusal | None:
        item = action - AT_USE_ITEM
        if not has_item(engine, engine.state.turn_player, item):
            return refuse("item_not_yours", item=item)
        for power in OWN_TURN:
            if power.item == item:
                return None if power.can(engine) else power.why_not(engine)
        return refuse("item_does_not_fit", item=item)

    def take(self, engine: Engine, action: i64) -> None:
        item = action - AT_USE_ITEM
        spend_item(engine, engine.state.turn_player, item)
        for power in OWN_TURN:
            if power.item == item:
                power.use(engine)
