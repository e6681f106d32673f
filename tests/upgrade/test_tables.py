"""A server of this version opens the file of an older build: every table is there, goes on, and can be exported."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.setting.config import RULES_VERSION
from cyclades.forms.board_file import our_board
from cyclades.server.sqlite import VERSION, SqliteStorage
from cyclades.table.play import Play
from cyclades.table.story import Story
from cyclades.table.verify import verify
from tests.server.host import Client, Host, decider_or_none
from tests.upgrade.stored import A0F4933, BUILDS, Build, differences

STEPS = 5  # that a running game goes on


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: build.commit)
def build(request: pytest.FixtureRequest) -> Build:
    found: Build = request.param
    return found


@pytest.fixture(scope="module")
def host(build: Build, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp(build.commit)
    build.lay(folder)
    host = Host(folder)
    yield host
    assert host.stop() == 0
    assert "Traceback" not in host.log()
    assert "log_unreadable" not in host.log()


def sitters(host: Host, table: dict[str, Any]) -> list[Client]:
    """Everybody at a table who plays himself."""
    clients = [Client(host, table["table"], token) for token in table["tokens"] if token]
    return [client for client in clients if client.table["seats"][client.seat]["kind"] == "human"]


def test_every_game_is_where_it_was(build: Build, tmp_path: Path) -> None:
    storage = SqliteStorage(build.lay(tmp_path))
    positions = build.read("positions")
    for name, expected in build.manifest.items():
        found = storage.table(expected["table"])
        assert found is not None
        row, seats = found
        assert row.phase == expected["phase"], name
        assert [seat.token_hash is not None for seat in seats] == [token is not None for token in expected["tokens"]]
        if row.seed is None:
            continue
        for snapshot in (None, storage.snapshot(row.id)):
            tail = storage.entries(row.id, snapshot[0] if snapshot else 0)
            play = Play.resume(row.config, row.seed, Story(snapshot, tail))
            assert play.fault is None, name
            assert play.seq == expected["entries"], name
            assert play.game.action_count == expected["actions"], name
            assert play.game.fingerprint() == expected["fingerprint"], name
            assert not differences(positions[name], play.game.to_position()), name
    storage.close()


def test_every_table_is_shown_and_goes_on(build: Build, host: Host) -> None:
    rng = random.Random(1)
    for name, expected in build.manifest.items():
        watcher = Client(host, expected["table"])
        assert watcher.table["phase"] == expected["phase"], name
        assert watcher.seen[0]["unreadable"] is None
        assert len(watcher.whole_log()) == expected.get("entries", 0), name
        assert len(watcher.seen[0]["chat"]) == expected["chat"], name
        board = host.http.get(f"/api/tables/{expected['table']}/board").json()
        assert board["id"] == watcher.table["board"]["id"]
        clients = sitters(host, expected)
        if expected["phase"] == "running":
            bots = any(seat["kind"] == "bot" for seat in watcher.table["seats"])
            for _ in range(2 if bots else STEPS):  # bots may think for long
                client = decider_or_none(clients)
                if client is None:
                    break
                wanted = client.game.get("lesson", {}).get("wanted")  # a lesson lets nobody do anything else
                assert client.act(rng.choice(wanted or client.options))["type"] == "ack", name
        for client in [watcher, *clients]:
            client.close()


def test_every_finished_game_is_exported_and_verified(build: Build, host: Host) -> None:
    for name, forms in build.read("records").items():
        expected = build.manifest[name]
        record = host.http.get(f"/api/tables/{expected['table']}/record").json()
        board = record["config"]["board"]
        assert isinstance(board, dict)
        named = forms["json"]["config"]["board"]
        assert named in (board["id"], board)
        assert record["rules"] == forms["json"]["rules"]
        assert record | {"config": record["config"] | {"board": named}} == forms["json"], name
        assert verify(record).actions == expected["actions"]


def test_a_table_that_was_gathering_begins(build: Build, host: Host) -> None:
    clients = sitters(host, build.manifest["rematch-gathering"])
    for client in clients:
        client.send("ready", ready=True)
    for client in clients:
        client.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    now = decider_or_none(clients)
    assert now is not None
    assert now.act(now.options[0])["type"] == "ack"


def test_a_rematch_is_played_by_the_present_rules(build: Build, host: Host) -> None:
    client = sitters(host, build.manifest["titans-3"])[0]
    client.send("rematch")
    table = client.next("moved")["table"]
    ((config, digest),) = host.rows("SELECT config, board FROM tables WHERE id = ?", table)
    assert json.loads(config)["rules"] == RULES_VERSION
    ((content,),) = host.rows("SELECT content FROM boards WHERE digest = ?", digest)
    assert json.loads(content) == our_board("titans-3-4").data


# What a new table keeps


def test_a_table_keeps_its_board_and_the_version_of_the_rules(tmp_path: Path) -> None:
    host = Host(tmp_path)
    table, _ = host.new_table(3)
    host.new_table(3)
    ((config, digest),) = host.rows("SELECT config, board FROM tables WHERE id = ?", table)
    assert json.loads(config)["rules"] == RULES_VERSION
    assert host.rows("SELECT count(*), min(digest) FROM boards") == [(1, digest)], "one for both"
    summary = host.http.get(f"/api/tables/{table}/summary").json()
    assert summary["board"] == {"id": "base-2-3", "title": our_board("base-2-3").title, "own": False}
    host.stop()
    # As if the board had changed since: the table has the one it was made with.
    kept = our_board("base-2-3").data | {"title": "As it was"}
    with contextlib.closing(sqlite3.connect(host.file)) as database:
        database.execute("UPDATE boards SET content = ?", (json.dumps(kept),))
        database.commit()
    host = Host(tmp_path)
    summary = host.http.get(f"/api/tables/{table}/summary").json()
    assert summary["board"] == {"id": "base-2-3", "title": "As it was", "own": True}
    assert host.http.get(f"/api/tables/{table}/board").json() == kept
    host.stop()


def test_a_board_is_kept_as_long_as_a_table_has_it(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.db")
    row = storage_row("t1")
    storage.create_table(row, [])
    storage.create_table(storage_row("t2"), [])
    storage.delete_table("t1")
    found = storage.table("t2")
    assert found is not None
    assert found[0].config == row.config
    storage.delete_table("t2")
    storage.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT count(*) FROM boards").fetchone() == (0,)


def storage_row(name: str) -> Any:
    from cyclades.table.storage import TableRow

    config = {"players": 3, "modules": [], "options": {}, "board": our_board("base-2-3").data, "rules": 1}
    return TableRow(name, "", "link", "open", config, 0)


# The copy of the file


def content_of(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


def test_a_copy_of_an_older_file_is_kept(tmp_path: Path) -> None:
    file = A0F4933.lay(tmp_path)
    before = content_of(file)
    SqliteStorage(file).close()
    assert content_of(file) != before
    copy = tmp_path / "tables.db.version-3"
    assert content_of(copy) == before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds seeds of running games"
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db", copy.name}
    SqliteStorage(file).close()
    assert content_of(copy) == before
    # Never written over: an older file in the same place is changed, and the first copy stays.
    other = A0F4933.lay(tmp_path)
    with contextlib.closing(sqlite3.connect(other)) as database:
        database.execute("DELETE FROM chat")
        database.commit()
    SqliteStorage(other).close()
    assert content_of(copy) == before
    assert content_of(tmp_path / "tables.db.version-3.2") != before


def test_nothing_is_copied_where_nothing_changes(tmp_path: Path) -> None:
    SqliteStorage(tmp_path / "tables.db").close()
    SqliteStorage(tmp_path / "tables.db").close()
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]


def test_without_room_for_a_copy_the_file_stays_as_it_was(tmp_path: Path) -> None:
    file = A0F4933.lay(tmp_path)
    before = content_of(file)
    (tmp_path / "tables.db.version-3.part").mkdir()
    with pytest.raises(Exception, match=r"tables\.db"):
        SqliteStorage(file)
    assert content_of(file) == before
    assert VERSION > 3


# A log that can't be replayed


def damaged(folder: Path, name: str, change: str, *values: Any) -> tuple[Host, dict[str, Any]]:
    """A server with a table of the older build whose log is damaged."""
    file = A0F4933.lay(folder)
    table = A0F4933.manifest[name]
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM snapshots WHERE table_id = ?", (table["table"],))
        done = database.execute(change, (*values, table["table"]))
        assert done.rowcount == 1
        database.commit()
    return Host(folder), table


BAD_ACTION = "UPDATE entries SET action = ? WHERE seq = 10 AND table_id = ?"


@pytest.mark.parametrize("action", ["bid zeus 99", "sing a song", "end"])
def test_a_game_that_cannot_be_replayed_is_told_shown_and_exported(tmp_path: Path, action: str) -> None:
    host, table = damaged(tmp_path, "partners", BAD_ACTION, action)
    clients = sitters(host, table)
    for client in [*clients, Client(host, table["table"])]:
        welcome = client.seen[0]
        assert welcome["unreadable"] == {"actions": 8}
        assert welcome["table"]["seats"][0]["name"] == "Person 0"
        assert len(welcome["log"]) == table["entries"]
        assert welcome["log"][0]["events"]
        assert welcome["game"]["view"]["players"] == 4
        assert "options" not in (welcome["game"]["view"]["decision"] or {})
        assert welcome["game"]["can_undo"] is False
    assert any(client.seen[0]["chat"] for client in clients)
    refusals = [clients[0].answer("act", seq=clients[0].seq, action="end")]
    refusals.append(clients[0].answer("undo", seq=clients[0].seq, what="step"))
    refusals.append(clients[0].answer("propose", what={"rewind": 5}))
    assert {refusal["code"] for refusal in refusals} == {"log_unreadable"}
    assert clients[0].answer("chat", text="What now?")["type"] == "ack"
    record = host.http.get(f"/api/tables/{table['table']}/record").json()
    assert len(record["actions"]) == table["actions"]
    assert "seal" not in record, "the game may go on with a later version"
    with pytest.raises(Exception, match="actions: 9: action_not_possible"):
        Game.replay(record)
    host.stop()
    assert host.log().count("log_unreadable") == 1
    assert table["table"] in host.log()
    assert "Traceback" not in host.log()


@pytest.mark.parametrize(
    ("change", "values"),
    [
        ("UPDATE tables SET config = json_set(config, '$.modules[0]', 'atlantis') WHERE id = ?", ()),
        ("UPDATE entries SET outcomes = ? WHERE seq = 1 AND table_id = ?", ("[0, 0, 0, 0]",)),
        ("UPDATE entries SET outcomes = ? WHERE seq = 9 AND table_id = ?", ("no list",)),
        ("UPDATE entries SET events = ? WHERE seq = 9 AND table_id = ?", ('[{"event": "sung"}]',)),
        ("DELETE FROM entries WHERE seq = 1 AND table_id = ?", ()),
    ],
)
def test_other_damages_are_told_too(tmp_path: Path, change: str, values: tuple[str, ...]) -> None:
    host, table = damaged(tmp_path, "hades-all", change, *values)
    client = Client(host, table["table"])
    harmless = "sung" in str(values)
    assert (client.seen[0]["unreadable"] is None) == harmless
    assert client.table["phase"] == "over"
    answer = host.http.get(f"/api/tables/{table['table']}/record")
    if answer.status_code == 200:
        assert len(answer.json()["actions"]) == table["actions"]
        assert answer.json()["seal"]["seed"]
    else:
        assert answer.json()["error"] == "log_unreadable"
    other = Client(host, A0F4933.manifest["partners"]["table"])
    assert other.seen[0]["unreadable"] is None
    host.stop()
    assert ("log_unreadable" in host.log()) != harmless
    assert "Traceback" not in host.log()


def test_a_damaged_snapshot_does_no_harm(tmp_path: Path) -> None:
    file = A0F4933.lay(tmp_path)
    table = A0F4933.manifest["undone-just-now"]
    with contextlib.closing(sqlite3.connect(file)) as database:
        for content in ("{", '{"setup": []}'):
            changed = database.execute("UPDATE snapshots SET content = ? WHERE table_id = ?", (content, table["table"]))
            assert changed.rowcount == 1
        database.commit()
    host = Host(tmp_path)
    clients = sitters(host, table)
    assert clients[0].seen[0]["unreadable"] is None
    client = decider_or_none(clients)
    assert client is not None
    assert client.act(client.options[0])["type"] == "ack"
    host.stop()
    assert "snapshot_unreadable" in host.log()
