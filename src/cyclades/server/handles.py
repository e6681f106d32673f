"""How many connections the system lets this process have."""

from __future__ import annotations

import sys
from typing import Final

WANTED: Final = 65_536  # more would only make each process that is started slower
ON_WINDOWS: Final = 8_192  # it counts no handles for sockets: what memory is good for


def raise_limit() -> int:
    """Allow this process as many open files and sockets as its user may have; how many that is."""
    if sys.platform == "win32":
        return ON_WINDOWS
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    aim = WANTED if most == resource.RLIM_INFINITY else min(WANTED, most)
    if now != resource.RLIM_INFINITY and now < aim:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (aim, most))
        except (OSError, ValueError):  # some systems promise more than they give
            return now
        return aim
    return WANTED if now == resource.RLIM_INFINITY else now
