"""Seats of a table: who sits there, by which right, and how the table is summed up for everyone."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache
from math import ceil
from typing import Any, Final

from msgspec import convert

from cyclades.engine.words.pieces import CITIES
from cyclades.table.boards import board_summary
from cyclades.table.errors import Refused
from cyclades.table.look_alikes import look_of
from cyclades.table.outgoing import Origin, SeatInfo, Summary
from cyclades.table.storage import SeatRow, TableRow
from cyclades.text import city_names

TEAM_SIZE: Final = 2


def new_token() -> str:
    """The right to play a seat: shown once, kept only as a hash."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of_token(seats: Sequence[SeatRow], token: str) -> int:
    given = token_hash(token)
    found = None
    for number, seat in enumerate(seats):
        if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, given):
            found = number
    if found is None:
        raise Refused("bad_token")
    return found


def own_seat(seat: int | None) -> int:
    """A seat that somebody acts for; watchers have none."""
    if seat is None:
        raise Refused("not_seated")
    return seat


def empty_seats(bots: Sequence[str | None]) -> list[SeatRow]:
    """The seats of a new table, each in the colour of its city."""
    return [SeatRow(bot=bot, colour=CITIES[number], ready=bot is not None) for number, bot in enumerate(bots)]


def is_free(seat: SeatRow) -> bool:
    return seat.token_hash is None and seat.bot is None


def is_human(seat: SeatRow) -> bool:
    """Whether a person plays it now."""
    return seat.token_hash is not None and seat.bot is None


def is_only_person(seats: Sequence[SeatRow], number: int) -> bool:
    """Whether nobody else has the right to a seat: all others belong to bots."""
    return all(seat.token_hash is None for other, seat in enumerate(seats) if other != number)


def host_of(seats: Sequence[SeatRow]) -> int | None:
    """Who says before the start what is played; at tables from before hosts were known the first who sits there."""
    people = [number for number, seat in enumerate(seats) if seat.token_hash is not None]
    return next((number for number in people if seats[number].host), next(iter(people), None))


def with_host(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats when somebody is the host for sure: whoever comes later doesn't take his place."""
    host = host_of(seats)
    return list(seats) if host is None else with_seat(seats, host, host=True)


def first_free(seats: Sequence[SeatRow]) -> int:
    for number, seat in enumerate(seats):
        if is_free(seat):
            return number
    raise Refused("table_full")


def check_seat(seats: Sequence[SeatRow], number: int) -> None:
    if not 0 <= number < len(seats):
        raise Refused("unknown_seat")


@cache
def _looks_of_cities() -> frozenset[str]:
    return frozenset(look_of(city) for city in city_names())


def check_name(seats: Sequence[SeatRow], name: str, own: int | None = None) -> None:
    """No two at a table have names that look the same, and nobody has that of a city: bots go by theirs."""
    look = look_of(name)
    if look in _looks_of_cities():
        raise Refused("name_of_city")
    for number, seat in enumerate(seats):
        if number != own and seat.name is not None and look_of(seat.name) == look:
            raise Refused("name_taken")


def with_seat(seats: Sequence[SeatRow], number: int, **changes: Any) -> list[SeatRow]:
    """The seats with one of them changed."""
    changed = list(seats)
    changed[number] = replace(changed[number], **changes)
    return changed


def freed(seats: Sequence[SeatRow], number: int) -> list[SeatRow]:
    changed = list(seats)
    changed[number] = SeatRow(colour=seats[number].colour)
    return changed


def moved(seats: Sequence[SeatRow], number: int, to: int | None, colour: str | None) -> list[SeatRow]:
    """The seats after somebody has gone to another one, or taken another colour. A bot goes where he was."""
    changed = list(seats)
    if to is not None and to != number:
        check_seat(seats, to)
        if seats[to].token_hash is not None:
            raise Refused("seat_taken")
        changed[number], changed[to] = (
            replace(seats[to], colour=seats[number].colour),
            replace(seats[number], colour=seats[to].colour, ready=False),
        )
        number = to
    if colour is not None and colour != changed[number].colour:
        if colour not in CITIES:
            raise Refused("bad_colour")
        for other, seat in enumerate(changed):
            if seat.colour == colour:
                if not is_free(seat):
                    raise Refused("colour_taken")
                changed[other] = replace(seat, colour=changed[number].colour)
        changed[number] = replace(changed[number], colour=colour)
    return changed


def team_of(table: TableRow, seat: int) -> int | None:
    """The number of a seat's team: 0 for the first two seats, 1 for the next (T7.1); None without teams."""
    return seat // TEAM_SIZE if table.config.get("teams") else None


def summary(
    table: TableRow,
    seats: Sequence[SeatRow],
    online: Collection[int],
    gone_since: Callable[[int], int] | None = None,
    absence: float = 0.0,
) -> Summary:
    """What everyone may know of a table without looking at its game.

    `absence`: for how many seconds somebody who has gone is waited for.
    """

    host = host_of(seats)

    def seat_form(number: int, seat: SeatRow) -> SeatInfo:
        present = number in online
        absent = gone_since(number) if gone_since is not None and is_human(seat) and not present else None
        bot_from: int | None = None
        if is_human(seat) and seat.away:
            bot_from = 0
        elif absent is not None:
            bot_from = ceil(absent + absence)
        return _seat_form(seat, team_of(table, number), number == host, present, absent, bot_from)

    return Summary(
        table=table.id,
        title=table.title,
        phase=table.phase,
        players=table.config["players"],
        modules=table.config["modules"],
        options=table.config["options"],
        teams=table.config.get("teams", False),
        board=board_summary(table.config),
        visibility=table.visibility,
        hints=table.hints,
        ledger=table.ledger,
        practice=table.practice,
        origin=convert(table.origin, Origin | None),
        seats=[seat_form(number, seat) for number, seat in enumerate(seats)],
        cycle=table.cycle,
        created=table.created,
    )


def _seat_form(
    seat: SeatRow, team: int | None, host: bool, online: bool, absent: int | None, bot_from: int | None
) -> SeatInfo:
    return SeatInfo(
        name=seat.name,
        kind="bot" if seat.bot is not None else "free" if seat.token_hash is None else "human",
        level=seat.bot,
        colour=seat.colour,
        team=team,
        host=host,
        ready=seat.ready,
        online=online,
        away=seat.away,
        absent=absent,
        bot_from=bot_from,
    )
