"""Several people around one device: the curtain between them, and a game from its table to its end."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.around import device_at, newest_views
from tests.e2e.chromium import DESKTOP
from tests.e2e.conftest import Newcomer
from tests.e2e.person import Person, ask_until, least_done
from tests.server.host import Host

MOST_STEPS = 300
# An offering is on its way; a stepper at its end is grey, too.
BUSY = "section.bidding :is(button.main, [data-bid]):disabled"


def test_hand_overs_show_nothing_of_the_covered(browser: Browser, host: Host, shots: Path | None) -> None:
    device = device_at(browser, host, shots)
    device.hand_over(12, random.Random(20))
    assert device.person.problems == []
    device.page.context.close()


def open_table(person: Person) -> None:
    """Anna and Boris at this device and a bot, for one cycle."""
    page = person.page
    page.get_by_role("button", name="New table with friends").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="3", exact=True).first.check(force=True)
    page.get_by_label("Seat 3").select_option("easy")
    page.get_by_label("How many of you play on this device").select_option("2")
    page.get_by_label("Name of player 2").fill("Boris")
    page.get_by_text("House rules").click()
    page.get_by_label("Last cycle").fill("1")
    person.shot("around-new-table")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()


def bid(person: Person, rng: random.Random) -> None:
    """The least that is more than the highest bid, or Apollo if the server says no."""
    sheet = person.page.locator("section.bidding")
    if sheet.locator("[role=alert]").count():
        sheet.locator("[data-bid=apollo]").click()
        return
    gods = sheet.locator("[data-bid]:not([data-bid=apollo])")
    gods.nth(rng.randrange(gods.count())).click()
    sheet.locator("button.main").click()


@pytest.mark.parametrize("look", [DESKTOP])
def test_a_game_of_two_around_one_device_and_a_bot(newcomer: Newcomer, look: dict[str, int]) -> None:
    rng = random.Random(3)
    person = newcomer(viewport=look)
    page = person.page
    open_table(person)
    person.shot("around-waiting-room")
    page.get_by_role("button", name="All of us are ready").click()
    curtain = page.locator("section[aria-labelledby$=-to]")
    done: Counter[str] = Counter()
    bids = lifted = steps = 0

    def moment() -> str | None:
        page.wait_for_timeout(20)
        if person.sees_the_end:
            return "end"
        if page.locator("section.bidding").count():
            return "bid" if page.locator(BUSY).count() == 0 else None
        if curtain.count():
            return "curtain"
        return "asked" if person.is_asked else None

    while (what := ask_until(moment)) != "end":
        steps += 1
        assert steps < MOST_STEPS
        if what == "bid":
            if bids == 0:
                person.shot("around-bid")
            bids += 1
            said = len(person.sent)
            bid(person, rng)
            while len(person.sent) == said:
                page.wait_for_timeout(20)
            page.wait_for_timeout(100)
        elif what == "curtain":
            lifted += 1
            button = curtain.get_by_role("button").last
            button.dispatch_event("click")
            page.wait_for_timeout(20)
            button.dispatch_event("click")
            expect(curtain).to_have_count(0)
        else:
            views = newest_views(person)
            asked = [view for view in views.values() if "options" in (view["decision"] or {})]
            if len(asked) != 1:
                continue
            (person.view,) = asked
            person.take(
                "end"
                if any(o["text"] == "end" for o in person.options)
                else least_done(person, person.options, done, rng)
            )
            page.wait_for_timeout(100)
    assert bids >= 2  # before anybody has looked
    assert lifted >= 1
    page.goto(page.url.split("#")[0])
    games = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Here play Anna and Boris.")
