"""Looking back: at games that are over, at records somebody has, at the earlier part of one's own game.

It is worked out beside the tables, in a process that nobody who plays waits for.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import msgspec
from starlette.responses import Response

from cyclades.review.steps import Eyes, changed
from cyclades.server.arrivals import log_of
from cyclades.server.bots import BotRoom
from cyclades.server.connection import Connection
from cyclades.server.fair_queue import Asker
from cyclades.server.messages import Look
from cyclades.server.play import START, Story, stored_record
from cyclades.server.refused import Refused
from cyclades.server.tables import Table

MOST_MOMENTS: Final = 400  # at once
MOMENTS: Final = 60  # if nobody says how many
LONGEST_NUMBER: Final = 9  # digits
LOOKED_BACK: Final = 40  # entries of a game that goes on whose positions are shown at once

log = logging.getLogger("cyclades.server")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which moments of a game, through whose eyes, and whether with the whole story."""

    eyes: str
    first: int
    last: int
    story: bool

    @staticmethod
    def read(query: Mapping[str, str]) -> Wanted:
        for field in query:
            if field not in ("eyes", "from", "until", "story"):
                raise Refused("bad_field", field=field)
        first = number(query, "from", 0)
        last = number(query, "until", first + MOMENTS)
        if not first <= last <= first + MOST_MOMENTS:
            raise Refused("bad_field", field="until")
        story = query.get("story", "no")
        if story not in ("yes", "no"):
            raise Refused("bad_field", field="story")
        return Wanted(query.get("eyes", "spectator"), first, last, story == "yes")


def number(query: Mapping[str, str], field: str, usual: int) -> int:
    """A whole number that was asked with."""
    given = query.get(field)
    if given is None:
        return usual
    if not (given.isascii() and given.isdigit() and len(given) <= LONGEST_NUMBER):
        raise Refused("bad_field", field=field)
    return int(given)


async def game_of(table: Table) -> dict[str, Any]:
    """The record of a game that is over, as its log tells it: it isn't replayed here."""
    return (await timed_game_of(table))[0]


async def timed_game_of(table: Table) -> tuple[dict[str, Any], list[int | None]]:
    """The record of a game that is over, and how many seconds each action took, as far as that is known."""
    async with table.lock:
        if table.row.phase != "over":
            raise Refused("not_over")
        entries = await log_of(table)
    story = Story(None, entries)
    at = {entry.seq: entry.at for entry in entries}
    numbers = [entries[0].seq if entries else 0, *(done.seq for done in story.line)]
    used = [_between(at.get(before), at.get(after)) for before, after in pairwise(numbers)]
    return stored_record(table.row.config, story).as_json(), used


def _between(before: int | None, after: int | None) -> int | None:
    return None if before is None or after is None else max(0, after - before)


async def told(bots: BotRoom, record: str | dict[str, Any], wanted: Wanted, asker: Asker) -> bytes:
    """The moments that are wanted, as packed JSON."""
    about = record, wanted.eyes, wanted.first, wanted.last, wanted.story
    answer = await bots.look_back(asker, "replay", *about)
    if answer is None:
        raise Refused("replay_failed")
    if "unknown" in answer:
        raise Refused("bad_field", field="eyes")
    if "fault" in answer:
        raise Refused("bad_record", fault=answer["fault"])
    return b64decode(answer["packed"])


async def look_back(table: Table, connection: Connection, message: Look) -> None:
    """The positions after an entry and after those that follow it, as the asker saw them. The table goes on."""
    async with table.lock:
        play = await table.play()
        table.check_readable()
        if play is None:
            raise Refused("not_started")
        if not message.after <= message.until <= message.after + LOOKED_BACK:
            raise Refused("bad_field", field="until")
        first, last = play.kept_by(message.after), play.kept_by(message.until)
        seqs = [START, *(done.seq for done in play.story.line)][first : last + 1]
        game = stored_record(table.row.config, play.story, last).as_json()
    seat = connection.seat
    wanted = Wanted(Eyes(seat).name, first, last, story=False)
    looking = asyncio.create_task(_show_past(table, connection, message.id, game, wanted, seqs))
    table.looks.add(looking)
    looking.add_done_callback(table.looks.discard)


async def _show_past(
    table: Table, connection: Connection, asked: str, game: dict[str, Any], wanted: Wanted, seqs: list[int]
) -> None:
    try:
        asker = Asker(table.row.id, connection.address)
        packed = await told(table.house.bots, game, wanted, asker)
        seen = msgspec.json.decode(gzip.decompress(packed))
        view = seen["view"]
        views = [view]
        for by in seen["changes"]:
            views.append(view := changed(view, by))
        shown = [{"seq": seq, "view": one} for seq, one in zip(seqs, views, strict=True)]
        connection.send({"type": "look", "id": asked, "views": shown})
    except Refused as refused:
        connection.refuse(refused, asked)
    except Exception:
        log.exception("message_failed table=%s", table.row.id)
        connection.refuse(Refused("internal"), asked)


async def packed_answer(content: bytes, accepted: str) -> Response:
    """An answer with packed JSON, unpacked for those who can't."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
    else:
        content = await asyncio.to_thread(gzip.decompress, content)
    return Response(content, media_type="application/json", headers=headers)
