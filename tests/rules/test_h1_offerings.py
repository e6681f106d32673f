"""H1.1, H1.2 and the bids of H1.5: the offerings before the game."""

from __future__ import annotations

from itertools import permutations

import pytest

from cyclades import ConfigError, Game
from cyclades.engine.words import events
from cyclades.engine.words.events import Event
from tests.phrases import changes, decider, gold, heard, kind, play, refused, texts
from tests.rules.bids import bids_on, standing
from tests.rules.prelude import MARKERS, TILES, offered, place_all, prelude

GODS = ("poseidon", "ares", "zeus", "athena")
TWO = ["ares", "zeus", "athena"]  # Poseidon has no tile


def opening(players: int, modules: tuple[str, ...] = ()) -> Game:
    return Game.new(players, seed=3, modules=("free_placement", *modules))


# H1.1


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_gold_an_empty_board_and_a_round_of_offerings(players: int) -> None:
    game = opening(players)
    position = game.to_position()
    assert [city["gold"] for city in position["cities"].values()] == [7] * players
    assert position["seas"] == {}
    assert {(isle["owner"], isle["troops"], isle["markers"]) for isle in position["isles"].values()} == {(None, 0, 0)}
    assert all(city["priests"] == city["philosophers"] == 0 for city in position["cities"].values())
    assert kind(game) == "prelude_offering"


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_the_module_five_gold_and_the_board_s_start(players: int) -> None:
    position = Game.new(players, seed=3).to_position()
    assert sum(isle["troops"] for isle in position["isles"].values()) == 2 * players
    assert position["phase"] == "offerings"
    assert [frame["room"] for frame in position["flow"]] == ["cycle", "offering"]
    assert [city["gold"] for city in position["cities"].values()] == [7] * players  # 5, and a revenue of 2


@pytest.mark.rule("H1.1")
def test_nobody_has_a_starting_place() -> None:
    with pytest.raises(ConfigError, match="seats"):
        Game.new(3, modules=["free_placement"], seats=[0, 1, 2])


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_creatures_threat_favour_or_revenue_before_the_first_cycle(players: int) -> None:
    told: list[Event] = []
    gods = list(GODS[: TILES[players]])
    game = offered(players, gods, modules=("hades", "heroes", "favours"), listen=told)
    position = game.to_position()
    assert position["track"] == [None, None, None]
    assert (position["threat"], position["threat_roll"], position["favour"]) == (0, 0, None)
    assert len(position["favours"]) == 8
    place_all(game)
    before = told[: told.index(events.CycleBegan(cycle=1))]
    later = (events.CardDrawn, events.ThreatRolled, events.FavourLaid, events.FavoursShuffled, events.RevenueTaken)
    assert not [event for event in before if isinstance(event, later)]
    assert [event for event in told if isinstance(event, events.CardDrawn)]  # cycle 1 has them


@pytest.mark.rule("H1.1")
def test_no_creature_is_called_in_a_placement() -> None:
    game = offered(3, ["zeus", "athena"])
    refused(game, "call fates", "no_turn_now", "B5.1")
    refused(game, "recruit priest", "no_turn_now", "B5.1")


# H1.2


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_tiles_are_any_in_any_order(players: int) -> None:
    seen = {
        tuple(Game.new(players, seed=seed, modules=["free_placement"]).to_position()["gods"]) for seed in range(400)
    }
    assert seen == set(permutations(GODS, TILES[players]))


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_places_as_markers_and_all_are_taken(players: int) -> None:
    gods = list(GODS[: TILES[players]])
    game = prelude(players, gods)
    markers = MARKERS if players == 2 else ("sparta", "athens", "corinth", "thebes", "argos")
    for place, god in enumerate(gods):
        assert bids_on(game, god)[0] == 1
        play(game, f"bid {god} 1")
        assert standing(game)[god] == (markers[place], 1)
    assert "bid apollo" in texts(game)
    play(game, "bid apollo")
    assert game.to_position()["apollo"] == [markers[len(gods)]]
    assert kind(game) == "placement"


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_god_without_a_tile_takes_no_offering(players: int) -> None:
    gods = list(GODS[: TILES[players]])
    game = prelude(players, gods)
    for god in set(GODS) - set(gods):
        refused(game, f"bid {god} 1", "god_not_available", "B3.5")


@pytest.mark.rule("H1.2")
def test_bids_as_in_the_game() -> None:
    game = prelude(5, ["zeus", "ares", "athena", "poseidon"])
    assert bids_on(game, "zeus") == [1, 2, 3, 4, 5, 6, 7]
    refused(game, "bid zeus 8", "bid_not_payable", "B4.5")
    play(game, "bid zeus 3")
    refused(game, "bid zeus 3", "bid_too_low", "B4.2")
    play(game, "bid zeus 5")
    assert decider(game) == "sparta"  # outbid: at once, elsewhere
    refused(game, "bid zeus 6", "same_god_again", "B4.3")
    play(game, "bid ares 7")
    assert decider(game) == "corinth"


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_marker_stands_on_apollo_and_it_may_go_there_at_once(players: int) -> None:
    gods = list(GODS[: TILES[players]])
    game = prelude(players, gods)
    assert "bid apollo" in texts(game)
    play(game, "bid apollo")
    for god in gods:
        refused(game, "bid apollo", "apollo_taken", "H1.2")
        play(game, f"bid {god} 1")
    assert kind(game) == "placement"


@pytest.mark.rule("H1.2")
def test_an_ousted_marker_finds_apollo_taken_too() -> None:
    game = play(prelude(3, ["ares", "zeus"]), "bid ares 1", "bid apollo", "bid ares 2")
    assert decider(game) == "sparta"
    refused(game, "bid apollo", "apollo_taken", "H1.2")
    assert texts(game) == {f"bid zeus {amount}" for amount in range(1, 8)}


@pytest.mark.rule("H1.2")
def test_an_ousted_marker_may_go_to_apollo_while_it_is_free() -> None:
    game = play(prelude(3, ["ares", "zeus"]), "bid ares 1", "bid ares 2")
    assert (decider(game), "bid apollo" in texts(game)) == ("sparta", True)


@pytest.mark.rule("H1.2")
def test_all_pay_before_the_first_placement() -> None:
    game = play(prelude(4, ["ares", "zeus", "athena"]), "bid ares 7", "bid athena 2", "bid apollo")
    before = game.to_position()
    told = heard(game)
    play(game, "bid zeus 4")
    assert [gold(game, name) for name in ("sparta", "athens", "corinth", "thebes")] == [0, 5, 7, 3]
    paid = [event for event in told if isinstance(event, events.OfferingPaid)]
    assert paid == [
        events.OfferingPaid(player=0, gold=7),
        events.OfferingPaid(player=1, gold=2),
        events.OfferingPaid(player=3, gold=4),
    ]
    began = [event for event in told if isinstance(event, events.TurnBegan)]
    assert told.index(paid[-1]) < told.index(began[0])
    purses = {f"cities.{name}.gold" for name in ("sparta", "athens", "thebes")}
    changed = {"phase", "flow", "turn", "turn_order", "gods_played", "bids.zeus"} | purses
    assert changes(before, game.to_position()) == changed


# H1.5: the bids of two players


@pytest.mark.rule("H1.5")
def test_two_players_have_two_markers_each() -> None:
    game = prelude(2, TWO, ["athens-2", "sparta-1", "sparta-2", "athens-1"])
    asked = []
    for action in ("bid ares 1", "bid zeus 1", "bid apollo", "bid athena 1"):
        asked.append(decider(game))
        play(game, action)
    assert asked == ["athens", "sparta", "sparta", "athens"]


@pytest.mark.rule("H1.5")
def test_a_bid_leaves_a_coin_for_the_marker_that_is_not_yet_placed() -> None:
    game = prelude(2, TWO)
    for god in TWO:
        assert bids_on(game, god) == [1, 2, 3, 4, 5, 6]
    refused(game, "bid zeus 7", "coin_for_other_marker", "H1.5")
    refused(game, "bid zeus 8", "bid_not_payable", "B4.5")


@pytest.mark.rule("H1.5")
def test_also_when_the_other_marker_comes_much_later() -> None:
    game = prelude(2, TWO, ["sparta-1", "athens-1", "athens-2", "sparta-2"])
    play(game, "bid ares 2", "bid ares 3")
    assert decider(game) == "sparta"  # the first marker was ousted, the second has not bid at all
    assert bids_on(game, "zeus") == [1, 2, 3, 4, 5, 6]
    refused(game, "bid zeus 7", "coin_for_other_marker", "H1.5")


@pytest.mark.rule("H1.5")
def test_the_second_marker_may_spend_all_the_first_leaves() -> None:
    game = play(prelude(2, TWO), "bid ares 4")
    assert bids_on(game, "zeus") == [1, 2, 3]
    refused(game, "bid zeus 4", "bids_not_payable", "B4.7")
    game = play(prelude(2, TWO), "bid apollo")
    assert bids_on(game, "zeus") == [1, 2, 3, 4, 5, 6, 7]  # Apollo costs nothing


@pytest.mark.rule("H1.5")
def test_who_ousts_himself_leaves_a_coin_for_the_ousted_marker() -> None:
    game = play(prelude(2, TWO), "bid ares 4")
    assert bids_on(game, "ares") == [5, 6]
    refused(game, "bid ares 7", "coin_for_other_marker", "H1.5")
    play(game, "bid ares 6")
    assert decider(game) == "sparta"
    assert texts(game) == {"bid apollo", "bid zeus 1", "bid athena 1"}


@pytest.mark.rule("H1.5")
def test_an_opponent_s_bid_takes_no_coin_of_his() -> None:
    # Both of Sparta's markers stand; one is ousted: the sum of the two must be payable, no more.
    game = play(prelude(2, TWO), "bid ares 4", "bid zeus 3", "bid ares 5")
    assert decider(game) == "sparta"
    assert bids_on(game, "athena") == [1, 2, 3, 4]
    assert bids_on(game, "zeus") == [4, 5, 6]  # he would oust himself


@pytest.mark.rule("H1.5")
def test_with_six_bid_a_legal_bid_is_left_wherever_he_is_driven() -> None:
    game = play(prelude(2, TWO, ["sparta-1", "athens-1", "sparta-2", "athens-2"]), "bid ares 6", "bid apollo")
    refused(game, "bid apollo", "apollo_taken", "H1.2")
    assert texts(game) == {"bid zeus 1", "bid athena 1"}
    play(game, "bid zeus 1")
    assert bids_on(game, "zeus") == [2, 3, 4, 5, 6, 7]  # Athens's other marker is on Apollo: no coin to keep
    play(game, "bid zeus 2")
    assert (decider(game), texts(game)) == ("sparta", {"bid athena 1"})
    play(game, "bid athena 1")
    assert [gold(game, name) for name in ("sparta", "athens")] == [0, 5]


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_nobody_keeps_a_coin(players: int) -> None:
    game = prelude(players, list(GODS[: TILES[players]]))
    assert bids_on(game, "ares") == [1, 2, 3, 4, 5, 6, 7]
