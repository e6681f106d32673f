"""Buying artifacts from the track (T5.1, T5.2)."""

from __future__ import annotations

from cyclades.engine.cities.own_territory import OwnTerritory
from cyclades.engine.creatures.power import Power
from cyclades.engine.cycle.track import is_artifact
from cyclades.engine.cycle.victory import end_if_all_artifacts
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_CARD, CARD, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import ARTIFACT_ISLE
from cyclades.engine.words import events
from cyclades.engine.words.pieces import ARTIFACT_COUNT, BIT, FIRST_ARTIFACT


def place_artifact(engine: Engine, card: i64, territory: i64) -> None:
    """It lies on the territory now; its card is out of the deck for good."""
    state = engine.state
    state.discard &= ~BIT[card]
    state.artifact_territory[card - FIRST_ARTIFACT] = territory
    if engine.heard:
        engine.tell(events.ArtifactPlaced(state.turn_player, card, territory))
    end_if_all_artifacts(engine, state.turn_player)


class BuyArtifact(Power):
    """Its card lies in the discard until the territory is chosen where the figure goes."""

    cards: tuple[int, ...] = tuple(range(FIRST_ARTIFACT, FIRST_ARTIFACT + ARTIFACT_COUNT))

    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(ARTIFACT_ISLE, card)


class ArtifactIsle(OwnTerritory):
    """Which own territory an artifact comes to."""

    name = "artifact_isle"
    fields: tuple[Field, ...] = (A_CARD,)
    modules: tuple[str, ...] = ("titans",)
    not_yours: Fault = Fault("not_your_isle", "isle", rule="T5.2")

    def chosen(self, engine: Engine, territory: i64) -> None:
        card = engine.argument(CARD)
        engine.pop()
        place_artifact(engine, card, territory)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        card = frame["card"]
        bought = is_artifact(card) and engine.state.discard & BIT[card] != 0
        frame.demand(bought, "card", "artifact_not_just_bought")
