"""What docs/architecture.md says of adding a creature is so: the sources that come of it play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.documents.new_card import GAMES, MOST_FILES, copy_with_it
from tests.places import ROOT


def test_a_creature_with_a_choice_needs_few_files_and_then_plays(tmp_path: Path) -> None:
    sources, touched = copy_with_it(tmp_path)
    code = [file for file in touched if file.endswith(".py")]
    assert len(code) <= MOST_FILES
    assert sorted(set(touched) - set(code)) == ["content/rules/en/2-creatures.md", "text/en.ftl"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.documents.new_card"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{GAMES} games, ")
