"""Free placement (H1): a preliminary round of offerings decides who starts where."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import (
    fleets_in_reserve,
    prosperity_in_supply,
    territories_held,
    territories_of,
    titans_in_supply,
    troops_in_reserve,
)
from cyclades.engine.cycle.auction import Offering, next_offering, queue_length
from cyclades.engine.cycle.cycle import ACTIONS_PHASE, OFFERINGS_PHASE, clear_cycle
from cyclades.engine.cycle.rotation import lay_prelude_gods
from cyclades.engine.cycle.turn import end_turn, next_turn, put_marker
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import CYCLE, PLACEMENT, PRELUDE, PRELUDE_OFFERING, TITANS_PLACEMENT
from cyclades.engine.machine.state import row_of
from cyclades.engine.setting.modes import FREE_PLACEMENT, TITANS
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_CHOOSE_ISLE, AT_CHOOSE_SEA, CHOOSE_ISLE, CHOOSE_SEA
from cyclades.engine.words.pieces import (
    APOLLO,
    ARES,
    ATHENA,
    BIT,
    GOD_PLACES,
    MAX_PLAYERS,
    MAX_TITANS,
    MAX_UNITS,
    NONE,
    POSEIDON,
    ZEUS,
)
from cyclades.engine.words.refusals import Refusal, refuse

FEWEST_ISLES: Final = 2  # H1.4
PLACEMENTS: Final[dict[str, int]] = {FREE_PLACEMENT: PLACEMENT, TITANS: TITANS_PLACEMENT}  # the room, by mode; H1.7


class Prelude(Room):
    """At the bottom of the stack before cycle 1: gods, offerings, and for actions the placements."""

    name = "prelude"
    modules: tuple[str, ...] = ("free_placement", "titans")
    under: tuple[int, ...] = ()
    silent = True

    def advance(self, engine: Engine) -> bool:
        state = engine.state
        if state.phase < OFFERINGS_PHASE:
            lay_prelude_gods(engine)
            state.phase = OFFERINGS_PHASE
        elif state.phase == OFFERINGS_PHASE:
            if next_offering(engine, PRELUDE_OFFERING):
                state.phase = ACTIONS_PHASE
        else:
            room = PLACEMENTS[engine.config.mode]
            if next_turn(engine, room, room):
                self.finish(engine)
        return False

    def finish(self, engine: Engine) -> None:
        """H1.6: all gods are shuffled anew, cycle 1 begins."""
        clear_cycle(engine)
        engine.state.phase = 0
        engine.state.god_row = row_of(NONE, GOD_PLACES)
        engine.pop()
        engine.push(CYCLE)


class PreludeOffering(Offering):
    """One marker is placed before the game: only one on Apollo (H1.2), and a coin is kept for the other (H1.5)."""

    name = "prelude_offering"
    modules: tuple[str, ...] = ("free_placement", "titans")
    under: tuple[int, ...] = (PRELUDE,)
    keeps_coin = True

    def apollo_is_open(self, engine: Engine) -> bool:
        return queue_length(engine) == 0

    def other_waits(self, engine: Engine, marker: i64, god: i64) -> bool:
        """His other marker still has to be placed, or a bid on that god would oust it."""
        config = engine.config
        if not config.two_players:
            return False
        state = engine.state
        player = config.marker_player[marker]
        for place in range(MAX_PLAYERS):
            other = state.turn_track[place]
            if other != NONE and other != marker and config.marker_player[other] == player:
                return True
        ousted = state.bidder[god]
        return ousted != NONE and config.marker_player[ousted] == player


def take_first_card(engine: Engine) -> None:
    """A priest from Zeus, a philosopher from Athena (H1.3, T6.2)."""
    state = engine.state
    player = state.turn_player
    if state.turn_god == ZEUS:
        state.priests[player] += 1
        if engine.heard:
            engine.tell(events.PriestTaken(player, 0))
    elif state.turn_god == ATHENA:
        state.philosophers[player] += 1
        if engine.heard:
            engine.tell(events.PhilosopherTaken(player, 0))


# Arguments of a placement's frame.
BEGUN: Final = 1
TROOPS_LEFT: Final = 2
FLEETS_LEFT: Final = 3
MARKERS_LEFT: Final = 4
MAY_JOIN: Final = 5  # Poseidon's extra may join a fleet of his
ISLES_NEEDED: Final = 6  # that his troops stand on in the end


class Placement(Room):
    """A player puts his first units on the board (H1.3, H1.4)."""

    name = "placement"
    fields: tuple[Field, ...] = (
        Field(BEGUN, "begun", "flag"),
        Field(TROOPS_LEFT, "troops_left", "number", most=3),
        Field(FLEETS_LEFT, "fleets_left", "number", most=3),
        Field(MARKERS_LEFT, "markers_left", "number", most=1),
        Field(MAY_JOIN, "may_join", "flag"),
        Field(ISLES_NEEDED, "isles_needed", "number", most=2),
    )
    modules: tuple[str, ...] = ("free_placement",)
    under: tuple[int, ...] = (PRELUDE,)

    def advance(self, engine: Engine) -> bool:
        if not engine.argument(BEGUN):
            self.begin(engine)
        if engine.argument(TROOPS_LEFT) + engine.argument(FLEETS_LEFT) + engine.argument(MARKERS_LEFT) == 0:
            end_turn(engine)
            return False
        if engine.find_legal() > 0:
            return True
        # In a crowded position of one's own making a unit may find no place: it stays in the reserve.
        engine.legal_count = NONE
        if engine.argument(TROOPS_LEFT) > 0:
            engine.set_argument(TROOPS_LEFT, 0)
        elif engine.argument(FLEETS_LEFT) > 0:
            engine.set_argument(FLEETS_LEFT, 0)
        else:
            engine.set_argument(MARKERS_LEFT, 0)
        return False

    def begin(self, engine: Engine) -> None:
        """H1.3, H1.5: what he takes."""
        god = engine.state.turn_god
        units: i64 = 1 if engine.config.two_players else 2
        first_of_two = engine.config.two_players and territories_held(engine, engine.state.turn_player) == 0
        engine.set_argument(BEGUN, 1)
        engine.set_argument(TROOPS_LEFT, units + (1 if god == ARES else 0))
        engine.set_argument(FLEETS_LEFT, units + (1 if god == POSEIDON else 0))
        engine.set_argument(MAY_JOIN, 1 if god == POSEIDON else 0)
        engine.set_argument(ISLES_NEEDED, 1 if first_of_two else FEWEST_ISLES)
        engine.set_argument(MARKERS_LEFT, 1 if god == APOLLO and prosperity_in_supply(engine) > 0 else 0)
        take_first_card(engine)

    def options(self, engine: Engine) -> None:
        state = engine.state
        if engine.argument(TROOPS_LEFT) > 0:
            for territory in range(engine.board.territory_count):
                if self.troop_fits(engine, territory):
                    engine.offer(AT_CHOOSE_ISLE + territory)
        elif engine.argument(FLEETS_LEFT) > 0:
            for sea in range(engine.board.sea_count):
                if self.fleet_fits(engine, sea):
                    engine.offer(AT_CHOOSE_SEA + sea)
        else:
            for territory in range(engine.board.territory_count):
                if state.owner[territory] == state.turn_player:
                    engine.offer(AT_CHOOSE_ISLE + territory)

    def seas_needed(self, engine: Engine) -> i64:
        """How many seas his fleets still need, each its own."""
        return engine.argument(FLEETS_LEFT) - engine.argument(MAY_JOIN)

    def troop_fits(self, engine: Engine, territory: i64) -> bool:
        """A free isle or his own, and the rest can still be placed (H1.4)."""
        owner = engine.state.owner[territory]
        if owner != NONE and owner != engine.state.turn_player:
            return False
        own = territories_of(engine, engine.state.turn_player) | BIT[territory]
        return self.can_finish(engine, own, engine.argument(TROOPS_LEFT) - 1)

    def can_finish(self, engine: Engine, own: i64, troops: i64) -> bool:
        """Whether that many more troops can stand so that isles and seas suffice."""
        if troops == 0:
            isles: i64 = 0
            for territory in range(engine.board.territory_count):
                if own & BIT[territory]:
                    isles += 1
            return isles >= engine.argument(ISLES_NEEDED) and free_seas(engine, own) >= self.seas_needed(engine)
        for territory in range(engine.board.territory_count):
            free = own & BIT[territory] != 0 or engine.state.owner[territory] == NONE
            if free and self.can_finish(engine, own | BIT[territory], troops - 1):
                return True
        return False

    def fleet_fits(self, engine: Engine, sea: i64) -> bool:
        return self.why_not_fleet(engine, sea) is None

    def why_not_fleet(self, engine: Engine, sea: i64) -> Refusal | None:
        state = engine.state
        player = state.turn_player
        if not engine.board.shore_mask[sea] & territories_of(engine, player):
            return refuse("no_own_isle_beside", "H1.4", sea=sea)
        holder = state.fleet_owner[sea]
        if holder == NONE:
            return None
        if holder != player:
            return refuse("enemy_fleet_there", "H1.4", sea=sea)
        # The seas the other fleets need were seen to when his troops were placed.
        return None if engine.argument(MAY_JOIN) else refuse("fleet_apart", sea=sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if engine.argument(TROOPS_LEFT) > 0:
            if family != CHOOSE_ISLE:
                return engine.wrong_moment(family)
            territory = action - AT_CHOOSE_ISLE
            owner = engine.state.owner[territory]
            if owner != NONE and owner != engine.state.turn_player:
                return refuse("isle_taken", isle=territory)
            return None if self.troop_fits(engine, territory) else refuse("rest_not_placeable")
        if engine.argument(FLEETS_LEFT) > 0:
            if family != CHOOSE_SEA:
                return engine.wrong_moment(family)
            return self.why_not_fleet(engine, action - AT_CHOOSE_SEA)
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        territory = action - AT_CHOOSE_ISLE
        own = engine.state.owner[territory] == engine.state.turn_player
        return None if own else refuse("marker_isle_not_yours", "H1.3", isle=territory)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        if engine.argument(TROOPS_LEFT) > 0:
            engine.set_argument(TROOPS_LEFT, engine.argument(TROOPS_LEFT) - 1)
            put_troop(engine, action - AT_CHOOSE_ISLE)
        elif engine.argument(FLEETS_LEFT) > 0:
            sea = action - AT_CHOOSE_SEA
            engine.set_argument(FLEETS_LEFT, engine.argument(FLEETS_LEFT) - 1)
            if state.fleet_owner[sea] == state.turn_player:
                engine.set_argument(MAY_JOIN, 0)
            put_fleet(engine, sea)
        else:
            engine.set_argument(MARKERS_LEFT, 0)
            put_marker(engine, action - AT_CHOOSE_ISLE)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """H1.3 to H1.5: troops first, then fleets, then the marker."""
        god = engine.state.turn_god
        frame.demand(PLACEMENTS[engine.config.mode] == frame.room, "room", "placement_with_titans")
        units = 1 if engine.config.two_players else 2
        most = {
            "troops_left": units + (god == ARES),
            "fleets_left": units + (god == POSEIDON),
            "markers_left": int(god == APOLLO),
            "may_join": int(god == POSEIDON),
            "isles_needed": FEWEST_ISLES,
        }
        check_left(frame, most)
        if not frame["begun"]:
            return
        fewest = 1 if engine.config.two_players else FEWEST_ISLES
        frame.demand(
            frame["isles_needed"] >= fewest, "isles_needed", "out_of_range", lowest=fewest, highest=FEWEST_ISLES
        )
        first = not engine.config.two_players
        check_begun(engine, frame, most, ("troops_left", "fleets_left", "markers_left"), first)


def put_troop(engine: Engine, territory: i64) -> None:
    """The player whose turn it is begins with a troop there."""
    state = engine.state
    state.owner[territory] = state.turn_player
    state.troops[territory] += 1
    if engine.heard:
        engine.tell(events.TroopPut(state.turn_player, territory))


def put_fleet(engine: Engine, sea: i64) -> None:
    """And with a fleet there."""
    state = engine.state
    state.fleets[sea] += 1
    state.fleet_owner[sea] = state.turn_player
    if engine.heard:
        engine.tell(events.FleetPut(state.turn_player, sea))


def free_seas(engine: Engine, isles: i64) -> i64:
    """How many seas next to a set of isles hold no fleets."""
    count: i64 = 0
    for sea in range(engine.board.sea_count):
        if engine.board.shore_mask[sea] & isles and engine.state.fleet_owner[sea] == NONE:
            count += 1
    return count


def check_left(frame: StackFrame, most: dict[str, int]) -> None:
    """Demand that no more is left than the god has given."""
    for field, number in most.items():
        limit = number if frame["begun"] else 0
        where = field if frame["begun"] else f"begun, {field}"
        frame.demand(frame[field] <= limit, where, "at_most_with_god", most=limit)


def check_begun(engine: Engine, frame: StackFrame, most: dict[str, int], order: tuple[str, ...], first: bool) -> None:
    """What comes later is untouched as long as something before it is left; what was placed stands on the board."""
    for at, field in enumerate(order):
        if frame[field]:
            for later in order[at + 1 :]:
                untouched = frame[later] == most[later] or later == "markers_left"
                frame.demand(untouched, later, "comes_before", field=field)
            break
    player = engine.state.turn_player
    frame.demand(frame["troops_left"] > 0 or territories_held(engine, player) > 0, "troops_left", "stands_nowhere")
    if first:
        standing = {
            "troops_left": int(MAX_UNITS - troops_in_reserve(engine, player)),
            "fleets_left": int(MAX_UNITS - fleets_in_reserve(engine, player)),
        }
        if "titans_left" in most:
            standing["titans_left"] = int(MAX_TITANS - titans_in_supply(engine, player))
        for field, number in standing.items():
            due = most[field] - number
            # What finds no place in a crowded position stays in the supply.
            fits = frame[field] == due or (frame[field] == 0 < number)
            frame.demand(fits, field, "on_board_already", count=number, left=due)
