"""The same games here and in the Python of browsers: `python -m tests.wasm.compare` plays all of them."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from cyclades.server.sqlite import SqliteStorage
from tests.places import ROOT
from tests.wasm.whole_game import GAMES, play

CACHE: Final = ROOT / "build" / "wasm"
# What Pyodide's Python is, to whoever has wheels for it.
PYODIDE: Final = ("--python-version", "3.14", "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32")


def wheel() -> Path:
    """msgspec for Pyodide, fetched once."""
    name = f"msgspec-{version('msgspec')}-*.whl"
    kept = next(CACHE.glob(name), None)
    if kept is not None:
        return kept
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        wanted = f"msgspec=={version('msgspec')}"
        command = ["pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--implementation", "cp"]
        subprocess.run([sys.executable, "-m", *command, *PYODIDE, "--dest", folder, wanted], check=True)
        found = next(Path(folder).glob(name))
        return found.replace(CACHE / found.name)


def in_pyodide(numbers: list[int]) -> list[dict[str, Any]]:
    node = shutil.which("node")
    assert node is not None
    script = Path(__file__).with_name("pyodide.mjs")
    command: list[str | Path] = [node, script, ROOT, wheel(), *(str(number) for number in numbers)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    played: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    return played


def here(numbers: list[int]) -> list[dict[str, Any]]:
    """In a thread of its own: where a browser is driven, this one has its loop already."""
    with ThreadPoolExecutor(1) as thread:
        return list(thread.map(_played_here, numbers))


def _played_here(number: int) -> dict[str, Any]:
    """With the storage of a server, which remembers the same."""
    with tempfile.TemporaryDirectory() as folder:
        storage = SqliteStorage(Path(folder) / "tables.db")
        played = asyncio.run(play(number, storage))
        storage.close()
        return played


def main() -> int:
    numbers = list(range(len(GAMES)))
    there = in_pyodide(numbers)
    differ = sum(one != other for one, other in zip(there, here(numbers), strict=True))
    steps = sum(one["steps"] for one in there)
    print(f"{len(numbers)} games in Pyodide, {steps} actions, {differ} differ from the installed library")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
