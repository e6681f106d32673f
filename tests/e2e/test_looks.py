"""Every kind of decision can be read and reached: nothing is cut off, squeezed, covered or too small."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS, MIXED_MOMENTS
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.moments import MOMENTS, SPECIAL_MOMENTS, Moment
from tests.e2e.person import Person
from tests.e2e.titans_moments import ALL_TITANS
from tests.rules.aegean import aegean
from tests.server.host import Host

WIDE = {"width": 1920, "height": 1080}
LOOKS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": DESKTOP},
    "wide": {"viewport": WIDE},
}
ALL = {
    **MOMENTS,
    **SPECIAL_MOMENTS,
    **{f"hades-{name}": moment for name, moment in HADES_MOMENTS.items()},
    **{f"mixed-{name}": moment for name, moment in MIXED_MOMENTS.items()},
    **{f"titans-{name}": moment for name, moment in ALL_TITANS.items()},
}
SMALLEST = 12  # pixels of a letter

# What a reader would stumble over.
FAULTS = """smallest => {
  const faults = []
  const box = (thing) => thing.getBoundingClientRect()
  const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim().slice(0, 40)
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => box(one).width > 0)
  const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    if (!data.trim() || parentElement.closest('.hidden, svg') || !box(parentElement).width) continue
    const size = parseFloat(getComputedStyle(parentElement).fontSize)
    if (size < smallest) faults.push(`${size} pixels: ${data.trim()}`)
  }
  for (const art of all('.panel svg.art')) {
    const wanted = Math.min(20, 0.9 * parseFloat(art.style.getPropertyValue('--size')))
    if (box(art).width < wanted) faults.push(`squeezed to ${box(art).width}: a picture of ${words(art.parentElement)}`)
  }
  for (const cut of all('.panel button, .names strong, .top h1, .card .name'))
    if (cut.scrollWidth > cut.clientWidth + 1) faults.push(`cut off: ${words(cut)}`)
  for (const word of all('.word')) {
    const next = document.createRange()
    const after = word.nextSibling
    if (after?.nodeType !== Node.TEXT_NODE || !/^[?.,:;!]/.test(after.data)) continue
    next.setStart(after, 0)
    next.setEnd(after, 1)
    if (box(next).top >= box(word).bottom - 2) faults.push(`a mark alone on a line after ${words(word)}`)
  }
  const fingers = matchMedia('(pointer: coarse)').matches
  for (const one of fingers ? all('.panel.mine button:not(.word)') : [])
    if (box(one).height < 43.9 && !one.closest('.choices:not(.open) ul')) faults.push(`too low: ${words(one)}`)
  const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize)
  const asks = all('.panel.mine .question, .panel.mine .hand p')[0]
  for (const other of asks ? all('.panel.mine :is(strong, h3, p, small, button)') : [])
    if (other !== asks && sizeOf(other) >= sizeOf(asks) && !asks.contains(other) && words(other))
      if (!other.closest('.stepper')) faults.push(`as large as the question: ${words(other)}`)
  const asked = all('.panel.mine .question, .panel.mine .hand')[0]
  if (!asked || box(asked).bottom > innerHeight) faults.push('the question is not in sight')
  const first = all('.panel.mine button.main, .panel.mine .foot button, .panel.mine .body button, .gods button')
  if (!first.some((button) => box(button).bottom <= innerHeight)) faults.push('nothing to press is in sight')
  const board = box(document.querySelector('main.board'))
  const sheet = document.querySelector('.frame.small:not(.low) .sheet')
  const low = sheet ? box(sheet).top : board.bottom
  const lit = all('.board .place.lit')
  const unseen = lit.filter((place) => box(place).bottom > low + 1 || box(place).top < board.top - 1)
  // Where they would be too small for a finger the board came closer: then not all have room.
  const close = all('[data-zoom=whole]').length > 0
  if (!close) for (const place of unseen) faults.push(`out of sight: ${place.dataset.place}`)
  else if (unseen.length === lit.length) faults.push('no place is in sight')
  if (document.querySelector('.frame.small'))
    for (const place of lit)
      if (Math.min(box(place).width, box(place).height) < 44) faults.push(`too small: ${place.dataset.place}`)
  const beside = all('.panel.mine [data-action]').filter((one) => !one.closest('.choices'))
  const picked = beside.map((one) => one.dataset.action)
  for (const action of new Set(picked))
    if (picked.filter((one) => one === action).length > 1) faults.push(`offered twice: ${action}`)
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) faults.push(`${wide} pixels too wide`)
  return faults
}"""


@pytest.fixture(scope="module", params=LOOKS)
def anna(request: pytest.FixtureRequest, resident: Newcomer) -> Person:
    return resident(**LOOKS[request.param])


def faults(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(FAULTS, SMALLEST)
    return found


@pytest.mark.parametrize("name", ALL)
def test_every_kind_of_decision_can_be_read_and_reached(name: str, host: Host, anna: Person) -> None:
    sit_down(anna, host, ALL[name], name)
    assert faults(anna) == []


@pytest.mark.parametrize(
    ("kind", "shape"), [("cyclops_type", "building"), ("siren_source", "sea"), ("hades-choose_loss", "isle")]
)
def test_what_a_question_is_about_is_marked_on_the_board(kind: str, shape: str, host: Host, newcomer: Newcomer) -> None:
    person = newcomer()
    sit_down(person, host, ALL[kind], kind)
    expect(person.page.locator(f"main.board .{shape}.selected")).to_have_count(1)


def test_a_question_about_a_place_that_can_be_chosen_lights_it(host: Host, newcomer: Newcomer) -> None:
    """The mark of what it is about took the gold away."""
    person = newcomer()
    sit_down(person, host, ALL["titans-military_victory"], "Won")
    halo = person.page.locator("main.board .selected.lit .halo").first
    expect(halo).to_have_css("stroke", "rgb(255, 215, 94)")


def test_a_question_in_another_s_turn_and_one_without_a_choice_say_so(host: Host, newcomer: Newcomer) -> None:
    person = newcomer()
    sit_down(person, host, MOMENTS["land_battle"], "Attacked")
    expect(person.page.locator("#asked")).to_have_text("You decide")
    sit_down(person, host, SPECIAL_MOMENTS["no_gold_to_offer"], "Poor")
    expect(person.page.locator("#asked")).to_have_text("It is your turn")
    expect(person.page.locator(".panel.mine .hint")).to_contain_text("no god but Apollo")


def test_whoever_waits_for_people_reads_the_log_on_a_phone(host: Host, newcomer: Newcomer) -> None:
    """Half of the screen was blank: only who plays among bots saw it."""
    moment = Moment(aegean(turn={"marker": "athens", "god": "athena"}), ("recruit philosopher",))
    table = lay(host.file, moment, ("Anna", "Boris"))
    person = newcomer(table.link(0), **LOOKS["phone"])
    person.wait_for_table()
    expect(person.page.locator(".sheet .log")).to_contain_text("Boris")


def test_whoever_waits_at_a_desk_has_the_log_in_most_of_the_column(host: Host, newcomer: Newcomer) -> None:
    """Most of it was empty, below the name of who decides."""
    moment = Moment(aegean(turn={"marker": "athens", "god": "athena"}), ("recruit philosopher",))
    table = lay(host.file, moment, ("Anna", "Boris"))
    person = newcomer(table.link(0))
    person.wait_for_table()
    expect(person.page.locator(".panel #asked")).to_have_text("Boris decides")
    column, log = (person.page.locator(part).bounding_box() for part in ("aside.right", ".talk"))
    assert column
    assert log
    assert log["height"] > 0.7 * column["height"]


def test_one_s_own_theme_has_the_colours_of_a_device_that_is_set_so(host: Host, newcomer: Newcomer) -> None:
    """Page and board take every colour from the same choice."""
    sees = "() => ['body', 'main.board .board'].map(of => getComputedStyle(document.querySelector(of)).backgroundColor)"
    table = lay(host.file, MOMENTS["turn"])
    colours = {}
    for device in ("light", "dark"):
        for theme in ("light", "dark"):
            person = newcomer(table.link(0), color_scheme=device)
            person.page.evaluate("theme => localStorage['cyclades-theme'] = theme", theme)
            person.page.reload()
            person.wait_for_table()
            person.shot(f"theme-{theme}-on-{device}")
            colours[device, theme] = person.page.evaluate(sees)
    assert colours["dark", "light"] == colours["light", "light"] == ["rgb(239, 226, 198)", "rgb(15, 90, 112)"]
    assert colours["light", "dark"] == colours["dark", "dark"] == ["rgb(23, 17, 13)", "rgb(10, 26, 43)"]
