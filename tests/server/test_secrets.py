"""Two games that differ only in a secret look the same to everyone who may not know it: every byte, in order."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cyclades.engine.words.pieces import CITIES
from cyclades.table.sealed_chance import outcome, seed_hash
from tests.server.host import Client, Host

# Sparta's turn with Ares: a battle with dice against Athens, then Athens's turn with Zeus, then the end of the cycle.
POSITION: dict[str, Any] = {
    "players": 3,
    "cycle": 2,
    "gods": ["ares", "zeus"],
    "turn": {"marker": "sparta", "god": "ares"},
    "bids": {
        "ares": {"marker": "sparta", "gold": 2},
        "zeus": {"marker": "athens", "gold": 1},
    },
    "apollo": ["corinth"],
    "cities": {"sparta": {"gold": 6}, "athens": {"gold": 5}, "corinth": {"gold": 3}},
    "isles": {
        "naxos": {"owner": "sparta", "troops": 3},
        "delos": {"owner": "athens", "troops": 1, "buildings": ["fortress"]},
        "kea": {"owner": "athens", "troops": 2},
        "tinos": {"owner": "corinth", "troops": 1},
    },
    "seas": {"6-4": {"owner": "sparta"}},
    "track": ["satyr", "dryad", "griffon"],
}
WHO = ("sparta", "athens", "corinth", "watcher")

Heard = dict[str, list[str]]


class Prepared:
    """A stored game at its first decision, of which copies are made that differ in a secret."""

    def __init__(self, folder: Path, position: dict[str, Any]) -> None:
        self.folder = folder
        self.position = position
        self.game = {"players": position["players"], "modules": position.get("modules", []), "options": {}}
        self.game["teams"] = position.get("teams", False)
        folder.mkdir()
        host = Host(folder)
        self.port = host.port
        self.table, self.tokens = host.new_table(**self.game, visibility="public", title="Secrets")
        host.stop()
        self._write(folder, "config", self._config(position))
        host = Host(folder, port=self.port)
        for token in self.tokens:
            client = Client(host, self.table, token)
            client.send("ready", ready=True)
            client.drain()
            client.close()
        host.stop()

    def _config(self, position: dict[str, Any]) -> str:
        return json.dumps({**self.game, "position": position})

    def _write(self, folder: Path, column: str, value: str | bytes) -> None:
        with closing(sqlite3.connect(folder / "tables.db")) as database:
            database.execute(f"UPDATE tables SET {column} = ?", (value,))
            database.commit()

    def seed(self) -> bytes:
        with closing(sqlite3.connect(self.folder / "tables.db")) as database:
            seed: bytes = database.execute("SELECT seed FROM tables").fetchone()[0]
        return seed

    def copy(self, name: str, position: dict[str, Any] | None = None, seed: bytes | None = None) -> Path:
        folder = self.folder.parent / name
        shutil.copytree(self.folder, folder)
        self._write(folder, "config", self._config(position or self.position))
        if seed is not None:
            self._write(folder, "seed", seed)
        return folder

    def heard(self, folder: Path, script: Callable[[dict[str, Client]], None]) -> Heard:
        """All messages and answers that everyone gets while a script is played."""
        host = Host(folder, port=self.port)
        clients: dict[str, Client] = {}
        try:
            who = [*CITIES[: self.position["players"]], "watcher"]
            for name, token in zip(who, [*self.tokens, None], strict=True):
                clients[name] = Client(host, self.table, token)
                clients[name].series = name
                _settle(clients)
            script(clients)
            heard = {name: [_comparable(text) for text in client.raw] for name, client in clients.items()}
            calls = (
                "/api/tables",
                f"/api/tables/{self.table}/summary",
                f"/api/tables/{self.table}/record",
                f"/api/tables/{self.table}/replay?eyes=all",
                "/api/info",
            )
            heard["calls"] = [host.http.get(call).text for call in calls]
            self.outcomes = [
                outcome
                for row in host.rows("SELECT outcomes FROM entries ORDER BY seq")
                for outcome in json.loads(row[0])
            ]
        finally:
            for client in clients.values():
                client.close()
            host.stop()
        return heard


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return Prepared(tmp_path_factory.mktemp("secrets") / "prepared", POSITION)


def _settle(clients: dict[str, Client]) -> None:
    for client in clients.values():
        client.drain()


def _comparable(text: str) -> str:
    """Without what differs from run to run: the clock, and the random name of a proposal."""
    return re.sub(r'"proposal":\{"id":"[^"]*"', '"proposal":{', re.sub(r'"(at|absent|bot_from)":\d+', r'"\1":0', text))


class Script:
    """What everyone does, in a fixed order; nobody goes on before all have heard everything."""

    def __init__(self, clients: dict[str, Client]) -> None:
        self.clients = clients
        self.sparta, self.athens, self.corinth, self.watcher = (clients[name] for name in WHO)

    def act(self, client: Client, action: str) -> None:
        answer = client.act(action)
        assert answer["type"] == "ack", answer
        _settle(self.clients)

    def decider(self) -> Client:
        return self.clients[self.watcher.view["decision"]["player"]]

    def spartas_turn(self) -> None:
        """Sparta tries things out and fights with dice; the others try what they may not."""
        sparta = self.sparta
        self.act(sparta, "recruit troop naxos")
        sparta.answer("undo", seq=sparta.seq, what="step")
        _settle(self.clients)
        for client in (self.corinth, self.athens):
            for action in ("recruit troop kea", "end", "bid apollo", "nonsense"):
                client.answer("act", seq=sparta.seq, action=action)
                client.answer("act", seq=1, action=action)
                client.answer("why", action=action)
            client.answer("undo", seq=sparta.seq, what="turn")
        self.watcher.send("why", id="w", action="end")
        self.corinth.answer("chat", text="Is this fair?")
        sparta.answer("why", action="call griffon")
        _settle(self.clients)
        self.act(sparta, "move troops naxos")
        self.act(sparta, "land delos 2")
        while self.watcher.view["decision"]["kind"] == "land_battle":
            self.act(self.decider(), "stay")
        self.act(sparta, "end")

    def athens_turn_and_more(self) -> None:
        """Athens plays, Corinth is with Apollo, the next offerings begin."""
        athens = self.athens
        assert self.decider() is athens
        self.act(athens, "recruit priest")
        athens.answer("undo", seq=athens.seq, what="step")
        _settle(self.clients)
        self.act(athens, "recruit priest")
        self.act(athens, "end")
        while self.watcher.view["decision"]["kind"] != "offering":
            self.act(self.decider(), self.decider().options[0])
        for _ in range(2):
            god = next(god for god in self.watcher.view["gods"] if god not in self.watcher.view["bids"])
            self.act(self.decider(), f"bid {god} 1")
        for client in self.clients.values():
            client.answer("look", after=client.seq - 1, until=client.seq)
            client.answer("look", after=1, until=client.seq)  # all that stands, from the beginning
        self.corinth.send("resync", have=3)
        self.corinth.send("rename", name="Cypselus")
        self.corinth.drain()  # everyone has been told before anybody asks
        _settle(self.clients)


def whole_cycle(clients: dict[str, Client]) -> None:
    script = Script(clients)
    script.spartas_turn()
    script.athens_turn_and_more()


def one_turn(clients: dict[str, Client]) -> None:
    Script(clients).spartas_turn()


@pytest.fixture(scope="module")
def told(prepared: Prepared) -> Heard:
    return prepared.heard(prepared.copy("as-it-is"), whole_cycle)


def test_the_comparison_is_not_empty_and_repeats_itself(prepared: Prepared, told: Heard) -> None:
    assert all(len(told[name]) > 20 for name in WHO)
    assert prepared.heard(prepared.copy("again"), whole_cycle) == told


@pytest.mark.parametrize(("city", "gold"), [("sparta", 11), ("athens", 13), ("corinth", 0)])
def test_gold_shows_only_to_its_owner(prepared: Prepared, told: Heard, city: str, gold: int) -> None:
    richer = {**POSITION, "cities": {**POSITION["cities"], city: {"gold": gold}}}
    other = prepared.heard(prepared.copy(f"{city}-{gold}", richer), whole_cycle)
    assert other[city] != told[city]
    for name in told:
        if name != city:
            assert other[name] == told[name], name


def test_the_seed_shows_only_in_its_outcomes(prepared: Prepared) -> None:
    first = prepared.heard(prepared.copy("first-seed"), one_turn)
    dice = prepared.outcomes
    assert len(dice) >= 2
    faces = (0, 1, 1, 2, 2, 3)
    tries = (number.to_bytes(32, "big") for number in range(10**7))
    seed = next(one for one in tries if all(faces[outcome(one, n, 6)] == face for n, face in enumerate(dice)))
    second = prepared.heard(prepared.copy("second-seed", seed=seed), one_turn)
    assert prepared.outcomes == dice
    hashes = seed_hash(prepared.seed()), seed_hash(seed)
    assert hashes[0] != hashes[1]
    for name in first:
        assert [text.replace(hashes[0], "") for text in first[name]] == [
            text.replace(hashes[1], "") for text in second[name]
        ], name
