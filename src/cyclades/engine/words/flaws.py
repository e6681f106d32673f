"""What is wrong with a board, with options, with a form that is read: a code, the place, what the reader needs to see.

Sentences are made from these in the reader's language, as from refusals. This module is not compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

LONGEST_SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Flaw:
    """`code` names it, `place` is where it is in what is read, `args` are the details, `causes` the flaws behind it."""

    code: str
    place: str = ""
    args: Mapping[str, int | str] = field(default_factory=dict)
    causes: Sequence[Flaw] = ()

    def __str__(self) -> str:
        """For programmers: `isles: naxos: troops: not_a_number (highest=8, given='x')`; it is no sentence."""
        details = ", ".join(f"{name}={value}" for name, value in self.args.items())
        line = inside(self.place, self.code) + (f" ({details})" if details else "")
        return ": ".join([line, "; ".join([str(cause) for cause in self.causes])]) if self.causes else line


def flaw(code: str, place: str = "", causes: Sequence[Flaw] = (), **args: int | str) -> Flaw:
    return Flaw(code, place, args, causes)


class Flawed(ValueError):
    """Something can't be read or set up; its `flaw` says what is wrong."""

    def __init__(self, code: str, place: str = "", causes: Sequence[Flaw] = (), **args: int | str) -> None:
        super().__init__(code, place)
        self.flaw = flaw(code, place, causes, **args)

    @classmethod
    def at(cls, place: str, same: Flaw) -> Self:
        """The same flaw, seen from what it is a part of."""
        return cls(same.code, inside(place, same.place), same.causes, **same.args)

    def __reduce__(self) -> tuple[Callable[[str, Flaw], Self], tuple[str, Flaw]]:
        return type(self).at, ("", self.flaw)  # a compiled exception loses its attributes between processes

    def __str__(self) -> str:
        return str(self.flaw)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.flaw)!r})"


def inside(place: str, part: str) -> str:
    """The place of a part: `isles: naxos`."""
    return f"{place}: {part}" if place and part else place or part


def shown(value: object) -> str:
    """A value in a detail: not longer than a message can bear."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
