"""Somebody at a browser: opens pages, reads what they show, and plays with the controls they offer."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Container, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

SECONDS = 60.0  # to wait for anything, on a busy machine
MOST_STEPS = 600  # of one person; games end by themselves long before
OWN_TURN = ("sacrifice", "use_item", "use_favour")  # buttons of a turn that need no place

# A point where a click hits this place of the board and nothing that lies over it; rather not on its very edge.
POINT_OF = """place => {
  const group = document.querySelector(`[data-place="${place}"]`)
  const path = group?.querySelector('path')
  if (!path) return null
  const box = path.getBoundingClientRect()
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest('[data-place]') === group
  for (const edge of [3, 0])
    for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9])
      for (const other of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]) {
        const [x, y] = [box.x + box.width * part, box.y + box.height * other]
        const around = [[0, 0], [edge, 0], [-edge, 0], [0, edge], [0, -edge]]
        if (around.every(([dx, dy]) => hits(x + dx, y + dy))) return [x, y]
      }
  return null
}"""

# Everything of a table that its page shows in words.
SHOWN = """() => {
  const words = element => element.textContent.replace(/\\s+/g, ' ').trim()
  const all = (selector, read = words) => [...document.querySelectorAll(selector)].map(read)
  const label = element => element.getAttribute('aria-label')
  return {
    title: document.title,
    heading: all('h1'),
    asked: all('.panel header'),
    panel: all('.panel.mine button'),
    choices: all('.choices li'),
    money: all('.money'),
    gods: all('.gods [aria-label]', label),
    bids: all('.gods .badge'),
    track: all('.track [aria-label]', label),
    piles: all('.pile'),
    cities: all('li[data-city]'),
    order: all('.order .hidden'),
    lit: all('.board .lit[data-place]', element => [element.dataset.place, label(element)]),
    log: all('.log :is(h2, h3, .line)'),
  }
}"""


def ask_until(question: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """The first answer that says something. The question itself must leave the browser time to go on."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = question()
        if answer:
            return answer
    raise TimeoutError("nothing came")


NO_WORKER = "Service Worker registration blocked by Playwright"  # as the tests want it


class Person:
    """A browser of one's own, with one page."""

    def __init__(self, page: Page, shots: Path | None, touches: bool = False) -> None:
        self.touches = touches  # a finger, not a mouse
        self.shots = shots
        self.problems: list[str] = []  # what the page complained about
        self.received: list[str] = []  # what its sockets heard
        self.sent: list[dict[str, Any]] = []  # what they said
        self.view: dict[str, Any] = {}
        self.seed_hash: str | None = None  # as it was shown when the game began
        self._at(page)

    def _at(self, page: Page) -> None:
        self.page = page
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._console)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.problems.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._said)

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        self.view = (message.get("game") or {}).get("view") or self.view
        self.seed_hash = self.seed_hash or message.get("seed_hash")

    def _said(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    # Looking

    def shot(self, name: str) -> None:
        """A picture for whoever wants to look: in the folder that CYCLADES_SHOTS names."""
        if self.shots is not None:
            self.page.screenshot(path=self.shots / f"{name}.png")

    def shown(self) -> dict[str, Any]:
        """What the page says."""
        found: dict[str, Any] = self.page.evaluate(SHOWN)
        return found

    def wait_for_table(self) -> None:
        expect(self.page.locator(".table .board svg").first).to_be_visible()

    def wait_until_asked(self) -> None:
        expect(self.page.locator(".panel.mine [aria-busy=false]")).to_be_attached()

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".panel.mine [aria-busy=false]").count() > 0

    @property
    def sees_the_end(self) -> bool:
        return self.page.locator(".over").count() > 0

    @property
    def choices(self) -> list[str]:
        """What can be done, as the list of the page says."""
        return [str(text).strip() for text in self.page.locator(".choices li button").all_text_contents()]

    @property
    def log(self) -> str:
        return " ".join(self.page.locator(".log :is(h2, h3, .line)").all_text_contents())

    @property
    def sees_newest_line(self) -> bool:
        """Whether the end of the log is in sight."""
        left: int = self.page.locator(".log").evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight")
        return left < 10

    @property
    def too_wide(self) -> int:
        """By how many pixels the page is wider than its window."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return max(0, width)

    def point_of(self, place: str) -> tuple[float, float] | None:
        """Where a click hits that place of the board; None if something lies over it."""
        found: list[float] | None = self.page.evaluate(POINT_OF, place)
        return None if found is None else (found[0], found[1])

    def see_whole_board(self) -> None:
        """A small screen comes by itself to what can be chosen: back from there."""
        whole = self.page.locator('[data-zoom="whole"]')
        if whole.count():
            self.press(whole)
            expect(whole).to_have_count(0)

    def questions(self) -> list[str]:
        """The actions about which the page asked why they can't be done."""
        return [str(message["action"]) for message in self.sent if message["type"] == "why"]

    def reload(self) -> None:
        """Load the page again: it shows the same as before."""
        before = self.shown()
        self.page.reload()
        self.wait_until_asked()
        assert self.shown() == before

    def come_back(self, home: str, title: str) -> None:
        """Close the tab, open another one at the start page, and go back with a click: it shows the same as before."""
        before = self.shown()
        browser = self.page.context
        self.page.close()
        self._at(browser.new_page())
        self.page.goto(home)
        self.page.get_by_role("link", name=title, exact=False).click()
        self.wait_until_asked()
        assert self.shown() == before

    # Choosing

    @property
    def decision(self) -> str | None:
        """The kind of the present decision."""
        kind: str | None = (self.view.get("decision") or {}).get("kind")
        return kind

    @property
    def options(self) -> list[dict[str, Any]]:
        """What the server said can be done."""
        decision = self.view.get("decision") or {}
        found: list[dict[str, Any]] = decision.get("options", [])
        return found

    def press(self, control: Locator) -> None:
        if self.touches:
            control.tap()
        else:
            control.click()

    def take(self, text: str) -> None:
        """Do that, with the control a player would use for it."""
        option = next(option for option in self.options if option["text"] == text)
        kind = option["kind"]
        page = self.page
        if kind == "bid" or kind == "bid_apollo":
            self.press(page.locator(f'.god[data-god="{option.get("god", "apollo")}"]'))
            if kind == "bid":
                self.count_to(option["gold"], ".bid")
            self.press(page.locator(".bid button.main"))
        elif kind == "choose_god":
            self.press(page.locator(f'.god[data-god="{option["god"]}"]'))
            self.press(page.locator(f'.about [data-action="{text}"]'))
        elif kind in ("join_undead", "join_titans"):
            self.count_to(option["undead" if kind == "join_undead" else "titans"], f'[data-joins="{kind}"]')
            self.press(page.locator(f'.join [data-action="{text}"]'))
        elif kind == "choose_number":
            self.count_to(option["number"])
            self.press(page.locator(f'.panel.mine button.main[data-action="{text}"]'))
        elif kind == "send_artifact" or (self.decision == "turn" and kind in OWN_TURN):
            part = option.get("hero") or option.get("item") or option.get("artifact")
            self.press(page.locator(f'[data-mode="{kind} {part}"]' if part else f'[data-mode="{kind}"]'))
            if kind in ("use_item", "use_favour"):
                self.press(page.locator(f'.about [data-action="{text}"]'))
            self.say_yes()
        elif kind in ("end_turn", "stop"):
            self.press(page.locator(".panel.mine button.main.wide"))
            self.say_yes()
        elif kind in ("call", "change"):
            card = page.locator(f'.card[data-card="{option["card"]}"]')
            behind = card.count() == 0  # a tab, on a small screen
            if behind:
                self.press(page.locator("#tab-gods"))
            self.press(card)
            self.press(page.locator(f'.about [data-action="{text}"]'))
            if behind:
                self.press(page.locator("#tab-act"))
        elif kind in ("land", "sail", "pass_through"):
            self.count_to(option["count"], ".count")
            self._at_place(option, text)
        elif kind != "choose_building" and ("isle" in option or "sea" in option):
            self._at_place(option, text)
        elif kind != "choose_building" and page.locator(f'.panel.mine [data-action="{text}"]').count() > 1:
            self.press(page.locator(f'.panel.mine [data-action="{text}"]').first)  # the second is in the list
            self.say_yes()
        else:
            self.take_from_list(text)

    def take_and_hear(self, text: str) -> dict[str, Any]:
        """Do that; what the server tells the table about it."""
        heard = len(self.received)
        self.take(text)

        def told() -> dict[str, Any] | None:
            self.page.wait_for_timeout(10)
            messages = [json.loads(text) for text in self.received[heard:]]
            return next((entry for entry in messages if entry["type"] == "entry"), None)

        entry: dict[str, Any] = ask_until(told)
        return entry

    def count_to(self, number: int, where: str = ".panel") -> None:
        """Set how many: with the plus and minus beside the number, if there is a choice."""
        value = self.page.locator(f"{where} .stepper .value")
        if value.count() == 0:
            return
        buttons = self.page.locator(f"{where} .stepper button")
        more, less = buttons.last, buttons.first
        while int(value.input_value()) != number:
            self.press(more if int(value.input_value()) < number else less)

    def _at_place(self, option: dict[str, Any], text: str) -> None:
        place = f"isle:{option['isle']}" if "isle" in option else f"sea:{option['sea']}"
        point = self._resting_point(place)
        if point is None:  # something lies over it
            self.open_list()
            self.press(self.page.locator(f'.panel.mine [data-action="{text}"]').first)
            self.say_yes()
            return
        if self.touches:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        self._of_several(text)

    def _resting_point(self, place: str) -> tuple[float, float] | None:
        """Where that place is when the board has come to rest: what is said above it may move it."""
        before = self.point_of(place)
        while True:
            self.page.wait_for_timeout(50)
            point = self.point_of(place)
            if point == before:
                return point
            before = point

    def _of_several(self, text: str) -> None:
        """Where one click was not enough: several things can be done there, or an attack is asked about twice."""
        here = self.page.locator(f'.panel.mine .list [data-action="{text}"]')
        if here.count():
            self.press(here)
        self.say_yes()

    def say_yes(self) -> None:
        """Mean it, where the page asks twice: attacks, and the end of a turn that leaves something undone."""
        again = self.page.locator(".panel.mine .row:has(> button.main[data-action]) > button.main")
        if self.page.locator(".panel.mine .ask, .panel.mine h3 + .bar").count():
            self.press(again)

    def open_list(self) -> None:
        toggle = self.page.locator(".choices .toggle")
        if toggle.get_attribute("aria-expanded") == "false":
            self.press(toggle)

    def take_from_list(self, text: str) -> None:
        """Do that, by the list of all choices."""
        self.open_list()
        self.press(self.page.locator(f'.choices [data-action="{text}"]'))
        self.say_yes()


def ledger(person: Person) -> dict[str, int]:
    """What everybody has, as the ledger of the page reckons it from what all have seen."""
    person.page.locator("li[data-city] button.gold").first.click()
    sheet = person.page.get_by_role("dialog", name="Gold ledger")
    rows = sheet.locator("tbody.sum tr[data-city]")
    expect(rows.first).to_be_visible()
    person.shot("ledger")
    found = {str(row.get_attribute("data-city")): int(row.locator(".gold").inner_text()) for row in rows.all()}
    sheet.get_by_role("button", name="Close").click()
    return found


def who_is_asked(people: Sequence[Person]) -> Person | None:
    """The one who has to decide, when the bots have moved; None when the game is over for everybody."""

    def look() -> Person | str | None:
        for person in people:
            if person.is_asked:
                return person
        if all(person.sees_the_end for person in people):
            return "over"
        people[0].page.wait_for_timeout(10)  # lets the browsers go on
        return None

    found = ask_until(look)
    return found if isinstance(found, Person) else None


# What somebody does next, who has done so many things of each kind, and so many in this turn.
Wish = Callable[[Person, Counter[str], int, random.Random], str]


def least_done(person: Person, options: Sequence[dict[str, Any]], done: Counter[str], rng: random.Random) -> str:
    """The option of the kind that was taken least."""
    chosen = min(options, key=lambda option: (done[f"{person.decision} {option['kind']}"], rng.random()))
    return str(chosen["text"])


def play_to_the_end(person: Person, wish: Wish, rng: random.Random, name: str, reload_at: Container[str]) -> set[str]:
    """A whole game among bots: the kinds of decisions that came, each with a picture and some with a reload."""
    done: Counter[str] = Counter()
    met: set[str] = set()
    steps = taken = 0
    while who_is_asked((person,)) is not None:
        kind = str(person.decision)
        if kind not in met:
            met.add(kind)
            person.shot(f"{name}-game-{kind}")
            if kind in reload_at:
                person.reload()
        ask_until(lambda: person.sees_newest_line)
        text = wish(person, done, steps, rng)
        chosen = next(option for option in person.options if option["text"] == text)
        done[f"{kind} {chosen['kind']}"] += 1
        steps = steps + 1 if kind == "turn" and text != "end" else 0 if text == "end" else steps
        person.take(text)
        taken += 1
        assert taken < MOST_STEPS
    return met
