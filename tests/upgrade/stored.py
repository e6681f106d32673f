"""What older builds left behind: a folder for each, as `make.py` describes them."""

from __future__ import annotations

import contextlib
import json
import lzma
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent


@dataclass(frozen=True)
class Build:
    """The stored games of one build."""

    commit: str

    @property
    def manifest(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = json.loads((HERE / self.commit / "manifest.json").read_text("utf-8"))
        return found

    def read(self, name: str) -> Any:
        """The content of `positions` or `records`, by the names of the manifest."""
        return json.loads(lzma.decompress((HERE / self.commit / f"{name}.json.xz").read_bytes()))

    def lay(self, folder: Path) -> Path:
        """A server's file with its tables, as that build left it; somebody has just been at each, so none is due."""
        file = folder / "tables.db"
        file.write_bytes(lzma.decompress((HERE / self.commit / "tables.db.xz").read_bytes()))
        with contextlib.closing(sqlite3.connect(file)) as tables, tables:
            now = {"now": int(time.time())}
            tables.execute("UPDATE tables SET created = :now", now)
            if tables.execute("SELECT 1 FROM sqlite_master WHERE name = 'visits'").fetchone():
                tables.execute("UPDATE visits SET at = :now", now)
        return file


BUILDS: Final = tuple(Build(path.parent.name) for path in sorted(HERE.glob("*/manifest.json")))
A0F4933: Final = Build("a0f4933")


def differences(old: Any, new: Any, place: str = "") -> list[str]:
    """Where a form that may have grown doesn't say the same as an older one: every field of that is there as it was."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [line for key in old for line in differences(old[key], new.get(key), f"{place}.{key}")]
    return [] if old == new else [f"{place}: {old!r} was, {new!r} is"]
