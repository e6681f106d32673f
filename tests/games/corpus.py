"""The recorded games by their names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from cyclades import Record
from cyclades.forms.record import read_record
from cyclades.game import record_meant

FOLDER: Final = Path(__file__).parent
NAMES: Final = [path.stem for path in sorted(FOLDER.glob("*.json"))]


def content_of(name: str) -> dict[str, Any]:
    """A record, and fingerprints of positions on its way."""
    content: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return content


def raw_record(name: str) -> dict[str, Any]:
    """The record as it stands in the file."""
    record: dict[str, Any] = content_of(name)["record"]
    return record


def recorded(name: str) -> Record:
    """What the record means."""
    return record_meant(read_record(raw_record(name)))
