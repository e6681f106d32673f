"""What the host of a table may do before its start: bots, seats, and what is played."""

from __future__ import annotations

from dataclasses import replace

from msgspec import UNSET

from cyclades.table import proposals
from cyclades.table.arrivals import welcome
from cyclades.table.boards import board_of
from cyclades.table.errors import Refused
from cyclades.table.gathering import check_open
from cyclades.table.incoming import Arrange, NewTable, PutBot, SetUp
from cyclades.table.outgoing import Removed
from cyclades.table.seats import check_seat, freed, host_of, own_seat, with_seat
from cyclades.table.start import seats_changed
from cyclades.table.storage import SeatRow, TableRow
from cyclades.table.table import Table
from cyclades.table.visitor import Visitor
from cyclades.table.wishes import agreed


def _own_as_host(table: Table, visitor: Visitor) -> int:
    """The host's seat; refused if it isn't his who asks, or if the game has begun."""
    seat = own_seat(visitor.seat)
    check_open(table)
    if seat != host_of(table.seats):
        raise Refused("not_host")
    return seat


def _asked_of_none(row: TableRow) -> TableRow:
    """A proposal names seats: it is over when others sit there."""
    return replace(row, proposal=None)


async def put_bot(table: Table, visitor: Visitor, message: PutBot) -> None:
    """A bot on a free seat, another one in its place, or none any more."""
    async with table.lock:
        _own_as_host(table, visitor)
        check_seat(table.seats, message.seat)
        if table.seats[message.seat].token_hash is not None:
            raise Refused("seat_taken")
        if message.level is None:
            seats = freed(table.seats, message.seat)
        elif message.level in table.house.thinker.levels:
            seats = with_seat(table.seats, message.seat, bot=message.level, ready=True)
        else:
            raise Refused("bad_bots")
        row = table.row
        if row.proposal is not None and proposals.is_about(row.proposal, message.seat):
            row = _asked_of_none(row)
        await seats_changed(table, row, seats)


async def remove(table: Table, visitor: Visitor, number: int) -> None:
    """Free somebody's seat; his token is worth nothing any more."""
    async with table.lock:
        own = _own_as_host(table, visitor)
        check_seat(table.seats, number)
        if number == own:
            raise Refused("removes_self")
        if table.seats[number].token_hash is None:
            raise Refused("nobody_there")
        await table.save(_asked_of_none(table.row), freed(table.seats, number))
        table.gone.pop(number, None)
        for other in table.visitors:
            if other.seat == number:
                other.seat = None
                other.send(Removed())
                await welcome(table, other)
        table.show_table()
        table.show_proposal()


async def arrange(table: Table, visitor: Visitor, message: Arrange) -> None:
    """Who sits where. Whoever has another seat now says anew that he is ready."""
    async with table.lock:
        _own_as_host(table, visitor)
        places = list(range(len(table.seats)))
        order = message.order
        if order is None:
            order = list(places)
            table.luck().shuffle(order)
        elif sorted(order) != places:
            raise Refused("bad_order")
        seats = [
            replace(table.seats[old], ready=_is_ready(table.seats[old], old == new)) for new, old in enumerate(order)
        ]
        ways = {old: new for new, old in enumerate(order) if old != new}
        await table.save(_asked_of_none(table.row), seats, moved=ways)
        table.gone = {ways.get(seat, seat): since for seat, since in table.gone.items()}
        for other in table.visitors:
            if other.seat in ways:
                other.seat = ways[other.seat]
                await welcome(table, other)
        table.show_table()
        table.show_proposal()


async def set_up(table: Table, visitor: Visitor, message: SetUp) -> None:
    """What is played. Whoever was ready was so for something else."""
    async with table.lock:
        _own_as_host(table, visitor)
        wanted = NewTable(
            players=len(table.seats),
            name=None,
            modules=message.modules,
            options=message.options,
            teams=message.teams,
            board=board_of(table.row.config) if message.board is UNSET else message.board,
        )
        row = replace(
            table.row,
            config=agreed(wanted),
            hints=message.hints,
            ledger=message.ledger,
            practice=message.practice,
        )
        await table.save(row, [replace(seat, ready=_is_ready(seat, False)) for seat in table.seats])
        table.show_table()


def _is_ready(seat: SeatRow, nothing_new: bool) -> bool:
    """Bots always are."""
    return (seat.token_hash is None and seat.bot is not None) or (seat.ready and nothing_new)
