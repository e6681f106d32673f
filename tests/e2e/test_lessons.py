"""Lessons in the browser: three of them by clicks, the list and what it remembers, a first visitor, a phone, axe.

All of them are played by `python -m tests.lessons.by_clicks`, a part of `make proof`.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cyclades.lessons import lessons
from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.person import Person
from tests.e2e.test_axe import faults
from tests.lessons.by_clicks import Learner
from tests.server.host import Host

LESSON = re.compile(r"/#/t/")


@pytest.mark.parametrize("name", ["bidding", "battle", "hades"])
def test_a_lesson_by_clicks(name: str, host: Host, newcomer: Newcomer) -> None:
    learner = Learner(newcomer("/#/learn"), lessons()[name])
    learner.take(host.url)
    assert learner.tries == sum(len(step.wrong) for step in lessons()[name].form.steps)


def test_a_lesson_on_a_phone(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer("/#/learn", viewport=PHONE)
    Learner(anna, lessons()["athena"]).take(host.url)
    assert anna.too_wide == 0


def read_on(anna: Person) -> None:
    while anna.page.get_by_role("button", name="Read on").count():
        anna.page.get_by_role("button", name="Read on").click()


def test_what_the_panel_leaves_free(newcomer: Newcomer) -> None:
    """Neither the panel nor the ring lies over what must be chosen, on a small screen either."""
    for look in ({}, {"viewport": PHONE}):
        anna = newcomer("/#/learn/bidding", **look)
        anna.wait_until_asked()
        read_on(anna)
        hit = anna.page.locator(".god[data-god=ares]").evaluate(
            """god => {
              const { left, top, width, height } = god.getBoundingClientRect()
              return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.god')?.dataset.god
            }"""
        )
        assert hit == "ares"
        place = anna.page.locator(".lesson").bounding_box()
        act = anna.page.locator(".panel").bounding_box()
        assert place is not None
        assert act is not None
        assert place["y"] + place["height"] <= act["y"]


def test_show_me_and_next(newcomer: Newcomer) -> None:
    anna = newcomer("/#/learn/winning")
    for step in range(3):
        expect(anna.page.locator(f'.lesson[data-step="{step}"]')).to_be_visible()
        anna.wait_until_asked()
        read_on(anna)
        anna.page.get_by_role("button", name="Show me").click()
    expect(anna.page.locator(".lesson.over")).to_be_visible()
    anna.page.get_by_role("link", name="Next lesson: A cycle").click()
    expect(anna.page.locator('.lesson[data-lesson="cycle"]')).to_be_visible()
    anna.page.get_by_role("link", name="All lessons").click()
    expect(anna.page.locator("li a.done")).to_have_count(1)
    expect(anna.page.locator("li a[aria-current=step]")).to_contain_text("A cycle")
    anna.page.reload()  # it is remembered
    expect(anna.page.locator("li a.done")).to_contain_text("What wins")
    anna.shot("lessons-list")
    assert faults(anna) == []


def test_back_does_not_begin_anew(newcomer: Newcomer) -> None:
    anna = newcomer("/#/learn")
    anna.page.get_by_role("link", name="Begin", exact=True).click()
    expect(anna.page.locator(".lesson")).to_be_visible()
    expect(anna.page).to_have_url(LESSON)
    anna.page.go_back()
    expect(anna.page.locator("h1")).to_have_text("Learn the game")
    expect(anna.page.locator("li a").first).to_be_visible()


def test_a_first_visitor_is_asked_once(newcomer: Newcomer) -> None:
    anna = newcomer()
    offer = anna.page.locator(".offer")
    expect(offer).to_be_visible()
    assert faults(anna) == []
    anna.shot("lessons-offer")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_role("link", name="Learn the game")).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("look", [{"color_scheme": "dark"}, {"viewport": PHONE, "color_scheme": "dark"}])
def test_nothing_serious_for_axe(look: dict[str, object], newcomer: Newcomer) -> None:
    anna = newcomer("/#/learn/bidding", **look)
    anna.wait_until_asked()
    expect(anna.page.locator(".ring")).to_be_visible()
    assert faults(anna) == []
    read_on(anna)
    anna.take("bid apollo")
    expect(anna.page.locator(".lesson .reply")).to_be_visible()
    anna.shot("lesson-dark" if "viewport" not in look else "lesson-dark-phone")
    assert faults(anna) == []


def test_by_keyboard(newcomer: Newcomer) -> None:
    """Somebody reads on with Enter, and the focus stays in the lesson."""
    anna = newcomer("/#/learn/bidding")
    anna.wait_until_asked()
    anna.page.get_by_role("button", name="Read on").focus()
    for _ in range(2):
        anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Show me")).to_be_focused()
