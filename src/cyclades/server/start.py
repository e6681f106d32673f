"""The start of a game."""

from __future__ import annotations

from cyclades.server.bot_players import wake_bots
from cyclades.server.sealed_chance import new_seed
from cyclades.server.seats import is_human
from cyclades.server.tables import Table


async def start_if_ready(table: Table) -> None:
    """The game starts when all seats are taken and everyone is ready. Needs the table's lock."""
    seats = table.seats
    if table.row.phase == "open" and all(seat.ready for seat in seats) and any(is_human(seat) for seat in seats):
        await table.begin(new_seed())
        wake_bots(table)
