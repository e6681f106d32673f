"""A server that runs from its sources lets its bots move into the compiled build when that is there, and only then."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cyclades import COMPILED
from cyclades.sources import sources_fingerprint
from tests.server.host import SOURCES, Client, Host

COMPILED_ONLY = pytest.mark.skipif(not COMPILED, reason="there is no compiled build to move into")

Opened = Callable[[], tuple[Host, Path]]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """A server from the sources, and the file that will name a better Python."""
    hosts: list[Host] = []

    def open_one() -> tuple[Host, Path]:
        ready = tmp_path / "ready"
        hosts.append(Host(tmp_path, f"--bots-from={ready}", sources=True))
        return hosts[-1], ready

    yield open_one
    for host in hosts:
        assert host.stop() == 0


def play_on(client: Client, times: int = 2) -> None:
    for _ in range(times):
        if not client.options:
            client.until(lambda _: bool(client.options))
        client.act(client.options[0])


def said(host: Host) -> str:
    assert host.process.stdout is not None
    return host.process.stdout.readline()


def workers_of(host: Host) -> dict[int, bool]:
    """The processes that think for a server, and whether they use the compiled engine."""
    children = Path(f"/proc/{host.process.pid}/task/{host.process.pid}/children").read_text().split()
    return {int(child): "cyclades__mypyc" in Path(f"/proc/{child}/maps").read_text() for child in children}


@COMPILED_ONLY
@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="processes can't be looked into here")
def test_bots_move_in_and_the_game_goes_on(opened: Opened) -> None:
    host, ready = opened()
    table, tokens = host.new_table(3, bots=[None, "normal", "normal"], options={"max_cycles": 9})
    client = Client(host, table, tokens[0])
    play_on(client)
    assert set(workers_of(host).values()) == {False}
    ready.write_text(sys.executable)
    assert "compiled" in said(host)
    play_on(client)
    assert set(workers_of(host).values()) == {True}
    assert "bot_failed" not in host.log()
    client.close()


@pytest.mark.parametrize("fault", ["other sources", "no Python", "no cyclades"])
def test_what_is_no_better_is_left_alone(fault: str, opened: Opened, tmp_path: Path) -> None:
    python = tmp_path / "python"
    if fault != "no Python":
        package = tmp_path / "other" / "cyclades"
        if fault == "other sources":
            shutil.copytree(SOURCES / "cyclades", package, ignore=shutil.ignore_patterns("page", "__pycache__"))
            with (package / "text" / "en.ftl").open("a", encoding="utf-8") as texts:
                texts.write("\n# Another version.\n")
        else:
            package.mkdir(parents=True)
            (package / "__init__.py").touch()
        python.write_text(f'#!/bin/sh\nPYTHONPATH={package.parent} exec {sys.executable} "$@"\n')
        python.chmod(0o755)
    host, ready = opened()
    ready.write_text(str(python))
    assert "other sources" in said(host)
    table, tokens = host.new_table(3, bots=[None, "easy", "easy"], options={"max_cycles": 9})
    client = Client(host, table, tokens[0])
    play_on(client)
    assert "bot_failed" not in host.log()
    client.close()


def test_installed_sources_have_the_fingerprint_of_the_tree() -> None:
    """Else no server would ever let its bots move."""
    command = f"{sys.executable} -c 'from cyclades.sources import *; print(sources_fingerprint())'"
    with os.popen(f"PYTHONPATH={SOURCES} {command}") as told:
        assert told.read().strip() == sources_fingerprint()
