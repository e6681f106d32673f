"""The start of a game."""

from __future__ import annotations

from collections.abc import Sequence

from cyclades.server.bot_players import wake_bots
from cyclades.server.sealed_chance import new_seed
from cyclades.server.seats import is_human
from cyclades.server.storage import SeatRow, TableRow
from cyclades.server.tables import Table


async def seats_changed(table: Table, row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Store and show a change of the seats; if everyone is ready now, with the start. Needs the table's lock."""
    if _all_ready(row, seats):
        await table.begin(new_seed(), row, seats)
        wake_bots(table)
        return
    proposal = table.row.proposal
    await table.save(row, seats)
    table.show_table()
    if row.proposal != proposal:
        table.show_proposal()


async def start_if_ready(table: Table) -> None:
    """The game starts when all seats are taken and everyone is ready. Needs the table's lock."""
    if _all_ready(table.row, table.seats):
        await table.begin(new_seed(), table.row, table.seats)
        wake_bots(table)


def _all_ready(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    return row.phase == "open" and all(seat.ready for seat in seats) and any(is_human(seat) for seat in seats)
