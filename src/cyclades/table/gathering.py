"""Before the start: taking and changing seats, being ready, leaving."""

from __future__ import annotations

from dataclasses import replace

from cyclades.table import proposals
from cyclades.table.arrivals import welcome
from cyclades.table.clean_text import clean_name
from cyclades.table.errors import Refused
from cyclades.table.incoming import Sit
from cyclades.table.seats import (
    check_name,
    check_seat,
    first_free,
    freed,
    is_free,
    moved,
    new_token,
    own_seat,
    token_hash,
    with_host,
    with_seat,
)
from cyclades.table.start import seats_changed
from cyclades.table.table import Table
from cyclades.table.visitor import Visitor
from cyclades.table.voting import settle_proposal


async def join(table: Table, name: str, wanted: int | None) -> tuple[int, str]:
    """Take a free seat; the seat and its token."""
    name = clean_name(name)
    async with table.lock:
        check_open(table)
        if wanted is not None:
            check_seat(table.seats, wanted)
            if not is_free(table.seats[wanted]):
                raise Refused("seat_taken")
        seat = first_free(table.seats) if wanted is None else wanted
        check_name(table.seats, name)
        token = new_token()
        await table.save(table.row, with_seat(table.seats, seat, token_hash=token_hash(token), name=name))
        table.gone[seat] = table.house.clock()  # until he comes
        table.show_table()
        return seat, token


def check_open(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.row.phase != "open":
        raise Refused("already_started")


async def sit(table: Table, visitor: Visitor, message: Sit) -> None:
    """Change seat or colour."""
    async with table.lock:
        seat = own_seat(visitor.seat)
        check_open(table)
        way = None if message.seat is None or message.seat == seat else {seat: message.seat}
        await table.save(table.row, moved(table.seats, seat, message.seat, message.colour), moved=way)
        if way is not None:
            for other in table.visitors:
                if other.seat == seat:
                    other.seat = message.seat
                    await welcome(table, other)
        table.show_table()


async def rename(table: Table, visitor: Visitor, name: str) -> None:
    name = clean_name(name)
    async with table.lock:
        seat = own_seat(visitor.seat)
        check_name(table.seats, name, seat)
        await table.save(table.row, with_seat(table.seats, seat, name=name))
        table.show_table()


async def set_ready(table: Table, visitor: Visitor, ready: bool) -> None:
    async with table.lock:
        seat = own_seat(visitor.seat)
        check_open(table)
        await seats_changed(table, table.row, with_seat(table.seats, seat, ready=ready))


async def leave(table: Table, visitor: Visitor) -> None:
    """Give the seat up before the start; later only be away. A table that nobody is left at is closed."""
    async with table.lock:
        seat = own_seat(visitor.seat)
        proposal = table.row.proposal
        if proposal is not None:
            proposal = None if proposal["by"] == seat else proposals.without(proposal, seat)
        row = replace(table.row, proposal=proposal)
        if table.row.phase != "open":
            await table.save(row, with_seat(table.seats, seat, away=True))
        else:
            seats = with_host(freed(table.seats, seat))
            if not any(other.token_hash for other in seats):
                await _close(table)
                return
            await table.save(row, seats)
            for other in table.visitors:
                if other.seat == seat:
                    other.seat = None
                    await welcome(table, other)
        table.show_table()
        table.show_proposal()
        await settle_proposal(table)


async def _close(table: Table) -> None:
    await table.clerk.do(table.clerk.storage.delete_table, table.row.id)
    table.closed = True
    for visitor in table.visitors:
        visitor.bye("table_closed")
