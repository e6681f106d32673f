"""Messages nobody should send: each is refused with a stable code, changes nothing and disturbs nobody."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.host import Client, Host, decider

ACT: dict[str, Any] = {"type": "act", "id": "1", "seq": 1, "action": "bid apollo"}

SET_UP: dict[str, Any] = {
    "modules": [], "options": {}, "teams": None, "hints": True, "ledger": False, "practice": False
}  # fmt: skip

MALFORMED = [
    "", " ", "{", "}", "nul", "hello", "{'type': 'act'}", '{"type": "act"', '{"type": "ping"}}', "\x00", "\ufeff{}",
    '{"type": "ping"} {"type": "ping"}', '{"type": "act", "id": "\\ud800"', '{"a":' * 1500, "NaN", "'",
    '{"type": "ping",}', "<xml/>",
]  # fmt: skip
UNKNOWN: list[Any] = [
    {}, {"type": "cheat"}, {"type": ""}, {"type": "Act"}, {"type": "welcome"}, {"type": "entry"}, {"type": "bye"},
    {"type": "__class__"}, {"type": "act\x00"}, {"id": "1"}, {"type": "hello", "version": 1},
]  # fmt: skip
BAD_IDS: list[Any] = [None, 1, "", "x" * 65, ["1"], {}, True]
BAD_NUMBERS: list[Any] = [None, "1", -1, 1.5, 2**40, [], True, 10**30]
WRONG: list[Any] = [
    None, 1, "act", True, [], [ACT], {"type": None}, {"type": 3}, {"type": ["act"]},
    *({**ACT, "id": bad} for bad in BAD_IDS), *({**ACT, "seq": bad} for bad in BAD_NUMBERS),
    *({**ACT, "action": bad} for bad in (None, 7, "x" * 101, ["bid apollo"], {"action": "bid_apollo"})),
    *({key: value for key, value in ACT.items() if key != gone} for gone in ("id", "seq", "action")),
    {**ACT, "player": 1}, {**ACT, "seat": 1}, {**ACT, "token": "x"},
    {"type": "undo", "id": "1", "seq": 1}, {"type": "undo", "id": "1", "seq": 1, "what": 3},
    {"type": "undo", "id": "1", "seq": 1, "what": "all"}, {"type": "undo", "seq": 1, "what": "step"},
    {"type": "why", "id": "1"}, {"type": "why", "id": "1", "action": 3}, {"type": "why", "action": "end"},
    {"type": "chat", "id": "1"}, {"type": "chat", "id": "1", "text": 1}, {"type": "chat", "text": "x"},
    {"type": "sit", "seat": "1"}, {"type": "sit", "seat": -1}, {"type": "sit", "colour": 1},
    {"type": "sit", "chair": 1}, {"type": "rename"}, {"type": "rename", "name": None},
    {"type": "rename", "name": ["x"]},
    {"type": "put_bot"}, {"type": "put_bot", "seat": 1}, {"type": "put_bot", "seat": None, "level": "easy"},
    {"type": "put_bot", "seat": 1, "level": 3}, {"type": "put_bot", "seat": -1, "level": None},
    {"type": "remove"}, {"type": "remove", "seat": "1"}, {"type": "remove", "seat": None},
    {"type": "arrange"}, {"type": "arrange", "order": 1}, {"type": "arrange", "order": [0, -1]},
    {"type": "arrange", "order": [0] * 7}, {"type": "arrange", "order": ["0", "1"]},
    {"type": "set_up"}, {"type": "set_up", "modules": []}, {"type": "set_up", "host": True},
    {"type": "ready"}, {"type": "ready", "ready": 1}, {"type": "ready", "ready": "yes"},
    {"type": "ready", "ready": None}, {"type": "propose", "id": "1"}, {"type": "propose", "id": "1", "what": 1},
    {"type": "propose", "what": {"rewind": 1}},
    {"type": "propose", "id": "1", "what": {"rewind": "1"}}, {"type": "propose", "id": "1", "what": {"win": True}},
    {"type": "propose", "id": "1", "what": {"bot_for": "me", "level": "easy"}},
    {"type": "vote"}, {"type": "vote", "proposal": "x"}, {"type": "vote", "proposal": 1, "yes": True},
    {"type": "vote", "proposal": "x", "yes": "yes"}, {"type": "take_back", "seat": 1}, {"type": "leave", "seat": 1},
    {"type": "rematch", "table": "x"}, {"type": "resync"}, {"type": "resync", "have": -1},
    {"type": "resync", "have": None}, {"type": "resync", "have": "1"}, {"type": "ping", "x": 1},
]  # fmt: skip
NO_ACTIONS = [
    "", " ", "bid", "bid apollo 1", "bid ares", "bid ares 0", "bid ares -1", "bid ares 1e9",
    "bid ares ١", "bid  hades 1", "BID APOLLO", "bid apollo; end", "recruit troop", "recruit troop atlantis",
    "land naxos 9", "land naxos 99999", "sail 0-0 9", "move troops ../..", "build wall naxos",
    "choose player mycenae", "call", "choose player 1", "call zeus",
    "end end", "\x00", "<script>", "'; DROP TABLE entries; --", "🐙", "a" * 100, "4",
    "{}", "bid ares 1\u200b",
]  # fmt: skip
BAD_NAMES = [
    "", " ", "   ", "x" * 25, "a\nb", "a\tb", "a\x00b", "\x1b[31mred", "\u202eevil", "a\u2066b", "a\u200bb", "\ufeff",
    "\u2028", "z\u0301\u0301\u0301\u0301\u0301", "\u200d", "\ue000", "\ufffe", "\u0301", "\u061c", "\x7f", "a\x85b",
    "\U000e0041",
]  # fmt: skip
HARMLESS_NAMES = [
    "<b>Ann</b>",
    "<script>alert(1)",
    '"; DROP TABLE',
    "שלמה",
    "محمد",
    "👩‍🚀",
    "Ann & Ben",
    "%s%n",
    "O’Hara",
]


class Table:
    """A game with somebody hostile, somebody else, and a watcher."""

    def __init__(self, host: Host) -> None:
        self.host = host
        clients = host.started(3)
        self.decider = decider(clients)
        self.villain, self.other = (client for client in clients if client is not self.decider)
        self.watcher = Client(host, self.villain.table_id)
        for client in (*clients, self.watcher):
            client.drain()

    def stored(self) -> list[Any]:
        table = self.villain.table_id
        return [
            self.host.rows("SELECT * FROM tables WHERE id = ?", table),
            self.host.rows("SELECT * FROM seats WHERE table_id = ?", table),
            self.host.rows("SELECT * FROM entries WHERE table_id = ?", table),
            self.host.rows("SELECT * FROM chat WHERE table_id = ?", table),
        ]

    def refuses(self, client: Client, text: str | bytes) -> str:
        """The code a message is refused with; nobody else hears anything."""
        client.socket.send(text)
        answer = client.receive()
        assert answer["type"] == "refused", (text, answer)
        assert set(answer) == {"type", "id", "code", "rule", "args"}
        code: str = answer["code"]
        return code


@pytest.fixture(scope="module")
def table(host: Host) -> Table:
    return Table(host)


@pytest.fixture(autouse=True)
def _unchanged(table: Table) -> Iterator[None]:
    """Around every test: the stored table is the same, the others have heard nothing, the villain can still play."""
    before = table.stored()
    yield
    assert table.stored() == before
    for client in (table.decider, table.other, table.watcher):
        assert client.drain() == []


def all_refused(table: Table, client: Client, texts: Sequence[str | bytes], codes: set[str]) -> None:
    patient = Client(table.host, client.table_id, client.token)
    for number, text in enumerate(texts):
        if number % 80 == 79:  # the limit on messages has tests of its own
            patient.close()
            patient = Client(table.host, client.table_id, client.token)
        assert table.refuses(patient, text) in codes, text[:100]
    patient.close()
    client.drain()


def test_enough_of_them() -> None:
    kinds = (MALFORMED, UNKNOWN, WRONG, NO_ACTIONS, BAD_NAMES, BAD_NAMES)
    assert sum(len(kind) for kind in kinds) + 2 * len(NO_ACTIONS) >= 200


def test_malformed_messages(table: Table) -> None:
    all_refused(table, table.villain, list(MALFORMED), {"malformed"})
    all_refused(table, table.villain, ["[", "[" * 8000], {"bad_field"})
    all_refused(table, table.villain, [b"\x00\xff", b'{"type": "ping"}', b""], {"malformed"})


def test_unknown_messages(table: Table) -> None:
    all_refused(table, table.villain, [json.dumps(message) for message in UNKNOWN], {"unknown_type"})


def test_messages_of_wrong_types(table: Table) -> None:
    all_refused(table, table.villain, [json.dumps(message) for message in WRONG], {"bad_field", "unknown_type"})


def test_actions_that_are_none(table: Table) -> None:
    """From the decider, so that nothing else can be the reason."""
    messages = [json.dumps(ACT | {"id": f"n{number}", "action": text}) for number, text in enumerate(NO_ACTIONS)]
    all_refused(table, table.decider, messages, {"not_an_action"})
    whys = [json.dumps({"type": "why", "id": "1", "action": text}) for text in NO_ACTIONS]
    client = table.decider
    for text in whys:
        client.socket.send(text)
        assert client.receive()["code"] == "not_an_action"


def test_a_bid_of_more_gold_than_anybody_has(table: Table) -> None:
    god = table.decider.view["gods"][0]
    assert table.decider.answer("act", seq=1, action=f"bid {god} 100")["code"] == "bid_too_high"


def test_actions_of_the_wrong_seat(table: Table) -> None:
    for number, action in enumerate(("bid apollo", "end", "stay", "bid ares 1", "bid ares 99")):
        assert table.villain.answer("act", id=f"w{number}", seq=1, action=action)["code"] == "not_your_decision"


def test_stale_messages(table: Table) -> None:
    for seq in (0, 2, 3, 10**6, 2**31):
        assert table.decider.answer("act", seq=seq, action="bid apollo")["code"] == "stale"
        assert table.decider.answer("undo", seq=seq, what="turn")["code"] == "stale"


def test_messages_at_the_wrong_time(table: Table) -> None:
    villain = table.villain
    for kind, fields, code in (
        ("ready", {"ready": False}, "already_started"),
        ("sit", {"seat": 0}, "already_started"),
        ("put_bot", {"seat": 0, "level": "easy"}, "already_started"),
        ("remove", {"seat": 0}, "already_started"),
        ("arrange", {"order": None}, "already_started"),
        ("set_up", SET_UP, "already_started"),
        ("rematch", {}, "not_over"),
        ("take_back", {}, "no_bot_plays"),
        ("pace", {"pauses": False}, "others_play"),
        ("vote", {"proposal": "none", "yes": True}, "no_proposal"),
        ("propose", {"id": "p", "what": {"bot_for": table.other.seat, "level": "easy"}}, "seat_present"),
        ("propose", {"id": "p", "what": {"rewind": 1}}, "not_in_force"),
    ):
        assert table.refuses(villain, json.dumps({"type": kind, **fields})) == code


@pytest.mark.parametrize("name", BAD_NAMES)
def test_bad_names_and_lines(table: Table, name: str) -> None:
    assert table.refuses(table.villain, json.dumps({"type": "rename", "name": name})) == "bad_name"
    if len(name) != 25:
        assert table.refuses(table.villain, json.dumps({"type": "chat", "id": "c", "text": name})) == "bad_text"


def test_a_long_line(table: Table) -> None:
    assert table.villain.answer("chat", text="x" * 501)["code"] == "bad_text"


def test_names_that_only_look_dangerous_are_names(host: Host) -> None:
    made, tokens = host.new_table(2)
    client = Client(host, made, tokens[0])
    for name in HARMLESS_NAMES:
        client.send("rename", name=name)
        assert client.next("table")["seats"][0]["name"] == name
    client.close()


def test_huge_messages(table: Table) -> None:
    for size in (8193, 60_000):
        assert table.refuses(table.villain, json.dumps({"type": "chat", "id": "1", "text": "x" * size})) == "too_large"
    fits = json.dumps({"type": "chat", "id": "1", "text": ""})
    full = fits.replace('""', '"' + "x" * (8192 - len(fits)) + '"')
    assert table.refuses(table.villain, full) == "bad_text"
    assert table.refuses(table.villain, full + " ") == "too_large"
    monster = Client(table.host, table.villain.table_id)
    with contextlib.suppress(ConnectionClosed):
        monster.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        monster.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_flood_is_slowed_down_then_closed(table: Table) -> None:
    flooder = Client(table.host, table.villain.table_id)
    kinds: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        for _ in range(400):
            flooder.send("ping")
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = flooder.receive()
            kinds.append(str(message.get("code") or message["type"]))
    assert 90 <= kinds.count("pong") <= 200
    assert kinds.count("too_many") == 100
    assert kinds[-1] == "flood"
    assert Client(table.host, table.villain.table_id).table["phase"] == "running", "he may come back"


def test_too_many_connections(table: Table) -> None:
    crowd = []
    codes = []
    for _ in range(25):
        client = Client(table.host, table.villain.table_id, hello=False)
        with contextlib.suppress(ConnectionClosed):
            client.send("hello", version=1, token=None)
        codes.append(client.receive().get("code"))
        crowd.append(client)
    assert codes.count("too_many_connections") >= 25 - 20
    assert None in codes
    for client in crowd:
        client.close()


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "x", "http://"]
)
def test_foreign_pages(table: Table, origin: str) -> None:
    host = table.host
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://127.0.0.1:{host.port}/ws/{table.villain.table_id}",
            origin=Origin(origin),
        ),
    ):
        pass
    response = refused.value.response
    assert response.status_code == 403
    assert json.loads(response.body or b"")["error"] == "foreign_origin"
    for call in ("/api/tables", f"/api/tables/{table.villain.table_id}/join"):
        answer = host.http.post(call, json={"players": 2, "name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")


def test_the_own_page(table: Table) -> None:
    host = table.host
    with connect(f"ws://127.0.0.1:{host.port}/ws/{table.villain.table_id}", origin=Origin(host.url)):
        pass
    assert host.http.post("/api/tables", json={}, headers={"Origin": host.url}).json()["error"] == "bad_field"


def test_bad_tokens(table: Table) -> None:
    good = str(table.villain.token)
    for token in ("", "x", good[:-1], good + "A", good.swapcase(), "' OR 1=1 --", "\x00", "é" * 43, "A" * 43):
        client = Client(table.host, table.villain.table_id, hello=False)
        client.send("hello", version=1, token=token)
        assert client.receive()["code"] == "bad_token"
        client.send("ping")
        assert client.receive()["code"] == "hello_first"
        client.close()
    other, tokens = table.host.new_table(2)
    client = Client(table.host, table.villain.table_id, hello=False)
    client.send("hello", version=1, token=tokens[0])
    assert client.receive()["code"] == "bad_token", f"a token of {other}"
    client.close()


def test_bad_hellos(table: Table) -> None:
    for message, code in (
        ({"type": "hello"}, "bad_field"),
        ({"type": "hello", "version": "1"}, "bad_field"),
        ({"type": "hello", "version": 1, "token": 5}, "bad_field"),
        ({"type": "hello", "version": 1, "token": "x" * 101}, "bad_field"),
        ({"type": "hello", "version": 1, "have": -1}, "bad_field"),
        ({"type": "hello", "version": 1, "admin": True}, "bad_field"),
        (ACT, "hello_first"),
        ({"type": "chat", "id": "1", "text": "hi"}, "hello_first"),
    ):
        client = Client(table.host, table.villain.table_id, hello=False)
        assert table.refuses(client, json.dumps(message)) == code
        client.close()
    old = Client(table.host, table.villain.table_id, hello=False)
    old.send("hello", version=2, token=None)
    assert old.bye() == "version"


@pytest.mark.parametrize("name", ["nowhere", "a" * 10, "%00", "x" * 3000, "%27%3B%20--", "%F0%9F%90%99"])
def test_unknown_tables(table: Table, name: str) -> None:
    assert Client(table.host, name, hello=False).bye() == "unknown_table"


BODIES: list[tuple[bytes, int, str]] = [
    (b"", 400, "malformed"),
    (b"{", 400, "malformed"),
    (b"\xff\xfe", 400, "malformed"),
    (b"null", 400, "bad_field"),
    (b"[]", 400, "bad_field"),
    (b"3", 400, "bad_field"),
    (b"{}", 400, "bad_field"),
    (b'{"name": 3, "players": 2}', 400, "bad_field"),
    (b'{"name": "A", "players": "2"}', 400, "bad_field"),
    (b'{"name": "A", "players": 2, "admin": true}', 400, "bad_field"),
    (b'{"name": "A", "players": 2, "options": {"a": {"b": 1}}}', 400, "bad_field"),
    (b'{"name": "A", "players": 2, "bots": "easy"}', 400, "bad_field"),
    (b'{"name": "A", "players": 6, "teams": "yes"}', 400, "bad_field"),
    (b'{"name": "A", "players": 2, "board": 5}', 400, "bad_field"),
    (b'{"name": "A", "players": 2, "board": ["base-2-3"]}', 400, "bad_field"),
    (b'{"name": "A", "players": 2, "board": {}}', 422, "bad_board"),
    (b'{"name": "\\ud800", "players": 2}', 400, "malformed"),
    (b"[" * 8000, 400, "bad_field"),
    (b'{"name": "A", "players": 2}' + b" " * 65536, 413, "too_large"),
    (b"x" * 1_000_000, 413, "too_large"),
]


@pytest.mark.parametrize(("body", "status", "code"), BODIES)
def test_bad_bodies(table: Table, body: bytes, status: int, code: str) -> None:
    before = table.host.rows("SELECT count(*) FROM tables")
    try:
        answer = table.host.http.post("/api/tables", content=body)
    except (httpx.WriteError, httpx.ReadError):
        assert code == "too_large"
        return
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert table.host.rows("SELECT count(*) FROM tables") == before


def test_calls_that_do_not_exist(table: Table) -> None:
    http = table.host.http
    for method, path, status, code in (
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/tables/nowhere/summary", 404, "unknown_table"),
        ("GET", "/api/tables/nowhere/record", 404, "unknown_table"),
        ("DELETE", "/api/tables", 405, "wrong_method"),
        ("PUT", "/api/info", 405, "wrong_method"),
        ("GET", f"/api/tables/{table.villain.table_id}/join", 404, "not_found"),
        ("GET", f"/api/tables/{table.villain.table_id}/record", 409, "not_over"),
        ("GET", "/../../etc/passwd", 404, "not_found"),
        ("GET", "/%2e%2e/%2e%2e/pyproject.toml", 404, "not_found"),
    ):
        answer = http.request(method, path)
        assert (answer.status_code, answer.json()["error"]) == (status, code), path


def test_nothing_went_wrong_in_the_server(table: Table) -> None:
    assert "Traceback" not in table.host.log()
    assert "ERROR" not in table.host.log()
