"""Everything that can differ between two positions of the same game; nothing else."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.packed import Row, i64, vec
from cyclades.engine.setting.config import Config
from cyclades.engine.words.pieces import (
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
NO_PLACES: Final = Row([])

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
    "hero_territory",
    "priestesses",
    "items",
    "secret_items",
    "titans",
    "artifact_territory",
    "special",
    "temples_given",
    "metropolis_given",
)

# Rows that seldom change belong to all copies of a position together: nobody writes into one, it is replaced by another
# (`changed`, `added`). A copy then needs none of its own.
SHARED: Final = (
    "discounts_used",
    "god_row",
    "apollo_queue",
    "holder",
    "called_in",
    "metropolis",
    "prosperity",
    "figure",
    "buildings",
    "spent",
    "temples_given",
    "metropolis_given",
)

# The rows that a module brings, what they are indexed by and what they are filled with. Without it they are empty: who
# walks along one need not ask for the module.
MODULE_ROWS: Final = (
    ("undead", "hades", "territory", 0),
    ("undead_fleets", "hades", "sea", 0),
    ("undead_spent", "hades", "sea", 0),
    ("grave_gold", "hades", "territory", 0),
    ("sea_markers", "favours", "sea", 0),
    ("hero_territory", "heroes", "hero", NONE),
    ("priestesses", "favours", "player", 0),
    ("items", "favours", "player", 0),
    ("secret_items", "favours", "player", 0),
    ("titans", "titans", "territory", 0),
    ("artifact_territory", "titans", "artifact", NONE),
    ("special", "titans", "territory", 0),
)


class StateNumbers:
    """What a position has one of; `NONE` (-1) means nobody or nothing."""

    __slots__ = NUMBERS

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

    def __init__(self, other: StateNumbers | None) -> None:
        # All is set here and below, so that compiled code never has to ask whether it is.
        if other is None:
            self.cycle = self.phase = self.god_turn = self.apollo_turn = self.recruited = self.deck = 0
            self.discard = self.eliminated = self.ending = self.winners = self.threat = self.threat_roll = 0
            self.necropolis_built = self.gone = self.kept = self.favour_used = self.favour_stack = 0
            self.item_deck = self.item_discard = self.titan_moves = self.kronos_gift = self.specials = 0
            self.last_cycle = self.hidden_given = 0
            self.turn_player = self.turn_god = self.turn_marker = self.kraken = self.covered = NONE
            self.necropolis = self.hidden_isle = self.favour = self.apple_player = self.apple_god = NONE
            self.top = -FRAME
            return
        self.cycle = other.cycle
        self.phase = other.phase
        self.god_turn = other.god_turn
        self.apollo_turn = other.apollo_turn
        self.turn_player = other.turn_player
        self.turn_god = other.turn_god
        self.turn_marker = other.turn_marker
        self.recruited = other.recruited
        self.deck = other.deck
        self.discard = other.discard
        self.kraken = other.kraken
        self.eliminated = other.eliminated
        self.ending = other.ending
        self.winners = other.winners
        self.top = other.top
        self.threat = other.threat
        self.threat_roll = other.threat_roll
        self.covered = other.covered
        self.necropolis = other.necropolis
        self.necropolis_built = other.necropolis_built
        self.hidden_isle = other.hidden_isle
        self.gone = other.gone
        self.kept = other.kept
        self.favour = other.favour
        self.favour_used = other.favour_used
        self.favour_stack = other.favour_stack
        self.item_deck = other.item_deck
        self.item_discard = other.item_discard
        self.apple_player = other.apple_player
        self.apple_god = other.apple_god
        self.titan_moves = other.titan_moves
        self.kronos_gift = other.kronos_gift
        self.specials = other.specials
        self.last_cycle = other.last_cycle
        self.hidden_given = other.hidden_given


class State(StateNumbers):
    """A position: its numbers, and rows indexed by what their comment says."""

    __slots__ = ROWS

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
    # Rows of the modules (`MODULE_ROWS`).
    undead: Row  # undead troops, by territory
    undead_fleets: Row  # by sea
    undead_spent: Row  # like `spent`
    grave_gold: Row  # gold lying there (H2.6), by territory
    sea_markers: Row  # Hermes's prosperity markers, by sea
    hero_territory: Row  # where he stands, by hero
    priestesses: Row  # by player
    items: Row  # magic items lying open, as masks, by player
    secret_items: Row  # and those face down
    titans: Row  # by territory
    artifact_territory: Row  # where it lies, by artifact
    special: Row  # kind of special metropolis, by territory
    temples_given: Row  # temples that have given their discount this cycle (C0.2), by territory
    metropolis_given: Row  # discounts the metropolis has given

    def __init__(self, other: State | None = None) -> None:
        """The same content as another position's; without one nothing, and rows without places."""
        super().__init__(other)
        if other is None:
            self.gold = self.priests = self.philosophers = self.discounts_used = self.turn_track = NO_PLACES
            self.god_row = self.bidder = self.bid = self.apollo_queue = self.track = self.holder = NO_PLACES
            self.called_in = self.owner = self.troops = self.metropolis = self.prosperity = self.figure = NO_PLACES
            self.buildings = self.fleets = self.fleet_owner = self.spent = self.stack = self.undead = NO_PLACES
            self.undead_fleets = self.undead_spent = self.grave_gold = self.sea_markers = self.hero_territory = (
                NO_PLACES
            )
            self.priestesses = self.items = self.secret_items = self.titans = self.artifact_territory = NO_PLACES
            self.special = self.temples_given = self.metropolis_given = NO_PLACES
            return
        self.gold = other.gold[:]
        self.priests = other.priests[:]
        self.philosophers = other.philosophers[:]
        self.discounts_used = other.discounts_used
        self.turn_track = other.turn_track[:]
        self.god_row = other.god_row
        self.bidder = other.bidder[:]
        self.bid = other.bid[:]
        self.apollo_queue = other.apollo_queue
        self.track = other.track[:]
        self.holder = other.holder
        self.called_in = other.called_in
        self.owner = other.owner[:]
        self.troops = other.troops[:]
        self.metropolis = other.metropolis
        self.prosperity = other.prosperity
        self.figure = other.figure
        self.buildings = other.buildings
        self.fleets = other.fleets[:]
        self.fleet_owner = other.fleet_owner[:]
        self.spent = other.spent
        self.stack = other.stack[:]
        self.undead = other.undead[:]
        self.undead_fleets = other.undead_fleets[:]
        self.undead_spent = other.undead_spent[:]
        self.grave_gold = other.grave_gold[:]
        self.sea_markers = other.sea_markers[:]
        self.hero_territory = other.hero_territory[:]
        self.priestesses = other.priestesses[:]
        self.items = other.items[:]
        self.secret_items = other.secret_items[:]
        self.titans = other.titans[:]
        self.artifact_territory = other.artifact_territory[:]
        self.special = other.special[:]
        self.temples_given = other.temples_given
        self.metropolis_given = other.metropolis_given

    def copy(self) -> State:
        """An independent position with the same content."""
        return State(self)

    def lay_before(self, player: i64, card: i64) -> None:
        """The card of a figure or a hero lies before a player from this cycle on."""
        self.holder = changed(self.holder, card, player)
        self.called_in = changed(self.called_in, card, self.cycle)

    def take_away(self, card: i64) -> None:
        """It lies before nobody any more."""
        self.holder = changed(self.holder, card, NONE)
        self.called_in = changed(self.called_in, card, 0)

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


def row_of(number: i64, places: i64) -> Row:
    """A row with the same number in all its places."""
    return vec[i64]([number] * places)


def changed(row: Row, place: i64, number: i64) -> Row:
    """A row like this one, with another number at one place."""
    other = row[:]
    other[place] = number
    return other


def added(row: Row, place: i64, number: i64) -> Row:
    """A row like this one, with so much more at one place."""
    return changed(row, place, row[place] + number)


def blank_state(config: Config) -> State:
    """An empty board before the first cycle."""
    board = config.board
    territories = board.territory_count
    seas = board.sea_count
    state = State()
    state.gold = row_of(0, MAX_PLAYERS)
    state.priests = row_of(0, MAX_PLAYERS)
    state.philosophers = row_of(0, MAX_PLAYERS)
    state.discounts_used = row_of(0, MAX_PLAYERS)
    state.turn_track = row_of(NONE, MAX_PLAYERS)
    state.god_row = row_of(NONE, GOD_PLACES)
    state.bidder = row_of(NONE, GOD_COUNT)
    state.bid = row_of(0, GOD_COUNT)
    state.apollo_queue = row_of(NONE, MAX_PLAYERS)
    state.track = row_of(NONE, TRACK_SPACES)
    state.holder = row_of(NONE, CARD_COUNT)
    state.called_in = row_of(0, CARD_COUNT)
    state.owner = row_of(NONE, territories)
    state.troops = row_of(0, territories)
    state.metropolis = row_of(0, territories)
    state.prosperity = row_of(0, territories)
    state.figure = row_of(NONE, territories)
    state.buildings = row_of(0, board.slot_count)
    state.fleets = row_of(0, seas)
    state.fleet_owner = row_of(NONE, seas)
    state.spent = row_of(0, seas)
    state.stack = row_of(0, FRAME * DEPTH)
    sizes = {
        "territory": territories,
        "sea": seas,
        "player": MAX_PLAYERS,
        "hero": HERO_COUNT,
        "artifact": ARTIFACT_COUNT,
    }
    for name, module, indexed_by, blank in MODULE_ROWS:
        setattr(state, name, row_of(blank, sizes[indexed_by] if module in config.modules else 0))
    state.temples_given = row_of(0, territories if config.temple_discounts else 0)
    state.metropolis_given = row_of(0, territories if config.temple_discounts else 0)
    return state
