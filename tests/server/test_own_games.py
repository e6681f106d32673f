"""Whoever has the right to seats learns from afar how their games stand, and nobody else learns anything."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cyclades.engine.words.pieces import CITIES
from tests.server.host import Host, decider_or_none
from tests.server.past_games import lay_game, long_game


def games(host: Host, rights: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    body = {"rights": [{"table": table, "token": token} for table, token in rights]}
    answer = host.http.post("/api/tables/mine", json=body)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def test_who_is_waited_for_and_who_has_won(host: Host) -> None:
    clients = host.started(2, options={"max_cycles": 1}, modules=["hades"])
    rights = [(client.table_id, client.token or "") for client in clients]
    watched = 0
    while (client := decider_or_none(clients)) is not None:
        seats = games(host, rights)
        assert [game["seat"] for game in seats] == [0, 1]
        for game in seats:
            assert (game["waits_for"], game["winners"]) == (client.seat, [])
            assert game["table"]["cycle"] == client.view["cycle"]
            assert game["table"]["modules"] == ["hades"]
            assert [seat["name"] for seat in game["table"]["seats"]] == ["Person 0", "Person 1"]
        client.act(client.options[0])
        watched += 1
    assert watched > 3
    over = games(host, rights)
    assert [game["waits_for"] for game in over] == [None, None]
    assert [CITIES[seat] for seat in over[0]["winners"]] == clients[0].view["winners"]
    assert over[0]["played"] >= over[0]["table"]["created"]
    assert over[0]["table"]["phase"] == "over"


def test_a_table_that_gathers_is_among_them(host: Host) -> None:
    table, tokens = host.new_table(3, title="Friends")
    (game,) = games(host, [(table, tokens[2])])
    assert (game["seat"], game["waits_for"], game["winners"]) == (2, None, [])
    assert (game["table"]["title"], game["table"]["phase"]) == ("Friends", "open")


def test_a_wrong_right_says_nothing_whatever_is_wrong_with_it(host: Host) -> None:
    table, tokens = host.new_table(2)
    other, others = host.new_table(2)
    wrong = [
        (table, others[0]),
        (table, tokens[0][:-1]),
        (table, ""),
        ("nosuchtabl", tokens[0]),
        ("", ""),
        (table.upper(), tokens[0]),
        ("' OR 1=1 --", tokens[0]),
        (table, "\ud800".encode("utf-8", "replace").decode()),
    ]
    for right in wrong:
        assert games(host, [right]) == []
    answers = {host.http.post("/api/tables/mine", json={"rights": [_form(right)]}).content for right in wrong}
    assert len(answers) == 1, "no difference"
    assert [game["seat"] for game in games(host, [*wrong, (other, others[1]), (table, tokens[0])])] == [1, 0]
    assert not any(token in host.log() for token in [*tokens, *others])


def _form(right: tuple[str, str]) -> dict[str, str]:
    return {"table": right[0], "token": right[1]}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"rights": None},
        {"rights": [{}]},
        {"rights": [["a", "b"]]},
        {"rights": [_form(("a", "b")) | {"x": 1}]},
        {"rights": [_form(("a", "x" * 101))]},
        {"rights": [_form(("a", "b"))] * 81},
        {"rights": [], "all": True},
    ],
)
def test_what_cannot_be_read_is_refused(host: Host, body: dict[str, Any]) -> None:
    answer = host.http.post("/api/tables/mine", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_field")


def test_other_sites_and_too_many_questions_are_refused(tmp_path: Path) -> None:
    host = Host(tmp_path)
    ask: dict[str, Any] = {"rights": []}
    foreign = host.http.post("/api/tables/mine", json=ask, headers={"Origin": "http://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "foreign_origin")
    codes = {host.http.post("/api/tables/mine", json=ask).status_code for _ in range(100)}
    assert codes == {200, 429}
    assert host.stop() == 0


def test_a_table_from_before_it_was_kept_is_replayed_once(host: Host) -> None:
    record = long_game(60, 2, ["heroes"])
    over = lay_game(host.file, record)
    running = lay_game(host.file, record, until=40)
    damaged = lay_game(host.file, record, until=30)
    with contextlib.closing(sqlite3.connect(host.file)) as database:
        database.execute("UPDATE entries SET action = 'nonsense' WHERE table_id = ? AND seq = 20", (damaged.id,))
        database.commit()
    rights = [(table.id, table.tokens[0]) for table in (over, running, damaged)]
    first = games(host, rights)
    assert [game["table"]["phase"] for game in first] == ["over", "running", "running"]
    assert first[0]["winners"]
    assert [game["waits_for"] is None for game in first] == [True, False, True]
    kept = dict(host.rows("SELECT id, standing FROM tables WHERE standing IS NOT NULL"))
    assert {over.id, running.id} <= set(kept)
    assert damaged.id not in kept
    assert games(host, rights) == first
