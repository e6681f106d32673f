"""Looking back: at a game that is over, and at the earlier part of one's own.

It is thought about beside the table, which goes on.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from base64 import b64decode
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import msgspec

from cyclades.review.steps import Eyes, changed
from cyclades.table.arrivals import log_of
from cyclades.table.errors import Refused
from cyclades.table.incoming import Look
from cyclades.table.outgoing import LookAnswer, SeenAt
from cyclades.table.play import START
from cyclades.table.story import Story, stored_record
from cyclades.table.table import Table
from cyclades.table.thinker import Asker, Thinker
from cyclades.table.visitor import Visitor

LOOKED_BACK: Final = 40  # entries of a game that goes on whose positions are shown at once

log = logging.getLogger("cyclades.table")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which moments of a game, through whose eyes, and whether with the whole story."""

    eyes: str
    first: int
    last: int
    story: bool


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


async def told(thinker: Thinker, record: str | dict[str, Any], wanted: Wanted, asker: Asker) -> bytes:
    """The moments that are wanted, as packed JSON."""
    about = record, wanted.eyes, wanted.first, wanted.last, wanted.story
    answer = await thinker.look_back(asker, "replay", *about)
    if answer is None:
        raise Refused("replay_failed")
    if "unknown" in answer:
        raise Refused("bad_field", field="eyes")
    if "fault" in answer:
        raise Refused("bad_record", **answer["fault"])
    return b64decode(answer["packed"])


async def look_back(table: Table, visitor: Visitor, message: Look) -> None:
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
    seat = visitor.seat
    wanted = Wanted(Eyes(seat).name, first, last, story=False)
    looking = asyncio.create_task(_show_past(table, visitor, message.id, game, wanted, seqs))
    table.looks.add(looking)
    looking.add_done_callback(table.looks.discard)


async def _show_past(
    table: Table, visitor: Visitor, asked: str, game: dict[str, Any], wanted: Wanted, seqs: list[int]
) -> None:
    try:
        asker = Asker(table.row.id, visitor.address)
        packed = await told(table.house.thinker, game, wanted, asker)
        seen = msgspec.json.decode(gzip.decompress(packed))
        view = seen["view"]
        views = [view]
        for by in seen["changes"]:
            views.append(view := changed(view, by))
        shown = [SeenAt(seq=seq, view=one) for seq, one in zip(seqs, views, strict=True)]
        visitor.send(LookAnswer(id=asked, views=shown))
    except Refused as refused:
        visitor.refuse(refused, asked)
    except Exception:
        log.exception("message_failed table=%s", table.row.id)
        visitor.refuse(Refused("internal"), asked)
