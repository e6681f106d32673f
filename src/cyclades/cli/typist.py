"""Lines typed at the keyboard, beside what else happens."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable


class Typist:
    """Reads a line when one is wanted, in a thread of its own, and passes it on; None where there are no more."""

    def __init__(self, hear: Callable[[str | None], None]) -> None:
        self.hear = hear
        self.is_person = sys.stdin.isatty()  # else lines come from a file or a program, each when it is asked for
        self.is_asked = False
        self._wanted = threading.Semaphore(0)
        threading.Thread(target=self._run, daemon=True).start()

    def ask(self) -> None:
        """Want the next line, if none is wanted yet."""
        if not self.is_asked:
            self.is_asked = True
            self._wanted.release()

    def answered(self) -> None:
        """The line that was wanted has been taken."""
        self.is_asked = False

    def _run(self) -> None:
        while True:
            self._wanted.acquire()
            line = sys.stdin.readline()
            self.hear(line.strip() if line else None)
            if not line:
                return
