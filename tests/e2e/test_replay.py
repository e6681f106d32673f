"""Looking back in the browser: a finished game by steps, a moment shared, chances and statistics, records, a game that
goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cyclades import Game
from cyclades.forms.record import read_record
from cyclades.game import record_meant
from tests.e2e.conftest import Newcomer
from tests.e2e.person import Person
from tests.e2e.test_axe import LOOKS, faults
from tests.games.corpus import recorded
from tests.server.host import Host
from tests.server.laid_tables import LaidTable
from tests.server.past_games import lay_game

HADES = "modules-hades-heroes-favours"
PHONE_LOOK: dict[str, Any] = LOOKS["phone-dark"] | {"has_touch": True, "is_mobile": True}
BOTH = pytest.mark.parametrize("look", [{}, PHONE_LOOK], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def past(host: Host) -> LaidTable:
    return lay_game(host.file, recorded(HADES), people=("Anna", "Boris"))


def opened(newcomer: Newcomer, past: LaidTable, step: int = 0, eyes: str = "", **look: Any) -> Person:
    person = newcomer(f"/#/t/{past.id}/at/{step}{eyes and '?eyes='}{eyes}", **look)
    expect_step(person.page, step)
    return person


def expect_step(page: Page, step: int) -> None:
    expect(page.locator(f'.course[data-step="{step}"]')).to_be_visible()


def steps_of(page: Page) -> int:
    return int(page.locator(".course input[type=range]").get_attribute("max") or 0)


@BOTH
def test_by_keys_slider_and_log(look: dict[str, Any], past: LaidTable, newcomer: Newcomer) -> None:
    anna = opened(newcomer, past, **look)
    page = anna.page
    last = steps_of(page)
    assert last == len(recorded(HADES).steps)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_step(page, step)
    page.locator(".course input[type=range]").fill("90")
    expect_step(page, 90)
    anna.shot(f"replay-{'phone' if look else 'desktop'}")
    assert anna.too_wide == 0
    assert faults(anna) == []
    line = page.locator(".log .line:not(.later)").first
    line.click()
    page.wait_for_function("() => document.querySelector('.course').dataset.step !== '90'")
    assert int(page.locator(".course").get_attribute("data-step") or 0) < 90
    if look:  # held across, the whole course is in sight beside the board
        page.set_viewport_size({"width": 844, "height": 390})
        expect(page.locator(".frame.low")).to_be_visible()
        slider = page.locator(".course input[type=range]").bounding_box()
        assert slider is not None
        assert slider["x"] + slider["width"] <= 844
        page.keyboard.press("PageDown")
        expect(page.locator(".log .now").last).to_be_in_viewport(ratio=0.9)


def test_a_finger_on_the_course(past: LaidTable, newcomer: Newcomer) -> None:
    """Numbers of cycles are buttons, and who scrolls over the slider goes nowhere."""
    page = opened(newcomer, past, 40, **PHONE_LOOK).page
    number = page.get_by_role("button", name="Cycle 5", exact=True)
    box = number.bounding_box()
    assert box
    assert box["height"] >= 44
    number.tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cycle 5")
    step = page.locator(".course").get_attribute("data-step")
    # What the log tells of it belongs to the cycle, too.
    expect(page.locator(".log h2", has_text="Cycle 5")).to_be_in_viewport()
    slider = page.locator(".course input[type=range]").bounding_box()
    assert slider
    x, y = slider["x"] + slider["width"] * 0.9, slider["y"] + slider["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for far in range(10, 150, 10):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - far}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_step(page, int(step or 0))


def test_it_plays_and_pauses(past: LaidTable, newcomer: Newcomer) -> None:
    page = opened(newcomer, past, 40).page
    page.get_by_text("Fast", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.course').dataset.step) > 43")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    step = page.locator(".course").get_attribute("data-step")
    page.wait_for_timeout(1000)
    assert page.locator(".course").get_attribute("data-step") == step


def test_a_moment_is_shared(past: LaidTable, newcomer: Newcomer) -> None:
    """Its link shows another person the same board, through the same eyes."""
    anna = opened(newcomer, past, 57)
    anna.page.get_by_label("Seen by").select_option("athens")
    anna.page.keyboard.press("ArrowRight")
    expect_step(anna.page, 58)
    anna.page.get_by_role("button", name="Share").click()
    link = anna.page.get_by_label("A link to this moment").input_value()
    assert link.endswith(f"#/t/{past.id}/at/58?eyes=athens")
    anna.shot("replay-share")
    boris = newcomer("/" + link[link.index("#") :])
    expect_step(boris.page, 58)
    expect(boris.page.get_by_label("Seen by")).to_have_value("athens")
    pieces = "svg => svg.querySelector('g').innerHTML.replace(/svelte-\\w+/g, '').length"
    assert boris.page.locator("main.board svg[role=group]").evaluate(pieces) > 1000
    assert boris.page.locator(".time .told").inner_text() == anna.page.locator(".time .told").inner_text()


def test_eyes_show_what_they_saw(past: LaidTable, newcomer: Newcomer) -> None:
    anna = opened(newcomer, past, 60)
    hidden = anna.page.locator("li[data-city]").filter(has_text="?")
    expect(hidden).to_have_count(0)
    everything = anna.page.locator("li[data-city]").count()
    anna.page.get_by_label("Seen by").select_option("sparta")
    expect(anna.page.locator(".gold", has_text="?")).to_have_count(everything - 1)
    anna.page.get_by_label("Seen by").select_option("spectator")
    expect(anna.page.locator(".gold", has_text="?")).to_have_count(everything)


@BOTH
def test_chances_and_statistics(look: dict[str, Any], past: LaidTable, newcomer: Newcomer) -> None:
    anna = opened(newcomer, past, 10, **look)
    page = anna.page
    name = "phone" if look else "desktop"
    page.get_by_role("button", name="How it went").click()
    sheet = page.get_by_role("dialog", name="How it went")
    expect(sheet.get_by_text("What changed the chances most")).to_be_visible()
    anna.shot(f"review-chances-{name}")
    assert faults(anna) == []
    sheet.get_by_role("tab", name="Statistics").click()
    for table in ("Gold: where it came from", "Offerings", "Battles", "Luck", "Metropolises"):
        expect(sheet.get_by_role("region", name=table, exact=True)).to_be_attached()
    gold = sheet.get_by_role("region", name="Gold: where it came from", exact=True)
    if look:  # three cities have room beside each other
        assert gold.evaluate("table => table.scrollWidth <= table.clientWidth")
    gold.scroll_into_view_if_needed()
    anna.shot(f"review-statistics-{name}")
    assert anna.too_wide == 0
    assert faults(anna) == []
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Save as CSV").click()
    assert "Revenue" in Path(download.value.path()).read_text(encoding="utf-8")
    sheet.get_by_role("tab", name="Chances").click()
    swing = sheet.locator(".swings button").first
    step = int(re.findall(r"action (\d+)", swing.inner_text())[0])
    swing.click()
    expect(sheet).to_have_count(0)
    expect_step(page, step)


def test_nothing_moves_while_chances_are_reckoned(past: LaidTable, newcomer: Newcomer) -> None:
    """The tabs and the chart stay where they are, and lines end where nothing is known yet."""
    anna = newcomer("/", **PHONE_LOOK)
    page = anna.page
    known = 10

    def partly(route: Route) -> None:
        told = route.fetch().json()
        if known and "after=" not in route.request.url:
            told |= {"done": False, "moments": told["moments"][:known], "swings": []}
        elif known:
            told |= {"done": False, "moments": [], "swings": []}
        route.fulfill(json=told)

    def tops() -> list[float]:
        return [box["y"] for part in ("tab", "img") if (box := sheet.get_by_role(part).first.bounding_box())]

    page.route("**/chances**", partly)
    page.goto(f"{page.url.split('#')[0]}#/t/{past.id}/at/10")
    expect_step(page, 10)
    page.get_by_role("button", name="How it went").click()
    sheet = page.get_by_role("dialog", name="How it went")
    expect(sheet.get_by_role("status").filter(has_text=re.compile(r"cycle \d of \d"))).to_be_visible()
    before = tops()
    expect(sheet.locator(".chart g > svg").first).to_be_visible()
    chart = sheet.locator(".chart > svg").bounding_box()
    emblems = [box["x"] for one in sheet.locator(".chart g > svg").all() if (box := one.bounding_box())]
    assert chart
    assert emblems
    assert max(emblems) < chart["x"] + chart["width"] / 2
    anna.shot("review-reckoning-phone")
    known = 0
    expect(sheet.get_by_text("What changed the chances most")).to_be_visible()
    assert tops() == before


def test_course_and_chances_line_up_and_keys_are_listed(past: LaidTable, newcomer: Newcomer) -> None:
    page = opened(newcomer, past, 10).page
    expect(page.locator(".time .chart .now")).to_have_count(1)
    for step in (0, steps_of(page)):
        page.keyboard.press("End" if step else "Home")
        expect_step(page, step)
        marks, now = (page.locator(part).bounding_box() for part in (".marks", ".time .chart .now"))
        assert marks
        assert now
        assert now["x"] == pytest.approx(marks["x"] + (marks["width"] if step else 0), abs=2)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Play or pause")
    expect(keys).to_contain_text("Shift ←")


def test_the_board_keeps_its_size(past: LaidTable, newcomer: Newcomer) -> None:
    """It is neither smaller where the number of the step is long nor when the chances come."""
    page = opened(newcomer, past).page
    board = page.locator("main.board")
    before = board.bounding_box()
    page.locator(".where").evaluate("where => (where.textContent = 'Step 12,345 of 12,345, cycle 678')")
    assert board.bounding_box() == before
    expect(page.locator(".time .chart .now")).to_have_count(1)
    page.keyboard.press("End")
    expect_step(page, steps_of(page))
    assert board.bounding_box() == before


def test_what_can_be_saved_and_opened_again(past: LaidTable, newcomer: Newcomer, tmp_path: Path) -> None:
    anna = opened(newcomer, past, 5)
    anna.page.get_by_role("button", name="Save").click()
    sheet = anna.page.get_by_role("dialog", name="Save the game")
    files: dict[str, Path] = {}
    for form in ("JSON", "Text", "SVG", "PNG"):
        with anna.page.expect_download() as download:
            sheet.get_by_role("button", name=form, exact=True).click()
        expect(sheet.locator(".row", has_text=form).get_by_text("Saved")).to_be_visible()
        files[form] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[form])
    final = Game.replay(recorded(HADES)).fingerprint()
    record = record_meant(read_record(json.loads(files["JSON"].read_text(encoding="utf-8"))))
    assert Game.replay(record).fingerprint() == final
    assert Game.replay(record_meant(read_record(files["Text"].read_text(encoding="utf-8")))).fingerprint() == final
    svg = files["SVG"].read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    # The same on paper, however small the board was on the screen.
    assert {float(size) for size in re.findall(r"font-size:\s*([\d.]+)px[^>]*>[A-Z]\w+</text>", svg)} == {8.73}
    assert files["PNG"].read_bytes().startswith(b"\x89PNG")

    boris = newcomer("/#/replay")
    for form in ("JSON", "Text"):
        boris.page.locator("input[type=file]").set_input_files(files[form])
        expect_step(boris.page, 0)
        assert steps_of(boris.page) == len(record.steps)
        boris.page.get_by_role("button", name="Another file").click()


def test_a_file_that_is_no_record(newcomer: Newcomer, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 1}', encoding="utf-8")
    boris = newcomer("/#/replay", complaints=True)  # the browser tells of the refusal
    boris.page.locator("input[type=file]").set_input_files(broken)
    expect(boris.page.get_by_role("alert")).to_be_visible()


@BOTH
def test_the_earlier_part_of_a_game_that_goes_on(look: dict[str, Any], host: Host, newcomer: Newcomer) -> None:
    """One's own eyes only, nothing judged, and the way back to the present."""
    running = lay_game(host.file, recorded(HADES), people=("Anna", "Boris"), until=50)
    anna = newcomer(running.link(0), **look)
    anna.wait_for_table()
    if look:
        anna.page.get_by_role("tab", name="Log").tap()
    anna.page.get_by_role("button", name="Look back").click()
    expect(anna.page.locator(".course")).to_be_visible()
    anna.page.locator(".course input[type=range]").fill("12")
    expect_step(anna.page, 12)
    anna.shot(f"replay-running-{'phone' if look else 'desktop'}")
    for name in ("How it went", "Try it"):
        expect(anna.page.get_by_role("button", name=name)).to_have_count(0)
    expect(anna.page.get_by_label("Seen by")).to_have_count(0)
    assert anna.too_wide == 0
    anna.page.get_by_role("button", name="Back to the present").click()
    expect(anna.page.locator(".course")).to_have_count(0)
    anna.wait_for_table()
