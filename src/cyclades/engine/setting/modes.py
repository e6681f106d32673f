"""What can be played on a board: from its starting places, with free placement (H1), with Titans (T6).

Free placement needs room: everybody must find a start, wherever the others stand.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.setting.board import Board
from cyclades.engine.words.flaws import Flaw, flaw
from cyclades.engine.words.pieces import BIT, BUILDING_COUNT, NONE

STARTS: Final = "starts"
FREE_PLACEMENT: Final = "free_placement"
TITANS: Final = "titans"
MODES: Final = (STARTS, FREE_PLACEMENT, TITANS)
COUNTS: Final = {STARTS: (2, 3, 4, 5), FREE_PLACEMENT: (2, 3, 4, 5), TITANS: (3, 4, 5, 6)}  # T1.2
START: Final = 2  # H1.3, T6.3: territories, and seas, of one player
MOST_LOOKED_AT: Final = 10_000  # ways to shut somebody out; our boards need less than half


def modes_of(board: Board) -> dict[int, list[str]]:
    """For each number of players the ways to begin a game on this board."""
    return {
        players: [mode for mode in MODES if players in COUNTS[mode] and why_unplayable(board, players, mode) is None]
        for players in sorted(board.player_counts)
    }


def why_unplayable(board: Board, players: int, mode: str) -> Flaw | None:
    """What a board lacks for that many players to begin this way; None if it lacks nothing."""
    key = (players, mode)
    if key not in board.lacks:
        board.lacks[key] = _lack(board, players, mode)
    return board.lacks[key]


def _lack(board: Board, players: int, mode: str) -> Flaw | None:
    three = players == 2 or (mode == TITANS and players % 2 == 0)
    needed = 3 if three else 2  # B8.1, T7.2
    spaces = sum([int(board.has_space[territory]) for territory in range(board.territory_count)])
    if spaces < needed:
        return flaw("too_few_metropolis_spaces", "metropolis_slots", players=players, needed=needed, count=spaces)
    if mode == STARTS:
        return None if players in board.starts else flaw("no_starts", "starts", players=players)
    if mode == FREE_PLACEMENT:
        return _free_placement_lack(board, players)
    return _titans_lack(board, players)


def _free_placement_lack(board: Board, players: int) -> Flaw | None:
    """Whether the last to place still finds two isles and two seas (H1.4)."""
    taken = START * (players - 1) + 1  # isles, with Ares's extra; and seas, with Poseidon's
    isles = int(board.territory_count) - taken
    if isles < START:
        count = int(board.territory_count)
        return flaw("too_few_territories", "territories", players=players, needed=taken + START, count=count)
    # Seas that touch one territory only are nobody else's. All seas are shared among the territories beside them:
    # whichever are left, their coast is at least the sum of their shares, and of that others have taken what they can.
    coasts = [coast_of(board, territory) for territory in range(board.territory_count)]
    alone = sorted([len([sea for sea in coast if len(shore_of(board, sea)) == 1]) for coast in coasts])
    shares = sorted([sum([1 / len(shore_of(board, sea)) for sea in coast]) for coast in coasts])
    if sum(alone[:isles]) < START and sum(shares[:isles]) < taken + START:
        return flaw("too_little_coast", "sea", players=players)
    return None


def _titans_lack(board: Board, players: int) -> Flaw | None:
    sites = sum([1 for territory in range(board.territory_count) if board.site[territory] != NONE])
    if sites != BUILDING_COUNT:  # T1.3
        return flaw("wrong_site_count", "site", needed=BUILDING_COUNT, count=sites)
    isles = [int(board.isle_of[territory]) for territory in range(board.territory_count)]
    pairs = [pair for pair in starting_pairs(board) if has_free_slot(board, pair)]
    if not pairs:
        return flaw("no_adjacent_territories", "territories")
    if players == 6:
        # T6.4: of each team one at most starts on an isle. Where two others start, there must be room for a third.
        wide = [isle for isle in set(isles) if _has_room(board, [isle], 2, 3)]
        if len(wide) < 2:
            return flaw("no_room_for_six", "territories")
    elif not _has_room(board, sorted(set(isles)), players - 1, 0):
        return flaw("too_little_room", "territories", players=players)
    return None


def _has_room(board: Board, isles: list[int], others: int, elsewhere: int) -> bool:
    """Whether on these isles a player finds a start behind that many others; more of them start elsewhere."""
    pairs = starting_pairs(board)
    here = [pair for pair in pairs if board.isle_of[pair[0]] in isles]
    away = {territory for pair in pairs for territory in pair if board.isle_of[territory] not in isles}
    return not ShutOut(board, here, away, others, elsewhere).possible()


def starting_pairs(board: Board) -> list[tuple[int, int]]:
    """Adjacent territories with a sea for each (T6.3)."""
    pairs: list[tuple[int, int]] = []
    for one in range(board.territory_count):
        for other in range(one + 1, board.territory_count):
            if board.land_next[one] & BIT[other]:
                at_one, at_other = coast_of(board, one), coast_of(board, other)
                if at_one and at_other and len(at_one | at_other) > 1:
                    pairs.append((int(one), int(other)))
    return pairs


def has_free_slot(board: Board, pair: tuple[int, int]) -> bool:
    """Whether there is room for a first building beside the sites (T6.3)."""
    slots = [len(board.territory_cells[territory]) - (board.site[territory] != NONE) for territory in pair]
    return sum(slots) > 0


class ShutOut:
    """Looks for a way the others could start that leaves nobody else a start (T6.3)."""

    def __init__(self, board: Board, pairs: list[tuple[int, int]], away: set[int], others: int, elsewhere: int) -> None:
        self.board = board
        self.pairs = pairs
        coasts = [frozenset(coast_of(board, territory)) for territory in range(board.territory_count)]
        self.coasts = coasts
        wanted = [pair for pair in pairs if has_free_slot(board, pair)]
        self.wanted = sorted(wanted, key=lambda pair: len(coasts[pair[0]] | coasts[pair[1]]))
        self.others = others
        self.fleets_away = START * elsewhere
        self.seas_away = {sea for territory in away for sea in self.coasts[territory]}
        self.seen: set[tuple[frozenset[int], frozenset[int]]] = set()

    def possible(self) -> bool:
        return self.try_all(frozenset(), frozenset())

    def try_all(self, taken: frozenset[int], closed: frozenset[int]) -> bool:
        """Whether more starts of others, with fleets on the `closed` seas and more, can take what is left."""
        if (taken, closed) in self.seen or len(self.seen) > MOST_LOOKED_AT:
            return len(self.seen) > MOST_LOOKED_AT  # not known to be safe
        self.seen.add((taken, closed))
        if not self.fleets_suffice(taken, closed):
            return False
        hardest: tuple[int, int] | None = None
        most = 0
        for pair in self.wanted:
            seas = self.seas_to_close(pair, closed)
            if pair[0] not in taken and pair[1] not in taken and seas > most:
                hardest, most = pair, seas
        if hardest is None:
            return True
        if self.too_many_left(taken, closed):
            return False
        # Somebody starts there or beside it, or fleets close it.
        if len(taken) < START * self.others:
            for pair in self.pairs:
                beside = (pair[0] in hardest or pair[1] in hardest) and pair[0] not in taken and pair[1] not in taken
                if beside and self.try_all(taken | {pair[0], pair[1]}, closed):
                    return True
        at_one, at_other = self.coasts[hardest[0]] - closed, self.coasts[hardest[1]] - closed
        for closing in [at_one, at_other, *[(at_one | at_other) - {sea} for sea in sorted(at_one | at_other)]]:
            if self.try_all(taken, closed | closing):
                return True
        return False

    def too_many_left(self, taken: frozenset[int], closed: frozenset[int]) -> bool:
        """Of pairs that share no territory and no sea each must be taken or closed on its own."""
        seas: list[int] = []
        used: set[int] = set(taken)
        beside: set[int] = set()
        for pair in self.wanted:
            coast = (self.coasts[pair[0]] | self.coasts[pair[1]]) - closed
            needed = self.seas_to_close(pair, closed)
            if needed > 0 and pair[0] not in used and pair[1] not in used and not coast & beside:
                used.update(pair)
                beside.update(coast)
                seas.append(needed)
        to_come = START * self.others - len(taken)  # territories, each of which takes one pair at most
        fleets = START * self.others + self.fleets_away - len(closed)
        return sum(sorted(seas)[: max(0, len(seas) - to_come)]) > fleets

    def seas_to_close(self, pair: tuple[int, int], closed: frozenset[int]) -> int:
        """How many more seas must be taken before nobody can start on a pair; 0 if nobody can already."""
        at_one, at_other = self.coasts[pair[0]] - closed, self.coasts[pair[1]] - closed
        return min(len(at_one), len(at_other), len(at_one | at_other) - 1)

    def fleets_suffice(self, taken: frozenset[int], closed: frozenset[int]) -> bool:
        """Each start has a fleet beside each of its two territories; those still to come may be anywhere."""
        serves: dict[int, int] = {}  # the sea a territory's fleet is on

        def find(sea: int, tried: set[int]) -> bool:
            for territory in taken:
                if sea in self.coasts[territory] and territory not in tried:
                    tried.add(territory)
                    if territory not in serves or find(serves[territory], tried):
                        serves[territory] = sea
                        return True
            return False

        alone = [sea for sea in closed if not find(sea, set())]
        away = min(self.fleets_away, len([sea for sea in closed if sea in self.seas_away]))
        return len(alone) <= START * self.others - len(taken) + away


def coast_of(board: Board, territory: int) -> set[int]:
    """The seas at a territory's coast."""
    return {int(board.coast[i]) for i in range(board.coast_first[territory], board.coast_first[territory + 1])}


def shore_of(board: Board, sea: int) -> list[int]:
    """The territories beside a sea."""
    return [int(board.shore[i]) for i in range(board.shore_first[sea], board.shore_first[sea + 1])]
