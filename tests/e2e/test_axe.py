"""No screen has a serious or critical fault that axe finds: light and dark, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.around import secrets, sit_around
from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS, MIXED_MOMENTS
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.moments import MOMENTS, last_turn
from tests.e2e.person import Person
from tests.e2e.titans_moments import ALL_TITANS
from tests.games.corpus import recorded
from tests.places import ROOT
from tests.server.host import Host
from tests.server.past_games import lay_game

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

LOOKS: dict[str, dict[str, Any]] = {
    "desktop-light": {"viewport": DESKTOP, "color_scheme": "light"},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light"},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark"},
}


# Sizes that the looks leave out, for screens whose parts stand elsewhere there.
SIZES: dict[str, dict[str, Any]] = {
    "smallest-dark": {"viewport": {"width": 360, "height": 640}, "color_scheme": "dark"},
    "sideways-light": {"viewport": {"width": 844, "height": 390}, "color_scheme": "light"},
    "large-dark": {"viewport": {"width": 2560, "height": 1440}, "color_scheme": "dark"},
}
EVERYWHERE = LOOKS | SIZES


class Inspector:
    """Looks at one screen after another, and says at the end what was wrong anywhere."""

    def __init__(self, person: Person, look: str) -> None:
        self.person = person
        self.look = look
        self.found: list[str] = []

    def see(self, screen: str) -> None:
        self.person.shot(f"{screen}-{self.look}")
        self.found += [f"{screen}: {fault}" for fault in faults(self.person)]


def faults(person: Person) -> list[str]:
    """What axe finds on the page: the rule, how grave it is, and where."""
    assert AXE.exists(), "axe-core is not installed: it needs Node and `make setup`."
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)  # dimmed until the server has answered
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        f"{fault['id']} ({fault['impact']}): {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS)
def test_before_the_game(look: str, host: Host, newcomer: Newcomer) -> None:
    host.new_table(3, title="A public table", visibility="public")
    guest = newcomer(**LOOKS[look])
    inspector = Inspector(guest, look)
    expect(guest.page.get_by_text("A public table").first).to_be_visible()
    inspector.see("start")
    guest.page.get_by_role("button", name="Play against bots").click()
    expect(guest.page.get_by_role("button", name="Start the game")).to_be_visible()
    inspector.see("quick-play")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="New table with friends").click()
    guest.page.get_by_label("Your name").fill("Anna")
    guest.page.get_by_text("House rules").click()
    guest.page.locator("label", has_text="Isles of several territories").get_by_role("switch").check()
    guest.page.get_by_label("Board", exact=True).select_option("own")
    inspector.see("new-table")
    guest.page.get_by_label("Board", exact=True).select_option("")
    guest.page.get_by_role("switch", name="Teams of two").check()
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.get_by_label("Say something").fill("Is anybody there?")
    guest.page.get_by_role("button", name="Send").click()
    expect(guest.page.get_by_text("Is anybody there?")).to_be_visible()
    guest.page.get_by_text("Your seat on another device").click()
    inspector.see("waiting-room")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", EVERYWHERE)
def test_of_ones_own(look: str, host: Host, newcomer: Newcomer) -> None:
    """Settings, notes and keys at a table and without one; rules, aid and records on their pages; one's games."""
    running = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    past = lay_game(host.file, recorded("3-players-plain-1"))
    anna = newcomer("/#/settings", **EVERYWHERE[look])
    page, inspector = anna.page, Inspector(anna, look)
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    inspector.see("settings")
    for address, name in (("rules/B6.3", "rules"), ("aid", "aid"), ("replay", "replay"), ("first-game", "first-game")):
        page.goto(f"{host.url}/#/{address}")
        expect(page.get_by_role("heading").first).to_be_visible()
        inspector.see(name)
    page.goto(host.url + running.link(0))
    anna.wait_until_asked()
    for sheet in ("My notes", "Settings", "Keys"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=sheet, exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
        inspector.see(sheet.lower())
        page.keyboard.press("Escape")
    page.goto(host.url + past.link(0))
    expect(page.locator(".over")).to_be_visible()
    page.goto(host.url)
    expect(page.get_by_role("region", name="Your games")).to_be_visible()
    page.locator("summary").first.click()
    page.get_by_role("button", name="Forget").first.click()
    inspector.see("your-games")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", EVERYWHERE)
def test_around_one_device_and_as_a_host(look: str, host: Host, newcomer: Newcomer) -> None:
    """The curtain, a bid before everybody's eyes, a table behind its curtain; the waiting room with all its tools."""
    anna = newcomer(**EVERYWHERE[look])
    page, inspector = anna.page, Inspector(anna, look)
    curtain = page.locator("section[aria-labelledby$=-to]")
    sit_around(anna, host, MOMENTS["offering"])
    expect(page.locator("section.bidding")).to_be_visible()
    page.locator("[data-bid=zeus]").click()
    inspector.see("around-bid")
    sit_around(anna, host, secrets())
    expect(curtain).to_be_visible()
    anna.wait_for_table()
    inspector.see("curtain")
    for _ in range(2):
        curtain.get_by_role("button").last.dispatch_event("click")
        page.wait_for_timeout(20)
    expect(curtain).to_have_count(0)
    anna.wait_until_asked()
    inspector.see("around")
    table, tokens = host.new_table(4, bots=[None, None, "easy", None])
    page.goto(f"{host.url}/#/t/{table}?token={tokens[0]}")
    expect(page.get_by_role("button", name="Change what is played")).to_be_visible()
    inspector.see("host")
    page.get_by_role("button", name="Change what is played").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    inspector.see("set-up")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", ["desktop-light", "phone-dark"])
def test_for_guests(look: str, host: Host, newcomer: Newcomer) -> None:
    table, _ = host.new_table(3, bots=[None, None, None])
    full = lay(host.file, MOMENTS["turn"])
    guest = newcomer("/#/t/nosuchtable", **LOOKS[look])
    inspector = Inspector(guest, look)
    expect(guest.page.get_by_role("alert")).to_contain_text("no such table")
    inspector.see("no-such-table")
    guest.page.goto(f"{host.url}/#/t/{table}")
    expect(guest.page.get_by_role("heading", name="Who plays")).to_be_visible()
    inspector.see("guest")
    guest.page.goto(host.url + full.link())
    guest.wait_for_table()
    inspector.see("watcher")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.fixture(scope="module")
def anna(resident: Newcomer) -> Person:
    return resident()


@pytest.mark.parametrize("kind", MOMENTS)
def test_every_kind_of_decision(kind: str, host: Host, anna: Person) -> None:
    sit_down(anna, host, MOMENTS[kind], kind)
    assert faults(anna) == []


@pytest.mark.parametrize("look", ["desktop-light", "phone-dark"])
def test_while_something_is_proposed(look: str, host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["kraken_step"], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1), **LOOKS[look])
    anna.wait_until_asked()
    boris.wait_for_table()
    anna.page.locator(".log .line", has_text="Kraken").first.click()
    anna.page.get_by_label("More about this line").click()
    anna.page.get_by_role("button", name="Ask the others to go back").click()
    expect(boris.page.get_by_role("alert")).to_contain_text("asks to go back")
    inspector = Inspector(boris, look)
    inspector.see("proposal")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", LOOKS)
def test_at_the_table(look: str, host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0), **LOOKS[look])
    inspector = Inspector(anna, look)
    anna.wait_until_asked()
    inspector.see("turn")
    anna.page.get_by_role("button", name="Menu").click()
    inspector.see("menu")
    anna.page.keyboard.press("Escape")
    for tab in anna.page.get_by_role("tab").all()[1:]:  # the first is open already
        tab.click()
        inspector.see(f"tab-{tab.inner_text().split()[0].lower()}")
    sit_down(anna, host, MOMENTS["offering"], "Offering")
    anna.page.locator('.god[data-god="zeus"]').click()
    inspector.see("offering")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", ["desktop-light", "phone-dark"])
def test_decisions_of_hades(look: str, host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(**LOOKS[look])
    inspector = Inspector(anna, look)
    looked_at = ("placement", "upkeep", "obol_window", "battle_reroll", "hestia_building", "hephaestus_item")
    moments = {name: HADES_MOMENTS[name] for name in looked_at} | {"mixed turn": MIXED_MOMENTS["turn"]}
    for name, moment in moments.items():
        sit_down(anna, host, moment, name)
        inspector.see(f"hades-{name}")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", ["desktop-light", "phone-dark"])
def test_decisions_of_titans(look: str, host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(**LOOKS[look])
    inspector = Inspector(anna, look)
    for name in ("titans_placement-building", "turn-kronos", "troop_move-helm", "save_unit-caduceus", "special_choice"):
        sit_down(anna, host, ALL_TITANS[name], name)
        inspector.see(f"titans-{name}")
    anna.page.get_by_role("tab", name="Chat").click()
    inspector.see("titans-chat")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", ["desktop-light", "phone-dark"])
def test_in_a_battle_and_when_the_game_is_over(look: str, host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["land_battle"]).link(0), **LOOKS[look])
    inspector = Inspector(anna, look)
    anna.wait_until_asked()
    inspector.see("battle")
    sit_down(anna, host, last_turn(), "Nearly over")
    anna.take("end")
    expect(anna.page.locator(".over")).to_be_visible()
    inspector.see("over")
    assert not inspector.found, "\n".join(inspector.found)
