"""How much and under which name: each limit by address and table, and what is said where it ends."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cyclades.server.limits import OF_ADDRESS, OF_ADDRESS_AT_TABLE, Callers, Names, household
from cyclades.server.recent import Recent
from cyclades.table.errors import Refused
from cyclades.table.look_alikes import look_of
from tests.cli.command import cyclades
from tests.server.host import SECONDS, Client, Host, decider, outcome_of


def eventually(true: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


# How much


def test_each_kind_of_call_has_its_own_limit_for_each_household() -> None:
    now = 0.0
    callers = Callers(lambda: now, tables_a_day=2)
    for kind, (burst, per_second) in (OF_ADDRESS | OF_ADDRESS_AT_TABLE).items():
        for _ in range(burst):
            callers.check(kind, "2001:db8::1", "t")
        with pytest.raises(Refused, match="too_many"):
            callers.check(kind, "2001:db8::ffff:2", "t")
        callers.check(kind, "2001:db8:0:1::1", "t")
        now += 1.5 / per_second
        callers.check(kind, "2001:db8::1", "t")
    for _ in range(2):
        callers.check("table", "192.0.2.1")
    with pytest.raises(Refused, match="too_many_tables"):
        callers.check("table", "192.0.2.1")


def test_households() -> None:
    assert household("192.0.2.1") == household("::ffff:192.0.2.1") == "192.0.2.1"
    assert household("2001:db8::1") == household("2001:db8::2") != household("2001:db8:0:1::1")
    assert household("") == ""
    assert household("testclient") == "testclient"


def test_pages_and_calls_are_counted(tmp_path: Path) -> None:
    host = Host(tmp_path)
    count = OF_ADDRESS["get"][0] + 300
    with socket.create_connection(("127.0.0.1", host.port), SECONDS) as one:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * (count - 1))
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        answers = b""
        while more := one.recv(65536):
            answers += more
    assert answers.count(b"HTTP/1.1 200 ") >= OF_ADDRESS["get"][0]
    assert answers.count(b"HTTP/1.1 429 ") > 0
    assert answers.count(b"HTTP/1.1 ") == count
    assert host.stop() == 0


def test_openings_of_sockets_are_counted(tmp_path: Path) -> None:
    host = Host(tmp_path)

    def open_many() -> None:
        for _ in range(OF_ADDRESS["socket"][0] + 100):
            with connect(f"ws://127.0.0.1:{host.port}/ws/nowhere"):
                pass

    with pytest.raises(InvalidStatus) as refused:
        open_many()
    response = refused.value.response
    assert (response.status_code, json.loads(response.body or b"")["error"]) == (429, "too_many")
    assert host.stop() == 0


def test_an_address_has_so_many_sockets_over_all_tables(tmp_path: Path) -> None:
    """Told apart by what a proxy says, where its own connections are not counted."""
    host = Host(tmp_path, "--connections=3", "--proxy=127.0.0.1")
    tables = [host.new_table(2)[0] for _ in range(4)]

    def visit(table: str, address: str) -> str:
        url = f"ws://127.0.0.1:{host.port}/ws/{table}"
        socket = opened.enter_context(connect(url, additional_headers={"X-Forwarded-For": address}))
        with contextlib.suppress(ConnectionClosed):
            socket.send(json.dumps({"type": "hello", "version": 1}))
        message = json.loads(socket.recv(SECONDS))
        return str(message.get("code") or message["type"])

    with contextlib.suppress(ConnectionClosed), contextlib.ExitStack() as opened:
        assert [visit(table, "192.0.2.1") for table in tables] == ["welcome"] * 3 + ["too_many_connections"]
        assert [visit(table, "192.0.2.2") for table in tables[:3]] == ["welcome"] * 3
    assert host.stop() == 0


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("chat", {"text": "hello"}),
        ("undo", {"seq": 1, "what": "step"}),
        ("log", {"before": 1}),
        ("resync", {"have": 1}),
        ("look", {"after": 1, "until": 1}),
    ],
)
def test_what_is_done_too_often_at_a_table_is_refused_on_all_sockets(
    host: Host, kind: str, fields: dict[str, object]
) -> None:
    ann, ben = host.started(2)
    burst, _ = OF_ADDRESS_AT_TABLE["log" if kind in ("resync", "look") else kind]

    def too_many(client: Client, times: int) -> bool:
        before = len(client.seen)
        for _ in range(times):
            named = {} if kind == "resync" else {"id": client.new_id()}
            client.send(kind, **named, **fields)
        client.drain()
        return any(message.get("code") == "too_many" for message in client.seen[before:])

    assert not too_many(ann, burst - 5)
    assert too_many(ben, 40)
    ann.drain()
    client = decider([ann, ben])
    assert client.act("bid apollo")["type"] == "ack", "everything else goes on"
    other, _ = host.started(2)
    assert not too_many(other, 3), "at another table too"


def test_tables_of_an_address(tmp_path: Path) -> None:
    host = Host(tmp_path, "--tables=3")
    for _ in range(3):
        host.new_table(2)
    answer = host.http.post("/api/tables", json={"players": 2, "name": "Ann"})
    assert (answer.status_code, answer.json()["error"]) == (429, "too_many_tables")
    assert host.stop() == 0


def test_the_lobby_is_worked_out_once_a_second() -> None:
    now = 0.0
    asked = 0

    async def ask() -> int:
        nonlocal asked
        asked += 1
        return asked

    async def run() -> list[int]:
        nonlocal now
        recent = Recent(ask, lambda: now)
        first = [await recent.get(), await recent.get()]
        now = 1.0
        return [*first, await recent.get()]

    assert outcome_of(run()) == [1, 1, 2]


# The log


def test_a_long_log_comes_in_parts(tmp_path: Path) -> None:
    host = Host(tmp_path)
    clients = host.started(5, options={"max_cycles": 99})
    client = decider(clients)
    while client.seq <= 520:
        dear = [text for text in ("bid ares 1", "bid poseidon 1") if text in client.options]
        quiet = [text for text in ("bid apollo", "end", "stay", "forgo", "stop") if text in client.options]
        assert client.act((dear or quiet or client.options)[0])["type"] == "ack"
        client = decider(clients)
    stored = [row[0] for row in host.rows("SELECT seq FROM entries ORDER BY seq")]
    client.send("resync", have=0)
    welcome = client.next("welcome")
    assert [entry["seq"] for entry in welcome["log"]] == stored[-200:]
    assert welcome["log_from"] == stored[-200]
    known = welcome["log"]
    while known[0]["seq"] > 1:
        answer = client.answer("log", before=known[0]["seq"])
        assert 0 < len(answer["entries"]) <= 200
        known = answer["entries"] + known
    assert [entry["seq"] for entry in known] == stored
    assert client.answer("log", before=1)["entries"] == []
    at = client.seq
    client.send("resync", have=at - 100)
    assert [client.next("entry")["seq"] for _ in range(100)] == stored[-100:]
    late = Client(host, client.table_id)
    assert late.seen[0]["log_from"] == stored[-200]
    assert host.stop() == 0


# Under which name


@pytest.mark.parametrize("name", ["evil.example", "evil.example:8000", "localhost.evil.example", "", "[", "a b"])
def test_a_foreign_name_is_refused(host: Host, name: str) -> None:
    """A site whose name is made to lead here could otherwise read and play in a visitor's name."""
    names = Names([], [])
    with pytest.raises(Refused, match="unknown_host"):
        names.check(name)
    if name.startswith("evil"):
        answer = host.http.get("/api/tables", headers={"Host": name})
        assert (answer.status_code, answer.json()["error"]) == (421, "unknown_host")
        with socket.create_connection(("127.0.0.1", host.port), SECONDS) as one:
            head = f"GET /ws/x HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\nConnection: upgrade\r\n"
            head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            one.sendall(f"{head}\r\n".encode())
            assert b" 421 " in one.recv(200)


def test_names_that_are_ours() -> None:
    names = Names(["games.example"], ["https://cyclades.example:444"])
    for name in ("localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "192.0.2.1", "Games.example", "cyclades.example.", socket.gethostname()):  # fmt: skip # noqa: E501
        names.check(name)


def test_a_page_talks_to_its_own_server_alone(host: Host) -> None:
    policy = host.http.get("/api/info").headers["Content-Security-Policy"]
    own = f"127.0.0.1:{host.port}"
    assert f"connect-src 'self' ws://{own} wss://{own};" in policy
    assert host.http.get("/", headers={"Host": "evil.example"}).headers["Content-Security-Policy"].count("evil") == 0


# People


@pytest.mark.parametrize("name", ["ann", "Аnn", "A\u200dnn", "An n", "Αnn", "ANN", "Aпn", "Ａｎｎ"])
def test_nobody_passes_for_somebody_else(host: Host, name: str) -> None:
    made = host.http.post("/api/tables", json={"players": 3, "name": "Ann"}).json()
    answer = host.http.post(f"/api/tables/{made['table']}/join", json={"name": name})
    assert (answer.status_code, answer.json()["error"]) == (409, "name_taken")


def test_names_that_differ_at_a_glance() -> None:
    for one, other in (("Ann", "Anna"), ("José", "Jose"), ("Иван", "Ivan"), ("Clara", "Dara"), ("山", "川")):
        assert look_of(one) != look_of(other)
    for one, other in (("Bernd", "Bemd"), ("Ilse", "lIse"), ("Bob", "B0b"), ("Paul", "Раul")):
        assert look_of(one) == look_of(other)


def test_a_line_that_is_sent_again_after_a_change_of_seat_is_said_once(host: Host) -> None:
    made = host.http.post("/api/tables", json={"players": 3, "name": "Ann"}).json()
    ann = Client(host, made["table"], made["token"])
    ann.answer("chat", id="once", text="hello")
    ann.send("sit", seat=2)
    ann.next("welcome")
    assert ann.answer("chat", id="once", text="hello")["type"] == "ack"
    assert host.rows("SELECT seat, text FROM chat WHERE table_id = ?", made["table"]) == [(2, "hello")]


# The file


def test_two_servers_cannot_have_one_file(tmp_path: Path) -> None:
    host = Host(tmp_path)
    done = cyclades("serve", "--port=0", f"--db=sqlite:///{host.file}")
    assert (done.returncode, done.stdout) == (1, "")
    assert "another server has it open" in done.stderr
    assert host.stop() == 0
    again = Host(tmp_path)
    assert again.stop() == 0


def test_a_file_that_somebody_else_locks_is_said_to_be_busy(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert host.http.get("/readyz").json()["ok"]
    with (
        contextlib.closing(sqlite3.connect(host.file, isolation_level=None)) as other,
        ThreadPoolExecutor(2) as threads,
    ):
        other.execute("BEGIN IMMEDIATE")
        made = threads.submit(httpx.post, f"{host.url}/api/tables", json={"players": 2, "name": "Ann"}, timeout=SECONDS)
        ready = threads.submit(httpx.get, f"{host.url}/readyz", timeout=SECONDS)
        assert host.http.get("/healthz").status_code == 200
        for answer in (made.result(), ready.result()):
            assert (answer.status_code, answer.json()["error"]) == (503, "storage_failed")
    assert host.http.get("/readyz").json()["ok"]
    host.new_table(2)
    assert host.stop() == 0


@pytest.mark.parametrize("fault", ["gone", "replaced", "damaged"])
def test_a_file_that_is_lost_is_noticed_and_nothing_is_promised(tmp_path: Path, fault: str) -> None:
    host = Host(tmp_path)
    clients = host.started(2)
    if fault == "damaged":
        with host.file.open("r+b") as file:
            file.write(b"\xff" * 100)
    else:
        host.file.rename(tmp_path / "elsewhere")
        if fault == "replaced":
            host.file.write_bytes((tmp_path / "elsewhere").read_bytes())
    eventually(lambda: "storage_lost" in host.log())
    client = decider(clients)
    assert client.answer("act", seq=client.seq, action="bid apollo")["code"] == "storage_failed"
    assert client.answer("chat", text="hello")["code"] == "storage_failed"
    assert httpx.get(f"{host.url}/readyz").status_code == 503
    assert httpx.get(f"{host.url}/healthz").status_code == 200
    assert os.path.getsize(host.log_file.name) < 20_000
    host.stop()
