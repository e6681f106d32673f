"""The ladder of docs/bots.md, played again: `python -m bench.ladder --out FOLDER`.

Each row is a league of its own in the folder; what was played there already is not played again. A row is as the
document says if the intervals of both, 95 %, have something in common.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.documents.parts import tables_of

DOCUMENT = "docs/bots.md"
HEADING = "game | one | against | games | won | 95% interval | even | cycles | in 6 to 12"


@dataclass(frozen=True)
class Step:
    """A row: one bot at a table of others."""

    game: str
    line_up: tuple[str, ...]
    games: int
    low: float
    high: float

    @property
    def words(self) -> list[str]:
        """The league, as `cyclades arena` takes it."""
        modules = ["--modules", "all"] if "all modules" in self.game else []
        return ["--table", ",".join(self.line_up), *modules, "--games", str(self.games)]


def steps() -> list[Step]:
    """The rows as the document has them."""
    found: list[Step] = []
    for game, one, against, games, _, interval, *_ in tables_of(DOCUMENT)[HEADING]:
        players = int(re.findall(r"\d+", game)[0])
        line_up = [one.strip("`"), *[re.findall(r"`(.+)`", against)[0]] * (players - 1)]
        low, high = (float(share.strip("%")) / 100 for share in interval.split(" to "))
        found.append(Step(game, tuple(line_up), int(games), low, high))
    return found


def play(step: Step, folder: Path) -> bool:
    """Play a row and print it as the document would have it; whether it is as it was."""
    command = [sys.executable, "-m", "cyclades", "arena", *step.words, "--out", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (match,) = json.loads((folder / "table.json").read_text(encoding="utf-8"))["matches"]
    won = match["wins"][step.line_up[0]]
    as_before = bool(won["low"] <= step.high and step.low <= won["high"])
    others = len(step.line_up) - 1
    against = f"`{step.line_up[1]}`" if others == 1 else f"{others} × `{step.line_up[1]}`"
    cells = (
        *(step.game, f"`{step.line_up[0]}`", against, str(won["games"]), f"{won['rate']:.1%}"),
        *(f"{won['low']:.1%} to {won['high']:.1%}", f"{won['even']:.0%}"),
        *(f"{match['cycles']['mean']:.1f}", f"{match['usual_length']:.0%}"),
    )
    print(f"| {' | '.join(cells)} |{'' if as_before else ' MISSED'}", flush=True)
    return as_before


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder in which the leagues are played")
    folder: Path = parser.parse_args().out
    rows = steps()
    as_before = [play(step, folder / "-".join(step.words[1:]).replace("--", "")) for step in rows]
    print(f"{len(rows)} rows, {sum(as_before)} as {DOCUMENT} has them")
    return 0 if all(as_before) else 1


if __name__ == "__main__":
    sys.exit(main())
