"""Compiled build and pure one play the same games; `python -m tests.engine.parity --compare --games 5000` for more."""

from __future__ import annotations

import pytest

from tests.engine.parity import fingerprints, first_difference, lines_of_build

GAMES = 20
MODULE_GAMES = 64  # each subset of the modules with each number of players
TITANS_GAMES = 24  # every table of Titans


@pytest.mark.parametrize(("games", "modules"), [(GAMES, "none"), (MODULE_GAMES, "hades"), (TITANS_GAMES, "titans")])
def test_compiled_and_pure_build_play_the_same_games(games: int, modules: str) -> None:
    installed = lines_of_build(pure=False, first=0, games=games, modules=modules)
    if installed[0] != "compiled":
        pytest.skip("the installed build is not compiled, so there is nothing to compare")
    pure = lines_of_build(pure=True, first=0, games=games, modules=modules)
    assert pure[0] == "pure"
    assert len(pure) > 5 * games
    assert first_difference(installed, pure) is None, "the builds differ, or the installed one is of older sources"


def test_a_difference_is_found() -> None:
    lines = ["compiled", *fingerprints(range(2), modules="none")]
    assert first_difference(lines, ["pure", *lines[1:]]) is None
    assert first_difference(lines, ["pure", *lines[1:-1]]) is not None
    assert first_difference(lines, ["pure", *lines[1:-1], lines[1]]) is not None
