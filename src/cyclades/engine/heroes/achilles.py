"""Achilles (H3.6): a tied round costs his side nothing (`battle`); the owner of many isles founds a metropolis."""

from __future__ import annotations

from typing import Final

from cyclades.engine.engine import Engine
from cyclades.engine.heroes.sacrifice_power import SacrificePower, found_by_sacrifice, refuse_founding
from cyclades.engine.heroes.traits import NUMBERS
from cyclades.engine.holdings import isle_count
from cyclades.engine.metropolis import can_found
from cyclades.engine.refusals import Refusal, refuse

ISLES: Final[int] = NUMBERS["achilles"]["isles"]


class Achilles(SacrificePower):
    def can(self, engine: Engine) -> bool:
        player = engine.state.turn_player
        return isle_count(engine, player) >= ISLES and can_found(engine, player)

    def why_not(self, engine: Engine) -> Refusal:
        if isle_count(engine, engine.state.turn_player) < ISLES:
            return refuse("too_few_isles", number=ISLES)
        return refuse_founding()

    def carry_out(self, engine: Engine) -> None:
        found_by_sacrifice(engine)
