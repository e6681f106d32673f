"""All four modules of Hades at the table: a whole game against bots, and every decision taken with its controls."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS, MIXED_MOMENTS
from tests.e2e.laid_moments import sit_down
from tests.e2e.person import Person, least_done, ledger, play_to_the_end
from tests.server.host import Host

CYCLES = 6
DEAREST = 3  # what she offers the favoured god at most, to have gold left for his gifts
SWITCHES = ("Free placement", "Hades", "Heroes", "Divine favours")
STEPS_IN_A_TURN = 6


def open_table(anna: Person) -> None:
    """A table for four with all modules and three bots, by the form of the start page."""
    page = anna.page
    page.get_by_role("button", name="New table with friends").click()
    page.get_by_label("Your name").fill("Anna")
    for name in SWITCHES:
        page.get_by_role("switch", name=name).check()
    for seat in ("Seat 2", "Seat 3", "Seat 4"):
        page.get_by_label(seat).select_option("random")
    page.get_by_text("House rules").click()
    page.get_by_label("Last cycle").fill(str(CYCLES))
    page.get_by_label("A ledger of everyone's gold").check()
    anna.shot("hades-new-table")
    page.get_by_role("button", name="Open the table").click()


def wish(anna: Person, done: Counter[str], steps: int, rng: random.Random) -> str:
    """What she does next: whatever kind of thing she has done least, with the favoured god if she can have him."""
    options = anna.options
    texts = [str(option["text"]) for option in options]
    if "end" in texts and (steps >= STEPS_IN_A_TURN or len(texts) == 1):
        return "end"
    bids = [option for option in options if option["kind"] == "bid"]
    if bids:
        favoured = (anna.view.get("favour") or {}).get("god")
        liked = [bid for bid in bids if bid["god"] in ("hades", favoured) and bid["gold"] <= DEAREST]
        wanted = liked or bids
        return str(min(wanted, key=lambda bid: (bid["gold"], rng.random()))["text"])
    rest = [option for option in options if option["kind"] not in ("end_turn", "let_go", "forgo", "pass")] or options
    return least_done(anna, rest, done, rng)


def test_a_whole_game(newcomer: Newcomer) -> None:
    anna = newcomer()
    open_table(anna)
    anna.wait_for_table()
    met = play_to_the_end(anna, wish, random.Random(4), "hades", reload_at=HADES_MOMENTS)
    assert {"prelude_offering", "placement", "offering", "turn"} <= met
    expect(anna.page.locator(".over")).to_contain_text("In cycle")
    for words in ("Cycle 1", "Cycle 2", "threat", "favour"):
        assert words in anna.log
    assert ledger(anna) == {city: things["gold"] for city, things in anna.view["cities"].items()}
    anna.shot("hades-over")


@pytest.fixture(scope="module")
def guest(resident: Newcomer) -> Person:
    return resident()


ALL_MOMENTS = HADES_MOMENTS | {f"{name} with heroes and undead": moment for name, moment in MIXED_MOMENTS.items()}


@pytest.mark.parametrize("name", ALL_MOMENTS)
def test_a_decision_is_taken_with_its_controls(name: str, host: Host, guest: Person) -> None:
    """The last option: the one that is least like ending or passing."""
    sit_down(guest, host, ALL_MOMENTS[name], name)
    option = guest.options[-1]
    entry = guest.take_and_hear(option["text"])
    assert (entry["by"], entry["action"]) in ((0, option["text"]), (0, None))


def test_before_the_game_it_says_what_each_god_brings(host: Host, guest: Person) -> None:
    """Only a tip over each card did, and a phone has none."""
    sit_down(guest, host, HADES_MOMENTS["prelude_offering"], "prelude")
    brings = guest.page.locator(".panel.mine dl div")
    expect(brings).to_have_count(len(guest.view["gods"]) + 1)
    expect(brings.filter(has_text="Zeus")).to_contain_text("a priest")
    expect(brings.filter(has_text="Apollo")).to_contain_text("a prosperity marker")
