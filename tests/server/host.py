"""A server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SECONDS = 20.0
SOURCES = Path(__file__).parents[2] / "src"

Message = dict[str, Any]
Outcome = TypeVar("Outcome")


def is_too_fast(message: Message) -> bool:
    """Whether it refuses whatever came next, not a message with an id: too many have come."""
    return message.get("code") == "too_many" and message["id"] is None


def outcome_of(work: Coroutine[Any, Any, Outcome]) -> Outcome:
    """In a thread of its own: where a browser was driven before, this one has a running loop already."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


class Host:
    """`cyclades serve` on a free port, with a SQLite file; of this environment, of another one, or of the bare sources.

    Elsewhere no programs are found but those of its folder `bin`, and `command` may be another way to `cyclades`.
    It has a level `random` for whole games: those bots are quick and do everything.
    """

    def __init__(
        self,
        folder: Path,
        *words: str,
        port: int = 0,
        elsewhere: Path | None = None,
        command: Sequence[str] = ("cyclades",),
        sources: bool = False,
        handles: int | None = None,
    ) -> None:
        self.file = folder / "tables.db"
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        if elsewhere is None:
            command = [sys.executable, "-m", *command]
        else:
            environment["PATH"] = str(elsewhere / "bin")
            environment.pop("PYTHONPATH", None)
        if sources:
            environment["PYTHONPATH"] = str(SOURCES)
        if handles is not None:  # so many files and sockets, and no way to have more
            command = ["sh", "-c", f'ulimit -n {handles} && exec "$@"', "sh", *command]
        self.log_file = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [
                *command,
                "serve",
                f"--port={port}",
                f"--db=sqlite:///{self.file}",
                "--bot-pause=0",
                "--bot=random=random",
                "--tables=100000",
                *words,
            ],
            stdout=subprocess.PIPE,
            stderr=self.log_file,
            text=True,
            env=environment,
            cwd=folder,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (folder / "server.log").read_text()
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        self.http = httpx.Client(base_url=self.url, timeout=SECONDS)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End the server; its exit code."""
        self.process.send_signal(number)
        code = self.process.wait(SECONDS)
        self.http.close()
        self.log_file.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def log(self) -> str:
        return Path(self.log_file.name).read_text()

    def new_table(self, players: int = 2, **wanted: Any) -> tuple[str, list[str]]:
        """A table with people on all seats that have no bot; its id and their tokens in the order of the seats."""
        body: Message = {"players": players, "name": "Person 0", "bots": [None] * players} | wanted
        made = self.http.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        answer = made.json()
        tokens = {answer["seat"]: answer["token"]}
        for number in range(1, body["bots"].count(None)):
            joined = self.http.post(f"/api/tables/{answer['table']}/join", json={"name": f"Person {number}"}).json()
            tokens[joined["seat"]] = joined["token"]
        return answer["table"], [tokens[seat] for seat in sorted(tokens)]

    def started(self, players: int = 2, **wanted: Any) -> list[Client]:
        """A game that has begun, with a client for each person."""
        table, tokens = self.new_table(players, **wanted)
        clients = [Client(self, table, token) for token in tokens]
        if clients[0].table["phase"] == "open":
            for client in clients:
                client.send("ready", ready=True)
            for client in clients:
                client.until(lambda message: message["type"] == "table" and message["phase"] == "running")
        return clients

    def rows(self, question: str, *arguments: Any) -> list[Any]:
        """What the storage answers."""
        with contextlib.closing(sqlite3.connect(self.file)) as database:
            return database.execute(question, arguments).fetchall()


class Client:
    """One connection to a table, from hello on."""

    def __init__(self, host: Host, table: str, token: str | None = None, hello: bool = True) -> None:
        self.host = host
        self.table_id = table
        self.token = token
        self.raw: list[str] = []  # all that came
        self.seen: list[Message] = []
        self.seat: int | None = None
        self.seq = 0
        self.game: Message = {}
        self.table: Message = {}
        self.proposal: Message | None = None
        self.series = secrets.token_hex(4)  # ids must never repeat, not even after a reload
        self.sent = 0
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"ws://127.0.0.1:{host.port}/ws/{table}", max_size=None)
        )
        if hello:
            self.hello()

    def hello(self) -> Message:
        self.send("hello", version=1, token=self.token, have=None)
        return self.next("welcome")

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def new_id(self) -> str:
        self.sent += 1
        return f"{self.series}-{self.sent}"

    def receive(self) -> Message:
        text = self.socket.recv(SECONDS)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.seen.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.seat, self.table, self.proposal = message["seat"], message["table"], message["proposal"]
        if kind in ("welcome", "entry"):
            self.seq = message["seq"]
            self.game = message["game"] or self.game
        elif kind == "table":
            self.table = message
        elif kind == "proposal":
            self.proposal = message["proposal"]
        return message

    def until(self, fits: Callable[[Message], bool]) -> Message:
        """The next message that fits."""
        while True:
            message = self.receive()
            if fits(message):
                return message

    def next(self, *kinds: str) -> Message:
        return self.until(lambda message: message["type"] in kinds)

    def drain(self) -> list[Message]:
        """Everything that was on its way."""
        before = len(self.seen)
        self.ask(lambda message: message["type"] == "pong", "ping")
        return [message for message in self.seen[before:-1] if not is_too_fast(message)]

    def answer(self, kind: str, **fields: Any) -> Message:
        """Send a message with an id; its answer."""
        fields = {"id": self.new_id()} | fields
        return self.ask(lambda message: message.get("id") == fields["id"], kind, **fields)

    def ask(self, fits: Callable[[Message], bool], kind: str, **fields: Any) -> Message:
        """Send a message; what answers it. Who sends faster than a client may is told so, and waits."""
        self.send(kind, **fields)
        while not fits(answer := self.until(lambda message: fits(message) or is_too_fast(message))):
            time.sleep(0.1)
            self.send(kind, **fields)
        return answer

    def whole_log(self) -> list[Message]:
        """The log of the last welcome, and all that was before it."""
        known: list[Message] = next(one for one in reversed(self.seen) if one["type"] == "welcome")["log"]
        while known and known[0]["seq"] > 1:
            known = self.answer("log", before=known[0]["seq"])["entries"] + known
        return known

    def act(self, action: str, **fields: Any) -> Message:
        """Play; the acknowledgement or refusal. The entry is read too."""
        answer = self.answer("act", **({"seq": self.seq, "action": action} | fields))
        if answer["type"] == "ack":
            self.until(lambda message: bool(message.get("game")) and message["seq"] >= answer["seq"])
        return answer

    @property
    def view(self) -> Message:
        found: Message = self.game["view"]
        return found

    @property
    def options(self) -> list[str]:
        """What can be done now, if it is this client's decision."""
        decision = self.view["decision"] or {}
        return [option["text"] for option in decision.get("options", [])]

    def bye(self) -> str:
        """The code the server closes with."""
        code: str = self.next("bye")["code"]
        with contextlib.suppress(ConnectionClosed):
            self.socket.recv(SECONDS)
        return code

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            self._open.close()


def decider(clients: list[Client]) -> Client:
    """The client that has to decide, when everyone has heard everything and the bots have moved."""
    found = decider_or_none(clients)
    assert found is not None, "the game is over"
    return found


def decider_or_none(clients: list[Client]) -> Client | None:
    """The same; None when the game is over."""
    while True:
        newest = max(client.seq for client in clients)
        for client in clients:
            while client.seq < newest:
                client.receive()
        for client in clients:
            if client.options:
                return client
        if clients[0].view["ending"]:
            return None
        clients[0].next("entry")


def play_until(clients: list[Client], done: Callable[[Client], bool]) -> Client:
    """Play quietly until the decider's table looks as wanted; the decider."""
    while True:
        client = decider(clients)
        if done(client):
            return client
        quiet = [text for text in ("bid apollo", "end", "stay", "forgo", "stop") if text in client.options]
        answer = client.act((quiet or client.options)[0])
        assert answer["type"] == "ack", answer


def turn_of(god: str) -> Callable[[Client], bool]:
    """It is the decider's turn with that god."""
    return lambda client: client.view["decision"]["kind"] == "turn" and client.view["turn"]["god"] == god
