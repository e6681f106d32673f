"""How wide the terminal is."""

from __future__ import annotations

import shutil
from typing import Final

USUAL: Final = (100, 40)  # columns and lines, where the terminal doesn't tell


def terminal_width() -> int:
    return shutil.get_terminal_size(USUAL).columns
