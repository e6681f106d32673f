"""Hera (H4.2): the deck is turned up until a hero comes, who is hired."""

from __future__ import annotations

from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.cycle.track import is_hero, refill_deck
from cyclades.engine.favours.favour import Favour
from cyclades.engine.machine.chance import DRAW_CARD
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import HERO_ISLE
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, FIRST_HERO, HERO_COUNT
from cyclades.engine.words.refusals import Refusal, refuse


def heroes_to_find(engine: Engine) -> i64:
    """The set of heroes in deck and discard, as cards."""
    heroes: i64 = BIT[FIRST_HERO + HERO_COUNT] - BIT[FIRST_HERO]
    return (engine.state.deck | engine.state.discard) & heroes


class Hera(Favour):
    def __init__(self) -> None:
        self.price = 2

    def can(self, engine: Engine) -> bool:
        return heroes_to_find(engine) != 0 and territories_held(engine, engine.state.turn_player) > 0

    def why_not(self, engine: Engine) -> Refusal:
        return refuse("no_hero_to_find") if heroes_to_find(engine) == 0 else refuse("no_territory")  # T7.6

    def begin(self, engine: Engine) -> None:
        state = engine.state
        while True:
            if state.deck == 0:
                refill_deck(engine)
            card = engine.draw(DRAW_CARD, state.deck)
            state.deck -= BIT[card]
            state.discard |= BIT[card]  # a hero's card is taken up again when his isle is chosen
            if engine.heard:
                engine.tell(events.CardTurnedUp(card))
            if is_hero(card):
                engine.push(HERO_ISLE, card)
                return
