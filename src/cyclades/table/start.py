"""The start of a game."""

from __future__ import annotations

from collections.abc import Sequence

from cyclades.table.bot_turns import wake_bots
from cyclades.table.sealed_chance import new_seed
from cyclades.table.seats import is_human
from cyclades.table.storage import SeatRow, TableRow
from cyclades.table.table import Table


async def seats_changed(table: Table, row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Store and show a change of the seats; if everyone is ready now, with the start. Needs the table's lock."""
    if _all_ready(row, seats):
        await table.begin(new_seed(table.house.luck), row, seats)
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
        await table.begin(new_seed(table.house.luck), table.row, table.seats)
        wake_bots(table)


def _all_ready(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    return row.phase == "open" and all(seat.ready for seat in seats) and any(is_human(seat) for seat in seats)
