"""Buying artifacts from the track (T5.1, T5.2)."""

from __future__ import annotations

from cyclades.engine.actions import AT_CHOOSE_ISLE, CHOOSE_ISLE
from cyclades.engine.creatures.power import Power
from cyclades.engine.engine import Engine, Room
from cyclades.engine.frames import ARTIFACT_ISLE
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.titans.artifacts import place_artifact


class BuyArtifact(Power):
    """Its card lies in the discard until the territory is chosen where the figure goes."""

    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(ARTIFACT_ISLE, card)


class ArtifactIsle(Room):
    """Which own territory an artifact comes to. Argument: its card."""

    name = "artifact_isle"
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
        return None if own else refuse("not_your_isle", "T5.2", isle=territory)

    def take(self, engine: Engine, action: i64) -> None:
        card = engine.argument(1)
        engine.pop()
        place_artifact(engine, card, action - AT_CHOOSE_ISLE)
