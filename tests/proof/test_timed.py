"""`make test` ends with the times of its parts and the slowest tests, whatever happened."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.places import ROOT

TIMED = [sys.executable, str(ROOT / "tools" / "timed.py")]
TESTS = """
import time

def test_quick():
    pass

def test_slow():
    time.sleep(1)

def test_wrong():
    time.sleep(0.05)
    raise AssertionError
"""


def timed(*command: str) -> subprocess.CompletedProcess[str]:
    """What comes of `timed.py --whole COMMAND`, if it isn't itself part of a run that is timed."""
    environment = {name: value for name, value in os.environ.items() if name != "CYCLADES_TIMES"}
    return subprocess.run([*TIMED, "--whole", *command], env=environment, capture_output=True, text=True, timeout=60)


def makefile(folder: Path, *recipe: str) -> list[str]:
    (folder / "Makefile").write_text("all:\n" + "".join(f"\t@{line}\n" for line in recipe))
    return ["make", "-C", str(folder)]


def test_every_part_is_told_in_its_order(tmp_path: Path) -> None:
    part = " ".join(TIMED)
    done = timed(*makefile(tmp_path, f"{part} first echo one", f"{part} 'the second' echo two"))
    assert done.returncode == 0
    told = done.stdout.partition("How long it took:")[2]
    assert [line.split(" s  ")[1] for line in told.split("\n")[1:-1]] == ["first", "the second", "in all"]
    assert "slowest" not in told


def test_a_failure_stays_one_and_is_told_too(tmp_path: Path) -> None:
    part = " ".join(TIMED)
    done = timed(*makefile(tmp_path, f"{part} first false", f"{part} second true"))
    assert done.returncode == 2
    assert "first (failed)" in done.stdout
    assert "second" not in done.stdout
    assert "in all" in done.stdout


def test_a_part_on_its_own_says_nothing() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "CYCLADES_TIMES"}
    done = subprocess.run([*TIMED, "part", "echo", "said"], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "said\n")


def test_the_slowest_tests_of_all_runs_are_told(tmp_path: Path) -> None:
    for name in ("test_one.py", "test_other.py"):
        (tmp_path / name).write_text(TESTS)
    pytest = f"PYTHONPATH={ROOT / 'tools'} {sys.executable} -m pytest -p tests.conftest --rootdir {tmp_path}"
    recipe = [f"-cd {ROOT} && {pytest} {tmp_path / name}" for name in ("test_one.py", "test_other.py")]
    done = timed(*makefile(tmp_path, *recipe))
    slowest = done.stdout.partition("The slowest tests:")[2].split("\n")[1:-1]
    assert [line.partition("::")[2] for line in slowest[:4]] == ["test_slow", "test_slow", "test_wrong", "test_wrong"]
    assert {line.split()[2].partition("::")[0] for line in slowest} == {"test_one.py", "test_other.py"}
