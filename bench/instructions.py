"""`python -m bench.instructions`: machine instructions a decision, counted by Valgrind's callgrind.

Counts stay the same however busy the machine is, so two builds can be compared by them: `--python` names the Python of
another environment. What Python itself needs to start is counted apart and taken off.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from bench.ours import Contender

ROOT = Path(__file__).resolve().parent.parent
GAMES = 40


def counted(python: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of so many games inside the engine, with the start of Python."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}"]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [*valgrind, python, "-m", "bench.instructions", "--inside", str(games)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), int(done.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.instructions", description=__doc__)
    parser.add_argument("--python", default=sys.executable, metavar="PATH", help="of another environment")
    parser.add_argument("--inside", type=int, metavar="GAMES", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside is not None:
        contender = Contender()
        print(sum(contender.playout() for _ in range(arguments.inside)))
        return 0
    if shutil.which("valgrind") is None:
        print("Valgrind is needed to count instructions, and isn't here.", file=sys.stderr)
        return 1
    start, _ = counted(arguments.python, 0)
    whole, decisions = counted(arguments.python, GAMES)
    print(f"{(whole - start) / decisions:,.0f} instructions a decision, over {decisions:,} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
