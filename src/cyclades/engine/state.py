"""Everything that can differ between two positions of the same game; nothing else."""

from __future__ import annotations

from typing import Final

from cyclades.engine.config import Config
from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import (
    ARTIFACT_COUNT,
    CARD_COUNT,
    GOD_COUNT,
    GOD_PLACES,
    HERO_COUNT,
    MAX_PLAYERS,
    NONE,
    TRACK_SPACES,
)

FRAME: Final = 17  # numbers in a frame: its room, then up to sixteen arguments
DEPTH: Final = 10  # frames the stack can hold

NUMBERS: Final = (
    "cycle",
    "phase",
    "god_turn",
    "apollo_turn",
    "turn_player",
    "turn_god",
    "turn_marker",
    "recruited",
    "deck",
    "discard",
    "kraken",
    "eliminated",
    "ending",
    "winners",
    "top",
    "threat",
    "threat_roll",
    "covered",
    "necropolis",
    "necropolis_built",
    "hidden_isle",
    "gone",
    "kept",
    "favour",
    "favour_used",
    "favour_stack",
    "item_deck",
    "item_discard",
    "apple_player",
    "apple_god",
    "titan_moves",
    "kronos_gift",
    "specials",
    "last_cycle",
    "hidden_given",
)
ROWS: Final = (
    "gold",
    "priests",
    "philosophers",
    "discounts_used",
    "turn_track",
    "god_row",
    "bidder",
    "bid",
    "apollo_queue",
    "track",
    "holder",
    "called_in",
    "owner",
    "troops",
    "metropolis",
    "prosperity",
    "figure",
    "buildings",
    "fleets",
    "fleet_owner",
    "spent",
    "stack",
    "undead",
    "undead_fleets",
    "undead_spent",
    "grave_gold",
    "sea_markers",
    "hero_isle",
    "priestesses",
    "items",
    "secret_items",
    "titans",
    "artifact_isle",
    "special",
    "temples_given",
    "metropolis_given",
)


class State:
    """A position. Rows are indexed by what their comment says; `NONE` (-1) means nobody or nothing."""

    cycle: i64
    phase: i64  # index in the table of phases
    god_turn: i64  # how many of the god row have had their turn this cycle
    apollo_turn: i64  # how many of Apollo's queue have had theirs
    turn_player: i64  # whose turn it is, with which god and marker
    turn_god: i64
    turn_marker: i64
    recruited: i64  # units or cards recruited in this turn
    deck: i64  # sets of cards, as masks
    discard: i64
    kraken: i64  # its sea
    eliminated: i64  # mask of players
    ending: i64  # how the game ended
    winners: i64  # mask of players
    top: i64  # where the top frame begins in the stack
    threat: i64  # H2.1
    threat_roll: i64  # the last two dice, added up
    covered: i64  # the god under Hades (H2.2)
    necropolis: i64  # its isle
    necropolis_built: i64  # whether it was built in this turn (H2.6)
    hidden_isle: i64  # the owner of the metropolis on the Amazons' isle (H3.6)
    gone: i64  # heroes and artifacts out of the game, as a mask of cards
    kept: i64  # heroes kept in this cycle's upkeep (H3.3), as a mask of cards
    favour: i64  # the tile beside a god this cycle (H4.1)
    favour_used: i64  # whether its power was used
    favour_stack: i64  # tiles not used yet, as a mask
    item_deck: i64  # magic items, as masks
    item_discard: i64
    apple_player: i64  # who may not bid this cycle (Apple of Discord)
    apple_god: i64  # on which god
    titan_moves: i64  # titan moves paid in this turn (T4.3)
    kronos_gift: i64  # whether Kronos's gift was taken in this turn
    specials: i64  # special metropolises that can still be founded, as a mask of kinds
    last_cycle: i64  # whether the present cycle is the last one (T7.2)
    hidden_given: i64  # whether the hidden isle's metropolis has given its discount (C0.2)

    gold: Row  # by player
    priests: Row
    philosophers: Row
    discounts_used: Row  # C0.2, this cycle
    turn_track: Row  # markers, by place
    god_row: Row  # available gods from the top, without Apollo
    bidder: Row  # marker, by god
    bid: Row
    apollo_queue: Row  # markers
    track: Row  # cards, by space from the dearest
    holder: Row  # player before whom a figure's card lies, by card
    called_in: Row  # the cycle it was called in, by card
    owner: Row  # by territory
    troops: Row
    metropolis: Row
    prosperity: Row  # placed markers, without the printed ones
    figure: Row  # card of the isle figure
    buildings: Row  # by slot
    fleets: Row  # by sea
    fleet_owner: Row
    spent: Row  # fleets that have fought under the running Sylph (C10)
    stack: Row  # frames
    # Rows of the modules; they are empty where the module isn't in the game.
    undead: Row  # undead troops, by territory
    undead_fleets: Row  # by sea
    undead_spent: Row  # like `spent`
    grave_gold: Row  # gold lying there (H2.6), by territory
    sea_markers: Row  # Hermes's prosperity markers, by sea
    hero_isle: Row  # where he stands, by hero
    priestesses: Row  # by player
    items: Row  # magic items lying open, as masks, by player
    secret_items: Row  # and those face down
    titans: Row  # by territory
    artifact_isle: Row  # where it lies, by artifact
    special: Row  # kind of special metropolis, by territory
    temples_given: Row  # temples that have given their discount this cycle (C0.2), by territory
    metropolis_given: Row  # discounts the metropolis has given

    def copy(self) -> State:
        """An independent position with the same content."""
        new = State()
        new.cycle = self.cycle
        new.phase = self.phase
        new.god_turn = self.god_turn
        new.apollo_turn = self.apollo_turn
        new.turn_player = self.turn_player
        new.turn_god = self.turn_god
        new.turn_marker = self.turn_marker
        new.recruited = self.recruited
        new.deck = self.deck
        new.discard = self.discard
        new.kraken = self.kraken
        new.eliminated = self.eliminated
        new.ending = self.ending
        new.winners = self.winners
        new.top = self.top
        new.threat = self.threat
        new.threat_roll = self.threat_roll
        new.covered = self.covered
        new.necropolis = self.necropolis
        new.necropolis_built = self.necropolis_built
        new.hidden_isle = self.hidden_isle
        new.gone = self.gone
        new.kept = self.kept
        new.favour = self.favour
        new.favour_used = self.favour_used
        new.favour_stack = self.favour_stack
        new.item_deck = self.item_deck
        new.item_discard = self.item_discard
        new.apple_player = self.apple_player
        new.apple_god = self.apple_god
        new.titan_moves = self.titan_moves
        new.kronos_gift = self.kronos_gift
        new.specials = self.specials
        new.last_cycle = self.last_cycle
        new.hidden_given = self.hidden_given
        new.gold = self.gold[:]
        new.priests = self.priests[:]
        new.philosophers = self.philosophers[:]
        new.discounts_used = self.discounts_used[:]
        new.turn_track = self.turn_track[:]
        new.god_row = self.god_row[:]
        new.bidder = self.bidder[:]
        new.bid = self.bid[:]
        new.apollo_queue = self.apollo_queue[:]
        new.track = self.track[:]
        new.holder = self.holder[:]
        new.called_in = self.called_in[:]
        new.owner = self.owner[:]
        new.troops = self.troops[:]
        new.metropolis = self.metropolis[:]
        new.prosperity = self.prosperity[:]
        new.figure = self.figure[:]
        new.buildings = self.buildings[:]
        new.fleets = self.fleets[:]
        new.fleet_owner = self.fleet_owner[:]
        new.spent = self.spent[:]
        new.stack = self.stack[:]
        new.undead = self.undead[:]
        new.undead_fleets = self.undead_fleets[:]
        new.undead_spent = self.undead_spent[:]
        new.grave_gold = self.grave_gold[:]
        new.sea_markers = self.sea_markers[:]
        new.hero_isle = self.hero_isle[:]
        new.priestesses = self.priestesses[:]
        new.items = self.items[:]
        new.secret_items = self.secret_items[:]
        new.titans = self.titans[:]
        new.artifact_isle = self.artifact_isle[:]
        new.special = self.special[:]
        new.temples_given = self.temples_given[:]
        new.metropolis_given = self.metropolis_given[:]
        return new

    def as_tuple(self) -> tuple[object, ...]:
        """All content in the order of `NUMBERS` and `ROWS`, as plain ints and tuples."""
        numbers = [getattr(self, name) for name in NUMBERS]
        rows = [tuple(getattr(self, name)) for name in ROWS]
        return (*numbers, *rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash(self.as_tuple())

    def __reduce__(self) -> tuple[object, ...]:
        return (state_from_tuple, (self.as_tuple(),))


def state_from_tuple(content: tuple[object, ...]) -> State:
    """The inverse of `State.as_tuple`."""
    state = State()
    for name, value in zip((*NUMBERS, *ROWS), content, strict=True):
        if name in ROWS:
            assert isinstance(value, tuple)
            setattr(state, name, Row(value))
        else:
            setattr(state, name, value)
    return state


def blank_state(config: Config) -> State:
    """An empty board before the first cycle."""
    board = config.board
    territories = board.territory_count
    seas = board.sea_count
    state = State()
    for name in NUMBERS:
        setattr(state, name, 0)
    state.turn_player = NONE
    state.turn_god = NONE
    state.turn_marker = NONE
    state.kraken = NONE
    state.covered = NONE
    state.necropolis = NONE
    state.hidden_isle = NONE
    state.favour = NONE
    state.apple_player = NONE
    state.apple_god = NONE
    state.top = -FRAME
    state.gold = Row([0] * MAX_PLAYERS)
    state.priests = Row([0] * MAX_PLAYERS)
    state.philosophers = Row([0] * MAX_PLAYERS)
    state.discounts_used = Row([0] * MAX_PLAYERS)
    state.turn_track = Row([NONE] * MAX_PLAYERS)
    state.god_row = Row([NONE] * GOD_PLACES)
    state.bidder = Row([NONE] * GOD_COUNT)
    state.bid = Row([0] * GOD_COUNT)
    state.apollo_queue = Row([NONE] * MAX_PLAYERS)
    state.track = Row([NONE] * TRACK_SPACES)
    state.holder = Row([NONE] * CARD_COUNT)
    state.called_in = Row([0] * CARD_COUNT)
    state.owner = Row([NONE] * territories)
    state.troops = Row([0] * territories)
    state.metropolis = Row([0] * territories)
    state.prosperity = Row([0] * territories)
    state.figure = Row([NONE] * territories)
    state.buildings = Row([0] * board.slot_count)
    state.fleets = Row([0] * seas)
    state.fleet_owner = Row([NONE] * seas)
    state.spent = Row([0] * seas)
    state.stack = Row([0] * (FRAME * DEPTH))
    state.undead = Row([0] * (territories if config.hades else 0))
    state.undead_fleets = Row([0] * (seas if config.hades else 0))
    state.undead_spent = Row([0] * (seas if config.hades else 0))
    state.grave_gold = Row([0] * (territories if config.hades else 0))
    state.sea_markers = Row([0] * (seas if config.favours else 0))
    state.hero_isle = Row([NONE] * (HERO_COUNT if config.heroes else 0))
    state.priestesses = Row([0] * (MAX_PLAYERS if config.favours else 0))
    state.items = Row([0] * (MAX_PLAYERS if config.favours else 0))
    state.secret_items = Row([0] * (MAX_PLAYERS if config.favours else 0))
    state.titans = Row([0] * (territories if config.titans else 0))
    state.artifact_isle = Row([NONE] * (ARTIFACT_COUNT if config.titans else 0))
    state.special = Row([0] * (territories if config.titans else 0))
    state.temples_given = Row([0] * (territories if config.temple_discounts else 0))
    state.metropolis_given = Row([0] * (territories if config.temple_discounts else 0))
    return state
