"""The Caduceus (T5.6): it saves a unit in a battle on land, for a coin."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.war.battle import side_of
from cyclades.engine.war.party import artifacts_in
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, CADUCEUS, FIRST_ARTIFACT

PRICE: Final = 1


def is_with(engine: Engine, player: i64) -> bool:
    """Whether his side of the battle has it there."""
    return artifacts_in(side_of(engine, player)) & BIT[CADUCEUS - FIRST_ARTIFACT] != 0


def pay(engine: Engine, player: i64) -> None:
    """He pays for the unit."""
    engine.state.gold[player] -= PRICE
    if engine.heard:
        engine.tell(events.CaduceusPaid(player, PRICE))
