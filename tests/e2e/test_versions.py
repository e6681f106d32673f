"""A page that is older than its server says so, and loses nothing of what was written or chosen on it.

The page's greeting is changed on its way: the server hears another version, as it would from an older page.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.server.host import Host

OTHER = 99


class Renewal:
    """Between a page and its server, which is renewed in the middle of the game."""

    def __init__(self, page: Page) -> None:
        self.renewed = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if self.renewed and message["type"] == "hello":
                message["version"] = OTHER
            if not self.renewed or message["type"] == "hello":
                server.send(json.dumps(message))

        socket.on_message(pass_on)

    def happen(self) -> None:
        """From now on the page is an old one."""
        self.renewed = True

    def cut(self) -> None:
        self.sockets[-1].close(code=1012)


def test_an_old_page_asks_to_be_loaded_again_and_nothing_is_lost(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"), title="Renewed")
    anna = newcomer()
    renewal = Renewal(anna.page)
    anna.page.goto(host.url + table.link(0))
    anna.wait_until_asked()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("half a sentence")
    renewal.happen()
    anna.take("recruit troop kythnos")  # never reaches the server
    renewal.cut()
    notice = anna.page.get_by_role("alert")
    expect(notice).to_contain_text("Please load the page again")
    anna.shot("outdated")
    renewal.renewed = False
    notice.get_by_role("button", name="Load again").click()
    anna.wait_for_table()
    expect(anna.page.locator(".log")).to_contain_text("recruits a troop on Kythnos")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_role("textbox", name="Say something")).to_have_value("half a sentence")
    expect(anna.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("begins", [True, False])
def test_a_game_that_cannot_be_replayed_can_be_looked_at(
    begins: bool, tmp_path: Path, empty_venv: Path, newcomer: Newcomer
) -> None:
    host = Host(tmp_path, elsewhere=empty_venv)
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    host.stop()
    with sqlite3.connect(host.file) as database:
        if begins:
            act = (table.id, 2, "act", 0, "sing a song", "[]", "[]")
            columns = "table_id, seq, kind, seat, action, outcomes, events"
            database.execute(f"INSERT INTO entries ({columns}) VALUES (?,?,?,?,?,?,?)", act)
        else:
            database.execute("UPDATE tables SET config = json_set(config, '$.position.phase', 'sleep')")
    database.close()
    host = Host(tmp_path, port=host.port, elsewhere=empty_venv)
    try:
        anna = newcomer(table.link(0), at=host, complaints=True)  # that the server is gone at the end
        expect(anna.page.get_by_role("alert")).to_contain_text("its log can't be replayed")
        anna.shot(f"unreadable-{begins}")
        with anna.page.expect_download() as download:
            anna.page.get_by_role("link", name="Download the record").click()
        record = json.loads(download.value.path().read_text(encoding="utf-8"))
        assert record["actions"] == (["sing a song"] if begins else [])
    finally:
        host.stop()
