"""B4.7: two players have two markers each, and must be able to pay both."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import ConfigError, Game
from cyclades.engine.words.events import ApolloGave, BidPlaced, OfferingPaid, Outbid, ProsperityPlaced
from tests.phrases import changes, decider, gold, heard, kind, play, refused, texts
from tests.rules.bids import bids_on, standing

GODS = ["ares", "zeus", "athena"]
MINE_FIRST = ["sparta-1", "sparta-2", "athens-1", "athens-2"]
EACH = {"priests_two_player": "each"}


def offerings(sparta: dict[str, int], order: list[str] | None = None, **fields: Any) -> Game:
    """Poseidon lies face down; Athens has 20 gold."""
    position: dict[str, Any] = {
        "players": 2,
        "gods": GODS,
        "turn_order": order or MINE_FIRST,
        "cities": {"sparta": sparta, "athens": {"gold": 20}},
    }
    return Game.from_position(position | fields)


def marker(game: Game) -> str | None:
    """The marker that is being placed."""
    decision = game.decision
    assert decision is not None
    found = decision.subject["marker"]
    assert isinstance(found, str)
    return found


# The order


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(
    "order",
    [
        MINE_FIRST,
        ["sparta-2", "athens-1", "athens-2", "sparta-1"],
        ["athens-2", "sparta-1", "athens-1", "sparta-2"],
    ],
)
def test_each_marker_is_bid_for_in_its_own_place(order: list[str]) -> None:
    game = offerings({"gold": 10}, order)
    asked = []
    for action in ("bid ares 1", "bid apollo", "bid zeus 1", "bid athena 1"):
        asked.append(marker(game))
        assert decider(game) == order[len(asked) - 1].split("-")[0]
        play(game, action)
    assert asked == order
    assert standing(game) == {"ares": (order[0], 1), "zeus": (order[2], 1), "athena": (order[3], 1)}


# What must be payable


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(
    ("sparta", "stands", "highest"),
    [
        # max(2, a + b - p) <= gold
        ({"gold": 8}, 3, 5),
        ({"gold": 8}, 7, 1),
        ({"gold": 8}, 8, 0),
        ({"gold": 4, "priests": 2}, 3, 3),
        ({"gold": 4, "priests": 2}, 5, 1),
        ({"gold": 4, "priests": 2}, 6, 0),
        ({"gold": 2, "priests": 5}, 1, 6),
        ({"gold": 2, "priests": 5}, 7, 0),
        ({"gold": 1, "priests": 5}, 1, 0),  # two offerings cost 2 at least
        ({"gold": 1, "priests": 5}, 6, 0),
        ({"gold": 1}, 1, 0),
    ],
)
def test_this_bid_and_the_other_standing_one_must_be_payable_together(
    sparta: dict[str, int], stands: int, highest: int
) -> None:
    game = play(offerings(sparta), f"bid ares {stands}")
    assert marker(game) == "sparta-2"
    for god in ("zeus", "athena"):
        assert bids_on(game, god) == list(range(1, highest + 1))
        refused(game, f"bid {god} {highest + 1}", "bids_not_payable", "B4.7")
    assert "bid apollo" in texts(game)


@pytest.mark.rule("B4.7")
def test_the_refusal_names_what_both_would_cost() -> None:
    explanation = play(offerings({"gold": 4, "priests": 2}), "bid ares 3").explain("bid zeus 4")
    assert explanation is not None
    assert explanation.args == {"price": 3 + 4 - 2}


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize("sparta", [{"gold": 6}, {"gold": 3, "priests": 3}])
def test_a_marker_not_yet_placed_counts_nothing(sparta: dict[str, int]) -> None:
    game = offerings(sparta)
    assert bids_on(game, "ares") == [1, 2, 3, 4, 5, 6]
    refused(game, "bid ares 7", "bid_not_payable", "B4.5")


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize("sparta", [{"gold": 6}, {"gold": 3, "priests": 3}])
def test_a_marker_on_apollo_counts_nothing(sparta: dict[str, int]) -> None:
    game = play(offerings(sparta), "bid apollo")
    assert marker(game) == "sparta-2"
    assert bids_on(game, "ares") == [1, 2, 3, 4, 5, 6]
    refused(game, "bid ares 7", "bid_not_payable", "B4.5")


@pytest.mark.rule("B4.7")
def test_the_other_players_bids_count_nothing() -> None:
    game = offerings({"gold": 6}, ["athens-1", "athens-2", "sparta-1", "sparta-2"])
    play(game, "bid zeus 3", "bid athena 4")
    assert bids_on(game, "ares") == [1, 2, 3, 4, 5, 6]
    assert bids_on(game, "zeus") == [4, 5, 6]
    assert bids_on(game, "athena") == [5, 6]


@pytest.mark.rule("B4.7")
def test_an_outbid_marker_may_spend_what_the_other_leaves() -> None:
    order = ["sparta-1", "sparta-2", "athens-1", "athens-2"]
    game = play(offerings({"gold": 9}, order), "bid ares 4", "bid zeus 5", "bid ares 5")
    assert marker(game) == "sparta-1"
    # 5 stands on Zeus, so 4 is left; on Zeus he would oust himself and could put in all 9.
    assert bids_on(game, "athena") == [1, 2, 3, 4]
    assert bids_on(game, "zeus") == [6, 7, 8, 9]


# Outbidding himself


@pytest.mark.rule("B4.7")
def test_a_player_may_outbid_himself_and_the_ousted_bid_counts_nothing() -> None:
    game = play(offerings({"gold": 5}), "bid ares 3")
    assert bids_on(game, "ares") == [4, 5]
    assert bids_on(game, "zeus") == [1, 2]
    refused(game, "bid ares 6", "bid_not_payable", "B4.5")
    before = game.to_position()
    events = heard(game)
    play(game, "bid ares 5")
    assert events == [Outbid(player=0, marker=0, god=1), BidPlaced(player=0, marker=1, god=1, gold=5)]
    assert changes(before, game.to_position()) == {"bids.ares.marker", "bids.ares.gold", "turn_order", "flow"}
    assert (decider(game), marker(game)) == ("sparta", "sparta-1")
    assert texts(game) == {"bid apollo"}, "all his gold stands on Ares"
    refused(game, "bid ares 6", "same_god_again", "B4.3")


@pytest.mark.rule("B4.7")
def test_after_outbidding_himself_both_bids_count_again() -> None:
    game = play(offerings({"gold": 9}), "bid ares 3", "bid ares 4")
    assert marker(game) == "sparta-1"
    assert bids_on(game, "zeus") == [1, 2, 3, 4, 5]
    play(game, "bid zeus 5")
    assert standing(game) == {"ares": ("sparta-2", 4), "zeus": ("sparta-1", 5)}
    assert marker(game) == "athens-1"


@pytest.mark.rule("B4.7")
def test_his_own_bid_must_be_topped_like_anothers() -> None:
    game = play(offerings({"gold": 9}), "bid ares 3")
    refused(game, "bid ares 3", "bid_too_low", "B4.2")


@pytest.mark.rule("B4.3", "B4.7")
def test_an_ousted_marker_may_oust_his_other_one_and_each_has_its_own_ban() -> None:
    game = play(offerings({"gold": 12}), "bid ares 2", "bid zeus 1", "bid ares 3")
    assert marker(game) == "sparta-1"
    refused(game, "bid ares 4", "same_god_again", "B4.3")
    play(game, "bid zeus 2")
    # The other marker comes from Zeus: Ares, barred to the first one, is open to it.
    assert marker(game) == "sparta-2"
    refused(game, "bid zeus 3", "same_god_again", "B4.3")
    assert bids_on(game, "ares") == list(range(4, 11))
    play(game, "bid ares 4")
    assert (decider(game), marker(game)) == ("athens", "athens-1")
    refused(game, "bid ares 5", "same_god_again", "B4.3")
    play(game, "bid zeus 3")
    assert marker(game) == "sparta-1"
    assert bids_on(game, "ares") == list(range(5, 13)), "ousted elsewhere since, he may come back"
    play(game, "bid athena 1")
    assert marker(game) == "athens-2"


# What is paid


def pay(sparta: dict[str, int], first: str, second: str, **fields: Any) -> int:
    """What Sparta pays for his two offerings, Athens going to Apollo twice."""
    game = offerings(sparta, **fields)
    events = heard(game)
    play(game, first, second, "bid apollo", "bid apollo")
    paid = [event.gold for event in events if isinstance(event, OfferingPaid) and event.player == 0]
    assert gold(game, "sparta") == sparta["gold"] - sum(paid)
    return sum(paid)


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(
    ("priests", "first", "second", "cost"),
    [
        (0, 3, 4, 7),
        (1, 3, 4, 6),
        (3, 3, 4, 4),
        (5, 3, 4, 2),
        (6, 3, 4, 2),
        (1, 1, 1, 2),
        (4, 1, 5, 2),
        (4, 1, 6, 3),
        (0, 1, 1, 2),
    ],
)
def test_a_priest_saves_on_one_of_two_offerings(priests: int, first: int, second: int, cost: int) -> None:
    sparta = {"gold": 20, "priests": priests}
    assert pay(sparta, f"bid ares {first}", f"bid zeus {second}") == cost


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(("priests", "bid", "cost"), [(0, 4, 4), (1, 4, 3), (3, 4, 1), (6, 4, 1)])
def test_with_one_marker_on_apollo_the_other_is_paid_as_alone(priests: int, bid: int, cost: int) -> None:
    assert pay({"gold": 20, "priests": priests}, f"bid ares {bid}", "bid apollo") == cost
    assert pay({"gold": 20, "priests": priests}, "bid apollo", f"bid ares {bid}") == cost


# Option priests_two_player: each


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(
    ("priests", "first", "second", "cost"),
    [(0, 3, 4, 7), (1, 3, 4, 5), (2, 3, 4, 3), (3, 3, 4, 2), (6, 3, 4, 2), (4, 1, 6, 3), (1, 1, 1, 2)],
)
def test_with_each_every_priest_saves_on_both(priests: int, first: int, second: int, cost: int) -> None:
    sparta = {"gold": 20, "priests": priests}
    assert pay(sparta, f"bid ares {first}", f"bid zeus {second}", options=EACH) == cost


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(
    ("sparta", "stands", "highest"),
    [
        # max(1, a - p) + max(1, b - p) <= gold
        ({"gold": 4, "priests": 2}, 3, 5),
        ({"gold": 4, "priests": 2}, 5, 3),
        ({"gold": 4, "priests": 2}, 6, 0),
        ({"gold": 2, "priests": 5}, 1, 6),
        ({"gold": 2, "priests": 5}, 6, 6),
        ({"gold": 2, "priests": 5}, 7, 0),
        ({"gold": 1, "priests": 5}, 1, 0),
        ({"gold": 8}, 3, 5),
    ],
)
def test_with_each_the_bids_must_be_payable_one_by_one(sparta: dict[str, int], stands: int, highest: int) -> None:
    game = play(offerings(sparta, options=EACH), f"bid ares {stands}")
    assert bids_on(game, "zeus") == list(range(1, highest + 1))
    refused(game, f"bid zeus {highest + 1}", "bids_not_payable", "B4.7")


@pytest.mark.rule("B4.7")
def test_with_each_and_one_marker_on_apollo_nothing_differs() -> None:
    assert pay({"gold": 20, "priests": 1}, "bid ares 4", "bid apollo", options=EACH) == 3


@pytest.mark.rule("B4.7")
def test_the_option_knows_joint_and_each_only() -> None:
    with pytest.raises(ConfigError, match="priests_two_player"):
        offerings({"gold": 4}, options={"priests_two_player": "both"})


# Two turns with Apollo


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(("isles", "coins"), [({"kea", "naxos"}, 1), ({"naxos"}, 4)])
def test_both_markers_on_apollo_have_two_turns_with_coins_in_each(isles: set[str], coins: int) -> None:
    game = Game.from_position(
        {
            "players": 2,
            "phase": "offerings",
            "gods": GODS,
            "turn_order": ["sparta-2", "athens-1", "sparta-1", "athens-2"],
            "isles": {name: {"owner": "sparta"} for name in isles} | {"milos": {"owner": "athens"}},
            "cities": {"sparta": {"gold": 3}, "athens": {"gold": 7}},
            "options": {"max_cycles": 1},
        }
    )
    events = heard(game)
    play(game, "bid apollo", "bid zeus 1", "bid apollo", "bid ares 1")
    assert game.to_position()["apollo"] == ["sparta-2", "sparta-1"]
    play(game, "end", "end")
    if len(isles) > 1:
        assert (kind(game), decider(game)) == ("place_marker", "sparta")
        play(game, "choose isle naxos")
    assert [event for event in events if isinstance(event, ApolloGave)] == [ApolloGave(player=0, gold=coins)] * 2
    assert sum(isinstance(event, ProsperityPlaced) for event in events) == 1
    assert gold(game, "sparta") == 3 + 2 * coins
    assert gold(game, "athens") == 7 - 2


# The edition


@pytest.mark.rule("B4.7", "B1.2")
@pytest.mark.parametrize(
    ("options", "rules", "cost"),
    [
        ({"edition": "first"}, 2, 5),
        ({"edition": "first", "priests_two_player": "joint"}, 2, 6),
        ({"edition": "first", "priests_two_player": "each"}, 2, 5),
        ({"edition": "second"}, 2, 6),
        ({"edition": "first"}, 1, 6),  # before that the edition was about supplies only
    ],
)
def test_the_first_edition_has_each_unless_it_is_given(options: dict[str, str], rules: int, cost: int) -> None:
    sparta = {"gold": 20, "priests": 1}
    assert pay(sparta, "bid ares 3", "bid zeus 4", options=options, rules=rules) == cost


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("given", [{"priests_two_player": "joint"}, {"apollo_marker": "own"}, {"apollo_marker": "any"}])
def test_an_option_given_against_the_edition_is_kept(given: dict[str, str]) -> None:
    options = {"edition": "first"} | given
    game = Game.new(2, seed=1, options=options)
    assert game.to_position()["options"] == options
    record = game.record().as_json()
    assert record["config"]["options"] == options
    assert Game.replay(record).config.options.as_dict() == options
    again = Game.from_position(game.to_position()).config
    assert (again.joint_priests, again.marker_anywhere) == (game.config.joint_priests, game.config.marker_anywhere)
