"""Whoever loads the page again or closes it, in the middle of whatever is asked, comes back to the same table."""

from __future__ import annotations

import pytest

from cyclades.forms.decision import KINDS
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS
from tests.e2e.laid_moments import sit_down
from tests.e2e.moments import MOMENTS
from tests.e2e.person import Person
from tests.e2e.titans_moments import TITANS_MOMENTS
from tests.server.host import Host


@pytest.fixture(scope="module")
def anna(resident: Newcomer) -> Person:
    return resident()


ALL_MOMENTS = MOMENTS | HADES_MOMENTS | TITANS_MOMENTS


@pytest.mark.parametrize("kind", ALL_MOMENTS)
def test_a_reload_shows_the_same_and_a_closed_tab_is_one_click_away(kind: str, host: Host, anna: Person) -> None:
    sit_down(anna, host, ALL_MOMENTS[kind], kind)
    assert anna.view["decision"]["kind"] == kind
    assert anna.shown()["choices"]
    anna.shot(f"decision-{kind}")
    anna.reload()
    anna.come_back(host.url, f"{kind} It is your turn.")


def test_every_kind_of_decision_is_among_them() -> None:
    assert set(KINDS) == set(ALL_MOMENTS)
