"""Make the stored games that every later version must open: a server's file, and records downloaded from it.

It plays over real sockets on a server of the build that is to be kept, with that build's own code, and writes to a
folder beside this file that is named after its commit. In a checkout of that commit, compiled, with its environment:

    PYTHONPATH=. .venv/bin/python …/tests/upgrade/make.py COMMIT

Never again for a commit that is there already: tables that people have do not change either. A version that changes
what is stored adds a folder of its own.

`tables.db.xz` is the server's file; `manifest.json` says of every table what it is, who may sit there, and what must
come out; `positions.json.xz` has the last position of each as that build wrote it; `records.json.xz` has the records
of finished games, as they were downloaded and in their text form.
"""

from __future__ import annotations

import contextlib
import json
import lzma
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from cyclades import Game
from cyclades.content import board_path
from cyclades.engine.machine.rooms import ROOM_NUMBERS, ROOMS
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.record import read_record
from cyclades.server.sqlite import SqliteStorage
from cyclades.table.play import Play
from cyclades.table.story import Story
from tests.server.host import Client, Host, decider, decider_or_none

HADES: Final = ("free_placement", "hades", "heroes", "favours")
ALL: Final = (*HADES, "titans")
SHORT: Final = {"max_cycles": 3}
MOST_ACTIONS: Final = 260  # of a game that looks for a moment
WEIGHTS: Final = {
    "end": 0.4,
    "bid_apollo": 0.3,
    "forgo": 0.3,
    "stay": 3.0,
    "land": 3.0,
    "sail": 3.0,
    "move_troops": 3.0,
}
WEIGHTS_OF_WORDS: Final = {"call": 3.0, "sacrifice": 3.0, "favour": 3.0, "use": 3.0, "move": 3.0}

# Finished games: name, players, what else is wanted.
FINISHED: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("base-2", 2, {"options": {"edition": "first", "max_cycles": 4}}),
    ("base-2-each", 2, {"options": {"priests_two_player": "each", "open_gold": True, "max_cycles": 3}}),
    ("base-3", 3, {"options": {"tiebreak": "metropolises", "max_cycles": 4}}),
    ("base-4", 4, {"options": SHORT, "ledger": True}),
    ("base-5", 5, {"options": {"edition": "first", "apollo_marker": "own", "open_gold": True, "max_cycles": 3}}),
    ("free-placement", 3, {"modules": HADES[:1], "options": SHORT}),
    ("hades", 4, {"modules": ("hades",), "options": SHORT}),
    ("heroes", 3, {"modules": ("heroes",), "options": SHORT}),
    ("favours", 5, {"modules": ("favours",), "options": SHORT}),
    ("hades-all", 4, {"modules": HADES, "options": SHORT}),
    ("titans-3", 3, {"modules": ("titans",), "options": SHORT}),
    ("titans-4", 4, {"modules": ("titans",), "options": SHORT}),
    ("titans-4-teams", 4, {"modules": ALL, "teams": True, "options": SHORT}),
    ("titans-5", 5, {"modules": ("titans",), "options": SHORT}),
    ("titans-6", 6, {"modules": ALL, "options": {"max_cycles": 2}}),
)
# Running games are left where something is asked that is not a turn or an offering: each looks for moments that no
# other was left in.
RUNNING: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("battle-2", 2, {}),
    ("battle-3", 3, {"options": {"edition": "first"}}),
    ("creature-4", 4, {}),
    ("creature-5", 5, {"options": {"open_gold": True}}),
    ("placing", 3, {"modules": HADES[:1]}),
    ("undead", 4, {"modules": ("hades",)}),
    ("hero-3", 3, {"modules": ("heroes",)}),
    ("hero-4", 4, {"modules": ("hades", "heroes")}),
    ("favour-3", 3, {"modules": ("favours",)}),
    ("favour-5", 5, {"modules": HADES}),
    ("titans-placing", 3, {"modules": ("titans",)}),
    ("titans-battle-4", 4, {"modules": ("titans",)}),
    ("titans-battle-5", 5, {"modules": ("titans",)}),
    ("titans-teams-4", 4, {"modules": ("titans",), "teams": True}),
    ("titans-teams-6", 6, {"modules": ALL}),
)
COMMON: Final = {"turn", "offering", "prelude_offering", "placement", "titans_placement", "fleet_move", "troop_move"}
BATTLES: Final = {"land_battle", "sea_battle", "choose_loss"}
# The moments of some of them
EARLY: Final = {"placing": "placement", "titans-placing": "titans_placement"}
LOOKED_FOR: Final = {"battle-2": "land_battle", "battle-3": "sea_battle", "titans-battle-5": "land_battle"}


class Maker:
    """Plays the games and remembers what they are."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.rng = random.Random(15)
        self.made: dict[str, dict[str, Any]] = {}
        self.moments: set[str] = set()

    def remember(self, name: str, table: str, tokens: Iterable[str | None]) -> None:
        self.made[name] = {"table": table, "tokens": list(tokens)}

    def started(self, name: str, players: int, wanted: dict[str, Any]) -> list[Client]:
        clients = self.host.started(players, title=name, **({"visibility": "public"} | wanted))
        tokens: list[str | None] = [None] * players
        for client in clients:
            assert client.seat is not None
            tokens[client.seat] = client.token
        self.remember(name, clients[0].table_id, tokens)
        return clients

    def choose(self, client: Client) -> str:
        """A random option, of a random kind: what leads to battles and powers rather than what ends a turn."""
        by_kind: dict[str, list[str]] = {}
        for option in client.view["decision"]["options"]:
            by_kind.setdefault(option["kind"], []).append(option["text"])
        kinds = list(by_kind)
        weights = [WEIGHTS.get(kind, WEIGHTS_OF_WORDS.get(kind.split("_")[0], 1.0)) for kind in kinds]
        kind = self.rng.choices(kinds, weights)[0]
        texts = by_kind[kind]
        return self.rng.choice(texts[:6] if kind == "bid" else texts)

    def play(self, clients: list[Client], until: Callable[[Client], bool] = lambda client: False) -> bool:
        """Play on at random; False when the game was over first."""
        while (client := decider_or_none(clients)) is not None:
            if until(client):
                return True
            act(client, self.choose(client))
        return False

    def finished(self, name: str, players: int, wanted: dict[str, Any]) -> None:
        clients = self.started(name, players, wanted)
        self.play(clients)
        leave(clients)

    def running(self, name: str, players: int, wanted: dict[str, Any]) -> None:
        """A game left in a moment that no other is in."""
        clients = self.started(name, players, wanted)

        def is_new(client: Client) -> bool:
            kind: str = client.view["decision"]["kind"]
            if name in EARLY:
                return bool(kind == EARLY[name] and self.rng.random() < 0.2)
            if name in LOOKED_FOR:
                return kind == LOOKED_FOR[name]
            if client.seq > MOST_ACTIONS:
                return kind not in COMMON
            own = ROOMS[ROOM_NUMBERS[kind]].modules
            of_modules = not client.view["modules"] or kind in BATTLES or any(one in wanted["modules"] for one in own)
            return kind not in COMMON | self.moments and of_modules

        if self.play(clients, is_new):
            self.moments.add(decider(clients).view["decision"]["kind"])
        leave(clients)


def act(client: Client, action: str) -> None:
    answer = client.act(action)
    assert answer["type"] == "ack", answer


def undo(client: Client, what: str) -> None:
    answer = client.answer("undo", seq=client.seq, what=what)
    assert answer["type"] == "ack", answer
    client.until(lambda message: bool(message.get("game")) and message["seq"] >= answer["seq"])


def leave(clients: list[Client]) -> None:
    for client in clients:
        client.close()


def goods(client: Client) -> list[str]:
    """What can be bought now that needs no further choice."""
    return [text for text in client.options if text.startswith(("recruit", "build"))]


def shopping(maker: Maker, clients: list[Client]) -> Client:
    """Play until somebody can buy two things in his turn; who that is."""
    gods = ("poseidon", "ares", "athena", "zeus")

    def can_buy(client: Client) -> bool:
        turn = client.view["turn"]
        rich = client.view["cities"][CITIES[client.seat or 0]]["gold"] >= 5
        return client.view["decision"]["kind"] == "turn" and turn["god"] in gods and rich and len(goods(client)) > 1

    assert maker.play(clients, can_buy)
    return decider(clients)


def own_board(name: str, prosperity: int) -> dict[str, Any]:
    """One of the boards, richer, as somebody's own."""
    data: dict[str, Any] = json.loads(board_path(name).read_text(encoding="utf-8"))
    data |= {"id": f"rich-{name}", "title": "A richer sea"}
    for territory in data["territories"]:
        territory["prosperity"] = prosperity
    return data


def taken_back(maker: Maker, name: str, options: dict[str, Any]) -> list[Client]:
    """A game with talk, a step and a turn undone, a rewind over others' choices, and the same steps again."""
    clients = maker.started(name, 3, {"options": options})
    now = shopping(maker, clients)
    clients[0].answer("chat", text="Good wind & calm <seas>, everyone!")
    clients[1].answer("chat", text="Καλή τύχη")
    act(now, goods(now)[0])
    act(now, goods(now)[0])
    undo(now, "step")
    act(now, goods(now)[-1])
    undo(now, "turn")
    mark = now.seq + 3
    assert maker.play(clients, lambda client: client.seq > mark + 9)
    back = decider(clients)
    assert back.answer("propose", what={"rewind": mark})["type"] == "ack"
    for client in clients:
        if client is not back:
            while client.proposal is None:
                client.receive()
            client.send("vote", proposal=client.proposal["id"], yes=True)
            client.drain()
    for client in clients:
        client.drain()
    assert any(message.get("kind") == "rewind" for message in clients[0].seen)
    return clients


def special(maker: Maker) -> None:
    """Tables of other sorts."""
    host = maker.host
    clients = taken_back(maker, "taken-back-over", {"max_cycles": 4})
    maker.play(clients)
    clients[0].send("rematch")
    table = clients[0].next("moved")["table"]
    maker.remember("rematch-gathering", table, maker.made["taken-back-over"]["tokens"])
    leave(clients)

    clients = taken_back(maker, "taken-back-running", {})
    maker.play(clients, lambda client: client.seq > 90)
    leave(clients)

    clients = maker.started("undone-just-now", 2, {"visibility": "link"})
    now = shopping(maker, clients)
    act(now, goods(now)[0])
    act(now, goods(now)[0])
    undo(now, "step")
    leave(clients)

    own = own_board("base-2-3", 4)
    maker.finished("own-board-over", 3, {"board": own, "options": SHORT, "visibility": "link"})
    maker.running("own-board-running", 3, {"board": own, "visibility": "link", "modules": ("heroes",)})
    maker.running("own-titans-board", 4, {"board": own_board("titans-3-4", 3), "modules": ("titans",)})
    # Not the board that is usual for this game
    maker.finished("wide-land", 3, {"board": "titans-3-4", "modules": HADES[:1], "options": SHORT})

    clients = maker.started("bots-over", 4, {"bots": [None, "easy", "easy", "easy"], "options": SHORT})
    maker.play(clients)
    leave(clients)
    clients = maker.started("bots-running", 3, {"bots": [None, "normal", "easy"], "modules": HADES})
    maker.play(clients, lambda client: client.seq > 40)
    leave(clients)
    clients = maker.started("bot-instead", 3, {"bots": [None, None, "easy"]})
    maker.play(clients, lambda client: client.seq > 20)
    clients[1].send("leave")
    clients[1].close()
    clients[0].until(lambda message: message["type"] == "table" and not message["seats"][1]["online"])
    assert clients[0].answer("propose", what={"bot_for": 1, "level": "easy"})["type"] == "ack"
    clients[0].until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "bot")
    leave(clients)

    clients = maker.started("partners", 4, {"modules": ("titans",), "teams": True})
    clients[0].answer("chat", text="Only for my partner", to="team")
    clients[3].answer("chat", text="Only for mine", to="team")
    maker.play(clients, lambda client: client.seq > 50)
    leave(clients)

    clients = maker.started("asked", 3, {})
    maker.play(clients, lambda client: client.seq > 15)
    assert decider(clients).answer("propose", what={"rewind": 6})["type"] == "ack"
    leave(clients)

    table, tokens = host.new_table(4, bots=[None, "easy", None, None], title="gathering", hints=False)
    maker.remember("gathering", table, [tokens[0], None, *tokens[1:]])
    clients = [Client(host, table, token) for token in tokens]
    clients[1].send("sit", seat=2, colour="argos")
    clients[2].send("ready", ready=True)
    clients[0].answer("chat", text="Who else is coming?")
    leave(clients)


def practised(maker: Maker) -> None:
    """Tables at which somebody learns, a moment that is tried, and a game that was judged."""
    host = maker.host
    bots = {"bots": [None, "easy", "easy"], "options": SHORT, "practice": True}
    (ann,) = maker.started("practice-over", 3, bots)
    maker.play([ann])
    ann.close()
    while not host.http.get(f"/api/tables/{ann.table_id}/chances").json()["done"]:
        time.sleep(0.1)
    tried = {"step": 12, "seat": 0, "level": "easy", "name": "Anna"}
    made = host.http.post(f"/api/tables/{ann.table_id}/try", json=tried).json()
    sit_alone(maker, "tried", made, lambda client: client.seq > 12)
    made = host.http.post("/api/lessons/battle", json={}).json()
    sit_alone(maker, "lesson", made, lambda client: client.seq > 0)


def sit_alone(maker: Maker, name: str, made: dict[str, Any], until: Callable[[Client], bool]) -> None:
    """One person among bots, who plays so far."""
    client = Client(maker.host, made["table"], made["token"])
    tokens: list[str | None] = [None] * len(client.view["cities"])
    tokens[made["seat"]] = made["token"]
    maker.remember(name, made["table"], tokens)
    maker.play([client], until)
    client.close()


def describe(maker: Maker, file: Path, commit: str) -> None:
    """Write what is in the file, as the code that made it reads it."""
    folder = Path(__file__).parent / commit
    folder.mkdir()
    positions: dict[str, Any] = {}
    records: dict[str, Any] = {}
    storage = SqliteStorage(file)
    for name, entry in maker.made.items():
        found = storage.table(entry["table"])
        assert found is not None
        row = found[0]
        entry |= {"phase": row.phase, "chat": len(storage.chat(row.id, None, 1000))}
        if row.seed is None:
            continue
        log = storage.entries(row.id)
        play = Play.resume(row.config, row.seed, Story(None, log), row.practice)
        game = play.game
        entry |= {
            "entries": len(log),
            "actions": game.action_count,
            "asked": None if game.decision is None else game.decision.kind,
            "result": game.result(),
            "fingerprint": game.fingerprint(),
        }
        positions[name] = game.to_position()
        if row.phase == "over":
            record = play.record(row.seed, log)
            records[name] = {"json": record, "text": read_record(record).as_text()}
            assert Game.replay(record).fingerprint() == entry["fingerprint"]
    storage.close()
    (folder / "manifest.json").write_text(json.dumps(maker.made, indent=1) + "\n", encoding="utf-8")
    write(folder / "positions.json.xz", json.dumps(positions).encode())
    write(folder / "records.json.xz", json.dumps(records).encode())
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    write(folder / "tables.db.xz", file.read_bytes())


def write(path: Path, content: bytes) -> None:
    path.write_bytes(lzma.compress(content, preset=9))


def main(commit: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        host = Host(Path(place))
        maker = Maker(host)
        try:
            special(maker)
            practised(maker)
            for wanted in FINISHED:
                maker.finished(*wanted)
            for wanted in RUNNING:
                maker.running(*wanted)
        finally:
            host.stop()
        describe(maker, host.file, commit)
    print(sorted(maker.moments))


if __name__ == "__main__":
    main(sys.argv[1])
