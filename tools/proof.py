"""`make proof`: every large count as a whole, each with a row in docs/proof.md; `make proof PART=mutants` runs one.

tools/proof.toml lists the parts. A row says what was run, at which commit, what came out and how long it took, also
when that misses the target. A part is not run again as long as nothing that it reads differs from its row's commit; one
that was interrupted goes on where it was, if it can keep what it has done. A `+` behind a commit says that its sources
had been changed since: such a row tells something, but proves nothing.
"""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from steps import ROOT, digest

HEADING = ("part", "what", "command", "commit", "figure", "duration")
NOT_RUN = "not run yet"
MISSED = "MISSED"  # said by a command whose exit code doesn't tell


@dataclass(frozen=True)
class Part:
    """One large count."""

    name: str
    what: str
    command: str
    reads: tuple[str, ...]  # paths of all that its figure depends on
    target: str
    figure: str = ""  # fits the lines that are the figure; without it that is the last line
    most: Mapping[str, float] = field(default_factory=dict)  # by a pattern with a number in it
    keep: str = ""  # the option with which it keeps what it has done in a place of ours


@dataclass(frozen=True)
class Row:
    """What came of a part."""

    commit: str = ""
    figure: str = NOT_RUN
    duration: str = ""


class Proof:
    """The parts of a project, their rows, and what is left of interrupted ones."""

    def __init__(self, root: Path) -> None:
        self.root = root
        listed = tomllib.loads((root / "tools" / "proof.toml").read_text(encoding="utf-8"))
        groups: dict[str, list[str]] = listed.get("groups", {})
        self.parts = [
            Part(**entry | {"reads": tuple(path for name in entry["reads"] for path in groups.get(name, [name]))})
            for entry in listed["part"]
        ]
        self.document = root / "docs" / "proof.md"

    def rows(self) -> dict[str, Row]:
        rows: dict[str, Row] = {}
        for line in self.document.read_text(encoding="utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("| `") and len(cells) == len(HEADING):
                rows[cells[0].strip("`")] = Row(cells[3].strip("`"), cells[4], cells[5])
        return rows

    def write(self, name: str, row: Row) -> None:
        """Write a part's row; the table is in the order of the list, and the text around it stays."""
        rows = self.rows() | {name: row}
        table = [f"| {' | '.join(HEADING)} |", "|---" * len(HEADING) + "|"]
        for part in self.parts:
            one = rows.get(part.name, Row())
            commit = f"`{one.commit}`" if one.commit else ""
            cells = (f"`{part.name}`", part.what, f"`{part.command}`", commit, one.figure, one.duration)
            table.append(f"| {' | '.join(cells)} |".replace("|  |", "| |"))
        text = self.document.read_text(encoding="utf-8")
        heading = re.escape(table[0])
        written, found = re.subn(rf"^{heading}\n(\|.*\n)*", lambda _: "\n".join(table) + "\n", text, flags=re.MULTILINE)
        if found != 1:
            raise SystemExit(f"{self.document.name} needs one table with the heading {table[0]}")
        self.document.write_text(written, encoding="utf-8")

    def git(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["git", *words], cwd=self.root, capture_output=True, text=True)

    def differs(self, commit: str, part: Part) -> bool:
        """Whether anything that a part reads is other than at that commit."""
        new = self.git("ls-files", "--others", "--exclude-standard", "--", *part.reads).stdout
        return bool(new) or self.git("diff", "--quiet", commit, "--", *part.reads).returncode != 0

    def commit_of(self, part: Part) -> str:
        """The present commit, with a `+` if what the part reads has been changed since."""
        head = self.git("rev-parse", "--short=7", "HEAD").stdout.strip()
        return head + ("+" if self.differs("HEAD", part) else "")

    def is_done(self, part: Part) -> bool:
        commit = self.rows().get(part.name, Row()).commit
        return bool(commit) and not commit.endswith("+") and not self.differs(commit, part)

    def run(self, part: Part) -> None:
        """Run a part and write its row."""
        place = self.place_of(part)
        clock = Clock(place / "seconds")
        python, *rest = shlex.split(part.command)
        command = [sys.executable if python == "python" else python, *rest]
        if part.keep:
            command += [part.keep, str(place / "kept")]
        commit = self.commit_of(part)
        lines: list[str] = []
        pipe = subprocess.PIPE
        with subprocess.Popen(command, cwd=self.root, stdout=pipe, stderr=subprocess.STDOUT, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                print(line, end="", flush=True)
                lines.append(" ".join(line.split()))
                clock.save()
        told = [line for line in lines if line]
        shown = [line for line in told if re.search(part.figure, line)] if part.figure else told[-1:]
        figure = "; ".join(shown) or f"it printed nothing, and ended with {process.returncode}"
        met = process.returncode == 0 and not any(MISSED in line for line in lines)
        for pattern, most in part.most.items():
            numbers = re.findall(pattern, figure)
            met &= bool(numbers) and all(float(number) <= most for number in numbers)
        if not met:
            figure += f" (target missed: {part.target})"
        self.write(part.name, Row(commit, figure.replace("|", "/"), duration(clock.save())))
        shutil.rmtree(place)

    def place_of(self, part: Part) -> Path:
        """Where a part keeps what it has done, emptied if that was of other sources."""
        place = self.root / "build" / "proof" / part.name
        listed = self.git("ls-files", "--cached", "--others", "--exclude-standard", "--", *part.reads).stdout
        paths = [path for name in sorted(listed.splitlines()) if (path := self.root / name).is_file()]
        sources = f"{part.command}\n{digest(paths, self.root)}"
        stamp = place / "sources"
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != sources:
            shutil.rmtree(place, ignore_errors=True)
            place.mkdir(parents=True)
            stamp.write_text(sources, encoding="utf-8")
        return place


class Clock:
    """Seconds at work, over all attempts."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.before = float(file.read_text()) if file.exists() else 0.0
        self.began = time.monotonic()

    def save(self) -> float:
        seconds = self.before + time.monotonic() - self.began
        written = self.file.with_suffix(".new")
        written.write_text(str(seconds))
        written.replace(self.file)
        return seconds


def duration(seconds: float) -> str:
    """In words: two units at most."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make proof", description=__doc__)
    parser.add_argument("parts", nargs="*", help="only these; all if none are named")
    parser.add_argument("--again", action="store_true", help="run them even if they are done")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project to prove, instead of this one")
    given = parser.parse_args(arguments)
    proof = Proof(given.root)
    known = [part.name for part in proof.parts]
    for name in given.parts:
        if name not in known:
            parser.error(f"there is no part {name}; there are {', '.join(known)}")
    missed: list[str] = []
    for part in proof.parts:
        if given.parts and part.name not in given.parts:
            continue
        if proof.is_done(part) and not given.again:
            print(f"{part.name}: done at {proof.rows()[part.name].commit}", flush=True)
        else:
            print(f"{part.name}: {part.command}", flush=True)
            proof.run(part)
        row = proof.rows()[part.name]
        if "target missed" in row.figure:
            missed.append(part.name)
        print(f"{part.name}: {row.figure}, {row.duration}", flush=True)
    if missed:
        print(f"missed: {', '.join(missed)}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
