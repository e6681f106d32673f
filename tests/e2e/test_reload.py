"""Whoever loads the page again, in the middle of whatever is asked, sees the same table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cyclades.forms.decision import KINDS
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS
from tests.e2e.laid_tables import lay
from tests.e2e.moments import MOMENTS
from tests.e2e.person import Person
from tests.e2e.titans_moments import TITANS_MOMENTS
from tests.server.host import Host


@pytest.fixture(scope="module")
def anna(resident: Newcomer) -> Person:
    return resident()


ALL_MOMENTS = MOMENTS | HADES_MOMENTS | TITANS_MOMENTS


@pytest.mark.parametrize("kind", ALL_MOMENTS)
def test_a_reload_shows_the_same(kind: str, host: Host, anna: Person) -> None:
    table = lay(host.file, ALL_MOMENTS[kind], title=kind)
    anna.page.goto(host.url + table.link(0))
    expect(anna.page).to_have_title(f"● Your turn: {kind}")
    anna.wait_until_asked()
    assert anna.view["decision"]["kind"] == kind
    before = anna.shown()
    assert before["choices"]
    anna.shot(f"decision-{kind}")
    anna.page.reload()
    anna.wait_until_asked()
    assert anna.shown() == before


def test_every_kind_of_decision_is_among_them() -> None:
    assert set(KINDS) == set(ALL_MOMENTS)
