"""All tables of a house: found, read from the storage when somebody comes, kept while somebody is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cyclades.table.errors import Refused
from cyclades.table.outgoing import Summary
from cyclades.table.seats import summary
from cyclades.table.storage import SeatRow, TableRow
from cyclades.table.table import House, Table

LOBBY_LIMIT: Final = 200


class Tables:
    """The tables that are in use, and the way to all others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.in_use: dict[str, Table] = {}
        self.closing = False  # nothing new is begun
        self._loading = asyncio.Lock()

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table, kept in memory as long as somebody uses it."""
        table = await self._find(table_id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if table.closed:
                self.in_use.pop(table_id, None)

    async def _find(self, table_id: str) -> Table:
        if self.closing:
            raise Refused("restart")
        async with self._loading:
            table = self.in_use.get(table_id)
            if table is None:
                found = await self.house.clerk.read(self.house.clerk.storage.table, table_id)
                if found is None:
                    raise Refused("unknown_table")
                table = self.in_use[table_id] = Table(self.house, *found)
        if table.closed:
            raise Refused("unknown_table")
        return table

    async def lobby(self) -> list[Summary]:
        """Public tables that are open or running, the newest first."""
        rows = await self.house.clerk.read(self.house.clerk.storage.lobby, LOBBY_LIMIT)
        return [self.summary_of(row, seats) for row, seats in rows]

    def summary_of(self, row: TableRow, seats: list[SeatRow]) -> Summary:
        """Of a table as it is stored; who is there is known where it is in use."""
        table = self.in_use.get(row.id)
        return summary(row, seats, set()) if table is None else table.summary()
