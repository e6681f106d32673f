"""The first minutes: from the start page to a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import PHONE
from tests.e2e.conftest import Newcomer
from tests.server.host import Host


def test_a_newcomer_is_two_clicks_from_a_game_against_bots(newcomer: Newcomer) -> None:
    guest = newcomer()
    guest.page.get_by_role("button", name="Play against bots").click()
    guest.page.get_by_role("button", name="Start the game").click()
    guest.wait_until_asked()
    assert guest.choices
    assert guest.page.locator("li[data-city]").count() == 4
    # Everybody's gold is known from the ledger, which is kept there.
    for city in guest.page.locator("li[data-city] .gold").all():
        expect(city).to_contain_text(re.compile(r"\d$"))
    guest.shot("first-game")
    # Who has no name is called by his city, by others too.
    friend = newcomer()
    friend.page.goto(guest.page.url.split("?")[0])
    friend.wait_for_table()
    expect(friend.page.locator('li[data-city="sparta"] .names')).to_have_text("Sparta")


def test_a_game_is_found_again_and_forgotten_and_the_last_choices_stay(newcomer: Newcomer) -> None:
    guest = newcomer()
    page = guest.page
    expect(page.get_by_role("heading", name="Cyclades")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".pills label", has_text="2").click()
    page.locator(".pills label", has_text="easy").click()
    page.get_by_role("switch", name="Heroes").check()
    page.get_by_role("button", name="Start the game").click()
    guest.wait_until_asked()
    address = page.url
    guest.come_back(address.split("#")[0], "A game against bots")
    page = guest.page
    page.goto(address.split("#")[0])
    card = page.locator("li", has=page.get_by_role("link", name="A game against bots"))
    expect(card).to_contain_text("It is your turn.")
    expect(card).to_contain_text("easy bot")
    guest.shot("your-games")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="easy")).to_be_checked()
    expect(page.get_by_role("switch", name="Heroes")).to_be_checked()
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Forget").click()
    card.get_by_role("button", name="Back").click()
    expect(card).to_be_visible()
    card.get_by_role("button", name="Forget").click()
    card.get_by_role("button", name="Forget").click()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play against bots")).to_be_enabled()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players(players: int, newcomer: Newcomer) -> None:
    guest = newcomer()
    guest.page.get_by_role("button", name="Play against bots").click()
    guest.page.locator(".pills label", has_text=str(players)).click()
    guest.page.locator(".pills label", has_text="easy").click()
    guest.page.get_by_role("button", name="Start the game").click()
    guest.wait_until_asked()
    assert guest.page.locator("li[data-city]").count() == players
    guest.take("bid apollo")
    guest.shot(f"board-{players}")


def test_what_is_filled_in_on_a_phone_begins_at_its_top_and_names_what_is_missing(newcomer: Newcomer) -> None:
    guest = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    page.get_by_role("button", name="Play against bots").tap()
    close = page.get_by_role("button", name="Close")
    expect(page.get_by_role("heading", name="Play against bots")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("group", name="Players, with you", exact=True)).to_be_in_viewport()
    page.get_by_role("button", name="Start the game").scroll_into_view_if_needed()
    expect(close).to_be_in_viewport(ratio=1)
    guest.shot("phone-quick-play")
    close.tap()
    page.get_by_role("button", name="New table").tap()
    opening = page.get_by_role("button", name="Open the table")
    opening.scroll_into_view_if_needed()
    expect(page.get_by_text("Your name is missing")).to_be_in_viewport(ratio=1)
    opening.tap()
    name = page.get_by_label("Your name")
    expect(name).to_be_focused()
    expect(name).to_be_in_viewport(ratio=1)
    guest.shot("phone-new-table")
    name.fill("Anna")
    opening.tap()
    expect(page.get_by_role("heading", name="The table of Anna")).to_be_visible()


def test_a_public_table_is_in_the_lobby_and_one_by_link_is_not(host: Host, newcomer: Newcomer) -> None:
    for title, visibility in (("For everyone", "public"), ("For friends", "link")):
        wanted = {"players": 3, "name": "Anna", "bots": [None] * 3, "title": title, "visibility": visibility}
        assert host.http.post("/api/tables", json=wanted).status_code == 201
    guest = newcomer()
    line = guest.page.locator("section li", has_text="For everyone")
    expect(line).to_be_visible()
    expect(guest.page.get_by_text("For friends")).to_have_count(0)
    guest.shot("lobby")
    line.get_by_role("link", name="Join").click()
    expect(guest.page.get_by_role("heading", name="For everyone")).to_be_visible()


def test_colour_and_seat_are_chosen_before_the_start(host: Host, newcomer: Newcomer) -> None:
    table = host.http.post("/api/tables", json={"players": 3, "name": "Anna", "bots": [None] * 3}).json()["table"]
    boris = newcomer(f"/#/t/{table}")
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Join").click()
    boris.page.get_by_role("button", name="Mycenae").click()
    expect(boris.page.locator("ul.seats li").nth(1)).to_contain_text("Mycenae")
    boris.page.locator("ul.seats li").nth(2).get_by_role("button", name="Sit here").click()
    expect(boris.page.locator("ul.seats li").nth(2)).to_contain_text("Boris")
    for _ in range(2):  # it is asked twice
        boris.page.get_by_role("button", name="Leave").click()
    expect(boris.page.get_by_role("button", name="Play against bots")).to_be_visible()


def test_the_host_arranges_what_guests_see(host: Host, newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="The table of Anna")).to_be_visible()
    boris = newcomer(page.url.removeprefix(host.url))
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Join").click()
    seats = boris.page.locator("ul.seats li")
    page.get_by_label("Put a bot on seat 3").select_option("random")
    expect(seats.nth(2)).to_contain_text("random bot")
    page.get_by_role("button", name="Change what is played").click()
    page.get_by_role("switch", name="Heroes").check()
    page.get_by_text("Everyone's gold lies open").click()
    page.get_by_role("button", name="That is played").click()
    expect(boris.page.get_by_text("With Heroes")).to_be_visible()
    anna.shot("host-waiting")
    page.get_by_role("button", name="Seat 2: one up").click()
    expect(seats.nth(0)).to_contain_text("Boris")
    expect(seats.nth(1)).to_contain_text("host")
    page.get_by_role("button", name="Remove Boris").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(boris.page.get_by_role("alert")).to_contain_text("The host has freed your seat")
    boris.shot("removed")
    boris.page.reload()
    expect(boris.page.get_by_role("heading", name="Who plays")).to_be_visible()
    boris.page.get_by_role("button", name="Join").click()
    page.get_by_label("Put a bot on seat 4").select_option("random")
    page.get_by_label("Level of the bot on seat 3").select_option("easy")
    for person in (anna, boris):
        person.page.get_by_role("button", name="I am ready").click()
    anna.wait_for_table()
    boris.wait_for_table()
    assert anna.view["modules"] == ["heroes"]


def test_at_localhost_others_are_invited_to_the_address_in_the_network(tmp_path: Path, newcomer: Newcomer) -> None:
    house = Host(tmp_path, "--host=0.0.0.0")
    try:
        assert house.process.stdout is not None
        address = house.process.stdout.readline().split()[-1]
        table = house.http.post("/api/tables", json={"players": 3, "name": "Anna", "bots": [None] * 3}).json()["table"]
        guest = newcomer(f"/#/t/{table}", at=house)
        assert guest.page.url.startswith("http://localhost:")
        link = guest.page.get_by_label("Invite others")
        expect(link).to_have_value(f"{address}#/t/{table}")
        friend = newcomer(at=house)
        friend.page.goto(link.input_value())
        expect(friend.page.get_by_role("heading", name="Who plays")).to_be_visible()
        friend.page.get_by_label("Your name").fill("Boris")
        friend.page.get_by_role("button", name="Join").click()
        expect(guest.page.locator("ul.seats")).to_contain_text("Boris")
        for person in (guest, friend):
            person.page.close()
    finally:
        assert house.stop() == 0


def test_a_table_that_is_not_there(newcomer: Newcomer) -> None:
    guest = newcomer("/#/t/nosuchtable")
    expect(guest.page.get_by_role("alert")).to_contain_text("no such table")
    guest.page.get_by_role("link", name="To the start page").click()
    expect(guest.page.get_by_role("button", name="Play against bots")).to_be_visible()


@pytest.mark.parametrize("address", ["/#/nowhere", "/#/t/", "/#/t/nosuchtable/at/then"])
def test_an_address_where_there_is_nothing(address: str, newcomer: Newcomer) -> None:
    guest = newcomer(address)
    expect(guest.page.get_by_role("alert")).to_have_text("There is nothing at this address.")
    guest.page.get_by_role("link", name="To the start page").click()
    expect(guest.page.get_by_role("button", name="Play against bots")).to_be_visible()


def test_the_start_page_on_a_phone(newcomer: Newcomer) -> None:
    guest = newcomer(viewport=PHONE)
    expect(guest.page.get_by_role("button", name="Play against bots")).to_be_visible()
    assert guest.too_wide == 0
    guest.shot("phone-start")
    guest.page.get_by_role("button", name="New table with friends").click()
    assert guest.too_wide == 0
    guest.shot("phone-new-table")
