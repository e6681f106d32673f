"""A sample of `python -m tests.watching.news`: nothing that others took is missing in the news of the page."""

from __future__ import annotations

import pytest

from tests.watching.news import check, terms_of

SAMPLE = (1, 2, 24, 37, 98, 119, 126, 127)


def test_the_sample_has_every_module() -> None:
    modules = [terms_of(number).modules for number in SAMPLE]
    assert () in modules
    assert {"free_placement", "hades", "heroes", "favours", "titans"} in [set(some) for some in modules]
    assert any(terms_of(number).teams for number in SAMPLE)


def test_no_loss_is_missing(capfd: pytest.CaptureFixture[str]) -> None:
    done = check(SAMPLE)
    told = capfd.readouterr().out
    assert done == 0, told
    assert told.startswith(f"{len(SAMPLE)} games, ")
