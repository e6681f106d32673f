"""`python -m bench.fair_boards`: who wins from where, on all five boards, as the tables in docs/boards.md.

Every player is the same bot. A starting place is what a city holds when the first cycle begins: the isles printed on
the board, or with Titans those that were chosen, each territory by itself.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from math import sqrt

from cyclades import Game
from cyclades.bots import make_bot
from cyclades.bots.oracle.evaluation import winning_sides
from cyclades.engine.words.pieces import NONE

MOST_CYCLES = 30
LEAST_STARTS = 20  # fewer say nothing about a place
TITANS = ("titans",)
# Board, players, modules, in teams.
KINDS: tuple[tuple[str, int, tuple[str, ...], bool], ...] = (
    ("base-2-3", 2, (), False),
    ("base-2-3", 3, (), False),
    ("base-4", 4, (), False),
    ("base-5", 5, (), False),
    ("titans-3-4", 3, TITANS, False),
    ("titans-3-4", 4, TITANS, False),
    ("titans-3-4", 4, TITANS, True),
    ("titans-5-6", 5, TITANS, False),
    ("titans-5-6", 6, TITANS, True),
)


@dataclass
class Played:
    """Who began where, and what each got of the victory."""

    places: list[list[str]]
    shares: list[float]
    cycles: int
    metropolises: int  # on the board at the end


@dataclass
class Tally:
    starts: int = 0
    wins: float = 0.0


def play(kind: tuple[str, int, tuple[str, ...], bool], bot: str, seed: int) -> Played:
    board, players, modules, teams = kind
    game = Game.new(players, seed, modules, teams, {"max_cycles": MOST_CYCLES}, board)
    bots = [make_bot(bot, seed * players + player) for player in range(players)]
    places: list[list[str]] = []
    while game.player is not None:
        if not places and game.engine.room().name == "offering":
            places = starting_places(game)
        game.apply(bots[game.player].choose(game.seat(game.player)))
    state = game.engine.state
    winners = set(game.winners)
    sides = int(winning_sides(game.engine))
    metropolises = sum(1 for territory in range(game.engine.board.territory_count) if state.metropolis[territory])
    shares = [1 / sides if player in winners else 0.0 for player in range(players)]
    return Played(places, shares, int(state.cycle), metropolises)


def starting_places(game: Game) -> list[list[str]]:
    """By player: the isles of his one printed place, or each territory that he chose."""
    names = list(game.board.territory_names)
    owner = game.engine.state.owner
    held = [
        [name for territory, name in enumerate(names) if owner[territory] != NONE and owner[territory] == player]
        for player in range(int(game.config.players))
    ]
    return held if game.config.titans else [[" + ".join(isles)] for isles in held]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fair_boards", description=__doc__)
    parser.add_argument("--bot", default="merchant")
    parser.add_argument("--games", type=int, default=400, help="on each board with each number of players")
    parser.add_argument("--only", default="", help="a board's name")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        for kind in KINDS:
            if asked.only in kind[0]:
                show(
                    kind, list(pool.map(play, repeat(kind), repeat(asked.bot), range(1, asked.games + 1), chunksize=4))
                )


def show(kind: tuple[str, int, tuple[str, ...], bool], games: list[Played]) -> None:
    board, players, _, teams = kind
    sides = players // 2 if teams else players
    cycles = sum(game.cycles for game in games) / len(games)
    built = sum(game.metropolises for game in games) / len(games)
    print(
        f"\n**{board}, {players} players{' in teams' if teams else ''}**: {len(games)} games, "
        f"{cycles:.1f} cycles, {built:.1f} metropolises at the end\n"
    )
    tallies: dict[str, Tally] = defaultdict(Tally)
    for game in games:
        for places, share in zip(game.places, game.shares, strict=True):
            for place in places:
                tallies[place].starts += 1
                tallies[place].wins += share
    print("| starting place | games | won | of its share |\n|---|---|---|---|")
    rare = Tally()
    for place, tally in sorted(tallies.items()):
        if tally.starts < LEAST_STARTS:
            rare.starts += tally.starts
            rare.wins += tally.wins
            continue
        print(line(place, tally, sides))
    if rare.starts:
        print(line("others, seldom chosen", rare, sides))


def line(place: str, tally: Tally, sides: int) -> str:
    rate = tally.wins / tally.starts
    spread = 1.96 * sqrt(rate * (1 - rate) / tally.starts)
    return f"| {place} | {tally.starts} | {rate:.1%} ± {spread:.1%} | {rate * sides:.2f} |"


if __name__ == "__main__":
    main()
