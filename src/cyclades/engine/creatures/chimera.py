"""Chimera (C7)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_CARD, CHOOSE_CARD
from cyclades.engine.creatures.power import POWERS, Power, Target
from cyclades.engine.engine import Engine, Room
from cyclades.engine.frames import CHIMERA_CHOICE, CHIMERA_SHUFFLE, TURN
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, CARD_COUNT, CHIMERA
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.track import is_creature


class Chimera(Power):
    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(CHIMERA_SHUFFLE)
        engine.push(CHIMERA_CHOICE, card)


class ChimeraChoice(Target):
    """A creature of the discard, Chimera apart, whose power is used."""

    name = "chimera_choice"
    under: tuple[int, ...] = (CHIMERA_SHUFFLE,)
    cards: tuple[int, ...] = (CHIMERA,)

    def targets(self, engine: Engine) -> None:
        discard = engine.state.discard
        for card in range(CARD_COUNT):
            if card != CHIMERA and is_creature(card) and discard & BIT[card]:
                engine.offer(AT_CHOOSE_CARD + card)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_CARD:
            return engine.wrong_moment(family)
        card = action - AT_CHOOSE_CARD
        if card == CHIMERA:
            return refuse("chimera_itself")
        if not engine.state.discard & BIT[card]:
            return refuse("not_in_discard", card=card)
        if not is_creature(card):
            return refuse("not_a_creature", "C7", card=card)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        copied = action - AT_CHOOSE_CARD
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
