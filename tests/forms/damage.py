"""Spoiling a JSON value in one place: what typing errors, old files and enemies do."""

from __future__ import annotations

import copy
import random
from typing import Any

JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    5,
    9,
    99,
    10**30,
    -(10**30),
    0.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "kea",
    "0-0",
    "sparta",
    "apollo",
    "medusa",
    "port",
    "cycle",
    "turn",
    "no such thing",
    "\x00",
    "naxos\nkea",
    [],
    {},
    [None],
    [[]],
    {"a": 1},
    ["sparta"],
    {"room": "turn", "ending": True},
)
Path = tuple[str | int, ...]


def paths_in(value: Any, at: Path = ()) -> list[Path]:
    """The way to every member of a JSON value."""
    found: list[Path] = [at] if at else []
    if isinstance(value, dict):
        for key in value:
            found += paths_in(value[key], (*at, key))
    elif isinstance(value, list):
        for place, member in enumerate(value):
            found += paths_in(member, (*at, place))
    return found


def member_at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def damaged(value: Any, rng: random.Random, times: int = 1) -> tuple[Any, list[str]]:
    """A copy with some damage done, and what was done."""
    spoiled = copy.deepcopy(value)
    done: list[str] = []
    for _ in range(times):
        paths = paths_in(spoiled)
        # A shallow place is as likely as a deep one, though there are far fewer of them.
        depth = rng.choice(sorted({len(path) for path in paths}))
        path = rng.choice([path for path in paths if len(path) == depth])
        done.append(_spoil(spoiled, path, rng))
    return spoiled, done


def _spoil(value: Any, path: Path, rng: random.Random) -> str:
    parent = member_at(value, path[:-1])
    last = path[-1]
    where = ".".join(str(step) for step in path)
    old = parent[last]
    way = rng.choice(("drop", "replace", "replace", "another", "another", "more", "nudge"))
    if way == "drop":
        del parent[last]
        return f"{where} dropped"
    if way == "more" and isinstance(parent, list):
        parent.insert(int(last), copy.deepcopy(old))
        return f"{where} doubled"
    if way == "more":
        parent[rng.choice(("more", "", "kea", "5-0"))] = copy.deepcopy(old)
        return f"{where} also under another name"
    if way == "nudge" and isinstance(old, int):
        parent[last] = (not old) if isinstance(old, bool) else old + rng.choice((-1, 1, 3, 8))
    elif way == "another":
        # Something of the same kind from elsewhere in the same form is the hardest to tell from the right thing.
        others = [other for path in paths_in(value) if type(other := member_at(value, path)) is type(old)]
        parent[last] = copy.deepcopy(rng.choice(others))
    else:
        parent[last] = copy.deepcopy(rng.choice(JUNK))
    return f"{where}: {str(old)[:60]!r} became {str(parent[last])[:60]!r}"
