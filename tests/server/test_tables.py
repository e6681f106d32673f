"""Tables and seats: made, found, joined, left, come back to."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import pytest

from cyclades.text import content_of, parts
from tests.server.host import Client, Host


def test_health(host: Host) -> None:
    answer = host.http.get("/healthz")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True


def test_info_says_what_can_be_chosen(host: Host) -> None:
    info = host.http.get("/api/info").json()
    assert info["players"] == [2, 3, 4, 5]
    assert info["titans"] == {"players": [3, 4, 5, 6], "teams": [4, 6], "always_teams": [6]}
    assert "titans" in info["modules"]
    assert info["bots"] == ["easy", "normal", "hard", "expert", "random"]
    assert info["cities"] == ["sparta", "athens", "corinth", "thebes", "argos", "mycenae"]
    options = {option["name"]: option for option in info["options"]}
    assert options["open_gold"]["default"] is False
    assert options["edition"]["values"] == ["second", "first"]
    assert (options["max_cycles"]["lowest"], options["max_cycles"]["default"]) == (1, None)
    boards = {board["id"]: (board["players"], board["titans"]) for board in info["boards"]}
    assert boards["base-4"] == ([4], False)
    assert boards["titans-5-6"] == ([5, 6], True)
    assert all(board["title"] for board in info["boards"])


def test_boards_and_texts(host: Host) -> None:
    for board in host.http.get("/api/info").json()["boards"]:
        assert host.http.get(f"/api/boards/{board['id']}").json()["players"] == board["players"]
    assert host.http.get("/api/boards/atlantis").status_code == 404
    texts = host.http.get("/api/texts/en.ftl")
    assert texts.headers["content-type"] == "text/plain; charset=utf-8"
    assert "city-sparta = Sparta" in texts.text
    assert host.http.get("/api/texts/xx.ftl").status_code == 404
    assert parts("en")
    for part in parts("en"):
        assert host.http.get(f"/api/texts/en/{part}.ftl").text == content_of("en", part)
    assert host.http.get("/api/texts/en/..%2fen.ftl").status_code == 404
    assert host.http.get("/api/texts/en/nothing.ftl").status_code == 404
    assert host.http.get("/api/texts/..%2f..%2fpyproject.ftl").status_code == 404


def test_against_bots_the_game_begins_at_once(host: Host) -> None:
    table, tokens = host.new_table(3, bots=[None, "easy", "easy"])
    client = Client(host, table, tokens[0])
    assert client.table["phase"] == "running"
    assert [seat["kind"] for seat in client.table["seats"]] == ["human", "bot", "bot"]
    assert client.view["player"] == "sparta"
    welcome = client.seen[0]
    assert welcome["log"][0]["kind"] == "start"
    assert welcome["log"][0]["seed_hash"] == welcome["seed_hash"]
    assert welcome["seed"] is None
    client.close()


def test_the_maker_sits_on_the_first_seat_without_a_bot(host: Host) -> None:
    body = {"players": 3, "name": "Ann", "bots": ["easy", None, None]}
    made = host.http.post("/api/tables", json=body).json()
    assert made["seat"] == 1
    joined = host.http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben"}).json()
    assert joined["seat"] == 2


def test_the_game_begins_when_all_seats_are_taken_and_everyone_is_ready(host: Host) -> None:
    body = {"players": 3, "name": "Ann", "bots": [None, None, "easy"], "title": "Friends"}
    made = host.http.post("/api/tables", json=body).json()
    ann = Client(host, made["table"], made["token"])
    assert (ann.table["phase"], ann.table["title"], ann.seen[0]["game"], ann.seq) == ("open", "Friends", None, 0)
    ann.send("ready", ready=True)
    assert ann.next("table")["phase"] == "open"
    joined = host.http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben", "seat": 1}).json()
    seat = ann.next("table")["seats"][1]
    assert seat.pop("bot_from") >= seat.pop("absent") > 0
    assert seat == {
        "name": "Ben",
        "kind": "human",
        "level": None,
        "colour": "athens",
        "team": None,
        "host": False,
        "ready": False,
        "online": False,
        "away": False,
    }
    ben = Client(host, made["table"], joined["token"])
    assert ann.next("table")["seats"][1]["online"] is True
    ann.send("ready", ready=False)
    ben.send("ready", ready=True)
    ben.until(lambda message: message["type"] == "table" and message["seats"][1]["ready"])
    assert ben.table["phase"] == "open"
    ann.send("ready", ready=True)
    start = ann.next("entry")
    assert (start["seq"], start["kind"], start["by"]) == (1, "start", None)
    assert start["game"]["view"]["player"] == "sparta"
    assert ben.next("entry")["game"]["view"]["player"] == "athens"
    assert ann.next("table")["phase"] == "running"
    ann.send("ready", ready=True)
    assert ann.next("refused")["code"] == "already_started"
    ann.close()
    ben.close()


def test_the_lobby_lists_public_tables_that_are_open_or_running(host: Host) -> None:
    def listed() -> dict[str, Any]:
        return {table["table"]: table for table in host.http.get("/api/tables").json()["tables"]}

    hidden, _ = host.new_table(2, visibility="link")
    shown, tokens = host.new_table(2, visibility="public", title="Come in")
    assert hidden not in listed()
    assert listed()[shown]["title"] == "Come in"
    assert [seat["online"] for seat in listed()[shown]["seats"]] == [False, False]
    client = Client(host, shown, tokens[1])
    while [seat["online"] for seat in listed()[shown]["seats"]] != [False, True]:
        time.sleep(0.1)  # it is worked out once a second
    assert listed()[shown] == host.http.get(f"/api/tables/{shown}/summary").json()
    client.close()


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"players": 1}, 422, "bad_players"),
        ({"players": 6}, 422, "bad_players"),
        ({"players": -3}, 422, "bad_players"),
        ({"players": 2**70}, 422, "bad_players"),
        ({"players": 2.5}, 400, "bad_field"),
        ({"modules": ["atlantis"]}, 422, "bad_modules"),
        ({"options": {"max_cycles": 0}}, 422, "bad_options"),
        ({"options": {"max_cycles": 1001}}, 422, "bad_options"),
        ({"options": {"edition": "third"}}, 422, "bad_options"),
        ({"options": {"open_gold": "yes"}}, 422, "bad_options"),
        ({"options": {"": 1}}, 422, "bad_options"),
        ({"bots": ["easy"]}, 422, "bad_bots"),
        ({"bots": ["easy", "brilliant"]}, 422, "bad_bots"),
        ({"bots": ["easy", "easy"]}, 409, "table_full"),
        ({"visibility": "secret"}, 400, "bad_field"),
        ({"name": ""}, 422, "bad_name"),
        ({"name": "x" * 25}, 422, "bad_name"),
        ({"name": "Athens"}, 409, "name_of_city"),
        ({"ledger": "yes"}, 400, "bad_field"),
        ({"practice": 1}, 400, "bad_field"),
        ({"title": "x" * 41}, 422, "bad_title"),
    ],
)
def test_tables_that_cannot_be(host: Host, body: dict[str, Any], status: int, code: str) -> None:
    before = host.rows("SELECT count(*) FROM tables")
    answer = host.http.post("/api/tables", json={"players": 2, "name": "Ann"} | body)
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert ("flaw" in answer.json()["args"]) == (code == "bad_options"), "it tells which, and why"
    assert host.rows("SELECT count(*) FROM tables") == before


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": "Person 0"}, 409, "name_taken"),
        ({"name": "PERSON 0"}, 409, "name_taken"),
        ({"name": "Athens"}, 409, "name_of_city"),
        ({"name": "5PARTA"}, 409, "name_of_city"),
        ({"name": "Соrinth"}, 409, "name_of_city"),
        ({"name": None}, 400, "bad_field"),
        ({"name": "Ben", "seat": 0}, 409, "seat_taken"),
        ({"name": "Ben", "seat": 2}, 404, "unknown_seat"),
        ({"name": "Ben", "seat": -1}, 400, "bad_field"),
        ({"name": "\u202eneB"}, 422, "bad_name"),
    ],
)
def test_joining_refused(host: Host, body: dict[str, Any], status: int, code: str) -> None:
    table = host.http.post("/api/tables", json={"players": 2, "name": "Person 0"}).json()["table"]
    answer = host.http.post(f"/api/tables/{table}/join", json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    kinds = [seat["kind"] for seat in host.http.get(f"/api/tables/{table}/summary").json()["seats"]]
    assert kinds == ["human", "free"]


def test_nobody_joins_a_full_or_running_table(host: Host) -> None:
    table, _ = host.new_table(2)
    full = host.http.post(f"/api/tables/{table}/join", json={"name": "Late"})
    assert (full.status_code, full.json()["error"]) == (409, "table_full")
    clients = host.started(2)
    running = host.http.post(f"/api/tables/{clients[0].table_id}/join", json={"name": "Late"})
    assert (running.status_code, running.json()["error"]) == (409, "already_started")
    assert host.http.post("/api/tables/nowhere/join", json={"name": "Late"}).json()["error"] == "unknown_table"


def test_seats_and_colours_can_be_chosen(host: Host) -> None:
    made = host.http.post("/api/tables", json={"players": 3, "name": "Ann"}).json()
    host.http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben"})
    ann = Client(host, made["table"], made["token"])
    ann.send("sit", seat=2, colour="mycenae")
    assert ann.next("welcome")["seat"] == 2
    seats = ann.next("table")["seats"]
    assert [(seat["name"], seat["colour"]) for seat in seats] == [
        (None, "sparta"),
        ("Ben", "athens"),
        ("Ann", "mycenae"),
    ]
    for seat, colour, code in (
        (1, None, "seat_taken"),
        (3, None, "unknown_seat"),
        (None, "athens", "colour_taken"),
        (None, "purple", "bad_colour"),
    ):
        ann.send("sit", seat=seat, colour=colour)
        assert ann.next("refused")["code"] == code
    ann.send("sit", seat=None, colour="sparta")  # a free seat's colour is free
    assert [seat["colour"] for seat in ann.next("table")["seats"]] == ["mycenae", "athens", "sparta"]
    assert ann.drain() == []
    ann.close()


def test_a_maker_without_a_name(host: Host) -> None:
    table, tokens = host.new_table(2, name=None)
    ann, ben = (Client(host, table, token) for token in tokens)
    assert [seat["name"] for seat in ben.table["seats"]] == [None, "Person 1"]
    ann.send("chat", id="1", text="Hello", to="all")
    assert ben.next("chat")["name"] == ""
    ann.close()
    ben.close()


def test_a_table_with_a_ledger(host: Host) -> None:
    assert host.http.get(f"/api/tables/{host.new_table(2)[0]}/summary").json()["ledger"] is False
    (ann, ben) = host.started(2, ledger=True)
    assert (ann.table["ledger"], ben.table["ledger"]) == (True, True)
    assert ann.game["starting_gold"] == ben.game["starting_gold"] == 5
    ann.close()
    ben.close()


def test_a_table_for_practice(host: Host) -> None:
    plain = host.http.get(f"/api/tables/{host.new_table(2)[0]}/summary").json()
    assert (plain["practice"], plain["origin"]) == (False, None)
    (ann, ben) = host.started(2, practice=True)
    assert (ann.table["practice"], ben.table["practice"]) == (True, True)
    ann.close()
    ben.close()


def test_names_can_be_changed(host: Host) -> None:
    table, tokens = host.new_table(2)
    client = Client(host, table, tokens[1])
    client.send("rename", name="  Bénédicte ")
    assert client.next("table")["seats"][1]["name"] == "Bénédicte"
    client.send("rename", name="person 0")
    assert client.next("refused")["code"] == "name_taken"
    client.send("rename", name="Thebes")
    assert client.next("refused")["code"] == "name_of_city"
    client.close()


def test_who_leaves_before_the_start_frees_his_seat(host: Host) -> None:
    table, tokens = host.new_table(2)
    ann, ben = (Client(host, table, token) for token in tokens)
    ben.send("leave")
    assert ben.next("welcome")["seat"] is None
    ann.until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "free")
    again = Client(host, table, tokens[1], hello=False)
    again.send("hello", version=1, token=tokens[1])
    assert again.next("refused")["code"] == "bad_token"
    again.close()
    ann.send("leave")
    assert ann.bye() == "table_closed"
    assert ben.bye() == "table_closed"
    assert host.http.get(f"/api/tables/{table}/summary").json()["error"] == "unknown_table"


def test_who_leaves_later_is_away_until_he_comes_back(host: Host) -> None:
    ann, ben = host.started(2)
    ben.send("leave")
    assert ann.until(lambda message: message["type"] == "table" and message["seats"][1]["away"])
    ben.close()
    assert ann.next("table")["seats"][1]["online"] is False
    back = Client(host, ann.table_id, ben.token)
    seat = ann.next("table")["seats"][1]
    assert (seat["away"], seat["online"]) == (False, True)
    back.close()


def test_a_recovery_link_is_the_seat_on_any_device(host: Host) -> None:
    """Two devices with the same token both play and both hear everything, each as that seat."""
    ann, ben = host.started(2)
    other = Client(host, ann.table_id, ann.token)
    assert other.seat == 0
    assert other.view == ann.view
    client = ann if ann.options else ben
    twin = other if client is ann else Client(host, ann.table_id, ben.token)
    assert twin.act("bid apollo")["type"] == "ack"
    assert client.next("entry")["seq"] == 2
    assert client.view == twin.view
    ann.drain()
    ann.close()
    assert "table" not in [message["type"] for message in ben.drain()], "with another device left he is still online"
    for one in (other, ben, twin):
        one.close()


def test_tokens_are_stored_only_as_hashes(host: Host) -> None:
    table, tokens = host.new_table(2)
    stored = b"".join(path.read_bytes() for path in host.file.parent.iterdir())
    for token in tokens:
        assert token.encode() not in stored
    hashes = [row[0] for row in host.rows("SELECT token_hash FROM seats WHERE table_id = ? ORDER BY seat", table)]
    assert hashes == [hashlib.sha256(token.encode()).hexdigest() for token in tokens]


def test_the_page_or_a_word_about_it(host: Host) -> None:
    answer = host.http.get("/")
    assert answer.status_code in (200, 503)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
