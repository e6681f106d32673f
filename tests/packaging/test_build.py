"""The installed build is the one that was asked for: compiled wherever it can be."""

import os
import runpy
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import pytest

from cyclades import content
from cyclades.engine.machine.packed import COMPILED
from tests.places import ROOT

SETUP = runpy.run_path(str(ROOT / "setup.py"))
EXPECTED = SETUP["wants_compiled"]() and os.environ.get("CYCLADES_EXPECT") != "pure"
SOURCES: list[str] = SETUP["compiled_sources"](ROOT)


def test_engine_is_compiled_where_a_compiler_is_present() -> None:
    assert EXPECTED == COMPILED


@pytest.mark.parametrize("source", SOURCES)
def test_every_module_meant_to_be_compiled_is(source: str) -> None:
    spec = find_spec(source.removeprefix("src/").removesuffix(".py").replace("/", "."))
    assert spec is not None
    assert spec.origin is not None
    assert spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) == EXPECTED


def test_something_is_meant_to_be_compiled() -> None:
    assert "src/cyclades/engine/machine/state.py" in SOURCES


def test_version_says_which_build_it_is() -> None:
    shown = subprocess.run([sys.executable, "-m", "cyclades", "--version"], capture_output=True, text=True, check=True)
    name, _, build = shown.stdout.split()
    assert (name, build) == ("cyclades", "(compiled)" if EXPECTED else "(pure)")


def test_no_compiled_file_lies_beside_its_source() -> None:
    assert not [path for suffix in EXTENSION_SUFFIXES for path in (ROOT / "src").rglob(f"*{suffix}")]


def test_boards_and_rules_are_installed() -> None:
    in_tree = ROOT / "src/cyclades/content"
    assert list(content.board_names()) == sorted(path.stem for path in in_tree.glob("boards/*.json"))
    assert content.rules_text() == {path.name: path.read_text() for path in in_tree.glob("rules/en/[0-9]-*.md")}
    assert content.rulings_text() == (in_tree / "rules/en/rulings.md").read_text()
    assert all('"territories"' in content.board_path(name).read_text() for name in content.board_names())


def test_unknown_board_is_refused() -> None:
    with pytest.raises(KeyError):
        content.board_path("atlantis")
