"""Writes web/src/game/notation.ts: every kind of action and its words, from `FAMILIES` in engine/words/actions.py.

`.venv/bin/python tools/write_notation.py` after a change of them; a test holds the file to them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cyclades.engine.words.actions import FAMILIES

NOTATION: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "game" / "notation.ts"
HEAD: Final = (
    "/** Kinds of actions and how each is written. tools/write_notation.py writes this. */\nexport const NOTATION = {\n"
)
FOOT: Final = "} as const\n\nexport type ActionKind = keyof typeof NOTATION\n"


def module() -> str:
    return HEAD + "".join(f"  {family.name}: '{family.words}',\n" for family in FAMILIES) + FOOT


if __name__ == "__main__":
    NOTATION.write_text(module(), encoding="utf-8")
