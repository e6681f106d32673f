"""A server's table from here: its link, the few plain calls, and the socket, which comes back by itself."""

from __future__ import annotations

import json
import random
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from cyclades.table.incoming import Hello, Incoming
from cyclades.table.outgoing import PROTOCOL_VERSION, Bye, Told, Welcome

SECONDS: Final = 20.0
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 15.0
COME_BACK: Final = ("restart", "slow", "storage_failed")  # the server closes, and asks to come again

_TOLD: Final = msgspec.json.Decoder(Told)


class BadLink(Exception):
    """What was given is no link to a table."""


class Refusal(Exception):
    """A call that the server refuses: a code with arguments."""

    def __init__(self, code: str, args: dict[str, Any]) -> None:
        super().__init__(code)
        self.code = code
        self.args_given = args


class Unreachable(Exception):
    """There is no server, or none of ours."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is gone; it is tried again after a while."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a table, with the right to a seat if it has a token."""

    host: str  # with its port
    secure: bool
    table: str
    token: str | None = None

    @property
    def server(self) -> str:
        return f"{'https' if self.secure else 'http'}://{self.host}"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.secure else 'ws'}://{self.host}/ws/{self.table}"

    def __str__(self) -> str:
        return f"{self.server}/#/t/{self.table}{f'?token={self.token}' if self.token else ''}"


def read_link(text: str) -> Link:
    """`http://HOST/#/t/TABLE` with `?token=…` for a seat, as the page shows and shares it."""
    whole = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(whole)
        address = parts.hostname and parts.port is not False
    except ValueError:
        raise BadLink from None
    path, _, query = parts.fragment.partition("?")
    words = path.strip("/").split("/")
    if not address or parts.scheme not in ("http", "https") or len(words) < 2 or words[0] != "t" or not words[1]:
        raise BadLink
    if not words[1].isascii() or not words[1].isalnum():
        raise BadLink
    token = parse_qs(query).get("token", [None])[0]
    return Link(parts.netloc.rpartition("@")[2], parts.scheme == "https", words[1], token)


def called(link: Link, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """The answer to a plain call."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(link.server + path, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            content: dict[str, Any] = json.load(answer)
            return content
    except urllib.error.HTTPError as error:
        try:
            told = json.load(error)
            raise Refusal(str(told["error"]), dict(told.get("args", {}))) from None
        except (ValueError, KeyError, TypeError):
            raise Unreachable from None
    except (OSError, ValueError):
        raise Unreachable from None


class Line:
    """The connection to a table: says hello by itself, again after each break, and repeats what wasn't answered."""

    def __init__(self, link: Link, hear: Callable[[Told | Lost], None]) -> None:
        self.link = link
        self.hear = hear
        self.unanswered: dict[str, Incoming] = {}
        self._socket: ClientConnection | None = None
        self._closed = threading.Event()
        self._sending = threading.Lock()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        if self._socket is not None:
            self._socket.close()

    def send(self, message: Incoming) -> None:
        """Send now, or when the connection is back if it has an id to be answered by."""
        name: str | None = getattr(message, "id", None)
        if name is not None:
            self.unanswered[name] = message
        self._write(message)

    def _write(self, message: Incoming) -> None:
        with self._sending:
            if self._socket is None:
                return
            try:
                self._socket.send(msgspec.json.encode(message).decode())
            except (WebSocketException, OSError):
                return  # the reading side notices too, and it is sent again

    def _run(self) -> None:
        failures = 0
        while not self._closed.is_set():
            try:
                with connect(self.link.socket, max_size=None, open_timeout=SECONDS) as socket:
                    self._socket = socket
                    self._write(Hello(version=PROTOCOL_VERSION, token=self.link.token))
                    for text in socket:
                        failures = 0
                        if self._heard(_TOLD.decode(text)):
                            return
            except InvalidStatus as error:
                if error.response.status_code == 403:
                    self.hear(Bye(code="foreign_origin"))
                    return
            except (WebSocketException, OSError, msgspec.DecodeError):
                pass
            finally:
                self._socket = None
            if not self._closed.is_set():
                wait = min(LONGEST_WAIT, FIRST_WAIT * 2**failures) * random.uniform(0.75, 1.25)
                failures += 1
                self.hear(Lost(wait))
                self._closed.wait(wait)

    def _heard(self, message: Told) -> bool:
        """Pass a message on; whether it was the last one."""
        if isinstance(message, Bye) and message.code in COME_BACK:
            return False
        name: str | None = getattr(message, "id", None)
        if name is not None:
            self.unanswered.pop(name, None)
        self.hear(message)
        if isinstance(message, Welcome):
            for waiting in list(self.unanswered.values()):
                self._write(waiting)
        return isinstance(message, Bye)
