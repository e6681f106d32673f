"""Calls that look back: what they ask for, and their answer."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from cyclades.table.errors import Refused
from cyclades.table.looking_back import Wanted

MOST_MOMENTS: Final = 400  # at once
MOMENTS: Final = 60  # if nobody says how many
LONGEST_NUMBER: Final = 9  # digits


def read_wanted(query: Mapping[str, str]) -> Wanted:
    """Which moments a call asks for."""
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


async def packed_answer(content: bytes, accepted: str) -> Response:
    """An answer with packed JSON, unpacked for those who can't."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
    else:
        content = await asyncio.to_thread(gzip.decompress, content)
    return Response(content, media_type="application/json", headers=headers)
