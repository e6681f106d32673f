"""What the server keeps, and the small interface behind which it keeps it.

The truth of a table is its log: entries numbered from 1 without gaps, never changed, deleted only with their table. A
snapshot saves reading the log from its beginning. Everything a call writes is written as a whole or not at all, and is
safe on disk when the call returns; of calls `together` when the last of them has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Literal, ParamSpec, Protocol, TypeVar

from cyclades.engine.words.flaws import Flawed

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

Visibility = Literal["public", "link"]
Phase = Literal["open", "running", "over"]
EntryKind = Literal["act", "undo", "rewind", "start", "end"]


class SeqTaken(Exception):
    """Somebody else has written an entry with this number."""


class StorageError(Flawed):
    """The storage can't be opened or written."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands, for whoever looks from afar: its log need not be replayed for that."""

    waits_for: int | None  # the seat that decides
    winners: tuple[int, ...]  # their seats
    at: int | None  # when something last happened, if that is known


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `seed` is there from the start of the game on.

    `config` is what was agreed, and stays from the start of the game on: with the board itself and the version of the
    rules.
    Tables from before these were kept have the name of one of our boards, and no version.
    """

    id: str
    title: str
    visibility: Visibility
    phase: Phase
    config: dict[str, Any]
    created: int
    cycle: int = 0
    seed: bytes | None = None
    proposal: dict[str, Any] | None = None
    rematch: str | None = None
    hints: bool = True  # whether they may be asked for
    ledger: bool = False  # whether everyone's gold is written down for all, as far as it was open
    practice: bool = False  # whether it is played to learn: steps are taken back without asking
    origin: dict[str, Any] | None = None  # what it came from, if it is no new game: see docs/protocol.md
    standing: Standing | None = None  # tables from before it was kept have none until somebody asks


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: free without a token and a bot; a human's seat may be played by a bot for a while (both)."""

    token_hash: str | None = None
    name: str | None = None
    bot: str | None = None
    colour: str = ""
    ready: bool = False
    away: bool = False
    host: bool = False  # he says before the start what is played and who sits where


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of the log. An undo or a rewind leaves `keep` actions and goes back to the entry `to`."""

    seq: int
    kind: EntryKind
    by: int | None
    client_id: str | None
    action: str | None
    outcomes: tuple[int, ...]
    keep: int | None
    to: int | None
    events: tuple[dict[str, Any], ...]
    at: int | None = None  # seconds since 1970; entries from before that was written down have none


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat."""

    at: int
    seat: int
    name: str
    text: str
    team: int | None = None  # whose members alone may read it (T7.1)


class Storage(Protocol):
    """Called from one thread at a time."""

    faults: tuple[type[Exception], ...]  # what its calls may raise instead

    def together(self) -> AbstractContextManager[None]:
        """Calls made meanwhile go to the disk at its end. If that fails (`StorageError`), none of them was made."""

    def create_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None: ...

    def delete_table(self, table_id: str, with_game: bool = False) -> None:
        """A table whose game never began, or one with its game."""

    def visited(self, table_id: str, at: int) -> None:
        """Somebody was at the table then."""

    def unvisited(self, phase: str, before: int, limit: int) -> list[str]:
        """Tables in a phase that nobody has been at since; one that never had a visit counts from when it was made."""

    def unvisited_lessons(self, before: int, limit: int) -> list[str]:
        """Tables of lessons that nobody has been at since, over or not."""

    def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None: ...

    def lobby(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables that are open or running, the newest first."""

    def save(
        self,
        table: TableRow,
        seats: Sequence[SeatRow] | None = None,
        entries: Sequence[EntryRow] = (),
        snapshot: tuple[int, dict[str, Any]] | None = None,
        moved: dict[int, int] | None = None,
    ) -> None:
        """Write the table, and what else is given, at once. `SeqTaken` if an entry's number is there already.

        What was agreed is written as long as no game has begun. `moved`: from which seats to which people have gone,
        whose chat goes with them.
        """

    def entries(
        self, table_id: str, after: int = 0, before: int | None = None, last: int | None = None
    ) -> list[EntryRow]:
        """Those between two numbers, or only the last of them, in order."""

    def seq_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        """The number of the entry that a client's message has led to."""

    def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        """The last snapshot, with the number of the entry after which it was taken."""

    def judgement(self, table_id: str) -> dict[str, Any] | None:
        """What was made of a finished game, as far as it was kept."""

    def keep_judgement(self, table_id: str, content: dict[str, Any]) -> None:
        """In the place of what was kept before."""

    def add_chat(self, table_id: str, client_id: str, row: ChatRow) -> bool:
        """False if this seat's message with that id is there already."""

    def chat(self, table_id: str, team: int | None, limit: int) -> list[ChatRow]:
        """The last lines that a team may read, or a watcher (None), in the order they were said."""

    def try_out(self) -> None:
        """Write something that changes nothing."""

    def check(self) -> None:
        """`StorageError` if what is written is no longer kept where it was."""

    def close(self) -> None: ...


class Clerk(Protocol):
    """Who calls the storage for the tables, one call after the other, and lets them go on meanwhile."""

    storage: Storage

    async def do(self, call: Callable[Arguments, Answer], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Answer:
        """Call one of the storage's methods that write; when it returns, that is safe on disk.

        It is carried out to its end even if nobody waits for it any more.
        """

    async def read(
        self, call: Callable[Arguments, Answer], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Answer:
        """Call one of the storage's methods that only look."""
