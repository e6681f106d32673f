"""Colours of the terminal, where it has any."""

from __future__ import annotations

import os
from typing import Final, TextIO

RESET: Final = "\x1b[0m"
STYLES: Final = {
    "": "",
    "bold": "1",
    "dim": "2",
    "sparta": "97;41",
    "athens": "97;44",
    "corinth": "30;43",
    "thebes": "30;42",
    "argos": "97;45",
    "mycenae": "30;46",
    "nobody": "30;47",
    "kraken": "97;40",
}


class Paint:
    """Puts a style around a text, if colours are wanted."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def __call__(self, text: str, style: str) -> str:
        if not self.wanted or not style or not text:
            return text
        return f"\x1b[{STYLES[style]}m{text}{RESET}"


def paint_for(stream: TextIO) -> Paint:
    """Colours on a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is a dumb one."""
    return Paint(stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")
