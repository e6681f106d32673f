"""Chimera (C7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.power import POWERS, Power, Target
from cyclades.engine.cycle.track import is_creature
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine, Room
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CHIMERA_CHOICE, CHIMERA_SHUFFLE, TURN
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_CARD
from cyclades.engine.words.pieces import BIT, CHIMERA

CHIMERA_ITSELF: Final = Fault("chimera_itself", rule="C7")
NOT_IN_DISCARD: Final = Fault("not_in_discard", "card", rule="C7")
NOT_A_CREATURE: Final = Fault("not_a_creature", "card", rule="C7")


class Chimera(Power):
    cards: tuple[int, ...] = (CHIMERA,)

    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(CHIMERA_SHUFFLE)
        engine.push(CHIMERA_CHOICE, card)


class ChimeraChoice(Target):
    """A creature of the discard, Chimera apart, whose power is used."""

    name = "chimera_choice"
    under: tuple[int, ...] = (CHIMERA_SHUFFLE,)
    asks: i64 = CHOOSE_CARD
    cards: tuple[int, ...] = (CHIMERA,)

    def fault(self, engine: Engine, card: i64) -> Fault | None:
        if card == CHIMERA:
            return CHIMERA_ITSELF
        if not engine.state.discard & BIT[card]:
            return NOT_IN_DISCARD
        return None if is_creature(card) else NOT_A_CREATURE

    def strike(self, engine: Engine, card: i64, copied: i64) -> None:
        if engine.heard:
            engine.tell(events.PowerCopied(engine.state.turn_player, copied))
        POWERS[copied].begin(engine, copied)


class ChimeraShuffle(Room):
    """Last of all, the discard goes into the deck."""

    name = "chimera_shuffle"
    under: tuple[int, ...] = (TURN,)
    silent = True

    def advance(self, engine: Engine) -> bool:
        state = engine.state
        state.deck |= state.discard
        state.discard = 0
        if engine.heard:
            engine.tell(events.DiscardShuffledIn())
        engine.pop()
        return False
