"""Tables on boards of one's own: checked, kept, handed out, and part of the record."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.flaws import inside
from cyclades.table.verify import verify
from tests.forms.damage import damaged
from tests.server.host import Client, Host, decider_or_none

Change = Callable[[dict[str, Any]], object]


def board(name: str = "base-2-3", change: Change = lambda data: None) -> dict[str, Any]:
    """One of our boards, changed, as somebody's own."""
    data: dict[str, Any] = json.loads((files("cyclades.content") / "boards" / f"{name}.json").read_text())
    data |= {"id": "own", "title": "Somebody's own"}
    change(data)
    return data


def made(host: Host, **wanted: Any) -> dict[str, Any]:
    answer = host.http.post("/api/tables", json={"players": 3, "name": "Ann"} | wanted)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refusal(host: Host, **wanted: Any) -> dict[str, Any]:
    before = host.rows("SELECT count(*) FROM tables")
    answer = host.http.post("/api/tables", json={"players": 3, "name": "Ann"} | wanted)
    assert answer.status_code == 422, answer.text
    assert host.rows("SELECT count(*) FROM tables") == before
    found: dict[str, Any] = answer.json()
    return found


def test_a_game_on_a_board_of_ones_own(tmp_path: Path) -> None:
    def richer(data: dict[str, Any]) -> None:
        for territory in data["territories"]:
            territory["prosperity"] = 4

    own = board("base-2-3", richer)
    host = Host(tmp_path)
    clients = host.started(3, board=own, bots=[None, None, "easy"], options={"max_cycles": 2})
    table = clients[0].table_id
    assert clients[0].table["board"] == {"id": "own", "title": "Somebody's own", "own": True}
    assert host.http.get(f"/api/tables/{table}/board").json() == own
    assert host.http.get("/api/boards/own").status_code == 404
    for client in clients:
        client.drain()
    revenue = clients[0].view["cities"]["sparta"]["revenue"]
    assert revenue >= 8, "two isles with 4 each"
    host.stop(signal.SIGKILL)
    host = Host(tmp_path, port=host.port)
    clients = [Client(host, table, client.token) for client in clients]
    assert clients[0].view["cities"]["sparta"]["revenue"] == revenue
    while (now := decider_or_none(clients)) is not None:
        now.act(now.options[0])
    clients[0].drain()
    record = host.http.get(f"/api/tables/{table}/record").json()
    assert record["config"]["board"] == own
    assert Game.replay(record).view(None)["cities"] == clients[0].view["cities"]
    assert verify(record).actions == len(record["actions"])
    clients[0].send("rematch")
    new = clients[0].next("moved")["table"]
    assert host.http.get(f"/api/tables/{new}/board").json() == own
    assert host.stop() == 0


def test_one_of_ours_can_be_named(host: Host) -> None:
    table = made(host, board="titans-3-4", modules=["free_placement"])["table"]
    summary = host.http.get(f"/api/tables/{table}/summary").json()
    assert (summary["board"]["id"], summary["board"]["own"]) == ("titans-3-4", False)
    assert host.http.get(f"/api/tables/{table}/board").json() == host.http.get("/api/boards/titans-3-4").json()
    usual = made(host)["table"]
    assert host.http.get(f"/api/tables/{usual}/board").json()["id"] == "base-2-3"
    uploaded = made(host, board=host.http.get("/api/boards/base-2-3").json())["table"]
    assert host.http.get(f"/api/tables/{uploaded}/summary").json()["board"]["own"] is False


@pytest.mark.parametrize("name", ["atlantis", "", "../base-4", "/etc/passwd", "base-4.json", "pyproject.toml"])
def test_a_name_is_never_a_path(host: Host, name: str) -> None:
    assert refusal(host, board=name)["error"] == "unknown_board"


def test_a_board_must_fit_the_players(host: Host) -> None:
    assert refusal(host, board="base-4") == {
        "error": "board_players",
        "args": {"board": host.http.get("/api/boards/base-4").json()["title"], "possible": "4"},
    }
    own = board(change=lambda data: data.update(starts=None))
    assert refusal(host, board=own) == {"error": "board_starts", "args": {"board": "Somebody's own"}}
    table = made(host, board=own, modules=["free_placement"])["table"]
    assert refusal(host, board=own, modules=["titans"]) == {
        "error": "bad_board",
        "args": {
            "fault": "site: wrong_site_count (needed=4, count=0)",
            "flaw": {"code": "wrong_site_count", "place": "site", "args": {"needed": 4, "count": 0}, "causes": []},
        },
    }, "it is no board for Titans"
    assert host.http.get(f"/api/tables/{table}/summary").json()["board"]["own"] is True


BROKEN: list[tuple[Change, str]] = [
    (lambda data: data.pop("rows"), "board: field_missing (field=rows)"),
    (lambda data: data.update(colour="blue"), "board: no_such_field (given='colour'"),
    (
        lambda data: data["territories"][1].update(cells=data["territories"][0]["cells"]),
        "territories: tinos: cell_taken_twice (cell=",
    ),
    (
        lambda data: data["territories"][0].update(cells=[[99, 0]]),
        "territories: kea: cells: cell_off_board (given=[99, 0])",
    ),
    (lambda data: data.update(rows=[1] * 11), "cell_off_board"),
    (lambda data: data.update(players=["three"]), "players: not_a_number (given='three')"),
    (lambda data: data.update(title=7), "board: title: text_needed (given=7)"),
    (lambda data: data.update(title="Se\u202eanob"), "board: title: name_needed (most=60"),
    (lambda data: data.update(title="x" * 61), "board: title: name_needed (most=60"),
    (lambda data: data.update(id="base-4"), "board: id: id_of_our_board (given=base-4)"),
    (lambda data: data.update(provenance=[[[]]]), "board: provenance: text_needed (given=[[[]]])"),
    (lambda data: data["territories"][0].update(name="A\nB"), "territories: kea: name: name_needed (most=60"),
]


@pytest.mark.parametrize(("change", "fault"), BROKEN)
def test_broken_boards_are_refused_with_their_fault(host: Host, change: Change, fault: str) -> None:
    broken = board(change=change)
    for answer in (refusal(host, board=broken), host.http.post("/api/boards", json=broken).json()):
        assert answer["error"] == "bad_board"
        assert fault in answer["args"]["fault"]
        flaw = answer["args"]["flaw"]
        assert (set(flaw), flaw["causes"]) == ({"code", "place", "args", "causes"}, [])
        assert inside(flaw["place"], flaw["code"]) in answer["args"]["fault"]


def test_a_board_can_be_checked_before_a_table_is_made(host: Host) -> None:
    own = board("titans-5-6")
    before = host.rows("SELECT count(*) FROM tables")
    answer = host.http.post("/api/boards", content=json.dumps(own, indent=4))
    assert answer.status_code == 200
    told = answer.json()
    assert told["board"] == own
    assert (told["title"], told["players"]) == ("Somebody's own", [5, 6])
    assert (told["size"]["territories"], told["size"]["sites"]) == (len(own["territories"]), 4)
    assert told["modes"] == {"5": ["free_placement", "titans"], "6": ["titans"]}
    assert host.rows("SELECT count(*) FROM tables") == before
    assert made(host, players=6, modules=["titans"], board=told["board"])


@pytest.mark.parametrize("text", ["", "no board", "[]", "null", '"base-4"', "[" * 30_000, "{" * 20, "\udcff"])
def test_files_that_are_no_boards(host: Host, text: str) -> None:
    answer = host.http.post("/api/boards", content=text.encode("utf-8", "surrogateescape"))
    assert (answer.status_code, answer.json()["error"]) == (422, "bad_board")
    assert answer.json()["args"]["fault"]


def test_a_board_is_not_larger_than_it_may_be(host: Host) -> None:
    own = board()
    for call, body in (("/api/boards", own), ("/api/tables", {"players": 3, "name": "Ann", "board": own})):
        for spaces, status in ((60_000, (200, 201)), (64 * 1024, (413,))):
            answer = host.http.post(call, content=json.dumps(body) + " " * spaces)
            assert answer.status_code in status, (call, spaces)
    assert host.http.post("/api/boards", json={}, headers={"Origin": "http://elsewhere.example"}).status_code == 403


def test_who_makes_the_server_work_hard_has_to_wait(tmp_path: Path) -> None:
    """Whether the last of five finds a start on a large board is hard to tell."""
    host = Host(tmp_path)
    large = board("titans-5-6")
    codes = [host.http.post("/api/boards", json=large).status_code for _ in range(5)]
    assert codes == [200] * 5, "a few are no trouble"
    spent = 0
    while (answer := host.http.post("/api/boards", json=large)).status_code == 200:
        spent += 1
        assert spent < 200, "of 300 calls at once fewer are left"
    assert answer.json() == {"error": "too_many", "args": {}}
    assert host.stop() == 0


def test_damaged_boards_never_break_the_server(tmp_path: Path) -> None:
    """Each is refused with its fault, or a game begins on it."""
    host = Host(tmp_path)
    whole = board()
    seen = {"refused": 0, "played": 0}
    for number in range(140):
        data, what = damaged(whole, random.Random(number), times=1 + number % 2)
        checked = host.http.post("/api/boards", content=json.dumps(data))
        body = {"players": 3, "name": "Ann", "bots": [None, "easy", "easy"], "board": data}
        answer = host.http.post("/api/tables", content=json.dumps(body))
        if checked.status_code == 200:
            fits = "starts" in checked.json()["modes"].get("3", [])
            assert answer.status_code == (201 if fits else 422), what
        else:
            assert checked.json()["error"] == "bad_board", what
            assert checked.json()["args"]["fault"], what
            assert answer.status_code in (400, 422), what  # 400: NaN and numbers no computer has
        if answer.status_code == 201:
            client = Client(host, answer.json()["table"], answer.json()["token"])
            assert client.table["phase"] == "running"
            client.close()
        seen["played" if answer.status_code == 201 else "refused"] += 1
    assert min(seen.values()) >= 5, seen
    assert host.stop() == 0
    assert "Traceback" not in host.log()
