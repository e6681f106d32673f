"""What every request passes: under whose name it comes, how many there were, and the headers of its answer."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cyclades.server.limits import Callers, Names
from cyclades.server.statuses import status_of
from cyclades.table.errors import Refused
from cyclades.table.outgoing import encode_bytes

# Nothing from elsewhere is loaded or asked, and no other site may show the page inside its own.
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'{sockets}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}


def refusal(refused: Refused) -> Response:
    content = encode_bytes({"error": refused.code, "args": refused.args_given})
    headers = {"Cache-Control": "no-store"}
    return Response(content, status_of(refused), media_type="application/json", headers=headers)


class Entrance:
    """In front of all that the server answers; sockets are looked at by their own door."""

    def __init__(self, app: ASGIApp, names: Names, callers: Callers) -> None:
        self.app = app
        self.names = names
        self.callers = callers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        sockets = ""
        app = self.app
        try:
            host = request.headers.get("host")
            self.names.check(host)
            sockets = f" ws://{host} wss://{host}"  # not all browsers take 'self' for sockets too
            if request.method != "POST":  # those are counted where their bodies are read
                self.callers.check("get", request.client.host if request.client else "")
        except Refused as refused:
            app = refusal(refused)
        headers = HEADERS | {"Content-Security-Policy": POLICY.format(sockets=sockets)}
        lines = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *lines]
            await send(message)

        await app(scope, receive, send_with_headers)
