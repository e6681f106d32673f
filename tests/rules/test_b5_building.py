"""Building, and the slots of an isle (B5.7, B5.8)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import Built
from tests.phrases import changes, gold, heard, isle, kind, play, refused, texts

TYPES = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}


def turn(god: str, **parts: Any) -> Game:
    """Sparta's turn with a god in a three-player game, with 40 gold; it owns Naxos and Kea unless said otherwise."""
    return Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": god},
            "cities": {"sparta": {"gold": 40}},
            **parts,
        }
    )


def isles(**isles: Any) -> dict[str, Any]:
    """Isles of Sparta's by name, and one each of the others'."""
    owned = {name: {"owner": "sparta", "troops": 1} | parts for name, parts in isles.items()}
    return owned | {"tinos": {"owner": "athens", "troops": 1}, "syros": {"owner": "corinth", "troops": 1}}


def builds(game: Game) -> set[str]:
    return {text for text in texts(game) if text.startswith("build")}


# B5.7


@pytest.mark.rule("B5.7")
@pytest.mark.parametrize("god", TYPES)
def test_each_god_has_his_building(god: str) -> None:
    game = turn(god)
    building = TYPES[god]
    before = game.to_position()
    assert builds(game) == {f"build {building} naxos", f"build {building} kea"}
    play(game, f"build {building} kea")
    assert isle(game, "kea")["buildings"] == [building]
    assert changes(before, game.to_position()) == {"cities.sparta.gold", "isles.kea.buildings"}
    for other in set(TYPES.values()) - {building}:
        refused(game, f"build {other} naxos", "needs_other_god_to_build", "B5.7")


@pytest.mark.rule("B5.7")
def test_a_building_costs_two_as_often_as_he_can_pay() -> None:
    game = turn("ares", cities={"sparta": {"gold": 7}})
    events = heard(game)
    play(game, *["build fortress naxos"] * 3)
    assert gold(game, "sparta") == 1
    assert [event.price for event in events if isinstance(event, Built)] == [2, 2, 2]
    refused(game, "build fortress naxos", "not_enough_gold", "B5.1")


@pytest.mark.rule("B5.7")
def test_several_of_a_kind_on_one_isle() -> None:
    game = play(turn("zeus"), *["build temple naxos"] * 4)
    assert isle(game, "naxos")["buildings"] == ["temple"] * 4
    assert gold(game, "sparta") == 32


@pytest.mark.rule("B5.7")
def test_only_on_own_isles() -> None:
    game = turn("athena")
    refused(game, "build university tinos", "building_isle_not_yours", "B5.7")
    refused(game, "build university delos", "building_isle_not_yours", "B5.7")  # neutral


@pytest.mark.rule("B5.7")
def test_an_isle_without_troops_can_be_built_on() -> None:
    game = turn("poseidon", isles=isles(milos={"troops": 0}))
    play(game, "build port milos")
    assert isle(game, "milos")["buildings"] == [None, None, "port"]


@pytest.mark.rule("B5.7", "B1.3")
def test_no_building_from_an_empty_supply() -> None:
    full = ["fortress"] * 4
    game = turn("ares", isles=isles(naxos={"buildings": full}, milos={"buildings": full[:3]}, sifnos={}, kea={}))
    play(game, "build fortress sifnos", "build fortress sifnos", "build fortress sifnos")  # the eighth, ninth and tenth
    assert builds(game) == set()
    refused(game, "build fortress kea", "no_building_left", "B1.3")


# B5.8


@pytest.mark.rule("B5.8")
@pytest.mark.parametrize(
    ("name", "order"),
    [("kea", [0]), ("tinos", [0, 1]), ("sifnos", [2, 0, 1]), ("milos", [2, 0, 1]), ("naxos", [2, 3, 0, 1])],
)
def test_slots_off_the_metropolis_space_are_taken_first(name: str, order: list[int]) -> None:
    owned = {name: {"owner": "sparta"}, "delos": {"owner": "athens"}, "mykonos": {"owner": "corinth"}}
    game = turn("zeus", isles=owned)
    events = heard(game)
    play(game, *[f"build temple {name}"] * len(order))
    assert [event.slot for event in events if isinstance(event, Built)] == order
    refused(game, f"build temple {name}", "no_free_slot", "B5.8")


@pytest.mark.rule("B5.8")
def test_the_exact_slots() -> None:
    game = turn("zeus", isles=isles(naxos={"buildings": ["port", None, None, "fortress"]}))
    play(game, "build temple naxos")
    assert isle(game, "naxos")["buildings"] == ["port", None, "temple", "fortress"]
    play(game, "build temple naxos")
    assert isle(game, "naxos")["buildings"] == ["port", "temple", "temple", "fortress"]


@pytest.mark.rule("B5.8")
def test_slots_under_a_metropolis_are_closed() -> None:
    game = turn("zeus", isles=isles(naxos={"metropolis": True}, kea={"metropolis": True}, milos={"metropolis": True}))
    assert builds(game) == {"build temple naxos", "build temple milos"}
    refused(game, "build temple kea", "no_free_slot", "B5.8")
    play(game, "build temple milos", "build temple naxos", "build temple naxos")
    assert isle(game, "milos")["buildings"] == [None, None, "temple"]
    assert isle(game, "naxos")["buildings"] == [None, None, "temple", "temple"]
    refused(game, "build temple milos", "no_free_slot", "B5.8")
    refused(game, "build temple naxos", "no_free_slot", "B5.8")


@pytest.mark.rule("B5.8")
def test_no_free_slot_even_if_it_would_complete_a_set() -> None:
    full = isles(naxos={"buildings": ["port", "fortress", "temple", "temple"]})
    game = turn("athena", isles=full)
    assert builds(game) == set()
    refused(game, "build university naxos", "no_free_slot", "B5.8")


@pytest.mark.rule("B5.8")
def test_buildings_never_shift() -> None:
    game = turn(
        "zeus",
        isles=isles(naxos={"buildings": ["port", "fortress", "temple", "fortress"]}),
        track=[None, None, "giant"],
    )
    play(game, "call giant", "choose building naxos temple off")
    assert isle(game, "naxos")["buildings"] == ["port", "fortress", None, "fortress"]
    play(game, "build temple naxos")
    assert isle(game, "naxos")["buildings"] == ["port", "fortress", "temple", "fortress"]


@pytest.mark.rule("B5.8")
def test_buildings_are_named_by_isle_type_and_whether_on_the_space() -> None:
    def called() -> Game:
        game = turn(
            "ares",
            isles=isles(naxos={"buildings": ["port", "port", "port", "temple"]}, kea={"buildings": ["port"]}),
            track=[None, None, "giant"],
        )
        return play(game, "call giant")

    assert texts(called()) == {
        "choose building naxos port on",
        "choose building naxos port off",
        "choose building naxos temple off",
        "choose building kea port on",
        "forgo",
    }
    refused(called(), "choose building naxos temple on", "no_such_building", "B5.8")
    refused(called(), "choose building naxos fortress off", "no_such_building", "B5.8")
    refused(called(), "choose building milos port on", "no_such_building", "B5.8")
    off = play(called(), "choose building naxos port off")
    assert isle(off, "naxos")["buildings"] == ["port", "port", None, "temple"]
    on = play(called(), "choose building naxos port on")
    assert sorted(isle(on, "naxos")["buildings"][:2], key=str) == [None, "port"]
    assert isle(on, "naxos")["buildings"][2:] == ["port", "temple"]


@pytest.mark.rule("B5.8", "B7.1")
def test_a_set_is_chosen_the_same_way() -> None:
    owned = isles(
        naxos={"buildings": ["port", None, "port", "fortress"]},
        milos={"buildings": ["temple", "temple", None]},
    )
    game = play(turn("athena", isles=owned), "build university milos")
    assert kind(game) == "discard_set"
    assert texts(game) == {"choose building naxos port on", "choose building naxos port off"}
    refused(game, "choose building milos port off", "no_such_building", "B5.8")
