"""Load on the server: `python -m bench.load` plays 50 tables of 5 over 250 sockets, an action a second at each table.

It reports how long it takes from sending an action to the other players' messages, how much the server works for an
action, and its memory per idle table, in use and dropped. `--experts 30` has thirty tables with four expert bots each
play beside them, and one with easy bots, whose answers are timed too.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 5
PAUSE = 0.8  # that the server's bots make
IDLE_TABLES = 200
IDLE_SECONDS = 65  # after which the server has dropped tables nobody is at


def from_home(table: int) -> dict[str, str]:
    """The server is told by its proxy whom a call is from: the people of each table share an address of their own."""
    return {"X-Forwarded-For": f"10.{table >> 16}.{table >> 8 & 255}.{table & 255}"}


class Player:
    """One socket: notes when each entry arrives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.game: dict[str, Any] | None = None
        self.seq = 0
        self.arrived: dict[int, float] = {}

    async def listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] in ("welcome", "entry"):
                self.seq = message["seq"]
                self.game = message["game"] or self.game
                self.arrived[self.seq] = now

    def options(self) -> list[str]:
        decision = (self.game or {"view": {"decision": None}})["view"]["decision"] or {}
        return [option["text"] for option in decision.get("options", [])]


class Table:
    """Five players; whoever decides acts once a second."""

    def __init__(self, table: str, tokens: list[str], home: dict[str, str]) -> None:
        self.table = table
        self.tokens = tokens
        self.home = home
        self.players: list[Player] = []
        self.sent: dict[int, tuple[float, Player]] = {}

    async def connect(self, address: str) -> list[asyncio.Task[None]]:
        tasks = []
        for token in self.tokens:
            player = Player(
                await connect(f"ws://{address}/ws/{self.table}", max_size=None, additional_headers=self.home)
            )
            await player.socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
            await player.socket.send(json.dumps({"type": "ready", "ready": True}))
            self.players.append(player)
            tasks.append(asyncio.create_task(player.listen()))
        return tasks

    async def play(self, seconds: float, rng: random.Random) -> None:
        await asyncio.sleep(rng.random())
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            for player in self.players:
                options = player.options()
                if options:
                    seq = player.seq
                    act = {"type": "act", "id": f"load-{seq}", "seq": seq, "action": rng.choice(options)}
                    self.sent[seq + 1] = (time.perf_counter(), player)
                    await player.socket.send(json.dumps(act))
                    break
            await asyncio.sleep(1.0)

    def delays(self) -> list[float]:
        return [
            other.arrived[seq] - at
            for seq, (at, player) in self.sent.items()
            for other in self.players
            if other is not player and seq in other.arrived
        ]


class BotTable:
    """One person, whose actions come at once, and four bots."""

    def __init__(self, table: str, token: str, home: dict[str, str], rng: random.Random) -> None:
        self.table = table
        self.token = token
        self.home = home
        self.rng = rng
        self.asked: float | None = None  # when the bots had to decide
        self.waits: list[float] = []
        self.moves = 0

    async def play(self, address: str) -> None:
        async with connect(f"ws://{address}/ws/{self.table}", max_size=None, additional_headers=self.home) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1, "token": self.token}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] in ("welcome", "entry") and message["game"]:
                    await self.go_on(socket, message)

    async def go_on(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self.asked is not None:
            self.waits.append(now - self.asked - PAUSE)
            self.moves += 1
        decision = message["game"]["view"]["decision"] or {}
        options = [option["text"] for option in decision.get("options", [])]
        self.asked = None if options or not decision else now
        if options:
            act = {"type": "act", "id": f"load-{message['seq']}", "seq": message["seq"]}
            await socket.send(json.dumps(act | {"action": self.rng.choice(options)}))


def memory(process: int) -> int:
    """Resident memory in bytes."""
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu(process: int) -> float:
    """Seconds that the process itself has worked, its bots' not among them."""
    with open(f"/proc/{process}/stat") as file:
        words = file.read().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def post(http: httpx.AsyncClient, call: str, body: dict[str, Any], home: dict[str, str]) -> dict[str, Any]:
    answer = await http.post(call, json=body, headers=home)
    answer.raise_for_status()
    content: dict[str, Any] = answer.json()
    return content


async def make_table(http: httpx.AsyncClient, home: dict[str, str]) -> Table:
    made = await post(http, "/api/tables", {"players": PLAYERS, "name": "P0"}, home)
    tokens = [made["token"]]
    for number in range(1, PLAYERS):
        joined = await post(http, f"/api/tables/{made['table']}/join", {"name": f"P{number}"}, home)
        tokens.append(joined["token"])
    return Table(made["table"], tokens, home)


async def bot_table(http: httpx.AsyncClient, level: str, home: dict[str, str], rng: random.Random) -> BotTable:
    bots = [None, *[level] * (PLAYERS - 1)]
    made = await post(http, "/api/tables", {"players": PLAYERS, "name": "P0", "bots": bots}, home)
    return BotTable(made["table"], made["token"], home, rng)


async def run(address: str, process: int, tables: int, seconds: float, idle: bool, experts: int) -> None:
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        if idle:
            await measure_idle(http, process)
        empty = memory(process)
        homes = map(from_home, itertools.count())
        started = [await make_table(http, next(homes)) for _ in range(tables)]
        beside = [await bot_table(http, "expert", next(homes), rng) for _ in range(experts)]
        easy = [await bot_table(http, "easy", next(homes), rng)] if experts else []
        listeners = [task for table in started for task in await table.connect(address)]
        await asyncio.sleep(2)
        connected = memory(process)
        bots = [asyncio.create_task(table.play(address)) for table in [*beside, *easy]]
        await asyncio.sleep(5 if bots else 0)  # until they are all at it
        worked = cpu(process)
        await asyncio.gather(*(table.play(seconds, rng) for table in started))
        worked = cpu(process) - worked
        await asyncio.sleep(1)
        delays = sorted(delay for table in started for delay in table.delays())
        sent = sum(len(table.sent) for table in started)
        centiles = statistics.quantiles(delays, n=100)
        print(f"{tables} tables, {tables * PLAYERS} sockets, {sent} actions in {seconds:.0f} s")
        print(f"action to the others' messages: p50 {centiles[49] * 1000:.1f} ms, p99 {centiles[98] * 1000:.1f} ms, "
              f"most {delays[-1] * 1000:.1f} ms, {len(delays)} of {sent * (PLAYERS - 1)} heard")  # fmt: skip
        print(f"the server's work per action: {worked / sent * 1000:.2f} ms")
        print(f"memory per table with {PLAYERS} sockets: {(connected - empty) / tables / 1024:.0f} kB")
        for one in easy:
            most = max(one.waits, default=float("inf"))
            moves = sum(other.moves for other in beside)
            print(f"beside {experts} tables of expert bots, which made {moves} moves, an easy bot answers at most "
                  f"{max(0.0, most):.2f} s after its pause, {one.moves} times")  # fmt: skip
        for task in bots:
            task.cancel()
        for table in started:
            for player in table.players:
                await player.socket.close()
        await asyncio.gather(*listeners, return_exceptions=True)


async def measure_idle(http: httpx.AsyncClient, process: int) -> None:
    """Tables that were begun and left: still in memory, then dropped.

    What a program frees stays its own, so the second is measured by how much more a second batch needs.
    """
    before = memory(process)
    await leave_tables(http)
    held = memory(process)
    await asyncio.sleep(IDLE_SECONDS)
    await leave_tables(http)
    print(f"memory per idle table that is still held: {(held - before) / IDLE_TABLES / 1024:.1f} kB")
    print(f"memory per idle table that was dropped: {(memory(process) - held) / IDLE_TABLES / 1024:.1f} kB")


async def leave_tables(http: httpx.AsyncClient) -> None:
    """Tables against bots, begun at once and never visited."""
    for number in range(IDLE_TABLES):
        bots = [None, *["easy"] * (PLAYERS - 1)]
        body = {"players": PLAYERS, "name": "Nobody", "bots": bots}
        await post(http, "/api/tables", body, from_home(number))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--no-idle", dest="idle", action="store_false", help="skip the measurement of idle tables")
    parser.add_argument("--experts", type=int, default=0, metavar="N", help="tables of expert bots beside them")
    arguments = parser.parse_args()
    gc.disable()  # a pause of this program would be taken for one of the server
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "cyclades",
            "serve",
            "--port=0",
            f"--db=sqlite:///{Path(folder) / 'load.db'}",
            "--proxy=127.0.0.1",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split("//")[-1].strip().rstrip("/")
            try:
                asyncio.run(
                    run(address, server.pid, arguments.tables, arguments.seconds, arguments.idle, arguments.experts)
                )
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
