"""Setting a game up (B2), and starting an engine from a position."""

from __future__ import annotations

from cyclades.engine.chance import DRAW_MARKER, DRAW_SEAT, Chance
from cyclades.engine.config import Config, ConfigError
from cyclades.engine.engine import Engine
from cyclades.engine.frames import CYCLE
from cyclades.engine.pieces import BIT, CARD_COUNT
from cyclades.engine.rooms import ROOMS
from cyclades.engine.state import State, blank_state

STARTING_GOLD = 5  # B2.2


def engine_for(config: Config, state: State, chance: Chance) -> Engine:
    """An engine at a position."""
    return Engine(config, ROOMS, state, chance)


def blank_engine(config: Config, chance: Chance) -> Engine:
    """An engine with an empty board, before cycle 1."""
    board = config.board
    state = blank_state(board.territory_count, board.slot_count, board.sea_count)
    state.cycle = 1
    return engine_for(config, state, chance)


def set_up(engine: Engine, seats: list[int] | None) -> None:
    """B2: seats, gold, cards, turn track; then the first cycle begins. `seats` gives each player's seat, or chance."""
    config = engine.config
    state = engine.state
    players = config.players
    starts = engine.board.starts.get(players)
    if starts is None:
        raise ConfigError(f"players: the board {engine.board.id} has no starting places for {players} players")
    if seats is not None and (len(seats) != players or set(seats) != set(range(players))):
        raise ConfigError(f"seats: each of 0 to {players - 1} must be given once")
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
        state.gold[player] = STARTING_GOLD
    state.deck = BIT[CARD_COUNT] - 1
    markers = BIT[config.marker_count] - 1
    for place in range(config.marker_count):  # B2.3
        marker = engine.draw(DRAW_MARKER, markers)
        markers -= BIT[marker]
        state.turn_track[place] = marker
    engine.push(CYCLE)
