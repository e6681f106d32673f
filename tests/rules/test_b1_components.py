"""B1: what is in the box, and what happens when it runs out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cyclades import FormError, Game, ScriptedChance, SeededChance
from cyclades.engine.words.events import BattleRound, MetropolisForfeited, PriestTaken
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, sea, texts

# Sparta acts on Sifnos, which has three slots; the others have an isle each.
QUIET_ISLES = {
    "sifnos": {"owner": "sparta", "troops": 1},
    "milos": {"owner": "athens", "troops": 1},
    "kea": {"owner": "corinth", "troops": 1},
}
BUILDING_OF = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}
RECRUITED = {
    "troop": ("ares", "recruit troop sifnos", "all_troops_on_board"),
    "fleet": ("poseidon", "recruit fleet 5-2", "all_fleets_on_board"),
}
CARDS = {
    *("fates", "satyr", "dryad", "siren", "pegasus", "giant", "chimera", "cyclops", "sphinx", "sylph", "harpy"),
    *("griffon", "kraken", "minotaur", "chiron", "medusa", "polyphemus"),
}


def spartas_turn(god: str, **fields: Any) -> Game:
    """Sparta's turn in a three-player game, with gold for everything."""
    position: dict[str, Any] = {"players": 3, "turn": {"marker": "sparta", "god": god}, "isles": QUIET_ISLES}
    position["cities"] = {"sparta": {"gold": 60}}
    return Game.from_position(position | fields)


def with_units(unit: str, count: int, **fields: Any) -> Game:
    """Sparta's turn with the god who gives that unit, and so many of them on the board."""
    god = RECRUITED[unit][0]
    if unit == "troop":
        return spartas_turn(god, isles=QUIET_ISLES | {"sifnos": {"owner": "sparta", "troops": count}}, **fields)
    return spartas_turn(god, seas={"5-2": {"owner": "sparta", "fleets": count}}, **fields)


def units(game: Game, unit: str) -> int:
    if unit == "troop":
        return int(isle(game, "sifnos")["troops"])
    found = sea(game, "5-2")
    return 0 if found is None else int(found["fleets"])


# B1.1


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("unit", ["troop", "fleet"])
def test_the_eighth_unit_of_a_colour_can_be_had_and_a_ninth_cannot(unit: str) -> None:
    _, recruit, code = RECRUITED[unit]
    game = with_units(unit, 7)
    before = game.to_position()
    play(game, recruit)
    assert units(game, unit) == 8
    place = "isles.sifnos.troops" if unit == "troop" else "seas.5-2.fleets"
    assert changes(before, game.to_position()) == {place, "turn.recruited"}
    refused(game, recruit, code, "B1.3")


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("unit", ["troop", "fleet"])
def test_no_position_has_nine_units_of_a_colour(unit: str) -> None:
    eight: dict[str, Any] = {"isles": QUIET_ISLES | {"sifnos": {"owner": "sparta", "troops": 8}}, "seas": {}}
    nine: dict[str, Any] = {"isles": eight["isles"] | {"delos": {"owner": "sparta", "troops": 1}}, "seas": {}}
    if unit == "fleet":
        eight = {"isles": QUIET_ISLES, "seas": {"5-2": {"owner": "sparta", "fleets": 8}}}
        nine = {"isles": QUIET_ISLES, "seas": eight["seas"] | {"5-3": {"owner": "sparta", "fleets": 1}}}
    Game.from_position({"players": 3, **eight})
    with pytest.raises(FormError, match=rf"^sparta: too_many_{unit}s \(most=8\)$"):
        Game.from_position({"players": 3, **nine})


@pytest.mark.rule("B1.1")
def test_each_colour_has_units_of_its_own() -> None:
    crowded = QUIET_ISLES | {"milos": {"owner": "athens", "troops": 8}}
    game = play(spartas_turn("ares", isles=crowded), "recruit troop sifnos")
    assert isle(game, "sifnos")["troops"] == 2


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_player_has_one_offering_marker_or_two_of_two_players(players: int) -> None:
    cities = ["sparta", "athens", "corinth", "thebes", "argos"][:players]
    markers = Game.new(players, seed=1).to_position()["turn_order"]
    if players == 2:
        assert sorted(markers) == ["athens-1", "athens-2", "sparta-1", "sparta-2"]
    else:
        assert sorted(markers) == sorted(cities)


@pytest.mark.rule("B1.1")
def test_more_isles_than_territory_markers_can_be_held_without_troops() -> None:
    # Four isles stand empty, one more than Sparta has markers, and he leaves a fifth and a sixth.
    empty = {name: {"owner": "sparta"} for name in ("delos", "mykonos", "tinos", "syros")}
    game = spartas_turn(
        "ares",
        isles=QUIET_ISLES | empty | {"naxos": {"owner": None}},
        seas={"6-2": {"owner": "sparta", "fleets": 1}, "7-2": {"owner": "sparta", "fleets": 1}}
        | {"7-3": {"owner": "sparta", "fleets": 1}},
    )
    play(game, "move troops sifnos", "land naxos 1", "move troops naxos", "land delos 1")
    owned = {name for name, place in game.to_position()["isles"].items() if place["owner"] == "sparta"}
    assert owned == {"sifnos", "naxos", "delos", "mykonos", "tinos", "syros"}
    assert [name for name in sorted(owned) if isle(game, name)["troops"]] == ["delos"]


# B1.2, B1.3


@pytest.mark.rule("B1.2", "B1.3")
@pytest.mark.parametrize(("god", "building"), BUILDING_OF.items())
def test_there_are_ten_of_each_building(god: str, building: str) -> None:
    nine = {
        "naxos": {"owner": "athens", "buildings": [building] * 4},
        "milos": {"owner": "athens", "buildings": [building] * 3},
        "syros": {"owner": "corinth", "buildings": [building] * 2},
    }
    game = spartas_turn(god, isles=QUIET_ISLES | nine)
    before = game.to_position()
    play(game, f"build {building} sifnos")
    assert isle(game, "sifnos")["buildings"].count(building) == 1
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "isles.sifnos.buildings"}
    refused(game, f"build {building} sifnos", "no_building_left", "B1.3")


@pytest.mark.rule("B1.2")
def test_no_position_has_eleven_buildings_of_a_type() -> None:
    ten = {
        "naxos": {"owner": "athens", "buildings": ["port"] * 4},
        "milos": {"owner": "athens", "buildings": ["port"] * 3},
        "sifnos": {"owner": "sparta", "buildings": ["port"] * 3},
        "kea": {"owner": "corinth"},
    }
    Game.from_position({"players": 3, "isles": ten})
    with pytest.raises(FormError, match=r"^isles: too_many_buildings \(most=10, building=port\)$"):
        Game.from_position({"players": 3, "isles": ten | {"delos": {"buildings": ["port"]}}})


@pytest.mark.rule("B1.3")
def test_a_destroyed_building_can_be_had_again() -> None:
    ten = {
        "naxos": {"owner": "athens", "buildings": ["port"] * 4},
        "milos": {"owner": "athens", "buildings": ["port"] * 3},
        "syros": {"owner": "corinth", "buildings": ["port"] * 2},
        "delos": {"buildings": ["port"]},
    }
    game = spartas_turn("poseidon", isles=QUIET_ISLES | ten, track=["giant"])
    refused(game, "build port sifnos", "no_building_left", "B1.3")
    play(game, "call giant", "choose building delos port on", "build port sifnos")
    assert isle(game, "delos")["buildings"] == [None]
    assert "port" in isle(game, "sifnos")["buildings"]
    refused(game, "build port sifnos", "no_building_left", "B1.3")


@pytest.mark.rule("B1.3")
def test_buildings_discarded_for_a_set_can_be_had_again() -> None:
    nine = {
        "naxos": {"owner": "athens", "buildings": ["fortress"] * 4},
        "milos": {"owner": "athens", "buildings": ["fortress"] * 3},
        "syros": {"owner": "corinth", "buildings": ["fortress"] * 2},
        "sifnos": {"owner": "sparta", "buildings": ["port", "temple"]},
        "delos": {"owner": "sparta", "buildings": ["university"]},
    }
    game = spartas_turn("ares", isles=QUIET_ISLES | nine)
    play(game, "build fortress sifnos", "choose isle delos")
    assert isle(game, "delos")["metropolis"]
    play(game, "build fortress sifnos")
    assert isle(game, "sifnos")["buildings"].count("fortress") == 1


METROPOLISES = {
    **{name: {"owner": "athens", "metropolis": True} for name in ("kea", "andros", "syros", "tinos", "mykonos")},
    **{name: {"owner": "corinth", "metropolis": True} for name in ("kythnos", "serifos")},
    "sifnos": {"owner": "thebes", "metropolis": True},
    "milos": {"owner": "argos", "metropolis": True},
    "naxos": {"owner": "sparta"},
    "ios": {"owner": "sparta"},
}


def fourth_philosopher(metropolises_out: int) -> Game:
    """Five players; Sparta takes his fourth philosopher while nine or ten metropolises stand on the isles."""
    isles = METROPOLISES | {"delos": {"owner": "argos", "metropolis": metropolises_out == 10}}
    return Game.from_position(
        {
            "players": 5,
            "turn": {"marker": "sparta", "god": "athena"},
            "isles": isles,
            "cities": {"sparta": {"philosophers": 3}},
        }
    )


@pytest.mark.rule("B1.2")
def test_the_tenth_metropolis_is_there() -> None:
    game = play(fourth_philosopher(9), "recruit philosopher", "choose isle naxos")
    assert isle(game, "naxos")["metropolis"]
    assert city(game, "sparta")["philosophers"] == 0


@pytest.mark.rule("B1.2", "B1.3")
def test_there_is_no_eleventh_metropolis() -> None:
    game = fourth_philosopher(10)
    before = game.to_position()
    events = heard(game)
    play(game, "recruit philosopher")
    assert (kind(game), decider(game)) == ("turn", "sparta")
    assert MetropolisForfeited(player=0) in events
    assert changes(before, game.to_position()) == {"cities.sparta.philosophers", "turn.recruited"}
    with pytest.raises(FormError, match=r"^isles: too_many_metropolises \(most=10\)$"):
        Game.from_position(before | {"isles": before["isles"] | {"naxos": {"owner": "sparta", "metropolis": True}}})


def on_apollo(markers_out: int) -> dict[str, Any]:
    """Sparta is first on Apollo while so many prosperity markers lie on the isles."""
    isles: dict[str, dict[str, Any]] = QUIET_ISLES | {
        "naxos": {"owner": "sparta", "markers": 7},
        "delos": {"owner": "corinth", "markers": markers_out - 7},
    }
    return {"players": 3, "phase": "actions", "apollo": ["sparta"], "isles": isles}


@pytest.mark.rule("B1.2")
def test_the_sixteenth_prosperity_marker_is_there() -> None:
    game = Game.from_position(on_apollo(15))
    assert (kind(game), decider(game)) == ("place_marker", "sparta")
    play(game, "choose isle naxos")
    assert isle(game, "naxos")["markers"] == 8


@pytest.mark.rule("B1.2", "B1.3")
def test_there_is_no_seventeenth_prosperity_marker() -> None:
    game = Game.from_position(on_apollo(16) | {"options": {"max_cycles": 1}})
    assert game.over
    assert isle(game, "naxos")["markers"] == 7
    assert gold(game, "sparta") == 5 + 1
    with pytest.raises(FormError, match=r"^isles: too_many_markers \(most=16\)$"):
        Game.from_position(on_apollo(17))


EDITIONS: list[tuple[dict[str, str], int, int]] = [({}, 18, 17), ({"edition": "first"}, 16, 16)]


@pytest.mark.rule("B1.2", "B1.3")
@pytest.mark.parametrize(("options", "priests", "_philosophers"), EDITIONS)
def test_the_last_priest_can_be_had_and_no_more(options: dict[str, str], priests: int, _philosophers: int) -> None:
    cities = {"sparta": {"gold": 60}, "athens": {"priests": priests - 1}}
    game = spartas_turn("zeus", options=options, cities=cities)
    play(game, "recruit priest")
    assert city(game, "sparta")["priests"] == 1
    refused(game, "recruit priest", "no_priest_left", "B1.3")


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize(("options", "priests", "_philosophers"), EDITIONS)
def test_without_a_priest_left_zeus_gives_none(options: dict[str, str], priests: int, _philosophers: int) -> None:
    cities = {"sparta": {"gold": 60}, "athens": {"priests": priests}}
    game = spartas_turn("zeus", options=options, cities=cities)
    refused(game, "recruit priest", "no_priest_left", "B1.3")
    events = heard(game)
    play(game, "end")
    assert not any(isinstance(event, PriestTaken) for event in events)
    assert city(game, "sparta")["priests"] == 0
    too_many = {"athens": {"priests": priests - 1}, "corinth": {"priests": 2}}
    with pytest.raises(FormError, match=r"^cities: too_many_priests$"):
        spartas_turn("zeus", options=options, cities=too_many)


def athenas_turn(options: dict[str, str], mine: int, others: int, **fields: Any) -> Game:
    """Sparta's turn with Athena and so many philosophers out.

    Nobody keeps four (B7.2), so the supply can only be emptied by leaving Athens's unlooked at: the flow is given.
    """
    flow = [{"room": "cycle"}, {"room": "turn", "ending": False}]
    cities = {"sparta": {"gold": 60, "philosophers": mine}, "athens": {"philosophers": others}}
    return spartas_turn("athena", options=options, cities=cities, flow=flow, **fields)


@pytest.mark.rule("B1.2", "B1.3")
@pytest.mark.parametrize(("options", "_priests", "philosophers"), EDITIONS)
def test_the_last_philosopher_can_be_had_and_no_more(options: dict[str, str], _priests: int, philosophers: int) -> None:
    game = play(athenas_turn(options, 0, philosophers - 1), "recruit philosopher")
    assert city(game, "sparta")["philosophers"] == 1
    refused(game, "recruit philosopher", "no_philosopher_left", "B1.3")
    with pytest.raises(FormError, match=r"^cities: too_many_philosophers$"):
        athenas_turn(options, 2, philosophers - 1)


@pytest.mark.rule("B1.3")
def test_without_a_philosopher_left_athena_gives_none() -> None:
    game = athenas_turn({}, 1, 16)
    refused(game, "recruit philosopher", "no_philosopher_left", "B1.3")
    play(game, "end")
    assert city(game, "sparta")["philosophers"] == 1


@pytest.mark.rule("B1.3")
def test_philosophers_discarded_for_a_metropolis_can_be_had_again() -> None:
    game = athenas_turn({}, 3, 13, isles=QUIET_ISLES | {"syros": {"owner": "sparta"}})
    play(game, "recruit philosopher", "choose isle syros", "recruit philosopher")
    assert city(game, "sparta")["philosophers"] == 1


@pytest.mark.rule("B1.3")
def test_sold_priests_and_philosophers_can_be_had_again() -> None:
    cities = {"sparta": {"gold": 60, "priests": 1}, "athens": {"priests": 17}}
    zeus = spartas_turn("zeus", cities=cities, track=["sphinx"])
    refused(zeus, "recruit priest", "no_priest_left", "B1.3")
    play(zeus, "call sphinx", "sell priest", "stop", "recruit priest")
    assert city(zeus, "sparta")["priests"] == 1
    athena = athenas_turn({}, 1, 16, track=["sphinx"])
    play(athena, "call sphinx", "sell philosopher", "stop", "recruit philosopher")
    assert city(athena, "sparta")["philosophers"] == 1


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize("unit", ["troop", "fleet"])
def test_with_eight_units_on_the_board_there_is_no_free_one(unit: str) -> None:
    _, recruit, code = RECRUITED[unit]
    game = with_units(unit, 8)
    refused(game, recruit, code, "B1.3")
    assert not any(action.startswith("recruit") for action in texts(game))
    play(game, "end")
    assert units(game, unit) == 8
    assert gold(game, "sparta") == 60


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize("unit", ["troop", "fleet"])
def test_sold_units_are_in_the_reserve_again(unit: str) -> None:
    _, recruit, _ = RECRUITED[unit]
    game = with_units(unit, 8, track=["sphinx"])
    place = "sifnos" if unit == "troop" else "5-2"
    play(game, "call sphinx", f"sell {unit} {place}", "stop", recruit)
    assert units(game, unit) == 8


@pytest.mark.rule("B1.3")
def test_a_troop_lost_in_battle_is_in_its_owners_reserve_again() -> None:
    game = spartas_turn(
        "ares",
        isles=QUIET_ISLES
        | {
            "sifnos": {"owner": "sparta", "troops": 8},
            "milos": {"owner": "athens", "troops": 7},
            "delos": {"owner": "athens", "troops": 1},
        },
        seas={"7-0": {"owner": "sparta", "fleets": 1}},
        dice=[0, 3],
    )
    refused(game, "recruit troop sifnos", "all_troops_on_board", "B1.3")
    play(game, "move troops sifnos", "land milos 1")
    assert isle(game, "sifnos")["troops"] == 7
    assert isle(game, "milos")["troops"] == 7
    play(game, "recruit troop sifnos")
    assert isle(game, "sifnos")["troops"] == 8


@pytest.mark.rule("B1.2")
def test_there_is_one_card_of_each_creature() -> None:
    game = Game.new(5, seed=3).to_position()
    cards = [*game["deck"], *game["discard"], *(card for card in game["track"] if card)]
    assert len(cards) == 17
    assert set(cards) == CARDS
    with pytest.raises(FormError, match=r"^discard: in_two_places \(name=satyr\)$"):
        Game.from_position({"players": 3, "track": ["satyr"], "discard": ["satyr"]})


@pytest.mark.rule("B1.2")
def test_gold_is_never_short() -> None:
    rich = {name: {"gold": 999} for name in ("sparta", "athens", "corinth")}
    game = Game.from_position({"players": 3, "phase": "revenue", "cities": rich})
    assert [gold(game, name) for name in rich] == [999 + 2] * 3


# B1.4

BATTLE = {
    "players": 3,
    "turn": {"marker": "sparta", "god": "ares"},
    "isles": QUIET_ISLES | {"delos": {"owner": "athens"}},
    "seas": {"7-0": {"owner": "sparta", "fleets": 1}},
}


@pytest.mark.rule("B1.4")
def test_a_die_shows_0_1_1_2_2_3() -> None:
    chance = SeededChance(11)
    rolled: Counter[int] = Counter()
    for _ in range(1500):
        game = Game.from_position(BATTLE, chance)
        events = heard(game)
        play(game, "move troops sifnos", "land milos 1")
        first = next(event for event in events if isinstance(event, BattleRound))
        rolled.update((first.attacker_die, first.defender_die))
    assert set(rolled) == {0, 1, 2, 3}
    # 3,000 dice: 500 for each of the six faces, within five standard deviations.
    for face, expected in {0: 500, 1: 1000, 2: 1000, 3: 500}.items():
        assert abs(rolled[face] - expected) < 130


@pytest.mark.rule("B1.2")
def test_a_round_of_battle_takes_the_two_dice() -> None:
    chance = ScriptedChance([3, 0])
    game = play(Game.from_position(BATTLE, chance), "move troops sifnos", "land milos 1")
    assert isle(game, "milos")["owner"] == "sparta"
    assert chance.dice == []


@pytest.mark.rule("B1.4")
def test_no_die_shows_a_four() -> None:
    with pytest.raises(FormError, match=r"^dice: number_needed \(lowest=0, highest=3, given=4\)$"):
        Game.from_position(BATTLE | {"dice": [4]})
