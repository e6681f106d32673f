"""The command `cyclades serve`: what it takes, what it prints."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.responses import PlainTextResponse

from cyclades.cli.serve import default_file, usual_or_earlier
from cyclades.server.gate import Gate, GatedConfig
from tests.cli.command import COMMAND, SECONDS, cyclades, refused
from tests.server.host import Host, outcome_of


@pytest.mark.parametrize(
    ("words", "saying"),
    [
        (["--db=postgresql://localhost/cyclades"], "PostgreSQL is not supported yet"),
        (["--db=mysql://x"], "sqlite:///PATH"),
        (["--db=sqlite:///"], "sqlite:///PATH"),
        (["--port=-1"], "a number from 0"),
        (["--port=70000"], "--port"),
        (["--host=no.such.host.invalid"], "--host"),
        (["--bot-pause=-1"], "seconds"),
        (["--bot-pause=soon"], "seconds"),
        (["--absence=-1"], "minutes"),
        (["--keep-open=soon"], "days"),
        (["--keep-abandoned=-1"], "days"),
        (["--proxy=proxy.example"], "an IP address"),
        (["--connections=0"], "a number from 1"),
        (["--tables=0"], "a number from 1"),
    ],
)
def test_arguments_that_cannot_be_used(words: list[str], saying: str, tmp_path: Path) -> None:
    refused("serve", *(words if "--db" in words[0] else [*words, f"--db=sqlite:///{tmp_path}/x.db"]), saying=saying)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused("serve", f"--port={taken.getsockname()[1]}", f"--db=sqlite:///{tmp_path}/x.db", saying="--port")


def test_the_body_of_an_answer_does_not_wait_until_its_head_is_acknowledged() -> None:
    async def delays() -> list[int]:
        server = uvicorn.Server(
            GatedConfig(Gate(100, 10, 5.0), PlainTextResponse("here"), lifespan="off", log_config=None)
        )
        listening = socket.create_server(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([listening]))
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        await reader.readuntil(b"here")
        sockets = [one.transport.get_extra_info("socket") for one in server.server_state.connections]
        found = [one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in sockets]
        writer.close()
        server.should_exit = True
        await serving
        return found

    assert [bool(one) for one in outcome_of(delays())] == [True]


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    done = cyclades("serve", "--port=0", f"--db=sqlite:///{tmp_path}")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1


def test_in_the_network_it_prints_an_address_and_a_code_for_phones(tmp_path: Path) -> None:
    host = Host(tmp_path, "--host=0.0.0.0")
    assert host.process.stdout is not None
    assert f":{host.port}/" in host.process.stdout.readline()
    block = host.process.stdout.readline() + host.process.stdout.readline() + host.process.stdout.readline()
    assert any(letter in block for letter in "█▀▄")
    assert host.stop() == 0


def test_only_a_page_at_the_machine_itself_learns_its_address_in_the_network(tmp_path: Path) -> None:
    host = Host(tmp_path, "--host=0.0.0.0", "--origin=https://cyclades.example")
    assert host.process.stdout is not None
    address = host.process.stdout.readline().split()[-1]

    def told(name: str, url: str = f"http://127.0.0.1:{host.port}") -> object:
        return httpx.get(f"{url}/api/info", headers={"Host": name}).json()["address"]

    assert told(f"localhost:{host.port}") == told(f"127.0.0.1:{host.port}") == told(f"[::1]:{host.port}") == address
    for name in ("cyclades.example:443", "cyclades.example"):
        assert told(name) is None
    if "127.0.0.1" not in address:
        assert told(f"localhost:{host.port}", address.rstrip("/")) is None
    assert host.stop() == 0


def test_a_server_for_this_machine_alone_has_no_address_in_the_network(host: Host) -> None:
    assert host.http.get("/api/info").json()["address"] is None


# A browser that asks for the address it is given and writes down what came.
BROWSER = """#!{python}
import sys, urllib.request
with urllib.request.urlopen(sys.argv[1]) as answer, open({told!r}, "w") as told:
    print(sys.argv[1], answer.status, file=told)
"""


@contextmanager
def serving(folder: Path, *words: str, **environment: str) -> Iterator[str]:
    """A server with no file named; the address it prints."""
    known = {"HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*COMMAND, "serve", "--port=0", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={name: value for name, value in os.environ.items() if name != "XDG_DATA_HOME"} | known | environment,
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            assert process.wait(SECONDS) == 0


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    told = tmp_path / "told"
    os.mkfifo(told)  # reading waits for the browser
    browser.write_text(BROWSER.format(python=sys.executable, told=str(told)))
    browser.chmod(stat.S_IRWXU)
    with serving(tmp_path, "--open", BROWSER=f"{browser} %s") as address:
        assert told.read_text() == f"{address} 200\n"


def test_no_browser_is_no_error(tmp_path: Path) -> None:
    nowhere = {"BROWSER": str(tmp_path / "none"), "PATH": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with serving(tmp_path, "--open", **nowhere) as address:
        assert httpx.get(f"{address}healthz").json()["ok"]


def test_tables_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    """Where they always were on Linux: a server that is brought up to date finds its tables."""
    with serving(tmp_path) as address:
        assert httpx.get(f"{address}healthz").json()["ok"]
    assert (tmp_path / ".local" / "share" / "cyclades" / "cyclades.db").is_file()
    with serving(tmp_path, XDG_DATA_HOME=str(tmp_path / "data")) as address:
        assert httpx.get(f"{address}healthz").json()["ok"]
    assert (tmp_path / "data" / "cyclades" / "cyclades.db").is_file()


def test_tables_at_the_earlier_place_are_found(tmp_path: Path) -> None:
    usual, earlier = tmp_path / "usual.db", tmp_path / "earlier.db"
    assert usual_or_earlier(usual, earlier) == usual
    earlier.touch()
    assert usual_or_earlier(usual, earlier) == earlier
    usual.touch()
    assert usual_or_earlier(usual, earlier) == usual


def test_the_earlier_place_counts_where_the_usual_one_differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that isn't absolute is none to the system, but was one to earlier versions."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    earlier = Path("data") / "cyclades" / "cyclades.db"
    assert default_file() != earlier
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    assert default_file() == earlier
