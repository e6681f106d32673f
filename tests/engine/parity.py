"""Random games as a list of fingerprints, the same for every build: `python -m tests.engine.parity --games 20`.

Each line is a game's number, the number of actions so far and the hash of the position; tests/engine/test_parity.py
compares the lines of the compiled build with those of the pure one. `--compare` does that for thousands; `--modules
hades` plays every subset of Hades's modules in turn, `--modules titans` the same with Titans.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from cyclades import COMPILED
from tests.places import ROOT
from tests.players.tastes import PARTS, variant

EVERY: Final = 25


def fingerprints(numbers: range, modules: str) -> Iterator[str]:
    """The lines of some games."""
    for number in numbers:
        terms = variant(number, subsets=PARTS[modules])
        game, rng = terms.new_game(), random.Random(number)
        while not game.over:
            if game.action_count % EVERY == 0:
                yield f"{number} {game.action_count} {game.fingerprint()}"
            game.apply(terms.choose(game, game.legal_actions(), rng))
        yield f"{number} {game.action_count} {game.fingerprint()} {game.ending} {game.winners}"


def lines_of_build(pure: bool, first: int, games: int, modules: str) -> list[str]:
    """The lines of the pure sources or of the installed build, whichever is asked for; the first line says which."""
    return told_by_build(pure, "tests.engine.parity", "--games", str(games), "--seed", str(first), "--modules", modules)


def told_by_build(pure: bool, module: str, *words: str) -> list[str]:
    """What a module of these tests prints when it runs on the pure sources or on the installed build."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CYCLADES_EXPECT")}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout.splitlines()


def first_difference(compiled: list[str], pure: list[str]) -> str | None:
    """Where two builds part ways; None if they don't."""
    for ours, theirs in zip(compiled[1:], pure[1:], strict=False):
        if ours != theirs:
            return f"{ours} compiled, {theirs} pure"
    return None if len(compiled) == len(pure) else f"{len(compiled)} lines compiled, {len(pure)} pure"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.parity", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--compare", action="store_true", help="compare the installed build with the pure sources")
    parser.add_argument("--modules", choices=list(PARTS), default="none", help="every subset of them in turn")
    given = parser.parse_args(arguments)
    if not given.compare:
        print("compiled" if COMPILED else "pure")
        for line in fingerprints(range(given.seed, given.seed + given.games), given.modules):
            print(line)
        return 0
    step = 100
    for first in range(given.seed, given.seed + given.games, step):
        games = min(step, given.seed + given.games - first)
        order = first, games, given.modules
        builds = lines_of_build(False, *order), lines_of_build(True, *order)
        difference = first_difference(*builds)
        print(
            f"games {first} to {first + games - 1}: {builds[0][0]} and {builds[1][0]} {difference or 'agree'}",
            flush=True,
        )
        if difference:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
