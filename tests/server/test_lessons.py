"""Lessons at real tables: the script's dice, the others' actions, what is stopped, restarts, secrets, their end."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from cyclades.lessons import lessons
from tests.server.host import Client, Host
from tests.server.test_expiry import DAY, age, left

LESSONS = lessons()


def begin(host: Host, name: str) -> Client:
    """The learner at a new table."""
    made = host.http.post(f"/api/lessons/{name}", json={})
    assert made.status_code == 201, made.text
    answer = made.json()
    return Client(host, answer["table"], answer["token"])


def wait_until_asked(client: Client) -> None:
    while not client.options and not client.view["ending"]:
        client.next("entry")


def do(client: Client, count: int | None = None) -> None:
    """What the lesson asks for, so many times or to its end."""
    while count is None or count > 0:
        while not client.game["lesson"]["wanted"]:
            if client.game["lesson"]["free"] is not None:
                return
            client.next("entry")
        assert client.act(client.game["lesson"]["wanted"][0])["type"] == "ack"
        count = None if count is None else count - 1


def test_the_list(host: Host) -> None:
    listed = host.http.get("/api/lessons").json()["lessons"]
    assert [lesson["name"] for lesson in listed] == list(LESSONS)
    assert listed[2] == {"name": "bidding", "number": 3, "modules": [], "steps": 3}


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_at_a_table(host: Host, name: str) -> None:
    client = begin(host, name)
    assert client.table["origin"] == {"kind": "lesson", "lesson": name}
    assert client.table["visibility"] == "link"
    assert client.seat == LESSONS[name].learner
    do(client)
    assert client.game["lesson"]["step"] == client.game["lesson"]["steps"] == len(LESSONS[name].form.steps)
    client.close()


def test_what_the_step_does_not_want(host: Host) -> None:
    client = begin(host, "bidding")
    seq = client.seq
    answer = client.act("bid apollo")
    assert answer["type"] == "refused"
    assert answer["code"] == "not_the_task"
    assert answer["rule"] is None
    assert answer["args"] == {"reply": "lesson-bidding-not-apollo", "because": None}
    against = client.act("bid ares 8")
    assert against["args"] == {"reply": "lesson-bidding-too-dear", "because": "bid_not_payable"}
    why = client.answer("why", action="bid ares 8")
    assert (why["code"], why["args"]["reply"]) == ("not_the_task", "lesson-bidding-too-dear")
    # What nobody foresaw has the engine's reason, and what is no action at all is none here either.
    assert client.act("bid zeus 1")["code"] == "god_not_available"
    assert client.act("nonsense")["code"] == "not_an_action"
    assert client.answer("why", action="bid ares 3")["legal"] is True
    assert client.drain() == []
    assert client.seq == seq
    client.close()


def test_dice_and_the_others_are_the_scripts(host: Host) -> None:
    client = begin(host, "battle")
    do(client, 3)
    wait_until_asked(client)
    rounds = [event for entry in client.whole_log() for event in entry["events"] if event["event"] == "battle_round"]
    rounds += [
        event
        for message in client.seen
        if message["type"] == "entry"
        for event in message["events"]
        if event["event"] == "battle_round"
    ]
    assert [(one["attacker_die"], one["defender_die"]) for one in rounds] == [(0, 3)]
    client.close()


def test_undo_within_a_lesson(host: Host) -> None:
    client = begin(host, "fleets")
    do(client, 1)
    assert client.game["lesson"]["step"] == 1
    assert client.answer("undo", seq=client.seq, what="step")["type"] == "ack"
    client.next("entry")
    assert client.game["lesson"]["step"] == 0
    do(client)
    assert client.game["lesson"]["free"] == "lesson-fleets-free"
    client.close()


def test_back_to_the_start_and_the_same_dice_again(host: Host) -> None:
    client = begin(host, "battle")
    for _ in range(2):
        do(client)
        assert client.view["isles"]["delos"]["owner"] == "sparta"
        client.answer("propose", what={"rewind": 1})
        client.until(lambda message: message["type"] == "entry" and message["kind"] == "rewind")
        assert client.game["lesson"]["step"] == 0
    client.close()


def test_the_script_goes_on_after_a_restart(tmp_path: Path) -> None:
    host = Host(tmp_path)
    client = begin(host, "battle")
    do(client, 4)  # one round is fought, and the dice of the next one are still to come
    table, token = client.table_id, client.token
    client.close()
    host.stop()
    host = Host(tmp_path, port=host.port)
    client = Client(host, table, token)
    assert client.game["lesson"]["step"] == 3
    do(client)
    assert client.view["isles"]["delos"]["owner"] == "sparta"
    client.close()
    assert host.stop() == 0
    assert "Traceback" not in host.log()


def test_the_free_try(host: Host) -> None:
    client = begin(host, "bidding")
    do(client)
    assert client.act("end")["type"] == "ack"
    wait_until_asked(client)  # bots have played on
    assert client.view["cycle"] == 3
    assert client.act(client.options[0])["type"] == "ack"
    client.close()


def test_again_after_the_end(host: Host) -> None:
    client = begin(host, "winning")
    do(client)
    wait_until_asked(client)
    assert client.view["winners"] == ["sparta"]
    client.send("rematch")
    table = client.next("moved")["table"]
    again = Client(host, table, client.token)
    assert again.table["origin"] == {"kind": "lesson", "lesson": "winning"}
    assert again.game["lesson"]["step"] == 0
    client.close()
    again.close()


def test_only_the_learner_hears_of_the_lesson(host: Host) -> None:
    client = begin(host, "bidding")
    watcher = Client(host, client.table_id)
    assert "lesson" not in watcher.game
    do(client, 1)
    watcher.next("entry")
    assert "lesson" not in watcher.game
    assert '"wanted"' not in "".join(watcher.raw)
    client.close()
    watcher.close()


def test_what_a_learner_hears_does_not_depend_on_what_others_hide(host: Host) -> None:
    """Nobody's gold but his own is in anything that he gets."""
    client = begin(host, "bidding")
    do(client, 1)
    wait_until_asked(client)
    for message in client.seen:
        view = (message.get("game") or {}).get("view")
        if view is not None:
            assert [city for city, form in view["cities"].items() if "gold" in form] == ["sparta"]
    client.close()


def test_not_in_the_lobby(host: Host) -> None:
    client = begin(host, "cycle")
    assert client.table_id not in json.dumps(host.http.get("/api/tables").json())
    client.close()


def test_unknown_lessons(host: Host) -> None:
    answer = host.http.post("/api/lessons/nothing", json={})
    assert answer.status_code == 404
    assert answer.json()["error"] == "unknown_lesson"
    foreign = host.http.post("/api/lessons/bidding", json={}, headers={"Origin": "https://elsewhere.example"})
    assert foreign.json()["error"] == "foreign_origin"


def test_deleted_a_day_after_the_last_visit(tmp_path: Path) -> None:
    host = Host(tmp_path)
    running, over, young = (begin(host, name) for name in ("bidding", "winning", "cycle"))
    do(over)
    while not over.view["ending"]:
        over.next("entry")
    other = host.started(2)[0]
    for client in (running, over, young, other):
        client.close()
    host.stop()
    age(host, 1.1)
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        database.execute("UPDATE visits SET at = at + ? WHERE table_id = ?", (DAY // 5, young.table_id))
    host = Host(tmp_path, port=host.port)
    assert left(host, 2, gone=2) == {young.table_id, other.table_id}
    assert host.stop() == 0
    assert host.log().count("table_expired") == 2
