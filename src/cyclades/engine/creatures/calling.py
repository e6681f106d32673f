"""Buying creatures from the track (C0.1, C0.2), and each card's power by its number."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.creatures.chimera import Chimera
from cyclades.engine.creatures.empusa import Empusa
from cyclades.engine.creatures.fates import Fates
from cyclades.engine.creatures.power import POWERS, AskPower
from cyclades.engine.creatures.sylph import Sylph
from cyclades.engine.discounts import give_discounts
from cyclades.engine.engine import Engine
from cyclades.engine.frames import (
    CHARON_HERO,
    CYCLOPS_BUILDING,
    DRYAD_VICTIM,
    ERINYES_SOURCE,
    FIGURE_ISLE,
    GIANT_TARGET,
    GRIFFON_VICTIM,
    HARPY_TARGET,
    KRAKEN_SEA,
    PEGASUS_SOURCE,
    SATYR_VICTIM,
    SIREN_TARGET,
    SPHINX_SALE,
)
from cyclades.engine.heroes.hiring import Hire
from cyclades.engine.holdings import isle_count
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, NONE, TRACK_PRICES
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.titans.artifacts.buying import BuyArtifact
from cyclades.engine.track import is_creature, price_of, space_of


def why_not_call(engine: Engine, card: i64) -> Refusal | None:
    """C0.1."""
    state = engine.state
    space = space_of(engine, card)
    if space == NONE:
        return refuse("not_on_track", card=card)
    if not is_creature(card) and isle_count(engine, state.turn_player) == 0:  # T7.6
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


# By card: what begins when it is called.
POWERS.extend(
    [
        Fates(),
        AskPower(SATYR_VICTIM),
        AskPower(DRYAD_VICTIM),
        AskPower(SIREN_TARGET),
        AskPower(PEGASUS_SOURCE),
        AskPower(GIANT_TARGET),
        Chimera(),
        AskPower(CYCLOPS_BUILDING),
        AskPower(SPHINX_SALE),
        Sylph(),
        AskPower(HARPY_TARGET),
        AskPower(GRIFFON_VICTIM),
        AskPower(KRAKEN_SEA),
        AskPower(FIGURE_ISLE),
        AskPower(FIGURE_ISLE),
        AskPower(FIGURE_ISLE),
        AskPower(FIGURE_ISLE),
        AskPower(FIGURE_ISLE),
        AskPower(ERINYES_SOURCE),
        Empusa(),
        AskPower(CHARON_HERO),
        Hire(),
        Hire(),
        Hire(),
        Hire(),
        Hire(),
        Hire(),
        BuyArtifact(),
        BuyArtifact(),
        BuyArtifact(),
        BuyArtifact(),
        BuyArtifact(),
    ]
)
