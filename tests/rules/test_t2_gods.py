"""T2.1: the five gods' rows with three, four, five and six players, also where Hades covers one of them."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

import pytest

from cyclades import Game, SeededChance
from cyclades.engine.words.pieces import CITIES
from tests.phrases import decider, play, refused, texts
from tests.rules.cycles import over_cycles, pass_cycle

GODS = ("poseidon", "ares", "zeus", "athena", "kronos")
OPEN_GODS = {3: 2, 4: 3, 5: 4, 6: 5}
HOMES = {
    3: ("akrotiri", "pyrgos", "fira"),
    4: ("akrotiri", "pyrgos", "fira", "oia"),
    5: ("chora", "lionas", "naoussa", "parikia", "delos"),
    6: ("chora", "lionas", "naoussa", "parikia", "delos", "keros"),
}


def table(players: int, seed: int = 0, **rest: Any) -> Game:
    """Everybody owns one territory."""
    position = {
        "players": players,
        "modules": ["titans"],
        "isles": {home: {"owner": name, "troops": 1} for home, name in zip(HOMES[players], CITIES, strict=False)},
    }
    return Game.from_position(position | rest, SeededChance(seed) if "draws" not in rest else None)


def first_row(players: int, seed: int) -> list[str]:
    row: list[str] = table(players, seed, phase="gods", gods=[]).to_position()["gods"]
    return row


def rows(players: int, seed: int, cycles: int) -> list[list[str]]:
    """The open gods of the first cycles of a game left to chance."""
    found: list[list[str]] = over_cycles(table(players, seed, phase="gods", gods=[]), "gods", cycles)
    return found


def hidden(row: list[str]) -> set[str]:
    return set(GODS) - set(row)


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_row_is_any_order_of_the_five(players: int) -> None:
    seen = {tuple(first_row(players, seed)) for seed in range(1200)}
    assert seen == set(permutations(GODS, OPEN_GODS[players]))


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_open_ones_take_bids_the_hidden_ones_don_t(players: int) -> None:
    game = table(players, seed=3, phase="gods", gods=[])
    row = game.to_position()["gods"]
    for god in GODS:
        if god in row:
            assert f"bid {god} 1" in texts(game)
        else:
            refused(game, f"bid {god} 1", "god_not_available", "T2.1")
    assert "bid apollo" in texts(game)


@pytest.mark.rule("T2.1")
def test_kronos_acts_in_his_place_of_the_row() -> None:
    game = table(4, gods=["zeus", "kronos", "ares"], turn_order=["thebes", "corinth", "athens", "sparta"])
    play(game, "bid apollo", "bid ares 1", "bid kronos 1", "bid zeus 1")
    acting = []
    while game.to_position()["turn"] is not None and "end" in texts(game):
        acting.append((game.to_position()["turn"]["god"], decider(game)))
        play(game, "end")
    assert acting == [("zeus", "sparta"), ("kronos", "athens"), ("ares", "corinth")]


@pytest.mark.rule("T2.1")
def test_six_all_are_shuffled_every_cycle() -> None:
    following = [pair for seed in range(30) for pair in pairwise(rows(6, seed, 6))]
    assert all(sorted(row) == sorted(GODS) for pair in following for row in pair)
    # Nothing is kept: any god may be first, and last, after any first one.
    assert {(before[0], after[0]) for before, after in following} == {(one, other) for one in GODS for other in GODS}
    assert {(before[4], after[0]) for before, after in following} == {(one, other) for one in GODS for other in GODS}


@pytest.mark.rule("T2.1")
def test_five_the_hidden_one_is_first_and_the_others_shuffled_behind_it() -> None:
    following = [pair for seed in range(60) for pair in pairwise(rows(5, seed, 5))]
    for before, after in following:
        assert hidden(before) == {after[0]}
    # Where the four that lay open stand next, or which of them is hidden, is left to chance.
    places = {tuple(before.index(god) for god in after[1:]) for before, after in following}
    assert places == set(permutations(range(4), 3))


@pytest.mark.rule("T2.1")
def test_four_the_two_hidden_ones_come_first_shuffled_and_one_of_the_rest_behind() -> None:
    following = [pair for seed in range(60) for pair in pairwise(rows(4, seed, 5))]
    for before, after in following:
        assert hidden(before) == set(after[:2])
    assert {before.index(after[2]) for before, after in following} == {0, 1, 2}
    # Both orders of the two come up.
    assert {(before[2], after[0]) for before, after in following} == set(permutations(GODS, 2))


@pytest.mark.rule("T2.1")
def test_three_two_of_the_three_hidden_ones_come_the_rest_is_hidden() -> None:
    following = [pair for seed in range(60) for pair in pairwise(rows(3, seed, 5))]
    assert all(set(after) <= hidden(before) for before, after in following)
    orders = {tuple(sorted(hidden(before)).index(god) for god in after) for before, after in following}
    assert orders == set(permutations(range(3), 2))


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize(
    ("players", "draws", "rounds"),
    [
        (
            3,
            ["kronos", "ares", "poseidon", "athena", "zeus", "kronos"],
            [["kronos", "ares"], ["poseidon", "athena"], ["zeus", "kronos"]],
        ),
        (
            4,
            ["kronos", "ares", "zeus", "athena", "poseidon", "kronos", "zeus", "ares", "athena"],
            [["kronos", "ares", "zeus"], ["athena", "poseidon", "kronos"], ["zeus", "ares", "athena"]],
        ),
        (
            5,
            [
                "zeus",
                "ares",
                "kronos",
                "athena",
                "poseidon",
                "athena",
                "zeus",
                "ares",
                "kronos",
                "ares",
                "poseidon",
                "zeus",
            ],
            [
                ["zeus", "ares", "kronos", "athena"],
                ["poseidon", "athena", "zeus", "ares"],
                ["kronos", "ares", "poseidon", "zeus"],
            ],
        ),
    ],
)
def test_three_cycles_drawn_one_after_another(players: int, draws: list[str], rounds: list[list[str]]) -> None:
    assert over_cycles(table(players, phase="gods", gods=[], draws={"god": draws}), "gods", 3) == rounds


# Hades


def after_hades(players: int, row: list[str], covered: str, seed: int) -> list[str]:
    """The row of the cycle after one with this row, in which Hades lay on that god."""
    game = table(players, seed, modules=["titans", "hades"], cycle=3, threat=9, gods=[*row, "hades"], covered=covered)
    refused(game, f"bid {covered} 1", "god_not_available", "H2.2")
    found: list[str] = pass_cycle(game).to_position()["gods"]
    return found


@pytest.mark.rule("T2.1", "H2.2")
def test_the_covered_god_counts_as_having_been_available() -> None:
    for seed in range(12):
        assert after_hades(5, ["zeus", "athena", "poseidon"], "ares", seed)[0] == "kronos"
        assert set(after_hades(4, ["zeus", "athena"], "ares", seed)[:2]) == {"poseidon", "kronos"}
        assert set(after_hades(3, ["zeus"], "ares", seed)) < {"poseidon", "athena", "kronos"}
        assert sorted(after_hades(6, ["zeus", "athena", "poseidon", "kronos"], "ares", seed)) == sorted(GODS)


@pytest.mark.rule("T2.1", "H2.2")
def test_so_does_kronos() -> None:
    for seed in range(12):
        assert after_hades(5, ["zeus", "athena", "poseidon"], "kronos", seed)[0] == "ares"
        assert set(after_hades(4, ["zeus", "athena"], "kronos", seed)[:2]) == {"poseidon", "ares"}
        assert set(after_hades(3, ["zeus"], "kronos", seed)) < {"poseidon", "athena", "ares"}


@pytest.mark.rule("T2.1", "H2.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("last", GODS)
def test_hades_covers_the_last_open_god_whoever_he_is(players: int, last: str) -> None:
    above = [god for god in GODS if god != last][: OPEN_GODS[players] - 1]
    game = table(
        players,
        modules=["titans", "hades"],
        phase="gods",
        gods=[],
        threat=9,
        draws={"god": [*above, last]},
    )
    position = game.to_position()
    assert (position["gods"], position["covered"]) == ([*above, "hades"], last)
