"""Everybody reads the page in a language of his own, and can change it in the middle of a turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.chromium import DESKTOP
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
