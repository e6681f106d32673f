"""The wheel is whole: in an empty environment without Node it has the page, and compiled modules where asked for."""

from __future__ import annotations

import os
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.server.host import Host


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
    assert host.http.get("/").text == (package / "server" / "page" / "index.html").read_text(encoding="utf-8")


@pytest.mark.skipif(os.environ.get("CYCLADES_PURE") == "1", reason="a pure build was asked for")
def test_the_compiled_engine_is_installed(package: Path, empty_venv: Path) -> None:
    for module in ("engine/engine", "engine/rooms", "engine/turn"):
        assert any((package / f"{module}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    command = [str(empty_venv / "bin" / "cyclades"), "--version"]
    assert "(compiled)" in subprocess.run(command, capture_output=True, text=True, check=True).stdout
