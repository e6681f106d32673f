"""What many tables write at once goes to the disk at once; nobody's fault is another's, and nothing is half there."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cyclades.server.sqlite import SqliteStorage
from cyclades.server.storage_thread import StorageThread
from cyclades.table.storage import SeqTaken, StorageError, TableRow
from tests.server.host import outcome_of
from tests.server.test_storage import SEATS, TABLE, entry

TABLES = 40


def opened(folder: Path) -> SqliteStorage:
    return SqliteStorage(folder / "tables.db")


def row(number: int) -> TableRow:
    return replace(TABLE, id=f"t{number}")


def together(storage: SqliteStorage, *calls: Any) -> tuple[list[Any], list[str]]:
    """What calls answer that come while another is under way; and the statements that ended a transaction."""
    ends: list[str] = []

    def note(statement: str) -> None:
        if statement in ("COMMIT", "ROLLBACK"):
            ends.append(statement)

    async def run() -> list[Any]:
        clerk = StorageThread(storage)
        begun, go_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def hold() -> None:
            loop.call_soon_threadsafe(begun.set)
            go_on.wait(20)

        first = asyncio.create_task(clerk.read(hold))
        await begun.wait()
        storage._db.set_trace_callback(note)
        asked = [asyncio.create_task(clerk.do(*call)) for call in calls]
        await asyncio.sleep(0)
        go_on.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        await first
        clerk.close()
        return answers

    return outcome_of(run()), ends


def test_one_wait_for_the_disk_for_many_tables(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    for number in range(TABLES):
        storage.create_table(row(number), SEATS)
    calls = [(storage.save, row(number), None, [entry(1, "a")]) for number in range(TABLES)]
    answers, ends = together(storage, *calls)
    assert answers == [None] * TABLES
    assert ends == ["COMMIT"]
    again = opened(tmp_path)
    assert all([one.seq for one in again.entries(f"t{number}")] == [1] for number in range(TABLES))


def test_one_that_fails_takes_nobody_with_it(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    for number in range(3):
        storage.create_table(row(number), SEATS)
    storage.save(row(1), None, [entry(1)])
    answers, ends = together(
        storage,
        (storage.save, replace(row(0), cycle=5), None, [entry(1)]),
        (storage.save, replace(row(1), cycle=5), [], [entry(2), entry(1)]),
        (storage.save, replace(row(2), cycle=5), None, [entry(1)]),
    )
    assert [type(answer) for answer in answers] == [type(None), SeqTaken, type(None)]
    assert ends == ["COMMIT"]
    again = opened(tmp_path)
    found = [again.table(f"t{number}") for number in range(3)]
    assert [one and one[0].cycle for one in found] == [5, 0, 5]
    assert found[1] == (row(1), SEATS)
    assert [len(again.entries(f"t{number}")) for number in range(3)] == [1, 1, 1]


def test_a_full_disk_is_said_to_all_and_keeps_nothing(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    for number in range(4):
        storage.create_table(row(number), SEATS)
    (pages,) = storage._db.execute("PRAGMA page_count").fetchone()
    storage._db.execute(f"PRAGMA max_page_count = {pages}")
    big = replace(entry(1), events=({"event": "x" * 100_000},))
    answers, _ = together(
        storage,
        (storage.save, row(0), None, [entry(1)]),
        (storage.save, row(1), None, [big]),
        (storage.save, row(2), None, [entry(1)]),
    )
    again = opened(tmp_path)
    for number, answer in enumerate(answers):
        stored = [one.seq for one in again.entries(f"t{number}")]
        assert stored == ([] if isinstance(answer, StorageError) else [1]), (number, answer)
    assert isinstance(answers[1], StorageError)


def test_a_file_that_is_locked_is_an_error_of_the_storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades.server.sqlite.BUSY_SECONDS", 0.1)
    storage = opened(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answers, _ = together(storage, (storage.create_table, row(0), SEATS))
    assert isinstance(answers[0], StorageError)
    assert "locked" in str(answers[0])
