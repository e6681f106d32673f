"""Dice and draws. Chance stands outside the position: the engine asks, one of these objects answers.

A draw is one of a set, given as a mask; nothing has an order before it is drawn.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.packed import Row, i64, mypyc_attr
from cyclades.engine.words.flaws import Flawed
from cyclades.engine.words.pieces import BIT, BUILDINGS, CARDS, FAVOURS, GODS, ITEMS, METROPOLISES

# What a draw is for.
DRAW_SEAT: Final = 0
DRAW_MARKER: Final = 1
DRAW_GOD: Final = 2
DRAW_CARD: Final = 3
DRAW_FAVOUR: Final = 4
DRAW_ITEM: Final = 5
DRAW_BUILDING: Final = 6
DRAW_METROPOLIS: Final = 7
DRAW_KINDS: Final = ("seat", "marker", "god", "card", "favour", "item", "building", "metropolis")

# By kind of draw: the names of what is drawn; seats have none, and markers have those of the game's players.
DRAWN_NAMES: Final[tuple[tuple[str, ...], ...]] = ((), (), GODS, CARDS, FAVOURS, ITEMS, BUILDINGS, METROPOLISES)

DIE_FACES: Final = Row([0, 1, 1, 2, 2, 3])  # B1.4


class ChanceError(Flawed):
    """Scripted or recorded chance has no fitting answer."""


def drawn_name(kind: i64, member: int) -> str:
    """What was drawn, by its kind and name."""
    names = DRAWN_NAMES[kind]
    return f"{DRAW_KINDS[kind]} {names[member] if 0 <= member < len(names) else member}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers the engine's questions; subclass it to bring your own dice."""

    def die(self) -> i64:
        """The face of one die: 0, 1, 1, 2, 2 or 3."""
        raise NotImplementedError

    def draw(self, kind: i64, among: i64) -> i64:
        """One member of the set `among`."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """An independent generator that would give the same answers."""
        raise NotImplementedError


def set_size(among: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while among:
        among &= among - 1
        count += 1
    return count


def nth_member(among: i64, n: i64) -> i64:
    """The n-th member of a set, in rising order from 0."""
    member: i64 = 0
    while True:
        if among & BIT[member]:
            if n == 0:
                return member
            n -= 1
        member += 1


class SeededChance(Chance):
    """Two linear congruential generators combined (L'Ecuyer): fast, and the same numbers in every build."""

    def __init__(self, seed: int, other: SeededChance | None = None) -> None:
        """A generator of its own, or one that would give the same answers as another."""
        if other is not None:
            self.first: i64 = other.first
            self.second: i64 = other.second
            return
        self.first = seed % 2147483562 + 1
        self.second = (seed // 2147483562) % 2147483398 + 1
        for _ in range(2):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        self.first = self.first * 40014 % 2147483563
        self.second = self.second * 40692 % 2147483399
        mixed = self.first - self.second
        if mixed < 1:
            mixed += 2147483562
        return mixed % n

    def die(self) -> i64:
        return DIE_FACES[self.below(6)]

    def draw(self, kind: i64, among: i64) -> i64:
        return nth_member(among, self.below(set_size(among)))

    def copy(self) -> SeededChance:
        return SeededChance(0, self)


class ScriptedChance(Chance):
    """Dice and draws written down beforehand; each kind of draw has its own list.

    When a list runs out, `then` answers, or without one a `ChanceError` is raised.
    """

    def __init__(self, dice: list[int], draws: dict[int, list[int]] | None = None, then: Chance | None = None) -> None:
        self.dice = list(dice)
        self.draws = {kind: list(members) for kind, members in (draws or {}).items()}
        self.then = then

    def die(self) -> i64:
        if self.dice:
            face = self.dice.pop(0)
            if not 0 <= face <= 3:
                raise ChanceError("no_such_face", face=int(face))
            return face
        if self.then is None:
            raise ChanceError("no_die_left")
        return self.then.die()

    def draw(self, kind: i64, among: i64) -> i64:
        script = self.draws.get(int(kind))
        if script:
            member = script.pop(0)
            if not 0 <= member < 62 or not among & BIT[member]:
                raise ChanceError("not_to_be_drawn", drawn=drawn_name(kind, member))
            return member
        if self.then is None:
            raise ChanceError("no_draw_left", kind=DRAW_KINDS[kind])
        return self.then.draw(kind, among)

    def copy(self) -> ScriptedChance:
        return ScriptedChance(self.dice, self.draws, None if self.then is None else self.then.copy())


class RecordedChance(Chance):
    """The outcomes of a recorded game, in order; after them `then`, if given."""

    def __init__(self, outcomes: list[int], then: Chance | None = None) -> None:
        self.outcomes = outcomes
        self.used = 0
        self.then = then

    def _next(self) -> int:
        if self.used >= len(self.outcomes):
            raise ChanceError("no_outcome_left")
        self.used += 1
        return self.outcomes[self.used - 1]

    def die(self) -> i64:
        if self.used >= len(self.outcomes) and self.then is not None:
            return self.then.die()
        face = self._next()
        if not 0 <= face <= 3:
            raise ChanceError("no_such_face", face=int(face))
        return face

    def draw(self, kind: i64, among: i64) -> i64:
        if self.used >= len(self.outcomes) and self.then is not None:
            return self.then.draw(kind, among)
        member = self._next()
        if not 0 <= member < 62 or not among & BIT[member]:
            raise ChanceError("not_to_be_drawn", drawn=drawn_name(kind, member))
        return member

    def copy(self) -> RecordedChance:
        new = RecordedChance(self.outcomes, None if self.then is None else self.then.copy())
        new.used = self.used
        return new
