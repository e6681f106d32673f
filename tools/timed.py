"""How long the parts of a long run take, and which tests are the slowest.

`timed.py --whole COMMAND` runs everything and tells the times at the end, also when something failed. They are noted
meanwhile in the file that CYCLADES_TIMES names: `timed.py PART COMMAND` notes a part, tests/conftest.py the slowest
tests. Where that isn't set nothing is noted. The exit code is that of the command.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FILE = "CYCLADES_TIMES"
SLOWEST = 10  # tests that are told


def note(kind: str, name: str, seconds: float) -> None:
    """Note how long a `part` or a `test` took, if anybody wants to know."""
    if FILE in os.environ:
        with open(os.environ[FILE], "a", encoding="utf-8") as file:
            file.write(json.dumps([kind, name, seconds]) + "\n")


def run(*command: str) -> int:
    """The exit code of a command. Ctrl-C reaches the command too: its end is waited for."""
    with subprocess.Popen(command) as process:
        while True:
            try:
                code = process.wait()
                return code if code >= 0 else 128 - code
            except KeyboardInterrupt:
                continue


def report(lines: list[str], whole: float) -> str:
    """The parts in the order in which they ended, then the slowest tests of all runs."""
    noted = [json.loads(line) for line in lines]
    parts = [(name, seconds) for kind, name, seconds in noted if kind == "part"]
    # With several workers pytest tells its summary twice.
    tests = sorted({(name, seconds) for kind, name, seconds in noted if kind == "test"}, key=lambda test: -test[1])
    told = ["", "How long it took:"]
    told += [f"{seconds:8.1f} s  {name}" for name, seconds in [*parts, ("in all", whole)]]
    if tests:
        told += ["The slowest tests:", *(f"{seconds:8.1f} s  {name}" for name, seconds in tests[:SLOWEST])]
    return "\n".join(told)


def main(words: list[str]) -> int:
    if len(words) < 2:
        print("usage: timed.py PART COMMAND..., or timed.py --whole COMMAND...", file=sys.stderr)
        return 2
    part, *command = words
    began = time.monotonic()
    if part != "--whole":
        code = run(*command)
        note("part", part + (" (failed)" if code else ""), time.monotonic() - began)
        return code
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "times"
        file.touch()
        os.environ[FILE] = str(file)
        code = run(*command)
        print(report(file.read_text(encoding="utf-8").splitlines(), time.monotonic() - began), flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
