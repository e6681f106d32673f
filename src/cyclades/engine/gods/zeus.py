"""Zeus: priests, temples, another creature (B5.6, B5.11)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import priests_in_supply
from cyclades.engine.cycle.track import fill_space, is_artifact, is_creature, space_of
from cyclades.engine.gods.god import ACTION_PRICE, God, why_not_pay
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_CHANGE, AT_RECRUIT_PRIEST, CHANGE, RECRUIT_PRIEST
from cyclades.engine.words.pieces import BIT, NONE, TEMPLE, TRACK_SPACES
from cyclades.engine.words.refusals import Refusal, refuse


class Zeus(God):
    def __init__(self) -> None:
        self.building = TEMPLE
        self.prices = Row([0, 4])  # B5.6

    def offer_recruits(self, engine: Engine) -> None:
        if priests_in_supply(engine) > 0:
            engine.offer(AT_RECRUIT_PRIEST)

    def offer_special(self, engine: Engine) -> None:
        track = engine.state.track
        for space in range(TRACK_SPACES):
            if track[space] != NONE and is_creature(track[space]):
                engine.offer(AT_CHANGE + track[space])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_PRIEST:
            left = priests_in_supply(engine)
            none = self.why_none_for_sale(engine, left, "no_more_priests_for_sale", "no_priest_left")
            return none or why_not_pay(engine, self.price(engine))
        if family == CHANGE:
            card = action - AT_CHANGE
            if space_of(engine, card) == NONE:
                return refuse("not_on_track", "B5.11", card=card)
            if not is_creature(card):
                return refuse("not_a_creature", "T5.1" if is_artifact(card) else "H3.2", card=card)
            return why_not_pay(engine, ACTION_PRICE)
        return God.why_not(self, engine, family, action)

    def take(self, engine: Engine, family: i64, action: i64) -> None:
        if family == CHANGE:
            change_creature(engine, action - AT_CHANGE)
        else:
            God.take(self, engine, family, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        price = self.pay_recruit(engine)
        engine.state.priests[engine.state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PriestTaken(engine.state.turn_player, price))

    def finish(self, engine: Engine) -> None:
        if engine.state.recruited == 0 and priests_in_supply(engine) > 0:
            self.recruit(engine, AT_RECRUIT_PRIEST)


def change_creature(engine: Engine, card: i64) -> None:
    """B5.11."""
    state = engine.state
    space = space_of(engine, card)
    state.gold[state.turn_player] -= ACTION_PRICE
    state.track[space] = NONE
    state.discard |= BIT[card]
    if engine.heard:
        engine.tell(events.CreatureChanged(state.turn_player, card, space, ACTION_PRICE))
    fill_space(engine, space)
