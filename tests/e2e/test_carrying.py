"""Moving by picking up and dropping, with the mouse and with a finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, expect

from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import MIXED_MOMENTS
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.moments import MOMENTS, SPECIAL_MOMENTS
from tests.e2e.person import Person
from tests.e2e.titans_moments import MIXED_TITANS
from tests.server.host import Host


@pytest.fixture(scope="module")
def guest(resident: Newcomer) -> Person:
    return resident()


@pytest.fixture
def anna(host: Host, guest: Person) -> Iterator[Person]:
    """Sparta's turn with Poseidon: three fleets lie in 6-8."""
    sit_down(guest, host, SPECIAL_MOMENTS["poseidon"], "Fleets")
    yield guest
    # The board itself never moved.
    assert guest.page.locator("main.board .zoomed").count() == 0


def middle(person: Person, place: str) -> tuple[float, float]:
    point = person.point_of(place)
    assert point is not None
    return point


def actions(person: Person) -> list[str]:
    return [str(message["action"]) for message in person.sent if message["type"] == "act"]


def undos(person: Person) -> int:
    return sum(message["type"] == "undo" for message in person.sent)


def pick_up(person: Person, place: str) -> None:
    """With the mouse; it is held a little beside the place."""
    x, y = middle(person, place)
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 12, y + 2, steps=3)


def drop(person: Person, place: str) -> None:
    person.page.mouse.move(*middle(person, place), steps=5)
    person.page.mouse.up()


def test_fleets_are_picked_up_dropped_and_counted(anna: Person) -> None:
    page = anna.page
    pick_up(anna, "sea:6-8")
    expect(page.locator('.board [data-place="sea:6-7"].lit')).to_have_count(1)  # now that they are in the hand
    expect(page.locator(".board .carried")).to_be_visible()
    page.mouse.move(*middle(anna, "sea:6-7"), steps=4)
    anna.shot("carrying")
    page.mouse.up()
    expect(page.locator(".board .carried")).to_have_count(0)
    count = page.get_by_role("group", name="How many?")
    expect(count.get_by_role("button")).to_have_text(["1", "2", "3", "✕"])
    anna.shot("counting")
    count.locator('[data-action="sail 6-7 2"]').click()
    expect(page.locator(".log")).to_contain_text("2 fleets")
    assert actions(anna) == ["move fleets 6-8", "sail 6-7 2"]
    expect(count).to_have_count(0)
    anna.wait_until_asked()
    assert anna.view["seas"]["6-7"]["fleets"] == 2
    pick_up(anna, "sea:6-7")  # and a step further, from where they are
    drop(anna, "sea:6-6")
    count.locator('[data-action="sail 6-6 1"]').click()
    expect(page.locator(".log")).to_contain_text("1 fleet")
    assert actions(anna) == ["move fleets 6-8", "sail 6-7 2", "sail 6-6 1"]
    assert undos(anna) == 0


def test_what_is_dropped_quickly_waits_for_the_server(anna: Person) -> None:
    """The targets are known only when the server has said that the fleets are picked up."""
    x, y = middle(anna, "sea:5-2")
    target = next(option["text"] for option in anna.options if option["text"] == "move fleets 5-2")
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(*middle(anna, "sea:5-1"), steps=2)
    anna.page.mouse.up()
    expect(anna.page.locator(".log")).to_contain_text("fleet")
    anna.wait_until_asked()
    assert actions(anna) == [target, "sail 5-1 1"]


@pytest.mark.parametrize("goal", ["isle:delos", None])
def test_dropped_elsewhere_everything_is_as_before(anna: Person, goal: str | None) -> None:
    before = anna.shown()
    pick_up(anna, "sea:6-8")
    expect(anna.page.locator('.board [data-place="sea:6-7"].lit')).to_have_count(1)
    if goal is None:
        anna.page.mouse.move(10, 10, steps=4)
        anna.page.mouse.up()
    else:
        drop(anna, goal)
    expect(anna.page.locator(".panel .money")).to_be_visible()  # it is the turn again
    anna.wait_until_asked()
    assert anna.shown() == before  # nothing happened, so nothing is told


def test_dropped_too_far_they_say_why_and_stay_in_the_hand(anna: Person) -> None:
    page = anna.page
    pick_up(anna, "sea:6-8")
    expect(page.locator('.board [data-place="sea:6-7"].lit')).to_have_count(1)
    drop(anna, "sea:0-0")
    expect(page.locator(".panel .reason")).to_contain_text("The fleets can't reach")
    expect(page.locator(".tip")).to_contain_text("The fleets can't reach")
    anna.shot("carrying-too-far")
    assert undos(anna) == 0
    page.mouse.click(*middle(anna, "sea:6-8"))  # where they were they are put down
    expect(page.locator(".panel .money")).to_be_visible()
    assert undos(anna) == 1


def test_no_number_is_wanted_after_all(anna: Person) -> None:
    before = anna.shown()
    pick_up(anna, "sea:6-8")
    drop(anna, "sea:6-7")
    expect(anna.page.get_by_role("group", name="How many?")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".panel .money")).to_be_visible()
    anna.wait_until_asked()
    assert anna.shown() == before


def test_dropped_where_they_were_they_stay_picked_up(anna: Person) -> None:
    pick_up(anna, "sea:6-8")
    drop(anna, "sea:6-8")
    expect(anna.page.locator('.board [data-place="sea:6-7"].lit')).to_have_count(1)
    anna.take("sail 6-7 1")
    expect(anna.page.locator(".log")).to_contain_text("1 fleet")
    assert undos(anna) == 0


def test_escape_lets_go(anna: Person) -> None:
    pick_up(anna, "sea:6-8")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".board .carried")).to_have_count(0)
    expect(anna.page.locator(".panel .money")).to_be_visible()
    anna.page.mouse.up()
    anna.wait_until_asked()
    assert actions(anna) == ["move fleets 6-8"]


def test_an_attack_is_asked_about_twice(host: Host, guest: Person) -> None:
    anna = guest
    sit_down(anna, host, SPECIAL_MOMENTS["near_enemy"], "An attack")
    pick_up(anna, "sea:6-8")
    drop(anna, "sea:6-7")
    anna.page.locator('.count [data-action="sail 6-7 3"]').click()
    expect(anna.page.get_by_role("heading", name="That is an attack")).to_be_visible()
    assert actions(anna) == ["move fleets 6-8"]
    anna.page.locator('.panel.mine button.main[data-action="sail 6-7 3"]').click()
    expect(anna.page.locator(".log")).to_contain_text("Athens")


def test_undead_and_heroes_go_along(host: Host, guest: Person) -> None:
    """They are asked for where all was dropped, before the number; letting go takes all of it back."""
    anna = guest
    sit_down(anna, host, MIXED_MOMENTS["turn-hades"], "Undead and heroes")
    before = anna.shown()
    count = anna.page.get_by_role("group", name="How many?")

    def join(action: str) -> None:
        count.locator(f'[data-action="{action}"]').click()
        expect(count.locator(f'[data-action="{action}"]')).to_have_count(0)

    pick_up(anna, "isle:kythnos")
    anna.page.mouse.move(*middle(anna, "isle:serifos"), steps=4)
    anna.shot("carrying-mixed")
    anna.page.mouse.up()
    join("take undead 2")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".panel .money")).to_be_visible()  # it is the turn again
    anna.wait_until_asked()
    assert {**anna.shown(), "log": []} == {**before, "log": []}
    assert undos(anna) == 2

    pick_up(anna, "isle:kythnos")
    drop(anna, "isle:serifos")
    join("take undead 2")
    join("take ajax")
    anna.shot("counting-mixed")
    count.locator('[data-action="land serifos 1"]').click()
    expect(anna.page.locator(".log")).to_contain_text("Ajax")
    joined = ["move troops kythnos", "take undead 2", "take ajax", "land serifos 1"]
    assert actions(anna) == [*joined[:2], *joined]
    anna.wait_until_asked()
    serifos = anna.view["isles"]["serifos"]
    assert serifos | {"troops": 1, "undead": 2, "heroes": ["ajax"]} == serifos


def test_a_titan_passes_unseen_under_the_helm(host: Host, guest: Person) -> None:
    """The only titan goes by itself; with the Helm it is asked whether to enter or to pass, and it is carried on."""
    anna = guest
    sit_down(anna, host, MIXED_TITANS["turn-kronos"], "Under the Helm")
    count = anna.page.get_by_role("group", name="How many?")
    pick_up(anna, "isle:kamari")
    drop(anna, "isle:pyrgos")
    count.locator('[data-action="bring helm"]').click()
    passing = count.locator('[data-action="pass through pyrgos 1"]')
    expect(passing).to_be_visible()
    expect(count.locator('[data-action="land pyrgos 1"]')).to_be_visible()
    anna.shot("counting-titans")
    passing.click()
    expect(anna.page.locator('.board [data-place="isle:perissa"].lit')).to_have_count(1)
    anna.wait_until_asked()
    pick_up(anna, "isle:pyrgos")
    drop(anna, "isle:perissa")
    expect(anna.page.locator(".log")).to_contain_text("unseen through Pyrgos to Perissa")
    expect(anna.page.locator(".panel .money")).to_contain_text("6 gold")  # 1 for the first step, 2 for the second
    assert actions(anna) == [
        *("move titans kamari", "take titans 1", "bring helm"),
        *("pass through pyrgos 1", "land perissa 1"),
    ]
    perissa = anna.view["isles"]["perissa"]
    assert perissa | {"owner": "sparta", "troops": 1, "titans": 1} == perissa


class Finger:
    """One finger on a touch screen."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def touch(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        self.touch("touchStart", *start)
        for step in range(1, steps + 1):
            part = step / steps
            self.touch("touchMove", *(a + (b - a) * part for a, b in zip(start, end, strict=True)))
        self.touch("touchEnd")


def test_troops_with_a_finger(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0), viewport=PHONE, has_touch=True, is_mobile=True)
    anna.wait_until_asked()
    finger = Finger(anna.page.context.new_cdp_session(anna.page))
    finger.drag(middle(anna, "isle:kythnos"), middle(anna, "isle:serifos"))
    count = anna.page.get_by_role("group", name="How many?")
    expect(count).to_be_visible()
    anna.page.wait_for_timeout(1400)  # long enough for a place that is rested on to say something
    expect(anna.page.locator(".tip")).to_have_count(0)
    anna.shot("phone-counting")
    assert anna.too_wide == 0
    count.locator('[data-action="land serifos 2"]').tap()
    anna.wait_until_asked()
    assert actions(anna) == ["move troops kythnos", "land serifos 2"]
    assert anna.view["isles"]["serifos"] | {"troops": 2, "owner": "sparta"} == anna.view["isles"]["serifos"]


def test_the_board_still_moves_where_nothing_can_be_picked_up(anna: Person) -> None:
    page = anna.page
    before = len(anna.sent)
    page.get_by_role("button", name="Closer").click()
    was = page.locator(".board svg > g").first.get_attribute("transform")
    x, y = middle(anna, "isle:delos")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert page.locator(".board svg > g").first.get_attribute("transform") != was
    assert not [message for message in anna.sent[before:] if message["type"] in ("act", "undo")]
    page.get_by_role("button", name="The whole board").click()
