"""A phone: the map first, everything else in a sheet below it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Newcomer
from tests.e2e.laid_tables import lay
from tests.e2e.moments import MOMENTS
from tests.e2e.person import Person
from tests.server.host import Host


@pytest.fixture
def anna(host: Host, newcomer: Newcomer) -> Person:
    """At the offerings of a table of five, with a phone."""
    link = lay(host.file, MOMENTS["offering"]).link(0)
    anna = newcomer(link, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
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
