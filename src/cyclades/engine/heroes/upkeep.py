"""Keeping heroes from cycle to cycle (H3.3)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.order import in_turn_order
from cyclades.engine.cycle.phase import Phase
from cyclades.engine.favours.priestess import has_priestess, spend_priestess
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CYCLE, UPKEEP
from cyclades.engine.war.units import hero_leaves
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_LET_GO,
    AT_PAY_HERO,
    AT_SPEND_PRIESTESS,
    FAMILY_OF,
    LET_GO,
    PAY_HERO,
    SPEND_PRIESTESS,
)
from cyclades.engine.words.pieces import BIT, FIRST_HERO, HERO_COUNT
from cyclades.engine.words.refusals import Refusal, refuse

UPKEEP_PRICE: Final = 2  # H3.3


def is_due(engine: Engine, player: i64, card: i64) -> bool:
    """Whether a hero of his has to be kept now: hired in an earlier cycle, not yet kept in this one."""
    state = engine.state
    return state.holder[card] == player and state.called_in[card] < state.cycle and not state.kept & BIT[card]


def owes_upkeep(engine: Engine, player: i64) -> bool:
    for hero in range(HERO_COUNT):
        if is_due(engine, player, FIRST_HERO + hero):
            return True
    return False


def next_upkeep(engine: Engine) -> bool:
    """Ask the next player in turn-track order who has heroes to keep; True when there is none."""
    for player in in_turn_order(engine):
        if owes_upkeep(engine, player):
            engine.push(UPKEEP, player)
            return False
    return True


class UpkeepPhase(Phase):
    """Player by player, as long as somebody has heroes to keep."""

    name = "upkeep"

    def run(self, engine: Engine) -> bool:
        return not engine.config.heroes or next_upkeep(engine)


class Upkeep(Room):
    """One of his heroes is kept or let go. Asked whatever gold he has, for that is secret."""

    name = "upkeep"
    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("heroes",)
    under: tuple[int, ...] = (CYCLE,)
    phase = "upkeep"

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def advance(self, engine: Engine) -> bool:
        if owes_upkeep(engine, engine.argument(PLAYER)):
            return True
        engine.pop()
        return False

    def options(self, engine: Engine) -> None:
        player = engine.argument(PLAYER)
        for hero in range(HERO_COUNT):
            card = FIRST_HERO + hero
            if is_due(engine, player, card):
                if engine.state.gold[player] >= UPKEEP_PRICE:
                    engine.offer(AT_PAY_HERO + hero)
                if has_priestess(engine, player):
                    engine.offer(AT_SPEND_PRIESTESS + card)
                engine.offer(AT_LET_GO + hero)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        player = engine.argument(PLAYER)
        if family == PAY_HERO:
            card = FIRST_HERO + action - AT_PAY_HERO
        elif family == LET_GO:
            card = FIRST_HERO + action - AT_LET_GO
        elif family == SPEND_PRIESTESS:
            card = action - AT_SPEND_PRIESTESS
        else:
            return engine.wrong_moment(family)
        if card < FIRST_HERO:
            return refuse("not_a_hero", card=card)
        if engine.state.holder[card] != player:
            return refuse("hero_not_yours", "H3.3", card=card)
        if not is_due(engine, player, card):
            return refuse("no_upkeep_due", card=card)
        if family == PAY_HERO and engine.state.gold[player] < UPKEEP_PRICE:
            return refuse("upkeep_not_payable", price=UPKEEP_PRICE, gold=engine.state.gold[player])
        if family == SPEND_PRIESTESS and not has_priestess(engine, player):
            return refuse("no_priestess")
        return None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = engine.argument(PLAYER)
        family = FAMILY_OF[action]
        if family == LET_GO:
            hero_leaves(engine, action - AT_LET_GO)
            return
        if family == PAY_HERO:
            card = FIRST_HERO + action - AT_PAY_HERO
            state.gold[player] -= UPKEEP_PRICE
            if engine.heard:
                engine.tell(events.HeroPaid(player, card, UPKEEP_PRICE))
        else:
            card = action - AT_SPEND_PRIESTESS
            spend_priestess(engine, player, card)
        state.kept |= BIT[card]

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return UPKEEP_PRICE if family == PAY_HERO else 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        owing = [player for player in in_turn_order(engine) if owes_upkeep(engine, player)]
        frame.demand(owing[:1] == [frame["player"]], "player", "other_heroes_due")
