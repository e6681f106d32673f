"""The favour beside a god: laid out, given, used up (H4.1, H4.2)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import priestesses_in_supply
from cyclades.engine.hades.threat import last_place
from cyclades.engine.machine.chance import DRAW_FAVOUR, DRAW_ITEM
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import SEND_ARTIFACTS, TURN
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, HESTIA, NONE


def lay_favour(engine: Engine, hades_comes: bool) -> None:
    """In the gods phase: no favour beside Hades, who has all tiles shuffled anew; else the top tile (H4.1)."""
    if not engine.config.favours:
        return
    state = engine.state
    if hades_comes:
        state.favour_stack = engine.config.favour_tiles
        if engine.heard:
            engine.tell(events.FavoursShuffled())
        return
    if state.favour_stack == 0:
        state.favour_stack = engine.config.favour_tiles
        if engine.heard:
            engine.tell(events.FavoursShuffled())
    tile = engine.draw(DRAW_FAVOUR, state.favour_stack)
    state.favour_stack -= BIT[tile]
    state.favour = tile
    if engine.heard:
        engine.tell(events.FavourLaid(tile, favoured_god(engine)))


def favoured_god(engine: Engine) -> i64:
    """The god beside whom this cycle's tile lies: the available one right above Apollo."""
    return engine.state.god_row[last_place(engine)]


def has_favour(engine: Engine) -> bool:
    """Whether the player whose turn it is holds the god with the tile."""
    state = engine.state
    return state.favour != NONE and state.turn_god == favoured_god(engine)


def gives_priestess(tile: i64) -> bool:
    """H4.2: the tiles up to Hestia's give a priestess, the others a magic item."""
    return tile <= HESTIA


class Gift(Room):
    """What the tile gives at the beginning of the turn (H4.8)."""

    name = "gift"
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (TURN, SEND_ARTIFACTS)
    silent = True

    def advance(self, engine: Engine) -> bool:
        engine.pop()
        state = engine.state
        player = state.turn_player
        if gives_priestess(state.favour):
            if priestesses_in_supply(engine) > 0:
                state.priestesses[player] += 1
                if engine.heard:
                    engine.tell(events.PriestessGiven(player))
        elif items_left(engine) > 0:
            item = draw_item(engine)
            state.items[player] |= BIT[item]
            if engine.heard:
                engine.tell(events.ItemGiven(player, item))
        return False

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(has_favour(engine), "favour", "no_favour_beside_god")


def items_left(engine: Engine) -> i64:
    """The set of items that can still be drawn, from the deck or by shuffling the discard."""
    return engine.state.item_deck | engine.state.item_discard


def draw_item(engine: Engine) -> i64:
    """The top item of the deck; an empty one is made anew from the discard (H4.5)."""
    state = engine.state
    if state.item_deck == 0:
        state.item_deck = state.item_discard
        state.item_discard = 0
        if engine.heard:
            engine.tell(events.ItemsShuffled())
    item = engine.draw(DRAW_ITEM, state.item_deck)
    state.item_deck -= BIT[item]
    return item


def use_up_favour(engine: Engine) -> None:
    """At the end of the turn of the god who holds it, used or not (H4.1)."""
    if has_favour(engine):
        put_favour_away(engine)


def put_favour_away(engine: Engine) -> None:
    """The tile is among the used ones."""
    engine.state.favour = NONE
    engine.state.favour_used = 0
