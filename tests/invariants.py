"""What holds in every position of every game: pieces are conserved, each thing is in one place (B1, B5.8, B5.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

from cyclades import Game
from cyclades.engine.actions import ACTION_LIMIT
from cyclades.engine.board import Board
from cyclades.engine.frames import (
    FOUNDING,
    LAND_BATTLE,
    OFFERING,
    POLYPHEMUS_PUSH,
    POLYPHEMUS_STACK,
    SEA_BATTLE,
    SYLPH_FLEETS,
)
from cyclades.engine.pieces import CARDS, MINOTAUR, NONE, POLYPHEMUS
from cyclades.engine.state import FRAME, NUMBERS, ROWS, State
from cyclades.engine.victory import ENDINGS

LAST_PLAYER: Final = ENDINGS.index("last_player")

Frame = tuple[int, ...]


class Breach(AssertionError):
    """Something that must never happen has happened."""


def demand(fact: bool, message: str) -> None:
    if not fact:
        raise Breach(message)


class Table:
    """A position read out of the engine, so that looking at it is quick, and the board it stands on."""

    cycle: int
    phase: int
    apollo_turn: int
    deck: int
    discard: int
    kraken: int
    eliminated: int
    ending: int
    winners: int
    gold: Sequence[int]
    priests: Sequence[int]
    philosophers: Sequence[int]
    turn_track: Sequence[int]
    god_row: Sequence[int]
    bidder: Sequence[int]
    bid: Sequence[int]
    apollo_queue: Sequence[int]
    track: Sequence[int]
    holder: Sequence[int]
    called_in: Sequence[int]
    owner: Sequence[int]
    troops: Sequence[int]
    metropolis: Sequence[int]
    prosperity: Sequence[int]
    figure: Sequence[int]
    buildings: Sequence[int]
    fleets: Sequence[int]
    fleet_owner: Sequence[int]
    spent: Sequence[int]

    def __init__(self, game: Game, content: tuple[object, ...]) -> None:
        self.__dict__.update(zip(NAMES, content, strict=True))
        self.config = game.config
        self.players = range(int(game.config.players))
        self.map = Map.of(game.board)
        stack = cast("tuple[int, ...]", content[STACK])
        top = cast("int", content[TOP])
        self.frames: list[Frame] = [stack[at : at + FRAME] for at in range(0, top + FRAME, FRAME)]

    def has_frame(self, *rooms: int) -> bool:
        return any(frame[0] in rooms for frame in self.frames)


NAMES: Final = (*NUMBERS, *ROWS)
STACK: Final = NAMES.index("stack")
TOP: Final = NAMES.index("top")


class Map:
    """A board's rows as tuples."""

    known: Final[dict[int, Map]] = {}

    def __init__(self, board: Board) -> None:
        self.board = board
        self.slots = [
            range(board.first_slot[territory], board.first_slot[territory + 1])
            for territory in range(board.territory_count)
        ]
        self.on_space = tuple(board.on_space)
        self.coasts = [
            {board.coast[at] for at in range(board.coast_first[territory], board.coast_first[territory + 1])}
            for territory in range(board.territory_count)
        ]

    @staticmethod
    def of(board: Board) -> Map:
        found = Map.known.get(id(board))
        if found is None or found.board is not board:
            found = Map.known[id(board)] = Map(board)
        return found


def content_of(game: Game) -> tuple[object, ...]:
    """The whole position in a form that can be kept and compared."""
    state: State = game.engine.state
    return state.as_tuple()


def check_position(game: Game, content: tuple[object, ...]) -> None:
    """Raise a Breach if the position can't be one of a game by the rules."""
    table = Table(game, content)
    check_units(table)
    check_cards(table)
    check_buildings(table)
    check_players(table)
    check_markers(table)
    check_seas(table)


def check_units(table: Table) -> None:
    """B1.1: 8 of a colour at most, those in a battle included; nobody's troops stand nowhere."""
    troops: Counter[int] = Counter()
    fleets: Counter[int] = Counter()
    owners = {*table.owner, *table.fleet_owner} - {NONE}
    demand(owners <= set(table.players), f"owners {owners} in a game of {len(table.players)}")
    for owner, count in zip(table.owner, table.troops, strict=True):
        if count:
            troops[owner] += count
            if count < 0 or owner == NONE:
                raise Breach(f"{count} troops of player {owner} on an isle")
    for owner, count in zip(table.fleet_owner, table.fleets, strict=True):
        if count:
            fleets[owner] += count
        if (count > 0) != (owner != NONE) or count < 0:
            raise Breach(f"{count} fleets of player {owner} on a sea")
    for frame in table.frames:
        if frame[0] == LAND_BATTLE:
            troops[frame[2]] += frame[4]
        elif frame[0] == SEA_BATTLE:
            fleets[frame[2]] += frame[4]
    for player in table.players:
        demand(troops[player] <= 8, f"player {player} has {troops[player]} troops on the board")
        demand(fleets[player] <= 8, f"player {player} has {fleets[player]} fleets on the board")
    if any(table.spent):
        demand(table.has_frame(SYLPH_FLEETS), "fleets have fought under a Sylph that isn't there")
        demand(
            all(spent <= fleets for spent, fleets in zip(table.spent, table.fleets, strict=True)), "spent beyond fleets"
        )


def check_cards(table: Table) -> None:
    """B1.2: each card is in exactly one place, and lies before a player exactly while its figure stands on an isle."""
    standing = [card for card in table.figure if card != NONE]
    on_track = [card for card in table.track if card != NONE]
    demand(len(standing) == len(set(standing)), "a figure stands on two isles")
    for card in standing:
        demand(card >= MINOTAUR and table.holder[card] != NONE, f"{CARDS[card]} stands on an isle without a holder")
        demand(0 < table.called_in[card] <= table.cycle, f"{CARDS[card]} was called in cycle {table.called_in[card]}")
    for card, holder in enumerate(table.holder):
        places = (table.deck >> card & 1) + (table.discard >> card & 1) + on_track.count(card) + (holder != NONE)
        if places != 1:
            raise Breach(f"{CARDS[card]} is in {places} places")
        if (holder != NONE) != (card in standing):
            raise Breach(f"{CARDS[card]} is held without a figure")
    demand((table.deck | table.discard) >> len(CARDS) == 0, "a card that doesn't exist")


def check_buildings(table: Table) -> None:
    """B1.2, B5.8: at most 10 of a type, nothing under a metropolis, 10 metropolises and 16 markers at most."""
    for building in range(1, 5):
        demand(table.buildings.count(building) <= 10, f"more than 10 buildings of type {building}")
    demand(all(0 <= building <= 4 for building in table.buildings), "a building that doesn't exist")
    demand(sum(table.metropolis) <= 10, "more than 10 metropolises")
    for territory, metropolis in enumerate(table.metropolis):
        demand(metropolis in (0, 1), "more than one metropolis on an isle")
        if metropolis:
            covered = [slot for slot in table.map.slots[territory] if table.map.on_space[slot]]
            demand(bool(covered), "a metropolis where there is no space for one")
            demand(not any(table.buildings[slot] for slot in covered), "a building under a metropolis")
    demand(min(table.prosperity) >= 0 and sum(table.prosperity) <= 16, "more than 16 prosperity markers")


def check_players(table: Table) -> None:
    """B1.2, B5.14, B7.1, B7.2: nobody is in debt, the dead have nothing, no set waits longer than its founding."""
    config = table.config
    demand(sum(table.priests) <= config.priest_supply and min(table.priests) >= 0, "too many or too few priests")
    demand(
        sum(table.philosophers) <= config.philosopher_supply and min(table.philosophers) >= 0,
        "too many or too few philosophers",
    )
    demand(min(table.gold) >= 0, f"negative gold: {table.gold}")
    founding = table.ending == LAST_PLAYER or table.has_frame(FOUNDING)
    for player in table.players:
        isles = [territory for territory, owner in enumerate(table.owner) if owner == player]
        out = bool(table.eliminated >> player & 1)
        demand(out != bool(isles), f"player {player}: out {out}, with {len(isles)} isles")
        demand(table.philosophers[player] < 4, f"player {player} keeps {table.philosophers[player]} philosophers")
        types = {table.buildings[slot] for territory in isles for slot in table.map.slots[territory]}
        demand(founding or not types >= {1, 2, 3, 4}, f"player {player} keeps a set of buildings")
        if out:
            things = (table.gold[player], table.priests[player], table.philosophers[player])
            demand(not any(things), f"player {player} is out and has {things}")
            demand(player not in table.fleet_owner, f"player {player} is out and has fleets")
            demand(player not in table.holder, f"player {player} is out and has a figure")
        if OFFERINGS == table.phase:
            demand(standing_cost(table, player) <= table.gold[player], f"player {player} has bid what he can't pay")
    demand((table.ending != 0) == (table.winners != 0), f"ending {table.ending}, winners {table.winners}")
    demand(table.winners & table.eliminated == 0, "somebody who is out has won")


OFFERINGS: Final = 3


def standing_cost(table: Table, player: int) -> int:
    """B4.5, B4.7: what a player's standing bids cost him."""
    config = table.config
    bids = [
        table.bid[god]
        for god in range(4)
        if table.bidder[god] != NONE and config.marker_player[table.bidder[god]] == player
    ]
    priests = table.priests[player]
    if len(bids) == 2 and config.options.priests_two_player == "joint":
        return max(2, sum(bids) - priests)
    return sum(max(1, bid - priests) for bid in bids)


def check_markers(table: Table) -> None:
    """B1.1: each offering marker of a living player is in one place; the dead have none."""
    marker_player = table.config.marker_player
    held = [frame[1] for frame in table.frames if frame[0] == OFFERING and frame[2] != NONE]  # ousted, in the hand
    waiting = list(table.apollo_queue[table.apollo_turn :])
    places = Counter([*table.turn_track, *table.bidder, *waiting, *held])
    for marker in range(int(table.config.marker_count)):
        out = bool(table.eliminated >> marker_player[marker] & 1)
        demand(places[marker] == (0 if out else 1), f"marker {marker} is in {places[marker]} places")
    gods = [god for god in table.god_row if god != NONE]
    demand(len(gods) == len(set(gods)), "a god lies in two places")
    for god in range(4):
        demand(
            (table.bidder[god] != NONE) == (table.bid[god] > 0), f"god {god}: a marker without a bid, or the reverse"
        )
        demand(table.bidder[god] == NONE or god in gods, f"god {god} is not available and has a marker")


def check_seas(table: Table) -> None:
    """B5.9: no fleets on closed seas, but while Polyphemus pushes them away."""
    if table.kraken != NONE:
        demand(not table.fleets[table.kraken], "fleets in the Kraken's sea")
    if POLYPHEMUS in table.figure and not table.has_frame(POLYPHEMUS_STACK, POLYPHEMUS_PUSH):
        coast = table.map.coasts[table.figure.index(POLYPHEMUS)]
        demand(not any(table.fleets[sea] for sea in coast), "fleets off Polyphemus's isle")


def check_legal(game: Game, legal: list[int]) -> None:
    """There is something to do until the game is over, and each thing once."""
    demand(bool(legal) != game.over, f"{len(legal)} legal actions, over: {game.over}")
    demand(len(legal) == len(set(legal)), "a legal action is listed twice")
    demand(all(0 <= action < ACTION_LIMIT for action in legal), "a legal action is out of range")
    demand((game.player is None) == game.over, "nobody decides")


def position_difference(one: Any, other: Any, path: str = "") -> str:
    """Where two JSON values first differ, for the message of a breach."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return position_difference(one.get(key), other.get(key), f"{path}.{key}")
    return f"{path.lstrip('.')}: {one!r} against {other!r}"
