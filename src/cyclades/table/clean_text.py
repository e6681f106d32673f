"""What people write for others to see, as one clean line."""

from __future__ import annotations

import unicodedata
from typing import Final

from cyclades.table.errors import Refused

NAME_LENGTH: Final = 24
TITLE_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
MOST_MARKS: Final = 3  # accents on one letter

# Letters that have no place in a line of text: control, direction, private, unassigned, line and paragraph breaks.
FORBIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS: Final = "\u200c\u200d"  # needed inside words of some languages and in emoji


def clean_name(name: str) -> str:
    """A person's name as it is shown."""
    return _clean(name, 1, NAME_LENGTH, "bad_name")


def clean_title(title: str) -> str:
    """A table's title; it may be empty."""
    return _clean(title, 0, TITLE_LENGTH, "bad_title")


def clean_chat(text: str) -> str:
    """A line of chat."""
    return _clean(text, 1, CHAT_LENGTH, "bad_text")


def _clean(text: str, shortest: int, longest: int, code: str) -> str:
    line = unicodedata.normalize("NFC", text).strip(" ")
    if not shortest <= len(line) <= longest:
        raise Refused(code)
    marks = 0
    for letter in line:
        category = unicodedata.category(letter)
        if category in FORBIDDEN and letter not in JOINERS:
            raise Refused(code)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refused(code)
    if line and all(letter in JOINERS or unicodedata.category(letter)[0] in "MZ" for letter in line):
        raise Refused(code)  # nothing of it could be seen
    return line
