"""The server ends under play, gently or not: the pages find it again by themselves and go on."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer
from tests.e2e.laid_moments import lay
from tests.e2e.moments import MOMENTS
from tests.server.host import Host


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_pages_go_on_without_a_reload(
    end: signal.Signals, tmp_path: Path, empty_venv: Path, newcomer: Newcomer
) -> None:
    host = Host(tmp_path, elsewhere=empty_venv)
    table = lay(host.file, MOMENTS["turn"], ("Anna", "Boris"))
    anna = newcomer(table.link(0), at=host, complaints=True)
    watcher = newcomer(table.link(), at=host, complaints=True)
    small = newcomer(table.link(), at=host, complaints=True, viewport={"width": 360, "height": 640}, locale="ru-RU")
    small.wait_for_table()
    for person in (anna, watcher):
        person.wait_for_table()
        person.page.evaluate("window.sameLoad = true")
    anna.wait_until_asked()
    anna.take("recruit troop kythnos")
    expect(anna.page.locator(".log")).to_contain_text("recruits a troop on Kythnos")

    host.stop(end)
    lost = anna.page.get_by_role("alert")
    expect(lost).to_be_visible()
    anna.shot(f"no-connection-{end.name}")
    # On a small screen it has a line of its own, and what stands beside it elsewhere is still there.
    expect(small.page.get_by_role("alert").get_by_role("button")).to_be_in_viewport(ratio=1)
    expect(small.page.locator(".top > button").last).to_be_in_viewport(ratio=1)
    assert small.too_wide == 0
    small.shot(f"no-connection-{end.name}-small")
    small.page.close()
    # What is done while the server is away is done when it is back, once.
    anna.take("recruit troop naxos")
    host = Host(tmp_path, port=host.port, elsewhere=empty_venv)
    try:
        for person in (anna, watcher):
            expect(person.page.locator(".log")).to_contain_text("recruits a troop on Naxos")
            expect(person.page.get_by_role("alert")).to_have_count(0)
            assert person.page.evaluate("window.sameLoad")
        assert anna.log.count("recruits a troop on Naxos") == 1
        anna.wait_until_asked()
        anna.take("end")
        expect(watcher.page.locator(".log")).to_contain_text("Anna ends the turn")
    finally:
        assert host.stop() == 0
