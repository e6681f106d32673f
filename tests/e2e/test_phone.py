"""A phone: the map first, everything else in a sheet below it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import MIXED_MOMENTS, last_cycle
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS, Moment
from tests.e2e.person import Person, who_is_asked
from tests.e2e.test_news import robbed
from tests.rules.aegean import aegean
from tests.server.host import Host

LOOK: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FINGER = 40  # pixels of what is large enough for one


@pytest.fixture
def anna(host: Host, newcomer: Newcomer) -> Person:
    """At the offerings of a table of five, with a phone."""
    link = lay(host.file, MOMENTS["offering"]).link(0)
    anna = newcomer(link, **LOOK)
    anna.wait_until_asked()
    return anna


def test_the_map_is_first_and_the_sheet_below_it(anna: Person) -> None:
    board, sheet = anna.page.locator("main.board").bounding_box(), anna.page.locator(".sheet").bounding_box()
    assert board is not None
    assert sheet is not None
    assert board["width"] == PHONE["width"]
    assert board["y"] < 80
    assert board["height"] > 0.4 * PHONE["height"]
    assert sheet["y"] + sheet["height"] == PHONE["height"]
    assert anna.too_wide == 0
    anna.shot("phone-offering")
    for tab, words in (("Gods", "Poseidon"), ("Cities", "Thebes"), ("Log", ""), ("Chat", "Send")):
        anna.page.get_by_role("tab", name=tab).tap()
        expect(anna.page.get_by_role("tabpanel")).to_contain_text(words)
        assert anna.too_wide == 0
        anna.shot(f"phone-{tab.lower()}")
    anna.page.get_by_role("button", name="Make the sheet higher").tap()
    anna.page.wait_for_function(
        "before => document.querySelector('.sheet').getBoundingClientRect().height > before + 100", arg=sheet["height"]
    )


def test_some_turns_on_a_phone(anna: Person) -> None:
    """Bids and a turn with taps on gods, buttons and the map."""
    kinds: set[str] = set()
    for _ in range(12):
        anna.wait_until_asked()
        kind = anna.view["decision"]["kind"]
        if kind not in kinds:
            anna.shot(f"phone-{kind}")
        kinds.add(kind)
        texts = [option["text"] for option in anna.options]
        bids = [text for text in texts if text.startswith("bid") and text != "bid apollo"]
        liked = [text for text in texts if text.split()[0] in ("recruit", "build", "move", "land", "sail", "choose")]
        steps = len(anna.received)
        anna.take((bids or liked or texts)[-1])
        anna.page.wait_for_function("() => !document.querySelector('.panel.mine [aria-busy=true]')")
        assert len(anna.received) > steps
        assert anna.too_wide == 0
        if {"offering", "turn"} <= kinds:
            break
    assert {"offering", "turn"} <= kinds


def bottom(person: Person, selector: str) -> float:
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_what_can_be_chosen_is_in_sight_below_the_news(host: Host, newcomer: Newcomer) -> None:
    """What happened while others played is one line that opens: the gods to bid on stand on the same screen."""
    anna = newcomer(lay(host.file, robbed()).link(0), **LOOK)
    anna.wait_until_asked()
    strip = anna.page.get_by_role("region", name="Since your last turn")
    expect(strip).to_contain_text("Harpy")
    expect(strip).to_contain_text(" more")
    assert strip.locator(".first").evaluate("words => words.scrollHeight < words.clientHeight + 10")
    assert bottom(anna, '.god[data-god="apollo"]') <= PHONE["height"]
    assert bottom(anna, ".panel.mine .question") <= PHONE["height"]
    anna.shot("phone-since")
    strip.get_by_role("button").tap()
    anna.shot("phone-since-open")
    for control in strip.get_by_role("button").all():
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER


def test_the_end_of_the_turn_stays_where_it_is(host: Host, newcomer: Newcomer) -> None:
    """Whatever is tried: what is to be chosen stands where the question was, what can't be done is told in sight."""
    anna = newcomer(lay(host.file, MIXED_MOMENTS["turn-hades"]).link(0), **LOOK)
    anna.wait_until_asked()
    page = anna.page
    end = page.locator(".foot .wide")
    place = bottom(anna, ".foot .wide")
    assert place > PHONE["height"] - 20
    page.locator(".foot").evaluate("foot => foot.closest('.part').scrollTo(0, 10_000)")
    page.locator('.actions [data-mode]:not([aria-disabled="true"])', has_text="Undead troop").tap()
    expect(page.locator(".hand")).to_contain_text("Choose where the troop goes.")
    expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
    anna.shot("phone-in-hand")
    page.locator('.actions [aria-disabled="true"]').first.tap(force=True)
    expect(page.locator(".reason")).to_be_in_viewport(ratio=1)
    assert bottom(anna, ".reason") < place - FINGER
    anna.shot("phone-why-not")
    page.locator(".choices .toggle").tap()
    assert bottom(anna, ".foot .wide") == pytest.approx(place, abs=1)
    end.tap()
    anna.say_yes()
    who_is_asked((anna,))
    assert anna.decision != "turn"
    expect(page.locator(".choices .toggle")).to_have_attribute("aria-expanded", "false")
    assert page.locator(".sheet .part").evaluate("part => part.scrollTop") == 0


def test_creatures_are_in_sight_below_the_gods(host: Host, newcomer: Newcomer) -> None:
    """With Hades, whose track stood above them, they lay below the fold."""
    anna = newcomer(lay(host.file, MIXED_MOMENTS["turn-hades"]).link(0), **LOOK)
    anna.wait_until_asked()
    anna.page.get_by_role("tab", name="Gods").tap()
    expect(anna.page.locator(".track .card").first).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".underworld")).to_be_attached()
    anna.shot("phone-gods-hades")


def test_the_reasons_of_a_hint_are_in_sight_below_the_news(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, robbed()).link(0), **LOOK)
    anna.wait_until_asked()
    anna.page.get_by_role("button", name="Hint").tap()
    reasons = anna.page.locator(".hint .best + .why li")
    expect(reasons.last).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    anna.shot("phone-hint-reasons")


def test_the_second_of_two_quick_taps_does_nothing_where_something_else_lies_by_then(anna: Person) -> None:
    """The row of gods may move under the finger: then it meant the god it was at first."""
    mouse = anna.page.mouse

    def click(god: str, count: int) -> None:
        box = anna.page.locator(f'.part [data-god="{god}"]').bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
        mouse.down(click_count=count)
        mouse.up(click_count=count)

    chosen = anna.page.locator('.part [data-god][aria-pressed="true"]')
    god, other = (str(god) for god in anna.view["gods"][:2])
    click(god, 1)
    expect(chosen).to_have_attribute("data-god", god)
    for moved in ("apollo", other):
        click(moved, 2)
    anna.page.wait_for_timeout(100)
    expect(chosen).to_have_attribute("data-god", god)
    before = anna.page.locator(".bid .main").inner_text()
    click(god, 2)
    expect(anna.page.locator(".bid .main")).not_to_have_text(before)
    click("apollo", 1)
    expect(chosen).to_have_attribute("data-god", "apollo")


def test_a_god_chosen_among_the_gods_leads_to_the_offering(anna: Person) -> None:
    """The slip lay over the cards there, cut off by the edge of the screen."""
    page = anna.page
    page.get_by_role("tab", name="Gods").tap()
    page.locator(".god.lit").first.tap()
    expect(page.get_by_role("tab", name="Act")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".bid")).to_have_count(1)
    expect(page.locator(".bid")).to_be_in_viewport(ratio=1)


def test_fleets_can_stop_without_scrolling(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["fleet_move"]).link(0), **LOOK)
    anna.wait_until_asked()
    anna.take(next(option["text"] for option in anna.options if option["kind"] == "sail" and "sea" in option))
    anna.wait_until_asked()
    expect(anna.page.locator(".foot").get_by_role("button", name="Stop here")).to_be_in_viewport(ratio=1)
    anna.shot("phone-stop")


def test_whose_gold_is_known_is_told_where_it_is_chosen(host: Host, newcomer: Newcomer) -> None:
    game = aegean(
        "griffon", god="athena", cities={"sparta": {"gold": 12}, "athens": {"gold": 7}}, options={"open_gold": True}
    )
    anna = newcomer(lay(host.file, Moment(game, ("call griffon",))).link(0), **LOOK)
    anna.wait_until_asked()
    expect(anna.page.locator('.panel.mine button[data-action="choose player athens"]').first).to_have_text(
        "Athens7\xa0gold"
    )
    anna.shot("phone-griffon")
    cities = anna.page.get_by_role("tab", name="Cities")
    expect(cities.locator(".dot")).to_be_visible()
    cities.tap()
    expect(anna.page.locator('li[data-city="athens"]').get_by_role("button", name="Choose")).to_be_visible()


def test_the_log_and_the_signs_by_finger(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, robbed()).link(0), **LOOK)
    anna.wait_until_asked()
    page = anna.page
    page.get_by_role("tab", name="Log").tap()
    line = page.locator(".log .line", has_text="Harpy").last
    assert min(one.bounding_box()["height"] for one in page.locator(".log .line").all()) >= FINGER  # type: ignore[index]
    line.tap()
    expect(page.locator(".board g.focus").first).to_be_attached()
    expect(page.get_by_role("button", name="Ask the others to go back")).to_be_hidden()
    anna.shot("phone-log-line")
    page.get_by_role("tab", name="Cities").tap()
    page.get_by_text("What the signs mean").tap()
    expect(page.locator("details[open]")).to_contain_text("Fleets")
    anna.shot("phone-legend")
    founded, port = (
        page.locator(f'li[data-city="athens"] .race {part}').bounding_box()
        for part in (".metropolises", "[data-building=port]")
    )
    assert founded is not None
    assert port is not None
    assert founded["x"] + founded["width"] + 4 <= port["x"]
    page.locator('li[data-city="athens"] .means .fleet').tap()
    expect(page.locator(".tip")).to_have_text("Fleets")


def test_the_last_cycle_of_hades_by_taps(host: Host, newcomer: Newcomer) -> None:
    """The heroes are paid, Hades is bought and raises undead, Ajax is given up for the metropolis that wins."""
    anna = newcomer(lay(host.file, last_cycle()).link(0), **LOOK)
    met: set[str] = set()
    raised = False
    while who_is_asked((anna,)) is not None:
        kind = str(anna.decision)
        if kind not in met:
            anna.shot(f"phone-hades-{kind}")
        met.add(kind)
        texts = {str(option["text"]): str(option["kind"]) for option in anna.options}
        paid = [text for text, what in texts.items() if what == "pay_hero"]
        undead = [text for text, what in texts.items() if what == "recruit_troop" and not raised]
        places = [text for text, what in texts.items() if what == "choose_isle"]
        wished = [text for text in ("bid hades 2", "sacrifice ajax") if text in texts]
        wanted = [*paid, *undead, *wished, *places, *(text for text in ("end", "pass") if text in texts)]
        raised = raised or wanted[0] in undead
        anna.take(wanted[0])
        assert anna.too_wide == 0
    assert {"upkeep", "offering", "turn"} <= met
    assert raised
    assert (anna.view["ending"], anna.view["winners"]) == ("metropolises", ["sparta"])
    expect(anna.page.locator(".over")).to_contain_text("You have won!")
    anna.shot("phone-hades-over")
