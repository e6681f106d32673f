"""Buying creatures from the track (C0.1, C0.2), and each card's power by its number."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.discounts import give_discounts
from cyclades.engine.cities.holdings import territories_held
from cyclades.engine.creatures.chimera import Chimera
from cyclades.engine.creatures.empusa import Empusa
from cyclades.engine.creatures.fates import Fates
from cyclades.engine.creatures.power import POWERS, AskPower, Power, Target
from cyclades.engine.creatures.sylph import Sylph
from cyclades.engine.cycle.track import is_creature, price_of, space_of
from cyclades.engine.heroes.hiring import Hire
from cyclades.engine.machine.engine import Engine, Room
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import SPHINX_SALE
from cyclades.engine.titans.artifacts.buying import BuyArtifact
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, CARD_COUNT, NONE, SPHINX, TRACK_PRICES
from cyclades.engine.words.refusals import Refusal, refuse

# Powers that don't begin with a choice which may be forgone. The others are named by the room of that choice.
OTHER_POWERS: Final[list[Power]] = [
    Fates(),
    Chimera(),
    AskPower(SPHINX_SALE, (SPHINX,)),
    Sylph(),
    Empusa(),
    Hire(),
    BuyArtifact(),
]


def why_not_call(engine: Engine, card: i64) -> Refusal | None:
    """C0.1."""
    state = engine.state
    space = space_of(engine, card)
    if space == NONE:
        return refuse("not_on_track", card=card)
    if not is_creature(card) and territories_held(engine, state.turn_player) == 0:  # T7.6
        return refuse("no_territory", card=card)
    price = price_of(engine, state.turn_player, space)
    gold = state.gold[state.turn_player]
    return None if price <= gold else refuse("creature_not_payable", card=card, price=price, gold=gold)


def call_creature(engine: Engine, card: i64) -> None:
    """Buy a card at its price, and begin its power."""
    space = space_of(engine, card)
    price = price_of(engine, engine.state.turn_player, space)
    buy(engine, card, price, TRACK_PRICES[space] - price)


def buy(engine: Engine, card: i64, price: i64, discounts: i64) -> None:
    """Pay and begin the power. The card goes to the discard; a placed figure or hero takes it up again."""
    state = engine.state
    player = state.turn_player
    space = space_of(engine, card)
    state.gold[player] -= price
    give_discounts(engine, player, discounts)
    state.track[space] = NONE
    state.discard |= BIT[card]
    if engine.heard:
        engine.tell(events.CreatureCalled(player, card, space, price, discounts))
    POWERS[card].begin(engine, card)


def enter_powers(rooms: list[Room]) -> None:
    """Fill `POWERS`, card by card. Who has a power of his own has it even if he shares a room (H3.6: Perseus flies)."""
    asked = [AskPower(number, room.cards) for number, room in enumerate(rooms) if isinstance(room, Target)]
    for card in range(CARD_COUNT):
        POWERS.append(next(power for power in [*OTHER_POWERS, *asked] if card in power.cards))
