"""The Cup of Ambrosia (H4.5): a creature or hero of the track at the Cup's price."""

from __future__ import annotations

from typing import Final

from cyclades.content import card_numbers
from cyclades.engine.actions import AT_CALL, CALL
from cyclades.engine.creatures.calling import buy
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.items.own_turn import OwnTurnItem
from cyclades.engine.frames import CUP_CARD
from cyclades.engine.holdings import isle_count
from cyclades.engine.packed import i64
from cyclades.engine.pieces import CUP, NONE, TRACK_SPACES
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.track import is_artifact, is_creature, space_of

PRICE: Final[int] = card_numbers("items")["cup"]["price"]


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
        engine.push(CUP_CARD)


def takes_cup(engine: Engine, space: i64) -> bool:
    """Whether a creature lies on a space, or a hero he can place (T7.6); the Cup is not for artifacts (H4.5)."""
    card = engine.state.track[space]
    if card == NONE or is_artifact(card):
        return False
    return is_creature(card) or isle_count(engine, engine.state.turn_player) > 0


def any_card(engine: Engine) -> bool:
    for space in range(TRACK_SPACES):
        if takes_cup(engine, space):
            return True
    return False


class CupCard(Room):
    """Which card."""

    name = "cup_card"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        for space in range(TRACK_SPACES):
            if takes_cup(engine, space):
                engine.offer(AT_CALL + engine.state.track[space])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CALL:
            return engine.wrong_moment(family)
        card = action - AT_CALL
        if space_of(engine, card) == NONE:
            return refuse("not_on_track", "H4.5", card=card)
        if is_artifact(card):
            return refuse("not_for_artifacts", card=card)
        return None if takes_cup(engine, space_of(engine, card)) else refuse("no_territory", card=card)

    def take(self, engine: Engine, action: i64) -> None:
        engine.pop()
        buy(engine, action - AT_CALL, PRICE, 0)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return PRICE if family == CALL else 0
