"""Everything that can differ between two positions of the same game; nothing else."""

from __future__ import annotations

from typing import Final

from cyclades.engine.packed import Row, i64
from cyclades.engine.pieces import CARD_COUNT, GOD_COUNT, MAX_PLAYERS, NONE, TRACK_SPACES

FRAME: Final = 8  # numbers in a frame: its room, then up to seven arguments
DEPTH: Final = 12  # frames the stack can hold

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


def blank_state(territories: i64, slots: i64, seas: i64) -> State:
    """An empty board before the first cycle."""
    state = State()
    for name in NUMBERS:
        setattr(state, name, 0)
    state.turn_player = NONE
    state.turn_god = NONE
    state.turn_marker = NONE
    state.kraken = NONE
    state.top = -FRAME
    state.gold = Row([0] * MAX_PLAYERS)
    state.priests = Row([0] * MAX_PLAYERS)
    state.philosophers = Row([0] * MAX_PLAYERS)
    state.discounts_used = Row([0] * MAX_PLAYERS)
    state.turn_track = Row([NONE] * MAX_PLAYERS)
    state.god_row = Row([NONE] * GOD_COUNT)
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
    state.buildings = Row([0] * slots)
    state.fleets = Row([0] * seas)
    state.fleet_owner = Row([NONE] * seas)
    state.spent = Row([0] * seas)
    state.stack = Row([0] * (FRAME * DEPTH))
    return state
