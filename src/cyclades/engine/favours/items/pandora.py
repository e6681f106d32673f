"""Pandora's Box (H4.5): other creatures come to the track."""

from __future__ import annotations

from cyclades.engine.cycle.track import fill_space, is_creature
from cyclades.engine.favours.items.own_turn import OwnTurnItem
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, NONE, PANDORA, TRACK_SPACES


class Pandora(OwnTurnItem):
    def __init__(self) -> None:
        self.item = PANDORA

    def can(self, engine: Engine) -> bool:
        for space in range(TRACK_SPACES):
            if holds_creature(engine, space):
                return True
        return False

    def use(self, engine: Engine) -> None:
        """Creature by creature from the dearest space, a new card comes in its place."""
        state = engine.state
        for space in range(TRACK_SPACES):
            if holds_creature(engine, space):
                card = state.track[space]
                state.track[space] = NONE
                state.discard |= BIT[card]
                if engine.heard:
                    engine.tell(events.CardUnsold(card, space))
                fill_space(engine, space)


def holds_creature(engine: Engine, space: i64) -> bool:
    card = engine.state.track[space]
    return card != NONE and is_creature(card)
