"""Quick hands: offerings at the god's card, recruiting in hand, the end of a turn, keys, hints, seat links."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import MIXED_MOMENTS
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.e2e.person import Person
from tests.e2e.test_axe import LOOKS, faults
from tests.server.host import Host

PHONE_LOOK: dict[str, Any] = LOOKS["phone-dark"] | {"has_touch": True, "is_mobile": True}

# Whether a click at its middle hits a button, also one that can't be used now.
HIT = """button => {
  const { x, y, width, height } = button.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === button
}"""


def acts(person: Person) -> list[str]:
    return [message["action"] for message in person.sent if message["type"] == "act"]


def test_a_cut_off_link_leaves_the_seat(host: Host, newcomer: Newcomer) -> None:
    """Opened in the same window, and after a reload one still sits there."""
    table = lay(host.file, MOMENTS["turn"])
    anna = newcomer(table.link(0))
    anna.wait_until_asked()
    anna.page.goto(host.url + table.link(0)[:-5])
    notice = anna.page.get_by_role("alert")
    expect(notice).to_contain_text("That seat link is not valid")
    anna.wait_until_asked()
    assert "token" not in anna.page.url
    anna.shot("hands-bad-link")
    assert faults(anna) == []
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    anna.page.reload()
    anna.wait_until_asked()
    stranger = newcomer(table.link(0)[:-5])
    expect(stranger.page.get_by_role("alert")).to_contain_text("Open the whole link")
    expect(stranger.page.get_by_text("You are watching")).to_be_visible()


def test_offering_by_clicks_by_typing_and_by_keys(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["offering"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    ares = page.locator('.god[data-god="ares"]')
    slip = page.locator(".bid")
    ares.click()
    expect(slip).to_contain_text("Offer 3 gold to Ares")
    ares.click()
    expect(slip).to_contain_text("You pay 4 gold; 5 are left.")
    assert faults(anna) == []
    anna.shot("hands-bid")
    number = page.get_by_role("spinbutton")
    number.fill("7")
    expect(slip).to_contain_text("Offer 7 gold to Ares")
    number.fill("70")
    expect(number).to_have_value("9")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    page.keyboard.press("3")
    page.keyboard.press("3")
    expect(slip).to_contain_text("Offer 2 gold to Zeus")
    assert acts(anna) == []
    page.keyboard.press("Enter")
    expect(page.locator(".bids .badge", has_text="2").last).to_be_visible()
    assert acts(anna) == ["bid zeus 2"]


def test_enter_means_the_offering_and_escape_closes_one_thing_after_the_other(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["offering"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    slip = page.locator(".bid")
    page.locator('.god[data-god="zeus"]').click()
    board, at = page.locator("main.board").bounding_box(), slip.bounding_box()
    assert board
    assert at
    assert at["x"] >= board["x"]  # beside the players
    slip.get_by_role("button", name="About Zeus").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(slip).to_contain_text("Offer 1 gold to Zeus")
    page.locator('.god[data-god="zeus"]').click()
    expect(page.locator('.choices [data-action^="bid zeus"]')).to_have_text("Offer 2 gold to Zeus")
    page.keyboard.press("Enter")
    expect(slip).to_have_count(0)
    assert acts(anna) == ["bid zeus 2"]


def test_a_begun_move_is_left_and_says_what_stays_empty(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    move = next(option["text"] for option in anna.options if option["kind"] == "move_troops")
    for leave in ("button", "Escape", "Control+z"):
        anna.take(move)
        expect(page.locator(".emptied")).to_be_visible()
        anna.shot("hands-begun")
        if leave == "button":
            page.get_by_role("button", name="← Back").click()
        else:
            page.keyboard.press(leave)
        expect(page.locator(".foot .wide")).to_be_visible()
        anna.wait_until_asked()
    assert acts(anna) == [move] * 3


def hint_after_recruiting(person: Person) -> None:
    """So much at once there is nowhere else: a step to take back, a hint, and all that a turn offers."""
    person.wait_until_asked()
    person.take(next(option["text"] for option in person.options if option["kind"] == "recruit_troop"))
    person.wait_until_asked()
    person.page.keyboard.press("h")
    expect(person.page.locator(".hint .best")).to_be_visible()


def test_the_fullest_turn_shows_its_end_and_the_way_back(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MIXED_MOMENTS["turn-hades"]).link(0))
    page = anna.page
    hint_after_recruiting(anna)
    for name in ("End the turn", "↶ Undo step", "⟲ Undo turn"):
        expect(page.get_by_role("button", name=name, exact=True).last).to_be_in_viewport(ratio=1)
    expect(page.locator(".foot.more")).to_be_visible()
    expect(page.locator(".actions button").first).to_be_in_viewport(ratio=1)
    anna.shot("hands-fullest-turn")
    assert faults(anna) == []


def test_a_hint_in_a_low_window_leaves_two_rows_of_actions_in_sight(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MIXED_MOMENTS["turn-hades"]).link(0), viewport={"width": 1280, "height": 720})
    page = anna.page
    hint_after_recruiting(anna)
    expect(page.locator(".hint .why li").first).to_be_in_viewport(ratio=1)
    anna.shot("hands-low-hint")
    for action in page.locator(".actions button").all()[:4]:
        assert action.evaluate(HIT)


def test_recruiting_stays_in_hand_and_the_log_where_it_is(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    log = page.locator(".talk").bounding_box()
    troop = page.locator('[data-mode="recruit_troop"]')
    troop.click()
    for price in ("free", "2 gold", "3 gold"):
        expect(troop).to_contain_text(price)
        expect(troop).to_have_attribute("aria-pressed", "true")
        point = anna.point_of("isle:naxos")
        assert point is not None
        page.mouse.click(*point)
        anna.wait_until_asked()
    expect(troop).to_contain_text("4 gold")
    assert acts(anna) == ["recruit troop naxos"] * 3
    page.keyboard.press("Escape")
    expect(troop).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    expect(page.locator(".hint .best")).to_be_visible()
    expect(page.locator(".hint .why li").first).to_be_visible()
    assert page.locator(".talk").bounding_box() == log


def test_the_end_of_a_turn_names_what_is_left_and_keys_are_listed(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    page.keyboard.press("e")
    expect(page.locator(".panel .ask + ul li").first).to_have_text(re.compile("Troop, free"))
    page.get_by_role("button", name="Troop, free").click()  # it is taken up after all
    expect(page.locator(".panel .ask")).to_have_count(0)
    expect(page.locator('[data-mode="recruit_troop"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("e")
    page.locator(".panel").get_by_role("button", name="Satyr, 3 gold").click()
    expect(page.get_by_role("dialog")).to_contain_text("Satyr")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(page.locator(".panel .ask")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    assert faults(anna) == []
    page.keyboard.press("e")
    dialog.get_by_role("switch").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").press_sequentially("huel?")
    expect(page.locator(".panel .ask, .hint")).to_have_count(0)
    assert acts(anna) == []


def test_a_choice_of_a_hint_that_is_not_the_best(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["land_battle"]).link(0), **PHONE_LOOK)
    anna.wait_until_asked()
    anna.page.get_by_role("button", name="Hint").tap()
    other = anna.page.locator(".hint .choice:not(.best)")
    expect(other).not_to_have_count(0)
    anna.shot("hands-hint-battle-phone")
    other.first.tap()
    expect(anna.page.locator(".hint .choice.marked")).to_have_count(1)
    assert acts(anna) == []  # it can't be taken back: the usual button confirms it
    anna.page.locator(".panel .body button.advised:focus").tap()
    expect(other).to_have_count(0)
    assert len(acts(anna)) == 1


def test_small_questions_around_the_table(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    page.get_by_role("button", name="New table with friends").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    boris = newcomer("/" + page.url.split("/", 3)[3])
    sit = boris.page.get_by_role("button", name="Sit here").first
    sit.click(force=True)  # it is grey, and says why
    expect(boris.page.get_by_label("Your name")).to_be_focused()
    expect(boris.page.get_by_text("Enter your name first")).to_be_visible()
    boris.shot("hands-sit-here")
    boris.page.get_by_label("Your name").fill("Boris")
    sit.click()
    leave = boris.page.get_by_role("button", name="Leave")
    leave.click()
    expect(boris.page.get_by_text("Give your seat up?")).to_be_visible()
    boris.page.get_by_role("button", name="Back", exact=True).click()
    expect(leave).to_be_focused()
    leave.click()
    leave.click()
    expect(boris.page.get_by_role("button", name="Play against bots")).to_be_visible()
    assert [message["type"] for message in boris.sent].count("leave") == 1


def test_unread_lines_and_who_is_not_here(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    anna.wait_until_asked()
    boris.wait_for_table()
    for person, words in ((anna, "mine"), (boris, "his")):
        person.page.get_by_role("tab", name="Chat").click()
        person.page.get_by_role("textbox", name="Say something").fill(words)
        person.page.get_by_role("button", name="Send").click()
        expect(person.page.locator(".chat .lines p", has_text=words)).to_be_visible()
        person.page.get_by_role("tab", name="Log").click()
    expect(anna.page.locator("#side-chat .dot")).to_have_text("1")
    expect(boris.page.locator("#side-chat .dot")).to_have_count(0)
    boris.page.close()
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.get_by_text("Boris has been away since")).to_be_visible()
    expect(anna.page.get_by_text("seconds a bot can be asked for")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Ask for a bot")).to_have_count(0)
    anna.page.get_by_role("button", name="Leave").click()
    expect(anna.page.get_by_text("Leave the game?")).to_be_visible()
    anna.shot("hands-menu")
    assert faults(anna) == []
    assert "leave" not in [message["type"] for message in anna.sent]
