"""No words are cut, whatever language they are in: not even in long ones that nobody speaks."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.conftest import IS_SWEEP, Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.long_words import CUT, read_long_words
from tests.e2e.moments import last_turn
from tests.e2e.person import Person
from tests.e2e.test_looks import ALL
from tests.server.host import Host

LOOKS: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": DESKTOP},
}
LOCALES: Final = {"long": "en-GB", "ru": "ru-RU", "de": "de-DE"}
ADDRESSES: Final = {
    "start": "/",
    "settings": "/#/settings",
    "rules": "/#/rules/B5.10",
    "aid": "/#/aid",
    "lessons": "/#/learn",
    "lesson": "/#/learn/bidding",
    "first-game": "/#/first-game",
    "record": "/#/replay",
}
TABLES: Final = (
    "turn",
    "offering",
    "mixed-turn-hades",
    "mixed-troop_move",
    "titans-turn-kronos",
    "titans-special_choice",
)
SCREENS: Final = (*ADDRESSES, "waiting", *(ALL if IS_SWEEP else TABLES), "over")


LANGUAGES: Final = LOCALES if IS_SWEEP else ("long",)


@pytest.fixture(scope="module", params=[(language, look) for look in LOOKS for language in LANGUAGES], ids="-".join)
def reader(request: pytest.FixtureRequest, resident: Newcomer) -> Person:
    language, look = request.param
    person = resident("/#/", locale=LOCALES[language], **LOOKS[look])
    if language == "long":
        read_long_words(person.page)
        person.page.reload()
    return person


def go_to(screen: str, host: Host, reader: Person) -> None:
    """The screen, when all of it is there."""
    page = reader.page
    if screen in ADDRESSES:
        page.goto(host.url + ADDRESSES[screen])
        expect(page.locator("h1, .panel").first).to_be_visible()
    elif screen == "waiting":
        table, tokens = host.new_table(5, bots=[None, None, "hard", "easy", None], modules=["heroes", "favours"])
        page.goto(f"{host.url}/#/t/{table}?token={tokens[0]}")
        expect(page.locator("h2").first).to_be_visible()
    else:
        page.goto(host.url + lay(host.file, last_turn() if screen == "over" else ALL[screen], title=screen).link(0))
        reader.wait_until_asked()
        if screen == "over":
            reader.take("end")
            expect(page.locator(".over")).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("screen", SCREENS)
def test_no_words_are_cut(screen: str, host: Host, reader: Person) -> None:
    go_to(screen, host, reader)
    assert reader.page.evaluate(CUT) == []
