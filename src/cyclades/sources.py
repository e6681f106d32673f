"""Of which sources this package is: the same answer for sources, a wheel of them and a compiled build of them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
SUFFIXES: Final = frozenset({".py", ".json", ".ftl", ".md"})
PAGE: Final = PACKAGE / "server" / "page"  # made of sources that lie elsewhere


def sources_fingerprint() -> str:
    """A hash of all that decides how the package behaves."""
    whole = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in SUFFIXES and not path.is_relative_to(PAGE):
            content = path.read_bytes()
            whole.update(f"{path.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode())
            whole.update(content)
    return whole.hexdigest()
