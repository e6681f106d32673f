"""Sandals and Helm, sent to a partner (T7.5)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_ISLE, AT_PASS, AT_SEND_ARTIFACT, CHOOSE_ISLE, PASS, SEND_ARTIFACT
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.fields import Field
from cyclades.engine.frames import SEND_ARTIFACTS, SEND_TARGET, TURN
from cyclades.engine.holdings import artifacts_of, isle_count
from cyclades.engine.packed import i64
from cyclades.engine.pieces import ARTIFACT_COUNT, BIT, FIRST_ARTIFACT, NONE
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.titans.artifacts.helm import WITH_HELM
from cyclades.engine.titans.artifacts.sandals import WITH_SANDALS

SENDABLE: Final = WITH_SANDALS | WITH_HELM
SENDING_PRICE: Final = 1


def offer_sending(engine: Engine, player: i64) -> None:
    """At the start of a turn (H4.8): the holder of Sandals or Helm may send them to his partner."""
    partner = engine.config.partner[player]
    if partner == NONE:
        return
    if artifacts_of(engine, player) & SENDABLE and isle_count(engine, partner) > 0:
        engine.push(SEND_ARTIFACTS)


class SendArtifacts(Room):
    """Whether Sandals or Helm are sent. Asked whatever gold he has, for that is secret."""

    name = "send_artifacts"
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (TURN,)

    def advance(self, engine: Engine) -> bool:
        if artifacts_of(engine, engine.state.turn_player) & SENDABLE:
            return True
        engine.pop()
        return False

    def options(self, engine: Engine) -> None:
        state = engine.state
        engine.offer(AT_PASS)
        if state.gold[state.turn_player] < SENDING_PRICE:
            return
        held = artifacts_of(engine, state.turn_player) & SENDABLE
        for artifact in range(ARTIFACT_COUNT):
            if held & BIT[artifact]:
                engine.offer(AT_SEND_ARTIFACT + artifact)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == PASS:
            return None
        if family != SEND_ARTIFACT:
            return engine.wrong_moment(family)
        state = engine.state
        artifact = action - AT_SEND_ARTIFACT
        if not SENDABLE & BIT[artifact]:
            return refuse("artifact_not_sent", card=FIRST_ARTIFACT + artifact)
        if not artifacts_of(engine, state.turn_player) & BIT[artifact]:
            return refuse("artifact_not_yours", card=FIRST_ARTIFACT + artifact)
        gold = state.gold[state.turn_player]
        return None if gold >= SENDING_PRICE else refuse("not_enough_gold", "T7.5", price=SENDING_PRICE, gold=gold)

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_PASS:
            engine.pop()
        else:
            engine.push(SEND_TARGET, action - AT_SEND_ARTIFACT)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return SENDING_PRICE if family == SEND_ARTIFACT else 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(engine.config.teams, "room", "only partners share")


ARTIFACT: Final = 1


class SendTarget(Room):
    """To which territory of the partner's."""

    name = "send_target"
    fields: tuple[Field, ...] = (Field(ARTIFACT, "artifact", "artifact"),)
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (SEND_ARTIFACTS,)
    automatic = True

    def options(self, engine: Engine) -> None:
        partner = engine.config.partner[engine.state.turn_player]
        for territory in range(engine.board.territory_count):
            if engine.state.owner[territory] == partner:
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        partner = engine.config.partner[engine.state.turn_player]
        return None if engine.state.owner[territory] == partner else refuse("not_your_partners", isle=territory)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        artifact = engine.argument(ARTIFACT)
        target = action - AT_CHOOSE_ISLE
        source = state.artifact_isle[artifact]
        engine.pop()
        state.gold[state.turn_player] -= SENDING_PRICE
        state.artifact_isle[artifact] = target
        if engine.heard:
            engine.tell(
                events.ArtifactSent(state.turn_player, FIRST_ARTIFACT + artifact, source, target, SENDING_PRICE)
            )

    def known_gold(self, engine: Engine) -> i64:
        return SENDING_PRICE

    def check(self, engine: Engine, frame: StackFrame) -> None:
        player = engine.state.turn_player
        frame.demand(engine.config.teams, "room", "only partners share")
        held = artifacts_of(engine, player) & SENDABLE
        frame.demand(held & BIT[frame["artifact"]] != 0, "artifact", "he can't send that")
        frame.demand(engine.state.gold[player] >= SENDING_PRICE, "gold", "he can't pay for it")
