"""Chance of a table that begins at a position with `dice` and `draws`: those come first, then the sealed outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from cyclades import Game
from cyclades.engine.machine.chance import Chance, RecordedChance, ScriptedChance
from cyclades.forms.read_position import position_chance
from cyclades.table.sealed_chance import SealedChance

DICE: Final = -1  # beside the kinds of draws


class ScriptedSealedChance(SealedChance):
    """What is left of a script; after it the outcomes of a seed from a number on."""

    def __init__(self, seed: bytes, number: int, script: ScriptedChance) -> None:
        super().__init__(seed, number)
        self.script = script

    def die(self) -> int:
        if not self.script.dice:
            return super().die()
        face = int(self.script.die())
        self.outcomes.append(face)
        return face

    def draw(self, kind: int, among: int) -> int:
        left = self.script.draws.get(int(kind))
        if not left or not among >> left[0] & 1:  # who left the script's way draws what there is
            return super().draw(kind, among)
        member = int(self.script.draw(kind, among))
        self.outcomes.append(member)
        return member

    def copy(self) -> ScriptedSealedChance:
        new = ScriptedSealedChance(self.seed, self.number, self.script.copy())
        new.outcomes = self.outcomes[:]
        return new


class _Counted(Chance):
    """Recorded outcomes that are counted by what they were for."""

    def __init__(self, outcomes: list[int]) -> None:
        self.recorded = RecordedChance(outcomes)
        self.used: Counter[int] = Counter()

    def die(self) -> int:
        self.used[DICE] += 1
        return int(self.recorded.die())

    def draw(self, kind: int, among: int) -> int:
        self.used[int(kind)] += 1
        return int(self.recorded.draw(kind, among))


def has_script(position: dict[str, Any]) -> bool:
    return bool(position.get("dice") or position.get("draws"))


def script_of(position: dict[str, Any]) -> ScriptedChance:
    """The dice and draws that are written down with a position."""
    script = position_chance(Game.from_position(position).names, position)
    assert isinstance(script, ScriptedChance)
    return ScriptedChance(script.dice, script.draws)


def script_left(position: dict[str, Any], outcomes: Sequence[int], actions: Iterable[str]) -> ScriptedChance:
    """What a position's script still has after these actions, which have led to these outcomes."""
    counted = _Counted(list(outcomes))
    game = Game.from_position(position, counted)
    for action in actions:
        game.apply(action)
    script = script_of(position)
    draws = {kind: members[counted.used[kind] :] for kind, members in script.draws.items()}
    return ScriptedChance(script.dice[counted.used[DICE] :], draws)
