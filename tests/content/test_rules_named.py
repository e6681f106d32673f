"""Every rule is named by tests, in the way that `--rule` finds them."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.content.rule_numbers import names_any, rule_numbers
from tests.places import ROOT

TESTS = ROOT / "tests"


def marks(path: Path) -> Iterator[ast.Call]:
    """The calls of `mark.rule` in a file."""
    text = path.read_text(encoding="utf-8")
    if "mark.rule" in text:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                yield node


def test_rule_numbers_are_written_out_in_the_files_of_their_tests() -> None:
    known = set(rule_numbers())
    named: set[str] = set()
    for path in TESTS.rglob("*.py"):
        for mark in marks(path):
            assert path.name.startswith("test_"), f"{path.name} is not a file of tests, and names rules"
            numbers = {word.value for word in mark.args if isinstance(word, ast.Constant)}
            assert numbers, f"{path.name}, line {mark.lineno}: no rule is named"
            assert len(mark.args) == len(numbers), f"{path.name}, line {mark.lineno}: not written out"
            assert numbers <= known, f"{path.name}, line {mark.lineno}: {sorted(map(str, numbers - known))}"
            assert all(names_any(path, [str(number)]) for number in numbers), f"{path.name}, line {mark.lineno}"
            if path.parent.name == "rules":
                named |= {str(number) for number in numbers}
    assert sorted(known - named) == []


def collected(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_only_files_that_name_the_rule_are_read() -> None:
    done = collected("--rule", "C17", "tests/rules")
    assert done.returncode == 0
    files = {line.partition("::")[0] for line in done.stdout.splitlines() if "::" in line}
    assert files == {
        path.relative_to(ROOT).as_posix() for path in (TESTS / "rules").glob("test_*.py") if names_any(path, ["C17"])
    }
    assert "tests/rules/test_c17_polyphemus.py" in files


def test_a_rule_that_does_not_exist_is_refused_by_its_number() -> None:
    done = collected("--rule", "B4.3", "--rule", "B4.99")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "There is no rule B4.99" in done.stderr
