"""Charon (H3.7)."""

from __future__ import annotations

from cyclades.engine.actions import AT_CHOOSE_CARD, CHOOSE_CARD
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine
from cyclades.engine.frames import HERO_ISLE
from cyclades.engine.holdings import isle_count
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, CHARON, FIRST_HERO, HERO_COUNT
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.track import is_hero


class CharonHero(Target):
    """A hero who has left the game comes back."""

    name = "charon_hero"
    modules: tuple[str, ...] = ("heroes",)
    cards: tuple[int, ...] = (CHARON,)

    def targets(self, engine: Engine) -> None:
        for hero in range(HERO_COUNT):
            if engine.state.gone & BIT[FIRST_HERO + hero] and isle_count(engine, engine.state.turn_player) > 0:
                engine.offer(AT_CHOOSE_CARD + FIRST_HERO + hero)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_CARD:
            return engine.wrong_moment(family)
        card = action - AT_CHOOSE_CARD
        if not engine.state.gone & BIT[card]:
            return refuse("hero_not_gone", card=card)
        if not is_hero(card):
            return refuse("not_a_hero", "H3.7", card=card)
        return refuse("no_territory", card=card) if isle_count(engine, engine.state.turn_player) == 0 else None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        engine.push(HERO_ISLE, action - AT_CHOOSE_CARD)
