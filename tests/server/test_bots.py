"""Bots at the table: what they get to know, what happens when they fail, and that they wait for spectators."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom
from typing import Any

import pytest

from cyclades import Game
from cyclades.bots import BOTS, LEVELS, Bot, make_bot
from cyclades.bots.oracle.bot import OracleBot
from cyclades.seat import Seat
from cyclades.server.bot_room import BotRoom, BotRules
from cyclades.table.bot_turns import safe_action, situation
from cyclades.table.thinker import Asker
from cyclades.table.thoughts import seat_at, think
from tests.bots.test_own import file_with
from tests.server.host import SECONDS, Client, Host, outcome_of

QUICK = ("easy", "normal")
# Writes down that it is asked, and thinks as long as there is a file `gate`; so held, it chooses otherwise.
HELD = """
import pathlib, time

FOLDER = pathlib.Path(__file__).parent


class Held:
    def __init__(self, seed):
        pass

    def choose(self, seat):
        gate = FOLDER / "gate"
        held = gate.exists()
        option = seat.decision.options[-1 if held else 0]
        with open(FOLDER / "asked", "a") as asked:
            print("held" if held else "free", option.text, file=asked)
        while gate.exists():
            time.sleep(0.01)
        return option.action
"""


@contextlib.contextmanager
def table_with_held_bots(folder: Path, pause: str) -> Iterator[tuple[Client, Path]]:
    """A client that has to decide, two such bots beside it; the file that tells when they were asked."""
    host = Host(folder, f"--bot=held={file_with(folder, HELD)}:Held", f"--bot-pause={pause}")
    table, tokens = host.new_table(3, bots=[None, "held", "held"])
    yield Client(host, table, tokens[0]), folder / "asked"
    assert host.stop() == 0


def until_asked(asked: Path, times: int) -> list[str]:
    """How the bots were held and what they answer, from the first question on."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        lines = asked.read_text().splitlines() if asked.exists() else []
        if len(lines) >= times:
            return lines
        time.sleep(0.01)
    raise AssertionError(f"the bots were not asked {times} times")


def until_my_decision(client: Client) -> None:
    if not client.options:
        client.until(lambda _: bool(client.options))


def test_a_bot_never_gets_the_gold_of_others() -> None:
    """What leaves for the worker is the same whatever the others have, and right in all that is open."""
    seen: dict[int, set[int]] = {5: set(), 50: set()}
    for gold, drawn in seen.items():
        game = Game.from_position({"players": 3, "cities": {"athens": {"gold": gold}, "sparta": {"gold": 7}}})
        assert game.player == 0
        for _ in range(200):
            position = situation(game, 0, SystemRandom())
            drawn.add(position["cities"]["athens"]["gold"])
            assert position["cities"]["sparta"]["gold"] == 7
            position["cities"] = game.to_position()["cities"]
            assert position == game.to_position()
    assert seen[5] == seen[50]


def test_the_situation_is_the_same_decision() -> None:
    game = Game.new(4, seed=3)
    for _ in range(60):
        assert game.player is not None
        there = Game.from_position(situation(game, game.player, SystemRandom()))
        assert there.player == game.player
        assert there.legal_actions() == game.legal_actions()
        game.apply(game.legal_actions()[-1])


@pytest.mark.parametrize("level", LEVELS)
def test_bots_choose_legal_actions(level: str) -> None:
    async def choose() -> None:
        room = BotRoom(BotRules(pause=0))
        game = Game.new(3, seed=4)
        for _ in range(20 if level in QUICK else 1):
            assert game.player is not None
            action = await room.choose(level, situation(game, game.player, SystemRandom()), game.player, Asker("t"))
            assert action is not None
            game.apply(action)
        room.stop()

    outcome_of(choose())


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_strong_levels_count_playouts_and_end_before_the_server_ends_them(level: str) -> None:
    bot = make_bot(level, 1)
    assert isinstance(bot, OracleBot)
    assert bot.most_playouts is not None
    assert bot.most_playouts >= 30
    assert bot.milliseconds is not None
    assert bot.milliseconds / 1000 < BotRules().budget


def test_a_bot_that_fails_or_takes_too_long_or_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """The next one is asked in a new process."""
    game = Game.new(3, seed=4)
    assert game.player is not None
    good = situation(game, game.player, SystemRandom())

    async def choose() -> list[str | None]:
        room = BotRoom(BotRules(budget=30))
        answers = [await room.choose("easy", {"players": 99}, 0, Asker("t"))]
        room.rules = BotRules(budget=0.0001)
        answers.append(await room.choose("normal", good, 0, Asker("t")))
        room.rules = BotRules(budget=30)
        answers.append(await room.choose("easy", good, int(game.player or 0), Asker("t")))
        os.kill(int(room._workers[0].pid or 0), signal.SIGKILL)
        answers.append(await room.choose("easy", good, int(game.player or 0), Asker("t")))
        answers.append(await room.choose("easy", good, int(game.player or 0), Asker("t")))
        room.stop()
        return answers

    answers = outcome_of(choose())
    assert answers[:2] == [None, None]
    assert answers[2] is not None
    assert answers[4] is not None
    assert caplog.text.count("bot_failed table=t") == answers.count(None)


def test_a_worker_keeps_to_the_gold_that_was_counted_and_tells_no_other() -> None:
    """In a whole game that is what everybody has; where a game began at a written position, what was drawn."""
    whole = Game.new(3, seed=4)
    for _ in range(30):
        whole.apply(whole.legal_actions()[-1])
    written = Game.from_position({"players": 3, "cities": {"athens": {"gold": 50}, "sparta": {"gold": 7}}})
    for game in (whole, written):
        assert game.player is not None
        position = situation(game, game.player, SystemRandom())
        seen = {city: form["gold"] for city, form in position["cities"].items()}
        seat = seat_at(Game.from_position(position), game.player)
        for number in range(20):
            imagined = seat.imagine(random.Random(number)).to_position()["cities"]
            assert {city: form["gold"] for city, form in imagined.items()} == seen
        real = {city: form["gold"] for city, form in game.to_position()["cities"].items()}
        assert (seen == real) is (game is whole)


def test_safe_actions_are_legal_and_quiet() -> None:
    game = Game.new(3, seed=1)
    assert safe_action(game) == "bid apollo"
    for _ in range(50):
        action = safe_action(game)
        game.apply(action)
        if game.over:
            break
    turn = Game.from_position({"players": 3, "turn": {"marker": "sparta", "god": "ares"}})
    assert safe_action(turn) == "end"


def test_bots_rest_while_nobody_is_there(host: Host) -> None:
    """A table with a bot to move and nobody connected stands still, and goes on when somebody comes."""
    table, tokens = host.new_table(3, bots=[None, "easy", "easy"], options={"max_cycles": 5})
    time.sleep(0.3)
    assert host.rows("SELECT count(*) FROM entries WHERE table_id = ?", table) == [(1,)]
    client = Client(host, table, tokens[0])
    for _ in range(4):
        if not client.options:
            client.until(lambda _: bool(client.options))
        client.act(client.options[0])
    moved = {message["by"] for message in client.seen if message.get("kind") == "act"}
    assert moved >= {0, 1}
    client.close()


def test_a_bot_thinks_while_the_table_pauses(tmp_path: Path) -> None:
    """The pause lasts longer than the test: nothing has moved when it has been asked."""
    with table_with_held_bots(tmp_path, pause="60") as (client, asked):
        if client.options:
            client.act("bid apollo")
        before = client.seq
        until_asked(asked, 1)
        assert client.drain() == []
        assert client.seq == before
        client.close()


def test_bots_need_not_pause_for_a_page_with_a_pace_of_its_own(tmp_path: Path) -> None:
    """The pause lasts longer than the test."""
    with table_with_held_bots(tmp_path, pause="60") as (client, _):
        host = client.host
        while not client.options:  # a bot began, and the pause with it
            client.close()
            table, tokens = host.new_table(3, bots=[None, "held", "held"])
            client = Client(host, table, tokens[0])
        client.send("pace", pauses=False)
        seq = client.seq
        client.act("bid apollo")
        client.until(lambda message: message.get("kind") == "act" and message["seq"] == seq + 3)
        client.close()


def test_what_was_thought_before_somebody_went_back_is_dropped(tmp_path: Path) -> None:
    with table_with_held_bots(tmp_path, pause="0") as (client, asked):
        until_my_decision(client)
        (tmp_path / "gate").touch()
        first, times = client.seq, len(asked.read_text().splitlines()) if asked.exists() else 0
        client.act(client.options[0])
        until_asked(asked, times + 1)
        client.answer("propose", what={"rewind": first})
        client.until(lambda message: message.get("kind") == "rewind")
        client.act(client.options[0])
        (tmp_path / "gate").unlink()
        dropped, chosen = until_asked(asked, times + 2)[times : times + 2]
        assert dropped.split()[0] == "held"
        assert chosen.split()[0] == "free"
        entry = client.until(lambda message: message.get("kind") == "act" and message["by"] != client.seat)
        assert (entry["action"], entry["seq"]) == (chosen.removeprefix("free "), client.seq)
        assert entry["action"] != dropped.removeprefix("held ")
        client.close()


def test_a_bot_neither_moves_nor_thinks_when_everybody_has_left(tmp_path: Path) -> None:
    """What it thought while they left is thought anew when somebody comes."""
    with table_with_held_bots(tmp_path, pause="0") as (client, asked):
        until_my_decision(client)
        (tmp_path / "gate").touch()
        times = len(asked.read_text().splitlines()) if asked.exists() else 0
        client.act(client.options[0])
        until_asked(asked, times + 1)
        host, table, token, seq = client.host, client.table_id, client.token, client.seq
        client.close()
        seats: list[dict[str, Any]] = [{"online": True}]
        while any(seat["online"] for seat in seats):
            seats = host.http.get(f"/api/tables/{table}/summary").json()["seats"]
        (tmp_path / "gate").unlink()
        time.sleep(0.3)
        assert len(asked.read_text().splitlines()) == times + 1
        back = Client(host, table, token)
        assert back.seq == seq
        answer = until_asked(asked, times + 2)[times + 1]
        entry = back.until(lambda message: message.get("kind") == "act")
        assert (f"free {entry['action']}", entry["seq"]) == (answer, seq + 1)
        back.close()


def test_only_seats_with_their_view_reach_a_bot() -> None:
    """The bots that tables offer are bots of the library."""
    found: list[Any] = []

    class Curious(Bot):
        def choose(self, seat: Seat) -> int:
            found.append(seat)
            return seat.legal_actions()[0]

    BOTS["curious"] = lambda seed: Curious()
    try:
        game = Game.new(2, seed=1)
        assert game.player is not None
        think("curious", situation(game, game.player, SystemRandom()), game.player, "t")
    finally:
        del BOTS["curious"]
    assert isinstance(found[0], Seat)
    assert found[0].player == game.player


def test_a_bot_keeps_its_plan_from_step_to_step() -> None:
    class Planning(Bot):
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, seat: Seat) -> int:
            self.asked += 1
            asked.append(self.asked)
            return seat.legal_actions()[0]

    asked: list[int] = []
    BOTS["planning"] = lambda seed: Planning()
    try:
        game = Game.new(2, seed=1)
        assert game.player is not None
        for table in ("first", "first", "second", "first"):
            think("planning", situation(game, game.player, SystemRandom()), game.player, table)
    finally:
        del BOTS["planning"]
    assert asked == [1, 2, 1, 3]
