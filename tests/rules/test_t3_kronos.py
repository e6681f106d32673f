"""T3: Kronos's gift by his place, the titan he sells, and what he doesn't do."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BUILDINGS
from tests.phrases import changes, gold, heard, isle, kind, play, refused, texts
from tests.rules.kalliste import Lands, host, kalliste

TYPE_OF = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}
TYPES = tuple(TYPE_OF.values())


def kronos(gods: list[str], *track: str | None, **rest: Any) -> Game:
    """Sparta's turn with Kronos in that row."""
    return kalliste(*track, god="kronos", gods=gods, **rest)


def third(**rest: Any) -> Game:
    """He lies behind Zeus and Poseidon."""
    return kronos(["zeus", "poseidon", "kronos"], **rest)


def first(*track: str | None, **rest: Any) -> Game:
    return kronos(["kronos", "zeus", "poseidon"], *track, **rest)


def starting_with(game: Game, *words: str) -> set[str]:
    return {action for action in texts(game) if action.startswith(words)}


# T3.1


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize(
    "gods",
    [
        ["zeus", "kronos", "ares"],
        ["ares", "kronos", "zeus"],
        ["poseidon", "kronos", "athena"],
        ["athena", "kronos", "poseidon"],
        ["zeus", "poseidon", "kronos"],
        ["athena", "ares", "kronos"],
    ],
)
def test_the_gift_is_of_a_god_above_him(gods: list[str]) -> None:
    game = kronos(gods)
    given = {TYPE_OF[god] for god in gods[: gods.index("kronos")]}
    assert starting_with(game, "build") == {f"build {kind} {name}" for kind in given for name in ("akrotiri", "balos")}
    for building in set(TYPES) - given:  # below him, or not there at all
        refused(game, f"build {building} balos", "god_not_above_kronos", "T3.1")


@pytest.mark.rule("T3.1")
def test_in_the_last_place_of_six_it_may_be_any() -> None:
    game = Game.from_position(
        {
            "players": 6,
            "modules": ["titans"],
            "gods": ["poseidon", "ares", "zeus", "athena", "kronos"],
            "isles": {
                name: {"owner": owner, "troops": 1}
                for name, owner in zip(
                    ("chora", "lionas", "naoussa", "parikia", "delos", "keros"),
                    ("sparta", "athens", "corinth", "thebes", "argos", "mycenae"),
                    strict=True,
                )
            },
            "turn": {"marker": "sparta", "god": "kronos"},
        }
    )
    assert starting_with(game, "build") == {f"build {building} chora" for building in TYPES}


@pytest.mark.rule("T3.1")
def test_a_god_above_counts_though_nobody_holds_him_or_he_has_played() -> None:
    # Zeus holds no marker any more, Poseidon never had one.
    game = third(turn={"marker": "sparta", "god": "kronos"}, bids={})
    play(game, "build temple balos")
    assert isle(game, "balos")["buildings"] == ["temple", None]


@pytest.mark.rule("T3.1")
def test_it_costs_nothing_and_changes_nothing_else() -> None:
    game = third(cities={"sparta": {"gold": 0}})
    before = game.to_position()
    told = heard(game)
    play(game, "build port akrotiri")
    assert changes(before, game.to_position()) == {"isles.akrotiri.buildings", "turn.kronos_gift"}
    assert told == [
        events.Built(
            player=0, building=BUILDINGS.index("port"), isle=game.names.number("isle", "akrotiri"), slot=0, price=0
        )
    ]
    assert (gold(game, "sparta"), isle(game, "akrotiri")["buildings"]) == (0, ["port", None])


@pytest.mark.rule("T3.1")
def test_there_is_one() -> None:
    game = play(third(), "build port akrotiri")
    refused(game, "build port balos", "kronos_gift_taken", "T3.1")
    refused(game, "build temple balos", "kronos_gift_taken", "T3.1")
    assert starting_with(game, "build") == set()


@pytest.mark.rule("T3.1")
def test_it_needs_a_free_slot_of_his_own() -> None:
    lands: Lands = {"balos": {"buildings": ["port", "port"]}, "emporio": {"buildings": [None, None, "port"]}}
    game = third(isles=lands)
    assert starting_with(game, "build") == {"build port akrotiri", "build temple akrotiri"}
    refused(game, "build port balos", "no_free_slot", "B5.8")
    refused(game, "build port pyrgos", "building_isle_not_yours", "T3.1")
    refused(game, "build port emporio", "building_isle_not_yours", "T3.1")


@pytest.mark.rule("T3.1")
def test_and_a_tile_in_the_supply() -> None:
    lands: Lands = {
        "pyrgos": {"buildings": ["port", "port", "port"]},
        "kamari": {"buildings": ["port", "port", "port"]},
        "fira": {"buildings": ["port", "port", "port"]},
        "oia": {"buildings": ["port"]},
    }
    game = third(isles=lands)
    refused(game, "build port balos", "no_building_left", "B1.3")
    assert starting_with(game, "build") == {"build temple akrotiri", "build temple balos"}


@pytest.mark.rule("T3.1")
def test_it_may_complete_a_set() -> None:
    lands: Lands = {"akrotiri": {"buildings": ["port", "fortress"]}, "balos": {"buildings": ["university"]}}
    game = play(third(isles=lands), "build temple balos")
    assert kind(game) == "place_metropolis"
    play(game, "choose isle akrotiri")
    assert isle(game, "akrotiri")["metropolis"] is True


@pytest.mark.rule("T3.1")
def test_it_may_be_left() -> None:
    game = third()
    before = game.to_position()
    told = heard(game)
    play(game, "end")
    assert not any(isinstance(event, events.Built | events.TitanRaised) for event in told)
    assert game.to_position()["isles"] == before["isles"]


@pytest.mark.rule("T3.1")
def test_the_turn_after_begins_anew() -> None:
    game = first(bids={"zeus": {"marker": "athens"}})
    play(game, "recruit titan balos", "end")
    turn = game.to_position()["turn"]
    assert (turn["marker"], turn["god"], turn["kronos_gift"]) == ("athens", "zeus", False)


@pytest.mark.rule("T3.1")
def test_where_he_is_first_it_is_a_titan() -> None:
    game = first(cities={"sparta": {"gold": 0}})
    before = game.to_position()
    told = heard(game)
    assert texts(game) == {"end", "recruit titan akrotiri", "recruit titan balos"}
    for building in TYPES:
        refused(game, f"build {building} balos", "god_not_above_kronos", "T3.1")
    play(game, "recruit titan balos")
    assert (host(game, "balos"), gold(game, "sparta")) == (("sparta", 1, 1), 0)
    assert changes(before, game.to_position()) == {"isles.balos.titans", "turn.kronos_gift"}
    assert told == [events.TitanRaised(player=0, isle=game.names.number("isle", "balos"), price=0)]


@pytest.mark.rule("T3.1")
def test_elsewhere_it_is_none() -> None:
    refused(third(cities={"sparta": {"gold": 1}}), "recruit titan balos", "not_enough_gold", "B5.1")


@pytest.mark.rule("T3.1", "H2.2")
def test_hades_below_him_is_not_above_him() -> None:
    game = kronos(["zeus", "kronos", "hades"], modules=("hades",), threat=9, covered="poseidon")
    assert starting_with(game, "build") == {"build temple akrotiri", "build temple balos"}
    refused(game, "build port balos", "god_not_above_kronos", "T3.1")
    alone = kronos(["kronos", "zeus", "hades"], modules=("hades",), threat=9, covered="poseidon")
    assert starting_with(alone, "build") == set()
    play(alone, "recruit titan balos")
    assert gold(alone, "sparta") == 9


# T3.2


@pytest.mark.rule("T3.2")
def test_a_titan_costs_two() -> None:
    game = third(cities={"sparta": {"gold": 2}})
    before = game.to_position()
    told = heard(game)
    play(game, "recruit titan akrotiri")
    assert (host(game, "akrotiri"), gold(game, "sparta")) == (("sparta", 1, 1), 0)
    changed = {"isles.akrotiri.titans", "cities.sparta.gold", "turn.recruited"}
    assert changes(before, game.to_position()) == changed
    assert told == [events.TitanRaised(player=0, isle=game.names.number("isle", "akrotiri"), price=2)]


@pytest.mark.rule("T3.2")
def test_one_a_turn() -> None:
    game = play(third(), "recruit titan akrotiri")
    refused(game, "recruit titan balos", "no_more_titans_for_sale", "T3.2")
    assert starting_with(game, "recruit") == set()


@pytest.mark.rule("T3.2")
def test_also_after_a_titan_that_was_a_gift() -> None:
    game = play(first(), "recruit titan akrotiri", "recruit titan akrotiri")
    assert (host(game, "akrotiri"), gold(game, "sparta")) == (("sparta", 1, 2), 7)
    refused(game, "recruit titan akrotiri", "no_more_titans_for_sale", "T3.2")
    poor = play(first(cities={"sparta": {"gold": 1}}), "recruit titan balos")
    refused(poor, "recruit titan balos", "not_enough_gold", "B5.1")


@pytest.mark.rule("T3.2")
def test_and_after_a_building() -> None:
    game = play(third(), "build port balos", "recruit titan balos")
    assert (host(game, "balos"), gold(game, "sparta")) == (("sparta", 1, 1), 7)


@pytest.mark.rule("T3.2")
def test_on_a_territory_of_his_own() -> None:
    game = third(isles={"therasia": {"owner": "sparta"}})
    assert starting_with(game, "recruit") == {f"recruit titan {name}" for name in ("akrotiri", "balos", "therasia")}
    refused(game, "recruit titan emporio", "not_your_isle", "T3.2")
    refused(game, "recruit titan pyrgos", "not_your_isle", "T3.2")


@pytest.mark.rule("T3.2")
def test_three_of_a_colour_at_most() -> None:
    lands: Lands = {"balos": {"titans": 2}, "akrotiri": {"titans": 0}}
    game = first(isles=lands)
    play(game, "recruit titan balos")
    refused(game, "recruit titan balos", "all_titans_on_board", "T3.2")
    assert starting_with(game, "recruit") == set()
    # Neither given nor sold, and others have their own three.
    full: Lands = {"balos": {"titans": 2}, "akrotiri": {"titans": 1}, "pyrgos": {"titans": 3}}
    refused(first(isles=full), "recruit titan balos", "all_titans_on_board", "T3.2")
    refused(third(isles=full), "recruit titan balos", "all_titans_on_board", "T3.2")
    others: Lands = {"pyrgos": {"titans": 3}, "fira": {"titans": 3}}
    assert "recruit titan balos" in texts(third(isles=others))


@pytest.mark.rule("T3.2")
def test_only_kronos_sells_titans() -> None:
    for god in ("poseidon", "ares", "zeus", "athena"):
        refused(kalliste(god=god), "recruit titan balos", "needs_kronos", "T3.2")
    game = kalliste(god="hades", modules=("hades",), threat=9)
    refused(game, "recruit titan balos", "needs_kronos", "T3.2")


# T3.3


@pytest.mark.rule("T3.3")
def test_he_sells_no_buildings() -> None:
    game = play(third(cities={"sparta": {"gold": 20}}), "build temple balos")
    for building in TYPES:
        for name in ("akrotiri", "balos"):
            assert f"build {building} {name}" not in texts(game)
    refused(game, "build temple akrotiri", "kronos_gift_taken", "T3.1")
    refused(first(), "build temple akrotiri", "god_not_above_kronos", "T3.1")


@pytest.mark.rule("T3.3")
def test_he_has_no_special_action_and_recruits_nobody_else() -> None:
    game = third(track=[None, None, "harpy"])
    for action, code, rule in (
        ("move troops balos", "needs_ares_to_march", "B5.10"),
        ("move fleets 6-3", "needs_poseidon_to_sail", "B5.9"),
        ("change harpy", "needs_zeus_to_change", "B5.11"),
        ("recruit troop balos", "needs_ares", "B5.5"),
        ("recruit fleet 6-3", "needs_poseidon", "B5.4"),
        ("recruit priest", "needs_zeus_for_priest", "B5.6"),
        ("recruit philosopher", "needs_athena_for_philosopher", "B5.6"),
    ):
        refused(game, action, code, rule)


@pytest.mark.rule("T3.3")
def test_he_builds_no_necropolis() -> None:
    game = kronos(["zeus", "poseidon", "kronos"], modules=("hades",))
    refused(game, "build necropolis balos", "needs_hades", "H2.6")


@pytest.mark.rule("T3.3")
def test_creatures_may_be_called() -> None:
    game = play(first("harpy"), "call harpy", "choose isle pyrgos")
    assert (host(game, "pyrgos"), gold(game, "sparta")) == (("athens", 0, 0), 7)


@pytest.mark.rule("T3.3")
def test_heroes_may_be_hired() -> None:
    game = play(first("ajax", modules=("heroes",)), "call ajax", "choose isle balos")
    assert game.to_position()["heroes"]["ajax"]["isle"] == "balos"


@pytest.mark.rule("T3.3")
def test_artifacts_may_be_bought() -> None:
    game = play(first("helm"), "call helm", "choose isle balos")
    assert game.to_position()["artifacts"] == {"helm": "balos"}


@pytest.mark.rule("T3.3")
def test_everything_in_any_order() -> None:
    game = third(track=[None, None, "harpy"], isles={"balos": {"titans": 1}})
    play(game, "recruit titan akrotiri", "call harpy", "forgo", "build port balos")
    play(game, "move titans balos", "take titans 1", "land perissa 0")
    assert gold(game, "sparta") == 9 - 2 - 2 - 1
