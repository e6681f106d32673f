"""H2.6: where the necropolis comes to stand, and what its isle lacks then."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, gold, heard, isle, kind, play, refused, texts
from tests.rules.aegean import HOMES, metropolises
from tests.rules.underworld import army, grave, underworld


def necropolis(game: Game) -> str | None:
    found: str | None = game.to_position()["necropolis"]
    return found


def spread(buildings: list[str | None]) -> dict[str, Any]:
    return {"naxos": {"buildings": buildings}}


# Building it


@pytest.mark.rule("H2.6")
def test_for_two_gold_on_the_metropolis_space_of_an_own_isle() -> None:
    game = underworld()
    assert necropolis(game) is None
    sites = {action for action in texts(game) if action.startswith("build")}
    assert sites == {"build necropolis naxos", "build necropolis kythnos"}
    refused(game, "build necropolis ios", "building_isle_not_yours", "H2.6")
    refused(game, "build necropolis paros", "building_isle_not_yours", "H2.6")
    before = game.to_position()
    told = heard(game)
    play(game, "build necropolis naxos")
    assert (necropolis(game), gold(game, "sparta")) == ("naxos", 7)
    assert changes(before, game.to_position()) == {"necropolis", "cities.sparta.gold", "turn.necropolis_built"}
    assert told == [events.NecropolisBuilt(player=0, isle=game.names.number("isle", "naxos"), from_isle=None, price=2)]


@pytest.mark.rule("H2.6")
@pytest.mark.parametrize(("coins", "legal"), [(1, False), (2, True)])
def test_it_must_be_paid(coins: int, legal: bool) -> None:
    game = underworld(cities={"sparta": {"gold": coins}})
    if legal:
        assert gold(play(game, "build necropolis naxos"), "sparta") == 0
    else:
        refused(game, "build necropolis naxos", "not_enough_gold", "B5.1")


@pytest.mark.rule("H2.6")
def test_once_a_turn() -> None:
    game = play(underworld(), "build necropolis naxos")
    refused(game, "build necropolis kythnos", "necropolis_built", "H2.6")
    refused(game, "build necropolis naxos", "necropolis_built", "H2.6")
    assert not [action for action in texts(game) if action.startswith("build")]


@pytest.mark.rule("H2.6")
def test_again_in_a_later_turn() -> None:
    # All go to Apollo until Hades is there once more.
    game = underworld(apollo=["argos"], turn_order=[None, None, "thebes", "corinth", "athens"], dice=[3, 3, 3, 3])
    play(game, "build necropolis naxos", "end", "choose isle milos")
    while "bid hades 1" not in texts(game):
        play(game, "bid apollo" if kind(game) == "offering" else min(texts(game)))
    while kind(game) == "offering":
        hades = game.decision is not None and game.player == 0 and "bid hades 1" in texts(game)
        play(game, "bid hades 1" if hades else "bid apollo")
    play(game, "build necropolis kythnos")
    assert necropolis(game) == "kythnos"


@pytest.mark.rule("H2.6")
def test_on_another_isle_than_it_stands_on() -> None:
    game = underworld(necropolis="naxos")
    refused(game, "build necropolis naxos", "necropolis_there", "H2.6")
    assert "build necropolis naxos" not in texts(game)
    told = heard(game)
    play(game, "build necropolis kythnos")
    number = game.names.number
    assert told == [
        events.NecropolisBuilt(player=0, isle=number("isle", "kythnos"), from_isle=number("isle", "naxos"), price=2)
    ]
    assert necropolis(game) == "kythnos"


@pytest.mark.rule("H2.6")
def test_only_one_exists_also_where_another_player_has_it() -> None:
    game = play(underworld(necropolis="ios"), "build necropolis naxos")
    assert necropolis(game) == "naxos"
    assert isle(game, "ios")["owner"] == "athens"


@pytest.mark.rule("H2.6")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_only_with_hades(god: str) -> None:
    refused(underworld(god=god), "build necropolis naxos", "needs_hades", "H2.6")


# What stands there is removed


@pytest.mark.rule("H2.6")
def test_buildings_on_the_space_are_removed_those_beside_it_stay() -> None:
    game = underworld(isles=spread(["port", "temple", "port", "fortress"]))
    before = game.to_position()
    told = heard(game)
    play(game, "build necropolis naxos")
    assert isle(game, "naxos")["buildings"] == [None, None, "port", "fortress"]
    changed = {"necropolis", "cities.sparta.gold", "turn.necropolis_built", "isles.naxos.buildings"}
    assert changes(before, game.to_position()) == changed
    naxos = game.names.number("isle", "naxos")
    assert told[1:] == [
        events.BuildingCleared(building=1, isle=naxos, slot=0),
        events.BuildingCleared(building=3, isle=naxos, slot=1),
    ]


@pytest.mark.rule("H2.6")
def test_even_a_metropolis() -> None:
    game = underworld(isles={"naxos": {"metropolis": True}})
    told = heard(game)
    play(game, "build necropolis naxos")
    assert metropolises(game) == set()
    assert events.MetropolisRazed(player=0, isle=game.names.number("isle", "naxos")) in told


@pytest.mark.rule("H2.6")
def test_a_metropolis_it_removes_is_in_the_supply_again() -> None:
    # All ten stand. Sparta's fourth philosopher brings nothing, unless the necropolis has freed one.
    ten = {name: {"metropolis": True} for name in [*HOMES][:9] if name != "kythnos"} | {
        name: {"owner": "argos", "metropolis": True} for name in ("tinos", "paros")
    }
    start: dict[str, Any] = {"isles": ten, "cities": {"sparta": {"philosophers": 3}, "athens": {"philosophers": 1}}}
    # Naxos is razed; Kythnos has a free space.
    game = underworld("satyr", **start)
    assert len(metropolises(game)) == 10
    full = play(game.copy(), "call satyr", "choose player athens")
    assert len(metropolises(full)) == 10
    assert "kythnos" not in metropolises(full)
    play(game, "build necropolis naxos", "call satyr", "choose player athens")
    assert "kythnos" in metropolises(game)
    assert len(metropolises(game)) == 10


@pytest.mark.rule("H2.6")
def test_buildings_it_removes_can_be_built_again() -> None:
    # All ten ports stand, two of them on Naxos's space; a Cyclops finds none until the necropolis has removed those.
    ports = {
        "naxos": {"buildings": ["port", "port", "fortress"]},
        "kea": {"buildings": ["port"] * 4},
        "milos": {"buildings": ["port"] * 3},
        "ios": {"buildings": ["port"]},
    }
    full = play(underworld("cyclops", isles=ports), "call cyclops", "choose building naxos fortress off")
    assert "choose type port" not in texts(full)
    game = play(underworld("cyclops", isles=ports), "build necropolis naxos", "call cyclops")
    play(game, "choose building naxos fortress off", "choose type port")
    assert isle(game, "naxos")["buildings"] == [None, None, "port", None]


# The isle has no metropolis space and fewer slots


@pytest.mark.rule("H2.6")
@pytest.mark.parametrize(("god", "building"), [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple")])
def test_its_slots_are_closed(god: str, building: str) -> None:
    game = underworld(god=god, necropolis="naxos", cities={"sparta": {"gold": 20}})
    play(game, f"build {building} naxos", f"build {building} naxos")
    assert isle(game, "naxos")["buildings"] == [None, None, building, building]
    refused(game, f"build {building} naxos", "no_free_slot", "B5.8")
    assert f"build {building} kythnos" in texts(game)


@pytest.mark.rule("H2.6")
def test_an_isle_of_one_slot_has_none_left() -> None:
    game = underworld(god="ares", necropolis="kythnos")
    refused(game, "build fortress kythnos", "no_free_slot", "B5.8")


@pytest.mark.rule("H2.6")
def test_when_it_has_moved_on_the_slots_are_open_again() -> None:
    moved = play(underworld(necropolis="naxos"), "build necropolis kythnos").to_position()
    left = {part: moved[part] for part in ("isles", "seas", "necropolis")}
    game = underworld(god="ares", cities={"sparta": {"gold": 20}}, **left)
    play(game, *["build fortress naxos"] * 4)
    assert isle(game, "naxos")["buildings"] == ["fortress"] * 4
    refused(game, "build fortress kythnos", "no_free_slot", "B5.8")


@pytest.mark.rule("H2.6", "B7.3")
def test_when_it_has_moved_on_there_is_a_metropolis_space_again() -> None:
    cities = {"sparta": {"philosophers": 3}, "athens": {"philosophers": 1}}
    game = underworld("satyr", necropolis="naxos", cities=cities)
    stays = play(game.copy(), "call satyr", "choose player athens")
    assert metropolises(stays) == {"kythnos"}
    play(game, "build necropolis kythnos", "call satyr", "choose player athens")
    assert metropolises(game) == {"naxos"}


@pytest.mark.rule("H2.6", "B7.3")
def test_a_metropolis_goes_to_another_isle() -> None:
    # Naxos's space would be free, Kythnos's is built on; all the same it goes to Kythnos, and the port is destroyed.
    start: dict[str, Any] = {"isles": {"kythnos": {"buildings": ["port"]}}, "cities": {"sparta": {"philosophers": 3}}}
    game = underworld(god="athena", necropolis="naxos", **start)
    play(game, "recruit philosopher")
    assert (metropolises(game), isle(game, "kythnos")["buildings"]) == ({"kythnos"}, [None])
    assert city(game, "sparta")["philosophers"] == 0
    # Without it Naxos is the free space.
    game = play(underworld(god="athena", **start), "recruit philosopher")
    assert metropolises(game) == {"naxos"}


@pytest.mark.rule("H2.6", "B7.3")
def test_the_necropolis_s_isle_can_not_be_chosen() -> None:
    game = underworld(
        god="athena",
        necropolis="naxos",
        isles={"paros": {"owner": "sparta"}},
        cities={"sparta": {"philosophers": 3}},
    )
    play(game, "recruit philosopher")
    assert texts(game) == {"choose isle kythnos", "choose isle paros"}
    refused(game, "choose isle naxos", "necropolis_there", "H2.6")


@pytest.mark.rule("H2.6", "B7.4")
def test_where_every_other_isle_has_a_metropolis_the_philosophers_are_lost() -> None:
    game = underworld(
        god="athena",
        necropolis="naxos",
        isles={"kythnos": {"metropolis": True}},
        cities={"sparta": {"philosophers": 3}},
    )
    told = heard(game)
    play(game, "recruit philosopher")
    assert (metropolises(game), city(game, "sparta")["philosophers"]) == ({"kythnos"}, 0)
    assert told[-1] == events.MetropolisForfeited(player=0)


@pytest.mark.rule("H2.6", "B7.4")
def test_where_every_other_isle_has_a_metropolis_a_set_is_lost() -> None:
    game = underworld(
        god="athena",
        necropolis="kea",
        isles={
            "kea": {"owner": "sparta", "buildings": [None, None, "port", "fortress"]},
            "naxos": {"owner": "argos"},
            "kythnos": {"owner": "sparta", "metropolis": True},
            "milos": {"owner": "sparta", "metropolis": True, "buildings": [None, None, "temple"]},
            "delos": {"owner": "thebes"},
            "ios": {"owner": "sparta", "metropolis": True},
        },
    )
    play(game, "build university ios")
    assert metropolises(game) == {"kythnos", "milos", "ios"}
    assert isle(game, "kea")["buildings"] == [None] * 4
    assert isle(game, "ios")["buildings"] == isle(game, "milos")["buildings"] == [None] * 3


@pytest.mark.rule("H2.6", "B5.13")
@pytest.mark.parametrize(("where", "legal"), [(None, True), ("ios", False), ("paros", True)])
def test_a_last_isle_is_reckoned_without_the_space_of_the_necropolis(where: str | None, legal: bool) -> None:
    # Ios, Athens's only isle, would complete a set; its own space is the only one for one more metropolis.
    game = underworld(
        isles={
            "naxos": {"undead": 2, "metropolis": True, "buildings": [None, None, "port", "fortress"]},
            "kythnos": {"metropolis": True},
            "milos": {"owner": "sparta", "metropolis": True, "buildings": [None, None, "temple"]},
            "ios": {"buildings": [None, None, "university"]},
            "syros": {"owner": "thebes"},
            "paros": {"owner": "thebes"},
        },
        seas={"9-5": {"owner": "sparta"}, "7-7": {"owner": "sparta"}},
        necropolis=where,
    )
    play(game, "move troops naxos", "take undead 2")
    if legal:
        assert "land ios 0" in texts(game)
    else:
        refused(game, "land ios 0", "last_isle", "B5.13")


# It is no building


@pytest.mark.rule("H2.6")
def test_no_building_for_giant_and_cyclops() -> None:
    game = underworld("giant", "cyclops", necropolis="ios", isles=spread([None, None, "port"]))
    giant = play(game.copy(), "call giant")
    assert texts(giant) == {"forgo", "choose building naxos port off"}
    own = underworld("giant", "cyclops", necropolis="naxos", isles=spread([None, None, "port"]))
    play(own, "call cyclops")
    assert texts(own) == {"forgo", "choose building naxos port off"}


@pytest.mark.rule("H2.6")
def test_no_building_for_a_set() -> None:
    game = underworld(
        god="zeus", necropolis="naxos", isles=spread([None, None, "port", "fortress"]), cities={"sparta": {"gold": 9}}
    )
    play(game, "build temple kythnos")
    assert (metropolises(game), kind(game)) == (set(), "turn")


@pytest.mark.rule("H2.6")
def test_no_bonus_on_land() -> None:
    # Two against one, equal dice: the necropolis is no fortress.
    game = underworld(
        necropolis="ios",
        isles={"naxos": {"undead": 2}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[1, 1],
    )
    play(game, "move troops naxos", "take undead 2", "land ios 0")
    assert army(game, "ios") == ("sparta", 0, 2)


@pytest.mark.rule("H2.6")
def test_no_bonus_at_sea_and_no_discount() -> None:
    game = underworld(
        "fates",
        necropolis="ios",
        seas={"9-5": {"owner": "sparta", "undead": 2}, "10-5": {"owner": "athens"}},
        dice=[1, 1],
    )
    play(game, "move fleets 9-5", "take undead 2", "sail 10-5 0")
    assert game.to_position()["seas"]["10-5"]["owner"] == "sparta"
    home = play(underworld("fates", necropolis="naxos"), "call fates")
    assert gold(home, "sparta") == 9 - 2 + 2  # 2 for the card, 2 from Kythnos


@pytest.mark.rule("H2.6")
def test_gold_on_the_old_isle_stays_there() -> None:
    game = play(underworld(necropolis="ios", isles={"ios": {"gold": 3}}), "build necropolis naxos")
    assert (grave(game, "ios"), grave(game, "naxos")) == (3, 0)
