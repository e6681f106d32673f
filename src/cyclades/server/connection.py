"""One client's connection, as a table sees it: a seat or none, and messages that go out in order."""

from __future__ import annotations

import asyncio
from typing import Any

from cyclades.server.limits import OUTGOING
from cyclades.server.messages import encode
from cyclades.server.refused import Refused

CLOSE_CODES = {"restart": 1012, "slow": 4008, "flood": 4029, "unknown_table": 4004}
CLOSED = 4000


class Connection:
    """Messages wait here until the socket takes them; who is too slow is let go and can come back."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seat: int | None = None
        self.pauses = True  # whether bots make a pause before each move, as far as it is his to say
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self.bye_code: str | None = None
        self.written = asyncio.Event()  # the last message is out

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(encode(message))

    def refuse(self, refused: Refused, client_id: str | None) -> None:
        """Say why nothing has come of a message."""
        self.send(
            {
                "type": "refused",
                "id": client_id,
                "code": refused.code,
                "rule": refused.rule,
                "args": refused.args_given,
            }
        )

    def send_text(self, text: str) -> None:
        if self.bye_code is not None:
            return
        if self.outgoing.qsize() >= OUTGOING:
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
            self.bye("slow")
        else:
            self.outgoing.put_nowait(text)

    def bye(self, code: str) -> None:
        """The last message; the connection is closed after it."""
        if self.bye_code is None:
            self.outgoing.put_nowait(encode({"type": "bye", "code": code}))
            self.outgoing.put_nowait(None)
            self.bye_code = code

    @property
    def close_code(self) -> int:
        return CLOSE_CODES.get(self.bye_code or "", CLOSED)
