"""One client's socket, as a table sees it: messages that go out in order."""

from __future__ import annotations

import asyncio
from typing import Final

from cyclades.server.limits import OUTGOING
from cyclades.table.outgoing import Bye, encode
from cyclades.table.visitor import Visitor

CLOSE_CODES: Final = {"restart": 1012, "slow": 4008, "flood": 4029, "unknown_table": 4004}
CLOSED: Final = 4000


class Connection(Visitor):
    """Messages wait here until the socket takes them; who is too slow is let go and can come back."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self.bye_code: str | None = None
        self.written = asyncio.Event()  # the last message is out

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
        if self.bye_code is None:
            self.outgoing.put_nowait(encode(Bye(code=code)))
            self.outgoing.put_nowait(None)
            self.bye_code = code

    @property
    def close_code(self) -> int:
        return CLOSE_CODES.get(self.bye_code or "", CLOSED)
