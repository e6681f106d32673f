"""The server put together: routes, start and end."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from cyclades.server import front
from cyclades.server.caretaker import Caretaker
from cyclades.server.entrance import Entrance, refusal
from cyclades.server.gate import Gate, GatedConfig
from cyclades.server.handles import raise_limit
from cyclades.server.http import PAGE, Calls, page_missing
from cyclades.server.limits import MOST_BYTES_READ, Names
from cyclades.server.sockets import Door
from cyclades.table.errors import Refused
from cyclades.table.storage import StorageError

log = logging.getLogger("cyclades.server")


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error)


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal(Refused("wrong_method" if error.status_code == 405 else "not_found"))


async def on_storage_error(request: Request, error: Exception) -> Response:
    log.error("storage_failed error=%s", error)
    return refusal(Refused("storage_failed"))


async def on_failure(request: Request, error: Exception) -> Response:
    return refusal(Refused("internal"))


def make_app(caretaker: Caretaker, host: str, origins: Collection[str], address: str | None) -> ASGIApp:
    """The application for a caretaker's tables."""
    names = Names([host], origins)
    callers = caretaker.callers
    calls = Calls(caretaker, callers, origins, address)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await caretaker.start()
        yield
        await caretaker.stop()

    routes: list[BaseRoute] = [
        Route("/healthz", calls.health),
        Route("/readyz", calls.ready),
        Route("/api/info", calls.info),
        Route("/api/aid", calls.aid),
        Route("/api/boards/{board}", calls.board),
        Route("/api/boards", calls.check_board, methods=["POST"]),
        Route("/api/texts/{language}.ftl", calls.texts),
        Route("/api/texts/{language}/{part}.ftl", calls.texts),
        Route("/api/rules", calls.rules),
        Route("/api/rules/{language}", calls.rules),
        Route("/api/lessons", calls.lessons),
        Route("/api/lessons/{lesson}", calls.begin_lesson, methods=["POST"]),
        Route("/api/tables", calls.lobby),
        Route("/api/tables", calls.create, methods=["POST"]),
        Route("/api/tables/mine", calls.mine, methods=["POST"]),
        Route("/api/tables/{table}/join", calls.join, methods=["POST"]),
        Route("/api/tables/{table}/try", calls.try_table, methods=["POST"]),
        Route("/api/try", calls.try_record, methods=["POST"]),
        Route("/api/tables/{table}/summary", calls.summary),
        Route("/api/tables/{table}/board", calls.table_board),
        Route("/api/tables/{table}/record", calls.record),
        Route("/api/tables/{table}/replay", calls.replay),
        Route("/api/replay", calls.replay_record, methods=["POST"]),
        Route("/api/tables/{table}/chances", calls.chances),
        Route("/api/chances", calls.judge_record, methods=["POST"]),
        Route("/api/chances/{judgement}", calls.judgement),
        Route("/api/tables/{table}/statistics", calls.statistics),
        Route("/api/statistics", calls.statistics_of_record, methods=["POST"]),
        WebSocketRoute("/ws/{table}", Door(caretaker, origins, names).enter),
    ]
    if (PAGE / "index.html").is_file():
        routes += [Route("/", front.home), Route("/manifest.webmanifest", front.manifest)]
        routes.append(Mount("/", StaticFiles(directory=PAGE, html=True)))
    else:
        routes.append(Route("/{path:path}", page_missing))
    handlers: dict[Any, Any] = {
        Refused: on_refused,
        HTTPException: on_http_error,
        StorageError: on_storage_error,
        Exception: on_failure,
    }
    return Entrance(Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers), names, callers)


class Server(uvicorn.Server):
    """Says goodbye before it closes its connections."""

    def __init__(self, caretaker: Caretaker, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.caretaker = caretaker

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        await self.caretaker.say_bye()
        await super().shutdown(sockets)


def _is_news(record: logging.LogRecord) -> bool:
    """uvicorn takes a socket that is answered with a refusal instead of a handshake for a mistake of ours."""
    return "returned without completing handshake" not in record.getMessage()


def make_server(
    caretaker: Caretaker, host: str, port: int, origins: Collection[str] = (), address: str | None = None
) -> Server:
    """The server; `address` is where others in the network find it."""
    settings = caretaker.settings
    config = GatedConfig(
        Gate(raise_limit(), settings.connections, settings.request_seconds, settings.proxies),
        make_app(caretaker, host, origins, address),
        host=host,
        port=port,
        ws_max_size=MOST_BYTES_READ,
        ws_per_message_deflate=False,  # each receiver would have the same packed for him anew
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    return Server(caretaker, config)
