"""The players in the order of the turn track, for windows and upkeep (H3.3, H4.7)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import BIT, MAX_PLAYERS, NONE


def in_turn_order(engine: Engine) -> list[i64]:
    """Every player whose marker is on the turn track, once; with two players by the first marker."""
    state = engine.state
    order: list[i64] = []
    seen: i64 = 0
    for place in range(MAX_PLAYERS):
        marker = state.turn_track[place]
        if marker != NONE:
            player = engine.config.marker_player[marker]
            if not seen & BIT[player]:
                seen |= BIT[player]
                order.append(player)
    return order
