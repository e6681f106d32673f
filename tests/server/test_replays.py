"""Moments of finished games and of records that people have: what is given, and what is refused."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from cyclades import Game, Record
from cyclades.review.steps import Eyes, changed, frames, opening
from cyclades.server.bot_room import BotRoom, BotRules
from cyclades.server.limits import MOST_BYTES_OF_RECORD, OF_ADDRESS
from cyclades.server.replays import MOST_MOMENTS
from cyclades.table.thinker import Asker
from tests.games.corpus import raw_record, recorded
from tests.server.host import Client, Host, outcome_of
from tests.server.laid_tables import LaidTable
from tests.server.past_games import lay_game

HADES = "modules-hades-heroes-favours"


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded(HADES)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("replays"), "--proxy=127.0.0.1")
    yield host
    assert host.stop() == 0
    assert "Traceback" not in host.log()


@pytest.fixture(scope="module")
def finished(host: Host, record: Record) -> LaidTable:
    return lay_game(host.file, record)


def as_json(content: Any) -> Any:
    return json.loads(json.dumps(content))


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


@pytest.mark.parametrize("eyes", ["all", "spectator", "sparta"])
def test_a_finished_game_is_given_in_parts(host: Host, finished: LaidTable, record: Record, eyes: str) -> None:
    seen_by = Eyes.named(eyes, int(record.config["players"]))
    call = f"/api/tables/{finished.id}/replay"
    first = host.http.get(call, params={"eyes": eyes, "story": "yes"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-store"
    told = opening(record, seen_by)
    assert first.json() == as_json(
        {"told": told, "steps": len(record.steps)} | frames(record, seen_by, 0, 60),
    )
    rest = host.http.get(call, params={"eyes": eyes, "from": "61", "until": "300"}).json()
    assert rest == as_json({"steps": len(record.steps)} | frames(record, seen_by, 61, 300))


def test_whoever_cant_unpack_gets_it_plain(host: Host, finished: LaidTable) -> None:
    call = f"/api/tables/{finished.id}/replay"
    plain = host.http.get(call, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == host.http.get(call).json()


def test_a_seats_eyes_get_what_the_seat_saw(host: Host, finished: LaidTable, record: Record) -> None:
    """All of it at the table itself: look for look, and line for line of the log."""
    running = lay_game(host.file, record, people=("Anna", "Boris"), until=30)
    client = Client(host, running.id, running.tokens[1])
    looked = {past["seq"]: past["view"] for past in client.answer("look", after=1, until=31)["views"]}
    log = {entry["seq"]: entry for entry in client.whole_log()}
    client.close()
    given = host.http.get(f"/api/tables/{finished.id}/replay?eyes=athens&story=yes&until=30").json()
    view = given["view"]
    for number, by in enumerate([{}, *given["changes"]]):
        view = changed(view, by)
        assert looked[number + 1] == view
        story = given["told"]["story"][number]
        assert (story["action"], story["events"]) == (log[number + 1]["action"], log[number + 1]["events"])


def test_a_game_that_goes_on_is_not_given_to_anybody(host: Host, record: Record) -> None:
    running = lay_game(host.file, record, until=40)
    for eyes in ("all", "sparta", "spectator"):
        answer = host.http.get(f"/api/tables/{running.id}/replay?eyes={eyes}")
        assert refused(answer) == (409, "not_over")
        assert answer.json()["args"] == {}
    assert refused(host.http.get("/api/tables/nowhere/replay")) == (404, "unknown_table")


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("eyes=nobody", "eyes"),
        ("eyes=mycenae", "eyes"),
        ("eyes=Sparta", "eyes"),
        (f"from=0&until={MOST_MOMENTS + 1}", "until"),
        ("from=5&until=4", "until"),
        ("from=-1", "from"),
        ("from=1e3", "from"),
        ("until=9999999999", "until"),
        ("story=maybe", "story"),
        ("seed=1", "seed"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(host: Host, finished: LaidTable, query: str, field: str) -> None:
    answer = host.http.get(f"/api/tables/{finished.id}/replay?{query}")
    assert refused(answer) == (400, "bad_field")
    assert answer.json()["args"] == {"field": field}


def test_a_log_that_cant_be_replayed_is_said_to_be_so(host: Host, record: Record) -> None:
    broken = lay_game(host.file, record)
    with closing(sqlite3.connect(host.file)) as database:
        database.execute("UPDATE entries SET action = 'end' WHERE table_id = ? AND seq = 9", (broken.id,))
        database.commit()
    assert refused(host.http.get(f"/api/tables/{broken.id}/replay?story=yes")) == (409, "log_unreadable")


# Records


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_record_is_replayed_and_not_kept(host: Host, record: Record, form: str) -> None:
    before = host.rows("SELECT count(*) FROM tables")
    content = json.dumps(record.as_json()) if form == "json" else record.as_text()
    answer = host.http.post("/api/replay?eyes=all&story=yes&until=20", content=content)
    everything = Eyes(everything=True)
    assert answer.status_code == 200
    expected = {"told": opening(record, everything), "steps": len(record.steps)} | frames(record, everything, 0, 20)
    assert answer.json() == as_json(expected)
    assert host.rows("SELECT count(*) FROM tables") == before


def damaged(record: Record) -> dict[str, str]:
    whole = record.as_json()
    return {
        "nothing": "",
        "no JSON": "{",
        "a list": "[]",
        "another file": '{"a": 1}',
        "a deep one": "[" * 100_000,
        "no actions": json.dumps({**whole, "actions": 5}),
        "an action that is none": json.dumps({**whole, "actions": ["fly", *whole["actions"]]}),
        "an action that can't be": json.dumps({**whole, "actions": [*whole["actions"], "end"]}),
        "another end": json.dumps({**whole, "actions": whole["actions"][:-1]}),
        "an unknown board": json.dumps({**whole, "config": {**whole["config"], "board": "nowhere"}}),
        "no players": json.dumps({**whole, "config": {}}),
        "players in words": json.dumps({**whole, "config": {**whole["config"], "players": "five"}}),
        "later rules": json.dumps({**whole, "rules": 99}),
        "too many actions": json.dumps({**whole, "actions": ["end"] * 10_001}),
        "half a text": record.as_text()[:60],
    }


@pytest.mark.parametrize("kind", damaged(recorded(HADES)))
def test_a_damaged_record_is_refused_with_its_fault(host: Host, record: Record, kind: str) -> None:
    answer = host.http.post("/api/replay?eyes=all&story=yes", content=damaged(record)[kind])
    assert refused(answer) == (422, "bad_record")
    assert answer.json()["args"]["fault"]
    assert answer.json()["args"]["flaw"]["code"]


def test_what_is_no_text_or_too_large_is_refused(host: Host) -> None:
    assert refused(host.http.post("/api/replay", content=b"\xff\xfe\x00")) == (400, "malformed")
    assert refused(host.http.post("/api/replay", content=b" " * (MOST_BYTES_OF_RECORD + 1))) == (413, "too_large")
    foreign = host.http.post("/api/replay", content=b"{}", headers={"Origin": "https://elsewhere.example"})
    assert refused(foreign) == (403, "foreign_origin")


def test_an_address_looks_back_only_so_often(host: Host) -> None:
    burst, _ = OF_ADDRESS["replay"]

    def look(address: str) -> int:
        answer = host.http.get("/api/tables/nowhere/replay", headers={"X-Forwarded-For": address})
        status: int = answer.status_code
        return status

    answers = [look("192.0.2.7") for _ in range(3 * burst)]
    assert answers[:burst] == [404] * burst
    assert 429 in answers
    assert look("192.0.2.8") == 404


def test_a_record_of_version_1_finds_its_board(host: Host) -> None:
    content = raw_record("3-players-late-1")
    assert isinstance(content["config"]["board"], str)
    answer = host.http.post("/api/replay?eyes=all&story=yes", content=json.dumps(content))
    assert answer.json()["told"]["board"]["id"] == content["config"]["board"]


def test_looking_back_and_thinking_dont_wait_for_each_other(record: Record) -> None:
    """Whoever thinks has all other workers; and while somebody looks back, one thinks."""

    async def look_while_others_think() -> None:
        room = BotRoom(BotRules(workers=1))
        try:
            async with room._queue.place(Asker("a")), room._quick.place(Asker("b")):
                answer = await room.look_back(Asker("c"), "replay", record.as_json(), "all", 0, 2, False)
            assert answer is not None
            assert "packed" in answer
            async with room._past.place(Asker("d")):
                game = Game.new(3, seed=1)
                chosen = await room.choose("easy", game.to_position(), game.player or 0, Asker("e"))
            assert chosen in [game.text(action) for action in game.legal_actions()]
        finally:
            room.stop()

    outcome_of(look_while_others_think())


def test_a_worker_that_dies_is_a_refusal_and_the_next_look_is_answered(record: Record) -> None:
    async def look_twice() -> None:
        room = BotRoom(BotRules(workers=1))
        try:
            first = asyncio.create_task(room.look_back(Asker("a"), "replay", record.as_json(), "all", 0, 400, True))
            while room._workers[1].pid is None:
                await asyncio.sleep(0.01)
            os.kill(int(room._workers[1].pid), signal.SIGKILL)
            assert await first is None
            assert await room.look_back(Asker("a"), "replay", record.as_json(), "all", 0, 2, False) is not None
        finally:
            room.stop()

    outcome_of(look_twice())


def test_one_seats_replay_is_the_same_whatever_others_keep_secret(host: Host) -> None:
    """Two finished games that differ only in a secret: every byte that a seat's or a spectator's eyes are given."""
    base = recorded("2-players-late-1")
    assert base.position is not None
    others = {}
    for gold in (0, 3):
        position = as_json(base.position)
        position["cities"]["athens"]["gold"] += gold
        others[gold] = lay_game(host.file, replace(base, position=position))
    for eyes, same in (("sparta", True), ("spectator", True), ("athens", False), ("all", False)):
        given = [
            host.http.get(f"/api/tables/{game.id}/replay?eyes={eyes}&story=yes&until=400").json()
            for game in others.values()
        ]
        last = given[0]["steps"]
        for content in given:
            assert len(content["changes"]) == last
            content["changes"].pop()  # at the end all gold is open
        assert (given[0] == given[1]) is same, eyes
