"""The storage: what is written is there after reopening, as a whole or not at all."""

from __future__ import annotations

import re
import sqlite3
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cyclades.server.sqlite import SCHEMA, SqliteStorage
from cyclades.table.storage import ChatRow, EntryRow, SeatRow, SeqTaken, Standing, StorageError, TableRow

TABLE = TableRow("t1", "Title ✓", "public", "open", {"players": 2, "modules": [], "options": {"open_gold": True}}, 100)
SEATS = [SeatRow("ab" * 32, "Ann", None, "sparta", True, False), SeatRow(None, None, "easy", "athens", True, False)]


def entry(seq: int, client_id: str | None = None, by: int | None = 0) -> EntryRow:
    events = ({"event": "bid_placed", "gold": seq},)
    return EntryRow(seq, "act", by, client_id, "bid apollo", (1, 2), None, None, events)


def opened(path: Path) -> SqliteStorage:
    return SqliteStorage(path / "deep" / "er" / "tables.db")


def test_tables_seats_entries_snapshots_and_chat_come_back(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.create_table(TABLE, SEATS)
    assert storage.table("t1") == (TABLE, SEATS)
    changed = replace(TABLE, phase="running", cycle=3, seed=b"\x00\xff" * 16, proposal={"id": "p"}, rematch="t2")
    changed = replace(changed, hints=False, practice=True, origin={"kind": "lesson", "lesson": "bidding"})
    changed = replace(changed, standing=Standing(None, (1, 2), 1_700_000_000))
    seats = [replace(SEATS[0], away=True, ready=False, host=True), SEATS[1]]
    rewind = EntryRow(3, "rewind", 1, None, None, (), 0, 1, (), at=1_700_000_000)
    storage.save(changed, seats, [entry(1, "a"), entry(2, "b"), rewind], (2, {"line": [[2, "x", [1]]]}))
    assert storage.add_chat("t1", "c1", ChatRow(5, 0, "Ann", "first")) is True
    assert storage.add_chat("t1", "c1", ChatRow(6, 0, "Ann", "again")) is False
    assert storage.add_chat("t1", "c1", ChatRow(7, 1, "Ben", "second")) is True
    storage.close()
    storage = opened(tmp_path)
    assert storage.table("t1") == (changed, seats)
    assert storage.entries("t1") == [entry(1, "a"), entry(2, "b"), rewind]
    assert storage.entries("t1", after=1) == [entry(2, "b"), rewind]
    assert storage.entries("t2") == []
    assert storage.snapshot("t1") == (2, {"line": [[2, "x", [1]]]})
    assert storage.snapshot("t2") is None
    assert storage.chat("t1", None, 10) == [ChatRow(5, 0, "Ann", "first"), ChatRow(7, 1, "Ben", "second")]
    assert storage.chat("t1", None, 1) == [ChatRow(7, 1, "Ben", "second")]
    assert storage.seq_of("t1", 0, "b") == 2
    assert storage.seq_of("t1", 1, "b") is None
    assert storage.table("t2") is None
    assert storage.judgement("t1") is None
    storage.keep_judgement("t1", {"judge": "a"})
    storage.keep_judgement("t1", {"judge": "b"})
    assert (storage.judgement("t1"), storage.judgement("t2")) == ({"judge": "b"}, None)
    storage.save(changed, snapshot=(3, {"line": []}))
    assert storage.snapshot("t1") == (3, {"line": []})


def test_lines_to_a_team_are_read_by_it_alone_and_push_nobody_elses_out(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.create_table(TABLE, SEATS)
    lines = [ChatRow(5, 0, "Ann", "all", None), *(ChatRow(6, 0, "Ann", f"{n}", 0) for n in range(4))]
    lines.append(ChatRow(7, 2, "Cid", "others", 1))
    for number, line in enumerate(lines):
        storage.add_chat("t1", f"c{number}", line)
    storage.close()
    storage = opened(tmp_path)
    assert storage.chat("t1", None, 3) == lines[:1]
    assert storage.chat("t1", 0, 3) == lines[2:5]
    assert storage.chat("t1", 0, 10) == lines[:5]
    assert storage.chat("t1", 1, 3) == [lines[0], lines[5]]


def test_a_file_of_the_first_version_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    old = sqlite3.connect(file)
    schema = SCHEMA.replace(" text TEXT NOT NULL, team INTEGER,", " text TEXT NOT NULL,")
    schema = re.sub(r",\s+hints INTEGER.*?REFERENCES boards \(digest\)", "", schema, flags=re.DOTALL)
    schema = schema.replace("at INTEGER, PRIMARY", "PRIMARY").replace(" host INTEGER NOT NULL DEFAULT 0,", "")
    for statement in schema.split(";"):
        if not any(later in statement for later in ("boards", "INDEX board", "judgements")):
            old.execute(statement)
    old.execute("INSERT INTO version VALUES (1)")
    old.execute("INSERT INTO tables VALUES ('t1', 'Old', 'public', 'open', '{}', 1, 0, NULL, NULL, NULL)")
    old.execute("INSERT INTO chat VALUES (1, 't1', 5, 0, 'c', 'Ann', 'hello')")
    old.commit()
    old.close()
    for _ in range(2):
        storage = SqliteStorage(file)
        found = storage.table("t1")
        assert found is not None
        assert (found[0].hints, found[0].ledger) == (True, False)
        assert storage.chat("t1", 0, 10)[0] == ChatRow(5, 0, "Ann", "hello", None)
        storage.add_chat("t1", "d", ChatRow(6, 0, "Ann", "partner", 0))
        assert [row.text for row in storage.chat("t1", 0, 10)] == ["hello", "partner"]
        storage.close()


def test_who_reads_beside_the_server_and_leaves_takes_nothing_with_him(tmp_path: Path) -> None:
    """He must not think that he was the last and tidy the log of what was written away."""
    file = tmp_path / "deep" / "er" / "tables.db"
    reading = (
        "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM entries').fetchone()[0])"
    )
    storage = opened(tmp_path)
    storage.create_table(TABLE, SEATS)
    for number in range(1, 4):
        storage.check()
        storage.save(TABLE, entries=[entry(number)])
        done = subprocess.run([sys.executable, "-c", reading, str(file)], capture_output=True, text=True, check=True)
        assert int(done.stdout) == number
    assert file.with_name("tables.db-wal").exists()


def test_two_writers_cannot_both_append_the_same_entry(tmp_path: Path) -> None:
    first, second = opened(tmp_path), opened(tmp_path)
    first.create_table(TABLE, SEATS)
    first.save(TABLE, entries=[entry(1)])
    with pytest.raises(SeqTaken):
        second.save(replace(TABLE, cycle=9), [], [entry(1, "mine")], (1, {}))
    assert second.table("t1") == (TABLE, SEATS), "nothing of it was written"
    assert second.snapshot("t1") is None
    with pytest.raises(SeqTaken):
        second.save(TABLE, entries=[entry(2), entry(1)])
    assert [row.seq for row in first.entries("t1")] == [1]
    first.save(TABLE, entries=[entry(2, "x")])
    with pytest.raises(SeqTaken):
        second.save(TABLE, entries=[entry(3, "x")])


def test_the_lobby_is_public_tables_that_are_not_over_newest_first(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    tables = (
        replace(TABLE, id="old", visibility="public", phase="open", created=1),
        replace(TABLE, id="hidden", visibility="link", phase="open", created=2),
        replace(TABLE, id="over", visibility="public", phase="over", created=3),
        replace(TABLE, id="new", visibility="public", phase="running", created=4),
    )
    for table in tables:
        storage.create_table(table, SEATS)
    assert [row.id for row, _ in storage.lobby(10)] == ["new", "old"]
    assert [row.id for row, _ in storage.lobby(1)] == ["new"]
    assert storage.lobby(10)[0][1] == SEATS


def test_a_table_whose_game_never_began_can_be_deleted(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.create_table(TABLE, SEATS)
    storage.add_chat("t1", "c", ChatRow(5, 0, "Ann", "hello"))
    storage.delete_table("t1")
    assert storage.table("t1") is None
    storage.create_table(TABLE, SEATS)
    storage.save(TABLE, entries=[entry(1)])
    with pytest.raises(sqlite3.IntegrityError):
        storage.delete_table("t1")
    assert storage.entries("t1") == [entry(1)]


def test_the_file_is_for_its_owner_and_safe_on_disk(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    file = tmp_path / "deep" / "er" / "tables.db"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert storage._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert storage._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_files_that_are_no_storage_of_ours(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello, this is no database at all, but it is long enough to be taken for one" * 20)
    with pytest.raises(StorageError, match="text"):
        SqliteStorage(tmp_path / "text")
    with pytest.raises(StorageError):
        SqliteStorage(tmp_path)
    newer = opened(tmp_path)
    newer._db.execute("UPDATE version SET number = 99")
    newer.close()
    with pytest.raises(StorageError, match="99"):
        opened(tmp_path)
