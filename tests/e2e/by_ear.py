"""`python -m tests.e2e.by_ear`: whole games played by roles and names from the accessibility tree alone.

Nothing is looked for by how the page is made or where something lies: all that is known is what a screen reader says.
"""

from __future__ import annotations

import argparse
import random
import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from cyclades.text import texts_in
from tests.e2e.chromium import DESKTOP, PHONE, chromium
from tests.e2e.person import MOST_STEPS, SECONDS, Person, ask_until
from tests.server.host import Host

TEXTS: Final = texts_in()
TURN, DECIDE = TEXTS.say("page-your-turn"), TEXTS.say("page-you-decide")
CHOICES = TEXTS.say("page-choices")
ENDS = ("End the turn", "Stop here")
HADES: Final = ("Free placement", "Hades", "Heroes", "Divine favours")
MOST_IN_A_TURN = 5
# What is worth hearing of the tree: a control or an image with its name, if it has one.
NAMED = re.compile(
    r"""^\s*- '?(button|link|img|spinbutton|tab|switch|combobox)(?=[ :]|$)(?: "((?:[^"\\]|\\.)*)")?""", re.MULTILINE
)


def named(tree: str) -> list[tuple[str, str]]:
    """The roles and names in their order."""
    return [(role, name.replace('\\"', '"').replace("''", "'")) for role, name in NAMED.findall(tree)]


def buttons(part: Locator) -> list[str]:
    return [name for role, name in named(part.aria_snapshot()) if role == "button"]


class Listener:
    """Somebody who sees nothing: with a keyboard, or with a finger on a screen that reads out what it is on."""

    def __init__(self, page: Page, rng: random.Random, touches: bool) -> None:
        self.page = page
        self.rng = rng
        self.touches = touches
        self.panel = page.get_by_role("region", name=re.compile(f"^({TURN}|{DECIDE})$"))
        self.list = self.panel.get_by_role("group", name=CHOICES)
        self.turn_said = page.get_by_role("status", name=TEXTS.say("page-voice-now"), exact=True)
        self.told = page.get_by_role("status", name=TEXTS.say("page-voice"), exact=True)
        self.over = page.get_by_role("heading", name=TEXTS.say("board-over"))
        self.heard: set[str] = set()
        self.calls = 0
        self.done: Counter[str] = Counter()
        self.questions: set[str] = set()

    def press(self, control: Locator) -> None:
        if self.touches:
            control.tap()
        else:
            control.focus()
            self.page.keyboard.press("Enter")

    def tree(self) -> str:
        """All there is; every control and image in it has a name or is hidden."""
        tree = self.page.locator("body").aria_snapshot()
        nameless = [line for line in tree.splitlines() if (one := NAMED.match(line)) and not (one[2] or "").strip()]
        assert nameless == [], f"these have no name: {nameless}"
        self.heard.update(self.told.all_inner_texts())
        return tree

    def rest(self, before: str = "") -> str:
        """What there is when it has changed and changes no more."""
        last = ""

        def look() -> str | None:
            nonlocal last
            now = self.tree()
            if now != before and now == last:
                return now
            last = now
            self.page.wait_for_timeout(50)
            return None

        found: str = ask_until(look)
        return found

    def await_question(self) -> bool:
        """Whether one is asked again; not if the game is over."""

        def look() -> str | None:
            if self.over.count():
                return "over"
            if self.panel.count() and self.list.count():
                return "asked"
            self.page.wait_for_timeout(20)
            return None

        return bool(ask_until(look) == "asked")

    def play(self) -> None:
        """To the end of the game."""
        in_turn, called = 0, ""
        while self.await_question():
            before = self.rest()
            if not self.panel.count():
                continue
            names = [name for name in buttons(self.list) if not name.startswith(CHOICES)]
            assert names, before
            assert len(names) == len(set(names)), f"two choices sound the same: {names}"
            said = self.turn_said.inner_text().strip()
            assert said, "nobody said whose turn it is"
            if said != called:
                self.calls += 1
                called = said
            self.questions.add(self.panel.inner_text().split("\n")[1])
            name = self.choice(names, in_turn)
            in_turn = 0 if name in ENDS else in_turn + 1
            self.take(name, before)
            self.done["steps"] += 1
            assert self.done["steps"] < MOST_STEPS

    def choice(self, names: list[str], in_turn: int) -> str:
        """Metropolises are built towards; a turn has an end."""
        ends = [name for name in names if name in ENDS]
        if ends and (in_turn >= MOST_IN_A_TURN or len(names) == 1):
            return ends[0]
        builds = [name for name in names if name.startswith("Build")]
        others = [name for name in names if name not in ENDS and not name.startswith("Let ")]
        return self.rng.choice(builds or others or names)

    def take(self, name: str, before: str) -> None:
        """Open the list, take that, and mean it where it is asked about again."""
        toggle = self.list.get_by_role("button", name=CHOICES, expanded=False)
        if toggle.count():
            self.press(toggle)
            expect(self.list.get_by_role("button", name=CHOICES, expanded=True)).to_be_attached()
            before = self.rest()
        self.press(self.list.get_by_role("button", name=name, exact=True))
        after = self.rest(before)
        here = buttons(self.panel) if self.panel.count() else []
        if TEXTS.say("page-back") in here:  # what is meant stands before the way back
            meant = here[here.index(TEXTS.say("page-back")) - 1]
            self.press(self.panel.get_by_role("button", name=meant, exact=True).first)
            self.rest(after)
        if not self.touches and not self.over.count():
            assert self.page.evaluate("document.activeElement !== document.body"), f"after {name!r} the focus was lost"


def open_game(page: Page, modules: tuple[str, ...], level: str) -> None:
    """From the start page to a table against bots."""
    page.get_by_role("button", name=TEXTS.say("page-play-bots")).press("Enter")
    dialog = page.get_by_role("dialog")
    for module in modules:
        dialog.get_by_role("switch", name=module).press("Space")
    dialog.get_by_role("radio", name=level, exact=True).press("Space")
    dialog.get_by_role("button", name=TEXTS.say("page-start")).press("Enter")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", choices=("base", "hades"), default="base")
    parser.add_argument("--phone", action="store_true", help="by a finger, on a small screen")
    parser.add_argument("--games", type=int, default=1)
    arguments = parser.parse_args()
    expect.set_options(timeout=SECONDS * 1000)
    began, steps, calls = time.monotonic(), 0, 0
    look: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if arguments.phone else {}
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        host = Host(Path(folder))
        for number in range(arguments.games):
            context = browser.new_context(**{"viewport": DESKTOP, "reduced_motion": "reduce", **look})
            context.set_default_timeout(SECONDS * 1000)
            context.add_init_script("localStorage['cyclades-pace'] ??= 'fast'")
            person = Person(context.new_page(), None, arguments.phone)
            person.page.goto(host.url)
            open_game(person.page, HADES if arguments.modules == "hades" else (), "easy")
            listener = Listener(person.page, random.Random(number), arguments.phone)
            listener.play()
            assert person.problems == [], person.problems
            steps, calls = steps + listener.done["steps"], calls + listener.calls
            print(f"game {number + 1}: {listener.done['steps']} steps, {listener.calls} calls", flush=True)
            context.close()
        assert host.stop() == 0
    print(f"{arguments.games} games to their end by ear, {steps} choices, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
