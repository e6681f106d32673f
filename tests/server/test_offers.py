"""What an offering would cost, told beside it, is what the engine would take."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.cycle.auction import standing_cost
from cyclades.table.offers import offer_costs
from tests.rules.aegean import aegean


@pytest.mark.parametrize(
    "options", [{}, {"priests_two_player": "each"}, {"priests_two_player": "joint"}], ids=["usual", "each", "joint"]
)
def test_costs_are_those_that_would_stand(options: dict[str, Any]) -> None:
    """Whole auctions of two players with two markers each, and priests: every bid that can be made."""
    rng = random.Random(3)
    seen = set()
    for number in range(4):
        game = Game.new(2, seed=number, options=options)
        for each in range(2):
            game.engine.state.priests[each] = rng.randrange(4)
            game.engine.state.gold[each] = 9
        while (costs := offer_costs(game)) is not None:
            player = game.player
            assert player is not None
            assert {int(action) for action in costs} == set(game.legal_actions())
            for action, cost in costs.items():
                after = game.copy()
                after.engine.take(int(action))
                if after.engine.room().name == "offering":  # else all have paid already
                    assert standing_cost(after.engine, player) == cost["pay"]
                seen.add((cost["saved"] > 0, cost["other"] > 0))
            game.apply(rng.choice(game.legal_actions()))
    assert len(seen) == 4


def test_the_priests_and_the_least_that_is_paid() -> None:
    game = aegean(
        turn=None,
        gods=["poseidon", "ares", "zeus", "athena"],
        turn_order=["sparta", "athens", "corinth", "thebes", "argos"],
        cities={"sparta": {"gold": 5, "priests": 2}},
    )
    costs = offer_costs(game)
    assert costs is not None
    paid = {text: costs[str(game.parse(text))] for text in ("bid apollo", "bid ares 1", "bid ares 3", "bid ares 7")}
    assert {text: (cost["pay"], cost["saved"]) for text, cost in paid.items()} == {
        "bid apollo": (0, 0),
        "bid ares 1": (1, 0),
        "bid ares 3": (1, 2),
        "bid ares 7": (5, 2),
    }


def test_other_decisions_have_none() -> None:
    assert offer_costs(aegean(god="ares")) is None
