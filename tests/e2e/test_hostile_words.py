"""Names, titles and chat are shown as they are written, whatever is written in them, and break nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.e2e.person import Person
from tests.server.host import Host

NAMES = ("<b onclick=bad()>A</b>", "שלום עולם", "W" * 24, "'\"&lt;{ $name }</p>")
LINES = (
    "<script>window.harmed = true</script>",
    '<img src="x" onerror="window.harmed = true">',
    "javascript:window.harmed=true",
    "{{constructor.constructor('window.harmed = true')()}} { $player } &amp; <!-- ",
    "مرحبا بالعالم — left, right",
    "Z\u0351\u036b\u0350A\u0334\u0335L",
    "W" * 500,
)


def unharmed(person: Person) -> None:
    assert person.page.evaluate("window.harmed") is None
    assert person.page.evaluate("document.querySelectorAll('.chat img, .chat script, #page [onclick]').length") == 0
    assert person.too_wide == 0


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_at_the_table(viewport: dict[str, int], host: Host, newcomer: Newcomer) -> None:
    title = '<img src=x onerror="harmed=1">'
    anna = newcomer(lay(host.file, MOMENTS["offering"], NAMES, title=title).link(0), viewport=viewport)
    anna.wait_until_asked()
    if viewport is PHONE:
        anna.page.get_by_role("tab", name="Cities").click()
    for name in NAMES:
        expect(anna.page.get_by_text(name, exact=False).first).to_be_visible()
    anna.shot(f"hostile-names-{viewport['width']}")
    unharmed(anna)
    anna.page.get_by_role("tab", name="Chat").click()
    for line in LINES:
        anna.page.get_by_label("Say something").fill(line)
        anna.page.get_by_role("button", name="Send").click()
        expect(anna.page.locator(".chat p").last).to_have_text(f"{NAMES[0]} {line}")
    anna.shot(f"hostile-chat-{viewport['width']}")
    unharmed(anna)
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.get_by_role("heading", name=title)).to_be_visible()
    unharmed(anna)
    anna.page.reload()
    anna.wait_until_asked()
    unharmed(anna)


def test_in_the_lobby_and_the_waiting_room(host: Host, newcomer: Newcomer) -> None:
    title = "<svg/onload=harmed=1>" + "W" * 19
    host.http.post(
        "/api/tables",
        json={"players": 3, "bots": [None] * 3, "name": NAMES[2], "title": title, "visibility": "public"},
    )
    guest = newcomer(viewport=PHONE)
    expect(guest.page.get_by_text(title)).to_be_visible()
    unharmed(guest)
    guest.shot("hostile-lobby")
    guest.page.locator("section li", has_text=title).get_by_role("link").click()
    guest.page.get_by_label("Your name").fill(NAMES[0])
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.locator("ul.seats")).to_contain_text(NAMES[0])
    guest.shot("hostile-waiting-room")
    unharmed(guest)
