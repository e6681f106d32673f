"""`make play` in a fresh copy of the tree, without Node and without a C compiler: a game, or one sentence why not."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.places import ROOT

COPIED = ("src", "tools", "setup.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", "MANIFEST.in")
STAMPS = ("modules.stamp", "page.stamp")
SECONDS = 60.0


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with the page's sources, but neither the page nor an environment."""
    copy = tmp_path_factory.mktemp("fresh")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "page"))
        else:
            shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "shots"))
    return copy


@pytest.fixture(scope="module")
def tree_with_page(tree: Path) -> Path:
    shutil.copytree(ROOT / "src/cyclades/server/page", tree / "src/cyclades/server/page")
    (tree / "web" / "node_modules").mkdir()
    for name in STAMPS:
        shutil.copy(ROOT / "web" / "node_modules" / name, tree / "web" / "node_modules" / name)
    return tree


@contextmanager
def played(tree: Path, folder: Path, **more: str) -> Iterator[subprocess.Popen[str]]:
    """The tool behind `make play`; it finds no other program, and packages only where this environment got them."""
    environment = {
        "PATH": str(folder),
        "HOME": str(folder),
        "PYTHONUNBUFFERED": "1",
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(ROOT / "build" / "needed"),
        "PIP_CONFIG_FILE": os.devnull,
    }
    process = subprocess.Popen(
        [sys.executable, str(tree / "tools" / "play.py"), "play", "--host=127.0.0.1", "--port=0"],
        env=environment | more,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    yield process
    process.send_signal(signal.SIGTERM)
    process.wait(SECONDS)


def lines_with(process: subprocess.Popen[str], *words: str) -> list[str]:
    """The first line with each of these words; they may come in any order."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        found = [next((line for line in lines if word in line), "") for word in words]
        if all(found):
            return found
    raise AssertionError(lines)


def test_without_node_one_sentence_says_what_to_install_and_why(tree: Path, tmp_path: Path) -> None:
    with played(tree, tmp_path) as process:
        assert process.stdout is not None
        (said,) = [line for line in process.stdout if "Node" in line]
    assert process.returncode == 1
    assert "page" in said
    assert "install" in said
    assert not (tree / ".venv").exists()


def test_the_game_is_served_from_the_sources_and_ends_as_a_whole(tree_with_page: Path, tmp_path: Path) -> None:
    with played(tree_with_page, tmp_path) as process:
        told, _ = lines_with(process, "http://", "no C compiler")
        address = told.split()[-1]
        assert httpx.get(address).status_code == 200
        assert httpx.get(f"{address}healthz").json()["ok"]
    assert process.returncode == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(address)
    # Nothing was installed but what the game needs.
    (packages,) = tree_with_page.glob(".venv/lib/python*/site-packages")
    assert not {"mypy", "pytest", "cyclades"} & {path.name for path in packages.iterdir()}


def test_a_pure_build_that_was_asked_for_is_not_talked_about(tree_with_page: Path, tmp_path: Path) -> None:
    with played(tree_with_page, tmp_path, CYCLADES_PURE="1") as process:
        lines_with(process, "http://")
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(3)
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        assert process.stdout.read() == ""
