"""What a board is like, in numbers: its size, its starting places, what is near them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cyclades.engine.setting.board import Board
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.setting.modes import COUNTS, MODES, STARTS, TITANS, coast_of, starting_pairs, why_unplayable
from cyclades.engine.words.pieces import NONE

NEAR: Final = 2  # seas: as far as two fleets reach


@dataclass(frozen=True)
class Start:
    """A seat, or a pair of territories that free placement with Titans allows."""

    territories: tuple[str, ...]
    seas: tuple[str, ...]
    revenue: int
    slots: int
    spaces: int
    near: int  # prosperity of other land and trade seas within two seas
    distances: tuple[int | None, ...]  # seas to each seat of the others

    def as_json(self) -> dict[str, Any]:
        return {
            "territories": list(self.territories),
            "fleets": list(self.seas),
            "revenue": self.revenue,
            "slots": self.slots,
            "metropolis_spaces": self.spaces,
            "prosperity_near": self.near,
            "distances": list(self.distances),
        }


class Figures:
    """The figures of one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.territories = range(int(board.territory_count))
        self.coasts = [coast_of(board, territory) for territory in self.territories]
        self.far = [self._seas_to(territory) for territory in self.territories]

    def _seas_to(self, territory: int) -> list[int]:
        """How many seas, this one included, a chain of fleets needs from a territory to each sea."""
        board = self.board
        far = [0] * int(board.sea_count)
        frontier = sorted(self.coasts[territory])
        steps = 0
        while frontier:
            steps += 1
            for sea in frontier:
                far[sea] = steps
            beside = {int(board.sea_next[sea * SIDES + side]) for sea in frontier for side in range(SIDES)}
            frontier = sorted(sea for sea in beside if sea != NONE and not far[sea])
        return far

    def distance(self, one: int, other: int) -> int | None:
        """How many fleets join two territories; 0 if they are adjacent, None if no chain can."""
        board = self.board
        if one == other or board.land_next[one] >> other & 1:
            return 0
        reached = [self.far[one][sea] for sea in self.coasts[other] if self.far[one][sea]]
        return min(reached) if reached else None

    def size(self) -> dict[str, int]:
        """The board as a whole."""
        board = self.board
        return {
            "territories": len(self.territories),
            "isles": len(board.isle_ids),
            "seas": int(board.sea_count),
            "slots": int(board.slot_count),
            "metropolis_spaces": sum(int(board.has_space[territory]) for territory in self.territories),
            "prosperity": sum(int(board.printed[territory]) for territory in self.territories),
            "trade_seas": sum(1 for sea in range(board.sea_count) if board.trade[sea]),
            "trade_prosperity": sum(int(board.trade[sea]) for sea in range(board.sea_count)),
            "sites": sum(1 for territory in self.territories if board.site[territory] != NONE),
            "without_coast": sum(1 for coast in self.coasts if not coast),
        }

    def seats(self, players: int) -> list[Start]:
        """The starting places for that many players."""
        starts = self.board.starts[players]
        return [
            self._start(start.troops, start.fleets, [other.troops for other in starts if other is not start])
            for start in starts
        ]

    def pairs(self) -> list[Start]:
        """Where Titans lets a player start (T6.3)."""
        return [self._start(list(pair), [], []) for pair in starting_pairs(self.board)]

    def _start(self, troops: list[int], fleets: list[int], others: list[list[int]]) -> Start:
        board = self.board
        revenue = sum(int(board.printed[place]) for place in troops) + sum(int(board.trade[sea]) for sea in fleets)
        near = 0
        for territory in self.territories:
            ways = [self.distance(place, territory) for place in troops]
            if territory not in troops and any(way is not None and way <= NEAR for way in ways):
                near += int(board.printed[territory])
        for sea in range(int(board.sea_count)):
            if sea not in fleets and any(0 < self.far[place][sea] <= NEAR for place in troops):
                near += int(board.trade[sea])
        return Start(
            tuple(board.territory_ids[place] for place in troops),
            tuple(board.sea_ids[sea] for sea in fleets),
            revenue,
            sum(len(board.territory_cells[place]) for place in troops),
            sum(int(board.has_space[place]) for place in troops),
            near,
            tuple(self._between(troops, other) for other in others),
        )

    def _between(self, ones: list[int], others: list[int]) -> int | None:
        """How many fleets join the nearest territories of two groups."""
        ways = [self.distance(one, other) for one in ones for other in others]
        return min([way for way in ways if way is not None], default=None)

    def as_json(self) -> dict[str, Any]:
        """All figures."""
        board = self.board
        games: dict[str, Any] = {}
        for players in sorted(board.player_counts):
            lacks = {mode: why_unplayable(board, players, mode) for mode in MODES if players in COUNTS[mode]}
            games[str(players)] = {
                "modes": [mode for mode, why in lacks.items() if why is None],
                "lacks": {mode: str(why) for mode, why in lacks.items() if why is not None},
                "starts": [seat.as_json() for seat in self.seats(players)] if lacks.get(STARTS, "") is None else [],
                "pairs": [pair.as_json() for pair in self.pairs()] if lacks.get(TITANS, "") is None else [],
            }
        return {"board": board.id, "title": board.title, "size": self.size(), "players": games}
