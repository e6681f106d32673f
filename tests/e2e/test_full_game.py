"""Two people at two browsers and two bots play a whole game, with nothing but what their pages offer."""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.person import Person, ledger, who_is_asked

# What these two like best, first. What isn't named comes after, the end of a turn last.
LIKED = (
    "recruit philosopher",
    "build",
    "place",
    "discard",
    "choose",
    "land",
    "sail",
    "stay",
    "retreat",
    "stop",
    "move",
)
GODS = ("athena", "zeus", "ares", "poseidon")
# Turns don't go on for ever, nor do games.
STEPS_IN_A_TURN = 5
MOST_STEPS = 1000


def open_table(anna: Person) -> None:
    """A new table, by the form of the start page: four players, two of them bots."""
    page = anna.page
    page.get_by_role("button", name="New table with friends").click()
    page.get_by_label("Your name").fill("Anna")
    for seat in ("Seat 3", "Seat 4"):
        page.get_by_label(seat).select_option("easy")
    page.get_by_text("House rules").click()
    page.get_by_label("A ledger of everyone's gold").check()
    anna.shot("new-table")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()


def join(boris: Person, link: str) -> None:
    boris.page.goto(link)
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Join").click()
    boris.page.get_by_role("button", name="I am ready").click()


def wish(person: Person, steps: int, rng: random.Random) -> str:
    """What somebody wants to do next: philosophers and buildings become metropolises."""
    texts = [str(option["text"]) for option in person.options]
    if "end" in texts and steps >= STEPS_IN_A_TURN:
        return "end"
    if person.view["decision"]["kind"] == "offering":
        return offer(person)
    for words in LIKED:
        fitting = [text for text in texts if text.startswith(words)]
        if fitting:
            return rng.choice(fitting)
    return "end" if "end" in texts else rng.choice(texts)


def offer(person: Person) -> str:
    """The lowest bid on the best god that leaves something to spend, else Apollo."""
    gold: int = person.view["cities"][person.view["player"]]["gold"]
    lowest: dict[str, int] = {}
    for option in person.options:
        if option["kind"] == "bid":
            lowest[option["god"]] = min(option["gold"], lowest.get(option["god"], option["gold"]))
    for god in GODS:
        if god in lowest and 3 * lowest[god] <= 2 * gold:
            return f"bid {god} {lowest[god]}"
    texts = [str(option["text"]) for option in person.options]
    return "bid apollo" if "bid apollo" in texts else texts[0]


def verified(person: Person, empty_venv: Path, folder: Path) -> str:
    """What `cyclades verify` says about the record that somebody downloads."""
    with person.page.expect_download() as waiting:
        person.page.get_by_role("link", name="Download the record").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    command = [str(empty_venv / "bin" / "cyclades"), "verify", str(file), f"--seed-hash={person.seed_hash}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def own(lines: list[str]) -> list[str]:
    """The log without what its reader alone may know: his revenue and what he paid."""
    return [line for line in lines if not re.search(r"\d+\sgold", line)]


def test_a_whole_game(newcomer: Newcomer, empty_venv: Path, tmp_path: Path) -> None:
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
        assert taken < MOST_STEPS
    for person in (anna, boris):
        assert person.view["ending"] == "metropolises"
        assert any(person.view["cities"][city]["metropolises"] >= 2 for city in person.view["winners"])
        rows = person.page.locator(".over tbody tr")
        assert rows.count() == 4
        assert all("?" not in text for text in rows.all_text_contents())  # at the end all gold is shown
        for word in (f"Cycle {person.view['cycle']}", "offers", "Anna", "Boris", "metropolis"):
            assert word in person.log
        person.shot(f"over-{'anna' if person is anna else 'boris'}")
        assert ledger(person) == {city: things["gold"] for city, things in person.view["cities"].items()}
        expect(person.page.locator(".over summary")).to_contain_text("The dice were fair")
    assert own(anna.shown()["log"]) == own(boris.shown()["log"])
    assert f"{anna.seed_hash}" in verified(anna, empty_venv, tmp_path)
