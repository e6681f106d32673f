"""How much, how fast, from where, and which letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from time import thread_time
from typing import Final
from urllib.parse import urlsplit

from cyclades.server.refused import Refused

MOST_BYTES: Final = 8 * 1024  # of a message or a body
MOST_BYTES_WITH_BOARD: Final = 64 * 1024  # of a body that may hold a board
MOST_BYTES_READ: Final = 64 * 1024  # of a message; a larger one is not even read to its end
BURST: Final = 100
PER_SECOND: Final = 20.0
PATIENCE: Final = 100  # messages over the limit before a connection is closed
CALLS_BURST: Final = 300  # POST calls of an address
CALLS_PER_SECOND: Final = 5.0
CALLS_FOR_WORK: Final = 50.0  # a second of the server's work counts as so many calls
MOST_ADDRESSES: Final = 10_000  # remembered for that
CONNECTIONS: Final = 20  # of an address at a table
OUTGOING: Final = 500  # messages waiting for a slow client
HELLO_SECONDS: Final = 10.0
NAME_LENGTH: Final = 24
TITLE_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
MOST_MARKS: Final = 3  # accents on one letter

# Letters that have no place in a line of text: control, direction, private, unassigned, line and paragraph breaks.
FORBIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS: Final = "\u200c\u200d"  # needed inside words of some languages and in emoji


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


class Callers:
    """The calls of each address."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def check(self, address: str) -> None:
        if address not in self.buckets:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.buckets.clear()
            self.buckets[address] = Bucket(CALLS_BURST, CALLS_PER_SECOND, self.clock)
        if not self.buckets[address].take():
            raise Refused("too_many")

    @contextmanager
    def working(self, address: str) -> Iterator[None]:
        """What takes the server long counts as many calls: a board can be made to be hard to check."""
        began = thread_time()
        try:
            yield
        finally:
            self.buckets[address].left -= (thread_time() - began) * CALLS_FOR_WORK


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


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine that uses it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


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
