"""A file that one process has at a time. It is free again when that process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class FileLock:
    """Beside what it protects: a lock on a database itself would get into the way of SQLite's own."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)

    def take(self) -> bool:
        """False if another process has it."""
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._handle, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def release(self) -> None:
        os.close(self._handle)
