"""H1.3 to H1.6: what each takes and where it may stand, and how the game goes on."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cyclades import Game, SeededChance
from cyclades.engine.words import events
from cyclades.engine.words.events import Event
from cyclades.engine.words.pieces import CITIES
from tests.phrases import changes, city, decider, heard, isle, kind, play, refused, sea, texts
from tests.rules.cycles import pass_cycle
from tests.rules.prelude import MARKERS, TILES, isles, offered, place_all, prelude, seas

GODS = ("poseidon", "ares", "zeus", "athena")
EXTRAS = {
    "poseidon": "fleets",
    "ares": "troops",
    "athena": "philosophers",
    "zeus": "priests",
    "apollo": "markers",
}
FIVE = ["zeus", "poseidon", "ares", "athena"]  # held by Sparta, Athens, Corinth, Thebes; Argos is on Apollo


def holdings(game: Game, name: str) -> dict[str, int]:
    """All a player has got."""
    position = game.to_position()

    def on_board(part: str, piece: str) -> int:
        return sum(place[piece] for place in position[part].values() if place["owner"] == name)

    return {
        "troops": on_board("isles", "troops"),
        "fleets": on_board("seas", "fleets"),
        "markers": on_board("isles", "markers"),
        "priests": position["cities"][name]["priests"],
        "philosophers": position["cities"][name]["philosophers"],
    }


def due(units: int, *gods: str) -> dict[str, int]:
    """What H1.3 gives for each of these gods: troops, as many fleets, and the extra."""
    found = {"troops": 0, "fleets": 0, "markers": 0, "priests": 0, "philosophers": 0}
    for god in gods:
        found["troops"] += units
        found["fleets"] += units
        found[EXTRAS[god]] += 1
    return found


def place_one(game: Game) -> None:
    """The placement that has begun is played to its end."""
    marker = game.to_position()["turn"]["marker"]
    while kind(game) == "placement" and game.to_position()["turn"]["marker"] == marker:
        play(game, min(texts(game)))


# H1.3


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("shift", range(4))
def test_two_troops_two_fleets_and_the_god_s_extra(players: int, shift: int) -> None:
    row = [*GODS[shift:], *GODS[:shift]][: TILES[players]]
    game = place_all(offered(players, row))
    for name, god in zip(CITIES, [*row, "apollo"], strict=False):
        assert holdings(game, name) == due(2, god)
    assert kind(game) == "offering"


@pytest.mark.rule("H1.3")
def test_from_the_first_god_to_apollo_whoever_bid_first() -> None:
    game = prelude(4, ["athena", "ares", "zeus"], ["argos", "thebes", "corinth", "athens", "sparta"][1:])
    play(game, "bid apollo", "bid zeus 1", "bid athena 2", "bid ares 1")
    acting = []
    while kind(game) == "placement":
        acting.append((game.to_position()["turn"]["god"], decider(game)))
        place_one(game)
    assert acting == [("athena", "athens"), ("ares", "sparta"), ("zeus", "corinth"), ("apollo", "thebes")]
    # Who placed first bids last.
    assert game.to_position()["turn_order"] == ["thebes", "corinth", "sparta", "athens"]


@pytest.mark.rule("H1.3")
def test_his_marker_goes_to_the_last_free_place_as_soon_as_he_has_placed() -> None:
    game = offered(3, ["zeus", "athena"])
    assert game.to_position()["turn_order"] == [None, None, None]
    play(game, *isles("naxos", "kea"), *seas("6-4"))
    before = game.to_position()
    told = heard(game)
    play(game, *seas("2-1"))
    assert told == [
        events.FleetPut(player=0, sea=game.names.number("sea", "2-1")),
        events.TurnEnded(player=0, marker=0, god=2, place=2),
        events.TurnBegan(player=1, marker=1, god=3),
        events.PhilosopherTaken(player=1, price=0),
    ]
    assert game.to_position()["turn_order"] == [None, None, "sparta"]
    changed = {"seas.2-1", "turn_order", "turn.marker", "turn.god", "bids.zeus", "gods_played", "flow"}
    assert changes(before, game.to_position()) == changed | {"cities.athens.philosophers"}
    assert (decider(game), city(game, "athens")["philosophers"]) == ("athens", 1)


@pytest.mark.rule("H1.3")
def test_each_unit_is_put_where_he_says() -> None:
    game = offered(5, FIVE)
    play(game, *isles("naxos"))
    assert (isle(game, "naxos")["owner"], isle(game, "naxos")["troops"]) == ("sparta", 1)
    play(game, *isles("ios"), *seas("6-8", "10-5"))
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"]) == ("sparta", 1)
    assert sea(game, "6-8") == sea(game, "10-5") == {"owner": "sparta", "fleets": 1}
    assert decider(game) == "athens"


@pytest.mark.rule("H1.3")
def test_what_he_takes_he_places() -> None:
    game = offered(5, FIVE)
    for action, code, rule in (
        ("end", "no_turn_now", "B5.1"),
        ("stop", "nothing_to_stop", "B5.9"),
        ("forgo", "nothing_to_forgo", "C0.3"),
        ("choose sea 6-8", "no_sea_to_choose", "B5.1"),  # troops come first
    ):
        refused(game, action, code, rule)
    play(game, *isles("naxos", "ios"))
    refused(game, "choose isle naxos", "no_isle_to_choose", "B5.1")
    refused(game, "end", "no_turn_now", "B5.1")


@pytest.mark.rule("H1.3")
def test_apollo_s_marker_goes_on_one_of_his_isles() -> None:
    game = offered(3, ["zeus", "athena"])
    play(game, *isles("naxos", "kea"), *seas("6-4", "2-1"), *isles("delos", "milos"), *seas("5-4", "10-1"))
    play(game, *isles("tinos", "mykonos"), *seas("3-3", "4-3"))
    assert texts(game) == {"choose isle tinos", "choose isle mykonos"}
    refused(game, "choose isle naxos", "marker_isle_not_yours", "H1.3")
    refused(game, "choose isle syros", "marker_isle_not_yours", "H1.3")
    play(game, *isles("mykonos"))
    position = game.to_position()
    assert {name: place["markers"] for name, place in position["isles"].items() if place["markers"]} == {"mykonos": 1}
    assert position["isles"]["mykonos"]["troops"] == 1
    assert kind(game) == "offering"


# H1.4: troops


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_troops_stand_on_two_isles(players: int) -> None:
    game = offered(players, ["zeus", *[god for god in GODS if god != "zeus"]][: TILES[players]])
    free = set(game.to_position()["isles"])
    assert texts(game) == {f"choose isle {name}" for name in free}
    play(game, *isles("naxos"))
    refused(game, "choose isle naxos", "rest_not_placeable", "H1.4")
    assert texts(game) == {f"choose isle {name}" for name in free - {"naxos"}}


@pytest.mark.rule("H1.4")
def test_isles_of_others_are_not_free() -> None:
    game = play(offered(5, FIVE), *isles("naxos", "ios"), *seas("6-8", "10-5"))
    before = game.to_position()
    refused(game, "choose isle naxos", "isle_taken", "H1.4")
    refused(game, "choose isle ios", "isle_taken", "H1.4")
    play(game, *isles("paros"))
    assert changes(before, game.to_position()) == {"isles.paros.owner", "isles.paros.troops", "flow"}


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "where",
    [("naxos", "naxos", "milos"), ("naxos", "milos", "naxos"), ("naxos", "milos", "milos"), ("naxos", "milos", "kea")],
)
def test_three_troops_of_ares_stand_on_two_or_three(players: int, where: tuple[str, ...]) -> None:
    game = offered(players, ["ares", *[god for god in GODS if god != "ares"]][: TILES[players]])
    play(game, *isles(*where))
    assert {name: isle(game, name)["troops"] for name in where} == {name: where.count(name) for name in where}


@pytest.mark.rule("H1.4")
def test_not_all_three_on_one() -> None:
    game = play(offered(3, ["ares", "zeus"]), *isles("naxos", "naxos"))
    refused(game, "choose isle naxos", "rest_not_placeable", "H1.4")
    assert texts(game) == {
        f"choose isle {name}" for name in ("kea", "tinos", "syros", "mykonos", "sifnos", "delos", "milos")
    }


# H1.4: fleets


@pytest.mark.rule("H1.4")
def test_fleets_lie_next_to_his_isles_on_different_seas_trade_spaces_too() -> None:
    game = play(offered(5, FIVE), *isles("naxos", "kythnos"))
    coast = {"5-9", "5-10", "6-8", "7-7", "8-6", "9-5", "10-5"} | {"3-0", "3-1", "4-0", "4-2", "5-1", "5-2"}
    assert texts(game) == {f"choose sea {name}" for name in coast}
    refused(game, "choose sea 5-8", "no_own_isle_beside", "H1.4")
    refused(game, "choose sea 0-5", "no_own_isle_beside", "H1.4")  # a trade space, but next to nobody
    play(game, *seas("5-10"))
    refused(game, "choose sea 5-10", "fleet_apart", "H1.4")
    assert texts(game) == {f"choose sea {name}" for name in coast - {"5-10"}}
    play(game, *seas("10-5"))
    assert sea(game, "5-10") == sea(game, "10-5") == {"owner": "sparta", "fleets": 1}


@pytest.mark.rule("H1.4")
def test_seas_with_fleets_of_others_are_not_free() -> None:
    game = play(offered(5, FIVE), *isles("naxos", "kythnos"), *seas("10-5", "9-5"))
    play(game, *isles("ios", "milos"))
    refused(game, "choose sea 10-5", "enemy_fleet_there", "H1.4")
    refused(game, "choose sea 9-5", "enemy_fleet_there", "H1.4")
    play(game, *seas("8-5"))
    assert sea(game, "10-5") == sea(game, "9-5") == {"owner": "sparta", "fleets": 1}


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "where",
    [
        ("9-1", "9-1", "8-2"),
        ("9-1", "8-2", "9-1"),
        ("9-1", "8-2", "8-2"),
        ("9-1", "8-2", "10-1"),
    ],
)
def test_only_poseidon_s_extra_may_join(players: int, where: tuple[str, ...]) -> None:
    renamed = {3: {}, 4: {"9-1": "9-3", "8-2": "8-4", "10-1": "10-3"}, 5: {"9-1": "9-5", "8-2": "8-6", "10-1": "10-5"}}
    places = [renamed[players].get(name, name) for name in where]
    game = offered(players, ["poseidon", *[god for god in GODS if god != "poseidon"]][: TILES[players]])
    play(game, *isles("naxos", "milos"), *seas(*places))
    position = game.to_position()["seas"]
    assert {name: place["fleets"] for name, place in position.items()} == {
        name: places.count(name) for name in set(places)
    }
    assert decider(game) == "athens"


@pytest.mark.rule("H1.4")
def test_it_joins_once() -> None:
    game = play(offered(3, ["poseidon", "zeus"]), *isles("naxos", "milos"), *seas("9-1", "9-1"))
    refused(game, "choose sea 9-1", "fleet_apart", "H1.4")
    game = play(offered(3, ["zeus", "poseidon"]), *isles("naxos", "milos"), *seas("9-1"))
    refused(game, "choose sea 9-1", "fleet_apart", "H1.4")  # Zeus has no third fleet


# H1.4: the rest


def strip(*places: tuple[str, str] | None) -> dict[str, Any]:
    """A board of eleven spaces in a row: lands (name, isle), or None for sea. Seas are 0-0 to 10-0."""
    return {
        "id": "strip",
        "title": "Strip",
        "players": [2, 3],
        "rows": [1] * 11,
        "territories": [
            {
                "id": place[0],
                "name": place[0],
                "isle": place[1],
                "cells": [[row, 0]],
                "metropolis_slots": [0],
                "prosperity": 0,
                "site": None,
            }
            for row, place in enumerate(places)
            if place is not None
        ],
        "trade": [],
        "starts": None,
        "provenance": "a test",
    }


def land(name: str) -> tuple[str, str]:
    return (name, name)


@pytest.mark.rule("H1.4")
def test_a_troop_stands_only_where_the_fleets_find_seas() -> None:
    # Inland touches no sea, shore only 2-0.
    lands = (("inland", "mainland"), ("shore", "mainland"))
    board = strip(*lands, None, land("kea"), None, land("tinos"), None, land("syros"), None, land("milos"), None)
    game = offered(3, ["zeus", "athena"], board=board)
    assert "choose isle inland" in texts(game)
    play(game, *isles("inland"))
    refused(game, "choose isle shore", "rest_not_placeable", "H1.4")
    refused(game, "choose isle inland", "rest_not_placeable", "H1.4")
    assert texts(game) == {f"choose isle {name}" for name in ("kea", "tinos", "syros", "milos")}


@pytest.mark.rule("H1.4")
def test_poseidon_s_extra_needs_no_sea_of_its_own_and_ares_s_may_find_one() -> None:
    lands = (("inland", "mainland"), ("shore", "mainland"))
    board = strip(*lands, None, land("kea"), None, land("tinos"), None, land("syros"), None, land("milos"), None)
    game = play(offered(3, ["poseidon", "ares"], board=board), *isles("inland", "kea"))
    assert texts(game) == {"choose sea 2-0", "choose sea 4-0"}  # two seas for three fleets
    play(game, *seas("2-0"))
    assert texts(game) == {"choose sea 2-0", "choose sea 4-0"}
    play(game, *seas("4-0", "4-0"))
    # Ares has three troops: shore's sea is taken, so two of them on shore and Tinos leave one sea for two fleets.
    play(game, *isles("shore", "tinos"))
    refused(game, "choose isle shore", "rest_not_placeable", "H1.4")
    assert texts(game) == {"choose isle syros", "choose isle milos"}


@pytest.mark.rule("H1.4")
def test_with_two_players_too() -> None:
    board = strip(*[None if row % 2 else land(name) for row, name in enumerate("abcdefghijk")])
    game = play(offered(2, ["zeus", "poseidon", "athena"], board=board), *isles("c"), *seas("1-0"))
    play(game, *isles("e"), *seas("3-0", "3-0"))  # Sparta's second placement
    refused(game, "choose isle a", "rest_not_placeable", "H1.4")  # its only sea is Sparta's
    play(game, *isles("g"), *seas("5-0"))


# H1.5


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize("row", list(permutations(GODS, 3)))
def test_two_players_place_one_of_each_and_the_god_s_extra_for_each_marker(row: tuple[str, ...]) -> None:
    game = offered(2, list(row))
    seen = []
    while kind(game) == "placement":
        seen.append(game.to_position()["turn"]["marker"])
        place_one(game)
    assert seen == list(MARKERS)
    assert holdings(game, "sparta") == due(1, row[0], row[1])
    assert holdings(game, "athens") == due(1, row[2], "apollo")


@pytest.mark.rule("H1.5")
def test_in_god_order_and_the_markers_go_back_one_by_one() -> None:
    game = prelude(2, ["athena", "zeus", "ares"], ["sparta-1", "athens-1", "sparta-2", "athens-2"])
    play(game, "bid ares 1", "bid athena 1", "bid apollo", "bid zeus 1")
    seen = []
    while kind(game) == "placement":
        turn = game.to_position()["turn"]
        seen.append((turn["god"], turn["marker"]))
        place_one(game)
    assert seen == [("athena", "athens-1"), ("zeus", "athens-2"), ("ares", "sparta-1"), ("apollo", "sparta-2")]
    assert game.to_position()["turn_order"] == ["sparta-2", "sparta-1", "athens-2", "athens-1"]


@pytest.mark.rule("H1.5")
def test_after_the_second_his_troops_stand_on_two_isles() -> None:
    game = play(offered(2, ["zeus", "athena", "ares"]), *isles("naxos"), *seas("9-1"))
    assert (decider(game), game.to_position()["turn"]["god"]) == ("sparta", "athena")
    refused(game, "choose isle naxos", "rest_not_placeable", "H1.4")
    play(game, *isles("milos"))
    refused(game, "choose sea 9-1", "fleet_apart", "H1.4")  # his other marker's fleet lies there
    play(game, *seas("10-1"))
    assert decider(game) == "athens"


@pytest.mark.rule("H1.5")
def test_ares_s_two_may_stand_on_one_isle_if_the_other_marker_comes_later() -> None:
    game = play(offered(2, ["ares", "zeus", "athena"]), *isles("naxos", "naxos"), *seas("9-1"))
    assert isle(game, "naxos")["troops"] == 2
    refused(game, "choose isle naxos", "rest_not_placeable", "H1.4")
    play(game, *isles("kea"), *seas("0-0"))


@pytest.mark.rule("H1.5")
def test_where_ares_s_two_stand_apart_the_next_may_join_either() -> None:
    game = play(offered(2, ["ares", "zeus", "athena"]), *isles("naxos", "kea"), *seas("9-1"))
    play(game, *isles("kea"), *seas("0-0"))
    assert isle(game, "kea")["troops"] == 2
    assert decider(game) == "athens"


@pytest.mark.rule("H1.5")
def test_ares_second_brings_two_and_one_goes_to_another_isle() -> None:
    game = play(offered(2, ["zeus", "ares", "athena"]), *isles("naxos"), *seas("9-1"), *isles("naxos"))
    refused(game, "choose isle naxos", "rest_not_placeable", "H1.4")
    play(game, *isles("milos"), *seas("8-2"))
    assert (isle(game, "naxos")["troops"], isle(game, "milos")["troops"]) == (2, 1)


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize("where", [("9-1", "8-2"), ("8-2", "9-1"), ("8-2", "8-2"), ("8-2", "10-1")])
def test_poseidon_s_extra_may_join_the_other_marker_s_fleet(where: tuple[str, ...]) -> None:
    game = play(offered(2, ["zeus", "poseidon", "athena"]), *isles("naxos"), *seas("9-1"), *isles("milos"))
    game = play(game, *seas(*where))
    position = game.to_position()["seas"]
    lying = ["9-1", *where]
    assert {name: place["fleets"] for name, place in position.items()} == {
        name: lying.count(name) for name in set(lying)
    }


@pytest.mark.rule("H1.5")
def test_his_two_new_fleets_do_not_both_join() -> None:
    game = play(offered(2, ["zeus", "poseidon", "athena"]), *isles("naxos"), *seas("9-1"), *isles("milos"))
    play(game, *seas("9-1"))
    refused(game, "choose sea 9-1", "fleet_apart", "H1.4")


# H1.6


@pytest.mark.rule("H1.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_then_cycle_one_begins_with_gods_shuffled_anew_and_no_revenue(players: int) -> None:
    first = ["zeus", "athena", "ares", "poseidon"][: TILES[players]]
    second = ["poseidon", "zeus", "ares", "athena"][: TILES[players]]  # as many in the game as before it
    told: list[Event] = []
    game = place_all(offered(players, [*first, *second], listen=told))
    position = game.to_position()
    assert (position["cycle"], position["phase"], position["gods"]) == (1, "offerings", second)
    assert (position["bids"], position["apollo"], position["turn"]) == ({}, [], None)
    assert (position["gods_played"], position["apollo_played"]) == (0, 0)
    assert [frame["room"] for frame in position["flow"]] == ["cycle", "offering"]
    assert [card is not None for card in position["track"]] == [True, False, False]  # B3.2
    assert not [event for event in told if isinstance(event, events.RevenueTaken)]
    markers = MARKERS if players == 2 else CITIES[:players]
    assert position["turn_order"] == list(reversed(markers))
    paid = [len([god for god in first if markers[first.index(god)].startswith(name)]) for name in CITIES[:players]]
    assert [place["gold"] for place in position["cities"].values()] == [7 - coins for coins in paid]


@pytest.mark.rule("H1.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_order_may_follow(players: int) -> None:
    game = offered(players, list(GODS[: TILES[players]]))
    before = game.to_position()
    while kind(game) == "placement":
        before = game.to_position()
        last = min(texts(game))
        play(game, last)
    seen = set()
    for seed in range(150):
        game = play(Game.from_position(before, SeededChance(seed)), last)
        seen.add(tuple(game.to_position()["gods"]))
    assert seen == set(permutations(GODS, TILES[players]))


@pytest.mark.rule("H1.6")
def test_cycle_one_offers_apollo_to_all_again() -> None:
    game = place_all(offered(3, ["zeus", "athena"]))
    play(game, "bid apollo", "bid apollo", "bid apollo")
    assert game.to_position()["cycle"] == 1


@pytest.mark.rule("H1.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_revenue_comes_in_cycle_two(players: int) -> None:
    game = place_all(offered(players, ["zeus", "athena", "ares", "poseidon"][: TILES[players]]))
    told = heard(game)
    pass_cycle(game)
    revenues = [event for event in told if isinstance(event, events.RevenueTaken)]
    assert [event.player for event in revenues] == list(range(players))
    assert told.index(revenues[0]) > told.index(events.CycleBegan(cycle=2))


@pytest.mark.rule("H1.6")
def test_without_the_module_cycle_one_has_a_revenue() -> None:
    told: list[Event] = []
    Game.new(3, seed=1, listen=told.append)
    assert [event for event in told if isinstance(event, events.RevenueTaken)]
