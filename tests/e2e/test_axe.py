"""No screen has a serious or critical fault that axe finds: light and dark, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS, MIXED_MOMENTS
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.moments import MOMENTS, last_turn
from tests.e2e.person import Person
from tests.e2e.titans_moments import ALL_TITANS
from tests.places import ROOT
from tests.server.host import Host

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

LOOKS: dict[str, dict[str, Any]] = {
    "desktop-light": {"viewport": DESKTOP, "color_scheme": "light"},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light"},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark"},
}


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
