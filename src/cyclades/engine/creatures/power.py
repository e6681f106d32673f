"""What a creature does once it is called (C0)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.track import is_hero
from cyclades.engine.machine.choice import Choice
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_CARD, CARD, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_FORGO
from cyclades.engine.words.pieces import BIT, NONE


class Power:
    """What a card does once it is called."""

    cards: tuple[int, ...] = ()  # that have it

    def begin(self, engine: Engine, card: i64) -> None:
        raise NotImplementedError


POWERS: Final[list[Power]] = []  # by card; `calling` fills it


class AskPower(Power):
    """A power that begins with a choice in a room, if that room has anything to choose from."""

    def __init__(self, room: i64, cards: tuple[int, ...]) -> None:
        self.room = room
        self.cards = cards

    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(self.room, card)


class Target(Choice):
    """A power's first choice, which may be forgone (C0.3). Where there is no target at all it is spent unasked."""

    fields: tuple[Field, ...] = (A_CARD,)
    otherwise: i64 = AT_FORGO
    cards: tuple[int, ...] = ()  # whose power it is

    def advance(self, engine: Engine) -> bool:
        # Nothing secret decides this: targets stand on the board or lie open before the players.
        if engine.find_legal() > 1:
            return True
        engine.legal_count = NONE
        engine.pop()
        return False

    def declined(self, engine: Engine) -> None:
        card = engine.argument(CARD)
        engine.pop()
        if engine.heard:
            engine.tell(events.PowerForgone(engine.state.turn_player, card))

    def chosen(self, engine: Engine, thing: i64) -> None:
        card = engine.argument(CARD)
        engine.pop()
        self.strike(engine, card, thing)

    def strike(self, engine: Engine, card: i64, thing: i64) -> None:
        """Carry the power out on the target chosen."""
        raise NotImplementedError

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_used(engine, frame, self.cards)


def check_used(engine: Engine, frame: StackFrame, cards: tuple[int, ...]) -> None:
    """Demand that one of these cards was just used."""
    state = engine.state
    card = frame["card"]
    frame.demand(card in cards, "card", "another_power")
    lies = state.gone if is_hero(card) else state.discard
    frame.demand(lies & BIT[card] != 0, "card", "card_not_just_used")
