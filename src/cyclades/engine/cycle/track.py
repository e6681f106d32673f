"""The creature track: drawing, discarding, prices (B3.1 to B3.3, B5.11, C0.1, C0.2)."""

from __future__ import annotations

from cyclades.engine.cities.discounts import discounts_left
from cyclades.engine.machine.chance import DRAW_CARD
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, FIRST_ARTIFACT, FIRST_HERO, NONE, TRACK_PRICES, TRACK_SPACES


def space_of(engine: Engine, card: i64) -> i64:
    """The space of the track where a card lies, or NONE."""
    track = engine.state.track
    for space in range(TRACK_SPACES):
        if track[space] == card:
            return space
    return NONE


def is_creature(card: i64) -> bool:
    """Heroes and artifacts are bought on the track too, but are none (H3.2, T5.1)."""
    return card < FIRST_HERO


def is_hero(card: i64) -> bool:
    return FIRST_HERO <= card and card < FIRST_ARTIFACT


def is_artifact(card: i64) -> bool:
    return card >= FIRST_ARTIFACT


def is_in_play(engine: Engine, card: i64) -> bool:
    """Whether a card is neither in deck, discard nor track, and not out of the game."""
    state = engine.state
    return not (state.deck | state.discard | state.gone) & BIT[card] and space_of(engine, card) == NONE


def price_of(engine: Engine, player: i64, space: i64) -> i64:
    """C0.1, C0.2: the space's price, for creatures less temples, at least 1."""
    if not is_creature(engine.state.track[space]):
        return TRACK_PRICES[space]
    return discounted(space, discounts_left(engine, player))


def discounted(space: i64, discounts: i64) -> i64:
    """C0.2: never below 1."""
    price = TRACK_PRICES[space] - discounts
    if price < 1:
        return 1
    return price


def fill_space(engine: Engine, space: i64) -> None:
    """Draw a card onto a space; B3.3 if the deck is empty."""
    state = engine.state
    if state.deck == 0:
        if state.discard == 0:
            return
        refill_deck(engine)
    card = engine.draw(DRAW_CARD, state.deck)
    state.deck -= BIT[card]
    state.track[space] = card
    if engine.heard:
        engine.tell(events.CardDrawn(card, space))


def refill_deck(engine: Engine) -> None:
    """B3.3: the discard becomes the deck."""
    state = engine.state
    state.deck = state.discard
    state.discard = 0
    if engine.heard:
        engine.tell(events.DeckRefilled())


def slide(engine: Engine, from_space: i64, to_space: i64) -> None:
    track = engine.state.track
    card = track[from_space]
    track[from_space] = NONE
    track[to_space] = card
    if engine.heard:
        engine.tell(events.CardSlid(card, from_space, to_space))


def renew_track(engine: Engine) -> None:
    """The creatures phase (B3.1, B3.2)."""
    state = engine.state
    track = state.track
    if state.cycle <= 2 and track[1] == NONE and track[2] == NONE:
        if state.cycle == 1:
            if track[0] == NONE:
                fill_space(engine, 0)
        elif track[0] != NONE:
            slide(engine, 0, 1)
            fill_space(engine, 0)
        else:
            fill_space(engine, 0)
            fill_space(engine, 1)
        return
    last: i64 = TRACK_SPACES - 1
    card = track[last]
    if card != NONE:
        track[last] = NONE
        if is_artifact(card):  # T5.1
            state.gone |= BIT[card]
            if engine.heard:
                engine.tell(events.ArtifactLost(card, last))
        else:
            state.discard |= BIT[card]
            if engine.heard:
                engine.tell(events.CardUnsold(card, last))
    free = last
    space = last
    while space >= 0:
        if track[space] != NONE:
            if free != space:
                slide(engine, space, free)
            free -= 1
        space -= 1
    while free >= 0:
        fill_space(engine, free)
        free -= 1
