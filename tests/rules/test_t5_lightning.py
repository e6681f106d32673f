"""Zeus's Lightning: who outbids its holder pays him a coin (T5.8)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, play, refused, texts
from tests.rules.heroes import read_again
from tests.rules.thera import thera

GODS = ["ares", "zeus", "athena"]


def auction(holder: str = "oia", **rest: Any) -> Game:
    """Athens, who has Oia, stands on Ares with 2, Thebes on Zeus with 1; Sparta bids next, then Corinth."""
    bids = {"ares": {"marker": "athens", "gold": 2}, "zeus": {"marker": "thebes", "gold": 1}}
    position: dict[str, Any] = {
        "turn": None,
        "gods": GODS,
        "bids": bids,
        "turn_order": ["sparta", "corinth"],
        "artifacts": {"lightning": holder},
    }
    return thera(**position | rest)


def highest(game: Game, god: str) -> int:
    """The highest bid offered on a god, 0 if there is none."""
    return max([int(text.split()[2]) for text in texts(game) if text.startswith(f"bid {god} ")], default=0)


@pytest.mark.rule("T5.8")
def test_one_coin_at_once_from_the_bidder_to_the_holder() -> None:
    game = auction()
    before = game.to_position()
    told = heard(game)
    play(game, "bid ares 3")
    assert (gold(game, "sparta"), gold(game, "athens")) == (8, 8)
    assert decider(game) == "athens"
    assert [type(event) for event in told] == [events.Outbid, events.BidPlaced, events.LightningPaid]
    assert changes(before, game.to_position()) == {
        "bids.ares.gold",
        "bids.ares.marker",
        "cities.athens.gold",
        "cities.sparta.gold",
        "flow",
        "turn_order",
    }
    read_again(game)


@pytest.mark.rule("T5.8", "B4.6")
def test_the_bid_itself_is_paid_later_and_the_coin_is_gone() -> None:
    game = play(auction(), "bid ares 3", "bid athena 1", "bid apollo")
    assert gold(game, "sparta") == 9 - 1 - 3
    assert gold(game, "athens") == 7 + 1 - 1


@pytest.mark.rule("T5.8", "B4.5")
@pytest.mark.parametrize("priests", [0, 2])
def test_who_cant_pay_it_on_top_may_not_outbid_him(priests: int) -> None:
    game = auction(cities={"sparta": {"gold": 5, "priests": priests}})
    most = 5 - 1 + priests
    assert highest(game, "ares") == most
    assert highest(game, "zeus") == 5 + priests  # Thebes hasn't got it
    refused(game, f"bid ares {most + 1}", "bid_not_payable", "T5.8")
    refused(game, f"bid ares {most + 2}", "bid_not_payable", "B4.5")  # not even without it
    play(game, f"bid ares {most}")
    assert gold(game, "sparta") == 4


@pytest.mark.rule("T5.8")
def test_a_bid_of_all_he_has_cant_outbid() -> None:
    game = auction(cities={"sparta": {"gold": 3}})
    assert highest(game, "ares") == 0
    refused(game, "bid ares 3", "bid_not_payable", "T5.8")
    enough = auction(cities={"sparta": {"gold": 4}})
    assert highest(enough, "ares") == 3


@pytest.mark.rule("T5.8")
def test_the_price_of_a_bid_at_once_is_the_coin() -> None:
    game = auction()
    assert game.decision is not None
    prices = {option.text: option.price for option in game.decision.options}
    assert (prices["bid ares 3"], prices["bid zeus 2"], prices["bid athena 1"], prices["bid apollo"]) == (1, 0, 0, 0)


@pytest.mark.rule("T5.8")
def test_only_against_the_holder() -> None:
    game = play(auction(), "bid zeus 2")  # Thebes is outbid
    assert (gold(game, "sparta"), gold(game, "thebes"), gold(game, "athens")) == (9, 7, 7)
    game = play(auction(), "bid athena 1")
    assert gold(game, "sparta") == 9


@pytest.mark.rule("T5.8")
def test_the_holder_himself_outbids_for_nothing() -> None:
    game = play(auction("fira"), "bid ares 3")
    assert (gold(game, "sparta"), gold(game, "athens")) == (9, 7)


@pytest.mark.rule("T5.8")
def test_each_time_he_is_outbid() -> None:
    game = play(auction(), "bid ares 3", "bid zeus 2", "bid athena 1", "bid zeus 3")
    # Athens was outbid by Sparta on Ares, then on Zeus by Corinth; Thebes by Athens, for nothing.
    assert (gold(game, "sparta"), gold(game, "corinth"), gold(game, "thebes")) == (8, 6, 7)
    assert gold(game, "athens") == 7 + 2


@pytest.mark.rule("T5.8")
def test_nobody_pays_while_it_is_in_the_deck() -> None:
    game = play(auction(artifacts={}), "bid ares 3")
    assert (gold(game, "sparta"), gold(game, "athens")) == (9, 7)


@pytest.mark.rule("T5.8")
def test_the_coin_can_be_bid_with_at_once() -> None:
    game = play(auction(cities={"athens": {"gold": 2}}), "bid ares 3")
    assert highest(game, "zeus") == 3


@pytest.mark.rule("T5.8", "B4.5")
def test_the_refusal_tells_of_the_coin_only_where_it_is_asked() -> None:
    game = auction(cities={"sparta": {"gold": 3}})
    told = {god: game.explain(game.parse(f"bid {god} {gold}")) for god, gold in (("ares", 3), ("athena", 4))}
    assert {god: dict(reason.args) for god, reason in told.items() if reason} == {
        "ares": {"price": 4, "coin": 1},
        "athena": {"price": 4, "coin": 0},
    }
