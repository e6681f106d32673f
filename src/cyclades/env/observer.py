"""A position as a row of small numbers, seen from one seat: what `features` lists, and nothing that is secret.

Compiled, like the engine.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.discounts import discounts_left
from cyclades.engine.cities.holdings import artifacts_of, is_eliminated, metropolis_count, revenue
from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.favours.tiles import favoured_god
from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Bytes, Row, i64, u8
from cyclades.engine.machine.room_numbers import LAND_BATTLE, SEA_BATTLE
from cyclades.engine.machine.rooms import ROOM_COUNT, ROOMS
from cyclades.engine.machine.state import FRAME
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.config import Config
from cyclades.engine.war.units import heroes_on
from cyclades.engine.words.pieces import (
    APOLLO,
    ARTIFACT_COUNT,
    BIT,
    BUILDING_KINDS,
    CARD_COUNT,
    FAVOUR_COUNT,
    FIRST_FIGURE,
    GOD_COUNT,
    GOD_PLACES,
    HERO_COUNT,
    ITEM_COUNT,
    METROPOLIS_KINDS,
    NO_BUILDING,
    NONE,
    TRACK_SPACES,
)
from cyclades.env.features import (
    ARGUMENTS,
    BUILDINGS_AT,
    COMMON_WIDTH,
    FIGURES,
    HIGHEST,
    ISLES_AT,
    METROPOLISES_AT,
    TROOPS_AT,
    Layout,
)

# What the arguments of frames are, by room and place.
UNUSED: Final = 0
PLAIN: Final = 1
A_PLAYER: Final = 2
A_MARKER: Final = 3
AN_ISLE: Final = 4
A_SEA: Final = 5
A_SECRET: Final = 6  # for the decider alone


def _kind_of_argument(room: int, place: int) -> int:
    fields = ROOMS[room].fields
    if place >= len(fields):
        return UNUSED
    if fields[place].secret:
        return A_SECRET
    return {"player": A_PLAYER, "marker": A_MARKER, "isle": AN_ISLE, "sea": A_SEA}.get(fields[place].kind, PLAIN)


ARGUMENT_KIND: Final = Row([_kind_of_argument(room, place) for room in range(ROOM_COUNT) for place in range(ARGUMENTS)])


class Observer:
    """Writes what a seat sees. It holds nothing of a game but how it was agreed."""

    def __init__(self, config: Config) -> None:
        players = int(config.players)
        self.config = config
        self.board: Board = config.board
        self.size: i64 = Layout(config).size
        self.cards = Row([card for card in range(CARD_COUNT) if config.cards & BIT[card]])
        # By observer and player: who comes where in his row. He is the first, his partner the second.
        order = [player_at(config, observer, place) for observer in range(players) for place in range(players)]
        self.player_at = Row(order)
        place_of = [order[o * players : (o + 1) * players].index(p) for o in range(players) for p in range(players)]
        self.place_of = Row(place_of)
        markers = int(config.marker_count)
        each = markers // players
        self.marker_place = Row(
            [
                place_of[observer * players + config.marker_player[marker]] * each + marker % each
                for observer in range(players)
                for marker in range(markers)
            ]
        )

    def fill(self, engine: Engine, player: i64, cells: Bytes, start: i64) -> None:
        """Write what `player` sees into `size` cells from `start` on."""
        for i in range(start, start + self.size):
            cells[i] = u8(0)
        at = self.put_table(engine, player, cells, start)
        at = self.put_modules(engine, player, cells, at)
        at = self.put_gods(engine, player, cells, at)
        at = self.put_cards(engine, player, cells, at)
        people = at
        for place in range(self.config.players):
            at = self.put_player(engine, player, self.player_at[player * self.config.players + place], cells, at)
        self.count_pieces(engine, player, cells, people, (at - people) // self.config.players)
        lands = at
        at = self.put_territories(engine, player, cells, at)
        at = self.put_slots(engine, cells, at)
        self.put_seas(engine, player, cells, at)
        self.mark_named(engine, cells, lands, at)

    def one_of(self, cells: Bytes, at: i64, player: i64, which: i64) -> None:
        """Mark one player of a feature that has a number for each; nobody if `which` is NONE."""
        if which != NONE:
            cells[at + self.place_of[player * self.config.players + which]] = u8(1)

    def marker(self, cells: Bytes, at: i64, player: i64, marker: i64) -> None:
        if marker != NONE:
            cells[at + self.marker_place[player * self.config.marker_count + marker]] = u8(1)

    def put_table(self, engine: Engine, player: i64, cells: Bytes, at: i64) -> i64:
        state = engine.state
        players = self.config.players
        if state.ending == NOT_OVER:
            cells[at + state.stack[state.top]] = u8(1)
            self.one_of(cells, at + ROOM_COUNT, player, engine.decider())
        at += ROOM_COUNT + players
        cells[at + state.phase] = u8(1)
        at += len(PHASES)
        put(cells, at, state.cycle)
        put(cells, at + 1, state.god_turn)
        at += 2
        if state.turn_god != NONE:
            cells[at + state.turn_god] = u8(1)
        self.one_of(cells, at + GOD_COUNT, player, state.turn_player)
        at += GOD_COUNT + players
        put(cells, at, state.recruited)
        at += 1
        if state.ending == NOT_OVER:
            self.put_frame(engine, player, state.top, cells, at)
            battle = battle_frame(engine)
            if battle != NONE:
                self.put_frame(engine, player, battle, cells, at + ARGUMENTS)
        else:
            cells[at + 2 * ARGUMENTS + state.ending - 1] = u8(1)
        at += 2 * ARGUMENTS + len(ENDINGS) - 1
        for place in range(players):
            if state.winners & BIT[self.player_at[player * players + place]]:
                cells[at + place] = u8(1)
        return at + players

    def put_frame(self, engine: Engine, player: i64, frame: i64, cells: Bytes, at: i64) -> None:
        """A frame's arguments: each number one higher, for 0 means that there is none."""
        stack = engine.state.stack
        first = stack[frame] * ARGUMENTS
        for i in range(ARGUMENTS):
            kind = ARGUMENT_KIND[first + i]
            if kind == UNUSED:
                return
            value = stack[frame + 1 + i]
            if kind == A_SECRET and engine.decider() != player:
                continue
            if kind == A_PLAYER and value != NONE:
                value = self.place_of[player * self.config.players + value]
            elif kind == A_MARKER and value != NONE:
                value = self.marker_place[player * self.config.marker_count + value]
            put(cells, at + i, value + 1)

    def put_modules(self, engine: Engine, player: i64, cells: Bytes, at: i64) -> i64:
        """What lies on the table of the modules."""
        config = self.config
        state = engine.state
        if config.hades:
            put(cells, at, state.threat)
            put(cells, at + 1, state.threat_roll)
            if state.covered != NONE:
                cells[at + 2 + state.covered] = u8(1)
            put(cells, at + 2 + GOD_COUNT, state.necropolis_built)
            at += 3 + GOD_COUNT
        if config.heroes:
            self.one_of(cells, at, player, state.hidden_isle)
            at += config.players
        if config.favours:
            at = self.put_favours(engine, player, cells, at)
        if config.titans:
            put_set(cells, at, state.specials, METROPOLIS_KINDS)
            at += METROPOLIS_KINDS
            put(cells, at, state.titan_moves)
            put(cells, at + 1, state.kronos_gift)
            put(cells, at + 2, state.last_cycle)
            at += 3
        return at

    def put_favours(self, engine: Engine, player: i64, cells: Bytes, at: i64) -> i64:
        config = self.config
        state = engine.state
        if state.favour != NONE:
            cells[at + state.favour] = u8(1)
            cells[at + FAVOUR_COUNT + favoured_god(engine)] = u8(1)
        at += FAVOUR_COUNT + GOD_COUNT
        put(cells, at, state.favour_used)
        put_set(cells, at + 1, state.favour_stack, FAVOUR_COUNT)
        at += 1 + FAVOUR_COUNT
        put_set(cells, at, state.item_discard, ITEM_COUNT)
        # Those whose place the observer doesn't know: in the deck, or before another one face down.
        unseen = config.item_cards & ~state.item_discard & ~state.secret_items[player]
        for other in range(config.players):
            unseen &= ~state.items[other]
        put_set(cells, at + ITEM_COUNT, unseen, ITEM_COUNT)
        at += 2 * ITEM_COUNT
        self.one_of(cells, at, player, state.apple_player)
        at += config.players
        if state.apple_player != NONE:
            cells[at + state.apple_god] = u8(1)
        return at + GOD_COUNT

    def put_gods(self, engine: Engine, player: i64, cells: Bytes, at: i64) -> i64:
        """The gods with their bids, the turn track, and who waits at Apollo."""
        state = engine.state
        markers = self.config.marker_count
        width = markers + 2
        for place in range(GOD_PLACES):
            if state.god_row[place] != NONE:
                put(cells, at + state.god_row[place] * width, place + 1)
        for god in range(APOLLO):
            self.marker(cells, at + god * width + 1, player, state.bidder[god])
            put(cells, at + god * width + 1 + markers, state.bid[god])
        at += APOLLO * width
        for place in range(markers):
            self.marker(cells, at + place * markers, player, state.turn_track[place])
        at += markers * markers
        for place in range(state.apollo_turn, markers):
            self.marker(cells, at + (place - state.apollo_turn) * markers, player, state.apollo_queue[place])
        return at + markers * markers

    def put_cards(self, engine: Engine, player: i64, cells: Bytes, at: i64) -> i64:
        state = engine.state
        for i in range(len(self.cards)):
            card = self.cards[i]
            for space in range(TRACK_SPACES):
                if state.track[space] == card:
                    cells[at + space] = u8(1)
            at += TRACK_SPACES
            if state.deck & BIT[card]:
                cells[at] = u8(1)
            if state.discard & BIT[card]:
                cells[at + 1] = u8(1)
            at += 2
            self.one_of(cells, at, player, state.holder[card])
            at += self.config.players
            put(cells, at, state.called_in[card])
            if state.gone & BIT[card]:
                cells[at + 1] = u8(1)
            at += 2
            if self.config.heroes:
                if state.kept & BIT[card]:
                    cells[at] = u8(1)
                at += 1
        return at

    def put_player(self, engine: Engine, observer: i64, player: i64, cells: Bytes, at: i64) -> i64:
        config = self.config
        state = engine.state
        if knows_gold(engine, observer, player):
            put(cells, at, state.gold[player])
            cells[at + 1] = u8(1)
        put(cells, at + 2, state.priests[player])
        put(cells, at + 3, state.philosophers[player])
        put(cells, at + 4, discounts_left(engine, player))
        if is_eliminated(engine, player):
            cells[at + 5] = u8(1)
        put(cells, at + METROPOLISES_AT, metropolis_count(engine, player))
        put(cells, at + METROPOLISES_AT + 1, revenue(engine, player))
        at += COMMON_WIDTH  # isles, buildings and units: see `count_pieces`
        if config.favours:
            put(cells, at, state.priestesses[player])
            put_set(cells, at + 1, state.items[player], ITEM_COUNT)
            if observer == player or state.ending != NOT_OVER:
                put_set(cells, at + 1 + ITEM_COUNT, state.secret_items[player], ITEM_COUNT)
            put(cells, at + 1 + 2 * ITEM_COUNT, set_size(state.secret_items[player]))
            at += 2 + 2 * ITEM_COUNT
        if config.titans:
            put_set(cells, at + 1, artifacts_of(engine, player), ARTIFACT_COUNT)
            at += 1 + ARTIFACT_COUNT
        return at

    def count_pieces(self, engine: Engine, player: i64, cells: Bytes, start: i64, width: i64) -> None:
        """What each player has on the board, in one pass; `start` is where the first player's numbers begin."""
        config = self.config
        state = engine.state
        board = self.board
        first = player * config.players
        for territory in range(board.territory_count):
            owner = state.owner[territory]
            if owner == NONE:
                continue
            at = start + self.place_of[first + owner] * width
            add(cells, at + ISLES_AT, 1)
            add(cells, at + TROOPS_AT, state.troops[territory])
            if config.titans:
                add(cells, at + width - 1 - ARTIFACT_COUNT, state.titans[territory])
            for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
                building = state.buildings[slot]
                if building != NO_BUILDING:
                    add(cells, at + BUILDINGS_AT + building - 1, 1)
        for sea in range(board.sea_count):
            owner = state.fleet_owner[sea]
            if owner != NONE:
                add(cells, start + self.place_of[first + owner] * width + TROOPS_AT + 1, state.fleets[sea])

    def put_territories(self, engine: Engine, player: i64, cells: Bytes, at: i64) -> i64:
        config = self.config
        state = engine.state
        for territory in range(self.board.territory_count):
            self.one_of(cells, at, player, state.owner[territory])
            at += config.players
            put(cells, at, state.troops[territory])
            put(cells, at + 1, state.metropolis[territory])
            put(cells, at + 2, state.prosperity[territory])
            if state.figure[territory] != NONE:
                cells[at + 3 + state.figure[territory] - FIRST_FIGURE] = u8(1)
            at += 3 + FIGURES + 1  # whether it is named: see `mark_named`
            if config.hades:
                put(cells, at, state.undead[territory])
                put(cells, at + 1, state.grave_gold[territory])
                cells[at + 2] = u8(1) if state.necropolis == territory else u8(0)
                at += 3
            if config.heroes:
                put_set(cells, at, heroes_on(engine, territory), HERO_COUNT)
                at += HERO_COUNT
            if config.titans:
                put(cells, at, state.titans[territory])
                for artifact in range(ARTIFACT_COUNT):
                    if state.artifact_territory[artifact] == territory:
                        cells[at + 1 + artifact] = u8(1)
                if state.special[territory]:
                    cells[at + 1 + ARTIFACT_COUNT + state.special[territory]] = u8(1)
                at += 1 + ARTIFACT_COUNT + METROPOLIS_KINDS
        return at

    def put_slots(self, engine: Engine, cells: Bytes, at: i64) -> i64:
        buildings = engine.state.buildings
        for slot in range(self.board.slot_count):
            if buildings[slot] != NO_BUILDING:
                cells[at + buildings[slot] - 1] = u8(1)
            at += BUILDING_KINDS
        return at

    def put_seas(self, engine: Engine, player: i64, cells: Bytes, start: i64) -> None:
        config = self.config
        state = engine.state
        width = self.sea_width()
        at = start + config.players
        for sea in range(self.board.sea_count):
            if state.fleet_owner[sea] != NONE:
                self.one_of(cells, at - config.players, player, state.fleet_owner[sea])
                put(cells, at, state.fleets[sea])
                put(cells, at + 1, state.spent[sea])
                if config.hades:
                    put(cells, at + 4, state.undead_fleets[sea])
                    put(cells, at + 5, state.undead_spent[sea])
            if config.favours:
                put(cells, at + width - config.players - 1, state.sea_markers[sea])
            at += width
        if state.kraken != NONE:
            cells[start + state.kraken * width + config.players + 2] = u8(1)

    def sea_width(self) -> i64:
        config = self.config
        return config.players + 4 + (2 if config.hades else 0) + (1 if config.favours else 0)

    def territory_width(self) -> i64:
        config = self.config
        width = config.players + 3 + FIGURES + 1
        if config.hades:
            width += 3
        if config.heroes:
            width += HERO_COUNT
        if config.titans:
            width += 1 + ARTIFACT_COUNT + METROPOLIS_KINDS
        return width

    def mark_named(self, engine: Engine, cells: Bytes, lands: i64, seas: i64) -> None:
        """The places that the present decision, and the battle it belongs to, are about."""
        state = engine.state
        if state.ending != NOT_OVER:
            return
        self.mark_places(engine, state.top, cells, lands, seas)
        battle = battle_frame(engine)
        if battle != NONE:
            self.mark_places(engine, battle, cells, lands, seas)

    def mark_places(self, engine: Engine, frame: i64, cells: Bytes, lands: i64, seas: i64) -> None:
        stack = engine.state.stack
        players = self.config.players
        for i in range(ARGUMENTS):
            kind = ARGUMENT_KIND[stack[frame] * ARGUMENTS + i]
            place = stack[frame + 1 + i]
            if kind == UNUSED:
                return
            if place == NONE:
                continue
            if kind == AN_ISLE:
                cells[lands + place * self.territory_width() + players + 3 + FIGURES] = u8(1)
            elif kind == A_SEA:
                cells[seas + place * self.sea_width() + players + 3] = u8(1)


def player_at(config: Config, observer: int, place: int) -> int:
    """Who stands at a place of an observer's row: himself, in teams his partner, and then the others in turn."""
    players = int(config.players)
    if not config.teams:
        return (observer + place) % players
    team = (observer // 2 + place // 2) % (players // 2)
    return team * 2 + (observer + place) % 2


def knows_gold(engine: Engine, observer: i64, player: i64) -> bool:
    """Like `view.knows_gold`: his own, his partner's (T7.1), and everybody's where gold is open or the game is over."""
    config = engine.config
    if observer == player or config.partner[observer] == player:
        return True
    return config.options.open_gold or engine.state.ending != NOT_OVER


def battle_frame(engine: Engine) -> i64:
    """Where the frame of the running battle begins, or NONE."""
    state = engine.state
    at = state.top
    while at > 0:
        if state.stack[at] == LAND_BATTLE or state.stack[at] == SEA_BATTLE:
            return at
        at -= FRAME
    return NONE


def put(cells: Bytes, at: i64, number: i64) -> None:
    """A number, as far as it fits."""
    if number > HIGHEST:
        number = HIGHEST
    if number > 0:
        cells[at] = u8(number)


def add(cells: Bytes, at: i64, number: i64) -> None:
    """More of something."""
    put(cells, at, i64(cells[at]) + number)


def put_set(cells: Bytes, at: i64, members: i64, width: i64) -> None:
    """A set: 1 for each member."""
    for member in range(width):
        if members & BIT[member]:
            cells[at + member] = u8(1)
