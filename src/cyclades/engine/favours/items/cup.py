"""The Cup of Ambrosia (H4.5): a creature or hero of the track at the Cup's price."""

from __future__ import annotations

from typing import Final

from cyclades.content import card_numbers
from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.creatures.calling import buy
from cyclades.engine.cycle.track import is_artifact, is_creature, space_of
from cyclades.engine.favours.items.own_turn import OwnTurnItem
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.actions import CALL
from cyclades.engine.words.pieces import CUP, NONE, TRACK_SPACES
from cyclades.engine.words.refusals import Refusal, refuse

PRICE: Final[int] = card_numbers("items")["cup"]["price"]

NOT_ON_TRACK: Final = Fault("not_on_track", "card", rule="H4.5")
NOT_FOR_ARTIFACTS: Final = Fault("not_for_artifacts", "card", rule="H4.5")
NO_TERRITORY: Final = Fault("no_territory", "card")


class Cup(OwnTurnItem):
    def __init__(self) -> None:
        self.item = CUP

    def can(self, engine: Engine) -> bool:
        state = engine.state
        return state.gold[state.turn_player] >= PRICE and any_card(engine)

    def why_not(self, engine: Engine) -> Refusal:
        state = engine.state
        if any_card(engine):
            return refuse("not_enough_gold", "H4.5", price=PRICE, gold=state.gold[state.turn_player])
        return OwnTurnItem.why_not(self, engine)

    def use(self, engine: Engine) -> None:
        engine.push(CUP_CARD.number)


def cup_fault(engine: Engine, card: i64) -> Fault | None:
    """A creature of the track, or a hero he can place (T7.6); the Cup is not for artifacts (H4.5)."""
    if space_of(engine, card) == NONE:
        return NOT_ON_TRACK
    if is_artifact(card):
        return NOT_FOR_ARTIFACTS
    return None if is_creature(card) or territories_held(engine, engine.state.turn_player) > 0 else NO_TERRITORY


def any_card(engine: Engine) -> bool:
    for space in range(TRACK_SPACES):
        card = engine.state.track[space]
        if card != NONE and cup_fault(engine, card) is None:
            return True
    return False


class CupCard(Choice):
    """Which card."""

    name = "cup_card"
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = CALL
    automatic = True

    def fault(self, engine: Engine, card: i64) -> Fault | None:
        return cup_fault(engine, card)

    def options(self, engine: Engine) -> None:
        for space in range(TRACK_SPACES):
            if engine.state.track[space] != NONE:
                self.consider(engine, engine.state.track[space])

    def chosen(self, engine: Engine, card: i64) -> None:
        engine.pop()
        buy(engine, card, PRICE, 0)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return PRICE if family == CALL else 0


CUP_CARD: Final = CupCard()
