"""A priestess keeps an isle figure that would leave (C0.5, H4.4, H4.8)."""

from __future__ import annotations

from cyclades.engine.actions import AT_PASS, AT_SPEND_PRIESTESS, PASS, SPEND_PRIESTESS
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.priestess import has_priestess, spend_priestess
from cyclades.engine.figures import dismiss_figures, has_to_leave
from cyclades.engine.frames import APOLLO_TURN, GIFT, KEEP_FIGURES, SEND_ARTIFACTS, TURN
from cyclades.engine.packed import i64
from cyclades.engine.pieces import FIRST_FIGURE, FIRST_HERO, LAST_FIGURE
from cyclades.engine.refusals import Refusal, refuse


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


class KeepFigures(Room):
    """Which figures are kept, a priestess for each; then the others leave."""

    name = "keep_figures"
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (TURN, APOLLO_TURN, GIFT, SEND_ARTIFACTS)

    def advance(self, engine: Engine) -> bool:
        player = engine.state.turn_player
        if has_priestess(engine, player) and any_leaving(engine, player):
            return True
        engine.pop()
        dismiss_figures(engine, player)
        return False

    def options(self, engine: Engine) -> None:
        engine.offer(AT_PASS)
        for card in range(FIRST_FIGURE, LAST_FIGURE + 1):
            if has_to_leave(engine, engine.state.turn_player, card):
                engine.offer(AT_SPEND_PRIESTESS + card)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == PASS:
            return None
        if family != SPEND_PRIESTESS:
            return engine.wrong_moment(family)
        card = action - AT_SPEND_PRIESTESS
        if card >= FIRST_HERO:
            return refuse("not_an_isle_figure", card=card)
        leaving = has_to_leave(engine, engine.state.turn_player, card)
        return None if leaving else refuse("figure_not_leaving", card=card)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        if action == AT_PASS:
            engine.pop()
            dismiss_figures(engine, state.turn_player)
            return
        card = action - AT_SPEND_PRIESTESS
        spend_priestess(engine, state.turn_player, card)
        state.called_in[card] = state.cycle
