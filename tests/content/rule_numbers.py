"""The numbers of the rules, and which test files name them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from tests.places import SOURCES

RULES = SOURCES / "content" / "rules" / "en"


def rule_numbers() -> list[str]:
    """Every number of the rules text, in its order."""
    numbers: list[str] = []
    for path in sorted(RULES.glob("[0-9]-*.md")):
        numbers += re.findall(r"^- ([BCHT]\d+(?:\.\d+)?)\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    return numbers


def names_any(path: Path, rules: Iterable[str]) -> bool:
    """Whether a test file, or any below a folder, names one of these rules: no other needs to be read for them.

    Tests write the numbers out, in double quotes; tests/content/test_rules_named.py holds them to that.
    """
    files = path.rglob("test_*.py") if path.is_dir() else [path]
    return any(f'"{rule}"' in text for text in (file.read_text(encoding="utf-8") for file in files) for rule in rules)
