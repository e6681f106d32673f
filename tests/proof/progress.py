"""What long runs have done already, kept in a file: an interrupted one goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Progress:
    """Results by name, a line of JSON each, the first line saying what they are about. Without a file none are kept."""

    def __init__(self, path: Path | None, about: str) -> None:
        self.path = path
        self.results: dict[str, Any] = {}
        if path is None:
            return
        whole = path.read_text(encoding="utf-8").rpartition("\n")[0] if path.exists() else ""  # the last may be torn
        lines = [json.loads(line) for line in whole.splitlines()] or [about]
        if lines[0] != about:
            raise SystemExit(f"{path} keeps results of something else: {lines[0]!r}, not {about!r}")
        self.results = dict(lines[1:])
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")

    def keep(self, name: str, result: Any) -> None:
        self.results[name] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, result]) + "\n")
