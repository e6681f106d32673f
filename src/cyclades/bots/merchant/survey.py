"""What everyone has and who can reach whom, read from a position in one pass."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import artifacts_of, moved_by_cerberus, territory_revenue
from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Numbers, Row, i64
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.war.party import WITH_MINOTAUR, units_in
from cyclades.engine.war.strength import defence_of, defenders_of, walls_of
from cyclades.engine.words.pieces import (
    APOLLO,
    ARES,
    BIT,
    BUILDING_KINDS,
    CERBERUS,
    CORNUCOPIA,
    FIRST_ARTIFACT,
    GOD_PLACES,
    HADES,
    MAX_PLAYERS,
    MAX_SEAS,
    MAX_TERRITORIES,
    MEDUSA,
    MINOTAUR,
    NO_BUILDING,
    NONE,
    PEGASUS,
    TEMPLE,
    TRACK_SPACES,
)
from cyclades.odds.plain import win_chance

MOST_FEATURES: Final = 80
TO_CALL: Final = 3  # gold with which a creature can usually be called


class Survey:
    """Rows by player, by territory, and by both (`player * MAX_TERRITORIES + territory`)."""

    def __init__(self, weights: Numbers) -> None:
        self.weights = weights  # of features: what whoever looks thinks they are worth
        self.isles = Row([0] * MAX_PLAYERS)
        self.metropolises = Row([0] * MAX_PLAYERS)
        self.income = Row([0] * MAX_PLAYERS)
        self.temples = Row([0] * MAX_PLAYERS)
        self.rooms = Row([0] * MAX_PLAYERS)  # isles where a metropolis can still be founded
        self.troops = Row([0] * MAX_PLAYERS)
        self.fleets = Row([0] * MAX_PLAYERS)
        self.titans = Row([0] * MAX_PLAYERS)
        self.undead = Row([0] * MAX_PLAYERS)
        self.grave_gold = Row([0] * MAX_PLAYERS)
        self.largest = Row([0] * MAX_PLAYERS)  # the strongest stack that can leave its isle
        self.buildings = Row([0] * (MAX_PLAYERS * (BUILDING_KINDS + 1)))  # by player and type
        self.strikes_now = Row([0] * MAX_PLAYERS)  # whether he still has a turn with an attacking god this cycle
        self.acts_now = Row([0] * MAX_PLAYERS)  # whether he still has a turn with a god that lets him call creatures
        self.defenders = Row([0] * MAX_TERRITORIES)  # units to be beaten, a Minotaur among them
        self.defence_edge = Row([0] * MAX_TERRITORIES)  # what they add beyond their number
        self.prize = Row([0] * MAX_TERRITORIES)  # prosperity and buildings
        self.attack = Row([0] * (MAX_PLAYERS * MAX_TERRITORIES))  # the strongest stack that can get there
        self.pegasus: bool = False  # whether he can be called now
        self.remembers: bool = False  # whether `remember` was called
        self.known_holdings = Row([0] * MAX_PLAYERS)
        self.known_worth: list[float] = [0.0] * MAX_PLAYERS
        self.found = Numbers([0.0] * MOST_FEATURES)  # where features are filled in
        self._seen = Row([0] * MAX_SEAS)
        self._chain = Row([0] * MAX_SEAS)

    def read(self, engine: Engine) -> None:
        self.clear(engine)
        self.read_land(engine)
        self.read_seas(engine)
        self.read_turns(engine)
        if engine.config.titans:
            self.read_titans(engine)

    def holdings(self, engine: Engine, player: i64) -> i64:
        """A number that changes whenever what a player has does, as far as one turn goes."""
        state = engine.state
        mixed: i64 = self.isles[player]
        mixed = mixed * 31 + self.metropolises[player]
        mixed = mixed * 31 + self.troops[player]
        mixed = mixed * 31 + self.fleets[player]
        mixed = mixed * 61 + self.income[player]
        mixed = mixed * 101 + state.gold[player]
        mixed = mixed * 31 + state.priests[player]
        mixed = mixed * 31 + state.philosophers[player]
        for building in range(1, BUILDING_KINDS + 1):
            mixed = (mixed * 31 + self.buildings[player * (BUILDING_KINDS + 1) + building]) % 1000000007
        return mixed

    def clear(self, engine: Engine) -> None:
        players = engine.config.players
        territories = engine.board.territory_count
        for player in range(players):
            self.isles[player] = 0
            self.metropolises[player] = 0
            self.income[player] = 0
            self.temples[player] = 0
            self.rooms[player] = 0
            self.troops[player] = 0
            self.fleets[player] = 0
            self.titans[player] = 0
            self.undead[player] = 0
            self.grave_gold[player] = 0
            self.largest[player] = 0
            self.strikes_now[player] = 0
            self.acts_now[player] = 0
            for building in range(BUILDING_KINDS + 1):
                self.buildings[player * (BUILDING_KINDS + 1) + building] = 0
            first = player * MAX_TERRITORIES
            for place in range(first, first + territories):
                self.attack[place] = 0

    def read_land(self, engine: Engine) -> None:
        state = engine.state
        board = engine.board
        config = engine.config
        for territory in range(board.territory_count):
            defenders = defenders_of(engine, territory)
            against = units_in(defenders)
            self.defenders[territory] = against
            self.defence_edge[territory] = defence_of(defenders, walls_of(engine, territory), 0) - against
            units = against - 1 if defenders & WITH_MINOTAUR else against
            owner = state.owner[territory]
            prize = board.printed[territory] + state.prosperity[territory]
            first: i64 = owner * (BUILDING_KINDS + 1)
            for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
                building = state.buildings[slot]
                if building == NO_BUILDING:
                    continue
                prize += 1
                if owner != NONE:
                    self.buildings[first + building] += 1
                    if building == TEMPLE:
                        self.temples[owner] += 1
            self.prize[territory] = prize
            if owner == NONE:
                continue
            self.isles[owner] += 1
            self.troops[owner] += units
            self.income[owner] += territory_revenue(engine, territory)
            if state.metropolis[territory]:
                self.metropolises[owner] += 1
                self.temples[owner] += 1
            elif board.has_space[territory] and state.necropolis != territory:
                self.rooms[owner] += 1
            if config.hades:
                self.undead[owner] += state.undead[territory]
                self.grave_gold[owner] += state.grave_gold[territory]
            if config.titans:
                self.titans[owner] += state.titans[territory]
            if units > self.largest[owner] and state.figure[territory] != MEDUSA:
                self.largest[owner] = units
        if state.hidden_isle != NONE:  # H3.6
            self.metropolises[state.hidden_isle] += 1
            self.temples[state.hidden_isle] += 1
        if state.holder[CERBERUS] != NONE:
            for player in range(config.players):
                self.income[player] += moved_by_cerberus(engine, player)

    def read_seas(self, engine: Engine) -> None:
        """Fleets and trade, and chain by chain the isles they join (B5.10)."""
        state = engine.state
        board = engine.board
        seen = self._seen
        chain = self._chain
        hades = engine.config.hades
        favours = engine.config.favours
        for sea in range(board.sea_count):
            seen[sea] = 0
        for start in range(board.sea_count):
            player = state.fleet_owner[start]
            if player == NONE or seen[start]:
                continue
            shores: i64 = 0
            chain[0] = start
            seen[start] = 1
            length: i64 = 1
            link: i64 = 0
            while link < length:
                sea = chain[link]
                link += 1
                shores |= board.shore_mask[sea]
                self.fleets[player] += state.fleets[sea]
                self.income[player] += board.trade[sea]
                if hades:
                    self.undead[player] += state.undead_fleets[sea]
                if favours:
                    self.income[player] += state.sea_markers[sea]
                for i in range(sea * SIDES, sea * SIDES + SIDES):
                    beside = board.sea_next[i]
                    if beside != NONE and not seen[beside] and state.fleet_owner[beside] == player:
                        seen[beside] = 1
                        chain[length] = beside
                        length += 1
            self.read_reach(engine, player, shores)

    def read_reach(self, engine: Engine, player: i64, shores: i64) -> None:
        """The strongest stack on a chain's shores can get to all the others."""
        state = engine.state
        territories = engine.board.territory_count
        strongest: i64 = 0
        for territory in range(territories):
            if shores & BIT[territory] and state.owner[territory] == player and state.figure[territory] != MEDUSA:
                units = self.defenders[territory]
                if state.figure[territory] == MINOTAUR:
                    units -= 1
                if units > strongest:
                    strongest = units
        if strongest == 0:
            return
        first: i64 = player * MAX_TERRITORIES
        for territory in range(territories):
            if shores & BIT[territory] and self.attack[first + territory] < strongest:
                self.attack[first + territory] = strongest

    def read_titans(self, engine: Engine) -> None:
        """Adjacent territories (T1.4), and the artifacts' coins (T5.4)."""
        state = engine.state
        board = engine.board
        for territory in range(board.territory_count):
            owner = state.owner[territory]
            units = self.defenders[territory]
            if owner == NONE or units == 0 or state.figure[territory] == MEDUSA:
                continue
            first: i64 = owner * MAX_TERRITORIES
            beside = board.land_next[territory]
            for target in range(board.territory_count):
                if beside & BIT[target] and self.attack[first + target] < units:
                    self.attack[first + target] = units
        for player in range(engine.config.players):
            self.income[player] += set_size(artifacts_of(engine, player) & ~BIT[CORNUCOPIA - FIRST_ARTIFACT])

    def read_turns(self, engine: Engine) -> None:
        """Whose turns with which gods are still to come in this cycle."""
        state = engine.state
        config = engine.config
        for place in range(state.god_turn, GOD_PLACES):
            god = state.god_row[place]
            if god == NONE or god == APOLLO or state.bidder[god] == NONE:
                continue
            player = config.marker_player[state.bidder[god]]
            self.acts_now[player] = 1
            if god == ARES or god == HADES:
                self.strikes_now[player] = 1
        self.pegasus = False
        for space in range(TRACK_SPACES):
            if state.track[space] == PEGASUS:
                self.pegasus = True

    def capture_chance(self, engine: Engine, attacker: i64, territory: i64, recruits: i64) -> float:
        """How likely a player takes an isle with the strongest stack that can get there and some recruits."""
        stack = self.attack[attacker * MAX_TERRITORIES + territory]
        if stack == 0:
            return 0.0
        return self.storm_chance(stack + recruits, territory)

    def flight_chance(self, engine: Engine, attacker: i64, territory: i64) -> float:
        """How likely he takes it with Pegasus."""
        if not self.pegasus or engine.state.gold[attacker] < TO_CALL:
            return 0.0
        return self.storm_chance(self.largest[attacker], territory)

    def storm_chance(self, attackers: i64, territory: i64) -> float:
        defenders = self.defenders[territory]
        if attackers == 0:
            return 0.0
        if defenders == 0:
            return 1.0
        return win_chance(attackers, defenders, -self.defence_edge[territory])
