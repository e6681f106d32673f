"""The server ends in the middle of games, gently or not: nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import sqlite3
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cyclades.forms.record import Record, Step
from cyclades.game import begin_replay, replay_step
from tests.server.host import Client, Host, decider, play_until

KILLS = 5
MANY_KILLS = 2
STEPS_A_LIFE = 6  # at least so many actions before the server is killed again
TABLES: list[tuple[list[str | None], list[str]]] = [
    ([None, None], []),
    ([None, "random"], []),
    ([None, None, "random"], []),
    ([None, None, "easy", "random", None, "random"], ["titans", "favours"]),  # in teams: people, bots, one of each
]
BROKEN = (ConnectionClosed, OSError, EOFError, TimeoutError)


class Player:
    """Somebody at a table who never reloads: when the connection breaks he comes back and asks again."""

    def __init__(self, host: Host, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.client = Client(host, table, token)
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, int, str] | None = None
        self.number = 0

    def come_back(self, host: Host) -> None:
        with contextlib.suppress(*BROKEN):
            self.client.close()
        self.client = Client(host, self.table, self.token)

    def step(self, rng: random.Random) -> None:
        """Do something if it is his turn."""
        client = self.client
        if self.pending is None:
            client.drain()
            if not client.options:
                return
            self.number += 1
            client_id = f"{client.seat}/{self.number}"
            self.pending = (client_id, client.seq, rng.choice(client.options))
        client_id, seq, action = self.pending
        answer = client.answer("act", id=client_id, seq=seq, action=action)
        assert answer["type"] == "ack", answer
        assert self.acknowledged.setdefault(client_id, answer["seq"]) == answer["seq"]
        self.pending = None


def acknowledged(players: list[Player]) -> int:
    """How many actions the server has said it has."""
    return sum(len(player.acknowledged) for player in players)


def test_kill_at_random_moments(tmp_path: Path) -> None:
    rng = random.Random(20)
    host = Host(tmp_path)
    players: list[Player] = []
    for bots, modules in TABLES:
        clients = host.started(len(bots), bots=bots, modules=modules)
        if len(bots) == 6:
            assert clients[0].answer("chat", text="Hold Oia", to="team")["type"] == "ack"
        for client in clients:
            client.close()
            players.append(Player(host, client.table_id, str(client.token)))
    for kill in range(KILLS + 1):
        killer = threading.Timer(rng.uniform(0, 0.05), host.process.kill)
        enough = acknowledged(players) + rng.randint(STEPS_A_LIFE, 2 * STEPS_A_LIFE)
        with contextlib.suppress(*BROKEN):
            while kill < KILLS or acknowledged(players) < enough:
                for player in players:
                    player.step(rng)
                if kill < KILLS and not killer.ident and acknowledged(players) >= enough:
                    killer.start()
        if kill < KILLS:
            killer.join()
            assert host.stop(signal.SIGKILL) == -signal.SIGKILL
            host = Host(tmp_path, port=host.port)
            for player in players:
                player.come_back(host)
    for player in players:
        if player.pending:
            player.step(rng)
    assert acknowledged(players) >= KILLS * STEPS_A_LIFE
    for player in players:
        lines = [line["text"] for line in player.client.seen[0]["chat"]]
        is_partner = player.client.table["players"] == 6 and player.client.seat in (0, 1)
        assert lines == (["Hold Oia"] if is_partner else [])
    for player in players:
        rows = host.rows(
            "SELECT client_id, seq FROM entries WHERE table_id = ? AND seat = ? AND client_id IS NOT NULL ORDER BY seq",
            player.table,
            player.client.seat,
        )
        assert dict(rows) == player.acknowledged
        assert len(rows) == len(player.acknowledged)
        player.client.drain()
    for table in {player.table for player in players}:
        check_log(host, table, next(player.client for player in players if player.table == table))
    assert host.stop() == 0


def test_kill_while_many_play_talk_and_come(tmp_path: Path) -> None:
    """A sample; `python -m tests.server.kills` does it a hundred times."""
    from tests.server.kills import kill_while_they_play

    world = kill_while_they_play(tmp_path, MANY_KILLS)
    assert min(len(world.actions), len(world.lines), len(world.seats)) > 0


def check_log(host: Host, table: str, client: Client) -> None:
    """The log has no gaps and, played by the engine alone, leads to what the players see."""
    client.send("resync", have=0)
    client.drain()
    rows = host.rows(
        "SELECT seq, kind, action, outcomes FROM entries WHERE table_id = ? AND seq <= ? ORDER BY seq",
        table,
        client.seq,
    )
    assert [row[0] for row in rows] == list(range(1, client.seq + 1))
    ((agreed, board),) = host.rows(
        "SELECT config, content FROM tables JOIN boards ON digest = board WHERE id = ?", table
    )
    config = json.loads(agreed) | {"board": json.loads(board)}
    rules = config.pop("rules")
    game = begin_replay(Record(config, None, tuple(json.loads(rows[0][3])), (), rules))
    for number, (_, kind, action, outcomes) in enumerate(rows[1:], start=1):
        if kind == "act":
            replay_step(game, Step(action, tuple(json.loads(outcomes))), number)
    assert game.view(client.seat) == client.view


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_gentle_end_says_goodbye_and_the_game_goes_on_after_it(tmp_path: Path, number: signal.Signals) -> None:
    host = Host(tmp_path)
    clients = host.started(2)
    play_until(clients, lambda client: client.seq > 60)  # beyond the first snapshot
    client = decider(clients)
    client.answer("propose", what={"rewind": 40})
    proposal = client.next("proposal")["proposal"]
    games = [one.game for one in clients]
    logs = Client(host, client.table_id).seen[0]["log"]
    assert host.stop(number) == 0
    assert [one.bye() for one in clients] == ["restart", "restart"]
    host = Host(tmp_path, port=host.port)
    back = [Client(host, one.table_id, one.token) for one in clients]
    assert [one.game for one in back] == games
    assert back[0].seen[0]["log"] == logs
    assert back[0].proposal == proposal
    other = next(one for one in back if one.seat != client.seat)
    other.send("vote", proposal=proposal["id"], yes=True)
    assert other.until(lambda message: message.get("kind") == "rewind")["to"] == 40
    now = decider(back)
    assert now.act(now.options[0])["type"] == "ack"
    decider(back)
    host.stop(signal.SIGKILL)
    host = Host(tmp_path, port=host.port)
    again = [Client(host, one.table_id, one.token) for one in clients]
    assert [one.game for one in again] == [one.game for one in back]
    host.stop()


def test_undone_steps_stay_undone_after_a_crash(tmp_path: Path) -> None:
    host = Host(tmp_path)
    clients = host.started(3)
    client = play_until(clients, lambda one: "zeus" in one.view["gods"] and one.view["phase"] == "offerings")
    client.act("bid zeus 1")
    client = play_until(clients, lambda one: "recruit priest" in one.options)
    client.act("recruit priest")
    client.answer("undo", seq=client.seq, what="turn")
    client.next("entry")
    assert client.act("recruit priest")["type"] == "ack"
    game = client.game
    assert game["can_undo"] is True
    host.stop(signal.SIGKILL)
    host = Host(tmp_path, port=host.port)
    back = Client(host, client.table_id, client.token)
    assert back.game == game
    assert back.answer("undo", seq=back.seq, what="turn")["type"] == "ack"
    back.drain()
    assert (back.view["cities"][back.view["player"]]["priests"], back.game["can_undo"]) == (0, False)
    host.stop()


def test_the_last_ready_and_the_start_are_stored_as_one(tmp_path: Path) -> None:
    """Where the start can't be stored nobody was ready: a table on which all are and nothing begins would be stuck."""
    host = Host(tmp_path)
    table, tokens = host.new_table(2)
    ann, ben = (Client(host, table, token) for token in tokens)
    ann.send("ready", ready=True)
    ann.until(lambda message: message["type"] == "table" and message["seats"][0]["ready"])
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        database.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END")
    ben.send("ready", ready=True)
    assert ben.next("refused")["code"] == "storage_failed"
    assert host.rows("SELECT ready FROM seats ORDER BY seat") == [(1,), (0,)]
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        database.execute("DROP TRIGGER full")
    ben.send("ready", ready=True)
    ann.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    assert host.stop() == 0


def test_a_table_that_was_ready_when_the_server_ended_begins_when_somebody_comes(tmp_path: Path) -> None:
    host = Host(tmp_path)
    table, tokens = host.new_table(2)
    assert host.stop() == 0
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        database.execute("UPDATE seats SET ready = 1")
    host = Host(tmp_path, port=host.port)
    client = Client(host, table, tokens[0])
    client.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    assert host.stop() == 0
