"""Hiring heroes: from the track, by Hera, by Charon (H3.2, H3.7, H4.2)."""

from __future__ import annotations

from cyclades.engine.cities.own_territory import OwnTerritory
from cyclades.engine.creatures.power import Power
from cyclades.engine.cycle.track import is_hero
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_CARD, CARD, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import HERO_ISLE
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, FIRST_HERO, HERO_COUNT


class Hire(Power):
    """His card lies in the discard from the moment he is bought; the isle he comes to is chosen next."""

    cards: tuple[int, ...] = tuple(range(FIRST_HERO, FIRST_HERO + HERO_COUNT))

    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(HERO_ISLE, card)


class HeroIsle(OwnTerritory):
    """Which own isle a hero comes to."""

    name = "hero_isle"
    fields: tuple[Field, ...] = (A_CARD,)
    modules: tuple[str, ...] = ("heroes",)
    not_yours: Fault = Fault("not_your_isle", "isle", rule="H3.2")

    def chosen(self, engine: Engine, territory: i64) -> None:
        card = engine.argument(CARD)
        engine.pop()
        hire(engine, card, territory)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        card = frame["card"]
        lies = engine.state.discard | engine.state.gone
        frame.demand(is_hero(card) and lies & BIT[card] != 0, "card", "no_hero_to_hire")


def hire(engine: Engine, card: i64, territory: i64) -> None:
    """Figure on the isle, card before the player."""
    state = engine.state
    state.discard &= ~BIT[card]
    state.gone &= ~BIT[card]
    state.lay_before(state.turn_player, card)
    state.hero_territory[card - FIRST_HERO] = territory
    if engine.heard:
        engine.tell(events.HeroHired(state.turn_player, card, territory))
