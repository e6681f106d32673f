"""Which words are one word in several forms, for searches: «битва» and «битвы», "Hafen" and "Häfen".

What a language's words end in is in endings.json; `web/src/rules/stems.ts` reads it too.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

LEAST: Final = 3  # letters that are left of a word without its ending


@cache
def _endings() -> dict[str, dict[str, Any]]:
    endings: dict[str, dict[str, Any]] = json.loads(files(__package__).joinpath("endings.json").read_text("utf-8"))
    return endings


def plain_letters(word: str, language: str) -> str:
    """A word in small letters, and in those that are written for others."""
    return word.lower().translate(str.maketrans(_endings()[language]["folds"]))


@cache
def stem(word: str, language: str) -> str:
    """What most forms of a word begin with."""
    rest = plain_letters(word, language)
    fitting = (
        one for one in _endings()[language]["endings"].split() if rest.endswith(one) and len(rest) - len(one) >= LEAST
    )
    longest = max(fitting, key=len, default="")
    rest = rest.removesuffix(longest)
    fleeting = _endings()[language]["fleeting"]
    return re.sub(fleeting, "", rest) if fleeting else rest


def alike(one: str, other: str, language: str) -> bool:
    """Whether two words are forms of the same one. What looks like an ending may belong to the word: «остров»."""
    stems = stem(one, language), stem(other, language)
    return (
        stems[0] == stems[1] or stems[0] == plain_letters(other, language) or plain_letters(one, language) == stems[1]
    )
