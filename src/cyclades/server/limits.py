"""How much, how fast, and from where."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from socket import gethostname
from time import monotonic, thread_time
from typing import Final
from urllib.parse import urlsplit

from cyclades.table.errors import Refused

MOST_BYTES: Final = 8 * 1024  # of a message or a body
MOST_BYTES_WITH_BOARD: Final = 64 * 1024  # of a body that may hold a board
MOST_BYTES_OF_RECORD: Final = 2 * 1024 * 1024
MOST_BYTES_READ: Final = 64 * 1024  # of a message; a larger one is not even read to its end
BURST: Final = 100
PER_SECOND: Final = 20.0
PATIENCE: Final = 100  # messages over the limit before a connection is closed
DAY: Final = 24 * 60 * 60  # seconds
LESSONS_A_SECOND: Final = 300 / DAY
# By what is asked for: how often at once, and how often a second for a while.
OF_ADDRESS: Final = {
    "post": (300, 5.0),
    "get": (1000, 50.0),
    "socket": (300, 10.0),
    "replay": (60, 2.0),
    "judge": (20, 0.1),
    "try": (30, 0.5),
    "mine": (60, 2.0),
    "lesson": (300, LESSONS_A_SECOND),
}
OF_ADDRESS_AT_TABLE: Final = {"chat": (30, 2.0), "undo": (60, 2.0), "log": (30, 2.0), "set_up": (20, 0.5)}
CALLS_FOR_WORK: Final = 50.0  # a second of the server's work counts as so many calls
MOST_ADDRESSES: Final = 10_000  # remembered for that
CONNECTIONS: Final = 20  # of an address at a table
OUTGOING: Final = 500  # messages waiting for a slow client
HELLO_SECONDS: Final = 10.0


log = logging.getLogger("cyclades.server")


class Bucket:
    """So many at once, so many a second for a while."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.left = burst
        self.at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def household(address: str) -> str:
    """Whom an address stands for: with IPv6 one household has a whole network of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(known.ipv4_mapped or ip_network((known, 64), strict=False))


class Callers:
    """What each address asks for, and at which table."""

    def __init__(self, clock: Callable[[], float] = monotonic, tables_a_day: int = DAY) -> None:
        self.clock = clock
        self.kinds = OF_ADDRESS | OF_ADDRESS_AT_TABLE | {"table": (tables_a_day, tables_a_day / DAY)}
        self.buckets: dict[tuple[str, str, str], Bucket] = {}

    def check(self, kind: str, address: str, table: str = "") -> None:
        """Refuse what is too much."""
        if not self._bucket(kind, address, table).take():
            raise Refused("too_many_tables" if kind == "table" else "too_many")

    def _bucket(self, kind: str, address: str, table: str = "") -> Bucket:
        key = kind, household(address), table
        if key not in self.buckets:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.buckets.clear()
            self.buckets[key] = Bucket(*self.kinds[kind], self.clock)
        return self.buckets[key]

    @contextmanager
    def working(self, address: str) -> Iterator[None]:
        """What takes the server long counts as many calls: a board can be made to be hard to check."""
        began = thread_time()
        try:
            yield
        finally:
            self._bucket("post", address).left -= (thread_time() - began) * CALLS_FOR_WORK


def check_origin(origin: str | None, host: str | None, allowed: Collection[str]) -> None:
    """Refuse pages of other sites. Without an `Origin` it is no page: nothing is done there in a visitor's name."""
    if origin is None or origin in allowed:
        return
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        netloc = ""
    if not netloc or netloc.lower() != (host or "").lower():
        raise Refused("foreign_origin")


class Names:
    """Under which names the server is known: a foreign name that leads here is somebody's trick on a visitor's browser.

    Addresses can't be made to lead elsewhere, so each of them is good.
    """

    def __init__(self, names: Collection[str], origins: Collection[str]) -> None:
        own = gethostname()
        hosts = {(urlsplit(origin).hostname or "") for origin in origins}
        self.known = {name.lower().rstrip(".") for name in {"localhost", own, f"{own}.local", *names, *hosts}} - {""}

    def check(self, host: str | None) -> None:
        """Refuse a `Host` that isn't ours."""
        try:
            name = (urlsplit(f"//{host or ''}").hostname or "").rstrip(".")
        except ValueError:
            name = ""
        if name not in self.known and not _is_address(name):
            log.warning("unknown_host host=%r", (host or "")[:100])
            raise Refused("unknown_host")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine that uses it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
