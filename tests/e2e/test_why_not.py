"""What can't be chosen says why, wherever it is: to whoever points at it, goes there with the keyboard, or taps it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.moments import MOMENTS, SPECIAL_MOMENTS
from tests.e2e.person import Person
from tests.e2e.titans_moments import ALL_TITANS
from tests.server.host import Host

REASON = re.compile(r"\w.*[BCHT]\d")
ALL_MOMENTS = MOMENTS | SPECIAL_MOMENTS | HADES_MOMENTS | ALL_TITANS
RESTING = 1400  # milliseconds after which whoever points at something has asked


def tip(person: Person) -> Locator:
    return person.page.locator(".tip")


def point_at(person: Person, place: str) -> None:
    point = person.point_of(place)
    assert point is not None
    person.page.mouse.move(*point)


def test_a_place_that_is_pointed_at(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    point_at(anna, "isle:andros")
    expect(tip(anna)).to_contain_text("Andros")
    expect(tip(anna)).to_have_text(REASON)
    anna.shot("why-not-hover")
    expect(anna.page.locator(".panel .reason")).to_be_empty()  # pointing changes nothing else
    point_at(anna, "sea:5-2")
    expect(tip(anna)).not_to_contain_text("Andros")
    expect(tip(anna)).to_have_text(REASON)
    point_at(anna, "isle:naxos")  # a lit one says what can be done
    expect(tip(anna)).to_contain_text("Naxos")
    expect(tip(anna)).not_to_have_text(REASON)


def test_a_pointer_that_passes_asks_nothing_and_nothing_is_asked_twice(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    box = anna.page.locator("main.board").bounding_box()
    assert box is not None
    for _ in range(4):
        anna.page.mouse.move(box["x"] + 5, box["y"] + 5)
        anna.page.mouse.move(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5, steps=40)
    anna.page.mouse.move(0, 0)
    assert anna.questions() == []
    for _ in range(3):
        point_at(anna, "isle:andros")
        expect(tip(anna)).to_have_text(REASON)
        point_at(anna, "isle:naxos")
        expect(tip(anna)).not_to_have_text(REASON)
    assert anna.questions() == ["recruit troop andros"]
    anna.take("recruit troop naxos")
    anna.wait_until_asked()
    point_at(anna, "isle:andros")  # in a new position it may be another reason
    expect(tip(anna)).to_have_text(REASON)
    # The list of what can be done on Naxos has asked for what can't.
    assert anna.questions() == ["recruit troop andros", "move troops naxos", "recruit troop andros"]


def test_gods_cards_actions_buildings_and_cities(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["offering"]).link(0))
    anna.wait_until_asked()  # a page that is left while it connects complains
    page = anna.page

    def look_at(moment: str, thing: str) -> None:
        sit_down(anna, host, ALL_MOMENTS[moment], moment)
        place = page.locator(thing).first
        place.hover()
        expect(tip(anna)).to_have_text(REASON)
        page.mouse.move(0, 0)
        expect(tip(anna)).to_have_count(0)
        page.keyboard.press("Tab")  # whoever goes on with the keyboard
        place.focus()
        expect(tip(anna)).to_have_text(REASON)
        page.keyboard.press("Escape")

    look_at("no_gold", '.card[data-card="satyr"]')
    look_at("no_gold", ".actions button.no")
    look_at("no_gold_to_offer", '.god[data-god="ares"]')
    look_at("cyclops_building", '[data-place^="building:"][aria-disabled]')
    look_at("satyr_victim", "li[data-city] button.no")
    look_at("apple_god", ".god.grey")
    look_at("upkeep", '[data-place="isle:syros"]')
    look_at("aphrodite_isle", '[data-place="isle:syros"]')
    look_at("turn-kronos", ".actions button.no")
    look_at("titans_placement", '[data-place="isle:chora"]')
    look_at("troop_move-passing", '[data-place="isle:oia"]')
    look_at("send_target", '[data-place="isle:pyrgos"]')


def test_a_tap_on_a_phone(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0), viewport=PHONE, has_touch=True, is_mobile=True)
    anna.wait_until_asked()
    anna.see_whole_board()
    anna.page.get_by_role("tab", name="Log").tap()
    point = anna.point_of("isle:andros")
    assert point is not None
    anna.page.touchscreen.tap(*point)
    expect(tip(anna)).to_have_text(REASON)
    anna.shot("phone-why-not")
    anna.page.get_by_role("tab", name="Act").tap()
    expect(tip(anna)).to_have_count(0)
    expect(anna.page.locator(".panel .reason")).to_have_text(REASON)


def test_what_somebody_else_decides_has_a_name_and_asks_nothing(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    boris = newcomer(table.link(1))
    boris.wait_for_table()
    point_at(boris, "isle:andros")
    expect(tip(boris)).to_have_text("Andros: Argos, 1 troop")
    boris.page.wait_for_timeout(RESTING)
    assert boris.questions() == []


def test_what_is_said_goes_with_a_key_and_with_a_dialog(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    point_at(anna, "isle:andros")
    expect(tip(anna)).to_have_text(REASON)
    anna.page.keyboard.press("x")
    expect(tip(anna)).to_have_count(0)
    point_at(anna, "sea:5-2")
    expect(tip(anna)).to_have_text(REASON)
    tip(anna).get_by_role("link", include_hidden=True).click()
    expect(anna.page.locator("dialog.rules")).to_be_visible()
    expect(tip(anna)).to_have_count(0)


def test_before_the_game_a_god_says_what_the_round_is_about(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, HADES_MOMENTS["prelude_offering"]).link(0))
    anna.wait_until_asked()
    god = anna.page.locator(".god[data-god]").first
    god.hover()
    expect(tip(anna)).to_contain_text("in which order you place")
    expect(tip(anna)).not_to_contain_text("sells")
