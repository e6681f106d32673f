"""A priestess keeps an isle figure that would leave (C0.5, H4.4, H4.8)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.creatures.standing_figures import dismiss_figures, has_to_leave
from cyclades.engine.favours.priestess import has_priestess, spend_priestess
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import APOLLO_TURN, GIFT, KEEP_FIGURES, SEND_ARTIFACTS, TURN
from cyclades.engine.machine.state import changed
from cyclades.engine.words.actions import AT_PASS, SPEND_PRIESTESS
from cyclades.engine.words.pieces import FIRST_FIGURE, FIRST_HERO, LAST_FIGURE

NOT_AN_ISLE_FIGURE: Final = Fault("not_an_isle_figure", "card", rule="H4.4")
NOT_LEAVING: Final = Fault("figure_not_leaving", "card", rule="H4.4")


def dismiss_or_keep(engine: Engine, player: i64) -> None:
    """At the start of a turn: his figures of earlier cycles leave, unless he has a priestess to keep one."""
    if has_priestess(engine, player) and any_leaving(engine, player):
        engine.push(KEEP_FIGURES)
    else:
        dismiss_figures(engine, player)


def any_leaving(engine: Engine, player: i64) -> bool:
    for card in range(FIRST_FIGURE, LAST_FIGURE + 1):
        if has_to_leave(engine, player, card):
            return True
    return False


class KeepFigures(Choice):
    """Which figures are kept, a priestess for each; then the others leave."""

    name = "keep_figures"
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (TURN, APOLLO_TURN, GIFT, SEND_ARTIFACTS)
    asks: i64 = SPEND_PRIESTESS
    otherwise: i64 = AT_PASS

    def advance(self, engine: Engine) -> bool:
        player = engine.state.turn_player
        if has_priestess(engine, player) and any_leaving(engine, player):
            return True
        self.declined(engine)
        return False

    def fault(self, engine: Engine, card: i64) -> Fault | None:
        if card >= FIRST_HERO:
            return NOT_AN_ISLE_FIGURE
        return None if has_to_leave(engine, engine.state.turn_player, card) else NOT_LEAVING

    def chosen(self, engine: Engine, card: i64) -> None:
        spend_priestess(engine, engine.state.turn_player, card)
        engine.state.called_in = changed(engine.state.called_in, card, engine.state.cycle)

    def declined(self, engine: Engine) -> None:
        engine.pop()
        dismiss_figures(engine, engine.state.turn_player)
