"""Charon (H3.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.actions import CHOOSE_CARD
from cyclades.engine.choice import Fault
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine
from cyclades.engine.frames import HERO_ISLE
from cyclades.engine.holdings import isle_count
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, CHARON
from cyclades.engine.track import is_hero

HERO_NOT_GONE: Final = Fault("hero_not_gone", "card", rule="H3.7")
NOT_A_HERO: Final = Fault("not_a_hero", "card", rule="H3.7")
NO_TERRITORY: Final = Fault("no_territory", "card")


class CharonHero(Target):
    """A hero who has left the game comes back."""

    name = "charon_hero"
    modules: tuple[str, ...] = ("heroes",)
    asks: i64 = CHOOSE_CARD
    cards: tuple[int, ...] = (CHARON,)

    def fault(self, engine: Engine, card: i64) -> Fault | None:
        if not engine.state.gone & BIT[card]:
            return HERO_NOT_GONE
        if not is_hero(card):
            return NOT_A_HERO
        return NO_TERRITORY if isle_count(engine, engine.state.turn_player) == 0 else None

    def strike(self, engine: Engine, card: i64, hero: i64) -> None:
        engine.push(HERO_ISLE, hero)
