"""Free placement on a Titans board (T6)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import free_slot, territories_held, territories_of
from cyclades.engine.cycle.free_placement import check_begun, check_left, put_fleet, put_troop, take_first_card
from cyclades.engine.cycle.turn import end_turn, put_marker
from cyclades.engine.gods.building import put_up, why_not_put_up
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import PRELUDE
from cyclades.engine.titans.kronos import BUILDING_OF, gives_type, is_first
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_CHOOSE_ISLE,
    AT_CHOOSE_SEA,
    AT_PASS,
    BUILD,
    CHOOSE_ISLE,
    CHOOSE_SEA,
    PASS,
    build,
    build_territory,
    build_type,
)
from cyclades.engine.words.pieces import APOLLO, ARES, BIT, BUILDING_COUNT, KRONOS, NONE, POSEIDON
from cyclades.engine.words.refusals import Refusal, refuse

# Arguments of the frame.
BEGUN: Final = 1
TROOPS_LEFT: Final = 2
TITANS_LEFT: Final = 3
FLEETS_LEFT: Final = 4
BUILDING_TYPES: Final = 5  # that he may choose his building from, as a mask
MARKERS_LEFT: Final = 6

APOLLO_GOLD: Final = 1  # T6.2


class TitansPlacement(Room):
    """A player puts his first units on two adjacent territories (T6.2, T6.3)."""

    name = "titans_placement"
    fields: tuple[Field, ...] = (
        Field(BEGUN, "begun", "flag"),
        Field(TROOPS_LEFT, "troops_left", "number", most=3),
        Field(TITANS_LEFT, "titans_left", "number", most=2),
        Field(FLEETS_LEFT, "fleets_left", "number", most=3),
        Field(BUILDING_TYPES, "building_types", "types"),
        Field(MARKERS_LEFT, "markers_left", "number", most=1),
    )
    modules: tuple[str, ...] = ("titans",)
    under: tuple[int, ...] = (PRELUDE,)

    def advance(self, engine: Engine) -> bool:
        if not engine.argument(BEGUN):
            self.begin(engine)
        for which in range(TROOPS_LEFT, MARKERS_LEFT + 1):
            if engine.argument(which):
                if engine.find_legal() > 0:
                    return True
                # In a crowded position of one's own making something may find no place: it stays in the supply.
                engine.legal_count = NONE
                engine.set_argument(which, 0)
                return False
        end_turn(engine)
        return False

    def begin(self, engine: Engine) -> None:
        """T6.2: what he takes."""
        state = engine.state
        player = state.turn_player
        god = state.turn_god
        engine.set_argument(BEGUN, 1)
        engine.set_argument(TROOPS_LEFT, 3 if god == ARES else 2)
        engine.set_argument(FLEETS_LEFT, 3 if god == POSEIDON else 2)
        if god == APOLLO:
            engine.set_argument(MARKERS_LEFT, 1)
            state.gold[player] += APOLLO_GOLD
            if engine.heard:
                engine.tell(events.CoinGiven(player, APOLLO_GOLD))
        elif god == KRONOS:
            engine.set_argument(TITANS_LEFT, 2 if is_first(engine) else 1)
            engine.set_argument(BUILDING_TYPES, types_above_kronos(engine))
        else:
            engine.set_argument(BUILDING_TYPES, BIT[BUILDING_OF[god]])
        take_first_card(engine)

    def land_left(self, engine: Engine) -> i64:
        return engine.argument(TROOPS_LEFT) + engine.argument(TITANS_LEFT)

    def can_start_on(self, engine: Engine, one: i64, other: i64) -> bool:
        """Whether there are seas for his fleets next to two territories, and a slot if he has to build (T6.3)."""
        must_build = engine.argument(BUILDING_TYPES) != 0 and not self.may_decline(engine)
        if must_build and free_slot(engine, one) == NONE and free_slot(engine, other) == NONE:
            return False
        return has_two_seas(engine, one, other)

    def may_decline(self, engine: Engine) -> bool:
        """Until rules version 2 Kronos's building could be declined, as in a turn (T3.1)."""
        return engine.state.turn_god == KRONOS and not engine.config.must_build_gift

    def options(self, engine: Engine) -> None:
        if self.land_left(engine) > 0:
            for territory in range(engine.board.territory_count):
                if self.why_not_land(engine, territory) is None:
                    engine.offer(AT_CHOOSE_ISLE + territory)
        elif engine.argument(FLEETS_LEFT) > 0:
            for sea in range(engine.board.sea_count):
                if self.why_not_sea(engine, sea) is None:
                    engine.offer(AT_CHOOSE_SEA + sea)
        elif engine.argument(BUILDING_TYPES):
            for building in range(1, BUILDING_COUNT + 1):
                for territory in range(engine.board.territory_count):
                    if self.why_not_building(engine, building, territory) is None:
                        engine.offer(build(building, territory))
            if self.may_decline(engine):
                engine.offer(AT_PASS)
        else:
            for territory in range(engine.board.territory_count):
                if engine.state.owner[territory] == engine.state.turn_player:
                    engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not_land(self, engine: Engine, territory: i64) -> Refusal | None:
        """Two adjacent free territories, at least one unit on each, and a sea for each (T6.3, T6.4)."""
        state = engine.state
        player = state.turn_player
        owner = state.owner[territory]
        if owner != NONE and owner != player:
            return refuse("isle_taken", "T6.3", isle=territory)
        if engine.config.players == 6 and shares_isle_with_partner(engine, territory):
            return refuse("start_isle_of_partner", isle=territory)
        own = territories_of(engine, player)
        placed = territories_held(engine, player)
        if placed == 2:
            return None if own & BIT[territory] else refuse("two_territories_only", isle=territory)
        if placed == 1 and not own & BIT[territory]:
            other = single(engine, own)
            if not engine.board.land_next[other] & BIT[territory]:
                return refuse("not_adjacent_start", isle=territory)
            return None if self.can_start_on(engine, other, territory) else refuse("rest_not_placeable", "T6.3")
        # The first of the two, or another unit on it: a neighbour must still be possible, and a unit left for it.
        if self.land_left(engine) == 1:
            return refuse("rest_not_placeable", "T6.3")
        for other in range(engine.board.territory_count):
            if (
                engine.board.land_next[territory] & BIT[other]
                and state.owner[other] == NONE
                and self.can_start_on(engine, territory, other)
            ):
                return None
        return refuse("rest_not_placeable", "T6.3")

    def why_not_sea(self, engine: Engine, sea: i64) -> Refusal | None:
        """Two different free seas, one next to each of the two territories; a third fleet joins one of them."""
        state = engine.state
        player = state.turn_player
        own = territories_of(engine, player)
        if not engine.board.shore_mask[sea] & own:
            return refuse("no_own_isle_beside", "T6.3", sea=sea)
        holder = state.fleet_owner[sea]
        if holder != NONE and holder != player:
            return refuse("enemy_fleet_there", "T6.3", sea=sea)
        first = first_fleet(engine, player)
        if first == NONE:
            return None  # that there is a second sea for it was seen to when his units were placed
        if seas_held(engine, player) == 2:
            return None if holder == player else refuse("two_seas_only", sea=sea)
        if holder == player:
            more = engine.argument(FLEETS_LEFT) > 1
            return None if more else refuse("fleet_apart", "T6.3", sea=sea)
        return None if serves_both(engine, own, first, sea) else refuse("rest_not_placeable", "T6.3")

    def why_not_building(self, engine: Engine, building: i64, territory: i64) -> Refusal | None:
        if not engine.argument(BUILDING_TYPES) & BIT[building]:
            return refuse("needs_other_god_to_build", "T6.2", building=building)
        return why_not_put_up(engine, building, territory, "T6.3")

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        state = engine.state
        if self.land_left(engine) > 0:
            if family != CHOOSE_ISLE:
                return engine.wrong_moment(family)
            return self.why_not_land(engine, action - AT_CHOOSE_ISLE)
        if engine.argument(FLEETS_LEFT) > 0:
            if family != CHOOSE_SEA:
                return engine.wrong_moment(family)
            return self.why_not_sea(engine, action - AT_CHOOSE_SEA)
        if engine.argument(BUILDING_TYPES):
            if family == PASS and self.may_decline(engine):
                return None
            if family != BUILD:
                return engine.wrong_moment(family)
            if build_type(action) > BUILDING_COUNT:
                return refuse("needs_other_god_to_build", "T6.2", building=build_type(action))
            return self.why_not_building(engine, build_type(action), build_territory(action))
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        own = state.owner[territory] == state.turn_player
        return None if own else refuse("marker_isle_not_yours", "T6.3", isle=territory)

    def take(self, engine: Engine, action: i64) -> None:
        if engine.argument(TROOPS_LEFT) > 0:
            engine.set_argument(TROOPS_LEFT, engine.argument(TROOPS_LEFT) - 1)
            put_troop(engine, action - AT_CHOOSE_ISLE)
        elif engine.argument(TITANS_LEFT) > 0:
            engine.set_argument(TITANS_LEFT, engine.argument(TITANS_LEFT) - 1)
            self.put_titan(engine, action - AT_CHOOSE_ISLE)
        elif engine.argument(FLEETS_LEFT) > 0:
            engine.set_argument(FLEETS_LEFT, engine.argument(FLEETS_LEFT) - 1)
            put_fleet(engine, action - AT_CHOOSE_SEA)
        elif engine.argument(BUILDING_TYPES):
            engine.set_argument(BUILDING_TYPES, 0)
            if action != AT_PASS:
                put_up(engine, build_type(action), build_territory(action), 0)
        else:
            engine.set_argument(MARKERS_LEFT, 0)
            put_marker(engine, action - AT_CHOOSE_ISLE)

    def put_titan(self, engine: Engine, territory: i64) -> None:
        state = engine.state
        state.owner[territory] = state.turn_player
        state.titans[territory] += 1
        if engine.heard:
            engine.tell(events.TitanRaised(state.turn_player, territory, 0))

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """T6.2, T6.3: troops, titans, fleets, the building, the marker."""
        god = engine.state.turn_god
        most = {
            "troops_left": 2 + (god == ARES),
            "titans_left": (2 if is_first(engine) else 1) if god == KRONOS else 0,
            "fleets_left": 2 + (god == POSEIDON),
            "building_types": 0,
            "markers_left": int(god == APOLLO),
        }
        if god == KRONOS:
            most["building_types"] = int(types_above_kronos(engine))
        elif god != APOLLO:
            most["building_types"] = int(BIT[BUILDING_OF[god]])
        types = frame["building_types"]
        frame.demand(types in (0, most["building_types"]), "building_types", "god_gives_others")
        check_left(frame, {field: number for field, number in most.items() if field != "building_types"})
        if frame["begun"]:
            order = ("troops_left", "titans_left", "fleets_left", "building_types", "markers_left")
            check_begun(engine, frame, most, order, True)
        else:
            frame.demand(not types, "building_types", "nothing_given_yet")


def types_above_kronos(engine: Engine) -> i64:
    """The types of building Kronos's gift may be, as a mask (T3.1)."""
    types: i64 = 0
    for building in range(1, BUILDING_COUNT + 1):
        if gives_type(engine, building):
            types |= BIT[building]
    return types


def shares_isle_with_partner(engine: Engine, territory: i64) -> bool:
    """T6.4."""
    partner = engine.config.partner[engine.state.turn_player]
    return territories_of(engine, partner) & engine.board.isle_mask[territory] != 0


def single(engine: Engine, territories: i64) -> i64:
    """The only member of a set."""
    for territory in range(engine.board.territory_count):
        if territories & BIT[territory]:
            return territory
    return NONE


def has_two_seas(engine: Engine, one: i64, other: i64) -> bool:
    """Whether two different free seas lie next to the two territories, one for each."""
    board = engine.board
    by_one: i64 = 0
    by_other: i64 = 0
    in_all: i64 = 0
    for sea in range(board.sea_count):
        if engine.state.fleet_owner[sea] == NONE:
            beside_one = board.touches(sea, one)
            beside_other = board.touches(sea, other)
            if beside_one:
                by_one += 1
            if beside_other:
                by_other += 1
            if beside_one or beside_other:
                in_all += 1
    return by_one > 0 and by_other > 0 and in_all > 1


def first_fleet(engine: Engine, player: i64) -> i64:
    for sea in range(engine.board.sea_count):
        if engine.state.fleet_owner[sea] == player:
            return sea
    return NONE


def seas_held(engine: Engine, player: i64) -> i64:
    count: i64 = 0
    for sea in range(engine.board.sea_count):
        if engine.state.fleet_owner[sea] == player:
            count += 1
    return count


def serves_both(engine: Engine, own: i64, one: i64, other: i64) -> bool:
    """Whether of two seas one lies next to each of the two territories."""
    board = engine.board
    first = single(engine, own)
    second = single(engine, own & ~BIT[first])
    return (board.touches(one, first) and board.touches(other, second)) or (
        board.touches(one, second) and board.touches(other, first)
    )
