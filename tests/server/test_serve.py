"""The command `cyclades serve`: what it takes, what it prints."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from tests.cli.command import cyclades, refused
from tests.server.host import Host


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
    ],
)
def test_arguments_that_cannot_be_used(words: list[str], saying: str, tmp_path: Path) -> None:
    refused("serve", *(words if "--db" in words[0] else [*words, f"--db=sqlite:///{tmp_path}/x.db"]), saying=saying)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused("serve", f"--port={taken.getsockname()[1]}", f"--db=sqlite:///{tmp_path}/x.db", saying="--port")


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
    host = Host(tmp_path, "--host=0.0.0.0")
    assert host.process.stdout is not None
    address = host.process.stdout.readline().split()[-1]

    def told(name: str, url: str = f"http://127.0.0.1:{host.port}") -> object:
        return httpx.get(f"{url}/api/info", headers={"Host": name}).json()["address"]

    assert told(f"localhost:{host.port}") == told(f"127.0.0.1:{host.port}") == told(f"[::1]:{host.port}") == address
    for name in ("cyclades.example:443", "cyclades.example", "[", ""):
        assert told(name) is None
    if "127.0.0.1" not in address:
        assert told(f"localhost:{host.port}", address.rstrip("/")) is None
    assert host.stop() == 0


def test_a_server_for_this_machine_alone_has_no_address_in_the_network(host: Host) -> None:
    assert host.http.get("/api/info").json()["address"] is None
