"""What the gods have in common: recruiting at rising prices, one type of building, one special action (B5.3, B5.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.gods.building import offer_building, put_up, why_not_put_up
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.words.actions import (
    BUILD,
    BUILD_NECROPOLIS,
    CHANGE,
    MOVE_FLEETS,
    MOVE_TROOPS,
    RECRUIT_FLEET,
    RECRUIT_PHILOSOPHER,
    RECRUIT_PRIEST,
    RECRUIT_TITAN,
    RECRUIT_TROOP,
    build_territory,
    build_type,
)
from cyclades.engine.words.pieces import NO_BUILDING, NONE
from cyclades.engine.words.refusals import Refusal, refuse

BUILDING_PRICE: Final = 2  # B5.7
ACTION_PRICE: Final = 1  # B5.9 to B5.11


class God:
    """What is common to the gods: recruiting at rising prices, one type of building, one special action."""

    building: i64 = NO_BUILDING
    prices: Row = Row([0])  # the first one is free (B5.3)

    def price(self, engine: Engine) -> i64:
        """What the next unit or card costs; NONE when no more are for sale this turn."""
        recruited = engine.state.recruited
        if recruited < len(self.prices):
            return self.prices[recruited]
        return NONE

    def price_of(self, engine: Engine, family: i64) -> i64:
        """What one of his actions costs."""
        if family == BUILD:
            return BUILDING_PRICE
        if family == CHANGE or family == MOVE_FLEETS or family == MOVE_TROOPS:
            return ACTION_PRICE
        return self.price(engine)

    def options(self, engine: Engine) -> None:
        """Offer what the player can do with this god now."""
        state = engine.state
        player = state.turn_player
        gold = state.gold[player]
        price = self.price(engine)
        if price != NONE and price <= gold:
            self.offer_recruits(engine)
        if gold >= BUILDING_PRICE:
            self.offer_buildings(engine)
        if gold >= ACTION_PRICE:
            self.offer_special(engine)

    def offer_recruits(self, engine: Engine) -> None:
        """Offer the next unit or card, whose price he can pay."""
        raise NotImplementedError

    def offer_buildings(self, engine: Engine) -> None:
        """Offer what he can build, whose price he can pay."""
        offer_building(engine, self.building)

    def offer_special(self, engine: Engine) -> None:
        """Offer the special action, whose price he can pay."""

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        """Why one of the gods' actions is refused; gods know their own, the rest needs another god."""
        if family == BUILD:
            return self.why_not_build(engine, build_type(action), build_territory(action))
        if family == RECRUIT_FLEET:
            return refuse("needs_poseidon")
        if family == RECRUIT_TROOP:
            return refuse("needs_ares")
        if family == RECRUIT_PRIEST:
            return refuse("needs_zeus_for_priest")
        if family == RECRUIT_PHILOSOPHER:
            return refuse("needs_athena_for_philosopher")
        if family == MOVE_FLEETS:
            return refuse("needs_poseidon_to_sail")
        if family == MOVE_TROOPS:
            return refuse("needs_ares_to_march")
        if family == BUILD_NECROPOLIS:
            return refuse("needs_hades")
        if family == RECRUIT_TITAN:
            return refuse("needs_kronos")
        return refuse("needs_zeus_to_change")

    def why_not_build(self, engine: Engine, building: i64, territory: i64) -> Refusal | None:
        if building != self.building:
            return refuse("needs_other_god_to_build", building=building)
        return why_not_put_up(engine, building, territory) or why_not_pay(engine, BUILDING_PRICE)

    def take(self, engine: Engine, family: i64, action: i64) -> None:
        """Carry one of the god's actions out; gods with a special action know their own."""
        if family == BUILD:
            put_up(engine, self.building, build_territory(action), BUILDING_PRICE)
        else:
            self.recruit(engine, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        """Take the next unit or card."""
        raise NotImplementedError

    def finish(self, engine: Engine) -> None:
        """At the end of the turn: a compulsory gift not yet taken (B5.3)."""

    def why_none_for_sale(self, engine: Engine, left: i64, sold_out: str, used_up: str) -> Refusal | None:
        """Why he can't recruit at all: no more are for sale this turn (B5.3), or none are left (B1.3)."""
        if self.price(engine) == NONE:
            return refuse(sold_out)
        return None if left > 0 else refuse(used_up)

    def pay_recruit(self, engine: Engine) -> i64:
        """Pay for the next unit or card; what it cost."""
        state = engine.state
        price = self.price(engine)
        state.gold[state.turn_player] -= price
        state.recruited += 1
        return price


def why_not_pay(engine: Engine, price: i64) -> Refusal | None:
    """Refused if the player whose turn it is can't pay that."""
    gold = engine.state.gold[engine.state.turn_player]
    return None if price <= gold else refuse("not_enough_gold", price=price, gold=gold)
