"""Several people around one device: the curtain between them, and a game from its table to its end."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.around import device_at, newest_views, secrets, sit_around
from tests.e2e.chromium import DESKTOP
from tests.e2e.conftest import Newcomer
from tests.e2e.moments import offering
from tests.e2e.person import Person, ask_until, least_done
from tests.server.host import Host

MOST_STEPS = 300
# An offering is on its way.
BUSY = "section.bidding form[aria-busy=true]"


def test_hand_overs_show_nothing_of_the_covered(browser: Browser, host: Host, shots: Path | None) -> None:
    device = device_at(browser, host, shots)
    device.hand_over(12, random.Random(20))
    assert device.person.problems == []
    device.page.context.close()


def test_bids_one_after_the_other(newcomer: Newcomer, host: Host) -> None:
    """A click too many is not the next one's, and whoever was picked by hand is asked no longer than it is his turn."""
    person = newcomer()
    page = person.page
    sit_around(person, host, offering())
    bids = page.locator("section.bidding")
    page.get_by_role("navigation", name="At this device").get_by_role("button", name="Anna").click()
    expect(bids.get_by_role("heading", name="Anna bids")).to_be_visible()
    bids.locator("[data-bid=poseidon]").click()
    bid = bids.locator("button.main")
    box = bid.bounding_box()
    assert box is not None
    bid.click()
    expect(bids.get_by_role("heading", name="Clara bids")).to_be_visible()
    for part in (0.2, 0.5, 0.8):
        page.mouse.click(box["x"] + box["width"] * part, box["y"] + box["height"] * part)
    page.wait_for_timeout(300)
    expect(bids.get_by_role("heading", name="Clara bids")).to_be_visible()
    expect(bids.locator("[aria-pressed=true]")).to_have_count(0)


def test_what_lies_behind_a_screen_is_covered_with_ones_notes(newcomer: Newcomer, host: Host) -> None:
    person = newcomer()
    page = person.page
    sit_around(person, host, secrets())
    curtain = page.locator("section[aria-labelledby$=-to]")
    notes = page.get_by_role("button", name="My notes")
    raise_screen(curtain)
    page.get_by_role("button", name="Menu").click()
    notes.click()
    page.get_by_role("textbox", name="My notes").fill("Boris bluffs.")
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Cover", exact=True).click()
    expect(curtain).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(notes).to_have_count(0)
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Hand over to Boris").click()
    raise_screen(curtain)
    page.get_by_role("button", name="Menu").click()
    notes.click()
    expect(page.get_by_role("textbox", name="My notes")).to_have_value("")


def raise_screen(curtain: Locator) -> None:
    button = curtain.get_by_role("button").last
    button.dispatch_event("click")
    curtain.page.wait_for_timeout(20)
    button.dispatch_event("click")
    expect(curtain).to_have_count(0)


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
        sheet.locator("button.main").click()
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
            raise_screen(curtain)
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
