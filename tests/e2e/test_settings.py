"""Settings, sounds, notes, notifications; the page as something installed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.server.host import Host, decider

# Counts the instruments that are played, as nobody can hear them here.
COUNT_TONES = """
    window.tones = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) { window.tones++; return start.call(this, at) }
"""


def test_what_is_set_is_kept_and_shown(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    anna.shot("settings")
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("radio", name="200%").check(force=True)
    page.get_by_role("switch", name="Strong colours").check()
    page.get_by_role("switch", name="Ask before it counts").uncheck()
    page.reload()
    expect(page.get_by_role("switch", name="Strong colours")).to_be_checked()
    look = page.evaluate("({...document.documentElement.dataset})")
    assert (look["theme"], look["colours"]) == ("dark", "strong")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    anna.shot("settings-large")


def test_notes_and_confirmations_at_a_table(newcomer: Newcomer, host: Host) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    anna = newcomer(table.link(0))
    anna.wait_until_asked()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    # Kept by an older page.
    page.evaluate("table => localStorage['cyclades-notes-' + table] = 'Old. '", table.id)
    page.get_by_role("button", name="My notes").click()
    notes = page.get_by_role("textbox", name="My notes")
    expect(notes).to_have_value("Old. ")
    expect(notes).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type("Boris bluffs.")
    anna.shot("notes")
    page.get_by_role("button", name="Close", exact=True).click()
    # What is typed into a sheet plays nothing, not even when a space has closed it.
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    said = len(anna.sent)
    page.keyboard.type(" he1")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert anna.sent[said:] == []
    expect(page.locator(".panel .ask")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Ask before it counts").uncheck()
    page.get_by_role("button", name="Close", exact=True).click()
    anna.reload()
    anna.wait_until_asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My notes").click()
    expect(page.get_by_role("textbox", name="My notes")).to_have_value("Old. Boris bluffs.")
    page.get_by_role("button", name="Close", exact=True).click()
    # Something is left to do, and nobody asks.
    page.locator('.panel button.main[data-action="end"]').click()
    expect(page.locator(".log")).to_contain_text("Anna ends the turn")


def test_my_turn_is_heard_after_a_first_gesture(newcomer: Newcomer, host: Host) -> None:
    boris, anna = host.started(2)
    asked, other = (boris, anna) if boris.options else (anna, boris)
    listener = newcomer(f"/#/t/{other.table_id}?token={other.token}")
    listener.page.add_init_script(COUNT_TONES)
    listener.page.reload()
    listener.wait_for_table()
    assert listener.page.evaluate("window.tones") == 0
    listener.page.mouse.click(5, 5)
    # Seen, too, by whoever reads the rules.
    listener.page.keyboard.press("r")
    rules = listener.page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("searchbox")).to_be_visible()
    while decider([boris, anna]) is asked:  # of two players each has two markers, which may follow each other
        asked.act("bid apollo")
    listener.wait_until_asked()
    listener.page.wait_for_function("window.tones > 0")
    listener.shot("called-from-rules")
    rules.get_by_role("button", name="To the actions").click()
    expect(rules).to_be_hidden()


def test_notices_want_a_safe_connection(newcomer: Newcomer, host: Host) -> None:
    """As on a home network by http: everything plays, and the settings say what is not offered and why."""
    anna = newcomer("/")
    anna.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    anna.page.goto(f"{host.url}/#/settings")
    anna.page.reload()
    notices = anna.page.get_by_role("switch", name="Notifications")
    expect(notices).to_be_disabled()
    expect(anna.page.get_by_text("Browsers allow this only over a safe connection")).to_be_visible()


def test_the_preview_of_a_link_and_the_manifest(host: Host) -> None:
    page = host.http.get("/")
    assert '<meta property="og:title" content="Cyclades" />' in page.text
    assert f'content="{host.url}/preview.png"' in page.text
    assert host.http.get("/preview.png").headers["content-type"] == "image/png"
    assert host.http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    told = host.http.get("/manifest.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    for icon in told.json()["icons"]:
        assert host.http.get(icon["src"].removeprefix(".")).status_code == 200


def test_an_installed_page_opens_without_a_server_and_never_reloads_by_itself(
    tmp_path: Path, empty_venv: Path, newcomer: Newcomer
) -> None:
    own_host = Host(tmp_path, elsewhere=empty_venv)
    anna = newcomer("/", at=own_host, complaints=True, service_workers="allow")
    page = anna.page
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.evaluate("window.sameLoad = true")
    own_host.stop()
    assert page.evaluate("window.sameLoad")
    page.reload()
    # The shell is there; words come from the server, which is tried again.
    expect(page.locator("#page > *").first).to_be_visible()
    again = Host(tmp_path, elsewhere=empty_venv, port=own_host.port)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    again.stop()
