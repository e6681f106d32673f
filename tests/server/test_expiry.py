"""Tables that nobody comes to are deleted in time, games later, and nothing of what somebody still plays."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.host import SECONDS, Client, Host

DAY = 24 * 60 * 60


def age(host: Host, days: float) -> None:
    """As if all this had been so long ago."""
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        database.execute("UPDATE visits SET at = at - ?", (int(days * DAY),))
        database.execute("UPDATE tables SET created = created - ?", (int(days * DAY),))


def left(host: Host, count: int, gone: int) -> set[str]:
    """The tables there are, when it is so many and the log tells of those that are gone, or time is over."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found = {row[0] for row in host.rows("SELECT id FROM tables")}
        if len(found) <= count and host.log().count("table_expired") >= gone:
            break
        time.sleep(0.05)
    return found


@pytest.mark.parametrize(
    ("days", "words", "stay"),
    [
        (6.9, [], {"empty", "visited", "running", "over"}),
        (7.1, [], {"running", "over"}),
        (7.1, ["--keep-open=0"], {"empty", "visited", "running", "over"}),
        (364, [], {"running", "over"}),
        (366, [], {"over"}),
        (366, ["--keep-abandoned=0"], {"running", "over"}),
    ],
)
def test_what_is_kept_and_what_is_not(tmp_path: Path, days: float, words: list[str], stay: set[str]) -> None:
    host = Host(tmp_path)
    names = {host.new_table(2)[0]: "empty"}
    table, tokens = host.new_table(2)
    names[table] = "visited"
    Client(host, table, tokens[0]).close()
    for phase in ("running", "over"):
        clients = host.started(2, options={"max_cycles": 1})
        names[clients[0].table_id] = phase
        clients[0].answer("chat", text="hello")
    host.stop()
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        database.execute("UPDATE tables SET phase = 'over' WHERE id = ?", (clients[0].table_id,))
    age(host, days)
    host = Host(tmp_path, *words, port=host.port)
    assert {names[table] for table in left(host, len(stay), len(names) - len(stay))} == stay
    assert host.log().count("table_expired") == len(names) - len(stay)
    kept = [table for table, name in names.items() if name in stay]
    for part in ("seats", "entries", "chat", "visits"):
        assert {row[0] for row in host.rows(f"SELECT table_id FROM {part}")} <= set(kept)
    for table, name in names.items():
        if name not in stay:
            assert host.http.get(f"/api/tables/{table}/summary").status_code == 404
    assert host.stop() == 0


def test_a_visit_counts_however_old_a_table_is(tmp_path: Path) -> None:
    host = Host(tmp_path)
    table, tokens = host.new_table(2)
    host.stop()
    age(host, 6)
    host = Host(tmp_path, port=host.port)
    Client(host, table, tokens[0]).close()
    host.stop()
    age(host, 6)
    host = Host(tmp_path, port=host.port)
    assert Client(host, table, tokens[0]).table["phase"] == "open"
    assert host.stop() == 0


def test_games_from_before_visits_were_counted_are_not_taken_for_abandoned(tmp_path: Path) -> None:
    host = Host(tmp_path)
    (client, _) = host.started(2)
    host.stop()
    age(host, 1000)
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        database.execute("DROP TABLE visits")
    host = Host(tmp_path, port=host.port)
    assert Client(host, client.table_id, client.token).table["phase"] == "running"
    assert host.stop() == 0
