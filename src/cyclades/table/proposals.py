"""Asking the others: going back beyond one's own steps, or having a bot play for somebody who left."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from msgspec import convert

from cyclades.table import outgoing
from cyclades.table.errors import Refused
from cyclades.table.incoming import Wish
from cyclades.table.play import Play
from cyclades.table.seats import check_seat, is_free, is_human
from cyclades.table.storage import SeatRow

LASTS: Final = 120  # seconds: who hasn't voted by then isn't waited for

Proposal = dict[str, Any]  # {"id", "client_id", "by", "made", "what", "votes": [{"seat", "yes"}]}


def make_proposal(
    wish: Wish,
    by: int,
    client_id: str,
    made: int,
    play: Play | None,
    seats: Sequence[SeatRow],
    online: Collection[int],
    expected: Callable[[int], int],
    levels: Collection[str],
) -> Proposal:
    """A proposal with those who are asked: the people at the table, but not its maker and not whom it is about.

    Nobody's game goes back without him, but for a bot only those are asked who are there. `expected` says for how many
    seconds more somebody who is not there is waited for.
    """
    target: int | None = None
    what: dict[str, Any]
    if wish.rewind is not None and wish.bot_for is None and wish.level is None:
        if play is None:
            raise Refused("not_started")
        if play.kept_by(wish.rewind) == len(play.story.line):
            raise Refused("not_in_force")  # nothing would change
        what = {"rewind": wish.rewind}
    elif wish.bot_for is not None and wish.rewind is None:
        target = wish.bot_for
        check_seat(seats, target)
        if wish.level not in levels:
            raise Refused("bad_bots")
        if seats[target].bot is not None:
            raise Refused("bot_plays")
        if target == by or (is_human(seats[target]) and target in online and not seats[target].away):
            raise Refused("seat_present")
        if is_human(seats[target]) and expected(target):
            raise Refused("just_gone", seconds=expected(target))
        if is_free(seats[target]) and play is not None:
            raise Refused("unknown_seat")
        what = {"bot_for": target, "level": wish.level}
    else:
        raise Refused("bad_proposal")
    votes = [
        {"seat": number, "yes": None}
        for number, seat in enumerate(seats)
        if is_human(seat) and not seat.away and number not in (by, target) and (target is None or number in online)
    ]
    return {
        "id": secrets.token_urlsafe(6),
        "client_id": client_id,
        "by": by,
        "made": made,
        "what": what,
        "votes": votes,
    }


def voted(proposal: Proposal, seat: int, yes: bool) -> Proposal:
    """The proposal with one more vote."""
    votes = [dict(vote) for vote in proposal["votes"]]
    for vote in votes:
        if vote["seat"] == seat:
            if vote["yes"] is not None:
                raise Refused("not_asked")
            vote["yes"] = yes
            return {**proposal, "votes": votes}
    raise Refused("not_asked")


def verdict(proposal: Proposal) -> bool | None:
    """Whether it is agreed; None as long as that is open. A rewind needs everyone, a bot more than half."""
    votes = [vote["yes"] for vote in proposal["votes"]]
    if "rewind" in proposal["what"]:
        if False in votes:
            return False
        return True if None not in votes else None
    people = len(votes) + 1
    if 2 * (votes.count(True) + 1) > people:
        return True
    return False if 2 * votes.count(False) >= people else None


def without(proposal: Proposal, seat: int) -> Proposal:
    """The proposal when somebody has left who was asked."""
    return {**proposal, "votes": [vote for vote in proposal["votes"] if vote["seat"] != seat]}


def has_lapsed(proposal: Proposal, now: int) -> bool:
    return bool(now - proposal["made"] >= LASTS)


def is_about(proposal: Proposal, seat: int) -> bool:
    """Whether a bot is asked for on that seat."""
    return bool(proposal["what"].get("bot_for") == seat)


def shown(proposal: Proposal | None) -> outgoing.Proposal | None:
    """The proposal as everyone sees it: not which message it came with, nor when."""
    return None if proposal is None else convert(proposal, outgoing.Proposal)
