"""Sandals and Helm, sent to a partner (T7.5)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import artifacts_of, territories_held
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import SEND_ARTIFACTS, SEND_TARGET, TURN
from cyclades.engine.titans.artifacts.helm import WITH_HELM
from cyclades.engine.titans.artifacts.sandals import WITH_SANDALS
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_PASS, CHOOSE_ISLE, SEND_ARTIFACT
from cyclades.engine.words.pieces import BIT, FIRST_ARTIFACT, NONE

SENDABLE: Final = WITH_SANDALS | WITH_HELM
SENDING_PRICE: Final = 1

NOT_SENT: Final = Fault("artifact_not_sent", "card", rule="T7.5")
NOT_YOURS: Final = Fault("artifact_not_yours", "card", rule="T7.5")
NOT_PAYABLE: Final = Fault("not_enough_gold", "price", "gold", rule="T7.5")
NOT_YOUR_PARTNERS: Final = Fault("not_your_partners", "isle", rule="T7.5")


def offer_sending(engine: Engine, player: i64) -> None:
    """At the start of a turn (H4.8): the holder of Sandals or Helm may send them to his partner."""
    partner = engine.config.partner[player]
    if partner == NONE:
        return
    if artifacts_of(engine, player) & SENDABLE and territories_held(engine, partner) > 0:
        engine.push(SEND_ARTIFACTS)


class SendArtifacts(Choice):
    """Whether Sandals or Helm are sent. Asked whatever gold he has, for that is secret."""

    name = "send_artifacts"
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (TURN,)
    asks: i64 = SEND_ARTIFACT
    otherwise: i64 = AT_PASS

    def advance(self, engine: Engine) -> bool:
        if artifacts_of(engine, engine.state.turn_player) & SENDABLE:
            return True
        engine.pop()
        return False

    def fault(self, engine: Engine, artifact: i64) -> Fault | None:
        state = engine.state
        if not SENDABLE & BIT[artifact]:
            return NOT_SENT
        if not artifacts_of(engine, state.turn_player) & BIT[artifact]:
            return NOT_YOURS
        return None if state.gold[state.turn_player] >= SENDING_PRICE else NOT_PAYABLE

    def chosen(self, engine: Engine, artifact: i64) -> None:
        engine.push(SEND_TARGET, artifact)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return SENDING_PRICE if family == SEND_ARTIFACT else 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(engine.config.teams, "room", "only_partners_share")


ARTIFACT: Final = 1


class SendTarget(Choice):
    """To which territory of the partner's."""

    name = "send_target"
    fields: tuple[Field, ...] = (Field(ARTIFACT, "artifact", "artifact"),)
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (SEND_ARTIFACTS,)
    asks: i64 = CHOOSE_ISLE
    automatic = True

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        partner = engine.config.partner[engine.state.turn_player]
        return None if engine.state.owner[territory] == partner else NOT_YOUR_PARTNERS

    def chosen(self, engine: Engine, target: i64) -> None:
        state = engine.state
        artifact = engine.argument(ARTIFACT)
        source = state.artifact_territory[artifact]
        engine.pop()
        state.gold[state.turn_player] -= SENDING_PRICE
        state.artifact_territory[artifact] = target
        if engine.heard:
            engine.tell(
                events.ArtifactSent(state.turn_player, FIRST_ARTIFACT + artifact, source, target, SENDING_PRICE)
            )

    def known_gold(self, engine: Engine) -> i64:
        return SENDING_PRICE

    def check(self, engine: Engine, frame: StackFrame) -> None:
        player = engine.state.turn_player
        frame.demand(engine.config.teams, "room", "only_partners_share")
        held = artifacts_of(engine, player) & SENDABLE
        frame.demand(held & BIT[frame["artifact"]] != 0, "artifact", "cannot_send")
        frame.demand(engine.state.gold[player] >= SENDING_PRICE, "gold", "cannot_pay_for_it")
