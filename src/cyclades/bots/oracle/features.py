"""A position in numbers, one row for each player: what the learned evaluation sees. Compiled, like the engine.

Everything here is public, or gold, which `imagine` reckons.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.chance import set_size
from cyclades.engine.conquest import joined_by_fleets
from cyclades.engine.cycle import ACTIONS_PHASE
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import artifacts_of, discounts_left, is_eliminated, revenue, side_artifacts
from cyclades.engine.metropolis import philosophers_needed, space_is_free, takes_metropolis, theatre_count
from cyclades.engine.packed import Numbers, Row, i64
from cyclades.engine.pieces import (
    APOLLO,
    ARES,
    ARTIFACT_COUNT,
    BIT,
    BUILDING_COUNT,
    FIRST_HERO,
    FORTRESS,
    HERO_COUNT,
    KRONOS,
    MAX_PLAYERS,
    MAX_TERRITORIES,
    NO_BUILDING,
    NONE,
    PORT,
    TEMPLE,
    UNIVERSITY,
)
from cyclades.engine.turn import last_free_place
from cyclades.engine.units import land_units

# One name for each number of a row, in this order.
FEATURES: Final = (
    "in the game",
    "gold",
    "gold up to 4",
    "gold beyond 12",
    "revenue",
    "metropolises",
    "a second metropolis",
    "a third metropolis",
    "one metropolis short of winning",
    "enough metropolises",
    "no space for a metropolis",
    "a free space for a metropolis",
    "a philosopher",
    "a second philosopher",
    "a third philosopher",
    "philosophers enough but one",
    "priests",
    "a priest",
    "three priests",
    "a port",
    "a fortress",
    "a temple",
    "a university",
    "two types of building",
    "three types of building",
    "other buildings",
    "free slots",
    "discounts left",
    "isles",
    "a single isle",
    "troops",
    "fleets",
    "the largest stack",
    "troops beside metropolises",
    "metropolises within a rival's reach",
    "metropolises to be attacked this cycle",
    "isles within a rival's reach",
    "isles to be attacked this cycle",
    "rivals' metropolises within reach",
    "rivals' metropolises to attack this cycle",
    "rivals' isles within reach",
    "rivals' isles to attack this cycle",
    "Poseidon to come",
    "Ares to come",
    "Zeus to come",
    "Athena to come",
    "Hades to come",
    "Kronos to come",
    "Apollo to come",
    "place on the turn track",
    "a rival one metropolis short",
    "a rival with enough metropolises",
    "rivals' most metropolises",
    "cycle",
    "undead",
    "heroes",
    "a second hero",
    "priestesses",
    "items",
    "gold in graves",
    "titans",
    "artifacts",
    "four artifacts",
    "special metropolises",
    "partner's gold",
    "partner's metropolises",
    "rivals' turns to come",
)
FEATURE_COUNT: Final = 67
assert len(FEATURES) == FEATURE_COUNT


class Features:
    """Room for the rows of all players, filled anew for each position."""

    def __init__(self) -> None:
        self.rows: Numbers = Numbers([0.0] * (FEATURE_COUNT * MAX_PLAYERS))
        self.strength: Row = Row([0] * (MAX_PLAYERS * MAX_TERRITORIES))  # the most units that can come to a territory
        self.defence: Row = Row([0] * MAX_TERRITORIES)
        self.has_ares: Row = Row([0] * MAX_PLAYERS)
        self.metropolises: Row = Row([0] * MAX_PLAYERS)
        self.free: Row = Row([0] * 2)

    def fill(self, engine: Engine) -> None:
        """Write the rows of a position."""
        players = engine.config.players
        rows = self.rows
        for i in range(FEATURE_COUNT * players):
            rows[i] = 0.0
        self.count_defence(engine)
        for player in range(players):
            self.has_ares[player] = 0
            self.metropolises[player] = 0
        for player in range(players):
            if not is_eliminated(engine, player):
                self.fill_holdings(engine, player)
                self.find_reach(engine, player)
        self.fill_turns(engine)
        for player in range(players):
            if not is_eliminated(engine, player):
                self.fill_dangers(engine, player)
                self.fill_race(engine, player)
        if engine.config.mixed_units or engine.config.favours:
            for player in range(players):
                if not is_eliminated(engine, player):
                    self.fill_modules(engine, player)

    def count_defence(self, engine: Engine) -> None:
        """How many an attacker of each territory meets, walls counted."""
        state = engine.state
        board = engine.board
        for territory in range(board.territory_count):
            units = land_units(engine, territory) + state.metropolis[territory]
            for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
                if state.buildings[slot] == FORTRESS:
                    units += 1
            self.defence[territory] = units

    def fill_holdings(self, engine: Engine, player: i64) -> None:
        state = engine.state
        board = engine.board
        rows = self.rows
        at = player * FEATURE_COUNT
        gold = state.gold[player]
        rows[at] = 1.0
        rows[at + 1] = float(gold) * 0.1
        rows[at + 2] = float(gold if gold < 4 else 4) * 0.25
        rows[at + 3] = float(gold - 12) * 0.1 if gold > 12 else 0.0
        rows[at + 4] = float(revenue(engine, player)) * 0.1
        metropolises: i64 = 1 if state.hidden_isle == player else 0
        spaces: i64 = 0
        free_spaces: i64 = 0
        isles: i64 = 0
        troops: i64 = 0
        largest: i64 = 0
        guards: i64 = 0
        kinds: i64 = 0
        seen: i64 = 0
        others: i64 = 0
        free: i64 = 0
        for territory in range(board.territory_count):
            if state.owner[territory] != player:
                continue
            isles += 1
            units = land_units(engine, territory)
            troops += units
            if units > largest:
                largest = units
            if state.metropolis[territory]:
                metropolises += 1
                guards += units if units < 4 else 4
            elif takes_metropolis(engine, player, territory):
                spaces += 1
                if space_is_free(engine, territory):
                    free_spaces += 1
            for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
                building = state.buildings[slot]
                if building == NO_BUILDING:
                    if not board.on_space[slot] or not state.metropolis[territory]:
                        free += 1
                elif building > BUILDING_COUNT or seen & BIT[building]:
                    others += 1
                else:
                    seen |= BIT[building]
                    kinds += 1
        if engine.config.favours:
            theatres = theatre_count(engine, player)
            kinds += theatres
            others -= theatres
        self.metropolises[player] = metropolises
        rows[at + 5] = float(metropolises)
        rows[at + 6] = 1.0 if metropolises > 1 else 0.0
        rows[at + 7] = 1.0 if metropolises > 2 else 0.0
        rows[at + 10] = 0.0 if spaces else 1.0
        rows[at + 11] = 1.0 if free_spaces else 0.0
        philosophers = state.philosophers[player]
        rows[at + 12] = 1.0 if philosophers > 0 else 0.0
        rows[at + 13] = 1.0 if philosophers > 1 else 0.0
        rows[at + 14] = 1.0 if philosophers > 2 else 0.0
        rows[at + 15] = 1.0 if philosophers + 1 >= philosophers_needed(engine, player) else 0.0
        priests = state.priests[player]
        rows[at + 16] = float(priests) * 0.2
        rows[at + 17] = 1.0 if priests > 0 else 0.0
        rows[at + 18] = 1.0 if priests > 2 else 0.0
        rows[at + 19] = 1.0 if seen & BIT[PORT] else 0.0
        rows[at + 20] = 1.0 if seen & BIT[FORTRESS] else 0.0
        rows[at + 21] = 1.0 if seen & BIT[TEMPLE] else 0.0
        rows[at + 22] = 1.0 if seen & BIT[UNIVERSITY] else 0.0
        rows[at + 23] = 1.0 if kinds > 1 else 0.0
        rows[at + 24] = 1.0 if kinds > 2 else 0.0
        rows[at + 25] = float(others) * 0.3
        rows[at + 26] = float(free if free < 6 else 6) * 0.2
        rows[at + 27] = float(discounts_left(engine, player)) * 0.3
        rows[at + 28] = float(isles) * 0.2
        rows[at + 29] = 1.0 if isles == 1 else 0.0
        rows[at + 30] = float(troops) * 0.125
        fleets: i64 = 0
        for sea in range(board.sea_count):
            if state.fleet_owner[sea] == player:
                fleets += state.fleets[sea]
        rows[at + 31] = float(fleets) * 0.125
        rows[at + 32] = float(largest) * 0.125
        rows[at + 33] = float(guards) * 0.25
        rows[at + 53] = float(engine.state.cycle) * 0.1

    def find_reach(self, engine: Engine, player: i64) -> None:
        """The most units with which a player could come to each territory that isn't his, by sea or by land."""
        state = engine.state
        board = engine.board
        first = player * MAX_TERRITORIES
        for territory in range(board.territory_count):
            self.strength[first + territory] = 0
        for source in range(board.territory_count):
            if state.owner[source] != player:
                continue
            units = land_units(engine, source)
            if units == 0:
                continue
            reached = joined_by_fleets(engine, player, source, False)
            if engine.config.titans:
                reached |= board.land_next[source]
            if reached == 0:
                continue
            for territory in range(board.territory_count):
                if reached & BIT[territory] and self.strength[first + territory] < units:
                    self.strength[first + territory] = units

    def fill_turns(self, engine: Engine) -> None:
        """Whose turns with which gods are still to come, and who will offer first in the next cycle.

        The present turn counts as ended: positions inside it are compared with that of going on no further.
        """
        state = engine.state
        config = engine.config
        rows = self.rows
        for god in range(APOLLO):
            marker = state.bidder[god]
            if marker != NONE and state.phase == ACTIONS_PHASE and god != state.turn_god:
                player = config.marker_player[marker]
                rows[player * FEATURE_COUNT + 42 + god] = 1.0
                for rival in range(config.players):
                    if config.team_of[rival] != config.team_of[player]:
                        rows[rival * FEATURE_COUNT + 66] += 0.25
                if god == ARES or god == KRONOS:
                    self.has_ares[player] = 1
        for place in range(MAX_PLAYERS):
            marker = state.apollo_queue[place]
            waits = state.phase == ACTIONS_PHASE and place >= state.apollo_turn
            if waits and marker != NONE and marker != state.turn_marker:
                rows[config.marker_player[marker] * FEATURE_COUNT + 42 + APOLLO] = 1.0
            marker = state.turn_track[place]
            if marker != NONE:
                rows[config.marker_player[marker] * FEATURE_COUNT + 49] += 0.2 * float(place + 1)
        if state.turn_marker != NONE:
            player = config.marker_player[state.turn_marker]
            rows[player * FEATURE_COUNT + 49] += 0.2 * float(last_free_place(engine) + 1)

    def fill_dangers(self, engine: Engine, player: i64) -> None:
        """Territories that stronger rivals can come to, and those where the player himself is the stronger."""
        state = engine.state
        config = engine.config
        rows = self.rows
        at = player * FEATURE_COUNT
        own = config.team_of[player]
        for territory in range(engine.board.territory_count):
            holder = state.owner[territory]
            if holder == player:
                threatened = False
                now = False
                for rival in range(config.players):
                    if config.team_of[rival] == own:
                        continue
                    if self.strength[rival * MAX_TERRITORIES + territory] >= self.defence[territory] and (
                        self.strength[rival * MAX_TERRITORIES + territory] > 0
                    ):
                        threatened = True
                        if self.has_ares[rival]:
                            now = True
                if state.metropolis[territory]:
                    rows[at + 34] += 1.0 if threatened else 0.0
                    rows[at + 35] += 1.0 if now else 0.0
                else:
                    rows[at + 36] += 0.3 if threatened else 0.0
                    rows[at + 37] += 0.3 if now else 0.0
            elif self.strength[player * MAX_TERRITORIES + territory] > 0 and (
                holder == NONE or config.team_of[holder] != own
            ):
                if self.strength[player * MAX_TERRITORIES + territory] < self.defence[territory]:
                    continue
                if state.metropolis[territory]:
                    rows[at + 38] += 1.0
                    rows[at + 39] += 1.0 if self.has_ares[player] else 0.0
                else:
                    rows[at + 40] += 0.3
                    rows[at + 41] += 0.3 if self.has_ares[player] else 0.0

    def side_count(self, engine: Engine, player: i64) -> i64:
        partner = engine.config.partner[player]
        count = self.metropolises[player]
        return count if partner == NONE else count + self.metropolises[partner]

    def fill_race(self, engine: Engine, player: i64) -> None:
        """How near the end is, for the player's side and for the others."""
        config = engine.config
        rows = self.rows
        at = player * FEATURE_COUNT
        needed = config.metropolises_to_win
        missing = needed - self.side_count(engine, player)
        rows[at + 8] = 1.0 if missing == 1 else 0.0
        rows[at + 9] = 1.0 if missing <= 0 else 0.0
        most: i64 = 0
        for rival in range(config.players):
            if config.team_of[rival] != config.team_of[player]:
                count = self.side_count(engine, rival)
                if count > most:
                    most = count
        rows[at + 50] = 1.0 if needed - most == 1 else 0.0
        rows[at + 51] = 1.0 if needed <= most else 0.0
        rows[at + 52] = float(most)
        partner = config.partner[player]
        if partner != NONE:
            rows[at + 64] = float(engine.state.gold[partner]) * 0.1
            rows[at + 65] = float(self.metropolises[partner])

    def fill_modules(self, engine: Engine, player: i64) -> None:
        state = engine.state
        config = engine.config
        rows = self.rows
        at = player * FEATURE_COUNT
        if config.hades:
            undead: i64 = 0
            graves: i64 = 0
            for territory in range(engine.board.territory_count):
                if state.owner[territory] == player:
                    undead += state.undead[territory]
                    graves += state.grave_gold[territory]
            rows[at + 54] = float(undead) * 0.2
            rows[at + 59] = float(graves) * 0.2
        if config.heroes:
            heroes: i64 = 0
            for hero in range(HERO_COUNT):
                if state.holder[FIRST_HERO + hero] == player:
                    heroes += 1
            rows[at + 55] = 1.0 if heroes > 0 else 0.0
            rows[at + 56] = 1.0 if heroes > 1 else 0.0
        if config.favours:
            rows[at + 57] = float(state.priestesses[player]) * 0.3
            rows[at + 58] = float(set_size(state.items[player]) + set_size(state.secret_items[player])) * 0.5
        if config.titans:
            titans: i64 = 0
            special: i64 = 0
            for territory in range(engine.board.territory_count):
                if state.owner[territory] == player:
                    titans += state.titans[territory]
                    if state.special[territory]:
                        special += 1
            rows[at + 60] = float(titans) * 0.3
            rows[at + 61] = float(set_size(artifacts_of(engine, player))) * 0.5
            rows[at + 62] = 1.0 if set_size(side_artifacts(engine, player)) == ARTIFACT_COUNT - 1 else 0.0
            rows[at + 63] = float(special)
