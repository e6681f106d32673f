"""Chance that anyone can check afterwards: outcome number n is taken from HMAC-SHA256(seed, n).

The hash of the seed is shown when a game begins, the seed when it is over. n is written as eight bytes, the highest
first, and counts every outcome of the game from 0, those of steps later taken back included.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import Final

from cyclades.engine.machine.chance import DIE_FACES, Chance, nth_member, set_size

SEED_BYTES: Final = 32
RANGE: Final = 2**256


def new_seed(luck: random.Random) -> bytes:
    return luck.randbytes(SEED_BYTES)


def seed_hash(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def outcome(seed: bytes, number: int, possible: int) -> int:
    """A number from 0 to possible-1, each with exactly the same chance."""
    digest = hmac.digest(seed, number.to_bytes(8, "big"), "sha256")
    fair = RANGE - RANGE % possible
    while int.from_bytes(digest, "big") >= fair:
        digest = hashlib.sha256(digest).digest()
    return int.from_bytes(digest, "big") % possible


class SealedChance(Chance):
    """The outcomes of a seed from a number on; `outcomes` keeps those given since it was last emptied."""

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number
        self.outcomes: list[int] = []

    def _below(self, possible: int) -> int:
        value = outcome(self.seed, self.number, possible)
        self.number += 1
        return value

    def die(self) -> int:
        face = int(DIE_FACES[self._below(len(DIE_FACES))])
        self.outcomes.append(face)
        return face

    def draw(self, kind: int, among: int) -> int:
        member = int(nth_member(among, self._below(int(set_size(among)))))
        self.outcomes.append(member)
        return member

    def taken(self) -> tuple[int, ...]:
        """The outcomes given since the last call."""
        outcomes = tuple(self.outcomes)
        self.outcomes.clear()
        return outcomes

    def copy(self) -> SealedChance:
        new = SealedChance(self.seed, self.number)
        new.outcomes = self.outcomes[:]
        return new
