"""Charon (H3.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.creatures.power import Target
from cyclades.engine.cycle.track import is_hero
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import HERO_ISLE
from cyclades.engine.words.actions import CHOOSE_CARD
from cyclades.engine.words.pieces import BIT, CHARON

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
        return NO_TERRITORY if territories_held(engine, engine.state.turn_player) == 0 else None

    def strike(self, engine: Engine, card: i64, hero: i64) -> None:
        engine.push(HERO_ISLE, hero)
