"""The player's aid at the table and without one, and what game words mean."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import HADES_MOMENTS
from tests.e2e.laid_moments import lay, sit_down
from tests.e2e.moments import MOMENTS
from tests.e2e.test_axe import faults
from tests.server.host import Host


def test_the_aid_at_the_table(host: Host, newcomer: Newcomer) -> None:
    """By its key: cards of the game's expansions, with where they are; a place is shown on the board."""
    anna = newcomer()
    sit_down(anna, host, HADES_MOMENTS["upkeep"], "With heroes")
    page = anna.page
    page.keyboard.press("q")
    aid = page.get_by_role("dialog", name="Player's aid")
    expect(aid.locator('[data-god-aid="poseidon"]')).to_contain_text("Fleets")
    expect(aid.locator('[data-god-aid="hades"]')).to_be_visible()
    expect(aid.locator('[data-god-aid="kronos"]')).to_have_count(0)
    anna.shot("aid-gods")
    tabs = aid.get_by_role("tablist").bounding_box()
    aid.get_by_role("tab", name="Battle").click()
    assert aid.get_by_role("tablist").bounding_box() == tabs
    aid.get_by_label("Helps the defender").fill("1")
    expect(aid.locator("td.here")).to_have_text("58")
    anna.shot("aid-battle")
    aid.get_by_role("tab", name="Creatures").click()
    track = [card for card in anna.view["track"] if card]
    for card in track:
        expect(aid.locator(f'[data-card-aid="{card}"]')).to_contain_text("On the track")
    expect(aid.locator(f'[data-card-aid="{anna.view["deck"][0]}"]')).to_contain_text("In the deck, one of")
    assert faults(anna) == []
    anna.shot("aid-creatures")
    aid.get_by_role("tab", name="Heroes").click()
    hero, where = next((name, hero) for name, hero in anna.view["heroes"].items() if hero["isle"])
    aid.locator(f'[data-card-aid="{hero}"]').get_by_role("button", name="Show it on the board").click()
    expect(aid).to_have_count(0)
    expect(page.locator(f'[data-place="isle:{where["isle"]}"]')).to_be_visible()


def test_the_aid_without_a_table_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.page
    page.get_by_role("link", name="Player's aid").tap()
    expect(page.locator('[data-god-aid="apollo"]')).to_be_attached()
    expect(page.get_by_role("tab", name="Artifacts")).to_have_count(0)
    page.get_by_label("Titans", exact=True).check()
    page.get_by_role("tab", name="Artifacts").tap()
    expect(page.locator('[data-card-aid="helm"]')).to_contain_text("Helm of Invisibility")
    assert anna.too_wide == 0
    assert faults(anna) == []
    # A game word says by a tap what it means.
    page.get_by_role("tab", name="Gods").tap()
    page.locator('[data-god-aid="ares"]').get_by_role("button", name="chain of your fleets").tap()
    expect(page.locator(".tip")).to_contain_text("Seas next to each other")
    anna.shot("aid-word")


def test_game_words_in_questions_by_keyboard(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["offering"]).link(0))
    anna.wait_until_asked()
    word = anna.page.locator(".question").get_by_role("button", name="offering")
    anna.page.keyboard.press("Tab")
    word.focus()
    expect(anna.page.locator(".tip")).to_contain_text("Gold that a marker bids")
