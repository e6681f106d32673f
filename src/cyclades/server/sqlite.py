"""Storage in one SQLite file."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from cyclades.server.storage import ChatRow, EntryRow, SeatRow, SeqTaken, StorageError, TableRow

VERSION: Final = 3
SCHEMA: Final = """
CREATE TABLE version (number INTEGER NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, visibility TEXT NOT NULL, phase TEXT NOT NULL, config TEXT NOT NULL,
    created INTEGER NOT NULL, cycle INTEGER NOT NULL, seed BLOB, proposal TEXT, rematch TEXT,
    hints INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX lobby ON tables (visibility, phase, created);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, token_hash TEXT, name TEXT, bot TEXT,
    colour TEXT NOT NULL, ready INTEGER NOT NULL, away INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER,
    client_id TEXT, action TEXT, outcomes TEXT NOT NULL, keep INTEGER, back_to INTEGER, events TEXT NOT NULL,
    PRIMARY KEY (table_id, seq), UNIQUE (table_id, seat, client_id)
);
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, content TEXT NOT NULL
);
CREATE TABLE chat (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), at INTEGER NOT NULL,
    seat INTEGER NOT NULL, client_id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, team INTEGER,
    UNIQUE (table_id, seat, client_id)
);
"""
# By the version a file has: what makes it one of the next.
CHANGES: Final = {
    1: "ALTER TABLE chat ADD COLUMN team INTEGER",
    2: "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",
}
TABLE_COLUMNS: Final = "id, title, visibility, phase, config, created, cycle, seed, proposal, rematch, hints"
BUSY_SECONDS: Final = 5.0


class SqliteStorage:
    """Storage in a file, made if it isn't there. What is written survives a crash of process and machine."""

    faults: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, path: Path) -> None:
        self.path = path
        self._grouped = False
        try:
            if not path.exists():
                # It holds the seeds of running games: nobody else on this machine need read them.
                path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._make_tables()
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"{path}: {error}") from None

    def _make_tables(self) -> None:
        with self._whole():
            if not self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'version'").fetchone():
                for statement in SCHEMA.split(";"):
                    self._db.execute(statement)
                self._db.execute("INSERT INTO version VALUES (?)", (VERSION,))
            (found,) = self._db.execute("SELECT number FROM version").fetchone()
            while found in CHANGES:
                self._db.execute(CHANGES[found])
                found += 1
                self._db.execute("UPDATE version SET number = ?", (found,))
        if found != VERSION:
            raise sqlite3.DatabaseError(f"version {found} of the tables is not {VERSION}")

    @contextmanager
    def together(self) -> Iterator[None]:
        try:
            with self._transaction():
                self._grouped = True
                yield
        except sqlite3.Error as error:
            raise StorageError(f"{self.path}: {error}") from None
        finally:
            self._grouped = False

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """All of it or nothing, and nobody else writes meanwhile."""
        with self._part() if self._grouped else self._transaction():
            yield

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    @contextmanager
    def _part(self) -> Iterator[None]:
        """One of several calls together: it fails alone, unless the disk has made SQLite take all of them back."""
        if not self._db.in_transaction:
            raise StorageError(f"{self.path}: nothing could be written")
        self._db.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK TO part")
                self._db.execute("RELEASE part")
            raise
        self._db.execute("RELEASE part")

    # Tables and seats

    def create_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        with self._whole():
            self._db.execute(
                f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?)", _table_values(table)
            )
            self._write_seats(table.id, seats)

    def delete_table(self, table_id: str) -> None:
        with self._whole():
            for name in ("chat", "snapshots", "seats"):
                self._db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
            self._db.execute("DELETE FROM tables WHERE id = ?", (table_id,))

    def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        row = self._db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if row is None else (_table(row), self._seats(table_id))

    def lobby(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = self._db.execute(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE visibility = 'public' AND phase IN ('open', 'running') "
            "ORDER BY created DESC, id LIMIT ?",
            (limit,),
        ).fetchall()
        return [(_table(row), self._seats(row[0])) for row in rows]

    def _seats(self, table_id: str) -> list[SeatRow]:
        rows = self._db.execute(
            "SELECT token_hash, name, bot, colour, ready, away FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)
        )
        return [
            SeatRow(token, name, bot, colour, bool(ready), bool(away)) for token, name, bot, colour, ready, away in rows
        ]

    def _write_seats(self, table_id: str, seats: Sequence[SeatRow]) -> None:
        self._db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
        self._db.executemany(
            "INSERT INTO seats VALUES (?,?,?,?,?,?,?,?)",
            [
                (table_id, number, seat.token_hash, seat.name, seat.bot, seat.colour, seat.ready, seat.away)
                for number, seat in enumerate(seats)
            ],
        )

    def save(
        self,
        table: TableRow,
        seats: Sequence[SeatRow] | None = None,
        entries: Sequence[EntryRow] = (),
        snapshot: tuple[int, dict[str, Any]] | None = None,
    ) -> None:
        values = _table_values(table)
        with self._whole():
            self._db.execute(
                "UPDATE tables SET title=?, visibility=?, phase=?, config=?, created=?, cycle=?, seed=?, proposal=?, "
                "rematch=?, hints=? WHERE id=?",
                (*values[1:], table.id),
            )
            if seats is not None:
                self._write_seats(table.id, seats)
            try:
                self._db.executemany(
                    "INSERT INTO entries VALUES (?,?,?,?,?,?,?,?,?,?)",
                    [_entry_values(table.id, row) for row in entries],
                )
            except sqlite3.IntegrityError as error:
                raise SeqTaken(str(error)) from None
            if snapshot is not None:
                self._db.execute(
                    "INSERT INTO snapshots VALUES (?,?,?) "
                    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, content = excluded.content",
                    (table.id, snapshot[0], json.dumps(snapshot[1])),
                )

    # The log

    def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        rows = self._db.execute(
            "SELECT seq, kind, seat, client_id, action, outcomes, keep, back_to, events FROM entries "
            "WHERE table_id = ? AND seq > ? ORDER BY seq",
            (table_id, after),
        )
        return [
            EntryRow(seq, kind, by, client, action, tuple(json.loads(outcomes)), keep, to, tuple(json.loads(events)))
            for seq, kind, by, client, action, outcomes, keep, to, events in rows
        ]

    def seq_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        row = self._db.execute(
            "SELECT seq FROM entries WHERE table_id = ? AND seat = ? AND client_id = ?", (table_id, seat, client_id)
        ).fetchone()
        return None if row is None else int(row[0])

    def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        row = self._db.execute("SELECT seq, content FROM snapshots WHERE table_id = ?", (table_id,)).fetchone()
        return None if row is None else (row[0], json.loads(row[1]))

    # Chat

    def add_chat(self, table_id: str, client_id: str, row: ChatRow) -> bool:
        with self._whole():
            done = self._db.execute(
                "INSERT INTO chat (table_id, at, seat, client_id, name, text, team) VALUES (?,?,?,?,?,?,?) "
                "ON CONFLICT (table_id, seat, client_id) DO NOTHING",
                (table_id, row.at, row.seat, client_id, row.name, row.text, row.team),
            )
        return done.rowcount == 1

    def chat(self, table_id: str, team: int | None, limit: int) -> list[ChatRow]:
        rows = self._db.execute(
            "SELECT at, seat, name, text, team FROM chat WHERE table_id = ? AND (team IS NULL OR team = ?) "
            "ORDER BY number DESC LIMIT ?",
            (table_id, team, limit),
        ).fetchall()
        return [ChatRow(*row) for row in reversed(rows)]

    def close(self) -> None:
        self._db.close()


def _table_values(table: TableRow) -> tuple[Any, ...]:
    return (
        table.id,
        table.title,
        table.visibility,
        table.phase,
        json.dumps(table.config),
        table.created,
        table.cycle,
        table.seed,
        None if table.proposal is None else json.dumps(table.proposal),
        table.rematch,
        table.hints,
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    table_id, title, visibility, phase, config, created, cycle, seed, proposal, rematch, hints = row
    return TableRow(
        table_id,
        title,
        visibility,
        phase,
        json.loads(config),
        created,
        cycle,
        seed,
        None if proposal is None else json.loads(proposal),
        rematch,
        bool(hints),
    )


def _entry_values(table_id: str, row: EntryRow) -> tuple[Any, ...]:
    return (
        table_id,
        row.seq,
        row.kind,
        row.by,
        row.client_id,
        row.action,
        json.dumps(row.outcomes),
        row.keep,
        row.to,
        json.dumps(row.events),
    )
