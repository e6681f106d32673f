"""`make setup` builds from a copy of the sources that it keeps: the copy must never differ from them."""

from __future__ import annotations

from pathlib import Path

import pytest
from build_package import mirror


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    (folder / "inner").mkdir(parents=True)
    (folder / "kept.py").write_text("kept")
    (folder / "inner" / "edited.py").write_text("old")
    (folder / "inner" / "removed.py").write_text("removed")
    return folder


def contents(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*") if path.is_file()}


def test_copy_follows_every_change(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    mirror(source, copy)
    assert contents(copy) == contents(source)
    before = (copy / "kept.py").stat().st_mtime_ns
    (source / "inner" / "edited.py").write_text("new")  # as long as the old one
    (source / "inner" / "removed.py").unlink()
    (source / "added.py").write_text("added")
    mirror(source, copy)
    assert contents(copy) == contents(source)
    assert (copy / "kept.py").stat().st_mtime_ns == before


def test_compiled_files_beside_sources_are_not_copied(source: Path, tmp_path: Path) -> None:
    (source / "kept.so").write_text("compiled")
    mirror(source, tmp_path / "copy")
    assert "kept.so" not in contents(tmp_path / "copy")


def test_single_file_follows_too(tmp_path: Path) -> None:
    source, copy = tmp_path / "README.md", tmp_path / "copy.md"
    source.write_text("old")
    mirror(source, copy)
    source.write_text("new")
    mirror(source, copy)
    assert copy.read_text() == "new"
    source.unlink()
    mirror(source, copy)
    assert not copy.exists()
