"""Who meets whom, and who sits where.

A line-up names a bot for each side of a table (a player, or a team). In a *deal* chance is the same for every line-up,
and each line-up plays it once from every turn of its seats: so nobody owes anything to his seat or to his luck.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

LineUp = tuple[str, ...]


def mixed_line_ups(bots: Sequence[str], sides: int) -> list[LineUp]:
    """All bots at one table as evenly as it can be: every choice of those who sit there once more than the others."""
    times, more = divmod(sides, len(bots))
    return [
        tuple(sorted([*list(bots) * times, *chosen], key=bots.index)) for chosen in itertools.combinations(bots, more)
    ]


def paired_line_ups(bots: Sequence[str], sides: int) -> list[LineUp]:
    """Every two bots: one of the first against others of the second, and the other way round."""
    if sides == 2:
        return list(itertools.combinations(bots, 2))
    return [(one, *[other] * (sides - 1)) for one, other in itertools.permutations(bots, 2)]


def rotations(seats: LineUp) -> list[LineUp]:
    """All different turns of the seats, beginning with these."""
    return list(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))


def arrangements(line_up: LineUp) -> list[LineUp]:
    """All orders round the table that aren't turns of each other."""
    found: dict[LineUp, LineUp] = {}
    for seats in itertools.permutations(line_up):
        found.setdefault(min(rotations(seats)), seats)
    return list(found.values())


def seatings(line_up: LineUp, games: int) -> Iterator[tuple[int, LineUp]]:
    """The deal and the seats of each game: at least that many, the last deal played from all seats."""
    orders = arrangements(line_up)
    played = 0
    for deal in itertools.count():
        if played >= games:
            return
        for seats in rotations(orders[deal % len(orders)]):
            yield deal, seats
            played += 1
