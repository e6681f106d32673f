"""Sets and philosophers become metropolises (B7.1, B7.2); what one is (B7.5, B7.6)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import (
    BattleRound,
    BuildingDiscarded,
    Event,
    MetropolisFounded,
    PhilosophersDiscarded,
)
from cyclades.engine.words.pieces import BUILDINGS
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, texts

SET = ["port", "fortress", "temple", "university"]
GOD_OF = {"port": "poseidon", "fortress": "ares", "temple": "zeus", "university": "athena"}


def turn(god: str, isles: dict[str, Any], **parts: Any) -> Game:
    """Sparta's turn with a god; the isles named are its own where no owner is given."""
    mine = {name: {"owner": "sparta"} | entry for name, entry in isles.items()}
    others = {"tinos": {"owner": "athens", "troops": 1}, "syros": {"owner": "corinth", "troops": 1}}
    return Game.from_position({"players": 3, "turn": {"marker": "sparta", "god": god}, "isles": others | mine, **parts})


def metropolises(game: Game) -> list[str]:
    return [name for name, entry in game.to_position()["isles"].items() if entry["metropolis"]]


def discarded(events: list[Event]) -> list[str]:
    return [BUILDINGS[event.building] for event in events if isinstance(event, BuildingDiscarded)]


# B7.1


@pytest.mark.rule("B7.1")
@pytest.mark.parametrize("last", SET)
def test_the_fourth_type_makes_a_metropolis_at_once(last: str) -> None:
    three = [building for building in SET if building != last]
    game = turn(GOD_OF[last], {"naxos": {"buildings": three[:2]}, "milos": {"buildings": [None, None, three[2]]}})
    events = heard(game)
    before = game.to_position()
    play(game, f"build {last} naxos")
    # One of each leaves no choice; where the metropolis goes does.
    assert (decider(game), kind(game)) == ("sparta", "place_metropolis")
    assert discarded(events) == SET
    play(game, "choose isle milos")
    assert (isle(game, "naxos")["buildings"], isle(game, "milos")["buildings"]) == ([None] * 4, [None] * 3)
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.milos.buildings",
        "isles.milos.metropolis",
        "isles.naxos.buildings",
    }
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B7.1")
@pytest.mark.parametrize("missing", SET)
def test_three_types_make_none_however_many(missing: str) -> None:
    three = [building for building in SET if building != missing]
    game = turn(GOD_OF[three[0]], {"naxos": {"buildings": three}, "milos": {"buildings": three}, "kea": {}})
    play(game, f"build {three[0]} naxos")
    assert kind(game) == "turn"
    assert metropolises(game) == []


@pytest.mark.rule("B7.1")
def test_other_players_buildings_are_no_part_of_it() -> None:
    game = turn(
        "athena",
        {"naxos": {"buildings": ["port", "fortress"]}, "sifnos": {"owner": "athens", "buildings": ["temple"]}},
    )
    play(game, "build university naxos")
    assert (kind(game), metropolises(game)) == ("turn", [])


@pytest.mark.rule("B7.1")
def test_he_chooses_which_of_each_type_to_discard() -> None:
    isles = {
        "naxos": {"buildings": ["port", "fortress", "temple", "temple"]},
        "milos": {"buildings": [None, None, "port"]},
        "kea": {},
    }
    game = turn("athena", isles, cities={"sparta": {"gold": 9}})
    events = heard(game)
    play(game, "build university milos")
    assert (decider(game), kind(game)) == ("sparta", "discard_set")
    # Type by type; the fortress and the university leave no choice, nor do two temples off the space of one isle.
    assert texts(game) == {"choose building naxos port on", "choose building milos port off"}
    refused(game, "choose building naxos temple off", "wrong_set_type", "B7.1")
    refused(game, "choose building kea port on", "no_such_building", "B5.8")
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, "choose building milos port off")
    assert discarded(events) == SET
    assert isle(game, "naxos")["buildings"] == ["port", None, None, "temple"]
    assert isle(game, "milos")["buildings"] == [None, None, None]
    assert kind(game) == "place_metropolis"


@pytest.mark.rule("B7.1")
def test_each_type_with_a_choice_is_asked() -> None:
    isles = {
        "naxos": {"buildings": ["port", "port", "port", "fortress"]},
        "milos": {"buildings": ["temple", "fortress", "temple"]},
        "kea": {},
    }
    game = turn("athena", isles)
    play(game, "build university kea")
    assert texts(game) == {"choose building naxos port on", "choose building naxos port off"}
    play(game, "choose building naxos port on")
    assert texts(game) == {"choose building naxos fortress off", "choose building milos fortress on"}
    play(game, "choose building milos fortress on")
    assert texts(game) == {"choose building milos temple on", "choose building milos temple off"}
    play(game, "choose building milos temple on")
    # What he took off the spaces of Milos and Kea has freed these two.
    assert texts(game) == {"choose isle milos", "choose isle kea"}
    play(game, "choose isle kea")
    assert isle(game, "naxos")["buildings"].count("port") == 2
    assert isle(game, "naxos")["buildings"][3] == "fortress"
    assert isle(game, "milos")["buildings"] == [None, None, "temple"]


@pytest.mark.rule("B7.1")
def test_a_building_of_another_players_can_not_be_discarded() -> None:
    game = turn(
        "athena",
        {
            "naxos": {"buildings": ["port", "fortress", "temple"]},
            "kea": {"buildings": ["port"]},
            "milos": {"owner": "athens", "buildings": ["port"]},
        },
    )
    play(game, "build university naxos")
    assert texts(game) == {"choose building naxos port on", "choose building kea port on"}
    explanation = game.explain("choose building milos port on")
    assert explanation is not None
    assert (explanation.code, explanation.rule) == ("not_your_building", "B7.1")


@pytest.mark.rule("B7.1", "C8")
def test_a_building_turned_by_the_cyclops_completes_a_set() -> None:
    game = turn(
        "ares", {"naxos": {"buildings": ["port", "fortress", "temple", "temple"]}}, track=[None, None, "cyclops"]
    )
    play(game, "call cyclops", "choose building naxos temple off", "choose type university")
    assert (isle(game, "naxos")["metropolis"], isle(game, "naxos")["buildings"]) == (True, [None] * 4)


def two_sets() -> Game:
    """Sparta is about to take two universities on Milos, which complete two sets."""
    return turn(
        "ares",
        {
            "naxos": {"troops": 1, "buildings": ["port", "port", "fortress", "fortress"]},
            "sifnos": {"buildings": ["temple", "temple"]},
            "kea": {},
            "delos": {},
            "milos": {"owner": "athens", "buildings": ["university", "university"]},
        },
        seas={"9-1": {"owner": "sparta"}},
    )


@pytest.mark.rule("B7.1")
def test_two_sets_at_once_are_two_metropolises() -> None:
    game = two_sets()
    events = heard(game)
    play(game, "move troops naxos", "land milos 1")
    # Kea and Delos are free; the rest of the first set stands on the other spaces.
    assert (kind(game), texts(game)) == ("place_metropolis", {"choose isle kea", "choose isle delos"})
    play(game, "choose isle delos")
    assert metropolises(game)[0] == "delos"
    # Nothing is left of the second set, so every space without a metropolis is free.
    assert texts(game) == {f"choose isle {name}" for name in ("naxos", "sifnos", "kea", "milos")}
    play(game, "choose isle naxos")
    assert set(metropolises(game)) == {"delos", "naxos"}
    assert kind(game) == "turn"
    buildings = [entry for name in ("naxos", "sifnos", "milos") for entry in isle(game, name)["buildings"]]
    assert buildings == [None] * 10
    # The first is carried out to the end before the second is looked at.
    kinds = [type(event) for event in events if isinstance(event, (BuildingDiscarded, MetropolisFounded))]
    assert kinds == ([BuildingDiscarded] * 4 + [MetropolisFounded]) * 2


@pytest.mark.rule("B7.1", "B7.3")
def test_a_set_is_looked_for_again_after_the_space_was_cleared() -> None:
    """The first metropolis destroys what the second set needs: there is no second one."""
    game = turn(
        "ares",
        {
            "naxos": {"troops": 1, "buildings": ["port", "port", "fortress", "fortress"]},
            "sifnos": {"buildings": ["temple", "temple"]},
            "milos": {"owner": "athens", "buildings": ["university", "university"]},
        },
        seas={"9-1": {"owner": "sparta"}},
    )
    play(game, "move troops naxos", "land milos 1")
    assert texts(game) == {"choose isle naxos", "choose isle sifnos", "choose isle milos"}
    play(game, "choose isle sifnos")
    assert metropolises(game) == ["sifnos"]
    assert (kind(game), decider(game)) == ("turn", "sparta")
    assert isle(game, "milos")["buildings"].count("university") == 1
    assert isle(game, "naxos")["buildings"].count("port") == 1


# B7.2


@pytest.mark.rule("B7.2")
def test_four_philosophers_make_a_metropolis_at_once() -> None:
    game = turn("athena", {"naxos": {}, "kea": {}}, cities={"sparta": {"philosophers": 3}})
    before = game.to_position()
    events = heard(game)
    play(game, "recruit philosopher")
    assert (decider(game), kind(game)) == ("sparta", "place_metropolis")
    assert city(game, "sparta")["philosophers"] == 0
    assert [event.count for event in events if isinstance(event, PhilosophersDiscarded)] == [4]
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, "choose isle naxos")
    assert changes(before, game.to_position()) == {
        "cities.sparta.philosophers",
        "isles.naxos.metropolis",
        "turn.recruited",
    }


@pytest.mark.rule("B7.2")
def test_three_philosophers_make_none() -> None:
    game = turn("athena", {"naxos": {}, "kea": {}}, cities={"sparta": {"philosophers": 2}})
    play(game, "recruit philosopher")
    assert (kind(game), city(game, "sparta")["philosophers"], metropolises(game)) == ("turn", 3, [])
    # The second one, bought, is the fourth; with what comes later he begins anew.
    play(game, "recruit philosopher", "choose isle kea")
    assert (city(game, "sparta")["philosophers"], gold(game, "sparta"), metropolises(game)) == (0, 1, ["kea"])


@pytest.mark.rule("B7.2")
def test_a_bought_philosopher_after_the_metropolis_is_the_first_again() -> None:
    game = turn("athena", {"naxos": {}}, cities={"sparta": {"philosophers": 3}})
    play(game, "recruit philosopher", "recruit philosopher")
    assert (city(game, "sparta")["philosophers"], metropolises(game)) == (1, ["naxos"])


@pytest.mark.rule("B7.2", "C2")
def test_a_stolen_fourth_philosopher_counts() -> None:
    cities = {"sparta": {"philosophers": 3}, "athens": {"philosophers": 2}}
    game = turn("ares", {"naxos": {}}, cities=cities, track=[None, None, "satyr"])
    play(game, "call satyr", "choose player athens")
    assert (city(game, "sparta")["philosophers"], city(game, "athens")["philosophers"]) == (0, 1)
    assert metropolises(game) == ["naxos"]


@pytest.mark.rule("B7.2")
def test_philosophers_leave_buildings_alone() -> None:
    naxos = {"buildings": [None, None, "port", "temple"]}
    game = turn("athena", {"naxos": naxos}, cities={"sparta": {"philosophers": 3}})
    play(game, "recruit philosopher")
    assert isle(game, "naxos")["buildings"] == [None, None, "port", "temple"]
    assert isle(game, "naxos")["metropolis"]


# B7.5


@pytest.mark.rule("B7.5")
def test_a_metropolis_changes_hands_with_its_isle() -> None:
    isles = {"naxos": {"troops": 2}, "milos": {"owner": "athens", "troops": 1, "metropolis": True}}
    game = turn("ares", isles, seas={"9-1": {"owner": "sparta"}}, dice=[3, 0])
    play(game, "move troops naxos", "land milos 2")
    assert (isle(game, "milos")["owner"], isle(game, "milos")["metropolis"]) == ("sparta", True)
    assert metropolises(game) == ["milos"]


@pytest.mark.rule("B7.5")
def test_no_creature_destroys_one() -> None:
    isles = {
        "naxos": {"buildings": [None, None, "port"], "metropolis": True},
        "delos": {"owner": "athens", "troops": 1, "metropolis": True},
    }
    game = turn("ares", isles, track=["giant", "harpy", "cyclops"], cities={"sparta": {"gold": 20}})
    play(game, "call giant")
    assert texts(game) == {"choose building naxos port off", "forgo"}
    refused(game, "choose building delos port on", "no_such_building", "B5.8")
    play(game, "forgo", "call cyclops")
    assert texts(game) == {"choose building naxos port off", "forgo"}
    play(game, "forgo", "call harpy", "choose isle delos")
    assert metropolises(game) == ["delos", "naxos"]
    assert isle(game, "delos")["owner"] == "athens"


# B7.6


def first_round(game: Game, *actions: str) -> BattleRound:
    events = heard(game)
    play(game, *actions)
    return next(event for event in events if isinstance(event, BattleRound))


@pytest.mark.rule("B7.6", "B6.1")
@pytest.mark.parametrize(("metropolis", "defence"), [(False, 3), (True, 4)])
def test_it_is_one_fortress(metropolis: bool, defence: int) -> None:
    isles = {"naxos": {"troops": 1}, "milos": {"owner": "athens", "troops": 2, "metropolis": metropolis}}
    game = turn("ares", isles, seas={"9-1": {"owner": "sparta"}}, dice=[0, 1])
    assert first_round(game, "move troops naxos", "land milos 1").defender_total == defence


@pytest.mark.rule("B7.6", "B6.1")
@pytest.mark.parametrize(("metropolis", "defence"), [(False, 3), (True, 4)])
def test_it_is_one_port(metropolis: bool, defence: int) -> None:
    isles = {"naxos": {}, "milos": {"owner": "athens", "metropolis": metropolis}}
    seas = {"8-2": {"owner": "sparta"}, "8-1": {"owner": "athens", "fleets": 2}}
    game = turn("poseidon", isles, seas=seas, dice=[0, 1])
    assert first_round(game, "move fleets 8-2", "sail 8-1 1").defender_total == defence


@pytest.mark.rule("B7.6", "C0.2")
def test_it_is_one_temple() -> None:
    isles = {"naxos": {"metropolis": True, "buildings": [None, None, "temple"]}}
    game = turn("ares", isles, track=["griffon"], cities={"sparta": {"gold": 2}, "athens": {"gold": 0}})
    play(game, "call griffon", "choose player athens")
    # 4 less one for the temple and one for the metropolis.
    assert gold(game, "sparta") == 0


@pytest.mark.rule("B7.6")
@pytest.mark.parametrize("last", SET)
def test_it_never_counts_towards_a_set(last: str) -> None:
    others = [building for building in SET if building != last][:2]
    isles = {"naxos": {"metropolis": True, "buildings": [None, None, *others]}, "milos": {}}
    game = turn(GOD_OF[last], isles, cities={"sparta": {"gold": 9}})
    play(game, f"build {last} milos")
    assert kind(game) == "turn"
    assert isle(game, "naxos")["buildings"] == [None, None, *others]
    assert metropolises(game) == ["naxos"]
