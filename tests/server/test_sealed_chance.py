"""Chance that can be checked: the construction written down in docs/protocol.md, worked out here once more."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import SystemRandom

from cyclades import Game
from cyclades.table.sealed_chance import SealedChance, new_seed, outcome, seed_hash

SEED = bytes(range(32))


def test_outcomes_are_those_of_the_document() -> None:
    for number in (0, 1, 255, 256, 2**40):
        digest = hmac.new(SEED, number.to_bytes(8, "big"), hashlib.sha256).digest()
        for possible in (1, 2, 5, 6, 17):
            assert outcome(SEED, number, possible) == int.from_bytes(digest, "big") % possible
    assert seed_hash(SEED) == hashlib.sha256(SEED).hexdigest()


def test_numbers_beyond_the_fair_range_are_drawn_again() -> None:
    """With 2**256 - 1 possible outcomes one digest value is left over; with more than half of 2**256, half of them."""
    possible = 2**255 + 1
    repeated = 0
    for number in range(40):
        digest = hmac.new(SEED, number.to_bytes(8, "big"), hashlib.sha256).digest()
        while int.from_bytes(digest, "big") >= possible:
            digest = hashlib.sha256(digest).digest()
            repeated += 1
        assert outcome(SEED, number, possible) == int.from_bytes(digest, "big")
    assert repeated > 10


def test_dice_have_the_faces_of_a_die() -> None:
    chance = SealedChance(SEED)
    faces = Counter(chance.die() for _ in range(6000))
    assert chance.number == 6000
    for face, share in ((0, 1), (1, 2), (2, 2), (3, 1)):
        assert abs(faces[face] - 1000 * share) < 150


def test_draws_are_members_of_the_set_each_as_likely() -> None:
    chance = SealedChance(SEED)
    among = 0b1010_0000_0000_0000_0000_0000_0000_0000_0000_0110
    drawn = Counter(chance.draw(3, among) for _ in range(4000))
    assert set(drawn) == {1, 2, 37, 39}
    assert all(abs(count - 1000) < 130 for count in drawn.values())
    assert len(chance.taken()) == 4000
    assert chance.taken() == ()


def test_a_copy_gives_the_same_and_goes_its_own_way() -> None:
    chance = SealedChance(SEED, 5)
    twin = chance.copy()
    assert [chance.die() for _ in range(20)] == [twin.die() for _ in range(20)]
    chance.die()
    assert (chance.number, twin.number) == (26, 25)


def test_games_are_set_up_with_it() -> None:
    first, second = (Game.new(4, chance=SealedChance(SEED)) for _ in range(2))
    assert first.fingerprint() == second.fingerprint()
    assert len({Game.new(4, chance=SealedChance(new_seed(SystemRandom()))).fingerprint() for _ in range(5)}) > 1
