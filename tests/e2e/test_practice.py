"""Practice in the browser: hints in steps, back over bots, one's chance, a moment tried, a first game's advice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.e2e.person import Person
from tests.e2e.test_axe import LOOKS, faults
from tests.games.corpus import recorded
from tests.server.host import Host, decider_or_none
from tests.server.past_games import lay_game

PHONE_LOOK: dict[str, Any] = LOOKS["phone-dark"] | {"has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("look", [{}, PHONE_LOOK], ids=["desktop", "phone"])
def test_a_hint_in_three_steps_and_ones_chance_before_and_after(
    look: dict[str, Any], host: Host, newcomer: Newcomer
) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"], practice=True).link(0), **look)
    page = anna.page
    anna.wait_until_asked()
    name = "phone" if look else "desktop"
    expect(page.locator(".top .mark")).to_have_text("Practice")

    page.get_by_role("button", name="My chance").click()
    expect(page.locator(".judged")).to_contain_text("Your chance to win:")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint .nudge")).to_be_visible()
    expect(page.locator(".hint .choice")).to_have_count(0)
    expect(page.locator(".advised, .board .focus")).to_have_count(0)
    anna.shot(f"practice-nudge-{name}")
    if look:
        page.get_by_role("button", name="Show the move").tap()
    else:
        page.keyboard.press("h")
    expect(page.locator(".hint .best")).to_contain_text("% to win")
    expect(page.locator(".hint .choice")).to_have_count(1)
    expect(page.locator(".hint .why")).to_have_count(0)
    anna.shot(f"practice-move-{name}")
    if look:
        page.wait_for_timeout(1000)  # or else it is one tap with the one before
        page.get_by_role("button", name="Show the reasons").tap()
    else:
        page.keyboard.press("h")
    expect(page.locator(".hint .next")).to_have_count(0)
    anna.shot(f"practice-plan-{name}")
    assert len([message for message in anna.sent if message["type"] == "hint"]) == 1
    assert anna.too_wide == 0
    assert faults(anna) == []
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_count(0)

    anna.take_from_list("recruit troop naxos")
    page.get_by_role("button", name="My chance").click()
    expect(page.locator(".judged")).to_have_text(re.compile(r"Before your last step \d+%, now \d+%"))
    anna.shot(f"practice-chance-{name}")
    assert faults(anna) == []


def test_back_over_what_a_bot_did(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_label("For practice").check()
    anna.shot("practice-switch")
    page.get_by_role("button", name="Start the game").click()
    anna.wait_until_asked()
    undo = page.get_by_role("button", name="Undo step")
    expect(undo).to_have_count(0)
    before = anna.view
    anna.take("bid apollo")
    page.wait_for_function("() => document.querySelectorAll('.log .line').length > 3")
    expect(undo).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".log .line", has_text="went back to an earlier decision")).to_be_visible()
    anna.wait_until_asked()
    assert anna.view == before
    expect(undo).to_have_count(0)
    anna.shot("practice-back")


def finished(host: Host) -> str:
    """The table of a game of one person among bots that is over."""
    (ann,) = host.started(3, bots=[None, "random", "random"], options={"max_cycles": 1}, name="Anna")
    while (client := decider_or_none([ann])) is not None:
        client.act(client.options[-1])
    return ann.table_id


def try_it(person: Person, name: str) -> None:
    page = person.page
    page.get_by_role("button", name="Try it").click()
    sheet = page.get_by_role("dialog", name="Try it")
    expect(sheet.get_by_text("You play")).to_be_visible()
    person.shot(f"practice-try-{name}")
    assert faults(person) == []
    sheet.get_by_label("random").check(force=True)
    sheet.get_by_role("button", name="Play on from here").click()
    person.wait_for_table()
    # On a phone the way back has the room of the word.
    expect(page.locator(".top .mark", has_text=re.compile(r"Practice|↩\s*Step\s\d+"))).to_be_visible()


@pytest.mark.parametrize("look", [{}, PHONE_LOOK], ids=["desktop", "phone"])
def test_a_moment_of_a_finished_game_is_tried(look: dict[str, Any], host: Host, newcomer: Newcomer) -> None:
    table = finished(host)
    anna = newcomer(f"/#/t/{table}/at/3", **look)
    try_it(anna, "phone" if look else "desktop")
    assert anna.page.url.rsplit("/", 1)[1] != table
    anna.wait_until_asked()
    anna.shot("practice-tried-phone" if look else "practice-tried")
    assert anna.too_wide == 0
    anna.page.get_by_role("link", name="to the moment (step 3)").click()
    expect(anna.page.get_by_role("button", name="Try it")).to_be_visible()
    assert f"/t/{table}/at/3" in anna.page.url


def test_ones_own_city_is_offered_first(host: Host, newcomer: Newcomer) -> None:
    """Not whose turn it is; and a moment that was tried stands apart from one's games."""
    past = lay_game(host.file, recorded("2-players-plain-1"), people=("Anna", "Boris"))
    boris = newcomer(past.link(1))
    page = boris.page
    expect(page.get_by_role("link", name="Watch the game again")).to_be_visible()
    for step in (3, 4):
        page.goto(f"{page.url.split('#')[0]}#/t/{past.id}/at/{step}")
        page.get_by_role("button", name="Try it").click()
        sheet = page.get_by_role("dialog", name="Try it")
        expect(sheet.get_by_label("Boris")).to_be_checked()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Try it").click()
    page.get_by_role("button", name="Play on from here").click()
    boris.wait_for_table()
    page.goto(f"{page.url.split('#')[0]}#/")
    expect(page.get_by_text("One moment tried")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)


@pytest.mark.parametrize("look", [{}, PHONE_LOOK], ids=["desktop", "phone"])
def test_a_first_game_gives_advice_that_fades(look: dict[str, Any], newcomer: Newcomer) -> None:
    anna = newcomer("/#/first-game", **look)
    page = anna.page
    name = "phone" if look else "desktop"
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
    anna.shot(f"first-game-{name}")
    assert faults(anna) == []
    page.get_by_role("button", name="Begin").click()
    anna.wait_until_asked()
    expect(page.locator(".advice .what")).to_contain_text("offers gold to one god")
    anna.shot(f"first-advice-{name}")
    assert anna.too_wide == 0
    assert faults(anna) == []
    if look:
        return
    page.reload()
    anna.wait_until_asked()
    expect(page.locator(".advice .what")).to_contain_text("offers gold to one god")
    anna.take("bid apollo")
    anna.wait_until_asked()
    while anna.view["cycle"] == 1 or anna.decision != "offering":
        anna.take_from_list(anna.options[0]["text"])
        anna.wait_until_asked()
    expect(page.locator(".advice p")).not_to_have_count(0)
    expect(page.locator(".advice .what", has_text="offers gold to one god")).to_have_count(0)
    anna.shot("first-advice-later")
    page.get_by_role("button", name="No more advice").click()
    expect(page.locator(".advice")).to_have_count(0)
    page.get_by_role("button", name="Give advice again").click()
    expect(page.locator(".advice")).to_be_visible()
    page.goto(page.url.split("#")[0] + "#/first-game")
    page.get_by_role("link", name="Go on with the game you have begun").click()
    anna.wait_for_table()
