"""B3: the phases of a cycle, the creature track and revenue. The gods are in test_b3_gods.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cyclades import Game, SeededChance
from cyclades.content import board_path
from cyclades.engine.words.events import (
    BidPlaced,
    CardDrawn,
    CardUnsold,
    CycleBegan,
    DeckRefilled,
    Event,
    GodsLaid,
    OfferingPaid,
    RevenueTaken,
    TurnBegan,
    TurnEnded,
)
from cyclades.engine.words.pieces import CARDS
from tests.phrases import changes, city, gold, heard, kind, play, refused, texts
from tests.rules.aegean import CREATURES
from tests.rules.cycles import over_cycles, pass_cycle

PHASE_EVENTS = (CycleBegan, CardDrawn, GodsLaid, RevenueTaken, BidPlaced, OfferingPaid, TurnBegan, TurnEnded)


def at_creatures(cycle: int, track: list[str | None], draws: list[str], **fields: Any) -> Game:
    """A game that has just gone through the creatures phase of that cycle, with this track and these cards drawn."""
    position = {"players": 3, "cycle": cycle, "phase": "creatures", "track": track, "draws": {"card": draws}}
    return Game.from_position(position | fields)


def track(game: Game) -> list[str | None]:
    found: list[str | None] = game.to_position()["track"]
    return found


# The order of the phases, which has no number of its own


@pytest.mark.rule("B3.1", "B3.4", "B3.6", "B4.6")
def test_creatures_gods_revenue_offerings_actions_follow_each_other() -> None:
    told: list[Event] = []
    game = Game.new(3, seed=8, listen=told.append)
    god, other = game.to_position()["gods"]
    play(game, f"bid {god} 1", f"bid {other} 1", "bid apollo", "end", "end")
    play(game, min(texts(game)))
    order = [PHASE_EVENTS.index(type(event)) for event in told if isinstance(event, PHASE_EVENTS)]
    names = [PHASE_EVENTS[number].__name__ for number in order]
    first, second = names[: names.index("CycleBegan", 1)], names[names.index("CycleBegan", 1) :]
    assert first == [
        *("CycleBegan", "CardDrawn", "GodsLaid", "RevenueTaken", "RevenueTaken", "RevenueTaken"),
        *("BidPlaced", "BidPlaced", "OfferingPaid", "OfferingPaid"),
        *("TurnBegan", "TurnEnded", "TurnBegan", "TurnEnded", "TurnBegan", "TurnEnded"),
    ]
    assert second == ["CycleBegan", "CardDrawn", "GodsLaid", "RevenueTaken", "RevenueTaken", "RevenueTaken"]


# B3.1


@pytest.mark.rule("B3.1")
@pytest.mark.parametrize(("space", "price"), [(0, 4), (1, 3), (2, 2)])
def test_the_spaces_cost_4_3_2_from_left_to_right(space: int, price: int) -> None:
    position: dict[str, Any] = {
        "players": 3,
        "turn": {"marker": "sparta", "god": "ares"},
        "track": [None] * space + ["fates"],
        "cities": {"sparta": {"gold": price}},
    }
    game = play(Game.from_position(position), "call fates")
    assert gold(game, "sparta") == 2, "his revenue only: the price took all he had"
    short = Game.from_position(position | {"cities": {"sparta": {"gold": price - 1}}})
    refused(short, "call fates", "creature_not_payable", "C0.1")


RENEWALS: list[tuple[list[str | None], list[str], list[str], list[str]]] = [
    # track before, cards drawn in this order, track after, discard after
    (["fates", "satyr", "dryad"], ["siren"], ["siren", "fates", "satyr"], ["dryad"]),
    (["fates", "satyr", None], ["siren"], ["siren", "fates", "satyr"], []),
    (["fates", None, "dryad"], ["siren", "giant"], ["giant", "siren", "fates"], ["dryad"]),
    (["fates", None, None], ["siren", "giant"], ["giant", "siren", "fates"], []),
    ([None, "satyr", "dryad"], ["siren", "giant"], ["giant", "siren", "satyr"], ["dryad"]),
    ([None, "satyr", None], ["siren", "giant"], ["giant", "siren", "satyr"], []),
    ([None, None, "dryad"], ["siren", "giant", "harpy"], ["harpy", "giant", "siren"], ["dryad"]),
    ([None, None, None], ["siren", "giant", "harpy"], ["harpy", "giant", "siren"], []),
]


@pytest.mark.rule("B3.1", "B3.2")
@pytest.mark.parametrize("cycle", [3, 4, 11])
@pytest.mark.parametrize(("before", "draws", "after", "discard"), RENEWALS)
def test_from_the_third_cycle_the_track_slides_right_and_fills_from_the_right(
    cycle: int, before: list[str | None], draws: list[str], after: list[str], discard: list[str]
) -> None:
    game = at_creatures(cycle, before, draws)
    position = game.to_position()
    assert position["track"] == after
    assert position["discard"] == discard
    assert position["deck"] == [card for card in CREATURES if card not in [*after, *discard]]


@pytest.mark.rule("B3.1")
def test_the_discard_grows_card_by_card() -> None:
    game = at_creatures(3, ["fates", "satyr", "dryad"], ["siren", "giant", "harpy"])
    assert over_cycles(game, "discard", 3) == [["dryad"], ["satyr", "dryad"], ["fates", "satyr", "dryad"]]
    assert track(game) == ["harpy", "giant", "siren"]


# B3.2


@pytest.mark.rule("B3.2")
def test_the_first_cycles_have_one_two_and_three_cards() -> None:
    game = at_creatures(1, [], ["fates", "satyr", "dryad", "siren"])
    assert over_cycles(game, "track", 4) == [
        ["fates", None, None],
        ["satyr", "fates", None],
        ["dryad", "satyr", "fates"],
        ["siren", "dryad", "satyr"],
    ]
    assert game.to_position()["discard"] == ["fates"]


@pytest.mark.rule("B3.2")
def test_in_the_second_cycle_the_first_card_slides_to_3() -> None:
    assert track(at_creatures(2, ["fates", None, None], ["satyr", "dryad"])) == ["satyr", "fates", None]


@pytest.mark.rule("B3.2")
def test_in_the_second_cycle_an_empty_track_gets_two_cards_the_first_on_4() -> None:
    assert track(at_creatures(2, [None, None, None], ["satyr", "dryad", "siren"])) == ["satyr", "dryad", None]


def first_cycle_with_zeus(**fields: Any) -> Game:
    """Sparta has Zeus in the first cycle of three players, Athens and Corinth are on Apollo."""
    position = {
        "players": 3,
        "turn": {"marker": "sparta", "god": "zeus"},
        "gods": ["zeus", "ares"],
        "apollo": ["athens", "corinth"],
        "track": ["fates"],
    }
    return Game.from_position(position | fields)


@pytest.mark.rule("B3.2")
def test_a_card_that_zeus_put_on_4_slides_too() -> None:
    game = first_cycle_with_zeus(draws={"card": ["satyr", "dryad"]})
    play(game, "change fates", "end", "choose isle tinos")
    assert game.to_position()["cycle"] == 2
    assert track(game) == ["dryad", "satyr", None]
    assert game.to_position()["discard"] == ["fates"]


@pytest.mark.rule("B3.2")
def test_a_first_card_that_was_bought_is_replaced_by_two() -> None:
    game = first_cycle_with_zeus(draws={"card": ["satyr", "dryad"]})
    play(game, "call fates", "end", "choose isle tinos")
    assert track(game) == ["satyr", "dryad", None]


# B3.3


def nearly_empty(deck: list[str], draws: list[str]) -> Game:
    """The third cycle's creatures phase is over; the track was full before and so many cards were in the deck."""
    return at_creatures(3, ["fates", "satyr", "dryad"], draws, deck=deck)


@pytest.mark.rule("B3.3")
def test_the_last_card_of_the_deck_is_drawn_without_a_shuffle() -> None:
    game = nearly_empty(["siren"], ["siren"])
    position = game.to_position()
    assert position["track"] == ["siren", "fates", "satyr"]
    assert position["deck"] == []
    assert position["discard"] == [card for card in CREATURES if card not in ("siren", "fates", "satyr")]


@pytest.mark.rule("B3.3")
def test_an_empty_deck_is_refilled_only_for_the_next_draw() -> None:
    game = nearly_empty(["siren"], ["siren", "dryad"])
    events = heard(game)
    pass_cycle(game)
    # Satyr left the track before the draw and is in the new deck; Dryad comes from the discard.
    assert track(game) == ["dryad", "siren", "fates"]
    assert game.to_position()["discard"] == []
    assert game.to_position()["deck"] == [card for card in CREATURES if card not in ("dryad", "siren", "fates")]
    told = [event for event in events if isinstance(event, (CardUnsold, DeckRefilled, CardDrawn))]
    satyr, dryad = CARDS.index("satyr"), CARDS.index("dryad")
    assert told == [CardUnsold(card=satyr, space=2), DeckRefilled(), CardDrawn(card=dryad, space=0)]


@pytest.mark.rule("B3.3")
def test_a_deck_that_runs_out_between_two_draws_is_refilled_between_them() -> None:
    game = at_creatures(3, [None, "satyr", "dryad"], ["siren", "giant"], deck=["siren"])
    assert track(game) == ["giant", "siren", "satyr"]
    assert game.to_position()["discard"] == []
    assert "dryad" in game.to_position()["deck"]


@pytest.mark.rule("B3.3")
def test_zeus_shuffles_the_discard_when_he_draws_from_an_empty_deck() -> None:
    game = first_cycle_with_zeus(deck=[], draws={"card": ["fates"]})
    before = game.to_position()
    play(game, "change fates")
    # The card he has just discarded may come back.
    assert track(game) == ["fates", None, None]
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "deck", "discard"}
    assert game.to_position()["discard"] == []


@pytest.mark.rule("B3.3")
def test_any_card_of_the_discard_can_come_after_the_shuffle() -> None:
    position = nearly_empty(["siren"], ["siren"]).to_position()
    drawn: set[str | None] = set()
    for seed in range(200):
        drawn.add(track(pass_cycle(Game.from_position(position, SeededChance(seed))))[0])
    assert drawn == set(CREATURES) - {"siren", "fates"}


@pytest.mark.rule("B3.3")
def test_with_deck_and_discard_empty_the_space_stays_empty() -> None:
    # Seven cards at most can be out of both piles, so no position has this: the piles are taken away by hand.
    game = Game.from_position({"players": 3, "cycle": 3, "track": ["fates", "satyr", None]})
    game.engine.state.deck = 0
    game.engine.state.discard = 0
    pass_cycle(game)
    assert track(game) == [None, "fates", "satyr"]
    assert kind(game) == "offering"
    pass_cycle(game)
    # Satyr went to the discard, and comes back as the only card there is.
    assert track(game) == [None, "satyr", "fates"]


# B3.6

REVENUE_ISLES: dict[str, dict[str, Any]] = {
    "sifnos": {"owner": "athens", "troops": 1},
    "milos": {"owner": "corinth", "troops": 1},
}


def revenues(isles: dict[str, dict[str, Any]], seas: dict[str, dict[str, Any]], **fields: Any) -> dict[str, int]:
    """What each player gets in the revenue phase, from 5 gold each."""
    position = {"players": 3, "phase": "revenue", "isles": REVENUE_ISLES | isles, "seas": seas}
    game = Game.from_position(position | fields)
    assert kind(game) == "offering"
    return {name: gold(game, name) - 5 for name in ("sparta", "athens", "corinth")}


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize(
    ("isles", "gained"),
    [
        ({"naxos": {"owner": "sparta", "troops": 3}}, 0),
        ({"tinos": {"owner": "sparta", "troops": 3}}, 1),
        ({"kea": {"owner": "sparta"}}, 2),
        ({"naxos": {"owner": "sparta", "markers": 3}}, 3),
        ({"kea": {"owner": "sparta", "markers": 1}, "tinos": {"owner": "sparta"}, "delos": {"markers": 2}}, 4),
        ({"kea": {"owner": "sparta", "metropolis": True}}, 2),
        ({"naxos": {"owner": "sparta", "buildings": ["port", "port", "temple", "temple"]}}, 0),
    ],
)
def test_isles_give_their_printed_and_placed_prosperity(isles: dict[str, dict[str, Any]], gained: int) -> None:
    assert revenues(isles, {}) == {"sparta": gained, "athens": 0, "corinth": 0}


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize(
    ("seas", "gained"),
    [
        ({"0-1": {"owner": "sparta", "fleets": 1}}, (1, 0, 0)),
        ({"0-1": {"owner": "sparta", "fleets": 4}}, (1, 0, 0)),
        ({"0-0": {"owner": "sparta", "fleets": 4}}, (0, 0, 0)),
        ({"0-1": {"owner": "sparta", "fleets": 1}, "5-0": {"owner": "sparta", "fleets": 2}}, (2, 0, 0)),
        ({"0-1": {"owner": "sparta", "fleets": 1}, "5-6": {"owner": "corinth", "fleets": 1}}, (1, 0, 1)),
    ],
)
def test_a_trade_space_pays_whoever_has_fleets_there_once(
    seas: dict[str, dict[str, Any]], gained: tuple[int, int, int]
) -> None:
    assert tuple(revenues({"naxos": {"owner": "sparta"}}, seas).values()) == gained


@pytest.mark.rule("B3.6")
def test_a_trade_space_pays_its_printed_prosperity_not_one_a_fleet() -> None:
    board = json.loads(board_path("base-2-3").read_text(encoding="utf-8"))
    board["id"] = "rich-trade"
    board["trade"][0]["prosperity"] = 3
    seas = {"0-1": {"owner": "sparta", "fleets": 2}}
    assert revenues({"naxos": {"owner": "sparta"}}, seas, board=board) == {"sparta": 3, "athens": 0, "corinth": 0}


@pytest.mark.rule("B3.6")
def test_isles_and_trade_add_up_and_nothing_else_changes() -> None:
    isles = REVENUE_ISLES | {
        "mykonos": {"owner": "sparta", "troops": 1, "markers": 1},
        "delos": {"owner": "corinth", "markers": 2},
    }
    seas = {"5-6": {"owner": "sparta", "fleets": 2}, "10-1": {"owner": "athens", "fleets": 1}}
    position = {"players": 3, "isles": isles, "seas": seas}
    before = Game.from_position(position).to_position()
    after = Game.from_position(position | {"phase": "revenue"}).to_position()
    assert changes(before, after) == {"cities.sparta.gold", "cities.athens.gold", "cities.corinth.gold"}
    assert [after["cities"][name]["gold"] for name in ("sparta", "athens", "corinth")] == [5 + 4, 5 + 1, 5 + 4]


@pytest.mark.rule("B3.6")
def test_who_is_out_gets_no_revenue() -> None:
    position = {
        "players": 3,
        "phase": "revenue",
        "isles": REVENUE_ISLES,
        "cities": {"sparta": {"eliminated": True}},
    }
    game = Game.from_position(position)
    assert city(game, "sparta")["gold"] == 0
