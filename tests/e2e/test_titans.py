"""Titans at the table: a whole game of six in teams, every decision with its controls, partners, own boards."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cyclades.content import board_path
from tests.e2e.chromium import PHONE
from tests.e2e.conftest import IS_SWEEP, Newcomer
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.person import Person, ask_until, least_done, ledger, play_to_the_end
from tests.e2e.titans_moments import ALL_TITANS, TITANS_MOMENTS
from tests.server.host import Host

TITANS = re.compile("^Titans")  # the switch of that name
DEAREST = 4  # what she offers a god at most, to have gold left for his gifts
STEPS_IN_A_TURN = 5


def open_form(anna: Person) -> None:
    """The form for a new table, with Titans."""
    anna.page.get_by_role("button", name="New table with friends").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("switch", name=TITANS).check()


def choose_players(anna: Person, players: int) -> None:
    anna.page.get_by_role("radio", name=str(players), exact=True).check()


def wish(anna: Person, done: Counter[str], steps: int, rng: random.Random) -> str:
    """What she does next: whatever kind of thing she has done least, but philosophers and metropolises first."""
    options = anna.options
    texts = [str(option["text"]) for option in options]
    if "recruit philosopher" in texts:
        return "recruit philosopher"
    if "end" in texts and (steps >= STEPS_IN_A_TURN or len(texts) == 1):
        return "end"
    bids = [option for option in options if option["kind"] == "bid"]
    if bids:
        cheap = [bid for bid in bids if bid["gold"] <= DEAREST] or bids
        return str(min(cheap, key=lambda bid: (bid["god"] != "athena", bid["gold"], rng.random()))["text"])
    rest = [option for option in options if option["kind"] not in ("end_turn", "forgo", "pass")] or options
    return least_done(anna, rest, done, rng)


def test_a_whole_game_of_six_in_teams(newcomer: Newcomer) -> None:
    anna = newcomer()
    open_form(anna)
    choose_players(anna, 6)
    expect(anna.page.get_by_role("switch", name="Teams of two")).to_be_checked()
    for seat in range(2, 7):
        anna.page.get_by_label(f"Seat {seat}").select_option("random")
    anna.page.get_by_text("House rules").click()
    anna.page.get_by_label("A ledger of everyone's gold").check()
    if not IS_SWEEP:  # by itself a game of six takes 8 to 15 cycles
        anna.page.get_by_label("Last cycle").fill("5")
    anna.shot("titans-new-table")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.wait_for_table()
    met = play_to_the_end(anna, wish, random.Random(5), "titans", reload_at=TITANS_MOMENTS)
    assert {"prelude_offering", "titans_placement", "offering", "turn"} <= met
    assert anna.view["ending"] in ("metropolises", "artifacts", "last_player", "max_cycles")
    winners = anna.view["winners"]
    assert len(winners) in (2, 4, 6)
    assert {anna.view["cities"][city]["partner"] for city in winners} == set(winners)
    expect(anna.page.locator(".over")).to_contain_text("In cycle")
    for city in winners:
        expect(anna.page.locator(".over")).to_contain_text(city.capitalize())
    assert ledger(anna) == {city: things["gold"] for city, things in anna.view["cities"].items()}
    anna.shot("titans-over")


@pytest.fixture(scope="module")
def guest(resident: Newcomer) -> Person:
    return resident()


@pytest.mark.parametrize("name", ALL_TITANS)
def test_a_decision_is_taken_with_its_controls(name: str, host: Host, guest: Person) -> None:
    """The last option: the one that is least like ending or passing."""
    sit_down(guest, host, ALL_TITANS[name], name)
    guest.shot(f"titans-{name}")
    option = guest.options[-1]
    entry = guest.take_and_hear(option["text"])
    assert (entry["by"], entry["action"]) in ((0, option["text"]), (0, None))


def test_partners_talk_in_private(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, ALL_TITANS["turn-kronos"], ("Anna", "Boris", "Clio"))
    people = [newcomer(table.link(seat)) for seat in (0, 1, 2, None)]
    anna, boris, clio, watcher = people
    for person in people:
        person.wait_for_table()
        person.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_text("only my partner")).to_have_count(0)
    anna.page.get_by_role("radio", name="only my partner").check()
    anna.page.get_by_label("Say something").fill("I take the Helm")
    anna.page.get_by_role("button", name="Send").click()
    for partner in (anna, boris):
        line = partner.page.locator(".chat .lines p", has_text="I take the Helm")
        expect(line).to_contain_text("private")
    anna.shot("titans-private-chat")
    anna.page.get_by_role("radio", name="everyone").check()
    anna.page.get_by_label("Say something").fill("Good luck")
    anna.page.get_by_role("button", name="Send").click()
    for person in people:
        line = person.page.locator(".chat .lines p", has_text="Good luck")
        expect(line).not_to_contain_text("private")
    for other in (clio, watcher):
        other.page.reload()
        other.wait_for_table()
        other.page.get_by_role("tab", name="Chat").click()
        expect(other.page.locator(".chat .lines")).to_contain_text("Good luck")
        assert not any("Helm" in text for text in other.received if json.loads(text)["type"] == "chat")
        expect(other.page.locator(".chat .lines")).not_to_contain_text("I take the Helm")


def test_partners_sit_together(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer()
    open_form(anna)
    choose_players(anna, 6)
    anna.page.get_by_role("button", name="Open the table").click()
    seats = anna.page.locator("ul.seats li")
    free = ("free", "free")
    expect(seats).to_contain_text(["Team 1", "Anna", "your partner", "Team 2", *free, "Team 3", *free])


def test_what_does_not_go_together_says_why(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.page.get_by_role("button", name="New table with friends").click()
    six, two = (anna.page.get_by_role("radio", name=number, exact=True) for number in ("6", "2"))
    expect(six).to_be_disabled()
    expect(anna.page.get_by_text("Six players need the expansion Titans.")).to_be_visible()
    two.check()
    anna.page.get_by_role("switch", name=TITANS).check()
    expect(two).to_be_disabled()
    expect(anna.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(anna.page.get_by_role("switch", name="Free placement")).to_be_disabled()
    expect(anna.page.get_by_role("switch", name="Teams of two")).to_have_count(0)
    choose_players(anna, 4)
    anna.page.get_by_role("switch", name="Teams of two").check()
    six.check()
    expect(anna.page.get_by_role("switch", name="Teams of two")).to_be_disabled()
    anna.page.get_by_role("switch", name=TITANS).uncheck()
    expect(anna.page.get_by_role("radio", name="5", exact=True)).to_be_checked()


def test_a_board_of_ones_own(newcomer: Newcomer, tmp_path: Path) -> None:
    ours: dict[str, Any] = json.loads(board_path("titans-3-4").read_text(encoding="utf-8"))
    ours |= {"id": "my-thera", "title": "My Thera", "players": [3]}
    file = tmp_path / "thera.json"
    anna = newcomer(complaints=True)  # of the file that is refused
    open_form(anna)
    anna.page.get_by_label("Board", exact=True).select_option("own")
    file.write_text(json.dumps(ours | {"territories": []}))
    anna.page.get_by_label("File of the board").set_input_files(file)
    expect(anna.page.get_by_role("alert")).to_contain_text(
        "This board can't be used. territories: 1 to 48 are possible, not 0"
    )
    expect(anna.page.get_by_role("button", name="Open the table")).to_be_disabled()
    anna.shot("titans-bad-board")
    file.write_text(json.dumps(ours))
    anna.page.get_by_label("File of the board").set_input_files(file)
    expect(anna.page.get_by_text("My Thera: for 3 players")).to_be_visible()
    expect(anna.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(anna.page.get_by_role("radio", name="4", exact=True)).to_be_disabled()
    for seat in (2, 3):
        anna.page.get_by_label(f"Seat {seat}").select_option("random")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.wait_until_asked()
    assert anna.view["board"] == "my-thera"
    expect(anna.page.locator('.board [data-place="isle:fira"]')).to_have_count(1)


def wait_for_answer(person: Person, heard: int) -> None:
    """Until something has come since so many messages."""

    def came() -> bool:
        person.page.wait_for_timeout(20)  # lets the browser go on
        return len(person.received) > heard

    ask_until(came)


def test_six_on_a_phone(host: Host, newcomer: Newcomer) -> None:
    """Placement with taps: troops, fleets and a building, and nothing sticks out of the window."""
    link = lay(host.file, TITANS_MOMENTS["titans_placement"]).link(0)
    anna = newcomer(link, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    anna.wait_until_asked()
    assert anna.too_wide == 0
    for tab in ("Gods", "Cities", "Chat", "Act"):
        anna.page.get_by_role("tab", name=tab).tap()
        assert anna.too_wide == 0
        anna.shot(f"titans-phone-{tab.lower()}")
    while anna.decision == "titans_placement":
        anna.wait_until_asked()
        kind = anna.options[0]["kind"]
        anna.shot(f"titans-phone-{kind}")
        heard = len(anna.received)
        anna.take(anna.options[0]["text"])
        wait_for_answer(anna, heard)
        assert anna.too_wide == 0
