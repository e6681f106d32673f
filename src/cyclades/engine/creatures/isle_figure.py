"""Putting an isle figure on the board: Minotaur, Chiron, Medusa, Polyphemus (C0.5, C0.6, C14 to C17)."""

from __future__ import annotations

from cyclades.engine.creatures.power import Target
from cyclades.engine.creatures.standing_figures import remove_figure
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import POLYPHEMUS_STACK
from cyclades.engine.machine.state import changed
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_ISLE
from cyclades.engine.words.pieces import BIT, FIRST_FIGURE, LAST_FIGURE, NONE, POLYPHEMUS


class FigureIsle(Target):
    """Where a figure is put: any isle."""

    name = "figure_isle"
    asks: i64 = CHOOSE_ISLE
    cards: tuple[int, ...] = tuple(range(FIRST_FIGURE, LAST_FIGURE + 1))

    def strike(self, engine: Engine, card: i64, territory: i64) -> None:
        state = engine.state
        player = state.turn_player
        if state.figure[territory] != NONE:  # C0.6
            if engine.heard:
                engine.tell(events.FiguresClashed(player, card, territory))
            remove_figure(engine, territory)
            return
        state.lay_before(player, card)
        state.discard &= ~BIT[card]
        if engine.heard:
            engine.tell(events.FigurePlaced(player, card, territory))
        stand(engine, card, territory)


def stand(engine: Engine, card: i64, territory: i64) -> None:
    """A figure comes to an isle where none is; Polyphemus pushes the fleets around it (C17)."""
    engine.state.figure = changed(engine.state.figure, territory, card)
    if card == POLYPHEMUS:
        engine.push(POLYPHEMUS_STACK, territory)
