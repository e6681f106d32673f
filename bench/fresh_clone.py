"""A stranger's first game: `python -m bench.fresh_clone` clones the last commit, makes `make play`, and joins a game.

Nothing is in any cache. It tells how long it takes until a game can be played, until the bots think in the compiled
build, and how long a second start takes.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
TABLE = {"players": 4, "name": "Anna", "bots": [None, "easy", "easy", "easy"]}
MOST_FIRST = 60.0  # seconds
MOST_SECOND = 3.0
ENDS = ("is compiled", "no C compiler", "not be compiled", "other sources")


@contextmanager
def play(tree: Path) -> Iterator[subprocess.Popen[str]]:
    """`make play` in a tree, with a file and caches of its own beside it."""
    around = tree.parent
    environment = {name: value for name, value in os.environ.items() if name != "CYCLADES_PURE"}
    environment |= {"PIP_CACHE_DIR": str(around / "pip"), "npm_config_cache": str(around / "npm")}
    command = ["make", "play", f"ARGS=--port=0 --db=sqlite:///{around / 'tables.db'}"]
    with subprocess.Popen(
        command,
        cwd=tree,
        stdout=subprocess.PIPE,
        text=True,
        env=environment | {"PYTHONUNBUFFERED": "1"},
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def seconds_to_game(process: subprocess.Popen[str], began: float) -> float:
    """Until the page is there and a table can be made."""
    assert process.stdout is not None
    for line in process.stdout:
        print(f"{time.monotonic() - began:6.1f} s  {line}", end="", flush=True)
        if "http://" in line:
            address = line.split()[-1]
            assert httpx.get(address, timeout=60).status_code == 200
            assert httpx.post(f"{address}api/tables", json=TABLE, timeout=60).status_code == 201
            return time.monotonic() - began
    raise SystemExit("no game was served")


def seconds_to_compiled(process: subprocess.Popen[str], began: float) -> float:
    """Until it is said what became of the compiled build."""
    assert process.stdout is not None
    for line in process.stdout:
        if any(words in line for words in ENDS):
            print(f"{time.monotonic() - began:6.1f} s  {line}", end="", flush=True)
            break
    return time.monotonic() - began


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.fresh_clone", description=__doc__)
    parser.add_argument("--times", type=int, default=3, metavar="N", help="how often (default 3)")
    firsts: list[float] = []
    seconds: list[float] = []
    compiled: list[float] = []
    for _ in range(parser.parse_args().times):
        with tempfile.TemporaryDirectory() as name:
            tree = Path(name) / "cyclades"
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tree)], check=True)
            began = time.monotonic()
            with play(tree) as process:
                firsts.append(seconds_to_game(process, began))
                compiled.append(seconds_to_compiled(process, began))
            began = time.monotonic()
            with play(tree) as process:
                seconds.append(seconds_to_game(process, began))
    missed = max(firsts) > MOST_FIRST or max(seconds) > MOST_SECOND
    print(
        f"a game after {listed(firsts)} s (at most {MOST_FIRST:.0f}), compiled bots after {listed(compiled)} s, "
        f"a second start after {listed(seconds)} s (at most {MOST_SECOND:.0f}){': MISSED' if missed else ''}"
    )
    return 1 if missed else 0


def listed(found: list[float]) -> str:
    return ", ".join(f"{one:.1f}" for one in found)


if __name__ == "__main__":
    sys.exit(main())
