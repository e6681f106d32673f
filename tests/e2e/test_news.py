"""What happened while others played: told when one is asked again, also to whoever wasn't there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import Moment
from tests.rules.aegean import aegean
from tests.server.host import Host


def robbed() -> Moment:
    """Sparta's turn is over; then Athens has called the Harpy on Naxos and the Satyr, and ended the cycle."""
    game = aegean(
        "harpy",
        "satyr",
        gods=["athena", "ares", "zeus", "poseidon"],
        isles={"naxos": {"troops": 3}},
        bids={"athena": {"marker": "sparta", "gold": 1}, "ares": {"marker": "athens", "gold": 1}},
        turn_order=[None, None, "corinth", "thebes", "argos"],
        cities={"athens": {"gold": 12}},
    )
    calls = ("call harpy", "choose isle naxos", "call satyr", "choose player sparta")
    return Moment(game, ("recruit philosopher", "end", *calls, "end"))


def test_what_is_to_be_done_stays_where_it_is_when_the_news_are_read(host: Host, newcomer: Newcomer) -> None:
    """They folded with the first step, and another button slid under the pointer."""
    game = aegean(
        "giant",
        turn={"marker": "athens", "god": "poseidon"},
        bids={"ares": {"marker": "sparta", "gold": 1}},
        isles={"naxos": {"buildings": ["port", "temple"]}},
        cities={"athens": {"gold": 12}},
    )
    anna = newcomer(lay(host.file, Moment(game, ("call giant", "choose building naxos port on", "end"))).link(0))
    anna.wait_until_asked()
    strip = anna.page.get_by_role("region", name="Since your last turn")
    expect(strip).to_contain_text("lost: a port")
    troop = anna.page.locator('[data-mode="recruit_troop"]')
    before = troop.bounding_box()
    anna.take("recruit troop naxos")
    anna.wait_until_asked()
    expect(strip).not_to_contain_text("lost: a port")
    anna.page.keyboard.press("Escape")
    assert troop.bounding_box() == before


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_comes_back_reads_what_was_taken_from_him_and_sees_it_again(
    size: dict[str, int], host: Host, newcomer: Newcomer
) -> None:
    person = newcomer(viewport=size)
    person.page.goto(host.url + lay(host.file, robbed()).link(0))
    person.wait_until_asked()
    strip = person.page.get_by_role("region", name="Since your last turn")
    expect(strip).to_contain_text("Athens's Harpy carries off your troop on Naxos.")
    if size is PHONE:  # there is room for one line
        strip.get_by_role("button").click()
    expect(strip).to_contain_text("lost: 1 troop")
    more = strip.locator("button.more")
    if more.count():
        more.click()
    expect(strip).to_contain_text("Athens takes a philosopher from you with the Satyr.")
    expect(strip).to_contain_text("lost: 1 philosopher")
    person.shot(f"news-{size['width']}")
    naxos = strip.locator("li", has_text="Harpy")
    naxos.locator(".line").click()
    expect(person.page.locator(".board g.focus").first).to_be_attached()
    naxos.get_by_role("button", name="Play it again").click()
    # The troops as they were before, then as they are.
    expect(person.page.locator('[data-piece="isle:naxos"]')).to_contain_text("3")
    expect(person.page.locator('[data-piece="isle:naxos"]')).to_contain_text("2")
    assert [message for message in person.sent if message["type"] == "look"]
    assert not person.problems


def test_the_news_leave_room_for_all_that_can_be_done(host: Host, newcomer: Newcomer) -> None:
    """They took a third of the column, and what a turn offers was half below its end."""
    game = aegean(
        "giant",
        "harpy",
        "satyr",
        gods=["athena", "zeus", "ares", "poseidon"],
        turn={"marker": "athens", "god": "athena"},
        bids={"zeus": {"marker": "sparta", "gold": 1}},
        isles={"naxos": {"buildings": ["port", "temple"], "troops": 3}},
        cities={"athens": {"gold": 12}, "sparta": {"gold": 9, "philosophers": 1}},
    )
    calls = ("call giant", "choose building naxos port on", "call harpy", "choose isle naxos")
    moment = Moment(game, (*calls, "call satyr", "choose player sparta", "end"))
    anna = newcomer(lay(host.file, moment).link(0))
    anna.wait_until_asked()
    expect(anna.page.get_by_role("region", name="Since your last turn").locator("li")).to_have_count(3)
    anna.shot("news-beside-a-turn")
    foot = anna.page.locator(".panel.mine .foot").bounding_box()
    last = anna.page.locator(".panel.mine [data-mode]").last.bounding_box()
    assert foot is not None
    assert last is not None
    assert last["y"] + last["height"] <= foot["y"]


@pytest.mark.parametrize("height", [640, 900])
def test_what_was_lost_can_be_read_beside_a_long_question(height: int, host: Host, newcomer: Newcomer) -> None:
    """It was cut off just where one had lost something."""
    game = aegean(
        "giant",
        "harpy",
        "satyr",
        gods=["athena", "ares", "zeus", "poseidon"],
        turn={"marker": "athens", "god": "athena"},
        bids={"ares": {"marker": "sparta", "gold": 1}},
        isles={"naxos": {"buildings": ["port", "temple"], "troops": 3}},
        cities={"athens": {"gold": 12}, "sparta": {"gold": 9, "philosophers": 1}},
    )
    calls = ("call giant", "choose building naxos port on", "call harpy", "choose isle naxos")
    moment = Moment(game, (*calls, "call satyr", "choose player sparta", "end"))
    anna = newcomer(lay(host.file, moment).link(0), locale="de-DE", viewport={"width": 1440, "height": height})
    anna.wait_until_asked()
    first = anna.page.locator(".since li").first
    expect(first).to_be_visible()
    strip, lost = anna.page.locator(".since").bounding_box(), first.bounding_box()
    assert strip is not None
    assert lost is not None
    anna.shot(f"news-lost-{height}")
    assert lost["y"] + lost["height"] <= strip["y"] + strip["height"]
