"""For the scripted cases of rare things: a table for three, and a list of what has its case."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from cyclades import Game
from tests.places import ROOT
from tests.players.random_play import KNOWN
from tests.positions.laying import with_more

Test = TypeVar("Test", bound=Callable[..., None])
COVERED: dict[str, set[str]] = {heading: set() for heading in KNOWN}


def covers(heading: str, *names: str) -> Callable[[Test], Test]:
    """Marks a scripted case for something rare."""

    def note(test: Test) -> Test:
        assert set(names) <= set(KNOWN[heading])
        COVERED[heading] |= set(names)
        return test

    return note


@cache
def words_of_rule_tests() -> frozenset[str]:
    """Every text and every name in the tests of the numbered rules."""
    words: set[str] = set()
    for path in (ROOT / "tests" / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.Attribute):
                words.add(node.attr)
    return frozenset(words)


def in_rule_tests(heading: str) -> set[str]:
    """What a test of a numbered rule expects by name: a refusal's code, an event, a kind of decision."""
    if heading not in ("refusals", "events", "decisions"):
        return set()
    return set(KNOWN[heading]) & words_of_rule_tests()


def three(
    god: str = "ares", isles: dict[str, Any] | None = None, seas: dict[str, Any] | None = None, **rest: Any
) -> Game:
    """Cycle 3 of three players, Sparta's turn. Sparta has Naxos and Kea, Athens Tinos and Sifnos, Corinth Milos."""
    lands: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": 2},
        "kea": {"owner": "sparta"},
        "tinos": {"owner": "athens", "troops": 1},
        "sifnos": {"owner": "athens", "troops": 1},
        "milos": {"owner": "corinth", "troops": 1},
    }
    position = {
        "players": 3,
        "cycle": 3,
        "turn": {"marker": "sparta", "god": god},
        "isles": with_more(lands, isles),
        "seas": seas or {},
    }
    return Game.from_position({"cities": {"sparta": {"gold": 20}}, **position, **rest})


def ten(building: str, *isles: tuple[str, int]) -> dict[str, Any]:
    """Isles of nobody's with a building in each of so many slots."""
    assert sum(slots for _, slots in isles) == 10
    return {name: {"buildings": [building] * slots} for name, slots in isles}
