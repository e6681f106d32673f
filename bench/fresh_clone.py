"""A stranger's first game: `python -m bench.fresh_clone` clones the last commit, makes `make play`, and joins a game.

It tells how long it takes until a game can be played, and until the bots think in the compiled build.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
TABLE = {"players": 4, "name": "Anna", "bots": [None, "easy", "easy", "easy"]}


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name) / "cyclades"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tree)], check=True)
        environment = {name: value for name, value in os.environ.items() if name != "CYCLADES_PURE"}
        began = time.monotonic()
        arguments = f"ARGS=--port=0 --db=sqlite:///{Path(name) / 'tables.db'}"
        with subprocess.Popen(
            ["make", "play", arguments],
            cwd=tree,
            stdout=subprocess.PIPE,
            text=True,
            env=environment | {"PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            told = ""
            try:
                for line in process.stdout:
                    print(line, end="", flush=True)
                    if not told and "http://" in line:
                        told = first_game(line.split()[-1], began)
                    elif "is compiled" in line:
                        told += f", compiled bots after {time.monotonic() - began:.0f} s"
                        break
                    elif "no C compiler" in line or "not be compiled" in line:
                        break
            finally:
                os.killpg(process.pid, signal.SIGTERM)
    print(told or "no game was served")
    return 0 if told else 1


def first_game(address: str, began: float) -> str:
    """The page is there and a table can be made."""
    page = httpx.get(address, timeout=60)
    made = httpx.post(f"{address}api/tables", json=TABLE, timeout=60)
    seconds = time.monotonic() - began
    return f"a game after {seconds:.0f} s" if page.status_code == 200 and made.status_code == 201 else ""


if __name__ == "__main__":
    sys.exit(main())
