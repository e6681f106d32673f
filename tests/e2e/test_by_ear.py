"""Without sight: last cycles by roles and names from the accessibility tree alone, and what is said of them.

Whole games of the base game and of all Hades modules are parts of `make proof`.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.by_ear import Listener
from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import last_cycle as last_of_hades
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS, Moment, last_offering
from tests.server.host import Host

FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("moment", "look"), [(last_offering(), {}), (last_of_hades(max_cycles=3), FINGER)], ids=["base", "hades-phone"]
)
def test_a_last_cycle(moment: Moment, look: dict[str, Any], host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, moment).link(0), **look)
    listener = Listener(anna.page, random.Random(2), bool(look))
    listener.play()
    assert listener.calls >= 2  # for an offering and for a turn, at least
    assert anna.view["ending"]
    assert any(re.search(r"^(Athens|Corinth|Thebes|Argos) ", said, re.MULTILINE) for said in listener.heard)


def test_what_is_said_of_a_turn_of_chat_and_of_others(host: Host, newcomer: Newcomer) -> None:
    """With another tab open, too, on a phone; what one says oneself isn't said again."""
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0), **FINGER), newcomer(table.link(1))
    now, told = (boris.page.get_by_role("status", name=name) for name in ("Whose turn it is", "What happens"))
    boris.wait_for_table()
    expect(now).to_be_empty()
    anna.wait_until_asked()
    expect(anna.page.get_by_role("status", name="Whose turn it is")).to_have_text(
        re.compile(r"^Your turn: The turn with Ares")
    )
    anna.page.get_by_role("tab", name="Chat").tap()
    anna.page.get_by_label("Say something").fill("Leave Delos alone!")
    anna.page.keyboard.press("Enter")
    expect(told).to_have_text("Anna: Leave Delos alone!")
    anna.page.get_by_role("tab", name="Act").tap()
    anna.take("recruit troop naxos")
    expect(told).to_have_text(re.compile(r"^Anna recruits a troop on Naxos"))
    expect(anna.page.get_by_role("status", name="What happens")).not_to_contain_text("Delos")


def test_the_log_is_one_stop(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["kraken_step"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    log = page.get_by_role("region", name="What has happened")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="To the log").press("Enter")
    lines = log.get_by_role("button")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    assert lines.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(log.locator(":focus")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(log.locator(":focus")).to_have_count(0)


def test_skipping_to_the_question_and_to_the_board(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("button", name="To what is asked")).to_be_in_viewport(ratio=1)
    anna.shot("skip")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("region", name="It is your turn")).to_be_focused()
    anna.page.get_by_role("button", name="To the board").press("Enter")
    expect(anna.page.locator(":focus")).to_have_attribute("data-place", re.compile("isle|sea"))
