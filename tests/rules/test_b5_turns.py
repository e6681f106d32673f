"""Turns: who acts when, what a turn may hold, gifts (B5.1 to B5.3)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import PriestTaken, TurnBegan
from cyclades.engine.words.pieces import CITIES, GODS
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, sea, texts


def turn(god: str, **parts: Any) -> Game:
    """Sparta's turn with a god in a three-player game, at the starting places unless said otherwise."""
    return Game.from_position({"players": 3, "turn": {"marker": "sparta", "god": god}, **parts})


# B5.1


@pytest.mark.rule("B5.1")
def test_gods_act_from_top_to_bottom_and_apollo_last() -> None:
    game = Game.from_position(
        {
            "players": 5,
            "phase": "actions",
            "gods": ["zeus", "ares", "athena", "poseidon"],
            "bids": {
                "poseidon": {"marker": "corinth", "gold": 1},
                "zeus": {"marker": "argos", "gold": 2},
                "athena": {"marker": "sparta", "gold": 1},
            },
            "apollo": ["thebes", "athens"],
            "draws": {"god": ["poseidon", "ares", "zeus", "athena"]},
        }
    )
    assert (decider(game), game.to_position()["turn"]["god"]) == ("argos", "zeus")
    events = heard(game)
    play(game, "end", "end", "end")
    assert (decider(game), kind(game)) == ("thebes", "place_marker")
    play(game, "choose isle kea")
    assert [(CITIES[event.player], GODS[event.god]) for event in events if isinstance(event, TurnBegan)] == [
        ("sparta", "athena"),  # Ares holds no marker and is passed over
        ("corinth", "poseidon"),
        ("thebes", "apollo"),
        ("athens", "apollo"),
    ]
    # Who acted first bids last.
    assert game.to_position()["turn_order"] == ["athens", "thebes", "corinth", "sparta", "argos"]
    assert (decider(game), kind(game)) == ("athens", "offering")


@pytest.mark.rule("B5.1")
def test_the_marker_goes_to_the_last_free_place() -> None:
    game = turn("ares", gods=["ares", "zeus"], bids={"zeus": {"marker": "corinth"}}, apollo=["athens"])
    before = game.to_position()
    assert before["turn_order"] == [None, None, None]
    play(game, "end")
    after = game.to_position()
    assert after["turn_order"] == [None, None, "sparta"]
    assert after["bids"] == {"zeus": {"marker": "corinth", "gold": 1}}
    assert changes(before, after) == {"turn_order", "bids.ares", "gods_played", "turn.marker", "turn.god"}
    play(game, "end")
    assert game.to_position()["turn_order"] == [None, "corinth", "sparta"]


@pytest.mark.rule("B5.1")
def test_god_actions_and_creatures_come_in_any_order() -> None:
    game = turn("ares", track=["harpy", None, "griffon"], cities={"sparta": {"gold": 20}, "athens": {"gold": 7}})
    play(game, "build fortress naxos", "recruit troop naxos", "call griffon", "choose player athens")
    play(game, "recruit troop naxos", "move troops naxos", "land delos 2", "call harpy", "choose isle tinos")
    play(game, "build fortress naxos", "recruit troop delos")
    # 20 less 2 (fortress), 0 (gift), 2 (Griffon), 2 (second troop), 1 (move), 4 (Harpy), 2 (fortress), 3 (third troop);
    # Griffon brings 3.
    assert gold(game, "sparta") == 7
    assert isle(game, "naxos")["buildings"] == [None, None, "fortress", "fortress"]
    assert (isle(game, "naxos")["troops"], isle(game, "delos")["troops"]) == (1, 3)
    assert isle(game, "tinos")["troops"] == 0
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(("action", "god", "price"), [("build fortress naxos", "ares", 2), ("change satyr", "zeus", 1)])
def test_what_he_can_not_pay_is_refused(action: str, god: str, price: int) -> None:
    def with_gold(amount: int) -> Game:
        return turn(god, track=["satyr"], cities={"sparta": {"gold": amount}})

    refused(with_gold(price - 1), action, "not_enough_gold", "B5.1")
    assert gold(play(with_gold(price), action), "sparta") == 0


@pytest.mark.rule("B5.1")
def test_no_actions_outside_a_turn() -> None:
    game = Game.from_position({"players": 3})
    assert kind(game) == "offering"
    refused(game, "end", "no_turn_now", "B5.1")
    refused(game, "recruit troop naxos", "no_turn_now", "B5.1")


# B5.2


@pytest.mark.rule("B5.2")
def test_two_gods_are_two_separate_turns() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "phase": "actions",
            "gods": ["poseidon", "zeus", "ares"],
            "bids": {
                "poseidon": {"marker": "sparta-1"},
                "zeus": {"marker": "sparta-2"},
                "ares": {"marker": "athens-1"},
            },
            "apollo": ["athens-2"],
            "cities": {"sparta": {"gold": 10}},
        }
    )
    assert (decider(game), game.to_position()["turn"]["god"]) == ("sparta", "poseidon")
    refused(game, "recruit priest", "needs_zeus_for_priest", "B5.6")
    refused(game, "build temple naxos", "needs_other_god_to_build", "B5.7")
    play(game, "recruit fleet 6-4", "recruit fleet 6-4", "end")
    assert game.to_position()["turn_order"] == [None, None, None, "sparta-1"]

    assert (decider(game), game.to_position()["turn"]["god"]) == ("sparta", "zeus")
    refused(game, "recruit fleet 6-4", "needs_poseidon", "B5.4")
    # Prices begin anew: he has paid 1 for the second fleet, and the priest is a gift again.
    play(game, "recruit priest")
    assert (gold(game, "sparta"), city(game, "sparta")["priests"]) == (9, 1)
    play(game, "end")
    assert game.to_position()["turn_order"] == [None, None, "sparta-2", "sparta-1"]
    assert (decider(game), game.to_position()["turn"]["god"]) == ("athens", "ares")


@pytest.mark.rule("B5.2")
def test_another_player_acts_between_the_two_turns() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "phase": "actions",
            "gods": ["poseidon", "zeus", "ares"],
            "bids": {
                "poseidon": {"marker": "sparta-2"},
                "zeus": {"marker": "athens-1"},
                "ares": {"marker": "sparta-1"},
            },
            "apollo": ["athens-2"],
        }
    )
    order = [decider(game)]
    for _ in range(2):
        play(game, "end")
        order.append(decider(game))
    assert order == ["sparta", "athens", "sparta"]
    assert game.to_position()["turn_order"] == [None, None, "athens-1", "sparta-2"]


# B5.3


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize(
    ("god", "gift", "others"),
    [
        ("poseidon", "recruit fleet 6-4", ["build port naxos", "move fleets 6-4", "sail 7-3 1", "stop"]),
        ("ares", "recruit troop naxos", ["build fortress naxos", "move troops naxos", "land delos 1"]),
        ("zeus", "recruit priest", ["build temple naxos", "change satyr"]),
        ("athena", "recruit philosopher", ["build university naxos", "build university naxos"]),
    ],
)
def test_the_gift_is_free_at_any_moment(god: str, gift: str, others: list[str]) -> None:
    for late in (False, True):
        game = turn(god, track=["satyr"])
        if late:
            play(game, *others)
        before = gold(game, "sparta")
        assert gift in texts(game)
        play(game, gift)
        assert gold(game, "sparta") == before
        assert game.to_position()["turn"]["recruited"] == 1


@pytest.mark.rule("B5.3")
def test_a_gift_is_had_without_any_gold() -> None:
    game = turn("ares", cities={"sparta": {"gold": 0}})
    play(game, "recruit troop kea")
    assert isle(game, "kea")["troops"] == 2
    refused(game, "recruit troop kea", "not_enough_gold", "B5.1")


@pytest.mark.rule("B5.3")
def test_the_limit_of_eight_is_looked_at_each_time() -> None:
    game = turn(
        "poseidon",
        cities={"sparta": {"gold": 9}},
        isles={"naxos": {"owner": "sparta"}, "tinos": {"owner": "athens"}, "syros": {"owner": "corinth"}},
        seas={"6-4": {"owner": "sparta", "fleets": 8}, "5-4": {"owner": "athens", "fleets": 1}},
        dice=[0, 1, 3, 0],
    )
    refused(game, "recruit fleet 6-4", "all_fleets_on_board", "B1.3")
    # One is lost at sea (1 against 2): now the gift can be taken, but no more than that.
    play(game, "move fleets 6-4", "sail 5-4 1")
    assert sea(game, "6-4") == {"owner": "sparta", "fleets": 7}
    play(game, "recruit fleet 6-4")
    assert gold(game, "sparta") == 8
    refused(game, "recruit fleet 6-4", "all_fleets_on_board", "B1.3")


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize(("god", "card"), [("zeus", "priests"), ("athena", "philosophers")])
def test_a_priest_or_philosopher_comes_at_the_latest_when_the_turn_ends(god: str, card: str) -> None:
    left = turn(god, bids={"poseidon": {"marker": "athens"}}, apollo=["corinth"], gods=[god, "poseidon"])
    play(left, "end")
    assert city(left, "sparta") == city(turn(god), "sparta") | {card: 1}
    assert (decider(left), city(left, "athens")[card], city(left, "corinth")[card]) == ("athens", 0, 0)

    taken = turn(god, bids={"poseidon": {"marker": "athens"}}, apollo=["corinth"], gods=[god, "poseidon"])
    play(taken, f"recruit {card[:-1]}", "end")
    assert city(taken, "sparta")[card] == 1


@pytest.mark.rule("B5.3")
def test_no_gift_at_the_end_from_an_empty_supply() -> None:
    game = turn(
        "zeus",
        gods=["zeus", "poseidon"],
        bids={"poseidon": {"marker": "athens"}},
        apollo=["corinth"],
        cities={"sparta": {"priests": 8}, "corinth": {"priests": 10}},
    )
    events = heard(game)
    play(game, "end")
    assert city(game, "sparta")["priests"] == 8
    assert not [event for event in events if isinstance(event, PriestTaken)]


@pytest.mark.rule("B5.3", "B7.2")
def test_a_fourth_philosopher_can_not_be_refused() -> None:
    game = turn(
        "athena",
        gods=["athena", "poseidon"],
        bids={"poseidon": {"marker": "athens"}},
        apollo=["corinth"],
        cities={"sparta": {"philosophers": 3}},
    )
    play(game, "end")
    assert (decider(game), kind(game)) == ("sparta", "place_metropolis")
    assert city(game, "sparta")["philosophers"] == 0
    play(game, "choose isle naxos")
    assert isle(game, "naxos")["metropolis"]
    # With that his turn is over.
    assert (decider(game), kind(game)) == ("athens", "turn")
    assert game.to_position()["turn_order"] == [None, None, "sparta"]


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize("god", ["ares", "poseidon"])
def test_troop_and_fleet_may_be_declined(god: str) -> None:
    game = turn(god, gods=[god, "zeus"], bids={"zeus": {"marker": "athens"}}, apollo=["corinth"])
    before = game.to_position()
    play(game, "end")
    assert changes(before, game.to_position()) == {
        "turn_order",
        f"bids.{god}",
        "gods_played",
        "turn.marker",
        "turn.god",
    }
