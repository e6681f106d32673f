"""T6.3 and T6.4: where units, fleets, building and marker may stand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cyclades import Game
from cyclades.content import board_path
from cyclades.engine.words import events
from tests.phrases import changes, decider, heard, isle, kind, play, refused, sea, texts
from tests.rules.kalliste import CRESCENT, before_start, host, placing, seas, territories
from tests.rules.prelude import on_crowded

SMALL = ("kameni", "therasia", "anaphe", "sikinos")
AT_AKROTIRI = ("6-3", "6-4", "7-4", "8-4", "9-3")
AT_BALOS = ("5-3", "6-3")


def choices(game: Game) -> set[str]:
    """The names of the places that may be chosen now."""
    return {action.split()[-1] for action in texts(game)}


# T6.3: land units


@pytest.mark.rule("T6.3")
def test_no_start_on_a_one_territory_isle() -> None:
    game = placing(3, ["zeus", "ares"])
    assert choices(game) == set(CRESCENT)
    for name in SMALL:
        refused(game, f"choose isle {name}", "rest_not_placeable", "T6.3")
    assert choices(placing(5, ["zeus", "ares", "kronos", "athena"])).isdisjoint(
        {"delos", "mykonos", "sifnos", "rhenea", "keros"}
    )


@pytest.mark.rule("T6.3")
def test_two_troops_stand_on_two_adjacent_territories() -> None:
    game = play(placing(3, ["zeus", "ares"]), *territories("balos"))
    assert choices(game) == {"akrotiri", "emporio", "perissa", "pyrgos"}
    refused(game, "choose isle balos", "rest_not_placeable", "T6.3")  # one on each
    refused(game, "choose isle kamari", "not_adjacent_start", "T6.3")
    refused(game, "choose isle kameni", "not_adjacent_start", "T6.3")
    before = game.to_position()
    told = heard(game)
    play(game, *territories("perissa"))
    assert (host(game, "balos"), host(game, "perissa")) == (("sparta", 1, 0), ("sparta", 1, 0))
    assert changes(before, game.to_position()) == {"isles.perissa.owner", "isles.perissa.troops", "flow"}
    assert told == [events.TroopPut(player=0, isle=game.names.number("isle", "perissa"))]


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize(
    "where", [("balos", "balos", "perissa"), ("balos", "perissa", "balos"), ("balos", "perissa", "perissa")]
)
def test_ares_s_three_stand_on_the_same_two(where: tuple[str, ...]) -> None:
    game = play(placing(3, ["ares", "zeus"]), *territories(*where))
    for name in ("balos", "perissa"):
        assert host(game, name) == ("sparta", where.count(name), 0)


@pytest.mark.rule("T6.3")
def test_not_on_one_nor_on_three() -> None:
    game = play(placing(3, ["ares", "zeus"]), *territories("balos", "balos"))
    refused(game, "choose isle balos", "rest_not_placeable", "T6.3")
    assert choices(game) == {"akrotiri", "emporio", "perissa", "pyrgos"}
    game = play(placing(3, ["ares", "zeus"]), *territories("balos", "perissa"))
    refused(game, "choose isle emporio", "two_territories_only", "T6.3")  # it touches both
    assert choices(game) == {"balos", "perissa"}


@pytest.mark.rule("T6.3")
def test_titans_are_land_units() -> None:
    game = play(placing(3, ["zeus", "kronos"]), *territories("oia", "finikia"), *seas("5-8", "3-6"), "build temple oia")
    play(game, *territories("balos", "balos"))  # both troops
    refused(game, "choose isle balos", "rest_not_placeable", "T6.3")
    told = heard(game)
    play(game, *territories("perissa"))
    assert (host(game, "balos"), host(game, "perissa")) == (("athens", 2, 0), ("athens", 0, 1))
    assert told == [events.TitanRaised(player=1, isle=game.names.number("isle", "perissa"), price=0)]


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize(
    ("where", "armies"),
    [
        (("balos", "balos", "balos", "perissa"), ((2, 1), (0, 1))),
        (("balos", "balos", "perissa", "perissa"), ((2, 0), (0, 2))),
        (("balos", "perissa", "balos", "balos"), ((1, 2), (1, 0))),
    ],
)
def test_so_are_the_two_of_kronos_where_he_is_first(
    where: tuple[str, ...], armies: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    game = play(placing(3, ["kronos", "ares"]), *territories(*where))
    assert (host(game, "balos"), host(game, "perissa")) == (("sparta", *armies[0]), ("sparta", *armies[1]))
    assert choices(game) >= {"5-3"}  # all stand, fleets follow


@pytest.mark.rule("T6.3")
def test_all_four_on_one_is_refused() -> None:
    game = play(placing(3, ["kronos", "ares"]), *territories("balos", "balos", "balos"))
    refused(game, "choose isle balos", "rest_not_placeable", "T6.3")


@pytest.mark.rule("T6.3")
def test_territories_of_others_are_not_free() -> None:
    game = play(
        placing(3, ["zeus", "ares"]), *territories("balos", "perissa"), *seas("5-3", "7-0"), "build temple balos"
    )
    assert (decider(game), choices(game)) == ("athens", set(CRESCENT) - {"balos", "perissa"})
    refused(game, "choose isle balos", "isle_taken", "T6.3")
    play(game, *territories("akrotiri"))
    assert choices(game) == {"akrotiri", "emporio"}  # Balos is gone; three units may be two and one


@pytest.mark.rule("T6.3")
def test_a_territory_whose_neighbours_are_all_taken_is_no_start() -> None:
    game = play(placing(4, ["zeus", "athena", "ares"]), *territories("kamari", "pyrgos"), *seas("2-1", "5-0"))
    play(game, "build temple kamari")
    refused(game, "choose isle athinios", "rest_not_placeable", "T6.3")


@pytest.mark.rule("T6.3")
def test_a_territory_whose_seas_are_all_taken_is_none() -> None:
    # Athinios touches 4-3 and 5-3 only; Pyrgos and Kamari beside it are free.
    game = play(
        placing(3, ["zeus", "athena"]), *territories("balos", "perissa"), *seas("5-3", "7-0"), "build temple balos"
    )
    assert "athinios" in choices(game)
    play(game, *territories("fira", "mesaria"), *seas("4-3", "0-2"), "build university fira")
    refused(game, "choose isle athinios", "rest_not_placeable", "T6.3")
    play(game, *territories("pyrgos"))
    refused(game, "choose isle athinios", "rest_not_placeable", "T6.3")
    assert choices(game) == {"kamari"}


@pytest.mark.rule("T6.3")
def test_two_territories_with_one_sea_between_them_are_none() -> None:
    # 4-4 is all that is left to Fira and Armeni; Mesaria has others.
    game = placing(3, ["zeus", "athena"])
    play(game, *territories("oia", "finikia"), *seas("5-5", "3-6"), "build temple oia")
    play(game, *territories("kamari", "athinios"), *seas("1-2", "4-3"), "build university kamari")
    refused(game, "choose isle armeni", "rest_not_placeable", "T6.3")
    play(game, *territories("fira"))
    refused(game, "choose isle armeni", "rest_not_placeable", "T6.3")
    play(game, *territories("mesaria"))
    assert choices(game) == {"4-4", "0-2", "0-3", "1-4", "2-5"}


# T6.3: fleets


def standing(gods: list[str] | None = None) -> Game:
    """Sparta's units stand on Akrotiri and Balos; her fleets follow."""
    return play(placing(3, gods or ["zeus", "ares"]), *territories("akrotiri", "balos"))


@pytest.mark.rule("T6.3")
def test_fleets_lie_next_to_his_two_territories() -> None:
    game = standing()
    assert choices(game) == set(AT_AKROTIRI) | set(AT_BALOS)
    refused(game, "choose sea 9-1", "no_own_isle_beside", "T6.3")
    refused(game, "choose sea 5-9", "no_own_isle_beside", "T6.3")
    refused(game, "choose isle balos", "no_isle_to_choose", "B5.1")
    before = game.to_position()
    told = heard(game)
    play(game, *seas("7-4"))
    assert sea(game, "7-4") == {"owner": "sparta", "fleets": 1}
    assert changes(before, game.to_position()) == {"seas.7-4", "flow"}
    assert told == [events.FleetPut(player=0, sea=game.names.number("sea", "7-4"))]


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("7-4", set(AT_BALOS)),  # next to Akrotiri only
        ("5-3", set(AT_AKROTIRI)),  # next to Balos only
        ("6-3", {"5-3", "6-4", "7-4", "8-4", "9-3"}),  # next to both
    ],
)
def test_one_next_to_each(first: str, second: set[str]) -> None:
    game = play(standing(), *seas(first))
    assert choices(game) == second
    refused(game, f"choose sea {first}", "fleet_apart", "T6.3")
    for place in (set(AT_AKROTIRI) | set(AT_BALOS)) - second - {first}:
        refused(game, f"choose sea {place}", "rest_not_placeable", "T6.3")


@pytest.mark.rule("T6.3")
def test_seas_with_fleets_of_others_are_not_free() -> None:
    game = play(standing(), *seas("6-3", "9-3"), "build temple balos", *territories("emporio", "perissa", "perissa"))
    refused(game, "choose sea 9-3", "enemy_fleet_there", "T6.3")
    assert choices(game) == {"8-0", "9-0", "9-1", "10-1", "10-2", "6-0", "7-0"}
    play(game, *seas("8-0"))
    assert (sea(game, "9-3"), sea(game, "8-0")) == ({"owner": "sparta", "fleets": 1}, {"owner": "athens", "fleets": 1})


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize("where", [("7-4", "7-4", "5-3"), ("7-4", "5-3", "7-4"), ("7-4", "5-3", "5-3")])
def test_poseidon_s_third_fleet_joins_one_of_the_two(where: tuple[str, ...]) -> None:
    game = play(standing(["poseidon", "zeus"]), *seas(*where))
    for place in ("7-4", "5-3"):
        assert sea(game, place) == {"owner": "sparta", "fleets": where.count(place)}
    assert texts(game) == {"build port akrotiri", "build port balos"}


@pytest.mark.rule("T6.3")
def test_no_third_sea_and_not_one_alone() -> None:
    game = play(standing(["poseidon", "zeus"]), *seas("7-4", "5-3"))
    assert choices(game) == {"7-4", "5-3"}
    refused(game, "choose sea 6-3", "two_seas_only", "T6.3")
    game = play(standing(["poseidon", "zeus"]), *seas("7-4", "7-4"))
    refused(game, "choose sea 7-4", "fleet_apart", "T6.3")
    assert choices(game) == set(AT_BALOS)


# T6.3: building and marker


@pytest.mark.rule("T6.3")
def test_the_building_goes_on_one_of_the_two() -> None:
    game = play(standing(), *seas("7-4", "5-3"))
    assert texts(game) == {"build temple akrotiri", "build temple balos"}
    refused(game, "build temple emporio", "building_isle_not_yours", "T6.3")
    refused(game, "build temple kameni", "building_isle_not_yours", "T6.3")
    before = game.to_position()
    play(game, "build temple balos")
    changed = {"isles.balos.buildings", "turn_order", "turn.marker", "turn.god", "bids.zeus", "gods_played", "flow"}
    assert changes(before, game.to_position()) == changed
    assert isle(game, "balos")["buildings"] == ["temple", None]


@pytest.mark.rule("T6.3", "T1.3")
def test_also_beside_a_site_he_has_taken() -> None:
    game = placing(3, ["zeus", "ares"], sites=["port", "fortress", "temple", "university"])
    play(game, *territories("emporio", "akrotiri"), *seas("9-1", "7-4"), "build temple emporio")
    assert isle(game, "emporio")["buildings"] == ["temple", None, "port"]
    assert isle(game, "emporio")["owner"] == "sparta"


@pytest.mark.rule("T6.3")
def test_the_marker_goes_on_one_of_the_two() -> None:
    game = play(standing(), *seas("7-4", "5-3"), "build temple balos")
    play(game, *territories("oia", "finikia", "oia"), *seas("5-8", "3-6"), "build fortress oia")
    play(game, *territories("kamari", "fira"), *seas("2-1", "4-4"))
    assert texts(game) == {"choose isle kamari", "choose isle fira"}
    refused(game, "choose isle balos", "marker_isle_not_yours", "T6.3")
    refused(game, "choose isle sikinos", "marker_isle_not_yours", "T6.3")
    play(game, *territories("fira"))
    assert {name: land["markers"] for name, land in game.to_position()["isles"].items() if land["markers"]} == {
        "fira": 1
    }
    assert kind(game) == "offering"


def cramped() -> dict[str, Any]:
    """The board for four, but Athinios and Kamari have one cell each, which is a site: no slot is free there."""
    board: dict[str, Any] = json.loads(board_path("titans-3-4").read_text(encoding="utf-8"))
    for territory in board["territories"]:
        if territory["id"] == "kamari":
            territory |= {"cells": [[3, 2]], "metropolis_slots": []}
        if territory["id"] in ("emporio", "pyrgos"):
            territory["site"] = None
        if territory["id"] in ("athinios", "kamari"):
            territory["site"] = 0
    return board | {"id": "cramped"}


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_where_his_building_finds_no_slot_he_can_t_start(god: str) -> None:
    rest = ["zeus" if god != "zeus" else "ares"]
    game = play(placing(3, [god, *rest], board=cramped()), *territories("athinios"))
    refused(game, "choose isle kamari", "rest_not_placeable", "T6.3")
    assert "pyrgos" in choices(game)
    game = play(placing(3, [god, *rest], board=cramped()), *territories("pyrgos"))
    assert "athinios" in choices(game)  # a slot on one of the two is enough


@pytest.mark.rule("T6.3")
def test_nor_where_only_such_neighbours_are_free() -> None:
    game = placing(3, ["zeus", "ares"], board=cramped())
    play(game, *territories("pyrgos", "balos"), *seas("5-0", "6-3"), "build temple balos")
    refused(game, "choose isle athinios", "rest_not_placeable", "T6.3")
    assert "kamari" in choices(game)  # with Fira


@pytest.mark.rule("T6.3", "T3.1")
def test_kronos_s_gift_needs_a_slot_and_apollo_s_marker_none() -> None:
    game = placing(3, ["zeus", "kronos"], board=cramped())
    play(game, *territories("oia", "finikia"), *seas("5-8", "3-6"), "build temple oia")
    play(game, *territories("athinios"))
    refused(game, "choose isle kamari", "rest_not_placeable", "T6.3")
    apollo = placing(3, ["zeus", "ares"], board=cramped())
    play(apollo, *territories("oia", "finikia"), *seas("5-8", "3-6"), "build temple oia")
    play(apollo, *territories("balos", "perissa", "balos"), *seas("6-3", "7-0"), "build fortress balos")
    play(apollo, *territories("athinios", "kamari"), *seas("5-3", "4-3"), *territories("kamari"))
    assert isle(apollo, "kamari")["markers"] == 1


@pytest.mark.rule("T6.3")
def test_what_finds_no_place_in_a_crowded_position_stays_in_the_supply() -> None:
    names = ("a", "b", None, "c", "d", None, None, None, None, None, None)
    board = {
        "id": "strip",
        "title": "Strip",
        "players": [3],
        "rows": [1] * 11,
        "territories": [
            {
                "id": name,
                "name": name.upper(),
                "isle": "ab" if name in "ab" else "cd",
                "cells": [[row, 0]],
                "metropolis_slots": [0],
                "prosperity": 0,
                "site": None,
            }
            for row, name in enumerate(names)
            if name is not None
        ],
        "trade": [],
        "starts": None,
        "provenance": "a test",
    }
    # A touches no sea, so only C and D are a start: with 2-0 and 5-0.
    game = on_crowded(placing(3, ["zeus", "ares"]), board)
    assert choices(game) == {"c", "d"}
    refused(game, "choose isle b", "rest_not_placeable", "T6.3")
    play(game, *territories("c", "d"), *seas("2-0", "5-0"), "build temple c")
    assert (kind(game), decider(game)) == ("offering", "corinth")
    assert {name: land["owner"] for name, land in game.to_position()["isles"].items()} == {
        "a": None,
        "b": None,
        "c": "sparta",
        "d": "sparta",
    }


# T6.4

NAXOS = {"agiassos", "chora", "plaka", "engares", "abrami", "sangri", "zas", "filoti", "lionas"}
PAROS = {"naoussa", "marpissa", "ambelas", "drios", "aliki", "lefkes", "angeria", "marathi", "parikia"}
ALL_FIVE = ["zeus", "ares", "kronos", "athena", "poseidon"]
START_ON_NAXOS = [*territories("chora", "engares"), *seas("4-0", "1-1"), "build temple chora"]


@pytest.mark.rule("T6.4")
def test_six_players_partners_start_on_different_isles() -> None:
    game = play(placing(6, ALL_FIVE), *START_ON_NAXOS)
    assert (decider(game), choices(game)) == ("athens", PAROS)
    refused(game, "choose isle lionas", "start_isle_of_partner", "T6.4")
    refused(game, "choose isle sangri", "start_isle_of_partner", "T6.4")
    refused(game, "choose isle chora", "isle_taken", "T6.3")
    play(game, *territories("naoussa", "ambelas", "ambelas"), *seas("4-9", "6-7"), "build fortress ambelas")
    assert decider(game) == "corinth"


@pytest.mark.rule("T6.4")
def test_opponents_may_share_an_isle() -> None:
    game = play(placing(6, ALL_FIVE), *START_ON_NAXOS)
    play(game, *territories("naoussa", "ambelas", "ambelas"), *seas("4-9", "6-7"), "build fortress ambelas")
    assert choices(game) == NAXOS - {"chora", "engares"} | PAROS - {"naoussa", "ambelas"}
    play(game, *territories("lionas"))
    assert host(game, "lionas") == ("corinth", 1, 0)


@pytest.mark.rule("T6.4")
def test_whichever_of_the_two_places_first() -> None:
    game = before_start(6, ALL_FIVE)
    play(game, "bid poseidon 1", "bid athena 1", "bid kronos 1", "bid ares 1", "bid apollo", "bid zeus 1")
    assert decider(game) == "mycenae"
    play(game, *START_ON_NAXOS)
    while decider(game) != "argos":
        play(game, min(texts(game)))
    assert choices(game) <= PAROS
    refused(game, "choose isle zas", "start_isle_of_partner", "T6.4")


@pytest.mark.rule("T6.4")
def test_four_in_teams_have_no_such_limit() -> None:
    game = placing(4, ["zeus", "ares", "kronos"], teams=True)
    play(game, *territories("akrotiri", "balos"), *seas("7-4", "5-3"), "build temple balos")
    assert (decider(game), choices(game)) == ("athens", set(CRESCENT) - {"akrotiri", "balos"})
    play(game, *territories("emporio", "perissa", "perissa"))
    assert host(game, "perissa") == ("athens", 2, 0)


@pytest.mark.rule("T6.4")
def test_nor_have_five() -> None:
    game = play(placing(5, ["zeus", "ares", "kronos", "athena"]), *START_ON_NAXOS)
    assert choices(game) == (NAXOS | PAROS) - {"chora", "engares"}
