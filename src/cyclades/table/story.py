"""What a table's log amounts to: the actions in force, and the record they make."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cyclades.forms.record import Record, Step
from cyclades.table.boards import rules_of
from cyclades.table.sealed_chance import seed_hash
from cyclades.table.storage import EntryRow


@dataclass(frozen=True, slots=True)
class Done:
    """An action in force: the entry it came with, its notation, its outcomes."""

    seq: int
    action: str
    outcomes: tuple[int, ...]


class Story:
    """What the log amounts to: the actions in force and how many outcomes were ever drawn."""

    def __init__(self, snapshot: tuple[int, dict[str, Any]] | None, entries: Iterable[EntryRow]) -> None:
        self.seq = 0
        self.setup: tuple[int, ...] = ()
        self.line: list[Done] = []
        self.rewound = 0  # actions that were in force after the last rewind: no undo goes behind them
        self.drawn = 0
        if snapshot is not None:
            self.seq, content = snapshot
            self.setup = tuple(content["setup"])
            self.line = [Done(seq, action, tuple(outcomes)) for seq, action, outcomes in content["line"]]
            self.rewound = content["rewound"]
            self.drawn = content["drawn"]
        for entry in entries:
            self.add(entry)

    def add(self, entry: EntryRow) -> None:
        self.seq = entry.seq
        self.drawn += len(entry.outcomes)
        if entry.kind == "start":
            self.setup = entry.outcomes
        elif entry.kind == "act":
            assert entry.action is not None
            self.line.append(Done(entry.seq, entry.action, entry.outcomes))
        elif entry.keep is not None:
            del self.line[entry.keep :]
            self.rewound = entry.keep if entry.kind == "rewind" else min(self.rewound, entry.keep)

    def snapshot(self) -> tuple[int, dict[str, Any]]:
        return self.seq, {
            "setup": self.setup,
            "line": [[done.seq, done.action, done.outcomes] for done in self.line],
            "rewound": self.rewound,
            "drawn": self.drawn,
        }


def stored_record(config: dict[str, Any], story: Story, until: int | None = None) -> Record:
    """The record of a game as its log tells it, replayed or not; all of it, or only so many actions."""
    form = {key: value for key, value in config.items() if key not in ("position", "rules")}
    steps = tuple(Step(done.action, done.outcomes) for done in story.line[:until])
    return Record(form, config.get("position"), story.setup, steps, rules_of(config))


def seal_of(seed: bytes, log: Iterable[EntryRow], practice: bool = False) -> dict[str, Any]:
    """What `cyclades verify` needs beside a record. Of a practice game it says so: there one goes back alone."""
    return {
        **({"practice": True} if practice else {}),
        "seed": seed.hex(),
        "seed_hash": seed_hash(seed),
        "log": [
            {"kind": entry.kind, "action": entry.action, "keep": entry.keep, "outcomes": list(entry.outcomes)}
            for entry in log
            if entry.kind != "end"
        ],
    }
