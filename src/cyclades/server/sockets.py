"""The WebSocket of a table: reads a client's messages one by one, answers, keeps the limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Collection
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from cyclades.server.caretaker import Caretaker
from cyclades.server.connection import Connection
from cyclades.server.entrance import refusal
from cyclades.server.limits import (
    BURST,
    CONNECTIONS,
    HELLO_SECONDS,
    MOST_BYTES,
    PATIENCE,
    PER_SECOND,
    Bucket,
    Names,
    household,
)
from cyclades.server.limits import check_origin as check_own_origin
from cyclades.table import arrivals
from cyclades.table.carrying_out import carry_out
from cyclades.table.errors import Refused
from cyclades.table.incoming import AtTable, Chat, Hello, Log, Look, Resync, SetUp, Undo, id_of, read_message
from cyclades.table.outgoing import PROTOCOL_VERSION
from cyclades.table.storage import StorageError
from cyclades.table.table import Table

# What is counted by address and table, and under which name.
LIMITED: Final[dict[type, str]] = {Undo: "undo", Chat: "chat", Resync: "log", Log: "log", Look: "log", SetUp: "set_up"}

log = logging.getLogger("cyclades.server")


class Gone(Exception):
    """The client has closed."""


class Door:
    """Where clients come in."""

    def __init__(self, caretaker: Caretaker, origins: Collection[str], names: Names) -> None:
        self.caretaker = caretaker
        self.origins = origins
        self.names = names
        self.open_now: Counter[tuple[str, str]] = Counter()  # by address and table; "" for all tables

    async def enter(self, socket: WebSocket) -> None:
        """The endpoint of `/ws/<table>`."""
        address = socket.client.host if socket.client else ""
        try:
            self.names.check(socket.headers.get("host"))
            check_own_origin(socket.headers.get("origin"), socket.headers.get("host"), self.origins)
            self.caretaker.callers.check("socket", address)
        except Refused as refused:
            await socket.send_denial_response(refusal(refused))
            return
        table_id = socket.path_params["table"]
        await socket.accept()
        connection = Connection(address)
        writer = asyncio.create_task(_write(socket, connection))
        here, anywhere = keys = (household(address), table_id), (household(address), "")
        self.open_now.update(keys)
        try:
            if self.open_now[here] > CONNECTIONS or self.open_now[anywhere] > self.caretaker.settings.connections:
                raise Refused("too_many_connections")
            async with self.caretaker.tables.at(table_id) as table:
                try:
                    await Visit(self.caretaker, table, socket, connection).run()
                finally:
                    await arrivals.depart(table, connection)
        except Refused as refused:
            connection.bye(refused.code)
        except StorageError as error:
            log.error("storage_failed table=%s error=%s", table_id, error)
            connection.bye("storage_failed")
        except Gone:
            writer.cancel()
        finally:
            self.open_now.subtract(keys)
            self.open_now = +self.open_now  # forgets who has none
            connection.bye("table_closed")
            with contextlib.suppress(asyncio.CancelledError):
                await writer


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what waits, then close."""
    try:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await connection.outgoing.get()) is not None:
                await socket.send_text(text)
            await socket.close(connection.close_code)
    finally:
        connection.written.set()


class Visit:
    """One client at one table, from hello on."""

    def __init__(self, caretaker: Caretaker, table: Table, socket: WebSocket, connection: Connection) -> None:
        self.caretaker = caretaker
        self.table = table
        self.socket = socket
        self.connection = connection
        self.bucket = Bucket(BURST, PER_SECOND, time.monotonic)
        self.over_limit = 0

    async def run(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while not await self.greeted(await self.receive()):
                    pass
        except TimeoutError:
            raise Refused("hello_first") from None
        while self.connection.bye_code is None:
            await self.answer(await self.receive())

    async def receive(self) -> str:
        """The next message that is within the limits."""
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise Gone
            text: str | None = frame.get("text")
            if not self.bucket.take():
                self.over_limit += 1
                if self.over_limit > PATIENCE:
                    raise Refused("flood")
                self.connection.refuse(Refused("too_many"), None)
            elif text is None:
                self.connection.refuse(Refused("malformed"), None)
            elif len(text) > MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
                self.connection.refuse(Refused("too_large"), None)
            else:
                return text

    async def greeted(self, raw: str) -> bool:
        """Whether that was a hello that could be answered."""
        try:
            hello = read_message(raw)
            if not isinstance(hello, Hello):
                raise Refused("hello_first")
        except Refused as refused:
            self.connection.refuse(refused, id_of(raw))
            return False
        if hello.version != PROTOCOL_VERSION:
            raise Refused("version")
        try:
            await arrivals.arrive(self.table, self.connection, hello.token)
        except Refused as refused:
            self.connection.refuse(refused, None)
            return False
        return True

    async def answer(self, raw: str) -> None:
        try:
            message = read_message(raw)
            if isinstance(message, Hello):
                raise Refused("unknown_type")  # one hello is enough
            self.check_limits(message)
            await carry_out(self.caretaker.tables, self.table, self.connection, message)
        except Refused as refused:
            self.connection.refuse(refused, id_of(raw))
        except StorageError as error:
            log.error("storage_failed table=%s error=%s", self.table.row.id, error)
            self.connection.refuse(Refused("storage_failed"), id_of(raw))
        except Exception:
            log.exception("message_failed table=%s", self.table.row.id)
            self.connection.refuse(Refused("internal"), id_of(raw))

    def check_limits(self, message: AtTable) -> None:
        """Refuse what an address does too often at this table, over however many sockets."""
        kind = LIMITED.get(type(message))
        if kind is not None:
            self.caretaker.callers.check(kind, self.connection.address, self.table.row.id)
