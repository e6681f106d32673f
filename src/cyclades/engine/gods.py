"""What each god lets his player do (B5.3 to B5.11)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_CHANGE,
    AT_MOVE_FLEETS,
    AT_MOVE_TROOPS,
    AT_RECRUIT_FLEET,
    AT_RECRUIT_PHILOSOPHER,
    AT_RECRUIT_PRIEST,
    AT_RECRUIT_TROOP,
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
    build,
    build_territory,
    build_type,
)
from cyclades.engine.engine import Engine
from cyclades.engine.figures import is_closed
from cyclades.engine.fleet_move import FLEET_STEPS, can_sail_from, why_not_sail_from
from cyclades.engine.frames import FLEET_MOVE, FOUNDING, TROOP_MOVE
from cyclades.engine.holdings import (
    buildings_in_supply,
    fleets_in_reserve,
    free_slot,
    isles_of,
    philosophers_in_supply,
    priests_in_supply,
    troops_in_reserve,
)
from cyclades.engine.landing import can_leave, why_not_leave
from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import (
    BIT,
    FORTRESS,
    NO_BUILDING,
    NONE,
    PORT,
    TEMPLE,
    TRACK_SPACES,
    UNIVERSITY,
)
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.track import fill_space, is_artifact, is_creature, space_of

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
        """Carry one of the god's actions out."""
        if family == BUILD:
            put_up(engine, self.building, build_territory(action), BUILDING_PRICE)
        elif family == MOVE_FLEETS:
            engine.push(FLEET_MOVE, action - AT_MOVE_FLEETS, FLEET_STEPS)
        elif family == MOVE_TROOPS:
            engine.push(TROOP_MOVE, action - AT_MOVE_TROOPS)
        elif family == CHANGE:
            change_creature(engine, action - AT_CHANGE)
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


class Poseidon(God):
    def __init__(self) -> None:
        self.building = PORT
        self.prices = Row([0, 1, 2, 3])  # B5.4

    def offer_recruits(self, engine: Engine) -> None:
        if fleets_in_reserve(engine, engine.state.turn_player) > 0:
            offer_harbours(engine)

    def offer_special(self, engine: Engine) -> None:
        player = engine.state.turn_player
        fleet_owner = engine.state.fleet_owner
        for sea in range(engine.board.sea_count):
            if fleet_owner[sea] == player and can_sail_from(engine, sea):
                engine.offer(AT_MOVE_FLEETS + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_FLEET:
            return self.why_not_fleet(engine, action - AT_RECRUIT_FLEET)
        if family == MOVE_FLEETS:
            return why_not_sail_from(engine, action - AT_MOVE_FLEETS) or why_not_pay(engine, ACTION_PRICE)
        return God.why_not(self, engine, family, action)

    def why_not_fleet(self, engine: Engine, sea: i64) -> Refusal | None:
        left = fleets_in_reserve(engine, engine.state.turn_player)
        return (
            self.why_none_for_sale(engine, left, "no_more_fleets_for_sale", "all_fleets_on_board")
            or why_not_harbour(engine, sea)
            or why_not_pay(engine, self.price(engine))
        )

    def recruit(self, engine: Engine, action: i64) -> None:
        state = engine.state
        sea = action - AT_RECRUIT_FLEET
        price = self.pay_recruit(engine)
        state.fleets[sea] += 1
        state.fleet_owner[sea] = state.turn_player
        if engine.heard:
            engine.tell(events.FleetRecruited(state.turn_player, sea, price))


class Ares(God):
    def __init__(self) -> None:
        self.building = FORTRESS
        self.prices = Row([0, 2, 3, 4])  # B5.5

    def offer_recruits(self, engine: Engine) -> None:
        if troops_in_reserve(engine, engine.state.turn_player) > 0:
            offer_barracks(engine, AT_RECRUIT_TROOP)

    def offer_special(self, engine: Engine) -> None:
        player = engine.state.turn_player
        owner = engine.state.owner
        for territory in range(engine.board.territory_count):
            if owner[territory] == player and can_leave(engine, territory, False):
                engine.offer(AT_MOVE_TROOPS + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_TROOP:
            return self.why_not_troop(engine, action - AT_RECRUIT_TROOP)
        if family == MOVE_TROOPS:
            return why_not_leave(engine, action - AT_MOVE_TROOPS, False) or why_not_pay(engine, ACTION_PRICE)
        return God.why_not(self, engine, family, action)

    def why_not_troop(self, engine: Engine, territory: i64) -> Refusal | None:
        left = troops_in_reserve(engine, engine.state.turn_player)
        return (
            self.why_none_for_sale(engine, left, "no_more_troops_for_sale", "all_troops_on_board")
            or why_not_barracks(engine, territory)
            or why_not_pay(engine, self.price(engine))
        )

    def recruit(self, engine: Engine, action: i64) -> None:
        territory = action - AT_RECRUIT_TROOP
        price = self.pay_recruit(engine)
        engine.state.troops[territory] += 1
        if engine.heard:
            engine.tell(events.TroopRecruited(engine.state.turn_player, territory, price))


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

    def recruit(self, engine: Engine, action: i64) -> None:
        price = self.pay_recruit(engine)
        engine.state.priests[engine.state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PriestTaken(engine.state.turn_player, price))

    def finish(self, engine: Engine) -> None:
        if engine.state.recruited == 0 and priests_in_supply(engine) > 0:
            self.recruit(engine, AT_RECRUIT_PRIEST)


class Athena(God):
    def __init__(self) -> None:
        self.building = UNIVERSITY
        self.prices = Row([0, 4])  # B5.6

    def offer_recruits(self, engine: Engine) -> None:
        if philosophers_in_supply(engine) > 0:
            engine.offer(AT_RECRUIT_PHILOSOPHER)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == RECRUIT_PHILOSOPHER:
            left = philosophers_in_supply(engine)
            none = self.why_none_for_sale(engine, left, "no_more_philosophers_for_sale", "no_philosopher_left")
            return none or why_not_pay(engine, self.price(engine))
        return God.why_not(self, engine, family, action)

    def recruit(self, engine: Engine, action: i64) -> None:
        price = self.pay_recruit(engine)
        player = engine.state.turn_player
        engine.state.philosophers[player] += 1
        if engine.heard:
            engine.tell(events.PhilosopherTaken(player, price))
        engine.push(FOUNDING, player)  # B7.2

    def finish(self, engine: Engine) -> None:
        if engine.state.recruited == 0 and philosophers_in_supply(engine) > 0:
            self.recruit(engine, AT_RECRUIT_PHILOSOPHER)


def why_not_pay(engine: Engine, price: i64) -> Refusal | None:
    """Refused if the player whose turn it is can't pay that."""
    gold = engine.state.gold[engine.state.turn_player]
    return None if price <= gold else refuse("not_enough_gold", price=price, gold=gold)


def offer_building(engine: Engine, building: i64) -> None:
    """Offer a type of building on every isle where it can stand."""
    player = engine.state.turn_player
    owner = engine.state.owner
    if buildings_in_supply(engine, building) == 0:
        return
    for territory in range(engine.board.territory_count):
        if owner[territory] == player and free_slot(engine, territory) != NONE:
            engine.offer(build(building, territory))


def why_not_put_up(engine: Engine, building: i64, territory: i64, rule: str = "") -> Refusal | None:
    """Why a building can't stand there, whatever it costs; `rule` is the one by which it is put up."""
    state = engine.state
    if state.owner[territory] != state.turn_player:
        return refuse("building_isle_not_yours", rule, isle=territory)
    if free_slot(engine, territory) == NONE:
        return refuse("no_free_slot", isle=territory)
    return None if buildings_in_supply(engine, building) > 0 else refuse("no_building_left", building=building)


def put_up(engine: Engine, building: i64, territory: i64, price: i64) -> None:
    """Build (B5.7, B5.8); it may complete a set (B7.1)."""
    state = engine.state
    slot = free_slot(engine, territory)
    state.gold[state.turn_player] -= price
    state.buildings[slot] = building
    if engine.heard:
        within = slot - engine.board.first_slot[territory]
        engine.tell(events.Built(state.turn_player, building, territory, within, price))
    engine.push(FOUNDING, state.turn_player)


def offer_barracks(engine: Engine, recruiting: i64) -> None:
    """Offer every place where a recruited unit may stand (B5.5); `recruiting` is where its family of actions begins."""
    owner = engine.state.owner
    player = engine.state.turn_player
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            engine.offer(recruiting + territory)


def why_not_barracks(engine: Engine, territory: i64, rule: str = "") -> Refusal | None:
    own = engine.state.owner[territory] == engine.state.turn_player
    return None if own else refuse("not_your_isle", rule, isle=territory)


def offer_harbours(engine: Engine) -> None:
    """Offer every place where a recruited fleet may lie (B5.4)."""
    player = engine.state.turn_player
    shore_mask = engine.board.shore_mask
    own = isles_of(engine, player)
    for sea in range(engine.board.sea_count):
        if shore_mask[sea] & own and can_hold_fleet(engine, player, sea):
            engine.offer(AT_RECRUIT_FLEET + sea)


def why_not_harbour(engine: Engine, sea: i64) -> Refusal | None:
    player = engine.state.turn_player
    if not engine.board.shore_mask[sea] & isles_of(engine, player):
        return refuse("no_own_isle_beside", sea=sea)
    if is_closed(engine, sea):
        return refuse("sea_closed", sea=sea)
    return None if can_hold_fleet(engine, player, sea) else refuse("enemy_fleet_there", sea=sea)


def can_hold_fleet(engine: Engine, player: i64, sea: i64) -> bool:
    """Whether a fleet of his may be put there without a battle: empty or his own, and not closed (B5.4)."""
    holder = engine.state.fleet_owner[sea]
    return (holder == NONE or holder == player) and not is_closed(engine, sea)


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
