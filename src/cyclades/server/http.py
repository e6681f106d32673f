"""The plain HTTP calls: make and find tables, the data and texts the page needs, the page itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from cyclades import __version__
from cyclades.forms.board_file import our_board
from cyclades.server import arrivals, boards, gathering, info
from cyclades.server.hub import Hub
from cyclades.server.limits import MOST_BYTES, MOST_BYTES_WITH_BOARD, Callers, check_origin, is_loopback
from cyclades.server.messages import encode_bytes, read_join, read_new_table
from cyclades.server.new_tables import agreed
from cyclades.server.recent import Recent
from cyclades.server.refused import Refused
from cyclades.text import languages

PAGE: Final = Path(__file__).parent / "page"

Endpoint = Callable[[Request], Awaitable[Response]]


def json_answer(content: Any, status: int = 200) -> Response:
    return Response(encode_bytes(content), status, media_type="application/json", headers={"Cache-Control": "no-store"})


class Calls:
    """The endpoints under `/api`."""

    def __init__(self, hub: Hub, callers: Callers, origins: Collection[str], address: str | None) -> None:
        self.hub = hub
        self.callers = callers
        self.origins = origins
        self.address = address  # where others in the network find this server
        self.lobby_now = Recent(hub.lobby)

    async def health(self, request: Request) -> Response:
        return json_answer({"ok": True, "version": __version__})

    async def ready(self, request: Request) -> Response:
        """Whether the server can do its work: it writes."""
        await self.hub.try_storage()
        return json_answer({"ok": True, "version": __version__})

    async def info(self, request: Request) -> Response:
        offered = info.offered(tuple(self.hub.house.bots.levels))
        return json_answer(offered | {"address": self.address if _sits_here(request) else None})

    async def board(self, request: Request) -> Response:
        try:
            return json_answer(our_board(request.path_params["board"]).data)
        except KeyError:
            raise Refused("not_found") from None

    async def check_board(self, request: Request) -> Response:
        """Whether a table can have a board that somebody has written."""
        content = await self.body(request, MOST_BYTES_WITH_BOARD)
        with self.callers.working(_address(request)):
            return json_answer(boards.checked_form(content))

    async def texts(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in languages():
            raise Refused("not_found")
        content = (files("cyclades.text") / f"{language}.ftl").read_bytes()
        return Response(content, media_type="text/plain", headers={"Cache-Control": "no-cache"})

    async def lobby(self, request: Request) -> Response:
        return json_answer({"tables": await self.lobby_now.get()})

    async def create(self, request: Request) -> Response:
        wanted = read_new_table(await self.body(request, MOST_BYTES_WITH_BOARD))
        with self.callers.working(_address(request)):
            config = agreed(wanted)
        self.callers.check("table", _address(request))
        return _seated(*await self.hub.create(wanted, config))

    async def join(self, request: Request) -> Response:
        wanted = read_join(await self.body(request))
        async with self.hub.at(request.path_params["table"]) as table:
            return _seated(table.row.id, *await gathering.join(table, wanted.name, wanted.seat))

    async def summary(self, request: Request) -> Response:
        async with self.hub.at(request.path_params["table"]) as table:
            return json_answer(table.summary())

    async def table_board(self, request: Request) -> Response:
        async with self.hub.at(request.path_params["table"]) as table:
            return json_answer(boards.board_of(table.row.config))

    async def record(self, request: Request) -> Response:
        async with self.hub.at(request.path_params["table"]) as table:
            answer = json_answer(await arrivals.record_of(table))
            answer.headers["Content-Disposition"] = f'attachment; filename="cyclades-{table.row.id}.json"'
            return answer

    async def body(self, request: Request, most: int = MOST_BYTES) -> bytes:
        """The body of a call that changes something, within the limits."""
        check_origin(request.headers.get("origin"), request.headers.get("host"), self.origins)
        self.callers.check("post", _address(request))
        content = b""
        try:
            async for part in request.stream():
                content += part
                if len(content) > most:
                    raise Refused("too_large")
        except ClientDisconnect:
            raise Refused("malformed") from None
        return content


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _sits_here(request: Request) -> bool:
    """Whether the page is open on this very machine, under a name that means another machine elsewhere."""
    name, _, _ = request.headers.get("host", "").rpartition(":")
    return is_loopback(_address(request)) and is_loopback(name.strip("[]"))


def _seated(table: str, seat: int, token: str) -> Response:
    return json_answer({"table": table, "seat": seat, "token": token}, 201)


async def page_missing(request: Request) -> Response:
    """Instead of the page where it wasn't built."""
    if request.url.path != "/":
        raise Refused("not_found")
    from cyclades.text import texts_in

    return PlainTextResponse(texts_in().say("error-page-missing") + "\n", 503)
