"""A first game, begun on the sources while the engine is still being compiled."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.e2e.conftest import Newcomer
from tests.server.host import Host


@pytest.mark.skipif(os.environ.get("CYCLADES_PURE") == "1", reason="a pure build was asked for")
def test_the_game_goes_on_undisturbed_when_the_compiled_bots_take_over(tmp_path: Path, newcomer: Newcomer) -> None:
    ready = tmp_path / "ready"
    host = Host(tmp_path, f"--bots-from={ready}", sources=True)
    try:
        guest = newcomer(at=host)
        guest.page.get_by_role("button", name="Play against bots").click()
        guest.page.locator(".pills label", has_text="normal").click()
        guest.page.get_by_role("button", name="Start the game").click()
        guest.wait_until_asked()
        guest.page.evaluate("window.sameLoad = true")
        guest.take_and_hear("bid apollo")
        before = len(guest.received)
        ready.write_text(sys.executable)
        assert host.process.stdout is not None
        assert "compiled" in host.process.stdout.readline()
        for _ in range(3):
            guest.wait_until_asked()
            guest.take_and_hear(guest.options[0]["text"])
        assert guest.page.evaluate("window.sameLoad")
        assert len(guest.received) > before
        assert "bot_" not in host.log()
        guest.page.close()
    finally:
        assert host.stop() == 0
