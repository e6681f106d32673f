"""The documents of the project, taken apart: prose, code blocks, tables, links."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tests.places import ROOT

DOCUMENTS: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "tests" / "README.md"]
NAMES: Final = [path.relative_to(ROOT).as_posix() for path in DOCUMENTS]

FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def prose_of(document: str) -> str:
    """A document without its code blocks."""
    return FENCE.sub("", text_of(document))


def blocks_of(document: str, language: str) -> list[str]:
    """The code blocks of one language, in order."""
    return [code for written, code in FENCE.findall(text_of(document)) if written == language]


def quoted_in(document: str) -> set[str]:
    """Everything between backticks in the prose."""
    return set(re.findall(r"`([^`\n]+)`", prose_of(document)))


def tables_of(document: str) -> dict[str, list[list[str]]]:
    """The tables by their heading row, cells joined by bars; each a list of rows."""
    tables: dict[str, list[list[str]]] = {}
    heading = None
    for line in prose_of(document).splitlines():
        if not line.startswith("|"):
            heading = None
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heading is None:
            heading = " | ".join(cells)
            tables[heading] = []
        elif set(line) - set("|-"):
            tables[heading].append(cells)
    return tables


def schemas() -> dict[str, Any]:
    """Every schema of the documents, by its id without the common beginning."""
    found: dict[str, Any] = {}
    for document in NAMES:
        for block in blocks_of(document, "json"):
            content = json.loads(block)
            if "$schema" in content:
                found[content["$id"].removeprefix("urn:cyclades:")] = content
    return found


def anchors_of(document: str) -> set[str]:
    """The headings as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose_of(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
