"""What is packed is whole: neither wheel nor source archive can be built without the page, and both bring it along."""

from __future__ import annotations

import email
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.places import ROOT

PAGE = Path("src/cyclades/server/page")
SENTENCE = "The page is not built, and cyclades can't be packed without it: run `make page` (Node 20+)."
WHEEL = ("-m", "pip", "wheel", "--disable-pip-version-check", "--no-build-isolation", "--no-deps", "-wout", ".")


def step(name: str) -> tuple[str, str]:
    """A step of a build, as pip and other frontends call it."""
    return "-c", f"from setuptools import build_meta; build_meta.{name}('out')"


def built(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    (tree / "out").mkdir(exist_ok=True)
    pure = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"CYCLADES_PURE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=tree, env=pure, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def copied(tree: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignored)
    return tree


@pytest.fixture(scope="module")
def pageless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources as they are in a fresh clone."""
    tree = copied(tmp_path_factory.mktemp("pageless"))
    shutil.rmtree(tree / PAGE, ignore_errors=True)
    return tree


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked."""
    assert (ROOT / PAGE / "index.html").is_file(), "There is no page here: `make page` builds it."
    tree = copied(tmp_path_factory.mktemp("tree"))
    done = built(tree, *step("build_sdist"))
    assert done.returncode == 0, done.stdout
    (packed,) = (tree / "out").glob("*.tar.gz")
    with tarfile.open(packed) as file:
        file.extractall(tree / "unpacked", filter="data")
    (unpacked,) = (tree / "unpacked").iterdir()
    return unpacked


@pytest.fixture(scope="module")
def wheel(archive: Path) -> Iterator[zipfile.ZipFile]:
    """The wheel that somebody builds from the source archive."""
    done = built(archive, *WHEEL)
    assert done.returncode == 0, done.stdout
    (packed,) = (archive / "out").glob("*.whl")
    with zipfile.ZipFile(packed) as file:
        yield file


@pytest.mark.parametrize("words", [WHEEL, step("build_wheel"), step("build_sdist")], ids=["pip", "wheel", "sdist"])
def test_nothing_is_packed_without_the_page(pageless: Path, words: tuple[str, ...]) -> None:
    done = built(pageless, *words)
    assert done.returncode != 0
    assert done.stdout.count(SENTENCE) == 1
    assert not list((pageless / "out").glob("*.whl")) + list((pageless / "out").glob("*.tar.gz"))


def test_what_a_package_is_can_be_asked_without_the_page(pageless: Path) -> None:
    done = built(pageless, *step("prepare_metadata_for_build_wheel"))
    assert done.returncode == 0, done.stdout
    assert list((pageless / "out").glob("*.dist-info/METADATA"))


def test_the_source_archive_has_the_page(archive: Path) -> None:
    def below(folder: Path) -> set[str]:
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    assert below(archive / PAGE) == below(ROOT / PAGE)
    assert not (archive / "tests").exists()


def test_the_wheel_has_the_page_and_its_licences(wheel: zipfile.ZipFile) -> None:
    packed = {name.removeprefix("cyclades/server/page/") for name in wheel.namelist() if "/server/page/" in name}
    assert packed == {path.relative_to(ROOT / PAGE).as_posix() for path in (ROOT / PAGE).rglob("*") if path.is_file()}
    licences = wheel.read("cyclades/server/page/licences.txt").decode()
    assert "SIL OPEN FONT LICENSE" in licences
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in wheel.namelist())


def test_the_wheel_tells_what_it_is(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    told = email.message_from_bytes(wheel.read(name))
    assert told["Description-Content-Type"] == "text/markdown"
    assert told["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    assert "Topic :: Games/Entertainment :: Board Games" in told.get_all("Classifier", [])
    body = told.get_payload(decode=True)
    assert isinstance(body, bytes)
    assert body.decode().rstrip() == (ROOT / "README.md").read_text(encoding="utf-8").rstrip()
