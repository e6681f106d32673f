"""What partners share of an artifact's gold (T7.5)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import revenue_taker, territory_revenue
from cyclades.engine.hades.necropolis import grave_gold_on
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CHIMERA_SHUFFLE, CORNUCOPIA_SHARE, CYCLE, OFFERING, TURN
from cyclades.engine.titans.artifacts import cornucopia, lightning
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_CHOOSE_NUMBER,
    AT_PASS,
    CHOOSE_NUMBER,
    CHOOSE_PLAYER,
    MOST_CHOSEN,
    PASS,
)
from cyclades.engine.words.pieces import NONE
from cyclades.engine.words.refusals import Refusal, refuse

NOT_YOUR_PARTNER: Final = Fault("not_your_partner", "player", rule="T7.5")


def give_partner(engine: Engine, holder: i64, gold: i64) -> None:
    partner = engine.config.partner[holder]
    engine.state.gold[holder] -= gold
    engine.state.gold[partner] += gold
    if engine.heard:
        engine.tell(events.GoldShared(holder, partner, gold))


class LightningCoin(Choice):
    """Whose the coin is: the holder's or his partner's."""

    name = "lightning_coin"
    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (OFFERING,)
    phase = "offerings"
    asks: i64 = CHOOSE_PLAYER

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def fault(self, engine: Engine, player: i64) -> Fault | None:
        holder = engine.argument(PLAYER)
        own = player == holder or player == engine.config.partner[holder]
        return None if own else NOT_YOUR_PARTNER

    def options(self, engine: Engine) -> None:
        holder = engine.argument(PLAYER)
        self.consider(engine, holder)
        self.consider(engine, engine.config.partner[holder])

    def chosen(self, engine: Engine, player: i64) -> None:
        holder = engine.argument(PLAYER)
        engine.pop()
        if player != holder:
            give_partner(engine, holder, lightning.PRICE)

    def known_gold(self, engine: Engine) -> i64:
        return lightning.PRICE

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """T7.5: the Lightning's holder was just outbid, and has the coin."""
        player = frame["player"]
        frame.demand(engine.config.teams, "room", "only_partners_share")
        frame.demand(player == lightning.holder(engine), "player", "lightning_not_held")
        ousted = engine.config.marker_player[frame.below()["marker"]]
        frame.demand(player == ousted, "player", "was_not_outbid")
        frame.demand(engine.state.gold[player] >= lightning.PRICE, "gold", "has_no_coin")


def cornucopia_revenue(engine: Engine, with_graves: bool) -> i64:
    """What the Cornucopia's holder has of its territory: its revenue, and the gold of graves that lies there."""
    territory = cornucopia.place(engine)
    if territory == NONE or revenue_taker(engine, territory) != engine.state.owner[territory]:
        return 0
    gold = territory_revenue(engine, territory)
    return gold + grave_gold_on(engine, territory) if with_graves else gold


def share_cornucopia(engine: Engine, gold: i64) -> None:
    """Its holder divides that with his partner."""
    holder = cornucopia.holder(engine)
    if gold > 0 and holder != NONE and engine.config.partner[holder] != NONE:
        engine.push(CORNUCOPIA_SHARE, holder, gold if gold < MOST_CHOSEN else MOST_CHOSEN)


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
        frame.demand(engine.config.teams, "room", "only_partners_share")
        frame.demand(player == cornucopia.holder(engine), "player", "cornucopia_not_held")
        isle = cornucopia.place(engine)
        frame.demand(revenue_taker(engine, isle) == player, "player", "revenue_of_another")
        frame.demand(by_cycle or player == engine.state.turn_player, "player", "revenue_is_others")
        fewest = min(int(territory_revenue(engine, isle)), MOST_CHOSEN)
        # Gold of graves that lay there is counted in, and is not to be seen any more (H2.7).
        most = MOST_CHOSEN if engine.config.hades and by_cycle else fewest
        paid = max(1, fewest) <= frame["gold"] <= min(most, int(engine.state.gold[player]))
        frame.demand(paid, "gold", "not_what_it_paid")
