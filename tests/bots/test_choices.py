"""The bots of a level choose the same in the compiled build and in the pure one."""

from __future__ import annotations

import pytest

from tests.bots.choices import GAMES
from tests.engine.parity import first_difference, told_by_build


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_compiled_and_pure_build_choose_the_same(level: str) -> None:
    installed = told_by_build(False, "tests.bots.choices", level)
    if installed[0] != "compiled":
        pytest.skip("the installed build is not compiled, so there is nothing to compare")
    pure = told_by_build(True, "tests.bots.choices", level)
    assert pure[0] == "pure"
    assert len(pure) > 20 * len(GAMES)
    assert first_difference(installed, pure) is None, "the builds differ, or the installed one is of older sources"
