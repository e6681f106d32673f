"""A stranger with sockets and patience: the server goes on for everybody else, and its log stays small."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cyclades.server.handles import raise_limit
from cyclades.server.log_lines import OnceASecond
from tests.server.host import SECONDS, Client, Host, decider

HANDLES = 300
HALF_OPEN = 400
HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
MOST_LOG = 20_000  # bytes


@contextlib.contextmanager
def half_open(host: Host, count: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """Connections that have begun a request and don't end it."""
    with contextlib.ExitStack() as stack:
        opened = []
        for _ in range(count):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", host.port), SECONDS))
            with contextlib.suppress(OSError):
                one.sendall(sent)
            opened.append(one)
        yield opened


def still_plays(host: Host) -> bool:
    """Whether somebody who comes now can make a table and play."""
    clients = host.started(2)
    client = decider(clients)
    answer = client.act("bid apollo")
    for one in clients:
        one.close()
    return bool(answer["type"] == "ack")


@pytest.mark.parametrize("words", [["--connections=200"], ["--connections=10000"]], ids=["an address", "the whole"])
@pytest.mark.parametrize("sent", [HALF_A_HEAD, b""], ids=["half a head", "nothing"])
def test_more_half_open_requests_than_handles(tmp_path: Path, words: list[str], sent: bytes) -> None:
    host = Host(tmp_path, *words, handles=HANDLES)
    with half_open(host, HALF_OPEN, sent):
        assert host.http.get("/healthz").json()["ok"]
        assert still_plays(host)
    assert len(host.log()) < MOST_LOG
    assert host.stop() == 0


@pytest.mark.parametrize("sent", [HALF_A_HEAD, HALF_A_BODY, b""])
def test_a_request_that_does_not_end_is_ended(tmp_path: Path, sent: bytes) -> None:
    host = Host(tmp_path, "--request-seconds=0.3")
    with half_open(host, 3, sent) as opened:
        for one in opened:
            one.settimeout(SECONDS)
            answer = b""
            with contextlib.suppress(ConnectionError):
                while more := one.recv(4096):
                    answer += more
            assert answer.startswith(b"HTTP/1.1 408 ")
    assert host.http.get("/healthz").json()["ok"]
    assert host.stop() == 0


def test_drops_of_a_request_do_not_prolong_it(tmp_path: Path) -> None:
    """Not even behind a request that was answered on the same connection."""
    host = Host(tmp_path, "--request-seconds=0.3")
    answer = b""
    with socket.create_connection(("127.0.0.1", host.port), SECONDS) as one:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        while b'"ok":true' not in answer:
            answer += one.recv(4096)
        one.sendall(HALF_A_HEAD)
        one.settimeout(0.02)
        answer = b""
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                one.sendall(b"x")
                with contextlib.suppress(TimeoutError):
                    answer += one.recv(4096)
        assert answer.startswith(b"HTTP/1.1 408 ")
    assert host.stop() == 0


def test_a_socket_at_a_table_has_no_deadline_of_a_request(tmp_path: Path) -> None:
    host = Host(tmp_path, "--request-seconds=0.3")
    (client,) = host.started(2, bots=[None, "easy"])
    with half_open(host, 1, HALF_A_HEAD) as opened:
        opened[0].settimeout(SECONDS)
        assert opened[0].recv(100), "its time is over"
    assert client.drain() is not None
    assert host.stop() == 0


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    host = Host(tmp_path, "--connections=5")
    table, tokens = host.new_table(2)
    host.http.close()
    clients = [Client(host, table, tokens[0]) for _ in range(5)]
    assert httpx.get(f"{host.url}/healthz").status_code == 429
    clients.pop().close()
    for _ in range(100):
        if (answer := httpx.get(f"{host.url}/healthz")).status_code == 200:
            break
    assert answer.json()["ok"]
    assert host.stop() == 0


def test_who_stands_behind_a_proxy_is_believed_only_if_it_is_named(tmp_path: Path) -> None:
    """A page on the server's own machine learns an address that others don't."""
    host = Host(tmp_path, "--host=0.0.0.0")
    told = {"Host": f"localhost:{host.port}", "X-Forwarded-For": "192.0.2.7"}
    url = f"http://127.0.0.1:{host.port}/api/info"
    assert httpx.get(url, headers=told).json()["address"] is not None
    assert host.stop() == 0
    host = Host(tmp_path, "--host=0.0.0.0", "--proxy=127.0.0.1", port=host.port)
    assert httpx.get(url, headers=told).json()["address"] is None
    assert host.stop() == 0


def test_the_same_line_is_written_once_a_second(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    line = OnceASecond(lambda: now)
    record = logging.LogRecord("cyclades", logging.ERROR, __file__, 1, "no handles left for %s", ("me",), None)
    other = logging.LogRecord("cyclades", logging.ERROR, __file__, 1, "no handles left for %s", ("you",), None)
    assert [line.filter(record) for _ in range(1000)].count(True) == 1
    assert line.filter(other)
    now = 1.0
    assert line.filter(record)
    assert record.getMessage() == "no handles left for me left_out=999"


def test_the_limit_of_handles_is_raised() -> None:
    """As far as it goes; a second time changes nothing."""
    assert raise_limit() == raise_limit() > 0
    if sys.platform != "win32":
        import resource

        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= raise_limit()
