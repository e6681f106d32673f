"""Somebody among bots sees what they do at a pace of his own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import offering
from tests.e2e.person import Person, ask_until
from tests.server.host import Host


def shown(person: Person) -> int:
    """How many lines of the log are there."""
    return person.page.locator(".log .line").count()


def test_bots_wait_for_each_step_until_they_are_skipped(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, offering()).link(0), pace="step")
    page = anna.page
    anna.wait_until_asked()
    controls = page.get_by_role("group", name="How fast the bots play")
    expect(controls).to_have_count(0)
    lines = shown(anna)
    anna.take("bid apollo")
    expect(controls).to_be_visible()
    expect(page.locator(".log .line")).to_have_count(lines + 1)
    page.wait_for_timeout(300)  # the server is long done
    assert shown(anna) == lines + 1
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".log .line").nth(lines + 1)).to_be_visible()
    assert not anna.is_asked
    page.get_by_role("button", name="Skip to my turn").click()
    anna.wait_until_asked()
    expect(controls).to_have_count(0)


def test_whoever_comes_back_sees_the_present(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, offering()).link(0), pace="step")
    anna.wait_until_asked()
    anna.take("bid apollo")
    expect(anna.page.get_by_role("button", name="Next step")).to_be_visible()

    def bots_are_done() -> bool:
        anna.page.wait_for_timeout(10)
        return bool(anna.options)

    ask_until(bots_are_done)  # the page has heard it all, and shows none of it
    assert not anna.is_asked
    anna.page.reload()
    anna.wait_until_asked()


def test_the_pace_is_set_on_a_phone_and_remembered(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, offering()).link(0), pace="normal", viewport=PHONE, has_touch=True)
    page = anna.page
    anna.wait_until_asked()
    anna.take("bid apollo")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    lines = shown(anna)
    page.wait_for_timeout(1500)  # longer than any step takes at that pace
    assert shown(anna) == lines
    for tab in ("Gods", "Cities", "Act"):  # it is there, whatever is looked at
        page.get_by_role("tab", name=re.compile(tab)).click()
        expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("group", name="How fast the bots play").get_by_text("Fast").click()
    anna.wait_until_asked()
    assert page.evaluate("localStorage['cyclades-pace']") == "fast"


# Whether all of it is inside its box, and nothing lies over another.
TIDY = """group => {
  const boxes = [...group.querySelectorAll('label, button')].map((one) => one.getBoundingClientRect())
  const around = group.getBoundingClientRect()
  return boxes.every((one, place) =>
    one.left >= around.left && one.right <= around.right && one.bottom <= around.bottom &&
    boxes.slice(place + 1).every((next) =>
      next.left >= one.right - 1 || next.right <= one.left + 1 || next.top >= one.bottom - 1))
}"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "ru-RU"])
@pytest.mark.parametrize("size", [100, 130])
@pytest.mark.parametrize("look", [{}, {"viewport": PHONE, "has_touch": True}])
def test_all_that_sets_the_pace_has_room(
    host: Host, newcomer: Newcomer, language: str, size: int, look: dict[str, Any]
) -> None:
    anna = newcomer(lay(host.file, offering()).link(0), pace="normal", locale=language, **look)
    anna.page.evaluate(f"localStorage['cyclades-text-size'] = '{size}'")
    anna.page.reload()
    anna.wait_until_asked()
    anna.take("bid apollo")
    group = anna.page.locator(".pace[role=group]")
    group.get_by_role("button").first.click()  # pauses: then there is most on it
    expect(group.get_by_role("button")).to_have_count(3)
    assert group.evaluate(TIDY)
    anna.shot(f"pace-{language}-{size}-{bool(look)}")
