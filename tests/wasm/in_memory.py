"""What a table needs, without a disk, a network or another process: all of it in the memory of whoever plays."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from cyclades.bots import LEVELS, Bot, make_bot
from cyclades.game import Game
from cyclades.table import thoughts
from cyclades.table.storage import (
    Answer,
    Arguments,
    ChatRow,
    EntryRow,
    SeatRow,
    SeqTaken,
    Storage,
    StorageError,
    TableRow,
)
from cyclades.table.thinker import Asker
from cyclades.table.visitor import Visitor


class MemoryStorage:
    """Keeps rows as they are given: they can't be changed."""

    faults: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        self._tables: dict[str, tuple[TableRow, list[SeatRow]]] = {}
        self._entries: dict[str, list[EntryRow]] = {}
        self._snapshots: dict[str, tuple[int, dict[str, Any]]] = {}
        self._judgements: dict[str, dict[str, Any]] = {}
        self._chat: dict[str, dict[tuple[int, str], ChatRow]] = {}
        self._visits: dict[str, int] = {}

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        yield

    def create_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        self._tables[table.id] = table, list(seats)
        self._entries[table.id] = []
        self._chat[table.id] = {}

    def delete_table(self, table_id: str, with_game: bool = False) -> None:
        if self._entries[table_id] and not with_game:
            raise StorageError("its_game_has_begun")
        for rows in (self._tables, self._entries, self._snapshots, self._judgements, self._chat, self._visits):
            rows.pop(table_id, None)

    def visited(self, table_id: str, at: int) -> None:
        self._visits[table_id] = at

    def unvisited(self, phase: str, before: int, limit: int) -> list[str]:
        found = (row for row, _ in self._tables.values() if row.phase == phase)
        return [row.id for row in found if self._visits.get(row.id, row.created) < before][:limit]

    def unvisited_lessons(self, before: int, limit: int) -> list[str]:
        found = (row for row, _ in self._tables.values() if row.origin is not None and row.origin["kind"] == "lesson")
        return [row.id for row in found if self._visits.get(row.id, row.created) < before][:limit]

    def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        return self._tables.get(table_id)

    def lobby(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        shown = [
            found for found in self._tables.values() if found[0].visibility == "public" and found[0].phase != "over"
        ]
        return sorted(shown, key=lambda found: found[0].created, reverse=True)[:limit]

    def save(
        self,
        table: TableRow,
        seats: Sequence[SeatRow] | None = None,
        entries: Sequence[EntryRow] = (),
        snapshot: tuple[int, dict[str, Any]] | None = None,
        moved: dict[int, int] | None = None,
    ) -> None:
        log = self._entries[table.id]
        if entries and log and entries[0].seq <= log[-1].seq:
            raise SeqTaken
        before = self._tables[table.id][1]
        self._tables[table.id] = table, before if seats is None else list(seats)
        log.extend(entries)
        if snapshot is not None:
            self._snapshots[table.id] = snapshot
        if moved is not None:
            said = self._chat[table.id].items()
            moves = {key: moved.get(key[0], key[0]) for key, _ in said}
            self._chat[table.id] = {(moves[key], key[1]): replace(row, seat=moves[key]) for key, row in said}

    def entries(
        self, table_id: str, after: int = 0, before: int | None = None, last: int | None = None
    ) -> list[EntryRow]:
        found = [row for row in self._entries[table_id] if row.seq > after and (before is None or row.seq < before)]
        return found if last is None else found[-last:]

    def seq_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        log = self._entries[table_id]
        return next((row.seq for row in log if (row.by, row.client_id) == (seat, client_id)), None)

    def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        return self._snapshots.get(table_id)

    def judgement(self, table_id: str) -> dict[str, Any] | None:
        return self._judgements.get(table_id)

    def keep_judgement(self, table_id: str, content: dict[str, Any]) -> None:
        self._judgements[table_id] = content

    def add_chat(self, table_id: str, client_id: str, row: ChatRow) -> bool:
        key = row.seat, client_id
        return self._chat[table_id].setdefault(key, row) is row

    def chat(self, table_id: str, team: int | None, limit: int) -> list[ChatRow]:
        return [row for row in self._chat[table_id].values() if row.team in (None, team)][-limit:]

    def try_out(self) -> None:
        pass

    def check(self) -> None:
        pass

    def close(self) -> None:
        pass


class ClerkAtOnce:
    """Calls the storage where it is asked to."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def do(self, call: Callable[Arguments, Answer], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Answer:
        return call(*args, **kwargs)

    async def read(
        self, call: Callable[Arguments, Answer], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Answer:
        return call(*args, **kwargs)


class ThinkerHere:
    """Thinks where it is asked, with the same seeds each time."""

    levels = tuple(LEVELS)
    pause = 0.0

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._bots: dict[tuple[str, int], Bot] = {}

    async def choose(self, level: str, position: dict[str, Any], player: int, asker: Asker) -> str | None:
        bot = self._bots.setdefault((level, player), make_bot(LEVELS[level], self.seed + player))
        game = Game.from_position(position)
        return game.text(bot.choose(thoughts.seat_at(game, player)))

    async def hint(self, position: dict[str, Any], player: int, asker: Asker) -> dict[str, Any] | None:
        return thoughts.hint(position, player, self.seed)

    async def moment(self, record: dict[str, Any] | str, step: int, asker: Asker) -> dict[str, Any] | None:
        return thoughts.moment(record, step)

    async def look_back(self, asker: Asker, question: str, *about: Any) -> dict[str, Any] | None:
        answer: dict[str, Any] = thoughts.QUESTIONS[question](*about)
        return answer


class Listener(Visitor):
    """Hears what he is told, as text."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def send_text(self, text: str) -> None:
        self.heard.append(text)

    def bye(self, code: str) -> None:
        raise AssertionError(f"sent away: {code}")
