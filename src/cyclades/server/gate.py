"""Who may connect, and for how long without saying what for: uvicorn itself waits for ever."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Collection
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cyclades.server.limits import household

BODY_SHARE: Final = 2.0  # for a body: so many times as long as for a head
SEND_SHARE: Final = 3.0  # for taking any of an answer
MOST_BACKLOG: Final = 1024
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger("cyclades.server")


class Gate:
    """All connections by address. Where there are too many, one that hasn't said what for has to go first."""

    def __init__(self, handles: int, by_address: int, seconds: float, proxies: Collection[str] = ()) -> None:
        spare = handles // 4  # for files, for bots, and for those who wait at the gate
        self.most = handles - spare
        self.backlog = max(1, min(MOST_BACKLOG, spare // 2))
        self.by_address = by_address
        self.seconds = seconds  # from the connection, or the first byte, to the end of a request's head
        # Behind one of them are many, who are told apart further in.
        self.proxies = frozenset(household(proxy) for proxy in proxies)
        self.inside: dict[str, dict[asyncio.Transport, bool]] = {}  # by address: whether it is still to say what for
        self.count = 0

    def enter(self, address: str, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay."""
        beside = self.inside.get(address, {})
        if len(beside) >= self.by_address and address not in self.proxies:
            log.warning("too_many_connections address=%s", address)
            if not self._send_one_away(address):
                return False
        elif self.count >= self.most:
            log.warning("too_many_connections")
            if not any(self._send_one_away(other) for other in sorted(self.inside, key=self._crowd, reverse=True)):
                return False
        self.inside.setdefault(address, {})[transport] = True
        self.count += 1
        return True

    def _crowd(self, address: str) -> int:
        return len(self.inside[address])

    def _send_one_away(self, address: str) -> bool:
        """The one that has waited longest without a whole request; False if there is none."""
        waiting = next((one for one, silent in self.inside[address].items() if silent), None)
        if waiting is None:
            return False
        self.leave(address, waiting)
        waiting.abort()
        return True

    def silent(self, address: str, transport: asyncio.Transport, silent: bool) -> None:
        """Note whether a connection is still to say what it is for."""
        beside = self.inside.get(address, {})
        if beside.get(transport, silent) != silent:
            del beside[transport]  # it goes to the end: who has waited longest is first
            beside[transport] = silent

    def leave(self, address: str, transport: asyncio.Transport) -> None:
        beside = self.inside.get(address, {})
        if beside.pop(transport, None) is not None:
            self.count -= 1
            if not beside:
                del self.inside[address]


class GatedConfig(uvicorn.Config):
    """A configuration of uvicorn whose connections come through a gate."""

    def __init__(self, gate: Gate, app: Any, **options: Any) -> None:
        super().__init__(app, http=GatedHttp, ws=GatedWebSocket, backlog=gate.backlog, **options)
        self.gate = gate


def _gate(config: uvicorn.Config) -> Gate:
    assert isinstance(config, GatedConfig)
    return config.gate


def _address(client: tuple[str, int] | None) -> str:
    return household(client[0]) if client else ""


class GatedHttp(H11Protocol):
    """HTTP with deadlines: for the head of a request, for its body, and for taking the answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # A body follows its head at once, not when that has been acknowledged: that takes most clients 40 ms.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.gate = _gate(self.config)
        self.address = _address(self.client)
        self.waits_for: object = None
        self.deadline: asyncio.TimerHandle | None = None
        self.sending: asyncio.TimerHandle | None = None
        if self.gate.enter(self.address, transport):
            self._expect("head", self.gate.seconds)
        else:
            transport.write(TOO_MANY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._expect(None, 0)  # a WebSocket from now on
        elif self.cycle is None or self.cycle.response_complete:
            self._expect("head", self.gate.seconds)
        elif self.cycle.more_body:
            self._expect(self.cycle, self.gate.seconds * BODY_SHARE)
        else:
            self._expect(None, 0)

    def _expect(self, what: object, seconds: float) -> None:
        """From now on something is waited for, or nothing; what was waited for already keeps its deadline."""
        if what is self.waits_for:
            return
        self._expect_nothing()
        self.waits_for = what
        self.gate.silent(self.address, self.transport, what == "head")
        if what is not None:
            self.deadline = self.loop.call_later(seconds, self._too_late)

    def _expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None

    def _too_late(self) -> None:
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(TOO_LATE)
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.sending = self.loop.call_later(self.gate.seconds * SEND_SHARE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.sending is not None:
            self.sending.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        if self.sending is not None:
            self.sending.cancel()
        self.gate.leave(self.address, self.transport)
        super().connection_lost(exc)


class GatedWebSocket(WebSocketsSansIOProtocol):
    """A connection that came in as HTTP; it leaves through the same gate."""

    def connection_lost(self, exc: Exception | None) -> None:
        _gate(self.config).leave(_address(self.client), self.transport)
        super().connection_lost(exc)
