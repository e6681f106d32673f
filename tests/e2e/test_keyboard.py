"""Without a mouse: every control can be reached and used with the keyboard alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS, last_turn
from tests.e2e.person import Person
from tests.server.host import Host

MOST_STOPS = 250

# Marks every control that can be used now. Of radio buttons the group is one stop; what is hidden from everyone but the
# mouse (the plus and minus beside a number, which has arrow keys) is none. Places of the board that can't be chosen,
# and seas more than a step away, are reached from the others by arrow keys, and so are the lines of the log.
MARK = """() => {
  const top = document.querySelector('dialog[open]') ?? document.body
  let count = 0
  const controls = 'button, a[href], input, select, summary, [role=button], [role=spinbutton]'
  for (const control of top.querySelectorAll(controls)) {
    if (control.disabled || control.closest('[aria-hidden=true]') || control.closest('fieldset[disabled]')) continue
    if (control.checkVisibility() === false) continue
    if (control.matches('[data-place][tabindex="-1"], .log [tabindex="-1"]')) continue
    if (control.type === 'radio' && !control.checked) continue
    control.dataset.stop = String(count++)
  }
  return count
}"""
HERE = """() => {
  const now = document.activeElement
  return {
    stop: now?.dataset?.stop ?? null,
    visible: now?.matches(':focus-visible') ?? false,
    action: now?.dataset?.action ?? null,
    god: now?.dataset?.god ?? null,
    place: now?.dataset?.place ?? null,
    words: (now?.getAttribute?.('aria-label') ?? now?.textContent ?? '').trim().slice(0, 60),
  }
}"""


def here(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(HERE)
    return found


def tab_to(person: Person, key: str = "Tab", **wanted: str) -> None:
    """Press Tab, or another key, until the focus is there."""
    for _ in range(MOST_STOPS):
        now = here(person)
        if all(str(now[name] or "").startswith(value) for name, value in wanted.items()):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"the keyboard never gets to {wanted}")


def all_reached(person: Person) -> None:
    """Tab goes through every control, and it can be seen where it is."""
    count: int = person.page.evaluate(MARK)
    missing = set(range(count))
    assert missing
    unseen = []
    for _ in range(3 * MOST_STOPS):
        person.page.keyboard.press("Tab")
        now = here(person)
        if now["stop"] is not None:
            missing.discard(int(now["stop"]))
            if not now["visible"]:
                unseen.append(now["words"])
        if not missing:
            break
    left = [person.page.locator(f'[data-stop="{stop}"]').evaluate("node => node.outerHTML") for stop in missing]
    assert left == []
    assert unseen == []


def test_from_the_start_page_to_the_table(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    expect(page.get_by_role("button", name="New table with friends")).to_be_enabled()
    all_reached(anna)
    tab_to(anna, words="Play against bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start the game")).to_be_focused()
    all_reached(anna)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(anna, words="New table with friends")
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_label("Your name").focus()
    page.keyboard.type("Anna")
    tab_to(anna, words="House rules")
    page.keyboard.press("Enter")
    all_reached(anna)
    tab_to(anna, words="Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    all_reached(anna)


# One for each component that asks something, and one for each way to choose a target.
@pytest.mark.parametrize(
    "kind",
    [
        *("offering", "turn", "fleet_move", "troop_move", "sea_battle", "giant_target", "kraken_sea", "chimera_choice"),
        *("upkeep", "placement"),
    ],
)
def test_every_control_of_the_table(kind: str, host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, (MOMENTS | HADES_MOMENTS)[kind]).link(0))
    anna.wait_until_asked()
    all_reached(anna)


def test_the_menu_every_tab_and_a_proposal(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["kraken_step"], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    anna.wait_until_asked()
    boris.wait_for_table()
    tab_to(anna, words="Menu")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    all_reached(anna)
    anna.page.keyboard.press("Escape")
    for name in ("Chat", "Log"):
        tab_to(anna, words=name)
        anna.page.keyboard.press("Enter")
        expect(anna.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        all_reached(anna)
    line = anna.page.locator(".log .line", has_text="Kraken").first
    line.focus()
    anna.page.keyboard.press("Enter")
    tab_to(anna, "ArrowDown", words="More about this line")
    anna.page.keyboard.press("Enter")
    tab_to(anna, "ArrowDown", words="Ask the others to go back")
    anna.page.keyboard.press("Enter")
    expect(boris.page.get_by_role("alert")).to_contain_text("asks to go back")
    all_reached(boris)
    tab_to(boris, words="Agree")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator(".log")).to_contain_text("By consent the game went back")


def test_the_end_of_a_game(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, last_turn()).link(0))
    anna.wait_until_asked()
    anna.take("end")
    expect(anna.page.locator(".over")).to_be_visible()
    anna.page.wait_for_timeout(200)  # without motion sizes still change a frame later
    log = anna.page.locator(".log").bounding_box()
    assert log
    assert log["height"] > 100  # more than a line
    all_reached(anna)


def test_some_decisions(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["offering"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    tab_to(anna, god="zeus")
    page.keyboard.press("Enter")
    tab_to(anna, words="Gold offered")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "3")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Anna offers 3 gold to Zeus")


def test_a_turn(host: Host, newcomer: Newcomer) -> None:
    """An action on the board, one from the list, and the end of the turn, asked twice."""
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    tab_to(anna, place="isle:kythnos")
    page.keyboard.press("Enter")
    tab_to(anna, action="recruit troop kythnos")
    page.keyboard.press("Space")
    expect(page.locator(".log")).to_contain_text("recruits a troop on Kythnos")
    anna.wait_until_asked()
    tab_to(anna, action="build fortress naxos")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("builds a fortress on Naxos")
    anna.wait_until_asked()
    tab_to(anna, words="End the turn")
    page.keyboard.press("Enter")
    expect(page.locator('.panel.mine button.main[data-action="end"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Anna ends the turn")


def test_arrow_keys_reach_every_place_and_hear_why_it_cannot_be_chosen(host: Host, newcomer: Newcomer) -> None:
    """Breadth first from the first lit place: each place is entered once by script, its neighbours by arrows."""
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    page = anna.page
    anna.wait_until_asked()
    places = set(page.locator(".board [data-place]").evaluate_all("all => all.map(place => place.dataset.place)"))
    tab_to(anna, place="isle:kythnos")
    waiting, reached = ["isle:kythnos"], {"isle:kythnos"}
    while waiting and reached != places:
        place = waiting.pop()
        for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            page.locator(f'[data-place="{place}"]').first.focus()
            page.keyboard.press(arrow)
            now = str(here(anna)["place"])
            if now not in reached:
                reached.add(now)
                waiting.append(now)
    assert reached == places
    page.locator('[data-place="isle:andros"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".tip")).to_contain_text(re.compile(r"B\d"))
    expect(page.locator(":focus")).to_have_attribute("aria-description", re.compile(r"B\d"))
    page.keyboard.press("Enter")
    expect(page.locator(".panel .reason")).to_contain_text(re.compile(r"B\d"))
