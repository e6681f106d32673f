"""A league on Ray: `python -m bench.ray_league` plays it on one local node of one core, then on two.

Two must take at most 0.65 of the time and give the same table. The nodes are up before the clock starts; that their
workers start is counted.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster

from cyclades.arena.crew import play_on_ray
from cyclades.arena.games import Setting
from cyclades.arena.league import LeagueFolder, league_of
from cyclades.arena.seating import mixed_line_ups
from cyclades.arena.standings import Standings

MOST_OF_ONE = 0.65
TRIES = 3
BOTS = ["random", "greedy"]


def started(start: Callable[[], Any]) -> Any:
    """What starts, tried again: on a busy machine a node may take longer than Ray waits."""
    for _ in range(TRIES - 1):
        try:
            return start()
        except Exception as error:  # Ray raises nothing more particular
            print(f"Ray: {error}", file=sys.stderr)
    return start()


@contextmanager
def cluster_of(nodes: int) -> Iterator[str]:
    """Nodes of one core each on this machine; the address of the cluster."""
    head = {"num_cpus": 1, "include_dashboard": False}
    cluster = started(lambda: Cluster(initialize_head=True, head_node_args=head))
    try:
        for _ in range(nodes - 1):
            started(lambda: cluster.add_node(num_cpus=1))
        cluster.wait_for_nodes()
        yield cluster.address
    finally:
        cluster.shutdown()


def play(nodes: int, games: int) -> tuple[float, dict[str, Any]]:
    """The time a league takes, and its table without times."""
    league = league_of([Setting(2), Setting(3)], partial(mixed_line_ups, BOTS), seed=6)
    with tempfile.TemporaryDirectory() as path, cluster_of(nodes) as address:
        folder = LeagueFolder(Path(path), league)
        start = time.perf_counter()
        for _ in folder.play(games, partial(play_on_ray, address=address)):
            pass
        seconds = time.perf_counter() - start
        table = Standings(league, folder.played()).as_json()
    for pace in table["pace"].values():
        pace.pop("milliseconds")
    return seconds, table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ray_league", description=__doc__)
    parser.add_argument("--games", type=int, default=80, help="of each match")
    games: int = parser.parse_args().games
    one, expected = play(1, games)
    two, table = play(2, games)
    tables = "the same" if table == expected else "DIFFERENT"
    kept = "met" if two <= MOST_OF_ONE * one else "MISSED"
    print(f"A league of {expected['games']} games on Ray: {one:.1f} s on one node of one core, {two:.1f} s on two,")
    print(f"{two / one:.2f} of the time (target {MOST_OF_ONE}: {kept}); the tables are {tables}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
