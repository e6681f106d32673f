"""What needs the others: going back by consent, a bot for a leaver and his return."""

from __future__ import annotations

from dataclasses import replace

from cyclades.table.bot_turns import wake_bots
from cyclades.table.errors import Refused
from cyclades.table.incoming import Propose, Vote
from cyclades.table.outgoing import Ack
from cyclades.table.proposals import has_lapsed, make_proposal, verdict, voted
from cyclades.table.seats import own_seat, with_seat
from cyclades.table.start import seats_changed
from cyclades.table.table import Table
from cyclades.table.visitor import Visitor


async def propose(table: Table, visitor: Visitor, message: Propose) -> None:
    async with table.lock:
        seat = own_seat(visitor.seat)
        open_one = table.row.proposal
        if table.row.phase == "over":
            raise Refused("already_over")
        if table.seats[seat].bot is not None:
            raise Refused("bot_plays")
        play = await table.play()
        table.check_readable()
        if open_one is not None and open_one["by"] == seat and open_one["client_id"] == message.id:
            visitor.send(Ack(id=message.id, seq=play.seq if play else 0))
            return
        if open_one is not None:
            raise Refused("proposal_open")
        made = table.house.clock()
        levels = table.house.thinker.levels
        proposal = make_proposal(
            message.what, seat, message.id, made, play, table.seats, table.online, table.expected, levels
        )
        await table.save(replace(table.row, proposal=proposal))
        visitor.send(Ack(id=message.id, seq=play.seq if play else 0))
        table.show_proposal()
        await settle_proposal(table)


async def vote(table: Table, visitor: Visitor, message: Vote) -> None:
    async with table.lock:
        seat = own_seat(visitor.seat)
        proposal = table.row.proposal
        if proposal is None or proposal["id"] != message.proposal:
            raise Refused("no_proposal")
        if seat == proposal["by"] and not message.yes:
            await table.save(replace(table.row, proposal=None))  # its maker withdraws it
        else:
            await table.save(replace(table.row, proposal=voted(proposal, seat, message.yes)))
        table.show_proposal()
        await settle_proposal(table)


async def settle_proposal(table: Table) -> None:
    """Carry out what is agreed, drop what is not. Needs the table's lock."""
    proposal = table.row.proposal
    agreed = None if proposal is None else verdict(proposal)
    if proposal is None or agreed is None:
        return
    what = proposal["what"]
    done = replace(table.row, proposal=None)
    if not agreed:
        await table.save(done)
        table.show_proposal()
    elif "rewind" in what:
        play = await table.running_play()
        await table.take(play, lambda: play.rewind(proposal["by"], what["rewind"]))
    else:
        await seats_changed(table, done, with_seat(table.seats, what["bot_for"], bot=what["level"], ready=True))
    wake_bots(table)


async def drop_if_lapsed(table: Table) -> None:
    """Nobody waits for ever for somebody who doesn't vote."""
    async with table.lock:
        proposal = table.row.proposal
        if proposal is not None and has_lapsed(proposal, table.house.clock()):
            await table.save(replace(table.row, proposal=None))
            table.show_proposal()


async def take_back(table: Table, visitor: Visitor) -> None:
    """A player takes his seat back from the bot."""
    async with table.lock:
        seat = own_seat(visitor.seat)
        if table.seats[seat].bot is None:
            raise Refused("no_bot_plays")
        await table.save(table.row, with_seat(table.seats, seat, bot=None, away=False))
        table.show_table()
