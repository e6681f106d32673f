"""What people do at a table besides playing: take back, ask why, talk, watch, move to another device, play again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from cyclades.table.verify import verify
from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS, before_battle, last_turn
from tests.e2e.person import POINT_OF, Person
from tests.server.host import Host


def troops(person: Person, city: str) -> str:
    return person.page.locator(f'li[data-city="{city}"] .troop').inner_text()


def test_a_step_and_a_whole_turn_are_taken_back(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    start = anna.shown()
    anna.take("recruit troop kythnos")
    anna.wait_until_asked()
    one = anna.shown()
    assert one["cities"] != start["cities"]
    anna.take("recruit troop naxos")
    anna.wait_until_asked()
    anna.page.get_by_role("button", name="Undo step").click()
    expect(anna.page.locator(".log")).to_contain_text("taken back")
    anna.wait_until_asked()
    assert anna.shown()["cities"] == one["cities"]
    anna.take("recruit troop naxos")
    anna.wait_until_asked()
    anna.page.get_by_role("button", name="Undo turn").click()
    expect(anna.page.get_by_role("button", name="Undo turn")).to_have_count(0)
    anna.wait_until_asked()
    back = anna.shown()
    assert {**back, "log": []} == {**start, "log": []}


def test_the_page_says_why_something_is_impossible(host: Host, newcomer: Newcomer) -> None:
    moment = MOMENTS["turn"]
    anna = newcomer(lay(host.file, moment).link(0))
    anna.wait_until_asked()
    reason = anna.page.locator(".panel .reason")
    expect(reason).to_be_empty()
    point = anna.page.evaluate(
        """() => { const box = document.querySelector('[data-place="isle:andros"] path').getBoundingClientRect()
        return [box.x + box.width / 2, box.y + box.height / 2] }"""
    )
    anna.page.mouse.click(*point)
    expect(reason).to_have_text(re.compile(r"\w.*\(?B\d"))
    anna.shot("why-not")
    anna.take("recruit troop naxos")
    expect(reason).to_be_empty()
    anna.page.mouse.click(*point)
    expect(reason).to_be_visible()
    expect(anna.page.get_by_role("button", name="Undo turn")).to_be_visible()
    hidden = anna.page.locator(".right .asking").evaluate("panel => panel.scrollHeight - panel.clientHeight")
    assert hidden == 0  # the fullest panel has room beside the log


def test_two_browsers_talk(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    for person in (anna, boris):
        person.wait_for_table()
    boris.page.get_by_role("tab", name="Chat").click()
    boris.page.get_by_label("Say something").fill("Shall we leave Delos alone?")
    boris.page.keyboard.press("Enter")
    tab = anna.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("1")
    tab.click()
    expect(anna.page.get_by_role("log")).to_contain_text("Boris Shall we leave Delos alone?")
    expect(boris.page.get_by_role("log")).to_contain_text("Boris Shall we leave Delos alone?")


def test_a_refused_line_stays_with_its_reason(host: Host, newcomer: Newcomer) -> None:
    boris = newcomer(lay(host.file, MOMENTS["turn"], ("Anna", "Boris")).link(1))
    boris.wait_for_table()
    boris.page.get_by_role("tab", name="Chat").click()
    line = boris.page.get_by_label("Say something")
    line.fill("Peace \u202e")  # a mark that turns the direction of writing
    boris.page.keyboard.press("Enter")
    expect(boris.page.locator("#line-refusal")).to_have_text(re.compile(r"\w+"))
    expect(line).to_have_value("Peace \u202e")
    expect(line).to_be_editable()
    boris.shot("line-refused")
    boris.page.get_by_role("tab", name="Log").click()
    boris.page.get_by_role("tab", name="Chat").click()
    expect(line).to_have_value("Peace \u202e")
    line.fill("Peace")
    boris.page.get_by_role("button", name="Send").click()
    expect(boris.page.get_by_role("log")).to_contain_text("Boris Peace")
    expect(boris.page.locator("#line-refusal")).to_be_empty()
    expect(line).to_have_value("")


def test_a_refusal_is_shown_also_to_who_does_not_decide(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["kraken_step"], ("Anna", "Boris"))
    boris = newcomer(table.link(1))
    boris.wait_for_table()

    def mislead(socket: WebSocketRoute) -> None:
        """Turns the wish to go back into one that can't be granted."""
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(str(message).replace('"rewind":', '"rewind":99')))

    boris.page.route_web_socket(re.compile("/ws/"), mislead)
    boris.page.reload()
    boris.wait_for_table()
    reason = boris.page.locator(".panel .reason")
    expect(reason).to_be_empty()
    boris.page.locator(".log .line", has_text="Kraken").first.click()
    boris.page.get_by_label("More about this line").click()
    boris.page.get_by_role("button", name="Ask the others to go back").click()
    expect(reason).to_have_text(re.compile(r"\w+"))


def test_a_watcher_sees_no_gold_and_has_no_choice(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    anna, watcher = newcomer(table.link(0)), newcomer(table.link())
    anna.wait_until_asked()
    watcher.wait_for_table()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    anna.take("recruit troop naxos")
    expect(watcher.page.locator(".log")).to_contain_text("recruits a troop on Naxos")
    watcher.shot("watcher")
    gold = watcher.page.locator("li[data-city] .means .gold")
    assert [text[-1] for text in gold.all_inner_texts()] == ["?"] * 5
    assert watcher.page.locator(".choices, .money, .board .lit").count() == 0
    for text in watcher.received:
        message: dict[str, Any] = json.loads(text)
        view = (message.get("game") or {}).get("view") or {"cities": {}}
        assert all("gold" not in city for city in view["cities"].values())
        assert "options" not in (view.get("decision") or {})
    anna_gold = anna.page.locator('li[data-city="sparta"] .means .gold')
    expect(anna_gold).to_contain_text("12")


def test_a_seat_goes_on_in_another_browser(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer(lay(host.file, MOMENTS["turn"]).link(0))
    anna.wait_until_asked()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_text("Your seat on another device").click()
    link = anna.page.get_by_label("Your seat on another device").input_value()
    anna.page.get_by_role("button", name="Close", exact=True).click()
    phone = newcomer(link.removeprefix(host.url))
    phone.wait_until_asked()
    assert "token" not in phone.page.url
    assert phone.shown() == anna.shown()
    phone.take("recruit troop naxos")
    expect(anna.page.locator(".log")).to_contain_text("recruits a troop on Naxos")


@pytest.mark.parametrize(
    ("kind", "choice", "told"),
    [
        ("land_battle", "choose isle paros", "Anna retreats with 2 troops from Naxos to Paros"),
        ("sea_battle", "choose sea 7-7", "Anna retreats with 2 fleets"),
    ],
)
def test_a_retreat_is_chosen_on_the_board(kind: str, choice: str, told: str, host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS[kind], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    anna.wait_until_asked()
    boris.wait_for_table()
    anna.take(choice)
    for person in (anna, boris):
        expect(person.page.locator(".log")).to_contain_text(told)


def test_a_battle_between_two_browsers(host: Host, newcomer: Newcomer) -> None:
    """Odds before the attack, dice for both, then the attacked may retreat."""
    table = lay(host.file, before_battle(), ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    anna.wait_until_asked()
    boris.wait_for_table()
    anna.count_to(4)
    anna.page.mouse.click(*anna.page.evaluate(POINT_OF, "sea:6-7"))
    expect(anna.page.locator(".panel.mine")).to_contain_text(re.compile(r"\d+ ?%"))
    expect(anna.page.locator(".panel.mine")).to_contain_text(re.compile(r"attacks\s*4\s*4 fleets"))
    anna.shot("battle-strengths")
    anna.say_yes()
    boris.wait_until_asked()
    for person in (anna, boris):
        battle = person.page.locator(".battle")
        expect(battle.locator(".die svg")).to_have_count(2)
        person.shot(f"battle-{'attacker' if person is anna else 'defender'}")
    retreat = next(text for text in (str(option["text"]) for option in boris.options) if text.startswith("choose sea"))
    boris.take(retreat)
    for person in (anna, boris):
        expect(person.page.locator(".log")).to_contain_text("Boris retreats with")


def test_going_back_by_consent(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["kraken_step"], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    anna.wait_until_asked()
    boris.wait_for_table()
    line = anna.page.locator(".log .line", has_text="Kraken").first
    line.click()
    anna.page.get_by_label("More about this line").click()
    anna.page.get_by_role("button", name="Ask the others to go back").click()
    expect(boris.page.get_by_role("alert")).to_contain_text("asks to go back")
    boris.shot("proposal")
    boris.page.get_by_role("button", name="Agree").click()
    expect(anna.page.locator(".log")).to_contain_text("By consent the game went back")
    anna.wait_until_asked()
    assert anna.view["decision"]["kind"] == "turn"


def test_one_no_is_enough_to_stay_where_the_game_is(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["kraken_step"], ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    anna.wait_until_asked()
    boris.wait_for_table()
    anna.page.locator(".log .line", has_text="Kraken").first.click()
    anna.page.get_by_label("More about this line").click()
    anna.page.get_by_role("button", name="Ask the others to go back").click()
    boris.page.get_by_role("button", name="Refuse").click()
    for person in (anna, boris):
        expect(person.page.get_by_role("alert")).to_have_count(0)
    assert anna.view["decision"]["kind"] == "kraken_step"


def test_a_bot_plays_for_a_leaver_until_he_is_back(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris", "Carla"))
    anna, boris, carla = (newcomer(table.link(seat)) for seat in range(3))
    for person in (anna, boris, carla):
        person.wait_for_table()
    boris.page.get_by_role("button", name="Menu").click()
    for _ in range(2):  # it is asked twice
        boris.page.get_by_role("button", name="Leave").click()
    expect(anna.page.locator('li[data-city="athens"]')).to_contain_text("away")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Ask for a bot to play Athens for Boris").click()
    carla.page.get_by_role("button", name="Agree").click()
    for person in (anna, carla):
        expect(person.page.locator('li[data-city="athens"]')).to_contain_text("normal bot")
    boris.page.go_back()  # with him his seat is his by itself
    for person in (anna, carla):
        expect(person.page.locator('li[data-city="athens"]')).to_contain_text("Boris")
        expect(person.page.locator('li[data-city="athens"]')).not_to_contain_text("bot")


def test_the_record_is_downloaded_and_everybody_plays_again(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, last_turn(), ("Anna", "Boris"))
    anna, boris = newcomer(table.link(0)), newcomer(table.link(1))
    anna.wait_until_asked()
    boris.wait_for_table()
    anna.take("end")
    for person in (anna, boris):
        expect(person.page.locator(".over summary")).to_contain_text("The dice were fair")
    with anna.page.expect_download() as waiting:
        anna.page.get_by_role("link", name="Download the record").click()
    download = waiting.value
    assert download.suggested_filename == f"cyclades-{table.id}.json"
    record: dict[str, Any] = json.loads(download.path().read_text())
    assert verify(record).actions == len(record["actions"]) == 1
    anna.page.get_by_role("button", name="Play again").click()
    boris.page.get_by_role("button", name="To the next game").click()
    for person in (anna, boris):
        expect(person.page).not_to_have_url(re.compile(table.id))
    expect(anna.page.get_by_role("button", name="Wait, not yet")).to_be_visible()  # asking for it is being ready
    boris.page.get_by_role("button", name="I am ready").click()
    for person in (anna, boris):
        person.wait_for_table()
    assert anna.page.url == boris.page.url
