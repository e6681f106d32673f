"""Everybody reads the page in a language of his own, and can change it in the middle of a turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.chromium import DESKTOP
from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.server.host import Host


@pytest.mark.parametrize(
    ("locale", "language", "label"), [("ru-RU", "ru", "Язык"), ("de-DE", "de", "Sprache"), ("fr-FR", "en", "Language")]
)
def test_the_page_begins_in_the_browsers_language_and_stays_in_the_chosen_one(
    host: Host, browser: Browser, locale: str, language: str, label: str
) -> None:
    context = browser.new_context(locale=locale, viewport=DESKTOP)
    page = context.new_page()
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.goto(host.url + lay(host.file, MOMENTS["turn"]).link(0))
    expect(page.locator(".panel")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto(host.url)
    choice = page.get_by_label(label, exact=True)
    expect(choice).to_have_value(language)
    choice.select_option("de" if language == "ru" else "ru")
    expect(page.locator("html")).to_have_attribute("lang", "de" if language == "ru" else "ru")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de" if language == "ru" else "ru")
    assert failed == []
    context.close()


def test_a_russian_and_a_german_at_one_table(newcomer: Newcomer, host: Host) -> None:
    """Each reads all of it in his own language; who changes it with units in hand still has them."""
    table = lay(host.file, MOMENTS["turn"], ("Анна", "Йорг"))
    anna = newcomer(table.link(0), locale="ru-RU")
    george = newcomer(table.link(1), locale="de-DE")
    for person, language in ((anna, "ru"), (george, "de")):
        person.wait_for_table()
        expect(person.page.locator("html")).to_have_attribute("lang", language)
    anna.wait_until_asked()
    anna.take("recruit troop naxos")
    expect(anna.page.locator(".log")).to_contain_text("Анна нанимает отряд на Наксосе")
    expect(george.page.locator(".log")).to_contain_text("Анна wirbt auf Naxos eine Armee an")
    anna.take_and_hear("move troops kythnos")
    assert anna.decision == "troop_move"
    anna.page.get_by_role("button", name="Меню").click()
    anna.page.get_by_label("Язык", exact=True).select_option("de")
    anna.page.get_by_role("button", name="Schließen", exact=True).click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    assert anna.decision == "troop_move"
    expect(anna.page.locator(".log")).to_contain_text("Анна wirbt auf Naxos eine Armee an")
    anna.shot("changed-language")
    words = george.page.locator("body").inner_text()
    assert not {"turn", "isle", "gold", "troop", "your"} & set(words.replace("\n", " ").split())
