"""Setting a game up (B2), and starting an engine from a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyclades.engine.machine.chance import DRAW_BUILDING, DRAW_MARKER, DRAW_METROPOLIS, DRAW_SEAT, Chance
from cyclades.engine.machine.engine import Engine, Room
from cyclades.engine.machine.packed import vec
from cyclades.engine.machine.room_numbers import CYCLE, PRELUDE
from cyclades.engine.machine.rooms import ROOMS
from cyclades.engine.machine.state import State, blank_state, changed
from cyclades.engine.setting.config import Config, ConfigError
from cyclades.engine.setting.modes import FREE_PLACEMENT, STARTS, TITANS, why_unplayable
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, BUILDING_COUNT, METROPOLIS_KINDS, MILITARY, NONE, PORT, SPECIALS_DRAWN

ROOM_TABLE: Final = vec[Room](ROOMS)


def engine_for(config: Config, state: State, chance: Chance) -> Engine:
    """An engine at a position."""
    return Engine(config, ROOM_TABLE, state, chance)


def blank_engine(config: Config, chance: Chance) -> Engine:
    """An engine with an empty board, before cycle 1."""
    state = blank_state(config)
    state.cycle = 1
    return engine_for(config, state, chance)


def set_up(engine: Engine, seats: list[int] | None) -> None:
    """B2: seats, gold, cards, turn track; then the first cycle begins. `seats` gives each player's seat, or chance."""
    config = engine.config
    state = engine.state
    why = why_unplayable(config.board, int(config.players), config.mode)
    if why is not None:
        raise ConfigError("unplayable", f"board: {config.board.id}", [why], players=int(config.players))
    for player in range(config.players):
        state.gold[player] = config.starting_gold
    state.deck = config.cards
    state.favour_stack = config.favour_tiles
    state.item_deck = config.item_cards
    if config.free_placement and seats is not None:
        raise ConfigError("seats_without_starts", "seats")
    SET_UPS[config.mode](engine, seats)
    markers = BIT[config.marker_count] - 1
    for place in range(config.marker_count):  # B2.3
        marker = engine.draw(DRAW_MARKER, markers)
        markers -= BIT[marker]
        state.turn_track[place] = marker
    engine.push(PRELUDE if config.free_placement else CYCLE)


def set_up_titans(engine: Engine, seats: list[int] | None) -> None:
    """T1.3: a building of each type on the sites; T5.10: which special metropolises there are."""
    state = engine.state
    board = engine.board
    types = BIT[BUILDING_COUNT + 1] - BIT[PORT]
    for territory in range(board.territory_count):
        if board.site[territory] != NONE and types:
            building = engine.draw(DRAW_BUILDING, types)
            types -= BIT[building]
            slot = board.first_slot[territory] + board.site[territory]
            state.buildings = changed(state.buildings, slot, building)
            if engine.heard:
                engine.tell(events.SiteBuilt(building, territory, board.site[territory]))
    kinds = BIT[METROPOLIS_KINDS] - BIT[MILITARY]
    for _ in range(SPECIALS_DRAWN):
        kind = engine.draw(DRAW_METROPOLIS, kinds)
        kinds -= BIT[kind]
        state.specials |= BIT[kind]
    if engine.heard:
        drawn = tuple([kind for kind in range(METROPOLIS_KINDS) if state.specials & BIT[kind]])
        engine.tell(events.SpecialsDrawn(drawn))


def take_seats(engine: Engine, seats: list[int] | None) -> None:
    """B2.2: each player begins on the places of a seat of the board."""
    state = engine.state
    players = engine.config.players
    starts = engine.board.starts[players]
    if seats is not None and (len(seats) != players or set(seats) != set(range(players))):
        raise ConfigError("each_seat_once", "seats", highest=int(players) - 1)
    free = BIT[players] - 1
    for player in range(players):
        if seats is None:
            seat = engine.draw(DRAW_SEAT, free)
        else:
            seat = seats[player]
        free &= ~BIT[seat]
        for territory in starts[seat].troops:
            state.owner[territory] = player
            state.troops[territory] = 1
        for sea in starts[seat].fleets:
            state.fleet_owner[sea] = player
            state.fleets[sea] = 1


def leave_empty(engine: Engine, seats: list[int] | None) -> None:
    """H1.1: players place their first units themselves."""


# What stands on the board before anybody has decided anything, by mode.
SET_UPS: Final[dict[str, Callable[[Engine, list[int] | None], None]]] = {
    STARTS: take_seats,
    FREE_PLACEMENT: leave_empty,
    TITANS: set_up_titans,
}
