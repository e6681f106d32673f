"""Recruiting with the four gods (B5.4 to B5.6)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import FleetRecruited, PhilosopherTaken, PriestTaken, TroopRecruited
from tests.phrases import changes, city, gold, heard, isle, play, refused, sea, texts

KEA_COAST = {"0-0", "1-1", "2-0", "2-1"}
NAXOS_COAST = {"5-5", "5-6", "6-4", "7-3", "8-2", "9-1", "10-1"}
OTHERS = {"tinos": {"owner": "athens", "troops": 1}, "milos": {"owner": "corinth", "troops": 1}}


def turn(god: str, **parts: Any) -> Game:
    """Sparta's turn with a god in a three-player game; it owns Naxos and Kea, with a fleet on 6-4 and on 2-1."""
    return Game.from_position({"players": 3, "turn": {"marker": "sparta", "god": god}, **parts})


def recruits(game: Game) -> set[str]:
    return {text for text in texts(game) if text.startswith("recruit")}


# Poseidon


@pytest.mark.rule("B5.4")
def test_four_fleets_for_0_1_2_3() -> None:
    game = turn("poseidon", cities={"sparta": {"gold": 6}})
    events = heard(game)
    before = game.to_position()
    left = []
    for place in ("6-4", "6-4", "0-0", "8-2"):
        play(game, f"recruit fleet {place}")
        left.append(gold(game, "sparta"))
    assert left == [6, 5, 3, 0]
    assert [event.price for event in events if isinstance(event, FleetRecruited)] == [0, 1, 2, 3]
    assert [sea(game, place) for place in ("6-4", "0-0", "8-2")] == [
        {"owner": "sparta", "fleets": 3},
        {"owner": "sparta", "fleets": 1},
        {"owner": "sparta", "fleets": 1},
    ]
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "seas.0-0",
        "seas.6-4.fleets",
        "seas.8-2",
        "turn.recruited",
    }


@pytest.mark.rule("B5.4")
def test_no_fifth_fleet() -> None:
    game = turn("poseidon", cities={"sparta": {"gold": 99}})
    play(game, *["recruit fleet 6-4"] * 4)
    assert recruits(game) == set()
    refused(game, "recruit fleet 6-4", "no_more_fleets_for_sale", "B5.4")


@pytest.mark.rule("B5.4")
@pytest.mark.parametrize(("recruited", "price"), [(1, 1), (2, 2), (3, 3)])
def test_a_fleet_must_be_payable(recruited: int, price: int) -> None:
    def with_gold(amount: int) -> Game:
        on_turn = {"marker": "sparta", "god": "poseidon", "recruited": recruited}
        return turn("poseidon", turn=on_turn, cities={"sparta": {"gold": amount}})

    refused(with_gold(price - 1), "recruit fleet 6-4", "not_enough_gold", "B5.1")
    assert gold(play(with_gold(price), "recruit fleet 6-4"), "sparta") == 0


@pytest.mark.rule("B5.4")
def test_fleets_go_beside_own_isles_where_no_enemy_is() -> None:
    game = turn("poseidon")
    # Corinth's fleet lies on 10-1; 6-4 and 2-1 hold his own.
    assert recruits(game) == {f"recruit fleet {place}" for place in (KEA_COAST | NAXOS_COAST) - {"10-1"}}
    refused(game, "recruit fleet 10-1", "enemy_fleet_there", "B5.4")
    refused(game, "recruit fleet 0-1", "no_own_isle_beside", "B5.4")  # open sea
    refused(game, "recruit fleet 1-2", "no_own_isle_beside", "B5.4")  # beside Tinos, which is Athens's
    refused(game, "recruit fleet 7-2", "no_own_isle_beside", "B5.4")  # beside neutral Delos


@pytest.mark.rule("B5.4", "B5.9")
def test_no_fleet_on_a_closed_sea() -> None:
    kraken = turn("poseidon", isles={"naxos": {"owner": "sparta"}, "kea": {"owner": "sparta"}} | OTHERS, kraken="8-2")
    refused(kraken, "recruit fleet 8-2", "sea_closed", "B5.9")
    assert recruits(kraken) == {f"recruit fleet {place}" for place in (KEA_COAST | NAXOS_COAST) - {"8-2"}}

    # Polyphemus on neutral Delos closes the two seas between Delos and Naxos.
    giant = turn(
        "poseidon",
        isles={"naxos": {"owner": "sparta"}, "delos": {"figure": {"card": "polyphemus", "holder": "corinth"}}} | OTHERS,
    )
    refused(giant, "recruit fleet 6-4", "sea_closed", "B5.9")
    refused(giant, "recruit fleet 7-3", "sea_closed", "B5.9")
    assert recruits(giant) == {f"recruit fleet {place}" for place in NAXOS_COAST - {"6-4", "7-3"}}


@pytest.mark.rule("B5.4", "B1.3")
def test_eight_fleets_at_most() -> None:
    isles = {"naxos": {"owner": "sparta", "troops": 1}} | OTHERS
    game = turn("poseidon", isles=isles, seas={"6-4": {"owner": "sparta", "fleets": 7}}, cities={"sparta": {"gold": 9}})
    play(game, "recruit fleet 6-4")
    assert sea(game, "6-4") == {"owner": "sparta", "fleets": 8}
    refused(game, "recruit fleet 6-4", "all_fleets_on_board", "B1.3")
    refused(game, "recruit fleet 8-2", "all_fleets_on_board", "B1.3")


@pytest.mark.rule("B5.4")
@pytest.mark.parametrize("god", ["ares", "zeus", "athena"])
def test_fleets_only_with_poseidon(god: str) -> None:
    refused(turn(god), "recruit fleet 6-4", "needs_poseidon", "B5.4")


# Ares


@pytest.mark.rule("B5.5")
def test_four_troops_for_0_2_3_4() -> None:
    game = turn("ares", cities={"sparta": {"gold": 9}})
    events = heard(game)
    before = game.to_position()
    left = []
    for place in ("naxos", "kea", "kea", "naxos"):
        play(game, f"recruit troop {place}")
        left.append(gold(game, "sparta"))
    assert left == [9, 7, 4, 0]
    assert [event.price for event in events if isinstance(event, TroopRecruited)] == [0, 2, 3, 4]
    assert (isle(game, "naxos")["troops"], isle(game, "kea")["troops"]) == (3, 3)
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.kea.troops",
        "isles.naxos.troops",
        "turn.recruited",
    }


@pytest.mark.rule("B5.5")
def test_no_fifth_troop() -> None:
    game = turn("ares", cities={"sparta": {"gold": 99}})
    play(game, *["recruit troop kea"] * 4)
    assert recruits(game) == set()
    refused(game, "recruit troop kea", "no_more_troops_for_sale", "B5.5")


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(("recruited", "price"), [(1, 2), (2, 3), (3, 4)])
def test_a_troop_must_be_payable(recruited: int, price: int) -> None:
    def with_gold(amount: int) -> Game:
        on_turn = {"marker": "sparta", "god": "ares", "recruited": recruited}
        return turn("ares", turn=on_turn, cities={"sparta": {"gold": amount}})

    refused(with_gold(price - 1), "recruit troop kea", "not_enough_gold", "B5.1")
    assert gold(play(with_gold(price), "recruit troop kea"), "sparta") == 0


@pytest.mark.rule("B5.5")
def test_troops_go_on_own_isles_even_empty_ones() -> None:
    game = turn("ares", isles={"naxos": {"owner": "sparta", "troops": 2}, "kea": {"owner": "sparta"}} | OTHERS)
    assert recruits(game) == {"recruit troop naxos", "recruit troop kea"}
    refused(game, "recruit troop tinos", "not_your_isle", "B5.5")
    refused(game, "recruit troop delos", "not_your_isle", "B5.5")  # neutral
    play(game, "recruit troop kea")
    assert isle(game, "kea")["troops"] == 1


@pytest.mark.rule("B5.5", "B1.3")
def test_eight_troops_at_most() -> None:
    isles = {"naxos": {"owner": "sparta", "troops": 5}, "kea": {"owner": "sparta", "troops": 2}} | OTHERS
    game = turn("ares", isles=isles, cities={"sparta": {"gold": 9}})
    play(game, "recruit troop kea")
    refused(game, "recruit troop kea", "all_troops_on_board", "B1.3")
    refused(game, "recruit troop naxos", "all_troops_on_board", "B1.3")


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("god", ["poseidon", "zeus", "athena"])
def test_troops_only_with_ares(god: str) -> None:
    refused(turn(god), "recruit troop naxos", "needs_ares", "B5.5")


# Zeus and Athena


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(("god", "card"), [("zeus", "priest"), ("athena", "philosopher")])
def test_one_card_free_and_one_for_four(god: str, card: str) -> None:
    game = turn(god, cities={"sparta": {"gold": 8}})
    events = heard(game)
    before = game.to_position()
    play(game, f"recruit {card}")
    assert (city(game, "sparta")[f"{card}s"], gold(game, "sparta")) == (1, 8)
    play(game, f"recruit {card}")
    assert (city(game, "sparta")[f"{card}s"], gold(game, "sparta")) == (2, 4)
    assert [event.price for event in events if isinstance(event, (PriestTaken, PhilosopherTaken))] == [0, 4]
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        f"cities.sparta.{card}s",
        "turn.recruited",
    }
    refused(game, f"recruit {card}", f"no_more_{card}s_for_sale", "B5.6")


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(("god", "card"), [("zeus", "priest"), ("athena", "philosopher")])
def test_the_second_card_must_be_payable(god: str, card: str) -> None:
    poor = play(turn(god, cities={"sparta": {"gold": 3}}), f"recruit {card}")
    refused(poor, f"recruit {card}", "not_enough_gold", "B5.1")
    able = play(turn(god, cities={"sparta": {"gold": 4}}), f"recruit {card}", f"recruit {card}")
    assert gold(able, "sparta") == 0


@pytest.mark.rule("B5.6", "B1.3")
def test_no_priest_from_an_empty_supply() -> None:
    def with_priests_held(number: int) -> Game:
        return turn("zeus", cities={"sparta": {"gold": 9}, "athens": {"priests": number}})

    refused(with_priests_held(18), "recruit priest", "no_priest_left", "B1.3")
    last = play(with_priests_held(17), "recruit priest")
    refused(last, "recruit priest", "no_priest_left", "B1.3")


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize("god", ["poseidon", "ares", "athena"])
def test_priests_only_with_zeus(god: str) -> None:
    refused(turn(god), "recruit priest", "needs_zeus_for_priest", "B5.6")


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus"])
def test_philosophers_only_with_athena(god: str) -> None:
    refused(turn(god), "recruit philosopher", "needs_athena_for_philosopher", "B5.6")
