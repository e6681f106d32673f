"""Looking back on a game that is over: chances, judged beside the tables and kept, and statistics."""

from __future__ import annotations

import asyncio
import csv
import json
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import SystemRandom
from typing import Any

import pytest

from cyclades import Game
from cyclades.forms.record import read_record
from cyclades.game import record_meant
from cyclades.review.chances import OracleJudge, biggest_swings, course
from cyclades.review.statistics import statistics
from cyclades.review.words import Teller
from cyclades.server.bot_room import BotRoom, BotRules
from cyclades.server.limits import MOST_BYTES_OF_RECORD, OF_ADDRESS
from cyclades.table.bot_turns import situation
from cyclades.table.thinker import Asker
from cyclades.text import texts_in
from tests.games.corpus import raw_record
from tests.server.host import SECONDS, Host, decider_or_none, outcome_of

Answer = dict[str, Any]


def until_done(ask: Callable[[int], Answer]) -> tuple[Answer, list[Answer]]:
    """The last answer, and all moments: each is asked for once."""
    moments: list[Answer] = []
    deadline = time.monotonic() + 3 * SECONDS
    while True:
        answer = ask(moments[-1]["step"] if moments else -1)
        moments += answer["moments"]
        assert answer["judged"] == (moments[-1]["step"] if moments else 0)
        if answer["done"]:
            return answer, moments
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture(scope="module")
def finished(host: Host) -> str:
    """A table whose game is over."""
    return played(host)


def played(host: Host) -> str:
    clients = host.started(2, options={"max_cycles": 3}, bots=[None, "random"])
    while (now := decider_or_none(clients)) is not None:
        now.act(now.options[0])
    return clients[0].table_id


def chances(host: Host, table: str, after: int = -1) -> Answer:
    answer = host.http.get(
        f"/api/tables/{table}/chances?after={after}" if after >= 0 else f"/api/tables/{table}/chances"
    )
    assert answer.status_code == 200, answer.text
    told: Answer = answer.json()
    return told


def test_a_game_is_judged_as_the_command_judges_it(host: Host, finished: str) -> None:
    answer, moments = until_done(lambda after: chances(host, finished, after))
    record = record_meant(read_record(host.http.get(f"/api/tables/{finished}/record").json()))
    expected = course(record, OracleJudge())
    assert moments == json.loads(json.dumps([moment.as_json() for moment in expected]))
    assert answer["swings"] == json.loads(json.dumps([swing.as_json() for swing in biggest_swings(expected)]))
    assert (answer["steps"], answer["cities"]) == (len(record.steps), ["sparta", "athens"])


def test_a_judgement_is_kept(tmp_path: Path) -> None:
    host = Host(tmp_path)
    try:
        table = played(host)
        answer, moments = until_done(lambda after: chances(host, table, after))
    finally:
        host.stop()
    again = Host(tmp_path)
    try:
        first = chances(again, table)
        assert first["done"]
        assert (first["moments"], first["swings"]) == (moments, answer["swings"])
    finally:
        again.stop()


def test_nothing_is_said_before_the_end(host: Host) -> None:
    client = host.started(2, bots=[None, "random"])[0]
    for call in ("chances", "statistics", "statistics?form=csv"):
        answer = host.http.get(f"/api/tables/{client.table_id}/{call}")
        assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
        assert host.http.get(f"/api/tables/nosuchtabl/{call}").json()["error"] == "unknown_table"


def test_statistics_of_a_table(host: Host, finished: str) -> None:
    tables = host.http.get(f"/api/tables/{finished}/statistics").json()["tables"]
    record = record_meant(read_record(host.http.get(f"/api/tables/{finished}/record").json()))
    expected = json.loads(json.dumps([figures.as_json() for figures in statistics(record)]))
    assert tables[:-1] == expected[:-1]
    timed = {row["label"]["name"]: row["cells"] for row in tables[-1]["rows"]}  # the table also knows how long it took
    assert list(timed) == ["decisions", "seconds", "seconds_each"]
    assert sum(timed["decisions"]) == len(record.steps)
    written = host.http.get(f"/api/tables/{finished}/statistics?form=csv")
    assert written.headers["content-type"].startswith("text/csv")
    assert f'filename="cyclades-{finished}.csv"' in written.headers["content-disposition"]
    assert next(csv.reader(StringIO(written.text))) == ["Gold: where it came from"]


def test_a_record_that_somebody_has(host: Host) -> None:
    record = raw_record("3-players-plain-1")
    begun = host.http.post("/api/chances", json=record)
    assert begun.status_code == 201
    name = begun.json()["judgement"]
    _, moments = until_done(lambda after: asked(host, f"/api/chances/{name}", after))
    expected = course(record_meant(read_record(record)), OracleJudge())
    assert moments == json.loads(json.dumps([moment.as_json() for moment in expected]))
    assert host.http.post("/api/chances", json=record).json()["done"]  # not judged twice
    tables = host.http.post("/api/statistics", json=record).json()["tables"]
    game = Game.replay(record)
    found = statistics(record_meant(read_record(record)))
    assert tables == json.loads(json.dumps([figures.as_json() for figures in found]))
    written = host.http.post("/api/statistics?form=csv", content=game.record().as_text().encode()).text
    assert written == Teller(texts_in(), game.config).csv(found)
    text = game.record().as_text().encode()
    asked_for = host.http.post("/api/statistics?form=csv&lang=de", content=text)
    assert asked_for.text == Teller(texts_in("de"), game.config).csv(found)
    browser = host.http.post("/api/statistics?form=csv", content=text, headers={"Accept-Language": "ru-RU,en;q=0.5"})
    assert browser.text == Teller(texts_in("ru"), game.config).csv(found)
    unknown = host.http.post("/api/statistics?form=csv&lang=fr", content=text)
    assert unknown.json()["args"] == {"field": "lang"}


def asked(host: Host, path: str, after: int) -> Answer:
    answer = host.http.get(path, params={"after": after} if after >= 0 else {})
    assert answer.status_code == 200, answer.text
    told: Answer = answer.json()
    return told


def test_bad_records_and_questions(host: Host, finished: str) -> None:
    damaged = raw_record("3-players-plain-1")
    damaged["actions"] = [*damaged["actions"][:20], "bid zeus 99", *damaged["actions"][20:]]
    answer = host.http.post("/api/statistics", json=damaged)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad_record")
    fault, flaw = answer.json()["args"]["fault"], answer.json()["args"]["flaw"]
    assert fault.startswith("record: actions: 21: action_not_possible (action='bid zeus 99')")
    assert (flaw["code"], flaw["place"], flaw["args"]) == (
        "action_not_possible",
        "record: actions: 21",
        {"action": "'bid zeus 99'"},
    )
    assert [cause["code"] for cause in flaw["causes"]] == ["against_the_rules"]
    name = host.http.post("/api/chances", json=damaged).json()["judgement"]
    deadline = time.monotonic() + SECONDS
    while (answer := host.http.get(f"/api/chances/{name}")).status_code == 200 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad_record")
    assert host.http.get("/api/chances/nobody").json()["error"] == "not_found"
    for call in ("/api/statistics", "/api/chances"):
        assert host.http.post(call, content=b"\xff\xfe").json()["error"] == "malformed"
        assert host.http.post(call, content=b" " * (MOST_BYTES_OF_RECORD + 1)).json()["error"] == "too_large"
        foreign = host.http.post(call, json=damaged, headers={"Origin": "http://elsewhere.example"})
        assert foreign.json()["error"] == "foreign_origin"
    assert host.http.post("/api/statistics", content=b"{}").json()["error"] == "bad_record"
    assert host.http.get(f"/api/tables/{finished}/statistics?form=pdf").json()["error"] == "bad_field"
    assert host.http.get(f"/api/tables/{finished}/chances?after=x").json()["error"] == "bad_field"


def test_an_address_has_only_so_many_games_judged(tmp_path: Path) -> None:
    host = Host(tmp_path)
    try:
        record = raw_record("2-players-duel")
        codes: list[int] = []
        for number in range(int(OF_ADDRESS["judge"][0]) + 1):
            shorter = record | {"actions": record["actions"][: number + 1], "result": None}
            codes.append(host.http.post("/api/chances", json=shorter).status_code)
        assert codes == [201] * (len(codes) - 1) + [429]
    finally:
        host.stop()


def test_people_are_not_kept_waiting_while_games_are_judged() -> None:
    """A bot's move, a look back and a hint come though one game after the other is judged all the while."""

    async def run() -> int:
        room = BotRoom(BotRules(workers=1))
        pieces = 0
        served = asyncio.Event()

        async def judge() -> None:
            nonlocal pieces
            while not served.is_set():
                name = f"judged {pieces}"
                answer = await room.look_back(
                    Asker(name, time=True), "judge_game", name, raw_record("5-players-late-1"), -1
                )
                assert answer is not None
                assert answer["moments"]
                pieces += 1

        async def people() -> None:
            while not pieces:
                await asyncio.sleep(0.01)
            game = Game.new(2, seed=1)
            player = int(game.player or 0)
            position = situation(game, player, SystemRandom())
            try:
                assert await room.choose("easy", position, player, Asker("played")) is not None
                assert await room.look_back(
                    Asker("seen"), "statistics", raw_record("2-players-duel"), None, "json", "en"
                )
                assert await room.hint(position, player, Asker("played", hint=True)) is not None
            finally:
                served.set()

        try:
            await asyncio.gather(judge(), judge(), people())
        finally:
            room.stop()
        return pieces

    assert outcome_of(run()) > 1
