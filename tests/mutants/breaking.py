"""Break each rule in a copy of the source, and see that the tests which name it go red.

`python -m tests.mutants` tries every mutant of the lists, `python -m tests.mutants B4.3 C7` only some. `--keep FILE`
goes on where it was interrupted.
A mutant is one small edit: `file` below src/cyclades, `old` text that stands there exactly once, `new` text.
"""

from __future__ import annotations

import argparse
import compileall
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

from tests.content.rule_numbers import rule_numbers
from tests.places import ROOT
from tests.proof.progress import Progress

MUTANT_FILES = ("base.toml", "hades.toml", "titans.toml")
MOST_SECONDS = 300  # of work, not by the clock: on a busy machine a red mutant stays red, and an endless loop ends
FEW = 4
TESTS_FAILED = 1  # pytest's exit code; any other means that it didn't run the tests


@dataclass(frozen=True)
class Mutant:
    rule: str
    file: str
    old: str
    new: str


def read_mutants() -> list[Mutant]:
    mutants: list[Mutant] = []
    for name in MUTANT_FILES:
        content = tomllib.loads((ROOT / "tests" / "mutants" / name).read_text(encoding="utf-8"))
        mutants += [Mutant(**entry) for entry in content["mutant"]]
    return mutants


@contextmanager
def sources(mutants: int) -> Iterator[Path]:
    """A copy of the sources; for many mutants with bytecode that is good for exactly these texts."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "page"))
        if mutants > FEW:
            compileall.compile_dir(copy, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        yield copy


def fault_of(mutant: Mutant, sources: Path, most_seconds: int = MOST_SECONDS) -> str | None:
    """None if the mutant goes red; else what is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(sources, source, copy_function=os.link)
        path = source / "cyclades" / mutant.file
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.old) != 1:
            return f"the old text stands {text.count(mutant.old)} times in {mutant.file}"
        path.unlink()  # it is the file of all copies
        path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        limited = ["sh", "-c", 'ulimit -S -t "$0" && exec "$@"', str(most_seconds)]
        command = [*limited, sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        environment = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "CYCLADES_EXPECT": "pure"}
        done = subprocess.run(
            [*command, "--rule", mutant.rule, "tests/rules"],
            cwd=ROOT,
            env=os.environ | environment,
            capture_output=True,
            text=True,
        )
    if done.returncode == TESTS_FAILED:
        return None
    if done.returncode == 0:
        return "its tests stay green"
    if done.returncode == -signal.SIGXCPU:
        return f"its tests have no end within {most_seconds} s"
    return f"pytest says {done.returncode}: {done.stdout[-300:]}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("rules", nargs="*", help="only the mutants of these; all if none are given")
    parser.add_argument("--keep", type=Path, help="a file that keeps what was tried, to go on there if interrupted")
    given = parser.parse_args(arguments)
    known = rule_numbers()
    for rule in given.rules:
        if rule not in known:
            parser.error(f"there is no rule {rule}")
    mutants = [mutant for mutant in read_mutants() if not given.rules or mutant.rule in given.rules]
    progress = Progress(given.keep, "mutants")
    left = [mutant for mutant in mutants if str(mutant) not in progress.results]
    print(f"{len(mutants)} mutants, {len(mutants) - len(left)} of them tried before", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool, sources(len(left)) as copy:
        for mutant, fault in zip(left, pool.map(lambda mutant: fault_of(mutant, copy), left), strict=True):
            print(f"{mutant.rule:6} {mutant.file:32} {fault or 'red'}", flush=True)
            progress.keep(str(mutant), fault)
    faults = [mutant for mutant in mutants if progress.results[str(mutant)] is not None]
    for mutant in faults:
        print(f"not red: {mutant.rule} {mutant.file}: {progress.results[str(mutant)]}")
    missing = [] if given.rules else sorted(set(known) - {mutant.rule for mutant in mutants})
    if missing:
        print("no mutant for", " ".join(missing))
    print(f"{len(mutants) - len(faults)} passed, {len(faults) + len(missing)} failed")
    return 1 if faults or missing else 0
