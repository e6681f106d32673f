"""Storage in one SQLite file."""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, astuple, replace
from pathlib import Path
from typing import Any, Final

import msgspec

from cyclades.server.file_lock import FileLock
from cyclades.table.storage import ChatRow, EntryRow, SeatRow, SeqTaken, Standing, StorageError, TableRow

VERSION: Final = 8
SCHEMA: Final = """
CREATE TABLE version (number INTEGER NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, visibility TEXT NOT NULL, phase TEXT NOT NULL, config TEXT NOT NULL,
    created INTEGER NOT NULL, cycle INTEGER NOT NULL, seed BLOB, proposal TEXT, rematch TEXT,
    hints INTEGER NOT NULL DEFAULT 1, ledger INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0,
    origin TEXT, standing TEXT, board TEXT REFERENCES boards (digest)
);
CREATE INDEX board ON tables (board);
CREATE TABLE boards (digest TEXT PRIMARY KEY, content TEXT NOT NULL);
CREATE INDEX lobby ON tables (visibility, phase, created);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, token_hash TEXT, name TEXT, bot TEXT,
    colour TEXT NOT NULL, ready INTEGER NOT NULL, away INTEGER NOT NULL, host INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER,
    client_id TEXT, action TEXT, outcomes TEXT NOT NULL, keep INTEGER, back_to INTEGER, events TEXT NOT NULL,
    at INTEGER, PRIMARY KEY (table_id, seq), UNIQUE (table_id, seat, client_id)
);
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, content TEXT NOT NULL
);
CREATE TABLE judgements (table_id TEXT PRIMARY KEY REFERENCES tables (id), content TEXT NOT NULL);
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
    # Where a table's board is written down apart from its config: most tables have one of a few.
    3: """
CREATE TABLE boards (digest TEXT PRIMARY KEY, content TEXT NOT NULL);
ALTER TABLE tables ADD COLUMN board TEXT REFERENCES boards (digest);
CREATE INDEX board ON tables (board)
""",
    4: "ALTER TABLE tables ADD COLUMN ledger INTEGER NOT NULL DEFAULT 0",
    5: """
ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN origin TEXT;
ALTER TABLE entries ADD COLUMN at INTEGER;
CREATE TABLE judgements (table_id TEXT PRIMARY KEY REFERENCES tables (id), content TEXT NOT NULL)
""",
    6: "ALTER TABLE tables ADD COLUMN standing TEXT",
    7: "ALTER TABLE seats ADD COLUMN host INTEGER NOT NULL DEFAULT 0",
}
TABLE_COLUMNS: Final = (
    "id, title, visibility, phase, config, created, cycle, seed, proposal, rematch, hints, ledger, practice, origin, "
    "standing, board"
)
SEAT_COLUMNS: Final = "token_hash, name, bot, colour, ready, away, host"
PLACES: Final = ",".join("?" * len(TABLE_COLUMNS.split(",")))
ENTRY_COLUMNS: Final = "seq, kind, seat, client_id, action, outcomes, keep, back_to, events, at"
BUSY_SECONDS: Final = 5.0
HIGHEST_SEQ: Final = 2**62
SIGN: Final = b"SQLite format 3\x00"  # a file of ours begins with it
MOST_BOARDS: Final = 500  # that are kept in memory

log = logging.getLogger("cyclades.server")


class SqliteStorage:
    """Storage in a file, made if it isn't there. What is written survives a crash of process and machine."""

    faults: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, path: Path, alone: bool = False) -> None:
        """`alone`: no other process that wants that may have it meanwhile."""
        self.path = path
        self._grouped = False
        self._lock: FileLock | None = None
        try:
            if not path.exists():
                # It holds the seeds of running games: nobody else on this machine need read them.
                path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            if alone:
                self._lock = FileLock(path.with_name(f"{path.name}.lock"))
                if not self._lock.take():
                    raise StorageError("open_elsewhere", str(path))
            # Kept open to the end: closing any handle of the file would take SQLite's locks on it away (POSIX), and the
            # next reader who leaves would think that he is the last, and tidy away what is being written.
            self._handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
            self._db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._boards: dict[str, dict[str, Any]] = {}  # those that were read, by digest
            self._keep_a_copy(path)
            self._make_tables()
        except (sqlite3.Error, OSError) as error:
            raise StorageError("database_fails", str(path), reason=str(error)) from None

    def _keep_a_copy(self, path: Path) -> None:
        """Before a file of an older version is changed: `tables.db.version-3` stays as it was, whatever comes of it."""
        found = self._version()
        if found not in CHANGES:
            return
        name = f"{path.name}.version-{found}"
        copy, number = path.with_name(name), 1
        while copy.exists():  # of another file that was here: nothing is written over
            number += 1
            copy = path.with_name(f"{name}.{number}")
        unfinished = path.with_name(f"{name}.part")
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_RDWR, 0o600))
        with contextlib.closing(sqlite3.connect(unfinished)) as target:
            self._db.backup(target)
        unfinished.rename(copy)
        log.warning("storage_changes from=%s to=%s copy=%s", found, VERSION, copy)

    def _version(self) -> int | None:
        """The version a file has; None if nothing is in it."""
        if not self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'version'").fetchone():
            return None
        return int(self._db.execute("SELECT number FROM version").fetchone()[0])

    def _make_tables(self) -> None:
        with self._whole():
            if self._version() is None:
                for statement in SCHEMA.split(";"):
                    self._db.execute(statement)
                self._db.execute("INSERT INTO version VALUES (?)", (VERSION,))
            found = self._version()
            while found in CHANGES:
                for statement in CHANGES[found].split(";"):
                    self._db.execute(statement)
                found += 1
                self._db.execute("UPDATE version SET number = ?", (found,))
            self._make_visits()
        if found != VERSION:
            raise StorageError("tables_of_another_version", str(self.path), given=str(found), version=VERSION)

    def _make_visits(self) -> None:
        """Beside the tables that have a version: a build that doesn't know when somebody was there loses nothing by it.

        What was played before anybody counted may have been played yesterday.
        """
        if not self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'visits'").fetchone():
            self._db.execute("CREATE TABLE visits (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL)")
            self._db.execute("INSERT INTO visits SELECT id, CAST(strftime('%s', 'now') AS INTEGER) FROM tables")

    @contextmanager
    def together(self) -> Iterator[None]:
        try:
            with self._transaction():
                self._grouped = True
                yield
            self.check()
        except sqlite3.Error as error:
            raise StorageError("database_fails", str(self.path), reason=str(error)) from None
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
            raise StorageError("nothing_written", str(self.path))
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
            values = (*_table_values(table), self._kept_board(table.config))
            self._db.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({PLACES})", values)
            self._write_seats(table.id, seats)

    def _kept_board(self, config: dict[str, Any]) -> str | None:
        """The digest of a table's board, which is written down once for all tables that have it."""
        board = config.get("board")
        if not isinstance(board, dict):
            return None
        content = json.dumps(board)
        digest = hashlib.sha256(content.encode()).hexdigest()
        self._db.execute("INSERT INTO boards VALUES (?,?) ON CONFLICT (digest) DO NOTHING", (digest, content))
        return digest

    def _board(self, digest: str) -> dict[str, Any]:
        if digest not in self._boards:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            (content,) = self._db.execute("SELECT content FROM boards WHERE digest = ?", (digest,)).fetchone()
            self._boards[digest] = json.loads(content)
        return self._boards[digest]

    def delete_table(self, table_id: str, with_game: bool = False) -> None:
        with self._whole():
            if with_game:
                self._db.execute("DELETE FROM entries WHERE table_id = ?", (table_id,))
            (board,) = self._db.execute("SELECT board FROM tables WHERE id = ?", (table_id,)).fetchone() or (None,)
            for name in ("chat", "snapshots", "judgements", "seats", "visits"):
                self._db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
            self._db.execute("DELETE FROM tables WHERE id = ?", (table_id,))
            self._drop_board(board)

    def _drop_board(self, digest: str | None) -> None:
        """If no table has it any more."""
        self._db.execute(
            "DELETE FROM boards WHERE digest = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE board = digest)", (digest,)
        )

    def visited(self, table_id: str, at: int) -> None:
        with self._whole():
            self._db.execute(
                "INSERT INTO visits VALUES (?,?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at", (table_id, at)
            )

    def unvisited(self, phase: str, before: int, limit: int) -> list[str]:
        rows = self._db.execute(
            "SELECT id FROM tables LEFT JOIN visits ON table_id = id "
            "WHERE phase = ? AND coalesce(at, created) < ? LIMIT ?",
            (phase, before, limit),
        )
        return [table_id for (table_id,) in rows]

    def unvisited_lessons(self, before: int, limit: int) -> list[str]:
        rows = self._db.execute(
            "SELECT id FROM tables LEFT JOIN visits ON table_id = id "
            "WHERE json_extract(origin, '$.kind') = 'lesson' AND coalesce(at, created) < ? LIMIT ?",
            (before, limit),
        )
        return [table_id for (table_id,) in rows]

    def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        row = self._db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if row is None else (self._table(row), self._seats(table_id))

    def lobby(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = self._db.execute(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE visibility = 'public' AND phase IN ('open', 'running') "
            "ORDER BY created DESC, id LIMIT ?",
            (limit,),
        ).fetchall()
        return [(self._table(row), self._seats(row[0])) for row in rows]

    def _table(self, row: tuple[Any, ...]) -> TableRow:
        *values, board = row
        table = _table(tuple(values))
        return table if board is None else replace(table, config=table.config | {"board": self._board(board)})

    def _seats(self, table_id: str) -> list[SeatRow]:
        rows = self._db.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))
        return [
            SeatRow(token, name, bot, colour, bool(ready), bool(away), bool(host))
            for token, name, bot, colour, ready, away, host in rows
        ]

    def _write_seats(self, table_id: str, seats: Sequence[SeatRow]) -> None:
        self._db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
        self._db.executemany(
            f"INSERT INTO seats (table_id, seat, {SEAT_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?)",
            [(table_id, number, *astuple(seat)) for number, seat in enumerate(seats)],
        )

    def save(
        self,
        table: TableRow,
        seats: Sequence[SeatRow] | None = None,
        entries: Sequence[EntryRow] = (),
        snapshot: tuple[int, dict[str, Any]] | None = None,
        moved: dict[int, int] | None = None,
    ) -> None:
        values = _table_values(table)
        with self._whole():
            self._db.execute(
                "UPDATE tables SET title=?, visibility=?, phase=?, created=?, cycle=?, seed=?, proposal=?, "
                "rematch=?, hints=?, ledger=?, practice=?, origin=?, standing=? WHERE id=?",
                (*values[1:4], *values[5:], table.id),
            )
            if table.phase == "open":
                self._write_agreed(table)
            if seats is not None:
                self._write_seats(table.id, seats)
            if moved:
                self._move_chat(table.id, moved)
            try:
                self._db.executemany(
                    f"INSERT INTO entries ({ENTRY_COLUMNS}, table_id) VALUES (?,?,?,?,?,?,?,?,?,?,?)",
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

    def _write_agreed(self, table: TableRow) -> None:
        """It may have changed; a board that no table has any more goes."""
        (before,) = self._db.execute("SELECT board FROM tables WHERE id = ?", (table.id,)).fetchone() or (None,)
        values = _table_values(table)[4], self._kept_board(table.config), table.id
        self._db.execute("UPDATE tables SET config = ?, board = ? WHERE id = ?", values)
        self._drop_board(before)

    def _move_chat(self, table_id: str, moved: dict[int, int]) -> None:
        """All at once; a line of somebody who sat there before may have the same id."""
        ways = [number for way in moved.items() for number in way]
        cases = " ".join("WHEN ? THEN ?" for _ in moved)
        self._db.execute(
            f"UPDATE OR IGNORE chat SET seat = CASE seat {cases} ELSE seat END WHERE table_id = ?", (*ways, table_id)
        )

    # The log

    def entries(
        self, table_id: str, after: int = 0, before: int | None = None, last: int | None = None
    ) -> list[EntryRow]:
        rows = self._db.execute(
            f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND seq > ? AND seq < ? ORDER BY seq DESC LIMIT ?",
            (table_id, after, HIGHEST_SEQ if before is None else before, -1 if last is None else last),
        ).fetchall()
        return [
            EntryRow(
                seq, kind, by, client, action, tuple(json.loads(outcomes)), keep, to, tuple(json.loads(events)), at
            )
            for seq, kind, by, client, action, outcomes, keep, to, events, at in reversed(rows)
        ]

    def seq_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        row = self._db.execute(
            "SELECT seq FROM entries WHERE table_id = ? AND seat = ? AND client_id = ?", (table_id, seat, client_id)
        ).fetchone()
        return None if row is None else int(row[0])

    def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        row = self._db.execute("SELECT seq, content FROM snapshots WHERE table_id = ?", (table_id,)).fetchone()
        return None if row is None else (row[0], json.loads(row[1]))

    # What was made of a finished game

    def judgement(self, table_id: str) -> dict[str, Any] | None:
        row = self._db.execute("SELECT content FROM judgements WHERE table_id = ?", (table_id,)).fetchone()
        return None if row is None else json.loads(row[0])

    def keep_judgement(self, table_id: str, content: dict[str, Any]) -> None:
        with self._whole():
            self._db.execute(
                "INSERT INTO judgements VALUES (?,?) ON CONFLICT (table_id) DO UPDATE SET content = excluded.content",
                (table_id, json.dumps(content)),
            )

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

    # The file itself

    def try_out(self) -> None:
        with self._whole():
            self._db.execute("UPDATE version SET number = number")

    def check(self) -> None:
        """SQLite goes on writing into a file that was deleted or replaced, and nobody would ever find that again."""
        try:
            found = self.path.stat()
            os.lseek(self._handle, 0, os.SEEK_SET)
            begins = os.read(self._handle, len(SIGN))
        except OSError as error:
            raise StorageError("file_gone", path=str(self.path), reason=error.strerror or "") from None
        if not os.path.samestat(found, os.fstat(self._handle)):
            raise StorageError("another_file", path=str(self.path))
        if begins != SIGN:
            raise StorageError("file_damaged", path=str(self.path))

    def close(self) -> None:
        self._db.close()
        os.close(self._handle)
        if self._lock is not None:
            self._lock.release()


def _table_values(table: TableRow) -> tuple[Any, ...]:
    return (
        table.id,
        table.title,
        table.visibility,
        table.phase,
        json.dumps({key: value for key, value in table.config.items() if key != "board" or isinstance(value, str)}),
        table.created,
        table.cycle,
        table.seed,
        None if table.proposal is None else json.dumps(table.proposal),
        table.rematch,
        table.hints,
        table.ledger,
        table.practice,
        None if table.origin is None else json.dumps(table.origin),
        None if table.standing is None else json.dumps(asdict(table.standing)),
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    table_id, title, visibility, phase, config, created, *game, hints, ledger, practice, origin, standing = row
    cycle, seed, proposal, rematch = game
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
        bool(ledger),
        bool(practice),
        None if origin is None else json.loads(origin),
        None if standing is None else msgspec.json.decode(standing, type=Standing),
    )


def _entry_values(table_id: str, row: EntryRow) -> tuple[Any, ...]:
    return (
        row.seq,
        row.kind,
        row.by,
        row.client_id,
        row.action,
        json.dumps(row.outcomes),
        row.keep,
        row.to,
        json.dumps(row.events),
        row.at,
        table_id,
    )
