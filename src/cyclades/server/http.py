"""The plain HTTP calls: make and find tables, the data and texts the page needs, the page itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from cyclades import __version__
from cyclades.content.rulebook import read_books
from cyclades.forms.board_file import our_board
from cyclades.lessons import lessons
from cyclades.server import aid, info, replays, reviews
from cyclades.server.caretaker import Caretaker
from cyclades.server.limits import (
    MOST_BYTES,
    MOST_BYTES_OF_RECORD,
    MOST_BYTES_WITH_BOARD,
    Callers,
    check_origin,
    is_loopback,
)
from cyclades.server.recent import Recent
from cyclades.table import arrivals, boards, gathering, looking_back, opening, own_games
from cyclades.table.errors import Refused
from cyclades.table.incoming import Try, read_join, read_mine, read_new_table, read_try, read_try_record
from cyclades.table.lesson_tables import named_lesson
from cyclades.table.looking_back import Wanted
from cyclades.table.outgoing import LessonInfo, Place, Statistics, encode_bytes
from cyclades.table.table import Table
from cyclades.table.thinker import Asker
from cyclades.table.wishes import agreed
from cyclades.text import content_of, languages, parts

PAGE: Final = Path(__file__).parent / "page"

Endpoint = Callable[[Request], Awaitable[Response]]


def json_answer(content: Any, status: int = 200) -> Response:
    return Response(encode_bytes(content), status, media_type="application/json", headers={"Cache-Control": "no-store"})


class Calls:
    """The endpoints under `/api`."""

    def __init__(self, caretaker: Caretaker, callers: Callers, origins: Collection[str], address: str | None) -> None:
        self.caretaker = caretaker
        self.tables = caretaker.tables
        self.callers = callers
        self.origins = origins
        self.address = address  # where others in the network find this server
        self.lobby_now = Recent(caretaker.tables.lobby)

    async def health(self, request: Request) -> Response:
        return json_answer({"ok": True, "version": __version__})

    async def ready(self, request: Request) -> Response:
        """Whether the server can do its work: it writes."""
        await self.caretaker.try_storage()
        return json_answer({"ok": True, "version": __version__})

    async def info(self, request: Request) -> Response:
        offered = info.offered(tuple(self.caretaker.bots.levels))
        return json_answer(msgspec.structs.replace(offered, address=self.address if _sits_here(request) else None))

    async def aid(self, request: Request) -> Response:
        # Worked out beside the tables the first time.
        answer = json_answer(await asyncio.to_thread(aid.aid))
        answer.headers["Cache-Control"] = "no-cache"
        return answer

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
        language, part = request.path_params["language"], request.path_params.get("part")
        if language not in languages() or (part is not None and part not in parts(language)):
            raise Refused("not_found")
        content = content_of(language, part).encode()
        return Response(content, media_type="text/plain", headers={"Cache-Control": "no-cache"})

    async def rules(self, request: Request) -> Response:
        """The numbered rules and the rulings beside them."""
        language = request.path_params.get("language", "en")
        if language not in languages():
            raise Refused("not_found")
        content, tag = _rules(language)
        headers = {"Cache-Control": "no-cache", "ETag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(content, media_type="application/json", headers=headers)

    async def lessons(self, request: Request) -> Response:
        found = [msgspec.convert(lesson.summary(), LessonInfo) for lesson in lessons().values()]
        return json_answer({"lessons": found})

    async def begin_lesson(self, request: Request) -> Response:
        await self.body(request)
        lesson = named_lesson(request.path_params["lesson"])
        self.callers.check("lesson", _address(request))
        return _seated(*await opening.create_lesson(self.tables, lesson))

    async def lobby(self, request: Request) -> Response:
        return json_answer({"tables": await self.lobby_now.get()})

    async def create(self, request: Request) -> Response:
        wanted = read_new_table(await self.body(request, MOST_BYTES_WITH_BOARD))
        with self.callers.working(_address(request)):
            config = agreed(wanted)
        self.callers.check("table", _address(request))
        return _seated(*await opening.create(self.tables, wanted, config))

    async def mine(self, request: Request) -> Response:
        """The tables that somebody has the right to a seat at. It comes in the body: no address or log shows it."""
        wanted = read_mine(await self.body(request))
        self.callers.check("mine", _address(request))
        return json_answer({"games": await own_games.games_of(self.tables, wanted.rights)})

    async def try_table(self, request: Request) -> Response:
        """Play on from a moment of a finished game."""
        wanted = read_try(await self.body(request))
        self.callers.check("try", _address(request))
        async with self.tables.at(request.path_params["table"]) as table:
            if table.row.phase != "over":
                raise Refused("not_over")
            record = await arrivals.record_of(table)
            return await self._try(request, wanted, record, table)

    async def try_record(self, request: Request) -> Response:
        """The same for a game that somebody has the record of."""
        wanted = read_try_record(await self.body(request, MOST_BYTES_OF_RECORD))
        self.callers.check("try", _address(request))
        return await self._try(request, wanted, wanted.record)

    async def _try(
        self, request: Request, wanted: Try, record: dict[str, Any] | str, played: Table | None = None
    ) -> Response:
        self.callers.check("table", _address(request))
        return _seated(*await opening.try_moment(self.tables, wanted, record, _address(request), played))

    async def join(self, request: Request) -> Response:
        wanted = read_join(await self.body(request))
        async with self.tables.at(request.path_params["table"]) as table:
            return _seated(table.row.id, *await gathering.join(table, wanted.name, wanted.seat))

    async def summary(self, request: Request) -> Response:
        async with self.tables.at(request.path_params["table"]) as table:
            return json_answer(table.summary())

    async def table_board(self, request: Request) -> Response:
        async with self.tables.at(request.path_params["table"]) as table:
            return json_answer(boards.board_of(table.row.config))

    async def record(self, request: Request) -> Response:
        async with self.tables.at(request.path_params["table"]) as table:
            answer = json_answer(await arrivals.record_of(table))
            answer.headers["Content-Disposition"] = f'attachment; filename="cyclades-{table.row.id}.json"'
            return answer

    async def replay(self, request: Request) -> Response:
        """Moments of a game that is over."""
        wanted = replays.read_wanted(request.query_params)
        self.callers.check("replay", _address(request))
        async with self.tables.at(request.path_params["table"]) as table:
            game = await looking_back.game_of(table)
        try:
            return await self._replayed(request, game, wanted, table.row.id)
        except Refused as refused:
            raise Refused("log_unreadable") if refused.code == "bad_record" else refused from None

    async def replay_record(self, request: Request) -> Response:
        """Moments of a game that somebody has the record of; nothing is kept."""
        wanted = replays.read_wanted(request.query_params)
        record = await self._record(request)
        return await self._replayed(request, record, wanted, "")

    async def _record(self, request: Request) -> str:
        """The record that somebody shows, as it was written."""
        content = await self.body(request, MOST_BYTES_OF_RECORD)
        self.callers.check("replay", _address(request))
        try:
            return content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Refused("malformed") from None

    async def _replayed(self, request: Request, record: str | dict[str, Any], wanted: Wanted, table: str) -> Response:
        asker = Asker(table, _address(request))
        packed = await looking_back.told(self.caretaker.bots, record, wanted, asker)
        return await replays.packed_answer(packed, request.headers.get("accept-encoding", ""))

    async def chances(self, request: Request) -> Response:
        """Everyone's chance to win in a game that is over, as far as it is judged."""
        after = replays.number(request.query_params, "after", -1)
        async with self.tables.at(request.path_params["table"]) as table:
            return json_answer(await self.caretaker.judgements.of_table(table, _address(request), after))

    async def judge_record(self, request: Request) -> Response:
        record = await self._record(request)
        return json_answer(self.caretaker.judgements.of_record(record, _address(request)), 201)

    async def judgement(self, request: Request) -> Response:
        after = replays.number(request.query_params, "after", -1)
        return json_answer(self.caretaker.judgements.named(request.path_params["judgement"], after))

    async def statistics(self, request: Request) -> Response:
        form, language = _form(request), _language(request)
        self.callers.check("replay", _address(request))
        async with self.tables.at(request.path_params["table"]) as table:
            told = await reviews.statistics_of_table(self.caretaker.bots, table, _address(request), form, language)
            return _statistics(told, f"cyclades-{table.row.id}.csv")

    async def statistics_of_record(self, request: Request) -> Response:
        form, language = _form(request), _language(request)
        record = await self._record(request)
        told = await reviews.statistics_of_record(self.caretaker.bots, record, _address(request), form, language)
        return _statistics(told, "cyclades.csv")

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


def language_of(accepted: str) -> str:
    """The first language of an `Accept-Language` that there are texts in; English if there is none."""
    wishes: list[tuple[float, str]] = []
    for wish in accepted.split(","):
        name, _, quality = wish.partition(";q=")
        try:
            wishes.append((-float(quality or 1), name.strip()[:2].lower()))
        except ValueError:
            continue
    known = languages()
    return next((name for _, name in sorted(wishes, key=lambda wish: wish[0]) if name in known), "en")


def _language(request: Request) -> str:
    """In which something is written for whoever asks: as he says, else as his browser reads."""
    language = request.query_params.get("lang")
    if language is None:
        return language_of(request.headers.get("accept-language", ""))
    if language not in languages():
        raise Refused("bad_field", field="lang")
    return language


def _form(request: Request) -> str:
    form = request.query_params.get("form", "json")
    if form not in reviews.FORMS:
        raise Refused("bad_field", field="form")
    return form


def _statistics(told: Statistics | str, name: str) -> Response:
    if not isinstance(told, str):
        return json_answer(told)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(told, media_type="text/csv", headers=headers)


@cache
def _rules(language: str) -> tuple[bytes, str]:
    """The rules as JSON, and a tag that says which they are."""
    content = encode_bytes({"books": read_books(language)})
    return content, f'"{sha256(content).hexdigest()[:16]}"'


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _sits_here(request: Request) -> bool:
    """Whether the page is open on this very machine, under a name that means another machine elsewhere."""
    name, _, _ = request.headers.get("host", "").rpartition(":")
    return is_loopback(_address(request)) and is_loopback(name.strip("[]"))


def _seated(table: str, seat: int, token: str) -> Response:
    return json_answer(Place(table=table, seat=seat, token=token), 201)


async def page_missing(request: Request) -> Response:
    """Instead of the page where it wasn't built."""
    if request.url.path != "/":
        raise Refused("not_found")
    from cyclades.text import texts_in

    return PlainTextResponse(texts_in(_language(request)).say("error-page-missing") + "\n", 503)
