"""Legality and explanation agree: an action has a reason against it exactly if it isn't legal.

`python -m tests.players.random_play` looks at several positions of every game in the same way.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from cyclades import Game
from cyclades.engine.words.actions import ACTION_LIMIT
from tests.players.tastes import BASE, SUBSETS, variant
from tests.watching.promises import check_explanations

POSITIONS = 150
OF_A_KIND = 8  # at most, so that the rare kinds of decisions have their share
Subsets = tuple[tuple[str, ...], ...]


def sampled_positions(subsets: Subsets, positions: int) -> Iterator[Game]:
    kinds: Counter[str] = Counter()
    found = 0
    for number in range(1000):
        terms = variant(number, subsets=subsets)
        game, rng = terms.new_game(), random.Random(number)
        while not game.over:
            kind = game.engine.room().name
            if kinds[kind] < OF_A_KIND and rng.random() < 0.2:
                kinds[kind] += 1
                found += 1
                yield game.copy()
                if found == positions:
                    return
            game.apply(terms.choose(game, game.legal_actions(), rng))


@pytest.mark.parametrize(("subsets", "positions", "reasons"), [(BASE, POSITIONS, 50), (SUBSETS, 2 * POSITIONS, 100)])
def test_every_action_is_either_legal_or_explained(subsets: Subsets, positions: int, reasons: int) -> None:
    codes: Counter[str] = Counter()
    looked_at = 0
    for game in sampled_positions(subsets, positions):
        found = check_explanations(game)
        assert found.total() + len(game.legal_actions()) == ACTION_LIMIT
        codes.update(found)
        looked_at += 1
    assert looked_at == positions
    assert len(codes) > reasons


@pytest.mark.rule("B8.1")
def test_when_the_game_is_over_that_is_the_reason() -> None:
    terms = variant(2)
    game, rng = terms.new_game(), random.Random(2)
    while not game.over:
        game.apply(terms.choose(game, game.legal_actions(), rng))
    assert check_explanations(game) == {"game_over": ACTION_LIMIT}
