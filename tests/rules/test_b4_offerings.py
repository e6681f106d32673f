"""B4.1 to B4.6: offerings with three and more players. Two players are in test_b4_two_players.py."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import FormError, Game, IllegalAction
from cyclades.engine.words.events import ApolloChosen, BidPlaced, OfferingPaid, Outbid, ProsperityPlaced, TurnBegan
from cyclades.engine.words.pieces import CITIES
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.bids import bids_on, standing


def offerings(**fields: Any) -> Game:
    """Five players with all gods, 10 gold each, Sparta first to bid."""
    position: dict[str, Any] = {
        "players": 5,
        "gods": ["poseidon", "ares", "zeus", "athena"],
        "cities": {name: {"gold": 10} for name in CITIES[:5]},
    }
    return Game.from_position(position | fields)


def with_purse(purse: dict[str, int], **fields: Any) -> Game:
    """Sparta bids first, with so much gold and so many priests."""
    return offerings(cities={"sparta": purse}, **fields)


# B4.1


@pytest.mark.rule("B4.1")
def test_players_bid_in_the_order_of_the_turn_track() -> None:
    order = ["corinth", "argos", "sparta", "thebes", "athens"]
    game = offerings(turn_order=order)
    asked = []
    for action in ("bid zeus 2", "bid apollo", "bid ares 1", "bid poseidon 3", "bid athena 4"):
        assert kind(game) == "offering"
        asked.append(decider(game))
        play(game, action)
    assert asked == order
    assert kind(game) == "turn"


@pytest.mark.rule("B4.1")
def test_an_offering_moves_the_marker_from_the_track_to_the_god() -> None:
    game = offerings()
    before = game.to_position()
    events = heard(game)
    play(game, "bid zeus 4")
    after = game.to_position()
    assert changes(before, after) == {"bids.zeus", "turn_order", "flow"}
    assert standing(game) == {"zeus": ("sparta", 4)}
    assert after["turn_order"] == [None, "athens", "corinth", "thebes", "argos"]
    assert events == [BidPlaced(player=0, marker=0, god=2, gold=4)]


@pytest.mark.rule("B4.1")
def test_apollo_is_had_for_nothing() -> None:
    game = with_purse({"gold": 0})
    assert texts(game) == {"bid apollo"}
    events = heard(game)
    play(game, "bid apollo")
    assert game.to_position()["apollo"] == ["sparta"]
    assert events == [ApolloChosen(player=0, marker=0, place=0)]


@pytest.mark.rule("B4.1")
def test_nobody_passes_acts_or_bids_for_another() -> None:
    game = offerings()
    refused(game, "end", "no_turn_now", "B5.1")
    refused(game, "recruit troop naxos", "no_turn_now", "B5.1")
    with pytest.raises(IllegalAction) as raised:
        game.apply("bid ares 1", player=1)
    assert raised.value.code == "not_your_decision"
    play(game, "bid ares 1", "bid apollo", "bid apollo", "bid apollo", "bid apollo")
    refused(game, "bid ares 2", "no_offerings_now", "B4.1")
    refused(game, "bid apollo", "no_offerings_now", "B4.1")


# B4.2


@pytest.mark.rule("B4.2")
def test_a_bid_is_at_least_one() -> None:
    game = offerings()
    assert bids_on(game, "ares") == list(range(1, 11))
    with pytest.raises(FormError, match=r"^bid: gold: wrong_value \(given=0\)$"):
        game.apply("bid ares 0")


@pytest.mark.rule("B4.2")
@pytest.mark.parametrize("stands", [1, 3, 9])
def test_a_bid_is_higher_than_the_one_standing(stands: int) -> None:
    game = play(offerings(), f"bid ares {stands}")
    assert bids_on(game, "ares") == list(range(stands + 1, 11))
    refused(game, f"bid ares {stands}", "bid_too_low", "B4.2")
    refused(game, "bid ares 1", "bid_too_low", "B4.2")
    explanation = game.explain(f"bid ares {stands}")
    assert explanation is not None
    assert explanation.args == {"god": "ares", "gold": stands + 1}
    play(game, f"bid ares {stands + 1}")
    assert standing(game) == {"ares": ("athens", stands + 1)}


@pytest.mark.rule("B4.2")
def test_a_bid_that_takes_all_his_gold_cannot_be_matched_by_as_rich_a_player() -> None:
    game = play(offerings(), "bid ares 10")
    assert bids_on(game, "ares") == []
    assert bids_on(game, "zeus") == list(range(1, 11))


@pytest.mark.rule("B4.2")
def test_the_highest_bid_is_99() -> None:
    game = offerings(cities={"sparta": {"gold": 120}, "athens": {"gold": 400}})
    assert bids_on(game, "ares") == list(range(1, 100))
    before = game.to_position()
    for amount in (100, 120, 99_999):  # one refusal, whether he has that much or not
        refused(game, f"bid ares {amount}", "bid_too_high", "B4.2")
        reason = game.explain({"action": "bid", "god": "ares", "gold": amount})
        assert reason is not None
        assert (reason.code, reason.args) == ("bid_too_high", {"gold": 99})
        with pytest.raises(IllegalAction, match="bid_too_high"):
            game.apply(f"bid ares {amount}")
    reason = game.explain("bid ares 100", player=1)
    assert reason is not None
    assert reason.code == "not_your_decision"
    assert game.to_position() == before
    play(game, "bid ares 99")
    assert bids_on(game, "ares") == []
    refused(game, "bid ares 99", "bid_too_low", "B4.2")


# B4.3


@pytest.mark.rule("B4.3")
def test_who_is_outbid_bids_at_once_and_elsewhere() -> None:
    game = play(offerings(), "bid ares 2")
    before = game.to_position()
    events = heard(game)
    play(game, "bid ares 3")
    assert (kind(game), decider(game)) == ("offering", "sparta")
    assert changes(before, game.to_position()) == {"bids.ares.marker", "bids.ares.gold", "turn_order", "flow"}
    assert game.to_position()["turn_order"] == [None, None, "corinth", "thebes", "argos"]
    assert events == [Outbid(player=0, marker=0, god=1), BidPlaced(player=1, marker=1, god=1, gold=3)]
    refused(game, "bid ares 4", "same_god_again", "B4.3")
    assert bids_on(game, "ares") == []
    for god in ("poseidon", "zeus", "athena"):
        assert bids_on(game, god) == list(range(1, 11))
    play(game, "bid zeus 1")
    assert decider(game) == "corinth"
    assert standing(game) == {"ares": ("athens", 3), "zeus": ("sparta", 1)}


@pytest.mark.rule("B4.3")
def test_who_is_outbid_may_go_to_apollo() -> None:
    game = play(offerings(), "bid ares 2", "bid ares 3", "bid apollo")
    assert game.to_position()["apollo"] == ["sparta"]
    assert decider(game) == "corinth"


@pytest.mark.rule("B4.3")
def test_he_comes_back_to_the_first_god_only_after_being_outbid_elsewhere() -> None:
    game = play(offerings(), "bid ares 1", "bid ares 2")
    refused(game, "bid ares 3", "same_god_again", "B4.3")
    play(game, "bid zeus 1", "bid zeus 2")  # Sparta goes to Zeus, Corinth outbids him there
    assert decider(game) == "sparta"
    refused(game, "bid zeus 3", "same_god_again", "B4.3")
    assert bids_on(game, "ares") == list(range(3, 11))
    play(game, "bid ares 3")
    assert decider(game) == "athens"


@pytest.mark.rule("B4.3")
def test_a_chain_is_resolved_before_the_next_player_bids() -> None:
    game = offerings()
    asked = []
    chain = [
        ("sparta", "bid ares 1"),
        ("athens", "bid zeus 1"),
        ("corinth", "bid ares 2"),  # out goes Sparta
        ("sparta", "bid zeus 2"),  # out goes Athens
        ("athens", "bid ares 3"),  # out goes Corinth
        ("corinth", "bid zeus 3"),  # out goes Sparta
        ("sparta", "bid ares 4"),  # back to his first god; out goes Athens
        ("athens", "bid zeus 4"),  # out goes Corinth
        ("corinth", "bid athena 1"),  # a free god ends the chain
        ("thebes", "bid athena 2"),
        ("corinth", "bid apollo"),
        ("argos", "bid poseidon 1"),
    ]
    for _, action in chain:
        asked.append((decider(game), action))
        play(game, action)
    assert asked == chain
    assert standing(game) == {
        "poseidon": ("argos", 1),
        "ares": ("sparta", 4),
        "zeus": ("athens", 4),
        "athena": ("thebes", 2),
    }
    assert game.to_position()["apollo"] == ["corinth"]
    assert (kind(game), decider(game)) == ("turn", "argos")


@pytest.mark.rule("B4.3")
def test_an_outbid_player_has_all_his_gold_again() -> None:
    game = play(offerings(), "bid ares 9", "bid ares 10")
    assert bids_on(game, "zeus") == list(range(1, 11))


# B4.4


@pytest.mark.rule("B4.4")
def test_apollo_takes_everybody_in_the_order_they_came() -> None:
    order = ["thebes", "sparta", "argos", "athens", "corinth"]
    game = offerings(turn_order=order)
    events = heard(game)
    for number, name in enumerate(order, start=1):
        assert decider(game) == name, "nobody is outbid on Apollo"
        play(game, "bid apollo")
        if number < 5:
            assert game.to_position()["apollo"] == order[:number]
    assert [event.place for event in events if isinstance(event, ApolloChosen)] == [0, 1, 2, 3, 4]
    assert not any(isinstance(event, Outbid) for event in events)
    # Only the first gets a prosperity marker; then they play in their order and get a coin each.
    assert (kind(game), decider(game)) == ("place_marker", "thebes")
    play(game, "choose isle kea")
    turns = [CITIES[event.player] for event in events if isinstance(event, TurnBegan)]
    assert turns == order
    placed = [event for event in events if isinstance(event, ProsperityPlaced)]
    assert len(placed) == 1
    assert isle(game, "kea")["markers"] == 1


@pytest.mark.rule("B4.4")
def test_markers_outbid_elsewhere_queue_behind_those_on_apollo() -> None:
    game = play(offerings(), "bid ares 1", "bid apollo", "bid ares 2", "bid apollo")
    assert game.to_position()["apollo"] == ["athens", "sparta"]


# B4.5


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("purse", "highest"),
    [
        ({"gold": 0}, 0),
        ({"gold": 0, "priests": 6}, 0),  # a bid costs 1 at least
        ({"gold": 1}, 1),
        ({"gold": 5}, 5),
        ({"gold": 1, "priests": 1}, 2),
        ({"gold": 1, "priests": 6}, 7),
        ({"gold": 5, "priests": 3}, 8),
        ({"gold": 97, "priests": 1}, 98),
        ({"gold": 98, "priests": 1}, 99),
        ({"gold": 97, "priests": 18}, 99),
    ],
)
def test_nobody_bids_what_he_could_not_pay(purse: dict[str, int], highest: int) -> None:
    game = with_purse(purse)
    for god in ("poseidon", "ares", "zeus", "athena"):
        assert bids_on(game, god) == list(range(1, highest + 1))
    assert "bid apollo" in texts(game)
    if highest < 99:
        refused(game, f"bid zeus {highest + 1}", "bid_not_payable", "B4.5")


@pytest.mark.rule("B4.5")
@pytest.mark.parametrize(
    ("priests", "bid", "cost"),
    [(0, 1, 1), (0, 6, 6), (1, 1, 1), (1, 2, 1), (1, 6, 5), (3, 3, 1), (3, 4, 1), (3, 5, 2), (5, 2, 1), (4, 9, 5)],
)
def test_a_bid_costs_one_less_for_each_priest_but_at_least_one(priests: int, bid: int, cost: int) -> None:
    game = with_purse({"gold": 10, "priests": priests})
    play(game, f"bid ares {bid}", *["bid apollo"] * 4)
    assert gold(game, "sparta") == 10 - cost
    assert city(game, "sparta")["priests"] == priests, "priests stay"


@pytest.mark.rule("B4.5")
def test_the_refusal_names_the_price_after_priests() -> None:
    explanation = with_purse({"gold": 4, "priests": 2}).explain("bid zeus 9")
    assert explanation is not None
    assert explanation.args == {"price": 7, "coin": 0}


@pytest.mark.rule("B4.5")
def test_others_priests_save_nothing() -> None:
    cities = {"sparta": {"gold": 4}, "athens": {"gold": 4, "priests": 5}}
    game = offerings(cities=cities)
    assert bids_on(game, "ares") == [1, 2, 3, 4]
    play(game, "bid ares 4")
    assert bids_on(game, "ares") == [5, 6, 7, 8, 9]


@pytest.mark.rule("B4.5")
def test_apollo_costs_nothing_whatever_he_has() -> None:
    game = with_purse({"gold": 3, "priests": 2}, options={"max_cycles": 1})
    play(game, *["bid apollo"] * 5, "choose isle naxos")
    assert gold(game, "sparta") == 3 + 1, "Apollo's coin"


# B4.6


@pytest.mark.rule("B4.6")
def test_everyone_pays_when_the_last_marker_is_placed_and_not_before() -> None:
    cities = {name: {"gold": 10} for name in CITIES[:5]} | {"corinth": {"gold": 10, "priests": 2}}
    game = offerings(cities=cities)
    play(game, "bid ares 5", "bid ares 6", "bid zeus 2", "bid athena 7", "bid athena 8", "bid poseidon 3")
    # Sparta went from Ares to Zeus, Corinth from Athena to Poseidon; Argos is left.
    assert decider(game) == "argos"
    assert [gold(game, name) for name in CITIES[:5]] == [10] * 5
    before = game.to_position()
    events = heard(game)
    play(game, "bid apollo")
    assert [gold(game, name) for name in CITIES[:5]] == [10 - 2, 10 - 6, 10 - 1, 10 - 8, 10]
    paid = {f"cities.{name}.gold" for name in ("sparta", "athens", "corinth", "thebes")}
    assert paid == {path for path in changes(before, game.to_position()) if path.startswith("cities.")}
    # All have paid before the first god acts, and everybody sees it.
    payments = [
        OfferingPaid(player=0, gold=2),
        OfferingPaid(player=1, gold=6),
        OfferingPaid(player=2, gold=1),
        OfferingPaid(player=3, gold=8),
    ]
    assert events == [ApolloChosen(player=4, marker=4, place=0), *payments, TurnBegan(player=2, marker=2, god=0)]
    assert all(payment.seen_by(player) == payment for payment in payments for player in (0, 4, None))


@pytest.mark.rule("B4.6")
def test_what_was_paid_is_not_there_for_the_turn() -> None:
    game = with_purse({"gold": 6})
    play(game, "bid ares 5", *["bid apollo"] * 4)
    assert (kind(game), decider(game), gold(game, "sparta")) == ("turn", "sparta", 1)
    refused(game, "build fortress naxos", "not_enough_gold", "B5.1")


@pytest.mark.rule("B4.6")
def test_an_outbid_offering_is_not_paid() -> None:
    game = play(offerings(), "bid ares 9", "bid ares 10", "bid apollo", *["bid apollo"] * 3)
    assert [gold(game, name) for name in ("sparta", "athens")] == [10, 0]
