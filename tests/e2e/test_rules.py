"""The rules in the page: a drawer over the table, pages of their own, and every number leads there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.e2e.person import Person
from tests.e2e.test_axe import faults
from tests.e2e.titans_moments import ALL_TITANS
from tests.server.host import Host

NUMBER = re.compile(r"[BCHT]\d+(\.\d+)?")


def drawer(person: Person) -> Locator:
    return person.page.locator("dialog.rules[open]")


def rule(person: Person, number: str) -> Locator:
    return person.page.locator(f'.rule[data-rule="{number}"]')


def try_andros(person: Person) -> Locator:
    """Somebody clicks where nothing can be done, and is told why: the number of the rule."""
    person.wait_until_asked()
    person.see_whole_board()
    point = person.point_of("isle:andros")
    assert point is not None
    person.page.mouse.click(*point)
    return person.page.locator(".panel .reason a")


def test_a_refusal_leads_to_its_rule_and_back(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    link = try_andros(anna)
    expect(link).to_have_text(NUMBER)
    number, why = link.inner_text(), anna.page.locator(".panel .reason").inner_text()
    link.click()
    expect(drawer(anna)).to_be_visible()
    expect(rule(anna, number)).to_be_in_viewport()
    expect(rule(anna, number)).to_be_focused()
    anna.shot("rules-drawer")
    anna.page.go_back()
    expect(drawer(anna)).to_have_count(0)
    expect(link).to_be_focused()
    assert anna.page.locator(".panel .reason").inner_text() == why
    anna.page.go_forward()
    expect(rule(anna, number)).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(drawer(anna)).to_have_count(0)
    anna.take("recruit troop naxos")  # the moment is still there


def test_a_note_leads_to_its_rule(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    point = anna.point_of("isle:andros")
    assert point is not None
    anna.page.mouse.move(*point)
    link = anna.page.locator(".tip a")
    expect(link).to_have_text(NUMBER)
    number = link.inner_text()
    anna.page.keyboard.press("r")
    expect(rule(anna, number)).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(drawer(anna)).to_have_count(0)
    anna.page.mouse.move(0, 0)
    anna.page.mouse.move(*point)
    expect(link).to_be_visible()
    link.hover()  # on its way there the pointer leaves what the note is about
    link.click()
    expect(rule(anna, number)).to_be_in_viewport()


def test_search_links_and_what_is_played_first(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, next(iter(ALL_TITANS.values()))).link(0))
    anna.wait_for_table()
    anna.page.keyboard.press("r")
    contents = drawer(anna).get_by_role("navigation")
    expect(contents).to_be_visible()
    chapters = [text for text in contents.locator("li > a b").all_inner_texts() if text.startswith(("H", "T"))]
    assert [chapter[0] for chapter in chapters] == ["T"] * 7 + ["H"] * 5
    expect(contents.locator("li", has_text="H2")).to_contain_text("not played")
    expect(contents.locator("li", has_text="T2")).not_to_contain_text("not played")
    search = drawer(anna).get_by_role("searchbox")
    expect(search).to_be_focused()
    search.press_sequentially("retreat")
    results = drawer(anna).locator(".results a")
    assert results.locator("b").all_inner_texts()[:2] == ["B6.4", "B6.3"]
    expect(drawer(anna).get_by_role("status")).to_contain_text("rules")
    search.press("ArrowDown")
    anna.page.keyboard.press("Enter")
    expect(rule(anna, "B6.4")).to_be_focused()
    rule(anna, "B6.3").get_by_role("link", name="Rule B6.1").click()
    expect(rule(anna, "B6.1")).to_be_in_viewport()
    drawer(anna).get_by_role("button", name="Back to B6.4").click()
    expect(rule(anna, "B6.4")).to_be_in_viewport()
    search.fill("posseidon")
    drawer(anna).get_by_role("button", name="poseidon").click()
    expect(results.first).to_be_visible()
    search.press("Escape")  # the search is over, not the reading
    expect(results).to_have_count(0)
    expect(drawer(anna)).to_be_visible()


def test_pages_and_paper(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.page.get_by_role("link", name="Rules").click()
    expect(anna.page.get_by_role("navigation", name="Contents")).to_be_visible()
    anna.page.goto(anna.page.url.split("#")[0] + "#/rules/b5.10")
    expect(rule(anna, "B5.10")).to_be_in_viewport()
    rule(anna, "B5.10").get_by_role("link", name="Rule C14").click()
    expect(rule(anna, "C14")).to_be_in_viewport()
    assert anna.page.url.endswith("#/rules/C14")
    anna.page.go_back()
    expect(rule(anna, "B5.10")).to_be_in_viewport()
    ruling = rule(anna, "B5.10").locator("details")
    expect(ruling).to_contain_text("A move that was begun is made.")
    anna.page.get_by_role("searchbox").fill("kraken")
    expect(rule(anna, "B1.1")).to_be_hidden()
    folded = anna.page.locator("[data-rule] details:not([open]) p").first
    expect(folded).to_be_hidden()
    anna.page.emulate_media(media="print")
    expect(folded).to_be_visible()
    expect(rule(anna, "B1.1")).to_be_visible()
    expect(rule(anna, "T7.6")).to_be_visible()
    expect(anna.page.get_by_role("searchbox")).to_be_hidden()
    expect(anna.page.locator(".results")).to_be_hidden()
    anna.page.emulate_media(media="screen")
    anna.page.goto(anna.page.url.split("#")[0] + "#/rules/B99")
    expect(anna.page.get_by_role("alert")).to_contain_text("B99")


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_a_phone_shows_nothing_else(
    size: dict[str, int], scheme: str, host: Host, newcomer: Newcomer
) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0), viewport=size, color_scheme=scheme)
    try_andros(anna).click()
    expect(drawer(anna)).to_be_visible()
    box = drawer(anna).bounding_box()
    assert box is not None
    assert (box["width"] == size["width"]) == (size == PHONE)
    assert box["height"] == size["height"]
    anna.shot(f"rules-{scheme}")
    if size == PHONE:  # axe takes seconds for so many words: the drawer here, the page there
        anna.page.goto(anna.page.url.split("#")[0] + "#/rules/H3.6")
        expect(rule(anna, "H3.6")).to_be_in_viewport()
        assert anna.too_wide == 0
    assert faults(anna) == []
