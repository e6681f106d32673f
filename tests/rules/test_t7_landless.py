"""A player without territories plays on while his partner has one; a team without any is out (T7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from cyclades.forms.names import FormError
from tests.phrases import city, decider, gold, heard, isle, kind, play, refused, sea, texts
from tests.positions.laying import with_more
from tests.rules.heroes import read_again
from tests.rules.thera import Fleets, Lands, army, ended, metropolises_on, teams, thera, token

AFLOAT: Fleets = {"6-0": ("thebes", 2), "0-0": ("thebes", 1), "4-4": ("sparta", 1)}
LANDLESS: Lands = {"pyrgos": {"owner": "corinth"}, "balos": {"owner": "corinth"}}  # Thebes has none


def adrift(*track: str | None, god: str = "ares", **rest: Any) -> Game:
    """Thebes's turn, who has fleets, 9 gold and no territory; Corinth is its partner."""
    lands = LANDLESS | rest.pop("isles", {})
    purses = with_more({"thebes": {"gold": 9}}, rest.pop("cities", {}))
    turn = {"marker": "thebes", "god": god}
    return teams(*track, god=god, isles=lands, seas=rest.pop("seas", AFLOAT), cities=purses, turn=turn, **rest)


# Losing the last one


@pytest.mark.rule("T7.6", "B5.14", "T7.3")
def test_who_loses_his_last_territory_is_not_out_while_his_partner_has_one() -> None:
    lands = metropolises_on("fira", "oia") | {
        "balos": {"owner": "corinth"},
        "pyrgos": {"troops": 0, "metropolis": True},
    }
    lands["oia"] |= {"figure": {"card": "medusa", "holder": "thebes"}}
    game = teams(
        isles=lands,
        seas=AFLOAT,
        cities={"thebes": {"gold": 5, "priests": 2, "philosophers": 1}},
        gods=["ares", "zeus", "athena"],
        bids={"zeus": {"marker": "thebes"}},
    )
    told = heard(game)
    play(game, "move troops kamari", "land pyrgos 1")
    thebes = city(game, "thebes")
    assert (thebes["eliminated"], thebes["gold"], thebes["priests"], thebes["philosophers"]) == (False, 5, 2, 1)
    assert sea(game, "6-0") == {"owner": "thebes", "fleets": 2}
    assert isle(game, "oia")["figure"]["card"] == "medusa"
    assert events.PlayerEliminated not in [type(event) for event in told]
    read_again(game)
    play(game, "end")
    assert (kind(game), decider(game)) == ("turn", "thebes")  # his marker has stayed


@pytest.mark.rule("T7.6", "B5.14")
def test_without_teams_he_is_out() -> None:
    lands = metropolises_on("fira", "pyrgos") | {"balos": {"owner": "corinth"}}
    lands["pyrgos"] |= {"troops": 0}
    game = play(thera(isles=lands, seas=AFLOAT), "move troops kamari", "land pyrgos 1")
    assert (city(game, "thebes")["eliminated"], sea(game, "6-0")) == (True, None)


@pytest.mark.rule("T7.6")
def test_a_position_without_land_is_one_of_teams_only() -> None:
    assert not city(adrift(), "thebes")["eliminated"]
    with pytest.raises(FormError, match=r"^thebes: without_isle$"):
        thera(isles=LANDLESS)


# His turns


@pytest.mark.rule("T7.6")
@pytest.mark.parametrize(
    ("god", "possible"),
    [
        ("ares", {"end"}),
        ("poseidon", {"end", "move fleets 6-0", "move fleets 0-0"}),
        ("zeus", {"end", "recruit priest"}),
        ("athena", {"end", "recruit philosopher"}),
        ("kronos", {"end"}),
        ("hades", {"end"}),
    ],
)
def test_what_must_be_placed_on_or_by_a_territory_he_cant_take(god: str, possible: set[str]) -> None:
    modules = ("hades",) if god == "hades" else ()
    game = adrift(god=god, modules=modules)
    assert texts(game) == possible
    read_again(game)
    play(game, "end")
    assert game.to_position()["turn_order"].count("thebes") == 1


@pytest.mark.rule("T7.6", "B5.4", "B5.5", "B5.7", "T3.2")
def test_each_refusal_names_its_rule() -> None:
    refused(adrift(god="ares"), "recruit troop pyrgos", "not_your_isle", "B5.5")
    refused(adrift(god="ares"), "build fortress pyrgos", "building_isle_not_yours", "B5.7")
    refused(adrift(god="poseidon"), "recruit fleet 6-0", "no_own_isle_beside", "B5.4")
    first = adrift(god="kronos", gods=["kronos", "ares", "zeus"])
    refused(first, "recruit titan pyrgos", "not_your_isle", "T3.2")


@pytest.mark.rule("T7.6", "B5.9")
def test_his_fleets_sail_and_fight() -> None:
    game = play(adrift(god="poseidon"), "move fleets 6-0", "sail 5-0 1", "stop")
    assert (sea(game, "5-0"), sea(game, "6-0")) == ({"owner": "thebes", "fleets": 1}, {"owner": "thebes", "fleets": 1})


@pytest.mark.rule("T7.6", "B3.6")
def test_his_trade_spaces_pay() -> None:
    game = teams(isles=LANDLESS, seas=AFLOAT, turn=None, phase="revenue", gods=["ares", "zeus", "athena"])
    assert gold(game, "thebes") == 7 + 1  # 0-0


@pytest.mark.rule("T7.6", "B5.12")
def test_apollo_gives_one_coin_and_no_marker() -> None:
    game = teams(
        isles=LANDLESS,
        seas={},
        turn=None,
        phase="actions",
        gods=["ares", "zeus", "athena"],
        apollo=["thebes", "sparta"],
    )
    assert gold(game, "thebes") == 7 + 1
    assert sum(entry["markers"] for entry in game.to_position()["isles"].values()) == 0


@pytest.mark.rule("T7.6", "T1.6", "B7.4")
def test_four_philosophers_found_nothing() -> None:
    game = play(adrift(god="athena", cities={"thebes": {"philosophers": 3}}), "recruit philosopher")
    assert (city(game, "thebes")["philosophers"], kind(game)) == (0, "turn")


@pytest.mark.rule("T7.6", "C0.1")
def test_creatures_can_be_called() -> None:
    game = adrift("satyr", "medusa", "siren", god="zeus", seas=AFLOAT, cities={"sparta": {"philosophers": 1}})
    play(game, "call satyr", "choose player sparta", "call medusa", "choose isle fira", "call siren", "choose sea 4-4")
    assert city(game, "thebes")["philosophers"] == 1
    assert isle(game, "fira")["figure"]["holder"] == "thebes"
    assert sea(game, "4-4") == {"owner": "thebes", "fleets": 1}


@pytest.mark.rule("T7.6", "T5.2", "H3.2")
def test_no_artifact_and_no_hero() -> None:
    game = adrift("helm", "ajax", "satyr", modules=("heroes",))
    refused(game, "call helm", "no_territory", "T7.6")
    refused(game, "call ajax", "no_territory", "T7.6")
    assert "call satyr" in texts(game)


@pytest.mark.rule("T7.6", "H4.5")
def test_the_cup_buys_him_no_hero() -> None:
    purse: Lands = {"thebes": {"items": ["cup"]}}
    game = play(adrift("helm", "ajax", "fates", modules=("heroes", "favours"), cities=purse), "use cup")
    assert game.to_position()["track"] == ["helm", "ajax", None]  # the Fates alone were left to buy
    lone = adrift("ajax", modules=("heroes", "favours"), cities=purse)
    refused(lone, "use cup", "item_without_effect", "H4.5")
    two = play(adrift("fates", "ajax", "satyr", modules=("heroes", "favours"), cities=purse), "use cup")
    assert texts(two) == {"call fates", "call satyr"}
    refused(two, "call ajax", "no_territory", "T7.6")


@pytest.mark.rule("T7.6", "H3.7")
def test_charon_brings_him_nobody_and_the_erinyes_nothing() -> None:
    lands: Lands = {"fira": {"markers": 1}}
    game = adrift("charon", "erinyes", None, modules=("heroes",), gone=["ajax"], isles=lands)
    play(game, "call charon", "call erinyes")  # nothing can be chosen
    assert (kind(game), game.to_position()["gone"], isle(game, "fira")["markers"]) == ("turn", ["ajax"], 1)


@pytest.mark.rule("T7.6", "H4.2")
@pytest.mark.parametrize(
    ("tile", "code", "rule"),
    [
        ("aphrodite", "no_troop_to_double", "H4.2"),
        ("artemis", "no_unit_to_place", "H4.2"),
        ("hera", "no_territory", "T7.6"),
        ("hestia", "no_room_to_build", "H4.2"),
        ("dionysus", "no_room_to_build", "H4.2"),
    ],
)
def test_favours_that_need_a_territory(tile: str, code: str, rule: str) -> None:
    game = adrift(
        god="zeus",
        gods=["ares", "athena", "zeus"],
        modules=("heroes", "favours"),
        favour={"tile": tile},
        cities={"thebes": {"priests": 1}},
    )
    refused(game, "favour", code, rule)


@pytest.mark.rule("T7.6", "H4.2")
def test_hermes_serves_a_fleet() -> None:
    game = adrift(god="zeus", gods=["ares", "athena", "zeus"], modules=("favours",), favour={"tile": "hermes"})
    play(game, "favour", "choose sea 6-0")
    assert sea(game, "6-0") == {"owner": "thebes", "fleets": 2, "markers": 1}


@pytest.mark.rule("T7.6", "T7.2", "H3.6")
def test_his_hidden_metropolis_still_counts_for_the_team() -> None:
    lands = LANDLESS | metropolises_on("emporio", "akrotiri")
    game = teams(isles=lands, modules=("heroes",), hidden_isle="thebes", god="zeus", gods=["ares", "athena", "zeus"])
    assert ended(play(game, "end")) == ("metropolises", ["corinth", "thebes"])


# A team out


def last_stand(owner: str = "corinth", **rest: Any) -> Game:
    """Pyrgos is the only territory of Corinth and Thebes together, and taking it gives Sparta a third metropolis."""
    lands = metropolises_on("fira", "oia") | {
        name: {"owner": "sparta", "troops": 0} for name in ("emporio", "akrotiri")
    }
    lands |= {"balos": {"owner": "athens"}, "pyrgos": {"owner": owner, "troops": 0, "metropolis": True}}
    return teams(isles=lands, seas=AFLOAT | {"9-0": ("corinth", 2)}, **rest)


@pytest.mark.rule("T7.6", "B5.14", "B8.3")
@pytest.mark.parametrize("owner", ["corinth", "thebes"])
def test_a_team_without_territories_is_out_and_the_last_one_wins_at_once(owner: str) -> None:
    game = last_stand(owner)
    told = heard(game)
    play(game, "move troops kamari", "land pyrgos 1")
    assert ended(game) == ("last_player", ["sparta", "athens"])
    for name in ("corinth", "thebes"):
        out = city(game, name)
        assert (out["eliminated"], out["gold"]) == (True, 0)
    assert set(game.to_position()["seas"]) == {"4-4"}
    names = [type(event) for event in told]
    assert (names.count(events.PlayerEliminated), names.count(events.GameEnded)) == (2, 1)
    assert names[-1] is events.GameEnded


@pytest.mark.rule("T7.6", "T5.3")
def test_the_game_ends_once_even_if_the_fifth_artifact_comes_with_it() -> None:
    artifacts: dict[str, str] = {"sandals": "fira", "caduceus": "fira", "lightning": "oia", "cornucopia": "oia"}
    game = last_stand(artifacts=artifacts | {"helm": "pyrgos"})
    told = heard(game)
    play(game, "move troops kamari", "land pyrgos 1")
    assert game.winners == [0, 1]
    assert [type(event) for event in told].count(events.GameEnded) == 1


@pytest.mark.rule("T7.6")
def test_one_team_alone_is_no_game() -> None:
    lands: Lands = {name: {"owner": "sparta"} for name in ("emporio", "akrotiri", "pyrgos", "balos")}
    out = {"corinth": {"eliminated": True}, "thebes": {"eliminated": True}}
    with pytest.raises(FormError, match=r"^cities: too_few_sides$"):
        teams(isles=lands, seas={}, cities=out)


# Three teams: the game goes on without one


def six(**rest: Any) -> Game:
    """Argos alone of its team has land: Marathi, next to Sparta's Parikia. Sparta's team has two metropolises."""
    homes = {"parikia": "sparta", "zas": "athens", "lionas": "corinth", "naoussa": "thebes", "marathi": "argos"}
    lands: Lands = {name: {"owner": owner, "troops": 1} for name, owner in homes.items()}
    lands["parikia"] |= {"metropolis": True}
    lands["zas"] |= {"metropolis": True}
    lands["marathi"] |= {"metropolis": True, "troops": 0}
    position: dict[str, Any] = {
        "players": 6,
        "modules": ["titans"],
        "cycle": 3,
        "isles": lands,
        "seas": {"0-0": {"owner": "mycenae", "fleets": 1}},
        "turn": {"marker": "sparta", "god": "ares"},
        "gods": ["ares", "poseidon", "athena", "kronos", "zeus"],
        "bids": {"zeus": {"marker": "mycenae"}, "athena": {"marker": "thebes"}},
    }
    return Game.from_position(position | rest)


@pytest.mark.rule("T7.6", "B5.14")
def test_with_two_teams_left_the_game_goes_on() -> None:
    game = play(six(), "move troops parikia", "land marathi 1")
    assert not game.over
    out = {name for name, entry in game.to_position()["cities"].items() if entry["eliminated"]}
    assert out == {"argos", "mycenae"}
    assert game.to_position()["seas"] == {}
    assert set(game.to_position()["bids"]) == {"ares", "athena"}  # Mycenae's marker is taken off
    assert army(game, "marathi") == ("sparta", 1, 0)
    play(game, "end")
    assert decider(game) == "thebes"
    play(game, "end")
    assert ended(game) == ("metropolises", ["sparta", "athens"])


@pytest.mark.rule("T7.6", "T7.4")
def test_taking_a_teams_last_territory_is_a_military_victory_too() -> None:
    position = six().to_position()["isles"]
    position["marathi"] = position["marathi"] | {"metropolis": False}
    game = play(six(isles=position), "move troops parikia", "land marathi 1")
    assert kind(game) == "military_victory"
    assert token(play(game, "choose isle marathi"), "marathi") == "ordinary"
