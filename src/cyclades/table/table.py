"""A table: its row, its seats, its game, those who sit and watch there. What is shown has been stored before.

What people do at it stands in `arrivals`, `gathering`, `moves`, `chat`, `hints`, `looking_back` and `voting`, what bots
do in `bot_turns`.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from typing import Any, Final

from msgspec.structs import asdict

from cyclades.table.errors import Refused
from cyclades.table.lesson_tables import with_lesson
from cyclades.table.outgoing import Ack, EntryMessage, GameState, ProposalMessage, Summary, TableMessage, Told, encode
from cyclades.table.play import Play
from cyclades.table.proposals import Proposal, shown
from cyclades.table.receivers import entry_for
from cyclades.table.seats import summary, team_of
from cyclades.table.storage import Clerk, EntryRow, Phase, SeatRow, TableRow
from cyclades.table.story import Story
from cyclades.table.thinker import Asker, Thinker
from cyclades.table.visitor import Visitor

SNAPSHOT_EVERY: Final = 50  # entries
VISIT_SECONDS: Final = 3600
UNREADABLE: Final = (ValueError, LookupError, TypeError, AttributeError, AssertionError)  # what a damaged log leads to

log = logging.getLogger("cyclades.table")


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share."""

    clerk: Clerk
    thinker: Thinker
    clock: Callable[[], int]  # seconds since 1970
    luck: random.Random = field(default_factory=random.SystemRandom)  # of seeds, and of what bots imagine
    absence: float = 180.0  # seconds that somebody may be gone before a bot can be asked for in his place


class Table:
    """One table in memory. Whoever changes it holds `lock`, stores the change, then shows it."""

    def __init__(self, house: House, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.house = house
        self.clerk = house.clerk
        self.row = row
        self.seats = list(seats)
        self.lock = asyncio.Lock()
        self.visitors: dict[Visitor, None] = {}  # a set that keeps the order they came in
        self.users = 0  # those who hold this object now: it must not be dropped
        self.bots_at_work: asyncio.Task[None] | None = None
        # By kind and seat: after which entry something was asked, and the thinking.
        self.questions: dict[tuple[type, int], tuple[int, asyncio.Task[None]]] = {}
        self.hints: dict[int, dict[int, dict[str, Any]]] = {}  # by seat and by the entry that led there
        self.looks: set[asyncio.Task[None]] = set()  # what people look back at
        self.fault: str | None = None  # why the log can't be replayed; it may tell secrets
        self.gone: dict[int, int] = {}  # by seat: since when nobody is connected to it
        self.opened = house.clock()  # whoever isn't here then may have been gone for longer; nobody knows
        self.noted_visit = 0  # when it was last written down that somebody is here
        self.closed = False  # nobody is left and it is no longer stored
        self._play: Play | None = None

    def asker(self, hint: bool = False) -> Asker:
        """For whom something is thought about here: whoever has been at the table longest."""
        address = next((visitor.address for visitor in self.visitors), "")
        return Asker(self.row.id, address, hint)

    def luck(self) -> random.Random:
        """For one thing that is imagined: cheaper than asking the house's each time."""
        return random.Random(self.house.luck.getrandbits(64))

    async def note_visit(self) -> None:
        """Write down that somebody is here, not more often than need be."""
        now = self.house.clock()
        if now - self.noted_visit >= VISIT_SECONDS:
            self.noted_visit = now
            await self.clerk.do(self.clerk.storage.visited, self.row.id, now)

    # The game

    async def play(self) -> Play | None:
        """The game, read from its log if it isn't here; None before the start.

        If the log can't be replayed, `fault` says so, and this is the game as far as it can be; None: not at all.
        """
        if self._play is None and self.row.seed is not None and self.fault is None:
            self._play = await self._resumed(self.row.seed)
            if self._play is not None:
                self.fault = self._play.fault
            if self.fault is not None:
                log.error("log_unreadable table=%s fault=%r", self.row.id, self.fault)
        return self._play

    async def _resumed(self, seed: bytes) -> Play | None:
        storage = self.clerk.storage
        try:
            snapshot = await self.clerk.read(storage.snapshot, self.row.id)
            if snapshot is not None:
                tail = await self.clerk.read(storage.entries, self.row.id, snapshot[0])
                play = Play.resume(self.row.config, seed, Story(snapshot, tail), self.row.practice)
                if play.fault is None:
                    return play
        except UNREADABLE as error:
            log.warning("snapshot_unreadable table=%s fault=%r", self.row.id, error)
        try:  # the log is the truth, the snapshot only saves reading it
            entries = await self.clerk.read(storage.entries, self.row.id)
            return Play.resume(self.row.config, seed, Story(None, entries), self.row.practice)
        except UNREADABLE as error:
            self.fault = repr(error)
            return None

    async def running_play(self) -> Play:
        """The game, if it goes on."""
        play = await self.play()
        self.check_readable()
        if play is None:
            raise Refused("not_started")
        if self.row.phase == "over":
            raise Refused("already_over")
        return play

    def check_readable(self) -> None:
        """Refuse what needs a game that can be gone on with."""
        if self.fault is not None:
            raise Refused("log_unreadable")

    async def begin(self, seed: bytes, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Start the game with these seats."""
        play, entries = Play.begin(row.config, seed, row.practice)
        self._play = play
        await self.append(play, entries, row=replace(row, seed=seed, proposal=None), seats=seats)

    async def take(
        self, play: Play, step: Callable[[], list[EntryRow]], thanks: tuple[Visitor, str] | None = None
    ) -> None:
        """Carry a step of the game out, store and show it. `thanks`: whose message is acknowledged, and its id."""
        try:
            entries = step()
        except Refused:
            raise
        except Exception:
            self._play = None  # it may be half changed; the log is not
            raise
        await self.append(play, entries, thanks=thanks)

    async def append(
        self,
        play: Play,
        entries: list[EntryRow],
        row: TableRow | None = None,
        seats: Sequence[SeatRow] | None = None,
        thanks: tuple[Visitor, str] | None = None,
    ) -> None:
        """Store the game's new entries and what follows from them for the table, then show them."""
        now = self.house.clock()
        entries = [replace(entry, at=now) for entry in entries]
        before = self.row
        phase: Phase = "over" if play.game.over else "running"
        cycle = int(play.game.engine.state.cycle)
        row = replace(row or self.row, cycle=cycle, phase=phase, standing=play.standing(now))
        if row.proposal is not None and (phase == "over" or not _makes_sense(play, row.proposal)):
            row = replace(row, proposal=None)
        await self.save(row, seats, entries)
        if thanks is not None:
            visitor, client_id = thanks
            visitor.send(Ack(id=client_id, seq=entries[0].seq))
        for entry in entries:
            self._show_entry(play, entry)
        if (row.phase, row.cycle) != (before.phase, before.cycle):
            self.show_table()
        if row.proposal != before.proposal:
            self.show_proposal()

    # Storing

    async def save(
        self,
        row: TableRow,
        seats: Sequence[SeatRow] | None = None,
        entries: Sequence[EntryRow] = (),
        moved: dict[int, int] | None = None,
    ) -> None:
        """Store a change; only then is it true here. If that fails, what is stored is true."""
        snapshot = None
        if entries and self._play is not None and entries[-1].seq % SNAPSHOT_EVERY < len(entries):
            snapshot = self._play.story.snapshot()
        storage = self.clerk.storage
        try:
            await self.clerk.do(storage.save, row, seats, entries, snapshot, moved)
        except asyncio.CancelledError:
            self._play = None
            raise
        except Exception as error:
            log.error("storage_failed table=%s error=%r", self.row.id, error)
            self._play = None
            found = await self.clerk.read(storage.table, self.row.id)
            if found is not None:
                self.row, self.seats = found
            raise Refused("storage_failed") from None
        self.row = row
        if seats is not None:
            self.seats = list(seats)

    # Showing

    @property
    def online(self) -> set[int]:
        """The seats somebody is connected to."""
        return {visitor.seat for visitor in self.visitors if visitor.seat is not None}

    def gone_since(self, seat: int) -> int:
        """Since when nobody is connected to a seat."""
        return self.gone.get(seat, self.opened)

    def expected(self, seat: int) -> int:
        """For how many seconds more somebody who has gone is waited for: a locked phone is no absence."""
        if self.seats[seat].away:
            return 0  # he has said so
        return max(0, ceil(self.gone_since(seat) + self.house.absence - self.house.clock()))

    def message(self) -> TableMessage:
        """What is told when the summary has changed."""
        return TableMessage(**asdict(self.summary()))

    def summary(self) -> Summary:
        return summary(self.row, self.seats, self.online, self.gone_since, self.house.absence)

    def team(self, seat: int | None) -> int | None:
        """The team of a seat; None without teams and for watchers."""
        return None if seat is None else team_of(self.row, seat)

    def show(self, message: Told, but: Visitor | None = None, team: int | None = None) -> None:
        """Send something to everyone but one, or to the members of a team only."""
        text = encode(message)
        for visitor in self.visitors:
            if visitor is not but and (team is None or self.team(visitor.seat) == team):
                visitor.send_text(text)

    def show_table(self, but: Visitor | None = None) -> None:
        self.show(self.message(), but)

    def show_proposal(self) -> None:
        self.show(ProposalMessage(proposal=shown(self.row.proposal)))

    def _show_entry(self, play: Play, entry: EntryRow) -> None:
        texts: dict[int | None, str] = {}
        for visitor in self.visitors:
            seat = visitor.seat
            if seat not in texts:
                texts[seat] = encode(self.entry_message(play, entry, seat))
            visitor.send_text(texts[seat])

    def entry_message(self, play: Play, entry: EntryRow, seat: int | None) -> EntryMessage:
        """An entry for a receiver; with the last one comes the game as it is now."""
        game = self.game_form(play, seat) if entry.seq == play.seq else None
        return EntryMessage(**asdict(entry_for(play.game.names, entry, seat, self.row.seed)), game=game)

    def game_form(self, play: Play, seat: int | None) -> GameState:
        """The game as a receiver may see it now."""
        return with_lesson(self.row, play, seat, play.form_for(seat))


def _makes_sense(play: Play, proposal: Proposal) -> bool:
    """Whether what a proposal asks for can still be done."""
    if "rewind" not in proposal["what"]:
        return True
    try:
        return play.kept_by(proposal["what"]["rewind"]) < len(play.story.line)
    except Refused:
        return False
