"""What is installed is whole: the page is in it, and so are the compiled modules where they were asked for."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import files

import pytest


def installed() -> list[str]:
    found = files("cyclades")
    assert found is not None
    return [path.as_posix() for path in found]


def test_the_page_is_installed() -> None:
    page = [name for name in installed() if name.startswith("cyclades/server/page/")]
    assert "cyclades/server/page/index.html" in page
    for ending in (".js", ".css", ".woff2", ".svg"):
        assert any(name.endswith(ending) for name in page)


@pytest.mark.skipif(os.environ.get("CYCLADES_PURE") == "1", reason="a pure build was asked for")
def test_the_compiled_engine_is_installed() -> None:
    names = installed()
    for module in ("engine/engine", "engine/rooms", "engine/turn"):
        assert any(f"cyclades/{module}{suffix}" in names for suffix in EXTENSION_SUFFIXES)
