"""Buying artifacts (T5.1, T5.2), and what teams do with them (T7.5)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_CHOOSE_ISLE,
    AT_CHOOSE_NUMBER,
    AT_CHOOSE_PLAYER,
    AT_PASS,
    AT_SEND_ARTIFACT,
    CHOOSE_ISLE,
    CHOOSE_NUMBER,
    CHOOSE_PLAYER,
    MOST_CHOSEN,
    PASS,
    SEND_ARTIFACT,
)
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.frames import (
    CHIMERA_SHUFFLE,
    CORNUCOPIA_SHARE,
    CYCLE,
    LIGHTNING_COIN,
    OFFERING,
    SEND_ARTIFACTS,
    SEND_TARGET,
    TURN,
)
from cyclades.engine.holdings import artifacts_of, isle_count, isle_revenue, revenue_taker
from cyclades.engine.packed import i64
from cyclades.engine.pieces import (
    ARTIFACT_COUNT,
    BIT,
    CORNUCOPIA,
    FIRST_ARTIFACT,
    HELM,
    LIGHTNING,
    NONE,
    SANDALS,
)
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.victory import end_if_all_artifacts

SENDABLE: Final = (1 << (SANDALS - FIRST_ARTIFACT)) | (1 << (HELM - FIRST_ARTIFACT))  # T7.5
SENDING_PRICE: Final = 1
LIGHTNING_PRICE: Final = 1  # T5.8


def place_artifact(engine: Engine, card: i64, territory: i64) -> None:
    """It lies on the territory now; its card is out of the deck for good."""
    state = engine.state
    state.discard &= ~BIT[card]
    state.artifact_isle[card - FIRST_ARTIFACT] = territory
    if engine.heard:
        engine.tell(events.ArtifactPlaced(state.turn_player, card, territory))
    end_if_all_artifacts(engine, state.turn_player)


def lightning_holder(engine: Engine) -> i64:
    """Who has Zeus's Lightning, or NONE."""
    if not engine.config.titans:
        return NONE
    isle = engine.state.artifact_isle[LIGHTNING - FIRST_ARTIFACT]
    return NONE if isle == NONE else engine.state.owner[isle]


def pay_lightning(engine: Engine, player: i64) -> None:
    """T5.8: a coin for the holder; with a partner he says whose it is (T7.5)."""
    state = engine.state
    holder = lightning_holder(engine)
    state.gold[player] -= LIGHTNING_PRICE
    state.gold[holder] += LIGHTNING_PRICE
    if engine.heard:
        engine.tell(events.LightningPaid(player, holder, LIGHTNING_PRICE))
    if engine.config.partner[holder] != NONE:
        engine.push(LIGHTNING_COIN, holder)


def share_cornucopia(engine: Engine, gold: i64) -> None:
    """T7.5: the Cornucopia's holder divides the revenue of its territory with his partner."""
    holder = cornucopia_holder(engine)
    if gold > 0 and holder != NONE and engine.config.partner[holder] != NONE:
        engine.push(CORNUCOPIA_SHARE, holder, gold if gold < MOST_CHOSEN else MOST_CHOSEN)


def cornucopia_isle(engine: Engine) -> i64:
    return engine.state.artifact_isle[CORNUCOPIA - FIRST_ARTIFACT] if engine.config.titans else NONE


def cornucopia_holder(engine: Engine) -> i64:
    isle = cornucopia_isle(engine)
    return NONE if isle == NONE else engine.state.owner[isle]


def give_partner(engine: Engine, holder: i64, gold: i64) -> None:
    partner = engine.config.partner[holder]
    engine.state.gold[holder] -= gold
    engine.state.gold[partner] += gold
    if engine.heard:
        engine.tell(events.GoldShared(holder, partner, gold))


class LightningCoin(Room):
    """Whose the coin is: the holder's or his partner's."""

    name = "lightning_coin"
    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (OFFERING,)
    phase = "offerings"

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def options(self, engine: Engine) -> None:
        engine.offer(AT_CHOOSE_PLAYER + engine.argument(PLAYER))
        engine.offer(AT_CHOOSE_PLAYER + engine.config.partner[engine.argument(PLAYER)])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_PLAYER:
            return engine.wrong_moment(family)
        player = action - AT_CHOOSE_PLAYER
        holder = engine.argument(PLAYER)
        own = player == holder or player == engine.config.partner[holder]
        return None if own else refuse("not_your_partner", player=player)

    def take(self, engine: Engine, action: i64) -> None:
        holder = engine.argument(PLAYER)
        engine.pop()
        if action - AT_CHOOSE_PLAYER != holder:
            give_partner(engine, holder, LIGHTNING_PRICE)

    def known_gold(self, engine: Engine) -> i64:
        return LIGHTNING_PRICE

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """T7.5: the Lightning's holder was just outbid, and has the coin."""
        player = frame["player"]
        frame.demand(engine.config.teams, "room", "only partners share")
        frame.demand(player == lightning_holder(engine), "player", "he doesn't hold the Lightning")
        ousted = engine.config.marker_player[frame.below()["marker"]]
        frame.demand(player == ousted, "player", "he was not outbid")
        frame.demand(engine.state.gold[player] >= LIGHTNING_PRICE, "gold", "he doesn't have the coin")


GOLD: Final = 2  # of the share


class CornucopiaShare(Room):
    """How much of it the partner gets."""

    name = "cornucopia_share"
    fields: tuple[Field, ...] = (A_PLAYER, Field(GOLD, "gold", "number"))
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (CYCLE, TURN, CHIMERA_SHUFFLE)
    after_revenue = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def options(self, engine: Engine) -> None:
        engine.offer(AT_PASS)
        engine.offer_range(AT_CHOOSE_NUMBER, AT_CHOOSE_NUMBER + engine.argument(GOLD) - 1)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == PASS:
            return None
        if family != CHOOSE_NUMBER:
            return engine.wrong_moment(family)
        most = engine.argument(GOLD)
        return None if action - AT_CHOOSE_NUMBER < most else refuse("too_much_to_share", number=most)

    def take(self, engine: Engine, action: i64) -> None:
        holder = engine.argument(PLAYER)
        engine.pop()
        if action != AT_PASS:
            give_partner(engine, holder, action - AT_CHOOSE_NUMBER + 1)

    def known_gold(self, engine: Engine) -> i64:
        return engine.argument(GOLD)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """T7.5: what the Cornucopia's territory has just paid."""
        player = frame["player"]
        by_cycle = frame.under == CYCLE
        frame.demand(engine.config.teams, "room", "only partners share")
        frame.demand(player == cornucopia_holder(engine), "player", "he doesn't hold the Cornucopia")
        isle = cornucopia_isle(engine)
        frame.demand(revenue_taker(engine, isle) == player, "player", "another has the revenue of that territory")
        frame.demand(by_cycle or player == engine.state.turn_player, "player", "the revenue is another player's")
        fewest = min(int(isle_revenue(engine, isle)), MOST_CHOSEN)
        # Gold of graves that lay there is counted in, and is not to be seen any more (H2.7).
        most = MOST_CHOSEN if engine.config.hades and by_cycle else fewest
        paid = max(1, fewest) <= frame["gold"] <= min(most, int(engine.state.gold[player]))
        frame.demand(paid, "gold", "that is not what it has paid")


def offer_sending(engine: Engine, player: i64) -> None:
    """At the start of a turn (H4.8): the holder of Sandals or Helm may send them to his partner."""
    partner = engine.config.partner[player]
    if partner == NONE or not engine.config.titans:
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
