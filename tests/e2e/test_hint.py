"""A hint: asked for with a button, shown beside the decision, marked where it is done, gone with the decision."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.e2e.test_axe import LOOKS, faults
from tests.server.host import Host

PHONE_LOOK: dict[str, Any] = LOOKS["phone-dark"] | {"has_touch": True, "is_mobile": True}

# Keeps what the page says while the answer is awaited: it may be there at once.
WATCH = """() => {
  window.waited = []
  new MutationObserver(() => {
    const words = document.querySelector('.ask-hint[aria-disabled] + [role=status]')?.textContent.trim()
    if (words && !waited.includes(words)) waited.push(words)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_in_a_turn_by_keyboard(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    button = page.get_by_role("button", name="Hint")
    button.focus()
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    best = page.locator(".hint .best")
    expect(best).to_contain_text("% to win")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    assert page.evaluate("waited") == ["The best bot is thinking …"]
    assert page.locator(".hint").evaluate("hint => hint.scrollHeight <= hint.clientHeight + 1")  # the panel scrolls
    anna.shot("hint-turn")
    assert page.locator(".panel.mine .advised").count() + page.locator(".board .focus").count() > 0
    assert faults(anna) == []
    page.keyboard.press("Escape")
    expect(best).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(best).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).focus()
    page.keyboard.press("Enter")
    expect(best).to_have_count(0)
    expect(button).to_be_focused()


def test_an_offering_on_a_phone_that_follows_the_hint(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["offering"]).link(0), **PHONE_LOOK)
    page = anna.page
    anna.wait_until_asked()
    page.get_by_role("button", name="Hint").tap()
    best = page.locator(".hint .best")
    expect(best).to_be_visible()
    anna.shot("hint-phone")
    assert anna.too_wide == 0
    assert faults(anna) == []
    advised = page.locator(".god.advised .name").text_content()
    assert advised
    expect(best).to_contain_text(advised)
    best.tap()
    assert "act" not in [message["type"] for message in anna.sent]  # it can't be taken back
    page.locator(".bid button.main.advised").tap()
    expect(best).to_have_count(0)
    acts = [message["action"] for message in anna.sent if message["type"] == "act"]
    assert [act.split()[:2] for act in acts] == [["bid", advised.lower()]]


@pytest.mark.parametrize("allowed", [True, False])
def test_the_maker_of_a_table_says_whether_there_are_hints(allowed: bool, host: Host, newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    page.get_by_role("button", name="New table with friends").click()
    page.get_by_label("Your name").fill("Anna")
    for seat in ("Seat 2", "Seat 3", "Seat 4"):
        page.get_by_label(seat).select_option("random")
    page.get_by_text("House rules").click()
    box = page.get_by_label("Hints may be asked for")
    expect(box).to_be_checked()
    box.set_checked(allowed)
    page.get_by_role("button", name="Open the table").click()
    anna.wait_until_asked()
    expect(page.get_by_role("button", name="Hint")).to_have_count(1 if allowed else 0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("There are no hints at this table.")).to_have_count(0 if allowed else 1)


def test_four_levels_and_the_normal_one_is_chosen(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.page.get_by_role("button", name="Play against bots").click()
    pills = anna.page.locator("fieldset", has_text="Level of the bots")
    assert pills.locator("label").all_inner_texts()[:4] == ["easy", "normal", "hard", "expert"]
    expect(pills.get_by_role("radio", checked=True)).to_have_value("normal")
    anna.shot("levels")
