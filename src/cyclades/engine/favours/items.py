"""Magic items used in one's own turn: Golden Fleece, Cup of Ambrosia, Lyre of Orpheus, Pandora's Box (H4.5, H4.6)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_CALL,
    AT_CHOOSE_CARD,
    AT_CHOOSE_ISLE,
    AT_USE_ITEM,
    CALL,
    CHOOSE_CARD,
    CHOOSE_ISLE,
    USE_ITEM,
)
from cyclades.engine.config import Config
from cyclades.engine.creatures.calling import buy
from cyclades.engine.creatures.isle_figure import stand
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.favours.holding import has_item, spend_item
from cyclades.engine.favours.numbers import CUP_PRICE, FLEECE_GOLD
from cyclades.engine.fields import A_CARD, CARD, Field
from cyclades.engine.figures import isle_of_figure, remove_figure
from cyclades.engine.frames import CUP_CARD, LYRE_FIGURE, LYRE_ISLE
from cyclades.engine.holdings import isle_count
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BIT, CUP, FLEECE, ITEM_COUNT, LYRE, NONE, PANDORA, TRACK_SPACES
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.track import fill_space, is_artifact, is_creature, space_of
from cyclades.engine.turn_actions import TurnAction

OWN_TURN: Final = (1 << FLEECE) | (1 << CUP) | (1 << LYRE) | (1 << PANDORA)


def can_use(engine: Engine, item: i64) -> bool:
    """Whether an item of his would do anything in his turn now."""
    state = engine.state
    if item == CUP:
        return state.gold[state.turn_player] >= CUP_PRICE and any_card(engine)
    if item == LYRE:
        return any_figure(engine)
    if item == PANDORA:
        return any_creature(engine)
    return True


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


def any_creature(engine: Engine) -> bool:
    for space in range(TRACK_SPACES):
        card = engine.state.track[space]
        if card != NONE and is_creature(card):
            return True
    return False


def any_figure(engine: Engine) -> bool:
    for territory in range(engine.board.territory_count):
        if engine.state.figure[territory] != NONE:
            return True
    return False


class ItemUse(TurnAction):
    def __init__(self) -> None:
        self.family = USE_ITEM

    def in_game(self, config: Config) -> bool:
        return config.favours

    def options(self, engine: Engine) -> None:
        state = engine.state
        held = (state.items[state.turn_player] | state.secret_items[state.turn_player]) & OWN_TURN
        for item in range(ITEM_COUNT if held else 0):
            if held & BIT[item] and can_use(engine, item):
                engine.offer(AT_USE_ITEM + item)

    def why_not(self, engine: Engine, action: i64) -> Refusal | None:
        item = action - AT_USE_ITEM
        state = engine.state
        if not has_item(engine, state.turn_player, item):
            return refuse("item_not_yours", item=item)
        if not OWN_TURN & BIT[item]:
            return refuse("item_does_not_fit", item=item)
        if can_use(engine, item):
            return None
        if item == CUP and any_card(engine):
            return refuse("not_enough_gold", "H4.5", price=CUP_PRICE, gold=state.gold[state.turn_player])
        return refuse("item_without_effect", item=item)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        item = action - AT_USE_ITEM
        spend_item(engine, player, item)
        if item == FLEECE:
            state.gold[player] += FLEECE_GOLD
            if engine.heard:
                engine.tell(events.FleeceSold(player, FLEECE_GOLD))
        elif item == CUP:
            engine.push(CUP_CARD)
        elif item == LYRE:
            engine.push(LYRE_FIGURE)
        else:
            open_box(engine)


def open_box(engine: Engine) -> None:
    """Pandora's Box: creature by creature from the dearest space, a new card comes in its place."""
    state = engine.state
    for space in range(TRACK_SPACES):
        card = state.track[space]
        if card != NONE and is_creature(card):
            state.track[space] = NONE
            state.discard |= BIT[card]
            if engine.heard:
                engine.tell(events.CardUnsold(card, space))
            fill_space(engine, space)


class CupCard(Room):
    """The Cup of Ambrosia: a creature or hero of the track at the Cup's price."""

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
        buy(engine, action - AT_CALL, CUP_PRICE, 0)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return CUP_PRICE if family == CALL else 0


class LyreFigure(Room):
    """The Lyre of Orpheus: which isle figure follows it."""

    name = "lyre_figure"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != NONE:
                engine.offer(AT_CHOOSE_CARD + engine.state.figure[territory])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_CARD:
            return engine.wrong_moment(family)
        card = action - AT_CHOOSE_CARD
        return refuse("figure_not_on_board", card=card) if isle_of_figure(engine, card) == NONE else None

    def take(self, engine: Engine, action: i64) -> None:
        engine.pop()
        engine.push(LYRE_ISLE, action - AT_CHOOSE_CARD)


class LyreIsle(Room):
    """Where it goes."""

    name = "lyre_isle"
    fields: tuple[Field, ...] = (A_CARD,)
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != engine.argument(CARD):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        stands_there = engine.state.figure[territory] == engine.argument(CARD)
        return refuse("same_isle", "H4.5", isle=territory) if stands_there else None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        card = engine.argument(CARD)
        source = isle_of_figure(engine, card)
        target = action - AT_CHOOSE_ISLE
        engine.pop()
        state.figure[source] = NONE
        if engine.heard:
            engine.tell(events.FigureMoved(state.turn_player, card, source, target))
        if state.figure[target] == NONE:
            stand(engine, card, target)
            return
        if engine.heard:
            engine.tell(events.FiguresClashed(state.turn_player, card, target))  # C0.6
        state.holder[card] = NONE
        state.called_in[card] = 0
        state.discard |= BIT[card]
        remove_figure(engine, target)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(isle_of_figure(engine, frame["card"]) != NONE, "card", "it stands on no isle")
