"""Two people at two browsers and two bots play a whole game, with nothing but what their pages offer."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.person import Person, who_is_asked

CYCLES = 4
# What these two like best, first: it keeps the game moving. What isn't named comes after, the end of a turn last.
LIKED = ("recruit philosopher", "build", "land", "sail", "choose", "move", "recruit", "call", "stay", "stop")
# Turns don't go on for ever.
STEPS_IN_A_TURN = 3


def open_table(anna: Person) -> None:
    """A new table, by the form of the start page: four players, two of them bots, and an early end."""
    page = anna.page
    page.get_by_role("button", name="New table with friends").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("House rules").click()
    page.get_by_label("Last cycle").fill(str(CYCLES))
    for seat in ("Seat 3", "Seat 4"):
        page.get_by_label(seat).select_option("easy")
    anna.shot("new-table")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()


def join(boris: Person, link: str) -> None:
    boris.page.goto(link)
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Join").click()
    boris.page.get_by_role("button", name="I am ready").click()


def wish(person: Person, steps: int, rng: random.Random) -> str:
    """What somebody wants to do next."""
    texts = [str(option["text"]) for option in person.options]
    if "end" in texts and steps >= STEPS_IN_A_TURN:
        return "end"
    bids = [text for text in texts if text.startswith("bid") and text != "bid apollo"]
    if bids:
        return min(bids, key=lambda text: (int(text.split()[2]), rng.random()))
    for words in LIKED:
        fitting = [text for text in texts if text.startswith(words)]
        if fitting:
            return rng.choice(fitting)
    return rng.choice(texts)


def own(lines: list[str]) -> list[str]:
    """The log without what its reader alone may know: his revenue and what he paid."""
    return [line for line in lines if not re.search(r"\d+ gold", line)]


def test_a_whole_game(newcomer: Newcomer) -> None:
    rng = random.Random(7)
    anna, boris = newcomer(), newcomer()
    open_table(anna)
    link = anna.page.get_by_label("Invite others").input_value()
    join(boris, link)
    anna.shot("waiting-room")
    anna.page.get_by_role("button", name="I am ready").click()
    anna.wait_for_table()
    boris.wait_for_table()
    steps: dict[Person, int] = {anna: 0, boris: 0}
    taken = 0
    while (asked := who_is_asked((anna, boris))) is not None:
        text = wish(asked, steps[asked], rng)
        steps[asked] = 0 if text == "end" or text.startswith("bid") else steps[asked] + 1
        asked.take(text)
        taken += 1
    assert taken > 4 * CYCLES
    for person in (anna, boris):
        expect(person.page.locator(".over")).to_contain_text(f"In cycle {CYCLES}")
        rows = person.page.locator(".over tbody tr")
        assert rows.count() == 4
        assert all("?" not in text for text in rows.all_text_contents())  # at the end all gold is shown
        for word in (f"Cycle {CYCLES}", "offers", "Sparta", "Athens"):
            assert word in person.log
        person.shot(f"over-{'anna' if person is anna else 'boris'}")
        expect(person.page.locator(".over summary")).to_contain_text("The dice were fair")
    assert own(anna.shown()["log"]) == own(boris.shown()["log"])
