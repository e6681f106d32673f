"""`python -m tests.lessons.by_clicks`: every lesson in a real browser, by clicks, with every foreseen wrong try."""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from cyclades.lessons import Lesson, Pattern, StepForm, WrongForm, lessons, new_game
from cyclades.text import texts_in
from tests.e2e.chromium import DESKTOP, PHONE, chromium
from tests.e2e.person import SECONDS, Person, ask_until
from tests.server.host import Host

# What can be chosen within the ring and as large as it: a button, a number, a tab, a place of the board.
RINGED = """() => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect()
  if (!ring) return []
  const fits = one => {
    const box = one.getBoundingClientRect()
    return ['left', 'top', 'right', 'bottom'].every(side => Math.abs(box[side] - ring[side]) < 8)
  }
  const all = [...document.querySelectorAll('.table :is(button, .stepper, [data-place])')]
  return all.filter(fits).map(one => one.dataset.place ?? one.textContent.trim())
}"""


class Learner:
    """Somebody who takes a lesson: reads all, tries what is wrong, then does what is asked."""

    def __init__(self, person: Person, lesson: Lesson) -> None:
        self.person = person
        self.page = person.page
        self.lesson = lesson
        self.game = new_game(lesson)  # goes along with the one at the table
        self.texts = texts_in()
        self.tries = 0

    def take(self, url: str) -> None:
        """The whole lesson, from its address on."""
        self.page.goto(f"{url}/#/learn/{self.lesson.name}")
        self.person.wait_for_table()
        for number, step in enumerate(self.lesson.form.steps):
            self._wait_for(number)
            self._read(number, step)
            self._do(number, step)
        closing = self.page.locator(".lesson.over .words")
        expect(closing).to_contain_text(self.texts.say(self.lesson.text(self.lesson.form.closing)))
        self._shot("done")

    def _wait_for(self, number: int) -> None:
        expect(self.page.locator(f'.lesson[data-step="{number}"]')).to_be_visible()
        self.person.wait_until_asked()

    def _read(self, number: int, step: StepForm) -> None:
        for place, look in enumerate(step.look):
            expect(self.page.locator(".lesson .words")).to_have_text(self.texts.say(self.lesson.text(look.words)))
            self._expect_pointer(look.at)
            self._shot(f"{number}-look-{place}")
            self.page.get_by_role("button", name="Read on").click()
        expect(self.page.locator(".lesson .words")).to_contain_text(self.texts.say(self.lesson.text(step.task)))
        self._expect_pointer(step.at)
        self._shot(f"{number}-task")

    def _expect_pointer(self, at: str | None) -> None:
        """The ring is there, in sight, and around something."""
        ring = self.page.locator(".ring")
        if at is None:
            expect(ring).to_have_count(0)
        else:
            expect(ring).to_be_in_viewport()

    def _expect_handle(self, step: StepForm) -> None:
        """The ring is around something to choose, not around a panel; where any god will do, around all of them."""
        if step.at != "panel:gods" and step.at is not None:
            ask_until(self._ringed)

    def _ringed(self) -> list[str]:
        self.page.wait_for_timeout(50)
        found: list[str] = self.page.evaluate(RINGED)
        return found

    def _do(self, number: int, step: StepForm) -> None:
        """What is asked, after all that is wrong at its moment."""
        left = dict(enumerate(step.wrong))
        for _ in step.do:
            self.person.wait_until_asked()
            for place in [place for place, wrong in left.items() if self._is_wrong_now(wrong)]:
                self._try(number, place, left.pop(place))
            wanted = self.lesson.wanted(self.game)[0]
            self._expect_handle(step)
            self.person.take(wanted)
            self.game.apply(wanted)
            while (scripted := self.lesson.scripted(self.game)) is not None:
                self.game.apply(scripted)
        assert not left, f"{self.lesson.name}: these tries were never wrong: {left}"

    def _is_wrong_now(self, wrong: WrongForm) -> bool:
        tried = self._action(wrong)
        reply = None if tried is None else self.lesson.judge(self.game, tried)
        return reply is not None and reply.text == self.lesson.text(wrong.reply)

    def _action(self, wrong: WrongForm) -> str | None:
        if wrong.code is not None:
            return wrong.tried
        legal = {self.game.text(action) for action in self.game.legal_actions()} - set(self.lesson.wanted(self.game))
        return next((action for action in sorted(legal) if Pattern(wrong.tried).fits(action)), None)

    def _try(self, number: int, place: int, wrong: WrongForm) -> None:
        tried = self._action(wrong)
        assert tried is not None
        reply = self.texts.say(self.lesson.text(wrong.reply))
        if wrong.code is None:
            self.person.take(tried)
        else:
            self._try_refused(tried, reply)
        expect(self.page.locator(".lesson .reply")).to_contain_text(reply)
        self._shot(f"{number}-wrong-{place}")
        self.tries += 1
        self._put_away()

    def _try_refused(self, tried: str, reply: str) -> None:
        """Reach for what can't be done: a god, a button that is grey, or a place that isn't lit."""
        words = tried.split()
        if words[0] == "bid":
            god = self.page.locator(f'.god[data-god="{words[1]}"]')
            for _ in range(100):
                god.click(force=True)  # grey ones count as disabled
                self.page.wait_for_timeout(50)
                if reply in (self.page.locator(".lesson").text_content() or ""):
                    return
            raise AssertionError(f"{tried} can be bid")
        option = self._form(tried)
        name = " ".join(part for part in (option["kind"], option.get("building")) if part)
        mode = self.page.locator(f'[data-mode="{name}"]')
        if mode.count():
            mode.click(force=True)
            if mode.get_attribute("aria-disabled") == "true":
                return
        if "card" in option:
            self.page.locator(f'.card[data-card="{option["card"]}"]').click()
            return
        point = self.person.point_of(f"isle:{option['isle']}" if "isle" in option else f"sea:{option['sea']}")
        assert point is not None
        self.page.mouse.click(*point)

    def _form(self, tried: str) -> dict[str, str]:
        form = self.game.json_form(self.game.parse(tried))
        return {key: str(value) for key, value in form.items()} | {"kind": str(form["action"])}

    def _put_away(self) -> None:
        """Nothing is half chosen any more."""
        for _ in range(4):
            dialog = self.page.locator("dialog[open]")
            if dialog.count():
                dialog.get_by_role("button", name="Close").first.click()
            half = self.page.locator(".bid, .hand, .panel.mine .ask, .panel.mine h3 + .bar, .panel.mine .list")
            if not half.count():
                return
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)

    def _shot(self, name: str) -> None:
        self.person.shot(f"lesson-{self.lesson.number:02}-{self.lesson.name}-{name}")


def learner_at(browser: Browser, lesson: Lesson, shots: Path | None, phone: bool = False) -> Learner:
    """Somebody in a browser of his own, in a hurry."""
    look: dict[str, Any] = {"viewport": PHONE if phone else DESKTOP, "reduced_motion": "reduce"}
    context = browser.new_context(**look, color_scheme="light")
    context.set_default_timeout(SECONDS * 1000)
    context.add_init_script("localStorage['cyclades-pace'] ??= 'fast'")
    return Learner(Person(context.new_page(), shots), lesson)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lessons", nargs="*", help="only these")
    parser.add_argument("--phone", action="store_true", help="on a small screen")
    arguments = parser.parse_args()
    expect.set_options(timeout=SECONDS * 1000)
    chosen = [lesson for name, lesson in lessons().items() if name in (arguments.lessons or lessons())]
    kept = os.environ.get("CYCLADES_SHOTS")
    shots = None if kept is None else Path(kept)
    began = time.monotonic()
    tries = 0
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        host = Host(Path(folder))
        for lesson in chosen:
            learner = learner_at(browser, lesson, shots, arguments.phone)
            learner.take(host.url)
            assert learner.person.problems == [], learner.person.problems
            tries += learner.tries
            print(f"{lesson.name}: {len(lesson.form.steps)} steps, {learner.tries} wrong tries", flush=True)
            learner.page.context.close()
        assert host.stop() == 0
    print(f"{len(chosen)} lessons to their end, {tries} wrong tries answered, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
