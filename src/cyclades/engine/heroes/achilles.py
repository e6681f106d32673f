"""Achilles (H3.6): a tied round costs his side nothing (`battle`); the owner of many isles founds a metropolis."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.cities.metropolis import can_found
from cyclades.engine.heroes.sacrifice_power import SacrificePower, found_by_sacrifice, refuse_founding
from cyclades.engine.heroes.traits import NUMBERS
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.refusals import Refusal, refuse

ISLES: Final[int] = NUMBERS["achilles"]["isles"]
TERRITORIES: Final[int] = NUMBERS["achilles"]["territories"]


def isles_needed(engine: Engine) -> i64:
    return TERRITORIES if engine.config.titans else ISLES


class Achilles(SacrificePower):
    def can(self, engine: Engine) -> bool:
        player = engine.state.turn_player
        return territories_held(engine, player) >= isles_needed(engine) and can_found(engine, player)

    def why_not(self, engine: Engine) -> Refusal:
        if territories_held(engine, engine.state.turn_player) < isles_needed(engine):
            return refuse("too_few_isles", number=isles_needed(engine))
        return refuse_founding()

    def carry_out(self, engine: Engine) -> None:
        found_by_sacrifice(engine)
