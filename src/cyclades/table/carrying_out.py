"""What each message of somebody at a table leads to."""

from __future__ import annotations

from cyclades.table import arrivals, bot_turns, chat, gathering, hints, hosting, looking_back, moves, opening, voting
from cyclades.table.incoming import (
    Act,
    Arrange,
    AtTable,
    Chat,
    Hint,
    Judge,
    Leave,
    Log,
    Look,
    Pace,
    Ping,
    Propose,
    PutBot,
    Ready,
    Rematch,
    Remove,
    Rename,
    Resync,
    SetUp,
    Sit,
    TakeBack,
    Undo,
    Vote,
    Why,
)
from cyclades.table.outgoing import Pong
from cyclades.table.table import Table
from cyclades.table.tables import Tables
from cyclades.table.visitor import Visitor


async def carry_out(tables: Tables, table: Table, visitor: Visitor, message: AtTable) -> None:
    """`Refused` if nothing comes of it."""
    match message:
        case Ping():
            visitor.send(Pong())
        case Act():
            await moves.act(table, visitor, message)
        case Undo():
            await moves.undo(table, visitor, message)
        case Why():
            await moves.why(table, visitor, message)
        case Hint() | Judge():
            await hints.ask(table, visitor, message)
        case Pace():
            await bot_turns.set_pace(table, visitor, message)
        case Chat():
            await chat.say(table, visitor, message)
        case Resync():
            await arrivals.resync(table, visitor, message.have)
        case Log():
            await arrivals.earlier(table, visitor, message)
        case Look():
            await looking_back.look_back(table, visitor, message)
        case Sit():
            await gathering.sit(table, visitor, message)
        case PutBot():
            await hosting.put_bot(table, visitor, message)
        case Remove():
            await hosting.remove(table, visitor, message.seat)
        case Arrange():
            await hosting.arrange(table, visitor, message)
        case SetUp():
            await hosting.set_up(table, visitor, message)
        case Rename():
            await gathering.rename(table, visitor, message.name)
        case Ready():
            await gathering.set_ready(table, visitor, message.ready)
        case Leave():
            await gathering.leave(table, visitor)
        case Propose():
            await voting.propose(table, visitor, message)
        case Vote():
            await voting.vote(table, visitor, message)
        case TakeBack():
            await voting.take_back(table, visitor)
        case Rematch():
            await opening.rematch(tables, table, visitor)
