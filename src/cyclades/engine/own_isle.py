"""Choosing an own isle, for a hero, an artifact or a prosperity marker to come to."""

from __future__ import annotations

from cyclades.engine.actions import AT_CHOOSE_ISLE, CHOOSE_ISLE
from cyclades.engine.engine import Engine, Room
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal


class OwnIsle(Room):
    """Any isle of the player whose turn it is."""

    automatic = True

    def options(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player:
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        own = engine.state.owner[territory] == engine.state.turn_player
        return None if own else self.not_yours(territory)

    def not_yours(self, territory: i64) -> Refusal:
        """Why another isle won't do."""
        raise NotImplementedError
