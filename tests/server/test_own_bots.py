"""Bots of one's own at the table: levels, asked with their seat's view alone, and stood in for when they fail."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom

import pytest

from cyclades import Game
from cyclades.bots import BOTS
from cyclades.server.bot_room import BotRoom, BotRules
from cyclades.table.bot_turns import situation
from cyclades.table.thinker import Asker
from tests.bots.test_own import FIRST, LISTENER, file_with
from tests.server.host import Client, Host, outcome_of


def program(folder: Path, content: str, *words: str) -> str:
    return f"program:{sys.executable} {file_with(folder, content, 'program.py')} {' '.join(words)}"


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    first = f"{file_with(tmp_path, FIRST)}:First"
    listener = program(tmp_path, LISTENER, str(tmp_path / "heard"))
    host = Host(tmp_path, f"--bot=first={first}", f"--bot=listener={listener}", "--bot=broken=program:false")
    yield host
    host.stop()


def play(client: Client, times: int) -> None:
    for _ in range(times):
        if not client.options:
            client.until(lambda _: bool(client.options))
        client.act(client.options[0])


def test_a_table_has_the_levels_of_its_server(own_host: Host, tmp_path: Path) -> None:
    levels = own_host.http.get("/api/info").json()["bots"]
    assert levels[-3:] == ["first", "listener", "broken"]
    table, tokens = own_host.new_table(3, bots=[None, "first", "listener"], options={"max_cycles": 5})
    client = Client(own_host, table, tokens[0])
    play(client, 4)
    moved = {message["by"] for message in client.seen if message.get("kind") == "act"}
    assert moved == {0, 1, 2}
    client.close()
    questions = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    for question in questions:
        assert question["view"]["player"] == "corinth"
        assert [city for city, form in question["view"]["cities"].items() if "gold" in form] == ["corinth"]
    assert "bot_failed" not in own_host.log()


def test_a_bot_that_fails_is_stood_in_for_and_the_log_says_why(own_host: Host) -> None:
    table, tokens = own_host.new_table(2, bots=[None, "broken"], options={"max_cycles": 5})
    client = Client(own_host, table, tokens[0])
    play(client, 3)
    assert {message["by"] for message in client.seen if message.get("kind") == "act"} == {0, 1}
    client.close()
    assert "level=broken error=BotFailed('bot_ended (bot=program:false, exit=1)')" in own_host.log()
    assert "bot_replaced" not in own_host.log()


def test_other_servers_do_not_have_them(host: Host) -> None:
    body = {"players": 2, "name": "Ann", "bots": [None, "first"]}
    assert host.http.post("/api/tables", json=body).json()["error"] == "bad_bots"


def test_a_program_that_takes_too_long_is_ended(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is ended, not the worker; and the standing bot decides."""
    slow = program(tmp_path, "import sys, time\nopen(sys.argv[1], 'w').close()\ntime.sleep(60)\n", str(tmp_path / "on"))
    game = Game.new(3, seed=4)
    player = game.player
    assert player is not None

    async def choose() -> tuple[str | None, bool]:
        room = BotRoom(BotRules(budget=10, own={"slow": slow}))
        await room._workers[1].start()
        worker = room._workers[1].pid
        action = await room.choose("slow", situation(game, player, SystemRandom()), player, Asker("t"))
        same = room._workers[1].pid == worker
        room.stop()
        return action, same

    begin = time.monotonic()
    action, same_worker = outcome_of(choose())
    assert time.monotonic() - begin < 30
    assert (tmp_path / "on").exists()
    assert same_worker
    assert action in [game.text(one) for one in game.legal_actions()]
    assert "level=slow error=BotFailed" in caplog.text
    assert "seconds=8" in caplog.text


def test_a_level_that_is_gone_after_a_restart_is_stood_in_for() -> None:
    """Its table names it still."""
    game = Game.new(3, seed=4)
    player = game.player
    assert player is not None

    async def choose() -> str | None:
        room = BotRoom(BotRules())
        action = await room.choose("gone", situation(game, player, SystemRandom()), player, Asker("t"))
        room.stop()
        return action

    assert outcome_of(choose()) in [game.text(one) for one in game.legal_actions()]
    assert "gone" not in BOTS
