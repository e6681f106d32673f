"""`python -m tests.e2e.around`: three people around one device, who hand it over; nothing of the covered is shown."""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, expect

from cyclades.text import texts_in
from tests.e2e.chromium import DESKTOP, PHONE, chromium
from tests.e2e.hades_moments import table
from tests.e2e.laid_moments import lay
from tests.e2e.moments import Moment
from tests.e2e.person import SECONDS, Person
from tests.server.host import Host

PEOPLE: Final = ("Anna", "Boris", "Clara")
CITIES: Final = ("sparta", "athens", "corinth")

# What stands in the page for anybody to find: words, and what elements say of themselves, but for drawings' numbers.
WRITTEN = """() => {
  const found = []
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (all.nextNode()) {
    const node = all.currentNode
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest('style, script')) found.push(node.textContent)
      continue
    }
    for (const { name, value } of node.attributes)
      if (/^(aria-|data-|title$|alt$|value$|href$|id$|name$|placeholder$)/.test(name)) found.push(value)
    if ('value' in node) found.push(String(node.value))
  }
  return found.join('\\n')
}"""


def secrets() -> Moment:
    """Turns of three people who have gold that is nowhere else, and items that lie face down."""
    hidden = {
        "sparta": {"gold": 71, "items": [], "secret_items": ["spear"]},
        "athens": {"gold": 83, "items": [], "secret_items": ["aegis"]},
        "corinth": {"gold": 97, "items": [], "secret_items": ["lyre"]},
    }
    return Moment(table(cities=hidden))


def newest_views(person: Person) -> dict[str, dict[str, Any]]:
    """What everybody at this page knows by now, as their connections heard it."""
    newest: dict[str, dict[str, Any]] = {}
    for text in person.received:
        view = (json.loads(text).get("game") or {}).get("view")
        if view and view["player"]:
            newest[view["player"]] = view
    return newest


def sit_around(person: Person, host: Host, moment: Moment) -> None:
    """The three of them at this device, at a new table in that moment."""
    laid = lay(host.file, moment, people=PEOPLE, bot="random", title="Around one device")
    first, *others = laid.tokens
    person.page.goto(host.url)
    person.page.evaluate(
        "([table, first, others]) => { localStorage['cyclades-token-' + table] = first;"
        "localStorage['cyclades-further-seats-' + table] = JSON.stringify(others) }",
        [laid.id, first, others],
    )
    person.page.goto(host.url + laid.link())


class Device:
    """The device around which they sit, and what its page has heard of everybody's secrets."""

    def __init__(self, person: Person, host: Host) -> None:
        self.person = person
        self.page = person.page
        self.words = texts_in("en")
        sit_around(person, host, secrets())
        self.curtain = self.page.locator("section[aria-labelledby$=-to]")

    def hidden(self, besides: str | None = None) -> list[str]:
        """Gold and items that nobody but their owners may read; but for those of whoever looks."""
        found: list[str] = []
        for city, view in newest_views(self.person).items():
            if city == besides:
                continue
            own = view["cities"][city]
            found.append(str(own["gold"]))
            for item in own["secret_items"]:
                found += [item, self.words.say(f"item-{item}")]
        return found

    def check(self, besides: str | None = None) -> None:
        """Neither the page's text, nor its accessibility tree, nor its attributes tell any of it."""
        shown = self.page.evaluate(WRITTEN) + "\n" + self.page.locator("body").aria_snapshot()
        # Which items may lie face down with somebody is open: the list of those that nobody has seen.
        shown = "\n".join(line for line in shown.splitlines() if "nobody has seen yet" not in line)
        for secret in self.hidden(besides):
            told = re.search(rf"(?<![\w.]){re.escape(secret)}(?![\w.])", shown, re.IGNORECASE)
            assert told is None, shown[max(0, told.start() - 200) : told.end() + 100]

    def ask_for(self, name: str) -> None:
        """Somebody else wants the device."""
        self.page.get_by_role("navigation", name="At this device").get_by_role("button", name=name).click()

    def raise_curtain(self, name: str, rng: random.Random) -> None:
        """By a pointer that is held, by a key that is held, or pressed twice as a screen reader does."""
        button = self.curtain.get_by_role("button", name=name)
        way = rng.choice(("pointer", "key", "twice"))
        if way == "pointer":
            button.hover()
            self.page.mouse.down()
        elif way == "key":
            button.focus()
            self.page.keyboard.down(" ")
        else:
            button.dispatch_event("click")
            assert self.curtain.count(), "once is not enough"
            self.page.wait_for_timeout(20)
            button.dispatch_event("click")
        expect(self.curtain).to_have_count(0)
        if way == "pointer":
            self.page.mouse.up()
        elif way == "key":
            self.page.keyboard.up(" ")

    def hand_over(self, times: int, rng: random.Random) -> None:
        expect(self.curtain).to_be_visible()
        self.person.wait_for_table()
        looker: str | None = None
        while len(newest_views(self.person)) < len(PEOPLE):
            self.page.wait_for_timeout(10)
        for number in range(times):
            name = rng.choice([name for name in PEOPLE if name != looker])
            self.ask_for(name)
            expect(self.curtain.get_by_role("heading", name=name)).to_be_visible()
            self.check()
            if number == 0:
                self.person.shot(f"curtain-{self.page.viewport_size['width']}")  # type: ignore[index]
            self.raise_curtain(name, rng)
            city = CITIES[PEOPLE.index(name)]
            gold = newest_views(self.person)[city]["cities"][city]["gold"]
            expect(self.page.locator(f'li[data-city="{city}"]').get_by_text(str(gold)).first).to_be_visible()
            self.check(besides=city)
            looker = name


def device_at(browser: Browser, host: Host, shots: Path | None, phone: bool = False, **look: Any) -> Device:
    wanted: dict[str, Any] = {"viewport": PHONE if phone else DESKTOP, "reduced_motion": "reduce", **look}
    context = browser.new_context(**wanted)
    context.set_default_timeout(SECONDS * 1000)
    return Device(Person(context.new_page(), shots), host)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hand-overs", type=int, default=200)
    times: int = parser.parse_args().hand_overs
    expect.set_options(timeout=SECONDS * 1000)
    kept = os.environ.get("CYCLADES_SHOTS")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        host = Host(Path(folder))
        device = device_at(browser, host, None if kept is None else Path(kept))
        device.hand_over(times, random.Random(20))
        assert device.person.problems == [], device.person.problems
        device.page.context.close()
        assert host.stop() == 0
    print(f"{times} hand-overs between {len(PEOPLE)} people, nothing of the covered was shown")


if __name__ == "__main__":
    main()
