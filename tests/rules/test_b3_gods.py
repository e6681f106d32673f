"""B3.4 and B3.5: which gods lie open, in which order, with two, three, four and five players."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

import pytest

from cyclades import Game, SeededChance
from tests.phrases import decider, kind, play, refused, texts
from tests.rules.cycles import over_cycles, pass_cycle

GODS = ("poseidon", "ares", "zeus", "athena")
OPEN_GODS = {2: 3, 3: 2, 4: 3, 5: 4}


def first_cycle(players: int, draws: list[str]) -> Game:
    """The first cycle's gods have been laid as drawn."""
    position: dict[str, Any] = {"players": players, "phase": "gods", "gods": [], "draws": {"god": draws}}
    return Game.from_position(position)


def rows(players: int, seed: int, cycles: int) -> list[list[str]]:
    """The open gods of the first cycles of a game left to chance."""
    found: list[list[str]] = over_cycles(Game.new(players, seed=seed), "gods", cycles)
    return found


def face_down(row: list[str]) -> set[str]:
    return set(GODS) - set(row)


# B3.4


@pytest.mark.rule("B3.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_row_is_any_order_of_the_four_gods(players: int) -> None:
    seen = {tuple(Game.new(players, seed=seed).to_position()["gods"]) for seed in range(400)}
    assert seen == set(permutations(GODS, OPEN_GODS[players]))


@pytest.mark.rule("B3.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_apollo_takes_markers_in_every_cycle(players: int) -> None:
    game = Game.new(players, seed=6)
    for _ in range(6):
        assert "bid apollo" in texts(game)
        assert "apollo" not in game.to_position()["gods"]
        pass_cycle(game)


@pytest.mark.rule("B3.4")
def test_apollo_comes_after_the_four_gods_whoever_placed_first() -> None:
    game = Game.from_position(
        {
            "players": 5,
            "gods": ["athena", "poseidon", "zeus", "ares"],
            "turn_order": ["argos", "thebes", "corinth", "athens", "sparta"],
        }
    )
    play(game, "bid apollo", "bid ares 1", "bid poseidon 1", "bid athena 1", "bid zeus 1")
    acting = []
    while kind(game) == "turn":
        acting.append((game.to_position()["turn"]["god"], decider(game)))
        play(game, "end")
    assert acting == [("athena", "athens"), ("poseidon", "corinth"), ("zeus", "sparta"), ("ares", "thebes")]
    assert (kind(game), decider(game)) == ("place_marker", "argos")


# B3.5


@pytest.mark.rule("B3.5")
def test_five_players_shuffle_all_four_every_cycle() -> None:
    draws = [
        *("zeus", "ares", "athena", "poseidon"),
        *("zeus", "poseidon", "ares", "athena"),
        *("poseidon", "athena", "zeus", "ares"),
        *("poseidon", "athena", "zeus", "ares"),
    ]
    assert over_cycles(first_cycle(5, draws), "gods", 4) == [draws[at : at + 4] for at in (0, 4, 8, 12)]


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("cycle", [2, 3, 4])
def test_five_players_can_have_any_order_in_a_later_cycle(cycle: int) -> None:
    position = {"players": 5, "cycle": cycle, "phase": "gods", "gods": list(GODS)}
    seen = {tuple(Game.from_position(position, SeededChance(seed)).to_position()["gods"]) for seed in range(400)}
    assert seen == set(permutations(GODS))


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("players", [2, 4])
def test_the_god_face_down_is_first_in_the_next_cycle(players: int) -> None:
    # In the first cycle three are drawn; then the one that was face down is turned up and two are drawn behind it.
    draws = [
        *("ares", "athena", "poseidon"),  # Zeus lies face down
        *("zeus", "poseidon", "ares"),  # Athena
        *("athena", "zeus", "poseidon"),  # Ares
        *("ares", "poseidon", "athena"),  # Zeus
        *("zeus", "athena", "ares"),
    ]
    expected = [draws[at : at + 3] for at in (0, 3, 6, 9, 12)]
    assert over_cycles(first_cycle(players, draws), "gods", 5) == expected


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("players", [2, 4])
def test_with_two_and_four_players_no_god_is_face_down_twice_running(players: int) -> None:
    for seed in range(40):
        found = rows(players, seed, 6)
        for now, after in pairwise(found):
            assert len(set(now)) == 3
            assert {after[0]} == face_down(now)


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("cycle", [2, 3, 8])
def test_the_other_three_are_shuffled_behind_it(players: int, cycle: int) -> None:
    position = {"players": players, "cycle": cycle, "phase": "gods", "gods": ["ares", "athena", "poseidon"]}
    seen = {tuple(Game.from_position(position, SeededChance(seed)).to_position()["gods"]) for seed in range(200)}
    assert seen == {("zeus", *behind) for behind in permutations(("ares", "athena", "poseidon"), 2)}


@pytest.mark.rule("B3.5")
def test_three_players_have_two_gods_then_the_other_two_then_any() -> None:
    draws = [
        *("zeus", "ares"),
        *("athena", "poseidon"),
        *("athena", "zeus"),
        *("poseidon", "ares"),
        *("poseidon", "ares"),
        *("zeus", "athena"),
    ]
    expected = [draws[at : at + 2] for at in range(0, 12, 2)]
    assert over_cycles(first_cycle(3, draws), "gods", 6) == expected


@pytest.mark.rule("B3.5")
def test_with_three_players_two_cycles_show_all_four_gods() -> None:
    for seed in range(40):
        found = rows(3, seed, 6)
        for at in (0, 2, 4):
            assert set(found[at]) | set(found[at + 1]) == set(GODS)


@pytest.mark.rule("B3.5")
def test_with_three_players_odd_cycles_shuffle_and_even_ones_turn_up_the_rest() -> None:
    laid: dict[int, set[tuple[str, ...]]] = {}
    for cycle in (3, 4):
        position = {"players": 3, "cycle": cycle, "phase": "gods", "gods": ["zeus", "ares"]}
        laid[cycle] = {
            tuple(Game.from_position(position, SeededChance(seed)).to_position()["gods"]) for seed in range(200)
        }
    assert laid[3] == set(permutations(GODS, 2))
    # The order in which two face-down gods lie is known to nobody: either may come first.
    assert laid[4] == {("poseidon", "athena"), ("athena", "poseidon")}


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_god_face_down_takes_no_offering(players: int) -> None:
    game = Game.new(players, seed=9)
    row = game.to_position()["gods"]
    assert len(row) == OPEN_GODS[players]
    for god in row:
        assert f"bid {god} 1" in texts(game)
    for god in face_down(row):
        refused(game, f"bid {god} 1", "god_not_available", "B3.5")


@pytest.mark.rule("B3.5")
def test_the_rotation_stays_that_of_the_players_who_began() -> None:
    position = {
        "players": 5,
        "cycle": 4,
        "phase": "gods",
        "gods": list(GODS),
        "isles": {"kea": {"owner": "sparta"}, "andros": {"owner": "athens"}},
        "cities": {name: {"eliminated": True} for name in ("corinth", "thebes", "argos")},
    }
    assert set(Game.from_position(position).to_position()["gods"]) == set(GODS)
