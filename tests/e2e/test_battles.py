"""Battles on the board: who attacks, the card with the dice, what it must not cover."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import battle
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS, Moment, before_battle
from tests.e2e.person import Person
from tests.rules.aegean import aegean
from tests.server.host import Client, Host

CARD = '.battle[role="group"]'
# Whether the card lies over the battle or over something that can be chosen.
COVERS = """() => {
  const card = document.querySelector('.battle[role="group"]').getBoundingClientRect()
  const over = ({ left, top, right, bottom }) =>
    left < card.right && right > card.left && top < card.bottom && bottom > card.top
  return [...document.querySelectorAll('main.board .place.lit, [data-piece="attackers"]')]
    .filter((place) => over(place.getBoundingClientRect()))
    .map((place) => place.dataset.place ?? place.dataset.piece)
}"""

# Looks in every frame in which dice roll whether the attackers stand before the isle.
WATCH = """() => {
  window.seen = []
  const look = () => {
    const rolls = document.querySelector('.die.tumbling')
    if (rolls) window.seen.push(document.querySelector('[data-piece="attackers"]') !== null)
    requestAnimationFrame(look)
  }
  look()
}"""


def at(newcomer: Newcomer, host: Host, moment: Any, **look: Any) -> Person:
    person = newcomer(lay(host.file, moment).link(0), **look)
    person.wait_until_asked()
    return person


def attack(person: Person) -> None:
    """Sparta's fleets attack those of Athens, which may fight on or retreat."""
    person.page.locator(
        '.choices li [data-action="sail 6-7 4"], .choices li [data-action="sail 6-7 1"]'
    ).first.evaluate("button => button.click()")
    person.page.get_by_role("button", name="Attack ").click()
    expect(person.page.locator(CARD)).to_contain_text("Athens")


def fight_on(person: Person) -> Locator:
    """Sparta's fleets stay until the battle is over: its card, which says who wins."""
    person.wait_until_asked()
    while person.view["decision"]["kind"] == "sea_battle":
        person.take(next(option["text"] for option in person.options if option["kind"] == "stay"))
        person.wait_until_asked()
    card = person.page.locator(CARD)
    expect(card.get_by_role("status")).to_contain_text("wins")
    return card


@pytest.mark.parametrize(("kind", "unit", "count"), [("land_battle", "troop", "4"), ("sea_battle", "fleet", "2")])
def test_attackers_are_on_the_board_and_in_the_panel(
    host: Host, newcomer: Newcomer, kind: str, unit: str, count: str
) -> None:
    """They stood nowhere while the battle waited for somebody."""
    anna = at(newcomer, host, MOMENTS[kind])
    expect(anna.page.locator('[data-piece="attackers"]')).to_be_visible()
    expect(anna.page.locator(f'[data-city="athens"] .{unit}').first).to_contain_text(count)
    anna.shot(f"battle-{kind}")


def test_a_hero_attacks_beside_his_troops(host: Host, newcomer: Newcomer) -> None:
    anna = at(newcomer, host, battle())
    assert anna.page.locator('[data-piece="attackers"] > g > svg').count() == 2  # troops and Hector
    place = anna.page.locator('[data-piece="attackers"]').bounding_box()
    isle = anna.page.locator('[data-place="isle:naxos"]').bounding_box()
    assert place is not None
    assert isle is not None
    assert place["width"] < isle["width"]


def test_the_card_keeps_away_from_what_can_be_chosen(host: Host, newcomer: Newcomer) -> None:
    anna = at(newcomer, host, before_battle())
    attack(anna)
    for _ in range(2):
        anna.wait_until_asked()
        anna.page.wait_for_timeout(100)
        assert anna.page.evaluate(COVERS) == []
        anna.shot("battle-card")
        if anna.view["decision"]["kind"] == "sea_battle":
            anna.take(anna.options[-1]["text"])


def test_the_board_waits_for_the_dice(host: Host, newcomer: Newcomer) -> None:
    """It took the colour of the winner while they still rolled."""
    game = aegean(
        "pegasus",
        turn={"marker": "athens", "god": "athena"},
        isles={"syros": {"troops": 4}},
        cities={"athens": {"gold": 9}},
    )
    table = lay(host.file, Moment(game, ("call pegasus", "choose isle syros")), ("Anna", "Boris"))
    anna = newcomer(table.link(0), reduced_motion="no-preference")
    anna.wait_for_table()
    anna.page.evaluate(WATCH)
    boris = Client(host, table.id, table.tokens[1])
    boris.act("land naxos 4")
    boris.close()
    anna.page.wait_for_function("() => window.seen.length && !document.querySelector('.die.tumbling')")
    assert all(anna.page.evaluate("window.seen"))


def test_the_card_of_a_battle_that_is_over_goes_with_the_next_choice(host: Host, newcomer: Newcomer) -> None:
    """It stayed over isles that were to be chosen."""
    anna = at(newcomer, host, before_battle())
    attack(anna)
    card = fight_on(anna)
    anna.page.locator('[role="tab"]').first.click()
    expect(card).to_have_count(0)


def test_what_happens_in_a_battle_has_room_in_the_log(host: Host, newcomer: Newcomer) -> None:
    """Lines of it had the height of a round button, so that long ones lay over the next."""
    anna = at(newcomer, host, before_battle())
    attack(anna)
    battle = anna.page.locator(".log .battle").first
    expect(battle).to_be_visible()
    anna.wait_until_asked()
    if (fold := battle.locator(".fold")).get_attribute("aria-expanded") == "false":  # it is over
        fold.click()
    expect(battle.locator(".line").first).to_be_visible()
    heights = battle.locator(".line").evaluate_all(
        "lines => lines.map((line) => line.clientHeight - line.scrollHeight)"
    )
    assert min(heights) >= -1
    anna.shot("battle-log")


def test_on_a_phone_the_card_is_in_the_sheet(host: Host, newcomer: Newcomer) -> None:
    anna = at(newcomer, host, before_battle(), viewport=PHONE, has_touch=True, is_mobile=True)
    attack(anna)
    assert anna.page.locator(f"main.board {CARD}").count() == 0
    expect(anna.page.locator(f".sheet {CARD}")).to_be_visible()
    assert anna.too_wide == 0
    anna.shot("phone-battle")


def test_on_a_phone_a_battle_that_is_over_says_where_it_was_in_one_line(host: Host, newcomer: Newcomer) -> None:
    anna = at(newcomer, host, before_battle(), viewport=PHONE, has_touch=True, is_mobile=True)
    attack(anna)
    card = fight_on(anna)
    title, told = card.locator("strong").bounding_box(), card.get_by_role("status").bounding_box()
    assert title is not None
    assert told is not None
    assert title["height"] < 25
    assert told["width"] > 0.7 * PHONE["width"]
    expect(card.locator(".last b")).to_have_count(2)  # of the last round
    anna.shot("phone-battle-over")


def test_all_isles_are_above_the_phone_s_sheet(host: Host, newcomer: Newcomer) -> None:
    """The lowest ones lay below its upper edge where the screen is not high."""
    low = PHONE | {"height": 640}
    anna = at(newcomer, host, MOMENTS["figure_isle"], viewport=low, has_touch=True, is_mobile=True)
    anna.see_whole_board()
    sheet = anna.page.locator(".sheet").bounding_box()
    assert sheet is not None
    lowest = anna.page.evaluate(
        "() => Math.max(...[...document.querySelectorAll('[data-place]')].map(p => p.getBoundingClientRect().bottom))"
    )
    assert lowest <= sheet["y"]


def test_fleets_go_to_a_far_sea_and_all_the_way_back(host: Host, newcomer: Newcomer) -> None:
    anna = at(newcomer, host, MOMENTS["fleet_move"])
    place = anna.page.locator(".place.lit[data-tip-side]").last.get_attribute("data-place")  # a far one
    assert place is not None
    sea = place.removeprefix("sea:")
    far = anna.page.locator(f'[data-place="sea:{sea}"]')
    far.hover(force=True)
    expect(anna.page.locator(".way")).to_be_visible()
    expect(anna.page.locator(".tip")).to_contain_text("3 fleets to")
    anna.shot("far-sea")
    far.click(force=True)
    expect(anna.page.locator(f'[data-piece="sea:{sea}"]')).to_be_visible()
    anna.wait_until_asked()
    assert anna.view["seas"][sea]["fleets"] == 3
    assert len([said for said in anna.sent if said["type"] == "act"]) > 1
    anna.page.get_by_role("button", name="Undo step").click()
    expect(anna.page.locator('[data-piece="sea:6-8"]')).to_be_visible()
    anna.wait_until_asked()
    assert (anna.view["decision"]["kind"], anna.view["seas"]["6-8"]["fleets"]) == ("turn", 3)


def test_where_a_figure_is_placed_its_text_and_own_isles_are_shown(host: Host, newcomer: Newcomer) -> None:
    anna = at(newcomer, host, MOMENTS["figure_isle"])
    expect(anna.page.locator(".panel .asker")).to_contain_text("defends it as two troops")
    own = [isle for isle in anna.view["isles"].values() if isle["owner"] == "sparta"]
    assert anna.page.locator("main.board .own").count() == len(own) > 0
    yours = anna.page.locator(".panel.mine h3:text-is('Your land') + .row button")
    expect(yours).to_have_text(["Kythnos", "Naxos"])
