"""What stands around the board: cards that can be read, players with their race, what they own, their gold."""

from __future__ import annotations

from playwright.sync_api import expect

from cyclades import Game
from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS, Moment
from tests.e2e.person import Person
from tests.rules.aegean import aegean
from tests.server.host import Host

ALL_MODULES = ("hades", "heroes", "favours", "titans")


def acts(person: Person) -> list[str]:
    return [str(message["action"]) for message in person.sent if message["type"] == "act"]


def test_a_tap_on_a_card_reads_it_and_its_button_calls(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0), viewport=PHONE, has_touch=True, is_mobile=True)
    anna.wait_until_asked()
    page = anna.page
    page.locator(".panel.mine .call", has_text="Satyr").tap()
    sheet = page.get_by_role("dialog", name="Satyr")
    expect(sheet).to_contain_text("Takes a philosopher from another player.")
    sheet.get_by_role("button", name="Close").tap()
    assert acts(anna) == []
    page.get_by_role("tab", name="Gods").tap()
    page.locator('.card[data-card="satyr"]').tap()
    expect(sheet).to_contain_text("Takes a philosopher from another player.")
    expect(sheet).to_contain_text("Costs 3 gold instead of 4, thanks to temples")
    assert acts(anna) == []
    anna.shot("phone-card")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    assert acts(anna) == []
    page.locator('.card[data-card="satyr"]').tap()
    sheet.get_by_role("button", name="Call the Satyr").tap()
    expect(page.locator(".panel.mine .question")).to_contain_text("Satyr")
    assert acts(anna) == ["call satyr"]


def test_enter_calls_the_open_card(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    anna.page.locator('.card[data-card="kraken"]').click()
    expect(anna.page.get_by_role("dialog", name="Kraken").get_by_role("button", name="Call the Kraken")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".panel.mine .question")).to_contain_text("Kraken")
    assert acts(anna) == ["call kraken"]


def test_a_card_says_to_whom_it_is_open(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    boris = newcomer(table.link(1))
    boris.wait_for_table()
    boris.page.locator('.card[data-card="satyr"]').click()
    sheet = boris.page.get_by_role("dialog", name="Satyr")
    expect(sheet).to_contain_text("It is open to Anna, whose turn it is.")
    expect(sheet.locator("[data-action]")).to_have_count(0)


def test_a_card_that_cannot_be_paid_is_not_framed_because_it_could_be_sent_away(host: Host, newcomer: Newcomer) -> None:
    moment = Moment(aegean("satyr", "sphinx", "kraken", god="zeus", cities={"sparta": {"gold": 2}}))
    anna = newcomer(lay(host.file, moment).link(0))
    anna.wait_until_asked()
    lit = anna.page.locator(".card.lit")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-card", "kraken")
    anna.page.locator('.card[data-card="satyr"]').click()
    about = anna.page.locator('[data-about="satyr"]')
    expect(about.get_by_role("status")).to_contain_text("gold")
    expect(about.locator("[data-action]:not(.main)")).to_have_count(1)
    anna.shot("card-too-dear")
    anna.page.keyboard.press("Escape")
    anna.page.locator('[data-mode="change"]').click()
    expect(lit).to_have_count(3)


def test_a_click_where_one_has_just_chosen_does_not_end_the_turn(host: Host, newcomer: Newcomer) -> None:
    """The end of the turn came to lie under the pointer."""
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    here = anna.page.locator('.panel.mine [data-mode="recruit_troop"]').bounding_box()
    assert here is not None
    spot = (here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    anna.page.mouse.click(*spot)
    end = anna.page.locator(".panel.mine .foot .wide")
    end.evaluate("button => { button.style = 'position: fixed; inset: 0; z-index: 9' }")
    asked = anna.page.locator(".panel.mine .ask")
    anna.page.mouse.click(*spot)
    anna.page.wait_for_timeout(100)
    expect(asked).to_have_count(0)
    anna.page.wait_for_timeout(900)
    anna.page.mouse.click(*spot)
    expect(asked).to_have_count(1)


def test_a_click_on_a_panel_shows_what_is_owned(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    view = anna.view
    owned = sum(place["owner"] == "athens" for part in ("isles", "seas") for place in view[part].values())
    shown = anna.page.locator(".board .owned")
    athens = anna.page.locator('li[data-city="athens"]')
    athens.locator(".means .fleet").click()
    expect(shown).to_have_count(owned)
    expect(athens.locator(".who")).to_have_attribute("aria-pressed", "true")
    anna.shot("owned")
    athens.locator(".who").click()
    expect(shown).to_have_count(0)
    athens.locator(".who").click()
    expect(shown).to_have_count(owned)
    anna.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_the_discard_is_looked_through(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["chimera_choice"]).link(0))
    anna.wait_until_asked()
    anna.page.locator('[data-pile="discard"]').click()
    pile = anna.page.get_by_role("dialog", name="Discard")
    expect(pile.get_by_role("button").filter(has_text="Satyr")).to_be_visible()
    assert pile.locator("li").count() == len(anna.view["discard"])
    anna.shot("discard")
    pile.get_by_role("button").filter(has_text="Satyr").click()
    expect(anna.page.get_by_role("dialog", name="Satyr")).to_be_visible()


def test_six_players_with_everything_fit_beside_the_board(host: Host, newcomer: Newcomer) -> None:
    moment = Moment(Game.new(6, seed=1, modules=ALL_MODULES))
    anna = newcomer(lay(host.file, moment).link())
    anna.wait_for_table()
    assert anna.page.locator("li[data-city]").count() == 6
    anna.shot("six-players")
    hidden = "() => { const left = document.querySelector('.left'); return left.scrollHeight - left.clientHeight }"
    assert anna.page.evaluate(hidden) <= 0
    gods = "[...document.querySelectorAll('.gods > *')]"
    ends = f"() => Math.max(...{gods}.map((god) => god.getBoundingClientRect().right))"
    begins = "() => document.querySelector('.track').getBoundingClientRect().left"
    assert anna.page.evaluate(ends) <= anna.page.evaluate(begins)
    columns = """() => ['metropolises', 'building', 'philosophers', 'revenue', 'fleet'].map((part) =>
      new Set([...document.querySelectorAll(`li[data-city] .${part}:not(.building ~ .building)`)]
        .map((thing) => Math.round(thing.getBoundingClientRect()[part === 'philosophers' ? 'right' : 'left']))).size)"""
    assert anna.page.evaluate(columns) == [1, 1, 1, 1, 1], "what is compared stands one below the other"


def test_more_metropolises_than_win_hide_nothing(host: Host, newcomer: Newcomer) -> None:
    isles = {isle: {"owner": "sparta", "metropolis": True} for isle in ("naxos", "milos", "sifnos")}
    anna = newcomer(lay(host.file, Moment(aegean(god="ares", isles=isles))).link(0))
    anna.wait_until_asked()
    sparta = anna.page.locator('li[data-city="sparta"]')
    edges = [box["x"] + box["width"] for box in (pip.bounding_box() for pip in sparta.locator(".pip").all()) if box]
    port = sparta.locator('[data-building="port"]').bounding_box()
    assert port is not None
    assert len(edges) == 3
    assert max(edges) <= port["x"]


# Lines of words and pictures that the lower edge of the news cuts, and how many lines of the log have room.
CUT = """() => {
  const list = document.querySelector('.since ul')
  const edge = list.getBoundingClientRect().bottom
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
  const lines = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    lines.push(...range.getClientRects())
  }
  return lines.filter(({ top, bottom, height }) => top + height / 8 < edge - 1 && bottom - height / 8 > edge + 1).length
}"""
LINES_OF_LOG = """() => {
  const log = document.querySelector('.talk .log')
  return log.clientHeight / parseFloat(getComputedStyle(log).lineHeight)
}"""


def test_the_news_end_with_a_whole_line_and_the_log_keeps_a_few(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, HADES_MOMENTS["placement"]).link(0))
    anna.wait_until_asked()
    strip = anna.page.get_by_role("region", name="Since your last turn")
    expect(strip.get_by_role("button", name="Show all")).to_be_visible()
    anna.shot("news-cut")
    assert anna.page.evaluate(CUT) == 0
    assert anna.page.evaluate(LINES_OF_LOG) >= 3
    before = strip.locator("ul").bounding_box()
    strip.get_by_role("button", name="Show all").click()
    expect(strip.get_by_role("button", name="Show less")).to_be_visible()
    after = strip.locator("ul").bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]


def test_the_log_gives_way_before_what_can_be_done_is_out_of_sight(host: Host, newcomer: Newcomer) -> None:
    """Five buildings to choose from scrolled beside a log of one line."""
    anna = newcomer(lay(host.file, HADES_MOMENTS["hector_set"]).link(0))
    anna.wait_until_asked()
    anna.shot("panel-beside-log")
    asking = anna.page.locator(".right .asking")
    assert asking.evaluate("panel => panel.scrollHeight - panel.clientHeight") == 0
    assert anna.page.evaluate(LINES_OF_LOG) >= 3
    expect(anna.page.locator(".panel.mine .asker")).to_contain_text("buildings of three types")
