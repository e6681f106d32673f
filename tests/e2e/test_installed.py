"""The wheel is whole: in an empty environment without Node it has the page, and compiled modules where asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from steps import BUILD

from tests.server.host import Host, decider_or_none


@pytest.fixture(scope="session")
def package(empty_venv: Path) -> Path:
    (found,) = empty_venv.glob("lib/python*/site-packages/cyclades")
    return found


def test_nothing_but_the_game_and_what_it_needs_is_there(package: Path, empty_venv: Path) -> None:
    around = {path.name for path in package.parent.iterdir()}
    assert "starlette" in around
    assert not around & {"pip", "setuptools", "mypy", "pytest", "playwright"}
    assert not any((empty_venv / "bin" / name).exists() for name in ("node", "npm"))


def test_the_page_is_installed(package: Path, host: Host) -> None:
    names = [path.name for path in (package / "server" / "page").rglob("*")]
    for ending in (".html", ".js", ".css", ".woff2", ".svg"):
        assert any(name.endswith(ending) for name in names)
    before, after = (package / "server" / "page" / "index.html").read_text(encoding="utf-8").split("<!-- preview -->")
    shown = host.http.get("/").text
    assert shown.startswith(before)
    assert shown.endswith(after)


def played_to_the_end(host: Host) -> dict[str, Any]:
    """Somebody plays a short game against a bot; how it ended."""
    (client,) = host.started(2, bots=[None, "random"], options={"max_cycles": 2})
    while (asked := decider_or_none([client])) is not None:
        assert asked.act(asked.options[0])["type"] == "ack"
    client.close()
    return client.view


def test_a_game_is_served_from_an_empty_environment(host: Host) -> None:
    assert played_to_the_end(host)["ending"] == "max_cycles"


def test_a_game_is_served_by_uvx(wheel: Path, tmp_path: Path) -> None:
    """`uvx --from WHEEL cyclades serve`, with nothing else at hand: no environment, no Node, no network."""
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "bin").mkdir(parents=True)
    for name in ("uvx", "realpath", "dirname"):  # the last two are asked by the scripts that uv writes
        program = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        assert program is not None, name
        (elsewhere / "bin" / name).symlink_to(program)
    from_disk = ["--offline", "--no-config", "--no-index", f"--find-links={BUILD / 'needed'}"]
    command = ["uvx", "-q", *from_disk, f"--cache-dir={tmp_path / 'cache'}", f"--python={sys.executable}"]
    host = Host(tmp_path, elsewhere=elsewhere, command=[*command, f"--from={wheel}", "cyclades"])
    assert "<title>" in host.http.get("/").text
    assert played_to_the_end(host)["ending"] == "max_cycles"
    assert host.stop() == 0
    assert "Traceback" not in host.log()


@pytest.mark.skipif(os.environ.get("CYCLADES_PURE") == "1", reason="a pure build was asked for")
def test_the_compiled_engine_is_installed(package: Path, empty_venv: Path) -> None:
    for module in ("engine/machine/engine", "engine/machine/rooms", "engine/cycle/turn"):
        assert any((package / f"{module}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    command = [str(empty_venv / "bin" / "cyclades"), "--version"]
    assert "(compiled)" in subprocess.run(command, capture_output=True, text=True, check=True).stdout
