"""What belongs to each version of the rules: `python -m tests.upgrade.digests` writes down what is new.

`digests.json` has for every version the digests of its boards and cards, and of its recorded games in `tests/games`
with the positions they lead through. What stands there never changes: a change of content or outcomes is a new version.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from cyclades.content import board_names, board_path
from cyclades.engine.setting.config import FIRST_RULES, RULES_VERSION
from tests.games.corpus import NAMES, content_of

FILE: Final = Path(__file__).parent / "digests.json"

Digests = dict[str, dict[str, str]]


def digest(content: Any) -> str:
    """Of what a file says, however it is laid out."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def found() -> Digests:
    """What is there now, by version."""
    versions: Digests = {}
    for version in range(FIRST_RULES, RULES_VERSION + 1):
        boards = {name: json.loads(board_path(name, version).read_text(encoding="utf-8")) for name in board_names()}
        versions[str(version)] = {f"boards/{name}": digest(data) for name, data in boards.items()}
    for path in sorted((files("cyclades.content") / "cards").iterdir(), key=lambda path: path.name):
        content = json.loads(path.read_text(encoding="utf-8"))
        versions[str(RULES_VERSION)][f"cards/{path.name.removesuffix('.json')}"] = digest(content)
    for name in NAMES:
        content = content_of(name)
        versions[str(content["record"]["rules"])][f"games/{name}"] = digest(content)
    return versions


def stored() -> Digests:
    digests: Digests = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return digests


def changes(old: Digests, new: Digests) -> list[str]:
    """What is no longer as it was. Cards are looked at for the newest version only: there is one set of them."""
    newest = max(new, key=int)
    return [
        f"version {version}: {name}"
        for version, digests in old.items()
        for name, value in digests.items()
        if new[version].get(name) != value and (version == newest or not name.startswith("cards/"))
    ]


def main() -> None:
    old, new = stored(), found()
    faults = changes(old, new)
    if faults:
        sys.exit("\n".join(["Raise RULES_VERSION (docs/versions.md); these have changed:", *faults]))
    for version, digests in new.items():
        new[version] = old.get(version, {}) | digests
    FILE.write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
