"""`make proof` on a small project of its own, and whether the table of this one's parts is in order."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import proof
import pytest

from bench.ladder import HEADING, steps
from tests.documents.parts import tables_of
from tests.places import ROOT
from tests.players.random_play import main as play_random_games

PARTS = """
[groups]
numbers = ["numbers"]

[[part]]
name = "sum"
what = "adding up"
command = "python add.py"
reads = ["numbers", "add.py"]
target = "less than 100"

[[part]]
name = "broken"
what = "what never works"
command = "python -c 'raise SystemExit(3)'"
reads = ["numbers"]
target = "that it works"

[[part]]
name = "figures"
what = "some lines of many"
command = "python -c 'print(1); print(\\"p99  2 ms\\"); print(\\"p50 1 ms MISSED\\"); print(4)'"
figure = "^p"
reads = ["numbers"]
target = "1 ms at most"

[[part]]
name = "slow"
what = "a number that is too high"
command = "python -c 'print(\\"p99 61.5 ms, p50 3 ms\\")'"
reads = ["numbers"]
target = "60 ms at most"
most = { 'p99 ([\\d.]+)' = 60, 'p50 ([\\d.]+)' = 60 }

[[part]]
name = "long"
what = "counting to 20"
command = "python count.py"
keep = "--keep"
reads = ["count.py"]
target = "20"
"""
ADD = """
from pathlib import Path
total = sum(map(int, Path("numbers").read_text().split()))
print("added up")
print(f"the sum is {total} | {total}")
raise SystemExit(total >= 100)
"""
COUNT = """
import sys, time
from pathlib import Path
kept = Path(sys.argv[2])
begun = kept.read_text().count("x") if kept.exists() else 0
for number in range(begun, 20):
    with kept.open("a") as file:
        file.write("x")
    print(number, flush=True)
    time.sleep(60 if number == 9 and begun == 0 else 0)
print(f"counted from {begun} to 20")
"""
DOCUMENT = """# Proof

Before.

| part | what | command | commit | figure | duration |
|---|---|---|---|---|---|

After.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {"tools/proof.toml": PARTS, "docs/proof.md": DOCUMENT, "add.py": ADD, "count.py": COUNT, "numbers": "1 2"}
    for name, text in (files | {".gitignore": "/build/\n"}).items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(project: Path, *words: str) -> str:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    return subprocess.run(["git", *who, *words], cwd=project, check=True, capture_output=True, text=True).stdout.strip()


def commit(project: Path) -> None:
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "as it is")


def command(project: Path, *words: str) -> list[str]:
    return [sys.executable, str(ROOT / "tools" / "proof.py"), "--root", str(project), *words]


def proved(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(project, *words), capture_output=True, text=True, timeout=60)


def test_a_part_is_run_once_for_its_sources(project: Path) -> None:
    head = git(project, "rev-parse", "--short=7", "HEAD")
    first = proved(project, "sum")
    assert first.returncode == 0
    row = proof.Proof(project).rows()["sum"]
    assert (row.commit, row.figure) == (head, "the sum is 3 / 3")
    assert re.fullmatch(r"\d+ s", row.duration)
    text = (project / "docs" / "proof.md").read_text()
    assert text.startswith("# Proof\n\nBefore.\n\n| part |")
    assert text.endswith("\n\nAfter.\n")
    assert f"| `long` | counting to 20 | `python count.py` | | {proof.NOT_RUN} | |" in text
    commit(project)  # of the row alone, which no part reads
    again = proved(project, "sum")
    assert again.returncode == 0
    assert f"done at {head}" in again.stdout
    assert "added up" not in again.stdout
    assert "added up" in proved(project, "--again", "sum").stdout


def test_what_it_reads_has_changed(project: Path) -> None:
    proved(project, "sum")
    (project / "numbers").write_text("90 20")
    missed = proved(project, "sum")
    assert missed.returncode == 1
    row = proof.Proof(project).rows()["sum"]
    assert row.commit.endswith("+")
    assert row.figure == "the sum is 110 / 110 (target missed: less than 100)"
    commit(project)
    assert "added up" in proved(project, "sum").stdout  # what was run with changes counts for no commit
    assert proof.Proof(project).rows()["sum"].commit == git(project, "rev-parse", "--short=7", "HEAD")
    assert "done at" in proved(project, "sum").stdout


def test_failures_are_written_and_the_others_go_on(project: Path) -> None:
    (project / "count.py").write_text("print(20)")
    done = proved(project)
    assert done.returncode == 1
    assert done.stderr.strip() == "missed: broken, figures, slow"
    rows = proof.Proof(project).rows()
    assert rows["broken"].figure == "it printed nothing, and ended with 3 (target missed: that it works)"
    assert rows["figures"].figure == "p99 2 ms; p50 1 ms MISSED (target missed: 1 ms at most)"
    assert rows["slow"].figure == "p99 61.5 ms, p50 3 ms (target missed: 60 ms at most)"
    assert rows["long"].figure == "20"


def test_a_part_that_was_killed_goes_on_where_it_was(project: Path) -> None:
    kept = project / "build" / "proof" / "long" / "kept"
    with subprocess.Popen(command(project, "long"), stdout=subprocess.DEVNULL, start_new_session=True) as process:
        deadline = time.monotonic() + 30
        while not (kept.exists() and len(kept.read_text()) == 10) and time.monotonic() < deadline:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    assert "long" not in proof.Proof(project).rows()
    assert proved(project, "long").returncode == 0
    assert proof.Proof(project).rows()["long"].figure == "counted from 10 to 20"
    assert not kept.exists()


def test_what_was_kept_of_other_sources_is_thrown_away(project: Path) -> None:
    part = next(part for part in proof.Proof(project).parts if part.name == "long")
    (proof.Proof(project).place_of(part) / "kept").write_text("x" * 15)
    (project / "count.py").write_text(COUNT + "\n")
    assert not (proof.Proof(project).place_of(part) / "kept").exists()


def test_a_part_that_is_none_is_refused_by_its_name(project: Path) -> None:
    done = proved(project, "sums")
    assert done.returncode == 2
    assert "there is no part sums; there are sum, broken, figures, slow, long" in done.stderr


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.4, "0 s"), (59.6, "1 min 0 s"), (754, "12 min 34 s"), (7325, "2 h 2 min")]
)
def test_durations(seconds: float, words: str) -> None:
    assert proof.duration(seconds) == words


# The parts of this project


def test_every_part_has_its_row_and_its_sample() -> None:
    ours = proof.Proof(ROOT)
    tables = tables_of("docs/proof.md")
    names = [part.name for part in ours.parts]
    rows = tables[" | ".join(proof.HEADING)]
    assert [row[:3] for row in rows] == [[f"`{part.name}`", part.what, f"`{part.command}`"] for part in ours.parts]
    assert [name.strip("`") for name, _ in tables["part | sample"]] == names


def test_every_part_can_be_run_and_reads_something() -> None:
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for part in proof.Proof(ROOT).parts:
        program, *words = shlex.split(part.command)
        if program == "make":
            assert f"\n{words[0]}:" in targets
        else:
            assert (program, words[0]) == ("python", "-m")
            assert find_spec(words[1]) is not None, words[1]
        for path in part.reads:
            assert git(ROOT, "ls-files", "--cached", "--others", "--", path), (part.name, path)


def test_every_command_finds_what_it_imports() -> None:
    """Away from pytest, which has tools/ in its path."""
    words = [shlex.split(part.command) for part in proof.Proof(ROOT).parts]
    modules = sorted({name for program, *rest in words if program == "python" for name in rest[1:2]})
    source = "\n".join(f"import {name}" for name in modules)
    done = subprocess.run([sys.executable, "-c", source], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_the_ladder_is_read_as_it_stands() -> None:
    rows = tables_of("docs/bots.md")[HEADING]
    assert len(steps()) == len(rows) > 5
    for step, row in zip(steps(), rows, strict=True):
        assert row[0].startswith(f"{len(step.line_up)} players")
        assert f"`{step.line_up[0]}`" == row[1]
        assert 0 <= step.low < float(row[4].strip("%")) / 100 < step.high <= 1


def test_random_games_go_on_where_they_were(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games"
    words = ["--workers=1", f"--keep={kept}", "--players=2", "--games"]
    play_random_games([*words, "2"])
    whole = kept.read_text()
    kept.write_text(whole + whole.splitlines()[-1][:100])  # killed in the middle of a line
    capsys.readouterr()
    assert play_random_games([*words, "2"]) == 0
    out = capsys.readouterr().out
    assert "2 games were played before" in out
    assert out.splitlines()[-1].startswith("2 games, ")
    assert kept.read_text() == whole
    with pytest.raises(SystemExit, match="something else"):
        play_random_games(["--modules=hades", *words, "2"])
