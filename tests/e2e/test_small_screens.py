"""A phone held sideways, a window at 200 %, a sheet that is lowered, places large enough for a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from cyclades import Game
from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.moments import MOMENTS, Moment
from tests.e2e.person import Person, who_is_asked
from tests.e2e.test_axe import faults
from tests.e2e.titans_moments import ALL_TITANS, table
from tests.rules.aegean import aegean
from tests.server.host import Host

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, **TOUCH}
TWICE_AS_LARGE: dict[str, Any] = {"viewport": {"width": 720, "height": 450}}  # a desk's 1440x900
SMALLEST: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, **TOUCH}
UPRIGHT: dict[str, Any] = {"viewport": PHONE, **TOUCH}

# What of a low screen would hinder its reader.
HINDRANCES = """() => {
  const found = []
  const box = (thing) => thing.getBoundingClientRect()
  const board = box(document.querySelector('main.board'))
  const part = (board.width * board.height) / (innerWidth * innerHeight)
  if (part < 0.55) found.push(`the board is ${part.toFixed(2)} of the screen`)
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('too wide')
  if (document.documentElement.scrollHeight > innerHeight) found.push('too high')
  const asked = box(document.querySelector('.panel.mine :is(.question, .hand)'))
  if (asked.top < 0 || asked.bottom > innerHeight) found.push('the question is out of sight')
  for (const button of document.querySelectorAll('.panel.mine button')) {
    if (!box(button).width || button.closest('.choices ul')) continue
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, right, bottom } = box(button)
    if (left < board.right - 1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`out of reach: ${button.textContent}`)
  }
  document.querySelector('.sheet > .part').scrollTo(0, 0)
  return found
}"""

# Of the board: the smallest side of a place that can be chosen, and the smallest letters, in pixels; how many such
# places there are, and how many isles are not wholly on it.
BOARD = """() => {
  const box = (thing) => thing.getBoundingClientRect()
  const board = box(document.querySelector('main.board'))
  const sheet = box(document.querySelector('section.sheet'))
  const low = sheet.left < board.right ? sheet.top : board.bottom
  const lit = [...document.querySelectorAll('.board .place.lit')].map(box)
  const isles = [...document.querySelectorAll('.board [data-place^="isle:"]')].map(box)
  const texts = [...document.querySelectorAll('.board :is(.name, .tally text)')]
  const inside = ({ left, right, top, bottom }) =>
    left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1 && bottom <= low + 1
  return {
    places: lit.length,
    smallest: Math.min(...lit.flatMap(({ width, height }) => [width, height])),
    letters: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)),
    hidden: isles.filter((isle) => !inside(isle)).length,
  }
}"""


# The places that can be chosen of which a finger, somewhere in sight, hits so much as it needs: beside the buttons, or
# above or before them.
HIT = """() => {
  const box = (thing) => thing.getBoundingClientRect()
  const board = box(document.querySelector('main.board'))
  const sheet = box(document.querySelector('section.sheet'))
  const whole = { ...board.toJSON(), bottom: sheet.left < board.right ? sheet.top : board.bottom }
  const buttons = [...document.querySelectorAll('main.board button')].map(box)
  const windows = [
    { ...whole, bottom: Math.min(...buttons.map(({ top }) => top)) },
    { ...whole, right: Math.min(...buttons.map(({ left }) => left)) },
  ]
  const isIn = (place, window) =>
    Math.min(place.right, window.right) - Math.max(place.left, window.left) >= 44 &&
    Math.min(place.bottom, window.bottom) - Math.max(place.top, window.top) >= 44
  return [...document.querySelectorAll('.board .place.lit')]
    .filter((place) => windows.some((window) => isIn(box(place), window)))
    .map((place) => place.dataset.place)
}"""


def look(person: Person) -> dict[str, float]:
    found: dict[str, float] = person.page.evaluate(BOARD)
    return found


def see(person: Person, name: str) -> None:
    """All can be reached and hit."""
    person.shot(name)
    assert person.page.evaluate(HINDRANCES) == []
    board = look(person)
    assert not board["places"] or board["smallest"] >= 44
    assert board["letters"] >= 11.9


def test_the_last_cycle_of_titans_in_teams_sideways(host: Host, newcomer: Newcomer) -> None:
    """Kronos is bid for, titans move and attack; everything by touches, to the end of the game."""
    start = table(
        turn=None,
        phase="offerings",
        turn_order=["sparta", "athens", "corinth", "thebes"],
        options={"max_cycles": 3},
        cities={"sparta": {"gold": 20}},
    )
    anna = newcomer(lay(host.file, Moment(start)).link(0), **SIDEWAYS)
    met: set[str] = set()
    done: set[str] = set()
    while who_is_asked((anna,)) is not None:
        kind = str(anna.decision)
        if kind not in met:
            see(anna, f"sideways-{kind}")
        met.add(kind)
        kinds = {str(option["kind"]): str(option["text"]) for option in reversed(anna.options)}
        texts = [str(option["text"]) for option in anna.options]
        wished = [text for text in texts if text == "bid kronos 9"]  # more than anybody else has
        fresh = [text for what, text in kinds.items() if what not in done and what not in ("end_turn", "forgo")]
        wanted = (wished or fresh or [text for text in ("end", "pass") if text in texts] or texts)[0]
        done.add(next(str(option["kind"]) for option in anna.options if option["text"] == wanted))
        anna.take(wanted)
    assert {"offering", "turn", "troop_move"} <= met
    assert anna.view["ending"] == "max_cycles"
    assert anna.page.evaluate("innerHeight - document.querySelector('main.board').getBoundingClientRect().height") < 1
    expect(anna.page.locator(".over")).to_be_visible()
    anna.shot("sideways-over")


def test_a_stretch_at_twice_the_size(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["offering"]).link(0), **TWICE_AS_LARGE)
    kinds: set[str] = set()
    while not {"offering", "turn"} <= kinds and len(kinds) < 8:
        anna.wait_until_asked()
        kind = str(anna.decision)
        if kind not in kinds:
            see(anna, f"twice-{kind}")
        kinds.add(kind)
        texts = [str(option["text"]) for option in anna.options]
        anna.take(([text for text in texts if text.startswith("bid") and text != "bid apollo"] or texts)[-1])
    for tab in ("Gods", "Cities", "Log", "Chat"):
        anna.page.get_by_role("tab", name=tab).click()
        expect(anna.page.get_by_role("tabpanel")).to_be_in_viewport()
        assert anna.too_wide == 0
        anna.shot(f"twice-{tab.lower()}")


@pytest.mark.parametrize("size", ["sideways", "twice"])
def test_no_grave_fault_on_a_low_screen(size: str, host: Host, newcomer: Newcomer) -> None:
    sizes = {"sideways": SIDEWAYS | {"color_scheme": "dark"}, "twice": TWICE_AS_LARGE}
    anna = newcomer(lay(host.file, ALL_TITANS["turn-kronos"]).link(0), **sizes[size])
    anna.wait_until_asked()
    assert faults(anna) == []
    anna.page.get_by_role("tab", name="Chat").click()
    assert faults(anna) == []


def test_places_beyond_the_edge_are_told_and_shown(host: Host, newcomer: Newcomer) -> None:
    """Where not all have room that can be chosen, nobody knew of those that were off the board."""
    anna = newcomer(lay(host.file, MOMENTS["kraken_sea"]).link(0), **SMALLEST)
    anna.wait_until_asked()
    page = anna.page
    seas = {place["sea"] for place in anna.options if "sea" in place}
    met = set(page.evaluate(HIT))
    assert 0 < len(met) < len(seas)
    assert look(anna)["smallest"] >= 44
    assert faults(anna) == []
    marks = page.locator("[data-beyond]")
    assert sum(int(mark.inner_text()[1:]) for mark in marks.all()) + len(met) == len(seas)
    for edge in ("top", "left", "bottom", "right") * 2:
        mark = page.locator(f'[data-beyond="{edge}"]')
        if mark.count():
            box = mark.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            mark.tap()
            met |= set(page.evaluate(HIT))
    assert len(met) == len(seas)


@pytest.mark.parametrize("kind", ["turn", "discard_set", "sphinx_sale"])
def test_all_that_can_be_chosen_is_in_sight_where_a_finger_has_room_beside_it(
    kind: str, host: Host, newcomer: Newcomer
) -> None:
    """The board came so close that others were off it, or below its buttons."""
    anna = newcomer(lay(host.file, MOMENTS[kind]).link(0), **SMALLEST)
    anna.wait_until_asked()
    board = look(anna)
    assert board["smallest"] >= 44
    assert len(anna.page.evaluate(HIT)) == board["places"]
    assert anna.page.locator("[data-beyond]").count() == 0


# Points inside an isle's outline that a finger would hit another place at.
MISTAKEN = """() => {
  const found = []
  const sheet = document.querySelector('section.sheet').getBoundingClientRect()
  for (const isle of document.querySelectorAll('.board .place.lit[data-place^="isle:"]')) {
    const line = isle.querySelector('.line')
    const inDrawing = line.getScreenCTM().inverse()
    const { left, top, right, bottom } = line.getBoundingClientRect()
    for (let x = left; x < right; x += 4)
      for (let y = top; y < Math.min(bottom, sheet.top); y += 4) {
        if (!line.isPointInFill(new DOMPoint(x, y).matrixTransform(inDrawing))) continue
        const hit = document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place ?? isle.dataset.place
        if (hit.startsWith('isle:') && hit !== isle.dataset.place) found.push(`${isle.dataset.place} as ${hit}`)
      }
  }
  return [...new Set(found)]
}"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_finger_on_an_isle_hits_that_isle(players: int, host: Host, newcomer: Newcomer) -> None:
    """Half of Delos was taken for Naxos, whose square it lies in: one built, and paid, on the other isle."""
    position = {
        "players": players,
        "cycle": 3,
        "turn": {"marker": "sparta", "god": "ares"},
        "cities": {"sparta": {"gold": 9}},
    }
    isles = list(Game.from_position(position).to_position()["isles"])
    others = dict(zip(isles[::4], ("athens", "corinth", "thebes", "argos")[: players - 1], strict=False))
    everywhere = {isle: {"owner": others.get(isle, "sparta")} for isle in isles}
    anna = newcomer(lay(host.file, Moment(Game.from_position({**position, "isles": everywhere}))).link(0), **UPRIGHT)
    anna.wait_until_asked()
    anna.see_whole_board()
    expect(anna.page.locator(".board .place.lit")).to_have_count(len(isles) - len(others))
    assert anna.page.evaluate(MISTAKEN) == []


# Of a turn: the rows of tiles that are wholly in sight, and those that the foot's buttons stand in.
ROWS = """() => {
  const box = (thing) => thing.getBoundingClientRect()
  const rows = (things) => new Set(things.map((thing) => Math.round(box(thing).bottom))).size
  const foot = document.querySelector('.panel .foot')
  const tiles = [...document.querySelectorAll('.panel .actions button')]
  return [
    rows(tiles.filter((tile) => box(tile).bottom <= box(foot).top)),
    rows([...foot.querySelectorAll('button')]),
  ]
}"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "ru-RU"])
@pytest.mark.parametrize("size", [SIDEWAYS, SMALLEST], ids=["sideways", "smallest"])
def test_two_rows_of_what_can_be_done_are_in_sight(
    size: dict[str, Any], language: str, host: Host, newcomer: Newcomer
) -> None:
    """The question took four lines and the foot two rows: one saw half of what could be done."""
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0), locale=language, **size)
    anna.wait_until_asked()
    assert anna.page.evaluate(ROWS)[0] >= 2
    anna.take(next(str(option["text"]) for option in anna.options if option["kind"].startswith("recruit")))
    foot = anna.page.locator(".panel .foot button")
    expect(foot).to_have_count(3)
    assert anna.page.evaluate(ROWS)[1] == 1
    assert all(len((button.text_content() or "").split()) > 1 for button in foot.all())  # a sign has a name
    anna.shot(f"foot-{language}-{size['viewport']['width']}")


# Numbers of pieces and of seas that lie over an isle's name: over its letters, not the room above and below them.
HIDDEN_NAMES = """() => {
  const box = (thing) => thing.getBoundingClientRect()
  const over = (name, round) => {
    const [{ left, right, top, height }, other] = [box(name), box(round)]
    const wide = Math.min(right, other.right) - Math.max(left, other.left)
    const high = Math.min(top + 0.78 * height, other.bottom) - Math.max(top + 0.2 * height, other.top)
    return wide > 3 && high > 3
  }
  const rounds = [...document.querySelectorAll('.board :is(.tally, .number) circle')]
  const names = [...document.querySelectorAll('.board .name')].filter((name) => rounds.some((one) => over(name, one)))
  return [rounds.length, names.map((name) => name.textContent)]
}"""


@pytest.mark.parametrize("size", [SIDEWAYS, SMALLEST], ids=["sideways", "smallest"])
def test_no_number_lies_over_a_name(size: dict[str, Any], host: Host, newcomer: Newcomer) -> None:
    """Large enough to be read, the numbers of troops hid the names below them, and a coast the number of its sea."""
    anna = newcomer(**size)
    for name in ("turn", "troop_move-titans"):
        sit_down(anna, host, (MOMENTS | ALL_TITANS)[name], name)
        rounds, hidden = anna.page.evaluate(HIDDEN_NAMES)
        assert rounds > 2
        assert hidden == []
        # The corner has one button, until the board is close: with the other one it hid an isle.
        whole = anna.page.locator('[data-zoom="whole"]').count() == 0
        assert anna.page.locator('[data-zoom="wider"]').is_visible() != whole


def test_the_sheet_is_lowered_to_a_bar(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0), **UPRIGHT)
    anna.wait_until_asked()
    page, sheet = anna.page, anna.page.locator("section.sheet")
    lower, higher = (page.get_by_role("button", name=f"Make the sheet {way}") for way in ("lower", "higher"))
    lower.focus()
    page.keyboard.press("Enter")
    expect(sheet.locator(".asked")).to_contain_text("Your turn with")
    expect(sheet.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)
    expect(higher).to_be_focused()
    height = sheet.bounding_box()
    assert height is not None
    assert height["height"] < 110
    assert height["y"] + height["height"] == PHONE["height"]
    anna.shot("phone-lowered")
    assert look(anna)["smallest"] >= 44
    page.reload()
    expect(sheet.locator(".asked")).to_be_visible()
    anna.see_whole_board()
    assert look(anna)["hidden"] == 0
    bar = sheet.locator(".bar").bounding_box()
    assert bar is not None
    page.mouse.move(100, bar["y"] + 20)
    page.mouse.down()
    page.mouse.move(100, bar["y"] - 300, steps=4)
    page.mouse.up()
    expect(page.get_by_role("tab", name="Act")).to_be_visible()
    assert look(anna)["hidden"] == 0


def test_who_is_waited_for_stands_on_the_lowered_sheet(host: Host, newcomer: Newcomer) -> None:
    """And when one's turn comes while one talks, a bar calls back."""
    moment = Moment(aegean(turn={"marker": "athens", "god": "athena"}), ("recruit philosopher",))
    laid = lay(host.file, moment, ("Anna", "Boris"))
    anna, boris = newcomer(laid.link(0), **UPRIGHT), newcomer(laid.link(1))
    boris.wait_until_asked()
    anna.wait_for_table()
    anna.page.get_by_role("button", name="Make the sheet lower").tap()
    expect(anna.page.locator(".sheet .asked")).to_contain_text("Boris decides")
    expect(anna.page.locator(".sheet .asked")).to_contain_text("philosopher")
    anna.shot("phone-lowered-waiting")
    anna.page.get_by_role("button", name="Make the sheet higher").tap()
    anna.page.get_by_role("tab", name="Chat").tap()
    boris.take("end")
    call = anna.page.locator(".sheet .asked.mine .what")
    while call.count() == 0:  # others offer before her
        if boris.is_asked:
            boris.take(boris.options[0]["text"])
        anna.page.wait_for_timeout(50)
    expect(call).to_be_in_viewport(ratio=1)
    expect(anna.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    question = call.inner_text()
    anna.shot("phone-called")
    anna.page.get_by_role("button", name="To the actions").tap()
    expect(anna.page.locator(".panel.mine .question")).to_have_text(question)
    expect(call).to_have_count(0)


def test_titans_on_the_smallest_phone(host: Host, newcomer: Newcomer) -> None:
    """The board comes to what can be chosen and goes back; whoever looks at the whole is left alone."""
    anna = newcomer(lay(host.file, ALL_TITANS["troop_move-titans"]).link(0), **SMALLEST)
    anna.wait_until_asked()
    page, whole = anna.page, anna.page.locator('[data-zoom="whole"]')
    anna.shot("smallest-close")
    board = look(anna)
    assert board["places"] > 0
    assert board["smallest"] >= 44
    assert board["letters"] >= 11.9
    whole.tap()
    expect(whole).to_have_count(0)
    board = look(anna)
    assert board["hidden"] == 0
    assert board["letters"] >= 11.9
    anna.shot("smallest-whole")
    page.get_by_role("tab", name="Log").tap()
    page.get_by_role("tab", name="Act").tap()
    expect(whole).to_have_count(0)


def test_a_long_name_keeps_its_line_in_the_waiting_room(host: Host, newcomer: Newcomer) -> None:
    """Squeezed beside what can be done with its seat it was broken in the middle of a word."""
    made = {"players": 3, "name": "Alexandra Constantinides", "bots": [None] * 3}
    table = host.http.post("/api/tables", json=made).json()
    anna = newcomer(f"/#/t/{table['table']}?token={table['token']}", locale="de-DE", **SMALLEST)
    name = anna.page.get_by_text("Alexandra Constantinides", exact=True)
    expect(anna.page.locator(".host select")).to_have_count(2)
    anna.shot("smallest-waiting-room")
    box, letters = name.bounding_box(), name.evaluate("name => parseFloat(getComputedStyle(name).fontSize)")
    assert box is not None
    assert box["height"] < 2 * letters
    assert anna.too_wide == 0
