"""Break each rule in a copy of the source, and see that the tests which name it go red.

`python -m tests.mutants` tries every mutant of the lists, `python -m tests.mutants B4.3 C7` only some.
A mutant is one small edit: `file` below src/cyclades, `old` text that stands there exactly once, `new` text.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.rulebook import ROOT, rule_numbers

MUTANT_FILES = ("mutants.toml", "mutants_hades.toml", "mutants_titans.toml")
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
        content = tomllib.loads((ROOT / "tests" / name).read_text(encoding="utf-8"))
        mutants += [Mutant(**entry) for entry in content["mutant"]]
    return mutants


def fault_of(mutant: Mutant) -> str | None:
    """None if the mutant goes red; else what is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        path = source / "cyclades" / mutant.file
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.old) != 1:
            return f"the old text stands {text.count(mutant.old)} times in {mutant.file}"
        path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [*command, "--rule", mutant.rule, "tests/rules"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "CYCLADES_EXPECT": "pure"},
            capture_output=True,
            text=True,
            timeout=300,
        )
    if done.returncode == TESTS_FAILED:
        return None
    if done.returncode == 0:
        return "its tests stay green"
    return f"pytest says {done.returncode}: {done.stdout[-300:]}"


def main(wanted: list[str]) -> int:
    mutants = [mutant for mutant in read_mutants() if not wanted or mutant.rule in wanted]
    faults = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, fault in zip(mutants, pool.map(fault_of, mutants), strict=True):
            print(f"{mutant.rule:6} {mutant.file:32} {fault or 'red'}", flush=True)
            faults += fault is not None
    missing = [] if wanted else sorted(set(rule_numbers()) - {mutant.rule for mutant in mutants})
    if missing:
        print("no mutant for", " ".join(missing))
    print(f"{len(mutants) - faults} passed, {faults + len(missing)} failed")
    return 1 if faults or missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
