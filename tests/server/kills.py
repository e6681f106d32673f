"""Kills the server again and again while many play: `python -m tests.server.kills` does it a hundred times.

Whatever was acknowledged, an action, a line of chat, a seat or a table, must be there once. Who isn't answered asks
again with the same id.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import random
import signal
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.host import Client, Host, outcome_of
from tests.server.test_crashes import check_log

TABLES = 8
PLAYERS = 3
ACTIONS_A_LIFE = 40  # at least so many are acknowledged before the server is killed again
PATIENCE = 300.0  # seconds for a life
BROKEN = (WebSocketException, OSError, EOFError, TimeoutError)


class World:
    """The server there is now, and what it has said that it has."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = random.Random(seed)
        self.host = Host(folder)
        self.port = self.host.port
        self.up = asyncio.Event()
        self.up.set()
        self.over = False
        self.actions: dict[tuple[str, int, str], int] = {}  # by table, seat and id: the entry
        self.lines: dict[tuple[str, str], str] = {}  # by table and id
        self.seats: set[tuple[str, int, str]] = set()  # table, seat, token

    async def kill(self) -> None:
        self.up.clear()
        await asyncio.to_thread(self.host.stop, signal.SIGKILL)
        self.host = await asyncio.to_thread(lambda: Host(self.folder, port=self.port))
        self.up.set()

    def acknowledged(self) -> int:
        return len(self.actions) + len(self.lines) + len(self.seats)


class Player:
    """Plays at random and talks; asks again what was not answered."""

    def __init__(self, world: World, table: str, token: str) -> None:
        self.world = world
        self.table = table
        self.token = token
        self.pending: dict[str, Any] | None = None
        self.count = 0

    async def run(self) -> None:
        while not self.world.over:
            await self.world.up.wait()
            with contextlib.suppress(*BROKEN):
                async with connect(f"ws://127.0.0.1:{self.world.port}/ws/{self.table}", max_size=None) as socket:
                    await self.visit(socket)
            await asyncio.sleep(0.02)

    async def visit(self, socket: ClientConnection) -> None:
        await send(socket, {"type": "hello", "version": 1, "token": self.token})
        seat, seq, options = 0, 0, []
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "moved" or (kind == "welcome" and message["rematch"]):
                self.table = message.get("rematch") or message["table"]
                self.pending = None
                return
            if kind == "welcome":
                seat = message["seat"]
                self.world.seats.add((self.table, seat, self.token))
                if message["table"]["phase"] == "open":
                    await send(socket, {"type": "ready", "ready": True})
                if self.pending is not None:
                    await send(socket, self.pending)
            if kind in ("welcome", "entry") and message["game"]:
                seq = message["seq"]
                decision = message["game"]["view"]["decision"] or {}
                options = [option["text"] for option in decision.get("options", [])]
            elif kind == "ack" and self.pending is not None and message["id"] == self.pending["id"]:
                self.note(seat, message["seq"])
            elif kind == "refused":
                assert message["code"] in ("stale", "not_your_decision", "already_over"), message
                self.pending = None
            if (kind == "welcome" and message["table"]["phase"] == "over") or message.get("kind") == "end":
                await send(socket, {"type": "rematch"})
            if self.world.over:
                return
            if self.pending is None and options:
                await asyncio.sleep(0.01)
                await self.go_on(socket, seq, options)

    async def go_on(self, socket: ClientConnection, seq: int, options: list[str]) -> None:
        self.count += 1
        name = f"{self.token[:6]}-{self.count}"
        if self.count % 4 == 0:
            self.pending = {"type": "chat", "id": name, "text": name}
        else:
            self.pending = {"type": "act", "id": name, "seq": seq, "action": self.world.rng.choice(options)}
        await send(socket, self.pending)

    def note(self, seat: int, seq: int) -> None:
        assert self.pending is not None
        if self.pending["type"] == "chat":
            self.world.lines[self.table, self.pending["id"]] = self.pending["text"]
        else:
            key = self.table, seat, self.pending["id"]
            assert self.world.actions.setdefault(key, seq) == seq
        self.pending = None


async def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))


async def post(world: World, http: httpx.AsyncClient, call: str, body: dict[str, Any]) -> dict[str, Any] | None:
    """What a call answers; None if it got no answer."""
    await world.up.wait()
    try:
        answer = await http.post(f"http://127.0.0.1:{world.port}{call}", json=body)
    except httpx.HTTPError:
        return None
    if answer.status_code != 201:
        assert answer.status_code in (409, 429, 503), answer.text
        return None
    content: dict[str, Any] = answer.json()
    world.seats.add((content["table"], content["seat"], content["token"]))
    return content


async def gather(world: World) -> None:
    """Tables are made and joined all the time."""
    async with httpx.AsyncClient(timeout=20) as http:
        while not world.over:
            made = await post(world, http, "/api/tables", {"players": PLAYERS, "name": "Ann"})
            if made is not None:
                for name in ("Ben", "Cid"):
                    await post(world, http, f"/api/tables/{made['table']}/join", {"name": name})
            await asyncio.sleep(0.1)


async def play(world: World, kills: int) -> None:
    players: list[Player] = []
    for _ in range(TABLES):
        table, tokens = await asyncio.to_thread(lambda: world.host.new_table(PLAYERS, options={"max_cycles": 30}))
        for seat, token in enumerate(tokens):
            world.seats.add((table, seat, token))
            players.append(Player(world, table, token))
    tasks = [asyncio.create_task(player.run()) for player in players]
    tasks.append(asyncio.create_task(gather(world)))
    for number in range(kills + 1):
        enough = world.acknowledged() + ACTIONS_A_LIFE
        async with asyncio.timeout(PATIENCE):
            while world.acknowledged() < enough:
                failed = [task for task in tasks if task.done() and task.exception()]
                assert not failed, failed
                await asyncio.sleep(0.01)
        if number == kills:
            break
        await asyncio.sleep(world.rng.uniform(0, 0.05))
        await world.kill()
        if (number + 1) % 10 == 0:
            print(f"{number + 1} kills, {world.acknowledged()} acknowledged", flush=True)
    world.over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def check(world: World) -> None:
    """Everything that was acknowledged is in the storage once, and the logs have no gaps."""
    host = world.host
    stored = Counter(host.rows("SELECT table_id, seat, client_id, seq FROM entries WHERE client_id IS NOT NULL"))
    for key, seq in world.actions.items():
        assert stored[(*key, seq)] == 1, key
    ids = Counter(row[:3] for row in stored.elements())
    assert set(ids.values()) <= {1}
    lines = Counter(host.rows("SELECT table_id, client_id, text FROM chat"))
    for line, text in world.lines.items():
        assert lines[(*line, text)] == 1, line
    seats = Counter(host.rows("SELECT table_id, seat, token_hash FROM seats"))
    for table, seat, token in world.seats:
        assert seats[table, seat, hashlib.sha256(token.encode()).hexdigest()] == 1
        assert host.rows("SELECT count(*) FROM tables WHERE id = ?", table) == [(1,)]
    played = {table for table, _, _ in world.actions}
    assert len(played) >= TABLES
    for table in played:
        (token,) = (token for other, seat, token in world.seats if (other, seat) == (table, 0))
        client = Client(host, table, token)
        check_log(host, table, client)
        client.close()


def kill_while_they_play(folder: Path, kills: int, seed: int = 1) -> World:
    async def run() -> World:
        world = World(folder, seed)
        try:
            await play(world, kills)
        except BaseException:
            world.host.stop(signal.SIGKILL)
            raise
        return world

    world = outcome_of(run())
    check(world)
    assert world.host.stop() == 0
    return world


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        world = kill_while_they_play(Path(folder), arguments.kills, arguments.seed)
    print(
        f"{arguments.kills} kills: {len(world.actions)} actions, {len(world.lines)} lines of chat and "
        f"{len(world.seats)} seats were acknowledged, and each is there once"
    )


if __name__ == "__main__":
    main()
