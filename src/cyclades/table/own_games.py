"""Games from afar: what somebody who has the right to seats may know of their tables without sitting down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cyclades.table.arrivals import log_of
from cyclades.table.errors import Refused
from cyclades.table.incoming import Right
from cyclades.table.outgoing import OwnGame
from cyclades.table.seats import seat_of_token
from cyclades.table.storage import Standing
from cyclades.table.tables import Tables


async def games_of(tables: Tables, rights: Iterable[Right]) -> list[OwnGame]:
    """Those of them that are rights, in their order. Of all others nothing is told, not even why."""
    games = [await _game_of(tables, right) for right in rights]
    return [game for game in games if game is not None]


async def _game_of(tables: Tables, right: Right) -> OwnGame | None:
    clerk = tables.house.clerk
    found = await clerk.read(clerk.storage.table, right.table)
    if found is None:
        return None
    row, seats = found
    try:
        seat = seat_of_token(seats, right.token)
    except Refused:
        return None
    standing = row.standing
    if standing is None and row.seed is not None:
        standing = await _standing_from_log(tables, row.id)
    return OwnGame(
        table=tables.summary_of(row, seats),
        seat=seat,
        waits_for=standing.waits_for if standing else None,
        winners=list(standing.winners) if standing else [],
        played=(standing.at if standing else None) or row.created,
    )


async def _standing_from_log(tables: Tables, table_id: str) -> Standing | None:
    """Of a table from before it was kept; it is from now on. None where the log can't be replayed."""
    async with tables.at(table_id) as table, table.lock:
        play = await table.play()
        if play is None or table.fault is not None:
            return None
        (last,) = await log_of(table, last=1)
        standing = play.standing(last.at)
        await table.save(replace(table.row, standing=standing))
        return standing
